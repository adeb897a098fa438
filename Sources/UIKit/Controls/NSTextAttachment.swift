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
  /// Points at both sides of it; 0 at first; stored.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may stand for it; yes at first; stored.
  open var allowsTextAttachmentView = true
  /// U+FFFC, which stands for it in a text.
  public class var character: Int { 0xFFFC }

  /// Its rectangle from the baseline in a line: `bounds`, or the image's size where they are zero. For subclasses: lines do
  /// not ask, as no room is made for it.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }
  /// Its image. For subclasses: nothing here draws it.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

extension NSAttributedString {
  /// Whether a part has the character of an attachment with its attribute.
  public func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
      if value != nil {
        isFound = true
        stop.pointee = true
      }
    }
    return isFound
  }
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
