// What a player's item knows of what it plays: nothing is read, so it waits for ever.

import FoundationAdditions
import Plumbline

extension AVPlayerItem {
  /// An item that is to read properties first; nothing is read.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
  /// What is there of it: nothing.
  public var loadedTimeRanges: [NSValue] { [] }
  /// Where it can be gone to: nowhere.
  public var seekableTimeRanges: [NSValue] { [] }
  /// Whether what is there will last.
  public var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether nothing more fits in.
  public var isPlaybackBufferFull: Bool { false }
  /// Whether nothing is there.
  public var isPlaybackBufferEmpty: Bool { true }
  /// The size of its pictures in points.
  public var presentationSize: CGSize { .zero }
  /// What describes it; carried.
  public var externalMetadata: [AVMetadataItem] {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// What came to pass while it played: nothing.
  public func accessLog() -> AVPlayerItemAccessLog? { nil }
  /// What went wrong while it played: nothing.
  public func errorLog() -> AVPlayerItemErrorLog? { nil }
  /// Has pictures told; there are none.
  public func add(_ output: AVPlayerItemOutput) {}
  /// Has them told no longer.
  public func remove(_ output: AVPlayerItemOutput) {}
  /// Goes to a time, as exactly as is asked.
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)? = nil
  ) { seek(to: time, completionHandler: completionHandler) }
  /// A player waits; never told.
  public static let playbackStalledNotification = NSNotification.Name.AVPlayerItemPlaybackStalled
  /// A player could not come to the end; never told.
  public static let failedToPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
}

/// What came to pass while an item played.
open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {}
/// What went wrong while an item played.
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {}
/// Pictures of what plays; there are none.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {}
/// Pictures of what plays; there are none.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
  /// Pictures written in a way.
  public init(pixelBufferAttributes: [String: Any]?) {}
  /// The time of a clock: none that is one, as nothing plays.
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }
  /// Whether there is a new picture.
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  /// A picture: none.
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }
}

extension NSNotification.Name {
  /// A player waits; never told.
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  /// A player is elsewhere; never told.
  public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
  /// A log has more; never told.
  public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name(
    "AVPlayerItemNewAccessLogEntry")
  /// What a camera sees changed; never told.
  public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
  /// A session runs; never told.
  public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  /// A session failed; never told.
  public static let AVCaptureSessionRuntimeError = NSNotification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  /// A session was interrupted; never told.
  public static let AVCaptureSessionWasInterrupted = NSNotification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  /// A session goes on; never told.
  public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
}

/// Why a player could not come to the end, in what a notification tells.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension AVPlayer {
  /// Why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A reason by Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// So that it need not wait later.
    public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// It finds out how fast things come.
    public static let evaluatingBufferingRate = Self(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    /// It has nothing to play.
    public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }
  /// Why it waits, where it does.
  public var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return currentItem == nil ? .noItemToPlay : .evaluatingBufferingRate
  }
  /// Whether it plays on another screen.
  public var isExternalPlaybackActive: Bool { false }
  /// Whether a film may play here.
  public static var eligibleForHDRPlayback: Bool { false }
  /// Goes to a time, and says whether it came there.
  @discardableResult
  public func seek(to time: CMTime) async -> Bool {
    currentItem?.seek(to: time)
    return true
  }
  /// Goes to a time, as exactly as is asked.
  @discardableResult
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    await seek(to: time)
  }
}

extension AVQueuePlayer {
  /// Whether an item can come after another one: once in the queue.
  public func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains { $0 === item }
  }
}
