// The capabilities of a terminal: colours, links and a width; or none of these.

import Foundation

/// Whether text output has colours. Whoever prints decides: they belong on a terminal, and nowhere when the user sets
/// `NO_COLOR` (https://no-color.org).
public struct TerminalStyle: Hashable, Sendable {
  /// Whether levels and names have colours, as terminals understand them.
  public var isColored: Bool
  /// The number of columns in which lines are broken between words; nil where lines are as long as they are.
  public var width: Int?
  /// Whether places in files are hyperlinks (OSC 8).
  public var showsLinks: Bool
  /// A style; without colours, links and a width unless they are asked for.
  public init(isColored: Bool = false, width: Int? = nil, showsLinks: Bool = false) {
    (self.isColored, self.width, self.showsLinks) = (isColored, width, showsLinks)
  }

  /// The select-graphic-rendition codes that are used (ECMA-48).
  package enum Ink: String {
    case bold = "1"
    case faint = "2"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case way = "32"
  }

  package func name(_ text: String) -> String { self(.bold, text) }

  package func callAsFunction(_ ink: Ink, _ text: String) -> String {
    isColored ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// `path:line:column:`, as editors and terminals find it; where they can, as a hyperlink.
  func place(of finding: Finding, in report: SceneReport) -> String {
    let path = finding.path(in: report)
    let place = finding.line.map { "\($0):\(finding.column ?? 1)" }
    let text = showingControls(path) + (place.map { ":" + $0 } ?? "")
    guard showsLinks else { return text + ":" }
    let address =
      URL(fileURLWithPath: path).standardizedFileURL.absoluteString + (place.map { "#" + $0 } ?? "")
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\:"
  }

  /// A text as lines: broken between words at the width, moved to the right, those behind the first by `hanging`.
  /// - Parameter place: What stands before the text and is never broken.
  package func lines(of text: String, behind place: String? = nil, margin: Int, hanging: Int? = nil) -> String
  {
    let words =
      [place].compactMap { $0 }
      + text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var (lines, used) = (String(repeating: " ", count: margin), margin)
    for (index, word) in words.enumerated() {
      let length = Self.columns(of: word)
      let rest = max(hanging ?? margin, margin)
      if index > 0, let width, used + 1 + length > width, used > rest {
        lines += "\n" + String(repeating: " ", count: rest)
        used = rest
      } else if index > 0 {
        lines += " "
        used += 1
      }
      lines += word
      used += length
    }
    return lines + "\n"
  }

  /// The number of columns of a word: escape sequences take none.
  private static func columns(of word: String) -> Int {
    let parts = word.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(parts[0].count) { count, part in
      switch part.first {
      case "[": count + part.drop { $0 != "m" }.dropFirst().count
      case "\\": count + part.count - 1
      default: count
      }
    }
  }
}

extension Finding.Level {
  var ink: TerminalStyle.Ink {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}

/// A text of others, such as a name in a document or of a file, as it is printed: on one line, with what would act on a
/// terminal, on the direction of what follows or on a log's reader written out (`\x1B`, `\x{202E}`). Tabs stay.
///
/// Build servers take a line that begins with `::`, or a line with `##[` or `##name[` in it, for a command.
package func showingControls(_ text: String) -> String {
  var text = text
  if text.contains("##") { text = text.replacing(/#(?=#\w*\[)/) { _ in "\\x23" } }
  if text.drop(while: \.isWhitespace).hasPrefix("::"), let colon = text.firstIndex(of: ":") {
    text.replaceSubrange(colon...colon, with: "\\x3A")
  }
  func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.isControl && scalar != "\t" }
  guard text.unicodeScalars.contains(where: isControl) else { return text }
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    guard isControl(scalar) else {
      shown.append(scalar)
      continue
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = digits.count > 2 ? "{\(digits)}" : (digits.count < 2 ? "0" : "") + digits
    shown.append(contentsOf: ("\\x" + code).unicodeScalars)
  }
  return String(shown)
}

extension Unicode.Scalar {
  /// Whether it acts on a terminal, ends a line, or turns the direction of what follows.
  var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// "1 scene", "2 scenes".
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
