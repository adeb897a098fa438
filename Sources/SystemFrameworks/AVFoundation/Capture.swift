// A device without cameras and microphones: sessions keep what they are given, and there is nothing to give them.

import FoundationAdditions
import Plumbline

/// Where pictures come from.
open class AVCaptureInput: NSObject {
  /// What it gives: nothing.
  open var ports: [Port] { [] }
  /// Something that an input gives; none is made here.
  open class Port: NSObject {
    /// What gives it.
    open var input: AVCaptureInput { AVCaptureInput() }
    /// What it is.
    open var mediaType: AVMediaType { .video }
    /// Whether it is given.
    open var isEnabled = true
    /// How it is arranged.
    open var formatDescription: CMFormatDescription? { nil }
  }
}

/// A camera as a source of pictures.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The camera.
  public let device: AVCaptureDevice
  /// A camera as a source.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// Where pictures go.
open class AVCaptureOutput: NSObject {
  public override init() { super.init() }
  /// The ways that lead there: none, as there are no sources.
  open var connections: [AVCaptureConnection] { [] }
  /// The way that pictures or sounds come: none.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// How a camera is held. Raw values are Apple's.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Apple's names with the raw values.
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A way from a source.
open class AVCaptureConnection: NSObject {
  /// Whether pictures can be turned.
  open var isVideoOrientationSupported: Bool { false }
  /// How pictures are turned; carried.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether pictures are as in a mirror; carried.
  open var isVideoMirrored = false
  /// Whether pictures can be as in a mirror.
  open var isVideoMirroringSupported: Bool { false }
  /// Whether that is decided by itself; carried.
  open var automaticallyAdjustsVideoMirroring = true
  /// Whether anything comes this way; carried.
  open var isEnabled = true
  /// Whether anything comes this way: nothing does.
  open var isActive: Bool { false }
  /// Whether films can be held still.
  open var isVideoStabilizationSupported: Bool { false }
  /// How films are held still; carried.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  /// How pictures are turned, in degrees; carried.
  open var videoRotationAngle: CGFloat = 0
  /// Whether pictures can be turned so.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  /// What it leads from: nothing.
  open var inputPorts: [AVCaptureInput.Port] { [] }
  /// What it leads to; nil: it leads nowhere.
  open var output: AVCaptureOutput? { nil }
  /// Which layer it leads to; nil: it leads nowhere.
  open var videoPreviewLayer: AVCaptureVideoPreviewLayer? { nil }
  /// How far the middle of pictures can be enlarged.
  open var videoMaxScaleAndCropFactor: CGFloat { 1 }
  /// How far the middle of pictures is enlarged; carried.
  open var videoScaleAndCropFactor: CGFloat = 1
  /// How pictures are kept still.
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
  /// Whether the camera's lens is told.
  open var isCameraIntrinsicMatrixDeliverySupported: Bool { false }
  /// Whether the camera's lens is told; carried.
  open var isCameraIntrinsicMatrixDeliveryEnabled = false
}

/// Brings pictures from sources to where they go. Nothing can be added, as there are no sources.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How good pictures are.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A goodness of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For photos.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// Good.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Middling.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Poor.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// Of 720 lines.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// Of 1080 lines.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// Of 2160 lines.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// Of 480 lines.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// Of 288 lines.
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    /// As the source has it.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }
  /// How good pictures are; carried.
  open var sessionPreset = Preset.high
  /// The sources.
  open private(set) var inputs: [AVCaptureInput] = []
  /// Where pictures go.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether pictures come: none do.
  open var isRunning: Bool { false }
  public override init() { super.init() }
  /// Whether pictures can be so good.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Whether a source can be added.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Adds a source.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Takes a source away.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether pictures can go there.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Adds where pictures go.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Takes away where pictures go.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins to change it.
  open func beginConfiguration() {}
  /// Ends changing it.
  open func commitConfiguration() {}
  /// Begins; without effect.
  open func startRunning() {}
  /// Ends.
  open func stopRunning() {}
  /// Whether it uses the camera beside other applications: it cannot.
  open var isMultitaskingCameraAccessSupported: Bool { false }
  /// Whether it uses the camera beside other applications; carried.
  open var isMultitaskingCameraAccessEnabled = false
  /// How much of the device it takes, of 1.
  open var hardwareCost: Float { 0 }
  /// Whether it mixes with other sounds; carried.
  open var configuresApplicationAudioSessionToMixWithOthers = false
  /// Whether the device has a button for pictures: no.
  open var supportsControls: Bool { false }
}

/// Uses several cameras; none of them is here.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  /// Whether the device can: no.
  open class var isMultiCamSupported: Bool { false }
  /// How hard it is for the device, of 1.
  open var systemPressureCost: Float { 0 }
}

/// Where the camera's picture is seen: a layer like any other, without a picture.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// Where the picture comes from.
  open var session: AVCaptureSession?
  /// How the picture fills it.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The picture of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// The way from the camera: there is none.
  open var connection: AVCaptureConnection? { nil }
  /// A code with its place in the layer: nothing is seen, nil.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
  /// The part of the picture that a rectangle of the layer shows: where it would be if the picture filled the layer.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    let first = captureDevicePointConverted(
      fromLayerPoint: CGPoint(x: rectInLayerCoordinates.minX, y: rectInLayerCoordinates.minY))
    let last = captureDevicePointConverted(
      fromLayerPoint: CGPoint(x: rectInLayerCoordinates.maxX, y: rectInLayerCoordinates.maxY))
    return CGRect(
      x: min(first.x, last.x), y: min(first.y, last.y), width: abs(first.x - last.x),
      height: abs(first.y - last.y))
  }
  /// The rectangle of the layer for a part of the picture: where it would be if the picture filled the layer.
  open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    let rect = rectInMetadataOutputCoordinates
    let first = layerPointConverted(fromCaptureDevicePoint: CGPoint(x: rect.minX, y: rect.minY))
    let last = layerPointConverted(fromCaptureDevicePoint: CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: min(first.x, last.x), y: min(first.y, last.y), width: abs(first.x - last.x),
      height: abs(first.y - last.y))
  }
  /// The point of the layer for a place of the picture.
  open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
    CGPoint(
      x: (1 - captureDevicePointOfInterest.y) * bounds.width,
      y: captureDevicePointOfInterest.x * bounds.height)
  }
  /// A place of the picture for a point of the layer: where it would be if the picture filled the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    CGPoint(x: pointInLayer.y / max(bounds.height, 1), y: 1 - pointInLayer.x / max(bounds.width, 1))
  }
}

/// How sound or pictures are written.
open class CMFormatDescription: NSObject, @unchecked Sendable {}
/// How pictures are written.
public typealias CMVideoFormatDescription = CMFormatDescription
/// An extent in pixels.
public struct CMVideoDimensions: Sendable {
  /// From left to right.
  public var width: Int32
  /// From above to below.
  public var height: Int32
  /// An extent.
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
/// How large pictures are: it is not known.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions
{
  CMVideoDimensions(width: 0, height: 0)
}
/// A range of pictures a second.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
  /// The fewest.
  open var minFrameRate: Double { 0 }
  /// The most.
  open var maxFrameRate: Double { 0 }
  /// How long a picture is there at least.
  open var minFrameDuration: CMTime { .zero }
  /// How long a picture is there at most.
  open var maxFrameDuration: CMTime { .zero }
}
