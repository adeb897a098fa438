// Codes and faces that a camera would see.

import FoundationAdditions
import Plumbline

/// Something that was seen: a code.
open class AVMetadataObject: NSObject {
  /// The kind of a code.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A kind of code by Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A square one.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// One of eight digits.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// One of thirteen digits.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// One in two heights.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// One of letters.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// One of letters.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// One of digits.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A square one.
    public static let face = ObjectType(rawValue: "face")
    /// Apple's name.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// Apple's name.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// Apple's name.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// Apple's name.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// Apple's name.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// Apple's name.
    public static let humanBody = ObjectType(rawValue: "humanBody")
    /// A body from head to feet.
    public static let humanFullBody = ObjectType(rawValue: "humanFullBody")
    /// A cat.
    public static let catBody = ObjectType(rawValue: "catBody")
    /// A dog.
    public static let dogBody = ObjectType(rawValue: "dogBody")
    /// What stands out.
    public static let salientObject = ObjectType(rawValue: "salientObject")
    /// A code of stripes.
    public static let codabar = ObjectType(rawValue: "Codabar")
    /// A small code of squares.
    public static let microQR = ObjectType(rawValue: "MicroQR")
    /// A small code of stripes and squares.
    public static let microPDF417 = ObjectType(rawValue: "MicroPDF417")
    /// A code of stripes for goods.
    public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
    /// Apple's name.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
  }
  /// Its kind.
  open var type: ObjectType { .qr }
  /// Where it is seen.
  open var bounds: CGRect { .zero }
  /// When it was seen.
  open var time: CMTime { .zero }
  /// For how long.
  open var duration: CMTime { .zero }
}

/// A code that was read.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// Where its corners are.
  open var corners: [CGPoint] { [] }
  /// What it says.
  open var stringValue: String? { nil }
}

/// Is told of codes; never, as none is seen.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Codes were seen.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

/// Reads codes; without effect.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// What can be found: nothing.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// What is looked for; carried.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// Where, of 1; carried.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Has somebody told.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue)
  }
  /// Is told of what is seen; never here.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// By which queue it is told.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
}

/// A face that a camera sees.
open class AVMetadataFaceObject: AVMetadataObject {
  /// Which one.
  open var faceID: Int { 0 }
  /// Whether it is known how it is turned.
  open var hasRollAngle: Bool { false }
  /// How it is turned, in degrees.
  open var rollAngle: CGFloat { 0 }
  /// Whether it is known how far it looks aside.
  open var hasYawAngle: Bool { false }
  /// How far it looks aside, in degrees.
  open var yawAngle: CGFloat { 0 }
}
