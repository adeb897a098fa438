// Conditions that test for one of Apple's systems, in source that takes the system for its framework.

/// A system of Apple's that a module is built as.
enum SourceSystem: String {
  /// The system with UIKit.
  case iOS
  /// The system with AppKit.
  case macOS

  /// The names that conditions have for it.
  fileprivate var names: Set<String> { self == .iOS ? ["iOS"] : ["macOS", "OSX"] }
}

extension SourceFile {
  private static let systems: Set<String> = [
    "iOS", "macOS", "OSX", "tvOS", "watchOS", "visionOS", "Linux", "macCatalyst",
  ]

  /// `os(iOS)` and its like become true for the system that the module is built as, and false for all others.
  mutating func replaceSystemConditions(_ system: SourceSystem) {
    for index in code.indices where word(index) == "os" && word(index + 1) == "(" && word(index + 3) == ")" {
      let name = word(index + 2)
      guard Self.systems.contains(name), isCondition(at: index) else { continue }
      replace(range(index).lowerBound..<range(index + 3).upperBound, with: "\(system.names.contains(name))")
    }
  }

  /// `canImport(AppKit)` is true only where there is no UIKit: no system of Apple's has both, while a build of this package may
  /// hold both modules, and source that asks for one and for the other would declare its names twice.
  mutating func preferUIKit() {
    guard system != .macOS else { return }
    for index in code.indices where word(index) == "canImport" && word(index + 1) == "(" {
      guard ["AppKit", "Cocoa"].contains(word(index + 2)), word(index + 3) == ")", isCondition(at: index),
        !isEdited(index)
      else { continue }
      let condition = system == .iOS ? "false" : "(canImport(\(word(index + 2))) && !canImport(UIKit))"
      replace(range(index).lowerBound..<range(index + 3).upperBound, with: condition)
    }
  }

  /// The ranges of code for other systems only: between `#if os(macOS)` and its `#endif`, for instance.
  var codeOfOtherSystems: [Range<Int>] {
    var result: [Range<Int>] = []
    // Of each condition around the place, whether it holds, and where its branch begins; nil where that is not known.
    var open: [(holds: Bool?, start: Int)] = []
    for index in code.indices where word(index) == "#" && areAdjacent(index, index + 1) {
      if ["elseif", "else", "endif"].contains(word(index + 1)), let last = open.popLast() {
        if last.holds == false { result.append(last.start..<index) }
        if word(index + 1) == "else" { open.append((last.holds.map { !$0 }, index)) }
        if word(index + 1) == "elseif" { open.append((nil, index)) }
      } else if word(index + 1) == "if" {
        open.append((holds(conditionAt: index + 2), index))
      }
    }
    return result
  }

  /// The conditions that hold at an index, the outermost first, as other rules rewrite them.
  func conditions(at place: Int) -> [String] {
    var open: [[String]] = []
    for index in 0..<place where word(index) == "#" && areAdjacent(index, index + 1) {
      switch word(index + 1) {
      case "if": open.append([condition(at: index + 2)])
      case "elseif":
        if let last = open.popLast() { open.append(Self.refused(last) + [condition(at: index + 2)]) }
      case "else": if let last = open.popLast() { open.append(Self.refused(last)) }
      case "endif": _ = open.popLast()
      default: break
      }
    }
    return open.flatMap { $0 }
  }

  /// The conditions under which the last branch's condition does not hold.
  private static func refused(_ branch: [String]) -> [String] {
    branch.dropLast() + branch.suffix(1).map { "!(\($0))" }
  }

  /// The rest of a line that begins with `#if`.
  private func condition(at start: Int) -> String {
    guard start < code.count else { return "" }
    let line = line(of: range(start).lowerBound)
    var end = start
    while end + 1 < code.count, self.line(of: range(end + 1).lowerBound) == line { end += 1 }
    return edited(range(start).lowerBound..<range(end).upperBound)
  }

  /// Whether the module is built as one of the systems of a condition, as `os(iOS) || os(tvOS)`; nil for other conditions.
  private func holds(conditionAt start: Int) -> Bool? {
    let line = line(of: range(start).lowerBound)
    let end = (start..<code.count).first { self.line(of: range($0).lowerBound) != line } ?? code.count
    let words = (start..<end).map(word)
    let names = stride(from: 2, to: words.count, by: 1).filter {
      words[$0 - 2] == "os" && words[$0 - 1] == "("
    }
    .map { words[$0] }
    guard !names.isEmpty,
      words.allSatisfy({ ["os", "(", ")", "|", "||"].contains($0) || Self.systems.contains($0) })
    else { return nil }
    return names.contains { system?.names.contains($0) ?? ($0 == "Linux") }
  }

  /// Whether a piece of code stands on a line of `#if` or `#elseif`.
  private func isCondition(at index: Int) -> Bool {
    let line = line(of: range(index).lowerBound)
    var first = index
    while first > 0, self.line(of: range(first - 1).lowerBound) == line { first -= 1 }
    return word(first) == "#" && (word(first + 1) == "if" || word(first + 1) == "elseif")
  }
}
