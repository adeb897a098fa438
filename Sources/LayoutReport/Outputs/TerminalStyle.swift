// Colours of a terminal, or none.

/// Whether text output has colours. Whoever prints decides: they belong on a terminal, and nowhere when the user sets
/// `NO_COLOR` (https://no-color.org).
public struct TerminalStyle: Hashable, Sendable {
  /// Whether levels and names have colours, as terminals understand them.
  public var isColored: Bool
  /// A style; without colours unless they are asked for.
  public init(isColored: Bool = false) { self.isColored = isColored }

  /// The select-graphic-rendition codes that are used (ECMA-48).
  package enum Ink: String {
    case bold = "1"
    case faint = "2"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case way = "32"
  }

  /// A name that opens a paragraph.
  package func name(_ text: String) -> String { self(.bold, text) }

  package func callAsFunction(_ ink: Ink, _ text: String) -> String {
    isColored ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
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

/// Every line of a text moved to the right.
func indented(_ text: String, by depth: Int) -> String {
  let margin = String(repeating: "  ", count: depth)
  return text.split(separator: "\n", omittingEmptySubsequences: false).map { margin + $0 }
    .joined(separator: "\n")
}

/// "1 scene", "2 scenes".
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
