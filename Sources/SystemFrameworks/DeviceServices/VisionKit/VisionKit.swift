// Pages and texts before a camera: there is none, and nothing is ever told.

import Plumbline
import UIKit

/// Takes pictures of pages: a controller like any other, without a camera.
@preconcurrency @MainActor
open class VNDocumentCameraViewController: UIViewController {
  /// Whether it can: there is no camera.
  open class var isSupported: Bool { false }
  /// Is told; never here.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}

/// Pictures of pages.
open class VNDocumentCameraScan: NSObject {
  /// How many.
  open var pageCount: Int { 0 }
  /// What they are called.
  open var title: String { "" }
  /// One of them.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// Is told of pages; never here.
@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  /// There are pages.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// The user does not want any.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// It did not work.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  /// Does nothing by default.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// Does nothing by default.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  /// Does nothing by default.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// Something that a camera sees.
public enum RecognizedItem: Identifiable {
  /// Text.
  public struct Text: Identifiable, Sendable {
    /// Which one.
    public let id: UUID
    /// What it says.
    public let transcript: String
  }
  /// A code.
  public struct Barcode: Identifiable, Sendable {
    /// Which one.
    public let id: UUID
    /// What it says.
    public let payloadStringValue: String?
  }
  /// Apple's names.
  case text(Text), barcode(Barcode)
  /// Which one.
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }
}

/// Reads what a camera sees: a controller like any other, without a camera.
@preconcurrency @MainActor
open class DataScannerViewController: UIViewController {
  /// What is read.
  public struct RecognizedDataType: Hashable, Sendable {
    let name: String
    /// Text.
    public static func text(languages: [String] = []) -> Self { Self(name: "text") }
    /// Codes.
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self { Self(name: "barcode") }
  }
  /// How exactly.
  public enum QualityLevel: Sendable {
    /// Apple's names.
    case fast, balanced, accurate
  }
  /// Why it cannot.
  public enum ScanningUnavailable: Error, Sendable {
    /// Apple's names.
    case unsupported, cameraRestricted
  }
  /// Whether the device can: it has no camera.
  public static var isSupported: Bool { false }
  /// Whether it can now.
  public static var isAvailable: Bool { false }
  /// Is told; never here.
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  /// Whether it reads.
  open var isScanning: Bool { false }
  /// A controller that reads.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
  ) { super.init(nibName: nil, bundle: nil) }
  /// One from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Reads: it cannot, and throws.
  open func startScanning() throws { throw ScanningUnavailable.unsupported }
  /// Reads no longer.
  open func stopScanning() {}
  /// Takes a picture: it cannot, and throws.
  open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}

/// Is told what a camera sees; never here.
@preconcurrency @MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {
  /// The user chose something.
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Something is seen.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
  /// Something is seen no longer.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Nothing can be seen any longer.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  /// Does nothing by default.
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  /// Does nothing by default.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  /// Does nothing by default.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing by default.
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
