// A device without cameras and microphones: sessions keep what they are given, and there is nothing to give them.

import FoundationAdditions
import Plumbline

/// Whether a camera may be used. Raw values are Apple's.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone. There is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// How sensitive it is: there is no camera.
  open var iso: Float { 0 }
  /// How far away things are sharp, of 1: there is no camera.
  open var lensPosition: Float { 0 }
  /// How long light falls in: there is no camera.
  open var exposureDuration: CMTime { .zero }
  /// How it finds what is sharp is fixed; called back at once.
  open func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {
    handler?(.zero)
  }
  /// How much light comes in is fixed; called back at once.
  open func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) { handler?(.zero) }
  /// How much lighter pictures are to be; called back at once.
  open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {
    handler?(.zero)
  }
  /// How much lighter pictures are.
  open var exposureTargetBias: Float { 0 }
  /// The least that it can be.
  open var minExposureTargetBias: Float { 0 }
  /// The most that it can be.
  open var maxExposureTargetBias: Float { 0 }
  /// The least that it makes things larger.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The most that it makes things larger.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// What kind it is.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// Whether it is there.
  open var isConnected: Bool { false }
  /// Whether it has pictures or sound of a kind.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Whether it can work with settings.
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  /// The kind of a camera.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A kind of camera by Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// With an angle as usual.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// With two lenses.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// With a narrow angle.
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// That knows how far things are.
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// With a very wide angle.
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// With two wide lenses.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// With three lenses.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A microphone.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// That measures how far things are.
    public static let builtInLiDARDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    /// Plugged in.
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
  }
  /// Where a camera is. Raw values are Apple's.
  public enum Position: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unspecified, back, front
  }
  /// Whether a lamp is on. Raw values are Apple's.
  public enum TorchMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case off, on, auto
  }
  /// Whether a lamp flashes. Raw values are Apple's.
  public enum FlashMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case off, on, auto
  }
  /// Where it is.
  open var position: Position { .unspecified }
  /// Whether it has a lamp.
  open var hasTorch: Bool { false }
  /// Whether its lamp is on.
  open var torchMode = TorchMode.off
  /// Whether it has a flash.
  open var hasFlash: Bool { false }
  /// How it finds what is sharp. Raw values are Apple's.
  public enum FocusMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case locked, autoFocus, continuousAutoFocus
  }
  /// How it finds how much light it needs. Raw values are Apple's.
  public enum ExposureMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case locked, autoExpose, continuousAutoExposure, custom
  }
  /// How it finds what is white. Raw values are Apple's.
  public enum WhiteBalanceMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case locked, autoWhiteBalance, continuousAutoWhiteBalance
  }
  /// Whether it can do so: there is no camera.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// `.locked` at first; carried.
  open var focusMode = FocusMode.locked
  /// Whether a point can be sharp: there is no camera.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// What is to be sharp, from 0 to 1; the middle at first; carried.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether it can do so: there is no camera.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// `.locked` at first; carried.
  open var exposureMode = ExposureMode.locked
  /// Whether a point can decide the light: there is no camera.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// What decides the light, from 0 to 1; the middle at first; carried.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether it can do so: there is no camera.
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  /// `.locked` at first; carried.
  open var whiteBalanceMode = WhiteBalanceMode.locked
  /// How much larger the picture is; 1 at first; carried.
  open var videoZoomFactor: CGFloat = 1
  /// Whether it has a flash that is ready: there is none.
  open var isFlashAvailable: Bool { false }
  /// Whether it has a lamp that is ready: there is none.
  open var isTorchAvailable: Bool { false }
  /// Whether its lamp is on: there is none.
  open var isTorchActive: Bool { false }
  /// Whether its lamp can be so: there is none.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Puts the lamp on with a brightness from 0 to 1: there is none.
  open func setTorchModeOn(level torchLevel: Float) throws { torchMode = .on }
  /// By which it is found.
  open var uniqueID: String { "" }
  /// What it is called.
  open var localizedName: String { "" }
  /// Whether it tells that what it sees is another; carried.
  open var isSubjectAreaChangeMonitoringEnabled = false
  /// How its pictures are.
  open var activeFormat: Format { Format() }
  /// How pictures are.
  open class Format: NSObject {
    /// How much larger they can be.
    open var videoMaxZoomFactor: CGFloat { 1 }
    /// How much is seen, in degrees.
    open var videoFieldOfView: Float { 0 }
  }
  /// All formats: none.
  open var formats: [Format] { [] }
  /// The shortest time between pictures; carried.
  open var activeVideoMinFrameDuration = CMTime.zero
  /// The longest time between pictures; carried.
  open var activeVideoMaxFrameDuration = CMTime.zero
  /// Makes the picture larger in time: at once.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }
  /// Begins to change it.
  open func lockForConfiguration() throws {}
  /// Ends changing it.
  open func unlockForConfiguration() {}
  override init() { super.init() }
  /// The usual one: none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The usual one of a kind: none.
  open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
    -> AVCaptureDevice?
  { nil }
  /// All of them: none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Whether it may be used: there is nothing to use.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Asks whether it may be used: it may not.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) { handler(false) }
  /// Asks whether it may be used: it may not.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// Looks for some: there are none.
  open class DiscoverySession: NSObject {
    /// Those that were found.
    open var devices: [AVCaptureDevice] { [] }
    /// Looks for some.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }
}

/// Where pictures come from.
open class AVCaptureInput: NSObject {}

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

/// What a photo is to be; carried.
open class AVCapturePhotoSettings: NSObject {
  /// Whether a lamp flashes.
  open var flashMode = AVCaptureDevice.FlashMode.off
  public override init() { super.init() }
  /// A photo of a format.
  public convenience init(format: [String: Any]?) {
    self.init()
    self.format = format
  }
  /// Again as another was to be.
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(format: photoSettings.format)
    (flashMode, isHighResolutionPhotoEnabled) =
      (photoSettings.flashMode, photoSettings.isHighResolutionPhotoEnabled)
  }
  /// How it is written.
  open private(set) var format: [String: Any]?
  /// A number of its own.
  public let uniqueID = Int64.random(in: 1...Int64.max)
  /// Whether it is as large as can be; carried.
  open var isHighResolutionPhotoEnabled = false
  /// Whether the eyes are not red; carried.
  open var isAutoRedEyeReductionEnabled = false
  /// What a small picture is to be; carried.
  open var previewPhotoFormat: [String: Any]?
  /// Ways of writing small pictures: none.
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  /// How good it is to be; carried.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
}

/// A photo. There is none.
open class AVCapturePhoto: NSObject {
  /// Its file.
  open func fileDataRepresentation() -> Data? { nil }
  /// Its pixels.
  open var pixelBuffer: CVPixelBuffer? { nil }
  /// Its picture.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// What is known of it.
  open var metadata: [String: Any] { [:] }
}

/// Is told of photos; never, as none is made.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// A photo was made.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// A photo will be made.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// A photo is being made.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// All of a photo was made.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}

/// What a photo became.
open class AVCaptureResolvedPhotoSettings: NSObject {
  /// Whose.
  open var uniqueID: Int64 { 0 }
  /// How large the photo is, in pixels: 0.
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
  /// How large the small picture is, in pixels: 0.
  open var previewDimensions: CMVideoDimensions { photoDimensions }
  /// How many photos there will be: one.
  open var expectedPhotoCount: Int { 1 }
  /// Whether there will be light.
  open var isFlashEnabled: Bool { false }
  /// How long the film of a photo is: no time.
  open var livePhotoMovieDimensions: CMVideoDimensions { photoDimensions }
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}

/// Makes photos; without effect.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// How good photos are to be. Raw values are Apple's.
  public enum QualityPrioritization: Int, Sendable {
    /// Apple's names with the raw values.
    case speed = 1
    case balanced, quality
  }
  /// Whether photos are as large as can be; carried.
  open var isHighResolutionCaptureEnabled = false
  /// Whether photos move; carried.
  open var isLivePhotoCaptureEnabled = false
  /// Whether photos can move: there is no camera.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// How good photos may be; carried.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// Ways of writing photos: none.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// Flashes: none.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// Makes ready for photos; not done.
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, nil) }
  /// Makes a photo; without effect.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
  }
}

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
    /// Apple's name.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
  }
  /// Its kind.
  open var type: ObjectType { .qr }
  /// Where it is seen.
  open var bounds: CGRect { .zero }
}

/// A code that was read.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// Where its corners are.
  open var corners: [CGPoint] { [] }
  /// What it says.
  open var stringValue: String? { nil }
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
  ) {}
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

extension AVCaptureDevice.Format {
  /// How pictures are written.
  public var formatDescription: CMFormatDescription { CMFormatDescription() }
  /// How many pictures a second.
  public var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
  /// The least sensitive.
  public var minISO: Float { 0 }
  /// The most sensitive.
  public var maxISO: Float { 0 }
}
