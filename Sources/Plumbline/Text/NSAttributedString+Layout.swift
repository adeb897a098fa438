// Attributed strings: Apple's keys, and what layout reads of them.

import Foundation
import Typography

extension NSAttributedString.Key {
  /// A `UIFont`: measured. Without it the text's own default font.
  public static let font = NSAttributedString.Key("NSFont")
  /// Distances and line heights of a paragraph, an `NSParagraphStyle`: measured as far as that says.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor`; without effect on the size.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`; without effect on the size.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points after each character, a number: measured.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points after each character, a number, as current systems name it.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// An `NSUnderlineStyle`'s number; without effect on the size.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`; without effect on the size.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// An `NSUnderlineStyle`'s number; without effect on the size.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`; without effect on the size.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A `UIColor`; without effect on the size.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Per cent of the font's size; without effect on the size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`; without effect on the size.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A URL or a string; without effect on the size.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points above the line; stored, not measured.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// A shadow behind text; without effect on the size.
open class NSShadow: NSObject {
  private let attributeMark = AttributeMark()

  /// The offset from the text, in points.
  open var shadowOffset = CGSize.zero
  /// A `UIColor`.
  open var shadowColor: Any?
  public override init() { super.init() }
}

extension NSAttributedString {
  /// The font of the first character; nil where it has none.
  var firstFont: UIFont? {
    length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
  }

  /// The same text with one font for all of it.
  func set(in font: UIFont) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    changed.addAttribute(.font, value: font, range: NSRange(location: 0, length: length))
    return NSAttributedString(attributedString: changed)
  }

  /// The stretches of one font each, for measuring. Text without a font of its own has the given one.
  package func textRuns(defaultFont: UIFont) -> [TextRun] {
    var runs: [TextRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? defaultFont
      let kern = Self.kern(of: attributes)
      let text = attributedSubstring(from: range).string
      runs.append(TextRun(text, font: font.fontDescription, kern: kern))
    }
    return runs
  }

  /// The first paragraph's style, which layout takes for the whole text.
  package var firstParagraphStyle: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }

  /// Points after each character.
  static func kern(of attributes: [NSAttributedString.Key: Any]) -> Double {
    number(attributes[.kern]) ?? number(attributes[.tracking]) ?? 0
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
