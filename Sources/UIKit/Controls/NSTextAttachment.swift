// Text attachments: images in attributed text and the bounds that they take in a line.

import Foundation
import Plumbline

/// An image or file in place of a character of a text. In texts that are set paragraph by paragraph (layout managers,
/// attributed texts of labels and text views) it takes the room of `bounds`, or of its image.
open class NSTextAttachment: NSObject, InlineBox, NSTextAttachmentContainer {
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
  /// Archives hold none: an attachment without contents.
  public required init?(coder: NSCoder) { super.init() }
  /// U+FFFC, which stands for it in a text.
  public class var character: Int { 0xFFFC }

  package final func lineRectangle(in line: CGRect, characterAt index: Int) -> CGRect {
    let rect = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    return numbers.allSatisfy(\.isFinite) ? rect : .zero
  }

  /// The rectangle in a line, relative to the baseline: `bounds`, or the image's size where they are zero. Called by layout.
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

/// The bounds and image of an attachment, which layout managers ask for.
public protocol NSTextAttachmentContainer: AnyObject {
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?
  /// The rectangle in a line, relative to the baseline.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}

extension NSAttributedString.Key {
  /// The `NSTextAttachment` of a U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  /// The character U+FFFC with the attachment as its attribute.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
