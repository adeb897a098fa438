// What a text view asks about links and attachments since iOS 17, and what its panel of finding does. It is carried: nothing here touches.

import Foundation
import Plumbline

/// A link, attachment or marked part of a text.
open class UITextItem: NSObject {
  /// What it is.
  public enum Content {
    /// A link and where it leads.
    case link(URL)
    /// An image or file.
    case textAttachment(NSTextAttachment)
    /// A part that the program marked with `NSAttributedString.Key.textItemTag`.
    case tag(String)
  }
  /// What is shown while its menu is open.
  public struct MenuConfiguration {
    /// Nil for the system's preview.
    public let preview: Preview?
    /// The menu.
    public let menu: UIMenu
    /// With the system's preview.
    public init(menu: UIMenu) { self.init(preview: .default, menu: menu) }
    /// Nil for no preview.
    public init(preview: Preview?, menu: UIMenu) { (self.preview, self.menu) = (preview, menu) }
    /// What a menu shows above it.
    public enum Preview {
      /// The system's choice.
      case `default`
      /// A view of the program's.
      case view(UIView)
    }
  }
  /// What it is.
  public let content: Content
  /// Where it is, in UTF-16 code units.
  public let range: NSRange
  /// Apple makes it; here tests do.
  public init(content: Content, range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init()
  }
}

extension NSAttributedString.Key {
  /// A string that makes a part a `UITextItem`.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
  /// Which look a marked part has.
  public static let textHighlightStyle = NSAttributedString.Key("NSTextHighlightStyle")
  /// In which colours a part is marked.
  public static let textHighlightColorScheme = NSAttributedString.Key("NSTextHighlightColorScheme")
  /// An image that takes on the text's look.
  public static let adaptiveImageGlyph = NSAttributedString.Key("CTAdaptiveImageProvider")
}

extension UITextView {
  /// False: Apple's writing tools are not here.
  public var isWritingToolsActive: Bool { false }
  /// How marked parts look; carried.
  public var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { carried(or: [:]) }
    set { carry(newValue) }
  }
  /// The line around the text; carried: it changes no size.
  public var borderStyle: BorderStyle {
    get { carried(or: .none) }
    set { carry(newValue) }
  }
  /// The line around a text. Raw values are Apple's.
  public enum BorderStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, roundedRect
  }
}

extension NSUnderlineStyle {
  /// Dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dashes with two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
}
