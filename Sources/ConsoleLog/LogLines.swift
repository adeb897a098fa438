// A pasted console text without what the console, a terminal or a mail program put around Apple's words.

import Foundation

/// The lines of a console text.
struct LogLines {
  /// Without prefixes and control characters; joined by `\n`.
  let text: String

  init(_ pasted: String) {
    let plain = LogMarkup.removed(from: Self.withoutControls(pasted))
    var lines = plain.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines = Self.withoutQuoting(lines)
    let prefixes = Prefixes()
    text = lines.map(prefixes.removed).joined(separator: "\n")
  }

  /// Line ends as `\n`, no colours of terminals, plain blanks.
  private static func withoutControls(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isInEscape = false
    for scalar in text.replacingOccurrences(of: "\r\n", with: "\n").unicodeScalars {
      if isInEscape {
        // A sequence ends with its first letter (ECMA-48).
        if scalar.properties.isAlphabetic { isInEscape = false }
        continue
      }
      switch scalar {
      case "\u{1B}": isInEscape = true
      case "\r", "\u{2028}", "\u{2029}": result.append("\n")
      case "\u{A0}": result.append(" ")
      // Marks of direction would turn the lines that show them.
      case "\u{FEFF}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        break
      case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t", "\u{7F}"..<"\u{A0}": break
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Mails and tickets begin every line with `>`, comments with `//`, `#` or `*`. The marks of a block go: of lines beside
  /// each other. One alone is none, since a wrapped line may begin with `>`, or a remark between two lines with `//`.
  private static func withoutQuoting(_ lines: [String]) -> [String] {
    var lines = lines
    for mark in [">", "//", "#", "*"] {
      let marked = lines.map { line in
        let start = line.drop { $0.isWhitespace }
        // A factor, wrapped: `*UIView:0x…`.
        return start.hasPrefix(mark) && (mark != "*" || start.dropFirst().first.map(\.isWhitespace) ?? true)
      }
      for index in lines.indices where marked[index] {
        let hasNeighbour =
          index > 0 && marked[index - 1] || index + 1 < lines.count && marked[index + 1]
          || lines.count == 1
        if hasNeighbour { lines[index] = unmarked(lines[index], mark) }
      }
    }
    return lines
  }

  private static func unmarked(_ line: String, _ mark: String) -> String {
    var rest = line.drop { $0.isWhitespace }
    while rest.hasPrefix(mark) { rest = rest.dropFirst(mark.count).drop { $0 == " " } }
    // `///`
    if mark == "//" { rest = rest.drop { $0 == "/" } }
    return String(rest)
  }
}

/// The prefixes of a message's first line: time, process, subsystem. Made once for a text: making a Regex takes longer
/// than matching it, and it is not Sendable.
private struct Prefixes {
  /// Xcode's console and `NSLog`, `log stream`, its compact form.
  private let dated = [
    /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?(?:[+-]\d{4})? [^\[\]\n]{1,80}\[\d+:[0-9a-fA-Fx]+\] ?/,
    /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?(?:[+-]\d{4})?\s+0x[0-9a-fA-F]+\s+\w+\s+0x[0-9a-fA-F]+\s+\d+\s+\d+\s+[^:\n]{1,80}:\s?/,
    /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?(?:[+-]\d{4})?\s+\w{1,2}\s+[^\[\]\n]{1,80}\[\d+(?::[0-9a-fA-Fx]+)?\]:?\s?/,
  ]
  /// The system log of a device.
  private let device = /[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [^\[\]\n]{1,120}\[\d+\](?: <\w+>)?:\s?/
  private let subsystem =
    /\s*(?:\((?:UIKitCore|UIKit|AppKit|CoreAutoLayout|Foundation)\)|\[[\w.:]*LayoutConstraints\]|\[(?:Assert|Warning|LayoutLoop|TableView|Layout|Constraints)\]|error:|default:)\s?/

  func removed(_ line: String) -> String {
    guard let first = line.utf8.first else { return line }
    var rest = Substring(line)
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      // A date: `2024-`.
      if line.utf8.dropFirst(4).first == UInt8(ascii: "-"), let end = end(of: dated, in: rest) {
        rest = rest[end...]
      }
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      // A month: `Nov 22`.
      if line.utf8.dropFirst(3).first == UInt8(ascii: " "), let end = end(of: [device], in: rest) {
        rest = rest[end...]
      }
    case UInt8(ascii: "["), UInt8(ascii: "("): break
    default: return line
    }
    var category = ""
    while let match = rest.prefixMatch(of: subsystem), !match.range.isEmpty {
      if match.output.contains("LayoutConstraints]") { category = LogScanner.category }
      rest = rest[match.range.upperBound...]
    }
    // A redacted message has nothing else.
    return (rest.hasPrefix("<") ? category : "") + rest
  }

  private func end(of patterns: [Regex<Substring>], in line: Substring) -> String.Index? {
    for pattern in patterns {
      if let match = try? pattern.prefixMatch(in: line) { return match.range.upperBound }
    }
    return nil
  }
}
