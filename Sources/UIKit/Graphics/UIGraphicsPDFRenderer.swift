// Pages that programs draw: they are counted and their drawings kept, but nothing becomes the bytes of a document.

import Foundation
import Plumbline

/// How a document of pages is to be.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What is said of the document: its author, its title.
  open var documentInfo: [String: Any] = [:]

  override func take(_ other: UIGraphicsRendererFormat) {
    if let other = other as? UIGraphicsPDFRendererFormat { documentInfo = other.documentInfo }
  }
}

/// Pages while they are drawn.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererContext: NSObject {
  /// The drawing of the present page.
  open private(set) var cgContext: CGContext
  /// How the document is to be.
  public let format: UIGraphicsPDFRendererFormat
  /// The rectangle of the present page.
  open private(set) var pdfContextBounds: CGRect
  /// The drawings of the pages before the present one, and of this.
  public private(set) var pages: [CGContext] = []

  init(_ format: UIGraphicsPDFRendererFormat) {
    self.format = format
    pdfContextBounds = format.bounds
    cgContext = CGContext(size: format.bounds.size, scale: 1)
    super.init()
    CGContext.push(cgContext)
  }

  /// Begins a page as large as the document's pages are.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }
  /// Begins a page of a rectangle of its own.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    CGContext.pop()
    pdfContextBounds = bounds
    cgContext = CGContext(size: bounds.size, scale: 1)
    cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    pages.append(cgContext)
    CGContext.push(cgContext)
  }
  /// Makes a rectangle a link; without effect.
  open func setURL(_ url: URL, for rect: CGRect) {}
  /// Names a place of the page; without effect.
  open func addDestination(withName name: String, at point: CGPoint) {}
  /// Makes a rectangle a link to such a place; without effect.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
  /// Fills a rectangle with the present colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the outline of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}

/// Makes documents of pages.
@preconcurrency @MainActor
open class UIGraphicsPDFRenderer: NSObject {
  /// What draws.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void
  /// How documents are to be.
  public let format: UIGraphicsPDFRendererFormat

  /// Makes documents with pages of a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }
  /// Makes documents with pages of a rectangle and a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.format = format.copy(for: bounds)
    super.init()
  }
  /// The bytes of a document that a closure draws: none, as nothing becomes bytes.
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
  /// The drawings of the pages of a document that a closure draws.
  public func pages(actions: DrawingActions) -> [CGContext] { draw(actions).pages }

  @discardableResult
  private func draw(_ actions: DrawingActions) -> UIGraphicsPDFRendererContext {
    let context = UIGraphicsPDFRendererContext(format)
    defer { CGContext.pop() }
    actions(context)
    return context
  }
}

/// Begins a document in memory, whose pages are drawn and not kept.
@discardableResult
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  CGContext.push(CGContext(size: bounds.size, scale: 1))
  return true
}
/// Begins a document in a file: it is not written, false.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  CGContext.push(CGContext(size: bounds.size, scale: 1))
  return false
}
/// Begins a page; it is drawn over the one before.
public func UIGraphicsBeginPDFPage() {}
/// Begins a page of a size; it is drawn over the one before.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {}
/// Ends a document.
public func UIGraphicsEndPDFContext() { CGContext.pop() }

extension UIImage {
  /// The format of a renderer whose pictures are as this image: its pixels a point.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    onTreesThread {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      return format
    }
  }
}
