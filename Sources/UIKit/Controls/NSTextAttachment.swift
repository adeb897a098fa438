// Images within texts, and the room that they take in a line.

import Foundation
import Plumbline
import Synchronization

/// An image or file that stands for a character. In texts that are set paragraph by paragraph (layout managers, attributed
/// texts of labels and text views) it takes the room of `bounds`, or of its image.
open class NSTextAttachment: NSObject, InlineBox, NSTextAttachmentContainer, NSTextAttachmentLayout {
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
  /// Points at both sides of it; 0 at first; stored.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may stand for it; yes at first; stored.
  open var allowsTextAttachmentView = true
  /// The file with its name; set, its bytes become `contents`.
  open var fileWrapper: FileWrapper? {
    didSet { if let bytes = fileWrapper?.regularFileContents { contents = bytes } }
  }
  /// Whether a view stands for it: where that is allowed and its file type has a class of views.
  open var usesTextAttachmentView: Bool {
    allowsTextAttachmentView && fileType.flatMap(Self.textAttachmentViewProviderClass) != nil
  }
  /// U+FFFC, which stands for it in a text.
  public class var character: Int { 0xFFFC }

  package final func lineRectangle(in line: CGRect, characterAt index: Int) -> CGRect {
    let rect = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    return numbers.allSatisfy(\.isFinite) ? rect : .zero
  }

  /// Its rectangle from the baseline in a line: `bounds`, or the image's size where they are zero. Lines ask it.
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

  // The same by places in a text. Lines ask the methods above, also for text layout managers.

  /// Its rectangle from the baseline in a line, as the method above says.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: (location as? TextUnitLocation)?.offset ?? 0)
  }
  /// Its image, as the method above says.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? {
    image(
      forBounds: bounds, textContainer: textContainer,
      characterIndex: (location as? TextUnitLocation)?.offset ?? 0)
  }
  /// What makes the view that stands for it; nil for an image. For subclasses: of classes that were registered for file types no
  /// object is made here.
  @MainActor open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? { nil }

  private struct ViewClass: @unchecked Sendable {
    let value: AnyClass
  }
  private static let viewClasses = Mutex<[String: ViewClass]>([:])
  /// The class of views for files of a type; nil for none.
  public class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    viewClasses.withLock { $0[fileType] }?.value
  }
  /// Has views of a class stand for files of a type.
  public class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
  ) {
    let known = ViewClass(value: textAttachmentViewProviderClass)
    viewClasses.withLock { $0[fileType] = known }
  }
}

/// What layout managers ask an attachment.
public protocol NSTextAttachmentContainer: AnyObject {
  /// Its image in a rectangle.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?
  /// Its rectangle from the baseline in a line.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}

/// What text layout managers ask an attachment.
public protocol NSTextAttachmentLayout: AnyObject {
  /// Its image in a rectangle.
  func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage?
  /// Its rectangle from the baseline in a line.
  func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect
  /// What makes the view that stands for it; nil for an image.
  @MainActor func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider?
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
  /// The `NSTextAttachment` of a U+FFFC.
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

/// Makes the view that stands for an attachment. Nothing here asks for it: lines make the room of `NSTextAttachment`.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
  /// Whose view it is. Not retained.
  open private(set) weak var textAttachment: NSTextAttachment?
  /// Who sets the text. Not retained.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// Where the attachment is.
  public nonisolated(unsafe) let location: any NSTextLocation
  /// The view; `loadView()` makes it.
  open var view: UIView?
  /// Whether the view decides the room; no at first; stored.
  open var tracksTextAttachmentViewBounds = false
  /// For an attachment of a text.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    self.textAttachment = textAttachment
    self.textLayoutManager = textLayoutManager
    self.location = location
    super.init()
  }
  /// Makes the view; subclasses do.
  open func loadView() {}
  /// The room of the view: the attachment's own. For subclasses: lines do not ask.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect { textAttachment?.lineRectangle(in: proposedLineFragment, characterAt: 0) ?? .zero }
}
