// Pages that programs draw: they are counted and their drawings kept, but nothing becomes the bytes of a document.

import Foundation
import FoundationAdditions
import Plumbline

/// How a document of pages is to be; carried.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Author, title and the like, by Core Graphics' keys; empty at first; carried.
  open var documentInfo: [String: Any] = [:]

  override func take(_ other: UIGraphicsRendererFormat) {
    if let other = other as? UIGraphicsPDFRendererFormat { documentInfo = other.documentInfo }
  }
}

/// Pages while they are drawn, in points with the origin at the upper left corner.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The renderer's own.
  open override var format: UIGraphicsPDFRendererFormat { pageFormat }
  private let pageFormat: UIGraphicsPDFRendererFormat
  /// In points; the format's bounds before the first page.
  open private(set) var pdfContextBounds: CGRect
  /// The drawings of all pages begun so far, the present one last. No counterpart of Apple's.
  public private(set) var pages: [CGContext] = []

  /// Before the first page what is drawn is not kept.
  init(_ format: UIGraphicsPDFRendererFormat) {
    pageFormat = format
    pdfContextBounds = format.bounds
    super.init(CGContext(size: format.bounds.size, scale: 1), format: format)
  }

  /// As large as the format's bounds. Each page has to be begun.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }
  /// In points; the page's drawing is not moved by the bounds' origin. The information is not kept.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    CGContext.pop()
    pdfContextBounds = bounds
    drawing = CGContext(size: bounds.size, scale: 1)
    drawing.translateBy(x: -bounds.minX, y: -bounds.minY)
    pages.append(drawing)
    CGContext.push(drawing)
  }
  /// Without effect: nothing becomes a document.
  open func setURL(_ url: URL, for rect: CGRect) {}
  /// Without effect: nothing becomes a document.
  open func addDestination(withName name: String, at point: CGPoint) {}
  /// Without effect: nothing becomes a document.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// Draws pages. They can be asked for (`pages(actions:)`); no bytes are made of them.
@preconcurrency @MainActor
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Called at once, with the context as the current one.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void
  /// The one that was given, with the renderer's bounds.
  open override var format: UIGraphicsPDFRendererFormat { pageFormat }
  private let pageFormat: UIGraphicsPDFRendererFormat

  /// In points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }
  /// The format is copied, with the bounds.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    pageFormat = format.copy(for: bounds)
    super.init(bounds: bounds, format: pageFormat)
  }
  /// `UIGraphicsPDFRendererContext`.
  open override class func rendererContextClass() -> AnyClass { UIGraphicsPDFRendererContext.self }
  override func makeContext() -> UIGraphicsRendererContext { UIGraphicsPDFRendererContext(format) }

  /// Calls the closure; always empty.
  open func pdfData(actions: DrawingActions) -> Data {
    draw(actions)
    return Data()
  }
  /// Draws the document that a closure draws, and writes nothing.
  /// - Throws: `CocoaError.featureUnsupported`, as nothing becomes bytes.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    draw(actions)
    throw CocoaError(.featureUnsupported)
  }
  /// One context a page. No counterpart of Apple's.
  public func pages(actions: DrawingActions) -> [CGContext] { draw(actions) }

  @discardableResult
  private func draw(_ actions: DrawingActions) -> [CGContext] {
    let context = run { if let context = $0 as? UIGraphicsPDFRendererContext { actions(context) } }
    return (context as? UIGraphicsPDFRendererContext)?.pages ?? []
  }
}

/// Always true. Nothing is added to the data; all pages are drawn into one context.
@discardableResult
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  CGContext.push(CGContext(size: bounds.size, scale: 1))
  return true
}
/// Always false: no file is written. All pages are drawn into one context.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  CGContext.push(CGContext(size: bounds.size, scale: 1))
  return false
}
/// Without effect: what follows is drawn over the page before.
public func UIGraphicsBeginPDFPage() {}
/// The rectangle of the page: what can be drawn on in the current context; empty without one.
public func UIGraphicsGetPDFContextBounds() -> CGRect { CGContext.current?.boundingBoxOfClipPath ?? .zero }
/// Without effect: what follows is drawn over the page before.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {}
/// Without effect: links of pages are not kept.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}
/// Without effect: links of pages are not kept.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {}
/// Without effect: links of pages are not kept.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {}
/// The context before becomes the current one again.
public func UIGraphicsEndPDFContext() { CGContext.pop() }

extension UIImage {
  /// For pictures at this image's scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    onTreesThread {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      return format
    }
  }
}

/// Under which a document says with which program it was made.
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" }
/// Under which a document says who wrote it.
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" }
/// Under which a document says what it is called.
public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" }
/// Under which a document says what it is about.
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" }
/// Under which a document says by which words it is found.
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" }
/// Under which a document has its owner's password.
public var kCGPDFContextOwnerPassword: CFString { "kCGPDFContextOwnerPassword" }
/// Under which a document has its user's password.
public var kCGPDFContextUserPassword: CFString { "kCGPDFContextUserPassword" }
