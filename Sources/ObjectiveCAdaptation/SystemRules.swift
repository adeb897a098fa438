// Conditions that ask for one of Apple's systems, in source that takes the system for its framework.

/// A system of Apple's that a module is built as.
enum SourceSystem: String {
  /// Where there is UIKit.
  case iOS
  /// Where there is AppKit.
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
      replace(
        range(index).lowerBound..<range(index + 3).upperBound, with: "\(system.names.contains(name))")
    }
  }

  /// Whether a piece of code stands on a line of `#if` or `#elseif`.
  private func isCondition(at index: Int) -> Bool {
    let line = line(of: range(index).lowerBound)
    var first = index
    while first > 0, self.line(of: range(first - 1).lowerBound) == line { first -= 1 }
    return word(first) == "#" && (word(first + 1) == "if" || word(first + 1) == "elseif")
  }
}
