// Where a camera's pictures and sounds go: outputs are made and added, nothing comes out of them.

import Foundation
import QuartzCore

/// Pixels in memory. None are made here.
open class CVBuffer: NSObject, @unchecked Sendable {
  let width: Int
  let height: Int
  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
/// A picture in memory.
public typealias CVImageBuffer = CVBuffer
/// A picture in memory.
public typealias CVPixelBuffer = CVBuffer
/// A number of Core Video's; 0 is no mistake.
public typealias CVReturn = Int32
/// No mistake.
public let kCVReturnSuccess: CVReturn = 0
/// How wide a picture is.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// How tall a picture is.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// How many bytes a line has.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { 4 * pixelBuffer.width }
/// Where its bytes are: nowhere.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { nil }
/// How it is held while its bytes are read. Raw values are Apple's.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Members of their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing is written.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}
/// Holds its bytes; done at once.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags)
  -> CVReturn
{ kCVReturnSuccess }
/// Holds its bytes no longer; done at once.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// Under which settings say how pixels are written.
public var kCVPixelBufferPixelFormatTypeKey: NSString { "PixelFormatType" }
/// Under which settings say how wide pictures are.
public var kCVPixelBufferWidthKey: NSString { "Width" }
/// Under which settings say how tall pictures are.
public var kCVPixelBufferHeightKey: NSString { "Height" }
/// Blue, green, red, opacity.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
/// Opacity, red, green, blue.
public let kCVPixelFormatType_32ARGB: UInt32 = 32
/// Brightness, and colours of every fourth pixel.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
/// Brightness, and colours of every fourth pixel, in the range of television.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076

/// A picture or sounds of a moment. There are none.
open class CMSampleBuffer: NSObject, @unchecked Sendable {
  /// The picture; nil for sounds.
  open var imageBuffer: CVImageBuffer? { nil }
  /// When.
  open var presentationTimeStamp: CMTime { .zero }
  override init() { super.init() }
}
/// The picture; nil for sounds.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// When.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}

/// Is told of pictures; never, as none come.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// A picture came.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// A picture was left out.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing by default.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  /// Does nothing by default.
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Gives pictures one by one; none come.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// How pixels are written; carried.
  open var videoSettings: [String: Any]! = [:]
  /// Whether pictures are left out that come too late; carried.
  open var alwaysDiscardsLateVideoFrames = true
  /// Ways of writing pixels: none.
  open var availableVideoPixelFormatTypes: [UInt32] { [] }
  /// In which other forms pictures can come: in none.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  /// Settings for writing a film: none are known.
  open func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? {
    nil
  }
  /// Whether pictures are as large as it chooses; carried.
  open var automaticallyConfiguresOutputBufferDimensions = true
  /// Whether pictures are as large as those on the screen; carried.
  open var deliversPreviewSizedOutputBuffers = false
  /// By which queue pictures are told.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// Who is told; not retained.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// Has somebody told on a queue.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) =
      (sampleBufferDelegate, sampleBufferCallbackQueue)
  }
}

/// Is told of sounds; never, as none come.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
  /// Sounds came.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

/// Gives sounds; none come.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  /// Is told of sounds; never here.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  /// By which queue sounds are told.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// Settings for writing sounds: none are known.
  open func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? {
    nil
  }
  /// Has somebody told on a queue.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) =
      (sampleBufferDelegate, sampleBufferCallbackQueue)
  }
}

/// Is told of files.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// A file is begun; never here.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// A file ended.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
  /// It waits; never told here.
  func fileOutput(
    _ output: AVCaptureFileOutput, didPauseRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// It goes on; never told here.
  func fileOutput(
    _ output: AVCaptureFileOutput, didResumeRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
}
extension AVCaptureFileOutputRecordingDelegate {
  /// Does nothing by default.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
  /// Does nothing by default.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didPauseRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
  /// Does nothing by default.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didResumeRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
}

/// Writes a film: none is written, which the delegate is told as an error.
open class AVCaptureFileOutput: AVCaptureOutput {
  /// The file: none.
  open var outputFileURL: URL? { nil }
  /// Whether one is written: none is.
  open var isRecording: Bool { false }
  /// How much was written.
  open var recordedDuration: CMTime { .zero }
  /// How much may be written; carried.
  open var maxRecordedDuration = CMTime.zero
  /// How many bytes are written.
  open var recordedFileSize: Int64 { 0 }
  /// How many bytes may be written; 0 for any number; carried.
  open var maxRecordedFileSize: Int64 = 0
  /// How many bytes have to stay free; carried.
  open var minFreeDiskSpaceLimit: Int64 = 0
  /// Whether it waits.
  open var isRecordingPaused: Bool { false }
  /// Waits; there is nothing to wait with.
  open func pauseRecording() {}
  /// Goes on.
  open func resumeRecording() {}
  /// Writes a film: the delegate is told that it could not be.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    delegate.fileOutput(
      self, didFinishRecordingTo: outputFileURL, from: [], error: CocoaError(.featureUnsupported))
  }
  /// Writes no longer.
  open func stopRecording() {}
}
/// Writes a film: none is written, which the delegate is told as an error.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  /// How often parts are written; carried.
  open var movieFragmentInterval = CMTime.zero
  /// What the film says of itself; carried.
  open var metadata: [AVMetadataItem]?
  /// How films can be written: not at all.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  /// Says how a connection's film is written; without effect.
  open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
  /// How a connection's film is written.
  open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
}

/// How a film is held still. Raw values are Apple's.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// Apple's names with the raw values.
  case off = 0
  case standard, cinematic, cinematicExtended, previewOptimized, cinematicExtendedEnhanced
  case auto = -1
}
