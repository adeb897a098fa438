// Texts as documents store them: in an attribute, in a child with line breaks, encoded, or in attributed fragments.

import ConstraintSolver
import Foundation
import Typography

package enum TextReader {
  /// A plain text: the attribute, else `<string key>` or `<mutableString key>` inside.
  package static func plain(_ element: VariedElement, key: String) -> String? {
    element[key] ?? element.first("string", key: key).map(content)
      ?? element.first("mutableString", key: key).map(content)
  }

  /// The content of `<string>`. Texts with control characters are stored as Base64 of UTF-8.
  static func content(_ element: DocumentElement) -> String {
    guard element.flag("base64-UTF8") ?? false else { return element.text }
    var packed = element.text.filter { !$0.isWhitespace }
    // A letter alone stands for no byte (AudioKit's `ROMPlayer/Main.storyboard` has one at the end).
    if packed.utf8.count % 4 == 1 { packed.removeLast() }
    // The document leaves the padding out.
    let padded = packed + String(repeating: "=", count: (4 - packed.utf8.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? element.text
  }

  /// The runs of `<attributedString key>`; nil where there is none. A fragment without a font has `base`.
  static func runs(_ element: VariedElement, key: String, base: FontDescription, fonts: FontReader)
    -> [TextRun]?
  {
    guard let string = element.first("attributedString", key: key) else { return nil }
    return string.children.compactMap { fragment in
      guard fragment.name == "fragment", !TimeLimit.isOver else { return nil }
      let text = fragment["content"] ?? fragment.first("string", key: "content").map(content) ?? ""
      let attributes = fragment.first("attributes")
      let font = attributes?.first("font", key: "NSFont").map(fonts.attributedFont) ?? base
      let kern = attributes?.first(key: "NSKern")?.number("value") ?? 0
      return TextRun(text, font: font, kern: kern)
    }
  }

  /// The paragraph style of an attributed string's first fragment.
  static func paragraphStyle(_ element: VariedElement, key: String) -> DocumentElement? {
    element.first("attributedString", key: key)?.first("fragment")?.first("attributes")?
      .first("paragraphStyle", key: "NSParagraphStyle")
  }
}
