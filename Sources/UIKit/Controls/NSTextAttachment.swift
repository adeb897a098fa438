// Images within texts. They are carried by the text; the space that they take in a line is not measured.

import Foundation
import Plumbline

/// An image or file that stands for a character. No room is made for it in a line, as Apple's makes of
/// `bounds`.
open class NSTextAttachment: NSObject {
  private let attributeMark = AttributeMark()

  /// Nil for a file, which Apple's shows as an icon.
  open var image: UIImage?
  /// In points, from the baseline: a negative y lies below it. Zero for the image's own size.
  open var bounds = CGRect.zero
  /// The bytes of a file; nil for an image.
  open var contents: Data?
  /// The uniform type of `contents`, as "public.png".
  open var fileType: String?

  /// Its own size: `bounds` stays zero.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// The bytes are kept, not read.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }
  public override convenience init() { self.init(data: nil, ofType: nil) }
}

extension NSAttributedString.Key {
  /// The `NSTextAttachment` of a U+FFFC; carried by texts, not measured.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  /// The character U+FFFC with the attachment as its attribute.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// What a user does with a link or attachment in a text. Raw values are Apple's.
public enum UITextItemInteraction: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case invokeDefaultAction, presentActions, preview
}
