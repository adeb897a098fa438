// Finds the parts of a console text: headings, descriptions of constraints, whole or damaged, and what is beside them.

import ConstraintSolver
import Foundation

/// A recognized part of a console text.
enum LogPart: Equatable, Sendable {
  /// A conflict begins.
  case heading
  /// A list begins, perhaps without its heading.
  case listStart
  /// The broken constraint follows: the text, unless a description stands there.
  case breaking(String)
  /// A description that was read.
  case constraint(NotedConstraint)
  /// A description that could not be read: as far as it goes, and why.
  case damaged(String, NotationMistake)
  /// A redaction by the logging system: `<private>`; it may stand for a whole message.
  case redacted(isMessage: Bool)
  /// A debugger's print begins: a list of constraints that no message is about.
  case dump
}

struct LogScanner {
  private let characters: [UInt8]
  private var position = 0
  private(set) var parts: [LogPart] = []

  /// The parts of a text without prefixes.
  static func parts(of text: String) -> [LogPart] {
    var scanner = LogScanner(characters: Array(text.utf8))
    scanner.scan()
    return scanner.parts
  }

  private init(characters: [UInt8]) { self.characters = characters }

  /// UIKit's words and AppKit's, and others that AppKit of macOS 14 has for some views.
  private static let headings = [
    Array("Unable to simultaneously satisfy constraints".utf8),
    Array("Conflicting constraints detected".utf8),
  ]
  private static let breaking = Array("Will attempt to recover by breaking".utf8)
  /// The texts that follow a list or a constraint.
  private static let endings = ["Will attempt", "Unable to", "Make a sym", "Conflicting con"].map {
    Array($0.utf8)
  }
  private static let redactions = ["<private>", "<redacted>", "<decode: "].map { Array($0.utf8) }
  /// The rest of a message that is redacted as a whole.
  static let category = "LayoutConstraints] "
  /// `po view.constraints`, and what it prints in Objective-C and in Swift.
  private static let dumps = [
    "<__NSArray", "<__NSSingleObjectArray", "▿ ", "(lldb) p", "(lldb) e", "(lldb) v", "elements\n",
    "element\n",
  ].map { Array($0.utf8) }
  /// A description is shorter than this, or the text is something else.
  private static let lengthLimit = 4000

  private mutating func scan() {
    while position < characters.count {
      switch Self.lowercased(characters[position]) {
      case UInt8(ascii: "u") where takes(Self.headings[0]), UInt8(ascii: "c") where takes(Self.headings[1]):
        parts.append(.heading)
      case UInt8(ascii: "w") where takes(Self.breaking): parts.append(.breaking(textOfBroken()))
      case UInt8(ascii: "(") where isAlone(at: position):
        parts.append(.listStart)
        position += 1
      case UInt8(ascii: "<"):
        guard !TimeLimit.isOver else { return }
        if let start = constraintHeading(at: position) {
          takeDescription(headingEnd: start)
        } else if !takesRedaction(isMessage: false) {
          takeDump()
        }
      case UInt8(ascii: "l") where starts(Self.category.utf8, at: position):
        position += Self.category.utf8.count
        _ = takesRedaction(isMessage: true)
      case UInt8(ascii: "("), Self.dumps[2][0]: takeDump()
      case UInt8(ascii: "e") where isBehindCount: takeDump()
      default: position += 1
      }
    }
  }

  private mutating func takesRedaction(isMessage: Bool) -> Bool {
    guard let mark = Self.redactions.first(where: { starts($0, at: position) }) else { return false }
    parts.append(.redacted(isMessage: isMessage))
    position += mark.count
    return true
  }

  /// The text in place of the broken constraint, to the end of the paragraph; nothing before a description.
  private mutating func textOfBroken() -> String {
    _ = takes(Array(" constraint".utf8))
    while position < characters.count, Self.isSpace(characters[position]) { position += 1 }
    let end = end(after: position)
    guard end >= characters.count || characters[end] != UInt8(ascii: "<") else { return "" }
    return String(decoding: characters[position..<end], as: UTF8.self)
  }

  /// `2 elements`, on a line of its own.
  private var isBehindCount: Bool {
    var here = position - 1
    while here >= 0, characters[here] == 0x20 || (0x30...0x39).contains(characters[here]) { here -= 1 }
    return (here < 0 || characters[here] == 0x0A) && position - here > 2 && characters[position - 2] != 0x20
  }

  private mutating func takeDump() {
    if Self.dumps.contains(where: { starts($0, at: position) }) { parts.append(.dump) }
    position += 1
  }

  private func starts(_ words: some Collection<UInt8>, at place: Int) -> Bool {
    characters.dropFirst(place).prefix(words.count).elementsEqual(words) {
      Self.lowercased($0) == Self.lowercased($1)
    }
  }

  /// People type the words anew.
  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// Blanks and line ends within the words count as one blank; a line may end within a word, too, where a terminal wraps
  /// it.
  private mutating func takes(_ words: [UInt8]) -> Bool {
    var here = position
    for letter in words {
      if letter == UInt8(ascii: " ") {
        let start = here
        while here < characters.count, Self.isSpace(characters[here]) { here += 1 }
        guard here > start else { return false }
      } else {
        here = afterWrap(at: here)
        guard starts(CollectionOfOne(letter), at: here) else { return false }
        here += 1
      }
    }
    position = here
    return true
  }

  /// Beyond one line end and the blanks that begin the next line.
  private func afterWrap(at place: Int) -> Int {
    guard place < characters.count, characters[place] == 0x0A else { return place }
    var here = place + 1
    while here < characters.count, characters[here] == 0x20 || characters[here] == 0x09 { here += 1 }
    return here
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 }

  private func isAlone(at place: Int) -> Bool {
    var before = place - 1
    while before >= 0, characters[before] == 0x20 || characters[before] == 0x09 { before -= 1 }
    guard before < 0 || characters[before] == 0x0A else { return false }
    var after = place + 1
    while after < characters.count, characters[after] == 0x20 || characters[after] == 0x09 { after += 1 }
    return after >= characters.count || characters[after] == 0x0A
  }

  /// The end of `<Class:0x…`, of a class that is a constraint's by its name or by its place in a quoted list.
  private func constraintHeading(at start: Int) -> Int? {
    var here = start + 1
    while here < characters.count, characters[here] == UInt8(ascii: " ") { here += 1 }
    var name: [UInt8] = []
    while true {
      here = afterWrap(at: here)
      guard here < characters.count, Self.isOfClassName(characters[here]) else { break }
      name.append(characters[here])
      here += 1
    }
    guard !name.isEmpty, here < characters.count, characters[here] == UInt8(ascii: ":") else { return nil }
    let isConstraint = String(decoding: name, as: UTF8.self).contains("onstraint")
    guard isConstraint || start > 0 && characters[start - 1] == UInt8(ascii: "\"") else { return nil }
    here = afterWrap(at: here + 1)
    // Other objects are printed with a blank before their address, and people write constraints so.
    if isConstraint, starts(Array(" 0x".utf8), at: here) { here += 1 }
    guard here < characters.count, !Self.isSpace(characters[here]) else { return nil }
    guard isConstraint || starts(Array("0x".utf8), at: here) else { return nil }
    return here
  }

  private static func isOfClassName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || Unicode.Scalar(byte).properties.isAlphabetic || (0x30...0x39).contains(byte)
      || "_.$".utf8.contains(byte)
  }

  /// Tries the possible ends of the description, the nearest first.
  private mutating func takeDescription(headingEnd: Int) {
    let start = position
    let isQuoted =
      start > 0 && characters[start - 1] == UInt8(ascii: "\"")
      || start > 2 && starts(Array("“".utf8), at: start - 3)
    let limit = end(after: headingEnd)
    var firstMistake: NotationMistake?
    for end in candidates(from: headingEnd, to: limit).prefix(8) {
      do throws(NotationMistake) {
        let constraint = try Self.reading(characters[start...end], isQuoted: isQuoted)
        parts.append(.constraint(constraint))
        position = end + 1
        return
      } catch { firstMistake = firstMistake ?? error }
    }
    // Cut off: the end of the tail may be missing without harm. The quote of the next one is not a part of it.
    let rest = Self.trimmed(characters[start..<limit])
    do throws(NotationMistake) {
      let constraint = try Self.reading(rest, isQuoted: isQuoted)
      parts.append(.constraint(constraint))
    } catch {
      let text = Self.unwrapped(rest) { _ in " " }
      parts.append(.damaged(String(text.prefix(300)), firstMistake ?? error))
    }
    position = max(limit, start + 1)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let last = bytes.last, isSpace(last) || last == UInt8(ascii: "\"") || last == UInt8(ascii: ",") {
      bytes.removeLast()
    }
    return bytes
  }

  /// Before the next description, an empty line, or the words that follow a list, which may be on the same line.
  private func end(after start: Int) -> Int {
    var here = start
    let last = min(characters.count, start + Self.lengthLimit)
    while here < last {
      if characters[here] == 0x0A {
        var next = here + 1
        while next < characters.count, characters[next] == 0x20 || characters[next] == 0x09 { next += 1 }
        if next >= characters.count || characters[next] == 0x0A { return here }
        if characters[next] == UInt8(ascii: ")") || characters[next] == UInt8(ascii: "("), isAlone(at: next) {
          return here
        }
      }
      if Self.isSpace(characters[here]), Self.endings.contains(where: { starts($0, at: here + 1) }) {
        return here
      }
      if characters[here] == UInt8(ascii: "<"), constraintHeading(at: here) != nil { return here }
      here += 1
    }
    return last
  }

  /// Every `>` that is no part of `>=` or of the name of a generic class.
  private func candidates(from start: Int, to end: Int) -> [Int] {
    (start..<max(start, end)).filter { here in
      guard characters[here] == UInt8(ascii: ">") else { return false }
      guard here + 1 < characters.count else { return true }
      return characters[here + 1] != UInt8(ascii: "=") && characters[here + 1] != UInt8(ascii: ":")
    }
  }

  /// A description on one line. Where it is wrapped, a blank or nothing may have stood: both are tried.
  private static func reading(_ bytes: ArraySlice<UInt8>, isQuoted: Bool) throws(NotationMistake)
    -> NotedConstraint
  {
    var failure: NotationMistake?
    let wraps = bytes.count { $0 == 0x0A }
    // Two ways a wrap; of many wraps only all of one way.
    let tries = wraps == 0 ? [0] : wraps <= 4 ? Array(0..<(1 << wraps)) : [0, (1 << 20) - 1]
    for choice in tries {
      do throws(NotationMistake) {
        let text = unwrapped(bytes) { choice >> min($0, 19) & 1 == 0 ? " " : "" }
        return try NotedConstraint(isQuoted ? unescaped(text) : text)
      } catch { failure = failure ?? error }
    }
    throw failure ?? .cutOff
  }

  private static func unwrapped(_ bytes: ArraySlice<UInt8>, joint: (Int) -> String) -> String {
    var text = ""
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: true).enumerated() {
      var line = String(decoding: line, as: UTF8.self).replacingOccurrences(of: "\t", with: " ")
      if index > 0 {
        line = String(line.drop { $0 == " " || $0 == "\t" })
        while text.last == " " { text.removeLast() }
        text += joint(index - 1)
      }
      text += line
    }
    return text
  }

  /// Lists escape quotes, backslashes and what is not ASCII, as old property lists do.
  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var units: [UInt16] = []
    var source = Array(text.utf16)[...]
    while let unit = source.popFirst() {
      guard unit == UInt16(UInt8(ascii: "\\")), let next = source.first else {
        units.append(unit)
        continue
      }
      source = source.dropFirst()
      switch next {
      case UInt16(UInt8(ascii: "U")), UInt16(UInt8(ascii: "u")):
        let digits = String(decoding: source.prefix(4), as: UTF16.self)
        if digits.count == 4, let value = UInt16(digits, radix: 16) {
          units.append(value)
          source = source.dropFirst(4)
        } else {
          units += [unit, next]
        }
      case UInt16(UInt8(ascii: "n")), UInt16(UInt8(ascii: "t")): units.append(0x20)
      default: units.append(next)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
