// Cameras and microphones: there is none, and none may be used.

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
  /// As bright as a lamp can be now; Apple's constant.
  public static let maxAvailableTorchLevel: Float = .greatestFiniteMagnitude
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
