// The text that a view shows, for names and pictures.

import Foundation
import Plumbline

/// A text with the size of its font in points.
@MainActor
struct ViewText {
  var text: String
  var fontSize: Double

  /// A label's text, a button's title, a field's text or placeholder; nil where there is none.
  init?(of view: UIView) {
    switch view {
    case let label as UILabel:
      self.init(label.textRuns?.map(\.text).joined() ?? label.text, label.font.pointSize)
    case let button as UIButton:
      self.init(
        button.shownTitleRuns.map(\.text).joined(), button.shownTitleRuns.first?.font.pointSize ?? 15)
    case let field as UITextField:
      self.init(field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder, field.shownFont.pointSize)
    case let textView as UITextView:
      self.init(textView.textRuns?.map(\.text).joined() ?? textView.text, textView.shownFont.pointSize)
    case let control as UISegmentedControl:
      self.init(control.segments.compactMap(\.title).joined(separator: "   "), 13)
    default: return nil
    }
  }

  private init?(_ text: String?, _ fontSize: CGFloat) {
    guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    self.text = text
    self.fontSize = Double(fontSize)
  }
}
