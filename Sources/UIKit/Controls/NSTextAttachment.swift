// Images within texts. They are carried by the text; the space that they take in a line is not measured.

import Foundation
import Plumbline

/// An image within a text.
open class NSTextAttachment: NSObject {
  private let attributeMark = AttributeMark()

  /// The image.
  open var image: UIImage?
  /// Where it lies on the line; zero for the image's own size.
  open var bounds = CGRect.zero
  /// A file.
  open var contents: Data?
  /// The kind of file.
  open var fileType: String?

  /// An image within a text.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// A file within a text.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }
  public override convenience init() { self.init(data: nil, ofType: nil) }
}

extension NSAttributedString.Key {
  /// An image in place of a character.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  /// A text of one character that stands for an image.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// What a user does with a link in a text. Raw values are Apple's.
public enum UITextItemInteraction: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case invokeDefaultAction, presentActions, preview
}
