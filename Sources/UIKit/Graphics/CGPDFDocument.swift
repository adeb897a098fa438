// Core Graphics's names for documents of pages. None is read here, as none of PDFKit's is.

import Foundation
import Plumbline

/// A document of pages in a file. None is read: what makes one gives nil, as for a file that is damaged.
public final class CGPDFDocument {
  /// Of a file: nil.
  public init?(_ url: NSURL) { nil }
  /// Of bytes: nil.
  public init?(_ provider: CGDataProvider) { nil }
  /// How many pages there are.
  public var numberOfPages: Int { 0 }
  /// A page, counted from 1; nil for a number that there is not.
  public func page(at pageNumber: Int) -> CGPDFPage? { nil }
  /// Whether it needs a password.
  public var isEncrypted: Bool { false }
  /// Whether it can be read, with a password or without.
  public var isUnlocked: Bool { true }
  /// Whether a password fits.
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { true }
  /// Whether it may be printed.
  public var allowsPrinting: Bool { true }
  /// Whether it may be copied from.
  public var allowsCopying: Bool { true }
}

/// The rectangles of a page. Raw values are Apple's.
public enum CGPDFBox: Int32, Sendable {
  /// Apple's names in the order of the raw values.
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page of a document; programs do not make any.
public final class CGPDFPage {
  private init() {}
  /// What the page belongs to.
  public var document: CGPDFDocument? { nil }
  /// Counted from 1.
  public var pageNumber: Int { 0 }
  /// By how much it is turned when it is shown, in degrees, clockwise.
  public var rotationAngle: Int32 { 0 }
  /// One of its rectangles, in points.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { .zero }
  /// From the space of the page to a rectangle that one of its boxes is to fill.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform { .identity }
}

extension CGContext {
  /// Draws a page. There are none.
  public func drawPDFPage(_ page: CGPDFPage) {}
}
