// What else cameras say and are asked: there are none, so that nothing is supported, and what is set is carried.

import FoundationAdditions
import Plumbline

extension AVCaptureDevice {
  /// How strong colours of light are taken.
  public struct WhiteBalanceGains: Sendable {
    /// Red.
    public var redGain: Float
    /// Green.
    public var greenGain: Float
    /// Blue.
    public var blueGain: Float
    /// Strengths.
    public init(redGain: Float, greenGain: Float, blueGain: Float) {
      (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
    }
    /// None.
    public init() { self.init(redGain: 0, greenGain: 0, blueGain: 0) }
  }
  /// The colour of light, as warm and as green as it is.
  public struct WhiteBalanceTemperatureAndTintValues: Sendable {
    /// In kelvins.
    public var temperature: Float
    /// From -150, green, to 150, magenta.
    public var tint: Float
    /// A colour.
    public init(temperature: Float, tint: Float) { (self.temperature, self.tint) = (temperature, tint) }
    /// None.
    public init() { self.init(temperature: 0, tint: 0) }
  }
  /// How far it looks. Raw values are Apple's.
  public enum AutoFocusRangeRestriction: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, near, far
  }
  /// How many colours there are. Raw values are Apple's.
  public enum ColorSpace: Int, Sendable {
    /// Apple's names with the raw values.
    case sRGB = 0
    case P3_D65 = 1
    case HLG_BT2020 = 2
    case appleLog = 3
  }
  /// How hard it is for the device.
  open class SystemPressureState: NSObject, @unchecked Sendable {
    /// How hard.
    public struct Level: RawRepresentable, Hashable, Sendable {
      /// Apple's name.
      public let rawValue: String
      /// A level.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// As it should be.
      public static let nominal = Level(rawValue: "AVCaptureSystemPressureLevelNominal")
      /// A little hard.
      public static let fair = Level(rawValue: "AVCaptureSystemPressureLevelFair")
      /// Hard.
      public static let serious = Level(rawValue: "AVCaptureSystemPressureLevelSerious")
      /// Very hard.
      public static let critical = Level(rawValue: "AVCaptureSystemPressureLevelCritical")
      /// Too hard.
      public static let shutdown = Level(rawValue: "AVCaptureSystemPressureLevelShutdown")
    }
    /// How hard.
    open var level: Level { .nominal }
  }
  /// Tells how far pictures have to be turned; not at all here.
  open class RotationCoordinator: NSObject {
    /// The camera.
    open private(set) weak var device: AVCaptureDevice?
    /// What shows its pictures.
    open private(set) weak var previewLayer: CALayer?
    /// For a camera and what shows its pictures.
    public init(device: AVCaptureDevice, previewLayer: CALayer?) {
      (self.device, self.previewLayer) = (device, previewLayer)
    }
    /// Degrees for what is shown.
    open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
    /// Degrees for what is taken.
    open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }
  }
  /// The device of a name: none.
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }
  /// The maker's name.
  public var modelID: String { "" }
  /// Who made it.
  public var manufacturer: String { "" }
  /// Whether it is looking for a distance.
  public var isAdjustingFocus: Bool { false }
  /// Whether it is looking for a brightness.
  public var isAdjustingExposure: Bool { false }
  /// Whether it is looking for a colour of light.
  public var isAdjustingWhiteBalance: Bool { false }
  /// How strong its light is, of 1.
  public var torchLevel: Float { 0 }
  /// Whether it can see in the dark.
  public var isLowLightBoostSupported: Bool { false }
  /// Whether it sees in the dark.
  public var isLowLightBoostEnabled: Bool { false }
  /// Whether it begins to by itself; carried.
  public var automaticallyEnablesLowLightBoostWhenAvailable: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether it is coming nearer.
  public var isRampingVideoZoom: Bool { false }
  /// Comes no nearer.
  public func cancelVideoZoomRamp() {}
  /// Whether it can be told how far to look.
  public var isAutoFocusRangeRestrictionSupported: Bool { false }
  /// How far it looks; carried.
  public var autoFocusRangeRestriction: AutoFocusRangeRestriction {
    get { carried(or: .none) }
    set { carry(newValue) }
  }
  /// Whether distances can change slowly.
  public var isSmoothAutoFocusSupported: Bool { false }
  /// Whether distances change slowly; carried.
  public var isSmoothAutoFocusEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether its distance can be set.
  public var isLockingFocusWithCustomLensPositionSupported: Bool { false }
  /// Whether its colour of light can be set.
  public var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { false }
  /// How wide it is open.
  public var lensAperture: Float { 0 }
  /// How much brighter it is than it should be.
  public var exposureTargetOffset: Float { 0 }
  /// The shortest distance, in millimetres; -1: not known.
  public var minimumFocusDistance: Int { -1 }
  /// How strong colours of light are taken.
  public var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
  /// How strong they are for grey.
  public var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
  /// How strong they can be.
  public var maxWhiteBalanceGain: Float { 1 }
  /// Sets how strong colours of light are taken; without effect.
  public func setWhiteBalanceModeLocked(
    with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: ((CMTime) -> Void)? = nil
  ) { handler?(.zero) }
  /// The colour of light of strengths: not known.
  public func temperatureAndTintValues(for whiteBalanceGains: WhiteBalanceGains)
    -> WhiteBalanceTemperatureAndTintValues
  { WhiteBalanceTemperatureAndTintValues() }
  /// The strengths of a colour of light: not known.
  public func deviceWhiteBalanceGains(for values: WhiteBalanceTemperatureAndTintValues) -> WhiteBalanceGains {
    WhiteBalanceGains()
  }
  /// Whether it takes many brightnesses by itself; carried.
  public var automaticallyAdjustsVideoHDREnabled: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether it takes many brightnesses; carried.
  public var isVideoHDREnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// How many colours there are; carried.
  public var activeColorSpace: ColorSpace {
    get { carried(or: .sRGB) }
    set { carry(newValue) }
  }
  /// How hard it is for the device.
  public var systemPressureState: SystemPressureState { SystemPressureState() }
  /// The longest time for a picture; carried.
  public var activeMaxExposureDuration: CMTime {
    get { carried(or: .invalid) }
    set { carry(newValue) }
  }
  /// Whether several cameras are this one.
  public var isVirtualDevice: Bool { false }
  /// The cameras that are this one.
  public var constituentDevices: [AVCaptureDevice] { [] }
  /// Where another camera takes over.
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  /// How many times nearer than the usual camera.
  public var displayVideoZoomFactorMultiplier: CGFloat { 1 }
  /// Whether the user is kept in the middle.
  public class var isCenterStageEnabled: Bool { false }
  /// Whether what is behind is dim.
  public class var isPortraitEffectEnabled: Bool { false }
  /// Whether the user is kept in the middle.
  public var isCenterStageActive: Bool { false }
  /// Whether what is behind is dim.
  public var isPortraitEffectActive: Bool { false }
  /// Whether another device is the camera.
  public var isContinuityCamera: Bool { false }
  /// The camera that the user likes: none.
  public class var userPreferredCamera: AVCaptureDevice? { nil }
  /// The camera that the system likes: none.
  public class var systemPreferredCamera: AVCaptureDevice? { nil }
}

extension AVCaptureDevice.Format {
  /// What it takes.
  public var mediaType: AVMediaType { .video }
  /// How many colours it can have.
  public var supportedColorSpaces: [AVCaptureDevice.ColorSpace] { [] }
  /// Whether points are put together.
  public var isVideoBinned: Bool { false }
  /// From where on pictures are enlarged.
  public var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
  /// The shortest time for a picture.
  public var minExposureDuration: CMTime { .zero }
  /// The longest time for a picture.
  public var maxExposureDuration: CMTime { .zero }
  /// Whether pictures can be kept still.
  public func isVideoStabilizationModeSupported(_ mode: AVCaptureVideoStabilizationMode) -> Bool { false }
  /// Whether it can take many brightnesses.
  public var isVideoHDRSupported: Bool { false }
  /// In which forms it tells depths.
  public var supportedDepthDataFormats: [AVCaptureDevice.Format] { [] }
  /// How large photos can be.
  public var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
  /// Whether it goes with other cameras.
  public var isMultiCamSupported: Bool { false }
  /// Whether the user can be kept in the middle.
  public var isCenterStageSupported: Bool { false }
  /// Whether what is behind can be dim.
  public var isPortraitEffectSupported: Bool { false }
}

extension AVCaptureDevice.DiscoverySession {
  /// Which cameras go together: none.
  public var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
}

extension AVCaptureOutput {
  /// What was seen, in the places of pictures: none.
  public func transformedMetadataObject(
    for metadataObject: AVMetadataObject, connection: AVCaptureConnection
  ) -> AVMetadataObject? { nil }
  /// A rectangle of what is seen in the places of pictures: the same.
  public func outputRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    rectInMetadataOutputCoordinates
  }
  /// A rectangle of pictures in the places of what is seen: the same.
  public func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect {
    rectInOutputCoordinates
  }
}

extension AVCaptureVideoPreviewLayer {
  /// Whether pictures come.
  public var isPreviewing: Bool { false }
}

/// Depths of what is seen; none are told here.
open class AVCaptureDepthDataOutput: AVCaptureOutput {
  /// Whether holes are filled; carried.
  open var isFilteringEnabled = true
  /// Whether late ones are left out; carried.
  open var alwaysDiscardsLateDepthData = true
}

/// Is told of pictures and depths of one moment; never here.
public protocol AVCaptureDataOutputSynchronizerDelegate: NSObjectProtocol {
  /// They are there.
  func dataOutputSynchronizer(
    _ synchronizer: AVCaptureDataOutputSynchronizer,
    didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection)
}

/// Pictures and depths of one moment; none are made here.
open class AVCaptureSynchronizedDataCollection: NSObject {
  /// How many.
  open var count: Int { 0 }
}

/// Puts pictures and depths of one moment together; there are none.
open class AVCaptureDataOutputSynchronizer: NSObject {
  /// What gives them.
  public let dataOutputs: [AVCaptureOutput]
  /// Is told; never here.
  open private(set) weak var delegate: (any AVCaptureDataOutputSynchronizerDelegate)?
  /// Of what gives them.
  public init(dataOutputs: [AVCaptureOutput]) { self.dataOutputs = dataOutputs }
  /// Says who is told.
  open func setDelegate(
    _ delegate: (any AVCaptureDataOutputSynchronizerDelegate)?, queue delegateCallbackQueue: DispatchQueue?
  ) { self.delegate = delegate }
}

/// How one picture of several is taken; carried.
open class AVCaptureBracketedStillImageSettings: NSObject {}

/// A picture brighter or darker than it should be; carried.
open class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {
  /// How much brighter.
  open private(set) var exposureTargetBias: Float = 0
  /// Brighter or darker.
  open class func autoExposureSettings(exposureTargetBias: Float) -> Self {
    let made = Self.init()
    made.exposureTargetBias = exposureTargetBias
    return made
  }
  public required override init() { super.init() }
}

/// How several pictures are taken; carried.
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {
  /// How each of them is.
  open private(set) var bracketedSettings: [AVCaptureBracketedStillImageSettings] = []
  /// Whether they are kept still.
  open var isLensStabilizationEnabled = false
  /// Several pictures.
  public convenience init(
    rawPixelFormatType: UInt32, processedFormat: [String: Any]?,
    bracketedSettings: [AVCaptureBracketedStillImageSettings]
  ) {
    self.init(format: processedFormat)
    self.bracketedSettings = bracketedSettings
  }
}

extension AVCapturePhotoSettings {
  /// As the camera gives it; carried.
  public convenience init(rawPixelFormatType: UInt32) { self.init(format: nil) }
  /// As the camera gives it, and in another form; carried.
  public convenience init(rawPixelFormatType: UInt32, processedFormat: [String: Any]?) {
    self.init(format: processedFormat)
  }
  /// Where the moment around it is written; carried.
  public var livePhotoMovieFileURL: URL? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// What it says of itself; carried.
  public var metadata: [String: Any] {
    get { carried(or: [:]) }
    set { carry(newValue) }
  }
  /// Whether depths are told; carried.
  public var isDepthDataDeliveryEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether depths are in the file; carried.
  public var embedsDepthDataInPhoto: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether holes of depths are filled; carried.
  public var isDepthDataFiltered: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether persons are told; carried.
  public var isPortraitEffectsMatteDeliveryEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// A small picture in the file; carried.
  public var embeddedThumbnailPhotoFormat: [String: Any]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How large it can be; carried.
  public var maxPhotoDimensions: CMVideoDimensions {
    get { carried(or: CMVideoDimensions(width: 0, height: 0)) }
    set { carry(newValue) }
  }
  /// Whether it is heard; carried.
  public var isShutterSoundSuppressionEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether several cameras are put together; carried.
  public var isAutoVirtualDeviceFusionEnabled: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
}

extension AVCapturePhotoOutput {
  /// How ready it is. Raw values are Apple's.
  public enum CaptureReadiness: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case sessionNotRunning, ready, notReadyMomentarily, notReadyWaitingForCapture,
      notReadyWaitingForProcessing
  }
  /// How ready it is.
  public var captureReadiness: CaptureReadiness { .sessionNotRunning }
  /// In which forms photos come.
  public var availablePhotoPixelFormatTypes: [UInt32] { [] }
  /// In which forms of the camera's photos come.
  public var availableRawPhotoPixelFormatTypes: [UInt32] { [] }
  /// In which files photos come.
  public var availablePhotoFileTypes: [AVFileType] { [] }
  /// Whether it is dark.
  public var isFlashScene: Bool { false }
  /// Whether depths can be told.
  public var isDepthDataDeliverySupported: Bool { false }
  /// Whether depths are told; carried.
  public var isDepthDataDeliveryEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether persons can be told.
  public var isPortraitEffectsMatteDeliverySupported: Bool { false }
  /// Whether persons are told; carried.
  public var isPortraitEffectsMatteDeliveryEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether red eyes can be helped.
  public var isAutoRedEyeReductionSupported: Bool { false }
  /// Whether the camera's own form can be had.
  public var isAppleProRAWSupported: Bool { false }
  /// Whether the camera's own form is had; carried.
  public var isAppleProRAWEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// How large photos can be; carried.
  public var maxPhotoDimensions: CMVideoDimensions {
    get { carried(or: CMVideoDimensions(width: 0, height: 0)) }
    set { carry(newValue) }
  }
  /// How many pictures of a row.
  public var maxBracketedCapturePhotoCount: Int { 0 }
  /// Whether photos can be of the moment of the touch.
  public var isZeroShutterLagSupported: Bool { false }
  /// Whether photos are of the moment of the touch; carried.
  public var isZeroShutterLagEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether one can be taken while another is worked on.
  public var isResponsiveCaptureSupported: Bool { false }
  /// Whether one is taken while another is worked on; carried.
  public var isResponsiveCaptureEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether photos can come later.
  public var isAutoDeferredPhotoDeliverySupported: Bool { false }
  /// Whether photos come later; carried.
  public var isAutoDeferredPhotoDeliveryEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether it need not be heard.
  public var isShutterSoundSuppressionSupported: Bool { false }
  /// Whether the moment around a photo is left out; carried.
  public var isLivePhotoCaptureSuspended: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension AVCapturePhoto {
  /// When it was taken.
  public var timestamp: CMTime { .zero }
  /// Whether it is as the camera gave it.
  public var isRawPhoto: Bool { false }
  /// A small picture of it.
  public var previewPixelBuffer: CVPixelBuffer? { nil }
  /// A small picture of it.
  public func previewCGImageRepresentation() -> CGImage? { nil }
  /// Which of several.
  public var photoCount: Int { 1 }
  /// As it was taken.
  public var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
}
