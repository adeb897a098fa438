// A pasted console text without what the console, a terminal or a mail program put around Apple's words.

import Foundation

/// The lines of a console text.
struct LogLines {
  /// Without prefixes and control characters; joined by `\n`.
  let text: String

  init(_ pasted: String) {
    var lines =
      Self.withoutControls(pasted).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines = Self.withoutQuoting(lines)
    text = lines.map(Self.withoutPrefix).joined(separator: "\n")
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
      case "\u{FEFF}": break
      case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t": break
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Mails and tickets begin every line with `>`, comments with `//` or `*`.
  private static func withoutQuoting(_ lines: [String]) -> [String] {
    let full = lines.filter { $0.contains { !$0.isWhitespace } }
    for mark in [">", "//", "*"] {
      let marked = full.filter { $0.drop { $0.isWhitespace }.hasPrefix(mark) }
      // A wrapped line may begin so, too; most do not.
      guard marked.count * 2 > full.count, full.count > 1 else { continue }
      return lines.map { line in
        var rest = line.drop { $0.isWhitespace }
        guard rest.hasPrefix(mark) else { return line }
        while rest.hasPrefix(mark) { rest = rest.dropFirst(mark.count).drop { $0 == " " } }
        return String(rest)
      }
    }
    return lines
  }

  /// What stands before the first line of a message: time, process, subsystem.
  private static func withoutPrefix(_ line: String) -> String {
    guard let first = line.first, first.isNumber || first.isUppercase || first == "[" || first == "(" else {
      return line
    }
    var rest = Substring(line)
    for pattern in heads {
      if let match = try? pattern.prefixMatch(in: rest) {
        rest = rest[match.range.upperBound...]
        break
      }
    }
    while let match = rest.prefixMatch(
      of:
        /\s*(\((UIKitCore|UIKit|AppKit|CoreAutoLayout|Foundation)\)|\[[\w.:]*LayoutConstraints\]|\[(Assert|Warning|LayoutLoop|TableView|Layout|Constraints)\]|error:|default:)\s?/
    ) {
      rest = rest[match.range.upperBound...]
    }
    return String(rest)
  }

  /// Xcode's console and `NSLog`, `log stream`, its compact form, and the system log of a device. Made for each line:
  /// a Regex is not Sendable.
  private static var heads: [Regex<Substring>] {
    [
      /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?(?:[+-]\d{4})? [^\[\]\n]{1,80}\[\d+:[0-9a-fA-Fx]+\] ?/,
      /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?(?:[+-]\d{4})?\s+0x[0-9a-fA-F]+\s+\w+\s+0x[0-9a-fA-F]+\s+\d+\s+\d+\s+[^:\n]{1,80}:\s?/,
      /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?(?:[+-]\d{4})?\s+\w{1,2}\s+[^\[\]\n]{1,80}\[\d+(?::[0-9a-fA-Fx]+)?\]:?\s?/,
      /[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [^\[\]\n]{1,120}\[\d+\](?: <\w+>)?:\s?/,
    ]
  }
}
