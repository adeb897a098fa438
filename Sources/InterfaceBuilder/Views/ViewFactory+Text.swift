// Labels, text fields, text views and search bars.

import Foundation
import Plumbline
import Typography

extension ViewFactory {
  /// The font that an element gives; nil where it gives none.
  package func font(of element: VariedElement) -> UIFont? {
    fonts.font(element.first("fontDescription", key: "fontDescription")).map { UIFont($0) }
  }

  func configure(_ label: UILabel, _ element: VariedElement) {
    let font = fonts.font(element.first("fontDescription", key: "fontDescription")) ?? FontDescription()
    label.font = UIFont(font)
    label.text = TextReader.plain(element, key: "text")
    label.textRuns = TextReader.runs(element, key: "attributedText", base: font, fonts: fonts)
    label.numberOfLines = lineCount(element["numberOfLines"]) ?? 1
    label.lineBreakMode = lineBreakMode(element["lineBreakMode"])
    label.preferredMaxLayoutWidth = max(0, element.number("preferredMaxLayoutWidth") ?? 0)
    label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    label.minimumScaleFactor =
      element.number("minimumScaleFactor")
      ?? element.number("minimumFontSize").map { $0 / max(1, label.font.pointSize) } ?? 0
    label.textAlignment = NSTextAlignment(documentName: element["textAlignment"])
    label.paragraph = paragraph(element)
  }

  /// Attributed texts have a paragraph style of their own.
  private func paragraph(_ element: VariedElement) -> TextLimits {
    guard let style = TextReader.paragraphStyle(element, key: "attributedText") else { return TextLimits() }
    return TextLimits(
      lineSpacing: style.number("lineSpacing") ?? 0,
      lineHeightMultiple: style.number("lineHeightMultiple") ?? 0,
      minimumLineHeight: style.number("minimumLineHeight") ?? 0,
      maximumLineHeight: style.number("maximumLineHeight") ?? 0)
  }

  func configure(_ field: UITextField, _ element: VariedElement) {
    if let font = fonts.font(element.first("fontDescription", key: "fontDescription")) {
      field.font = UIFont(font)
    }
    field.text = TextReader.plain(element, key: "text")
    field.placeholder = TextReader.plain(element, key: "placeholder")
    field.borderStyle =
      switch element["borderStyle"] {
      case "line": .line
      case "bezel": .bezel
      case "roundedRect": .roundedRect
      default: .none
      }
    field.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    field.minimumFontSize = max(0, element.number("minimumFontSize") ?? 0)
    field.clearButtonMode =
      switch element["clearButtonMode"] {
      case "whileEditing": .whileEditing
      case "unlessEditing": .unlessEditing
      case "always": .always
      default: .never
      }
    field.isSecureTextEntry = element.first("textInputTraits")?.flag("secureTextEntry") ?? false
  }

  func configure(_ view: UITextView, _ element: VariedElement) {
    let font = fonts.font(element.first("fontDescription", key: "fontDescription"))
    if let font { view.font = UIFont(font) }
    view.text = TextReader.plain(element, key: "text")
    view.textRuns = TextReader.runs(
      element, key: "attributedText", base: font ?? view.shownFont.fontDescription, fonts: fonts)
    view.isScrollEnabled = element.flag("scrollEnabled") ?? true
  }

  func configure(_ bar: UISearchBar, _ element: VariedElement) {
    bar.placeholder = element["placeholder"]
    bar.text = element["text"]
  }

  /// A number of lines that fits an integer; negative ones mean none.
  private func lineCount(_ text: String?) -> Int? {
    text.flatMap(LayoutNumber.parse).map { Int(max(0, $0)) }
  }

  func lineBreakMode(_ name: String?) -> NSLineBreakMode {
    switch name {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "middleTruncation": .byTruncatingMiddle
    default: .byTruncatingTail
    }
  }
}

extension NSTextAlignment {
  /// The alignment that a document names; natural for no name, and for one that is unknown.
  package init(documentName name: String?) {
    switch name {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    default: self = .natural
    }
  }
}
