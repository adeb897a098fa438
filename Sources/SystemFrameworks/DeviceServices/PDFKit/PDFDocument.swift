// Documents of pages, for a system that reads no PDF files: those that a program makes of images keep their pages.

import UIKit

/// Which rectangle of a page is meant. Raw values are Apple's.
public enum PDFDisplayBox: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// What an annotation is.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A text on the page.
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  /// Colour over a text.
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  /// A line below a text.
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  /// A line through a text.
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  /// Strokes of a pen.
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  /// A place that leads elsewhere.
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  /// A note.
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  /// A rectangle.
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  /// An ellipse.
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  /// A line.
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  /// A picture.
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  /// A field of a form.
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// What an annotation's values are called.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The colour.
  public static let color = PDFAnnotationKey(rawValue: "/C")
  /// The text.
  public static let contents = PDFAnnotationKey(rawValue: "/Contents")
  /// The rectangle.
  public static let rect = PDFAnnotationKey(rawValue: "/Rect")
  /// The value of a field.
  public static let widgetValue = PDFAnnotationKey(rawValue: "/V")
}

/// Something that was put on a page; carried.
open class PDFAnnotation: NSObject {
  /// Where, in the page's coordinates.
  open var bounds: CGRect
  /// What it is.
  open var type: String?
  /// The page.
  open internal(set) weak var page: PDFPage?
  /// Its colour; carried.
  open var color = UIColor.black
  /// Its text; carried.
  open var contents: String?
  /// Its font; carried.
  open var font: UIFont?
  /// The colour of its text; carried.
  open var fontColor: UIColor?
  /// Where its text stands; carried.
  open var alignment = NSTextAlignment.natural
  /// The colour inside; carried.
  open var interiorColor: UIColor?
  /// Where it leads; carried.
  open var url: URL?
  /// Whether it is seen; carried.
  open var shouldDisplay = true
  /// Whether it is printed; carried.
  open var shouldPrint = true
  /// A field's name; carried.
  open var fieldName: String?
  /// A field's value; carried.
  open var widgetStringValue: String?
  /// Who made it; carried.
  open var userName: String?
  /// The strokes of a pen; carried.
  open private(set) var paths: [UIBezierPath]?
  private var values: [PDFAnnotationKey: Any] = [:]
  /// Something of a kind at a place.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = String(annotationType.rawValue.dropFirst())
    super.init()
  }
  /// Adds a stroke; carried.
  open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
  /// Sets a value; carried.
  @discardableResult
  open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    values[key] = value
    return true
  }
  /// A value that was set.
  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { values[key] }
  /// Draws it; nothing is drawn.
  open func draw(with box: PDFDisplayBox, in context: CGContext) {}
}

/// A page: as large as the image that it was made of; an empty one is a US letter, as Apple's.
open class PDFPage: NSObject {
  private var boxes: [PDFDisplayBox: CGRect] = [.mediaBox: CGRect(x: 0, y: 0, width: 612, height: 792)]
  private var image: UIImage?
  /// The document.
  open internal(set) weak var document: PDFDocument?
  /// Degrees.
  open var rotation = 0
  /// What was put on it.
  open private(set) var annotations: [PDFAnnotation] = []
  /// Whether annotations are seen; carried.
  open var displaysAnnotations = true
  /// An empty page.
  public override init() { super.init() }
  /// A page of an image, a point for a point.
  public convenience init?(image: UIImage) {
    self.init()
    self.image = image
    boxes[.mediaBox] = CGRect(origin: .zero, size: image.size)
  }
  /// The number of the page as it is written: counted from 1.
  open var label: String? { document.map { String($0.index(for: self) + 1) } }
  /// The text: nil, as none is read.
  open var string: String? { nil }
  /// The text: nil, as none is read.
  open var attributedString: NSAttributedString? { nil }
  /// How many characters: none, as none are read.
  open var numberOfCharacters: Int { 0 }
  /// A rectangle of it; all are the whole page where they were not set.
  open func bounds(for box: PDFDisplayBox) -> CGRect { boxes[box] ?? boxes[.mediaBox] ?? .zero }
  /// Sets a rectangle.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }
  /// Puts something on it.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotation.page = self
    annotations.append(annotation)
  }
  /// Takes something away.
  open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
  /// What is at a point: the last one that was put there.
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.bounds.contains(point) }
  }
  /// A small picture that keeps the page's proportions within a size: an empty one.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let whole = bounds(for: box).size
    guard whole.width > 0, whole.height > 0 else { return UIImage() }
    let scale = min(size.width / whole.width, size.height / whole.height)
    return UIImage(size: CGSize(width: whole.width * scale, height: whole.height * scale))
  }
  /// Text within a rectangle: none is read.
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
  /// Text between two places: none is read.
  open func selection(for range: NSRange) -> PDFSelection? { nil }
  /// A word: none is read.
  open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
  /// Draws it; nothing is drawn.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {}
  /// Moves a context to the page's coordinates; without effect.
  open func transform(_ context: CGContext, for box: PDFDisplayBox) {}
}

/// A part of the text. There is none.
open class PDFSelection: NSObject {
  /// Its document.
  public let document: PDFDocument
  /// Its colour; carried.
  open var color: UIColor?
  /// A part of nothing.
  public init(document: PDFDocument) { self.document = document }
  /// The pages.
  open var pages: [PDFPage] { [] }
  /// The text.
  open var string: String? { nil }
  /// The text.
  open var attributedString: NSAttributedString? { nil }
  /// Where it is on a page.
  open func bounds(for page: PDFPage) -> CGRect { .zero }
  /// A part for each line.
  open func selectionsByLine() -> [PDFSelection] { [] }
  /// Adds another.
  open func add(_ selection: PDFSelection) {}
  /// Adds several.
  open func add(_ selections: [PDFSelection]) {}
  /// More at the end.
  open func extend(atEnd succeed: Int) {}
  /// More at the beginning.
  open func extend(atStart precede: Int) {}
}

/// A place on a page.
open class PDFDestination: NSObject {
  /// The page.
  open private(set) weak var page: PDFPage?
  /// Where, from its lower left corner.
  public let point: CGPoint
  /// How much larger; carried.
  open var zoom: CGFloat = 1
  /// A place on a page.
  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
  }
}

/// An entry of the contents.
open class PDFOutline: NSObject {
  /// What it is called.
  open var label: String?
  /// Where it leads.
  open var destination: PDFDestination?
  /// Whether those below it are seen.
  open var isOpen = false
  /// The entry above it.
  open private(set) weak var parent: PDFOutline?
  private var children: [PDFOutline] = []
  /// An entry without a name.
  public override init() { super.init() }
  /// How many are below it.
  open var numberOfChildren: Int { children.count }
  /// Which one of its parent's it is.
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
  /// One below it; nil where there is none.
  open func child(at index: Int) -> PDFOutline? {
    children.indices.contains(index) ? children[index] : nil
  }
  /// Puts one below it.
  open func insertChild(_ child: PDFOutline, at index: Int) {
    child.parent = self
    children.insert(child, at: min(max(index, 0), children.count))
  }
  /// Takes it away from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

/// How a document is written.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The owner's password.
  public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextOwnerPassword")
  /// The user's password.
  public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextUserPassword")
}

/// What is known of a document.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Something of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What it is called.
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  /// Who wrote it.
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  /// What it is about.
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  /// With which program.
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  /// When.
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
}

/// Is told of a search; as nothing is found, of its end only.
@preconcurrency
public protocol PDFDocumentDelegate: AnyObject {
  /// Something was found; never here.
  func didMatchString(_ instance: PDFSelection)
  /// A search ended.
  func documentDidEndDocumentFind(_ notification: Notification)
  /// A search begins.
  func documentDidBeginDocumentFind(_ notification: Notification)
  /// Which class pages are of; not asked here.
  func classForPage() -> AnyClass
}

extension PDFDocumentDelegate {
  /// Does nothing by default.
  public func didMatchString(_ instance: PDFSelection) {}
  /// Does nothing by default.
  public func documentDidEndDocumentFind(_ notification: Notification) {}
  /// Does nothing by default.
  public func documentDidBeginDocumentFind(_ notification: Notification) {}
  /// `PDFPage` by default.
  public func classForPage() -> AnyClass { PDFPage.self }
}

/// Pages in their order. No file is read and none is written.
open class PDFDocument: NSObject {
  private var pages: [PDFPage] = []
  /// Is told of searches.
  open weak var delegate: (any PDFDocumentDelegate)?
  /// The contents.
  open var outlineRoot: PDFOutline?
  /// What is known of it; carried.
  open var documentAttributes: [AnyHashable: Any]?
  /// Without pages.
  public override init() { super.init() }
  /// A document of a file: none is read.
  public convenience init?(url: URL) { nil }
  /// A document of a file's bytes: none is read.
  public convenience init?(data: Data) { nil }
  /// The file: there is none.
  open var documentURL: URL? { nil }
  /// The text: none is read.
  open var string: String? { nil }
  /// Whether it needs a password: it does not.
  open var isLocked: Bool { false }
  /// Whether it is encrypted: it is not.
  open var isEncrypted: Bool { false }
  /// Whether it may be printed.
  open var allowsPrinting: Bool { true }
  /// Whether it may be copied.
  open var allowsCopying: Bool { true }
  /// Opens it with a password.
  open func unlock(withPassword password: String) -> Bool { true }
  /// How many pages.
  open var pageCount: Int { pages.count }
  /// A page, counted from 0; nil where there is none.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// Which one a page is; `NSNotFound` for none of them.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  /// Puts a page in.
  open func insert(_ page: PDFPage, at index: Int) {
    page.document = self
    pages.insert(page, at: min(max(index, 0), pages.count))
  }
  /// Takes a page out.
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
  }
  /// Two pages change places.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
  }
  /// Its file: nil, as none is made.
  open func dataRepresentation() -> Data? { nil }
  /// Its file: nil, as none is made.
  open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { nil }
  /// Writes its file.
  /// - Returns: false, as none is made.
  @discardableResult open func write(to url: URL) -> Bool { false }
  /// Writes its file.
  /// - Returns: false, as none is made.
  @discardableResult
  open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool { false }
  /// Writes its file.
  /// - Returns: false, as none is made.
  @discardableResult open func write(toFile path: String) -> Bool { false }
  /// Whether a search goes on: it ends at once.
  open var isFinding: Bool { false }
  /// Looks for a text: there is none.
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection]
  {
    []
  }
  /// Looks for a text and tells the delegate: of the beginning and the end.
  open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
    let begin = Notification(name: .PDFDocumentDidBeginFind, object: self)
    let end = Notification(name: .PDFDocumentDidEndFind, object: self)
    delegate?.documentDidBeginDocumentFind(begin)
    NotificationCenter.default.post(begin)
    delegate?.documentDidEndDocumentFind(end)
    NotificationCenter.default.post(end)
  }
  /// Looks no longer.
  open func cancelFindString() {}
  /// The entry of a selection: none.
  open func outlineItem(for selection: PDFSelection) -> PDFOutline? { nil }
}

extension NSNotification.Name {
  /// A search begins.
  public static let PDFDocumentDidBeginFind = NSNotification.Name("PDFDidBeginFindNotification")
  /// A search ended.
  public static let PDFDocumentDidEndFind = NSNotification.Name("PDFDidEndFindNotification")
  /// A search found something; never here.
  public static let PDFDocumentDidFindMatch = NSNotification.Name("PDFDidFindMatchNotification")
}
