// Photos: what they are to be is carried, none is made.

import FoundationAdditions
import Plumbline

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
