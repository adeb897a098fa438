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

/// A text with its control characters written out (`\x1B`), line breaks and tabs aside: in names they would act on the
/// terminal that shows them.
package func showingControls(_ text: String) -> String {
  func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7F..<0xA0).contains(scalar.value)
  }
  guard text.unicodeScalars.contains(where: isControl) else { return text }
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    guard isControl(scalar) else {
      shown.append(scalar)
      continue
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    shown.append(contentsOf: ("\\x" + (digits.count < 2 ? "0" : "") + digits).unicodeScalars)
  }
  return String(shown)
}

/// Every line of a text moved to the right.
func indented(_ text: String, by depth: Int) -> String {
  let margin = String(repeating: "  ", count: depth)
  return text.split(separator: "\n", omittingEmptySubsequences: false).map { margin + $0 }
    .joined(separator: "\n")
}

/// "1 scene", "2 scenes".
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
