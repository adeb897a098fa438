// What else players and what they play say: nothing can be played here, and what is set is carried.

import FoundationAdditions
import Plumbline

extension AVPlayerItem {
  /// Its tracks: none.
  public var tracks: [AVPlayerItemTrack] { [] }
  /// Where playing backwards ends; carried.
  public var reversePlaybackEndTime: CMTime {
    get { carried(or: .invalid) }
    set { carry(newValue) }
  }
  /// Whether it fetches more while it waits; carried.
  public var canUseNetworkResourcesForLiveStreamingWhilePaused: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Goes on or back by pictures: there are none.
  public func step(byCount stepCount: Int) {}
  /// The time of day that is shown: not known.
  public func currentDate() -> Date? { nil }
  /// Goes to a time of day: it cannot.
  @discardableResult
  public func seek(to date: Date, completionHandler: ((Bool) -> Void)? = nil) -> Bool {
    completionHandler?(false)
    return false
  }
  /// Goes to no time any more.
  public func cancelPendingSeeks() {}
  /// Whether it can be played fast.
  public var canPlayFastForward: Bool { false }
  /// Whether it can be played fast backwards.
  public var canPlayFastReverse: Bool { false }
  /// Whether it can be played slowly.
  public var canPlaySlowForward: Bool { false }
  /// Whether it can be played backwards.
  public var canPlayReverse: Bool { false }
  /// Whether it can be played slowly backwards.
  public var canPlaySlowReverse: Bool { false }
  /// Whether it can go on by pictures.
  public var canStepForward: Bool { false }
  /// Whether it can go back by pictures.
  public var canStepBackward: Bool { false }
  /// What gives its pictures.
  public var outputs: [AVPlayerItemOutput] { [] }
  /// Chooses a language; without effect.
  public func select(
    _ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup
  ) {}
  /// Chooses a language by itself; without effect.
  public func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}
  /// The languages that are chosen: none.
  public var currentMediaSelection: AVMediaSelection { AVMediaSelection() }
  /// Bits a second; 0 for any number; carried.
  public var preferredPeakBitRate: Double {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// Bits a second where they cost much; 0 for any number; carried.
  public var preferredPeakBitRateForExpensiveNetworks: Double {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// How large pictures may be; zero for any size; carried.
  public var preferredMaximumResolution: CGSize {
    get { carried(or: .zero) }
    set { carry(newValue) }
  }
  /// Whether going to times waits for pictures; carried.
  public var seekingWaitsForVideoCompositionRendering: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// How far from the present it is to be; carried.
  public var configuredTimeOffsetFromLive: CMTime {
    get { carried(or: .invalid) }
    set { carry(newValue) }
  }
  /// How far from the present it should be.
  public var recommendedTimeOffsetFromLive: CMTime { .invalid }
  /// Whether it stays as far from the present; carried.
  public var automaticallyPreservesTimeOffsetFromLive: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// What is shown of it on the locked screen; carried.
  public var nowPlayingInfo: [String: Any]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// What is fetched early.
  public var automaticallyLoadedAssetKeys: [String] { [] }
  /// There is a mistake more. Never posted here.
  public static let newErrorLogEntryNotification = NSNotification.Name("AVPlayerItemNewErrorLogEntry")
  /// The time jumped. Never posted here.
  public static let timeJumpedNotification = NSNotification.Name.AVPlayerItemTimeJumped
}

/// A track that is played; none is made here.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
  /// The track.
  open var assetTrack: AVAssetTrack? { nil }
  /// Whether it is played; carried.
  open var isEnabled = true
  /// How many pictures a second are shown.
  open var currentVideoFrameRate: Float { 0 }
}

extension AVPlayerItemAccessLog {
  /// What was fetched: nothing.
  public var events: [AVPlayerItemAccessLogEvent] { [] }
}
extension AVPlayerItemErrorLog {
  /// What went wrong: nothing was tried.
  public var events: [AVPlayerItemErrorLogEvent] { [] }
}

/// What was fetched; none is made here.
open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
  /// Where.
  open var uri: String? { nil }
  /// When.
  open var playbackStartDate: Date? { nil }
  /// Bits a second that were measured.
  open var observedBitrate: Double { -1 }
  /// Bits a second that were announced.
  open var indicatedBitrate: Double { -1 }
  /// How often it waited.
  open var numberOfStalls: Int { 0 }
  /// Bytes that came.
  open var numberOfBytesTransferred: Int64 { 0 }
  /// Seconds that were seen.
  open var durationWatched: TimeInterval { 0 }
}

/// What went wrong; none is made here.
open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
  /// Where.
  open var uri: String? { nil }
  /// When.
  open var date: Date? { nil }
  /// What, by its number.
  open var errorStatusCode: Int { 0 }
  /// Whose number it is.
  open var errorDomain: String { "" }
  /// What, in words.
  open var errorComment: String? { nil }
}

extension AVPlayer {
  /// How fast `play()` plays; carried, `play()` sets 1.
  public var defaultRate: Float {
    get { carried(or: 1) }
    set { carry(newValue) }
  }
  /// Plays from a time on at a time of the device: at once.
  public func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
    if itemTime.isValid { currentItem?.seek(to: itemTime) }
    self.rate = rate
  }
  /// Makes ready no longer.
  public func cancelPendingPrerolls() {}
  /// Whether pictures are hidden because the screen is not safe: no.
  public var outputObscuredDueToInsufficientExternalProtection: Bool { false }
  /// How pictures fill another screen; carried.
  public var externalPlaybackVideoGravity: AVLayerVideoGravity {
    get { carried(or: .resizeAspect) }
    set { carry(newValue) }
  }
  /// Whether languages are chosen as the user likes; carried.
  public var appliesMediaSelectionCriteriaAutomatically: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// What happens in the background. Raw values are Apple's.
  public enum AudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    /// Apple's names with the raw values.
    case automatic = 1
    case pauses, continuesIfPossible
  }
  /// What happens in the background; carried.
  public var audiovisualBackgroundPlaybackPolicy: AudiovisualBackgroundPlaybackPolicy {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// Why a rate is another one.
  public struct RateDidChangeReason: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A reason.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The program set it.
    public static let setRateCalled = RateDidChangeReason(
      rawValue: "AVPlayerRateDidChangeReasonSetRateCalled")
    /// It could not be set.
    public static let setRateFailed = RateDidChangeReason(
      rawValue: "AVPlayerRateDidChangeReasonSetRateFailed")
    /// Other sounds began.
    public static let audioSessionInterrupted = RateDidChangeReason(
      rawValue: "AVPlayerRateDidChangeReasonAudioSessionInterrupted")
    /// The application is not seen.
    public static let appBackgrounded = RateDidChangeReason(
      rawValue: "AVPlayerRateDidChangeReasonAppBackgrounded")
  }
  /// A rate is another one. Never posted here.
  public static let rateDidChangeNotification = NSNotification.Name("AVPlayerRateDidChangeNotification")
  /// Under which such a notification says why.
  public static let rateDidChangeReasonKey = "AVPlayerRateDidChangeReasonKey"
}

extension AVPlayerLooper {
  /// How it goes. Raw values are Apple's.
  public enum Status: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, ready, failed, cancelled
  }
  /// How it goes.
  public var status: Status { .unknown }
  /// Why it cannot.
  public var error: (any Error)? { nil }
  /// How often it was played.
  public var loopCount: Int { 0 }
  /// What is played in turn.
  public var loopingPlayerItems: [AVPlayerItem] { [] }
}

extension AVPlayerItemOutput {
  /// Whether the player shows nothing; carried.
  public var suppressesPlayerRendering: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension AVVideoCodecType {
  /// For cutting.
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
  /// For cutting, with what is seen through.
  public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
  /// For cutting, with more of it.
  public static let proRes422HQ = AVVideoCodecType(rawValue: "apch")
  /// For cutting, with less of it.
  public static let proRes422LT = AVVideoCodecType(rawValue: "apcs")
  /// For cutting, with much less of it.
  public static let proRes422Proxy = AVVideoCodecType(rawValue: "apco")
  /// With what is seen through.
  public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
}

extension AVFileType {
  /// Pictures of the camera.
  public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
  /// Small pictures.
  public static let heic = AVFileType(rawValue: "public.heic")
  /// Pictures.
  public static let heif = AVFileType(rawValue: "public.heif")
  /// Pictures.
  public static let tif = AVFileType(rawValue: "public.tiff")
  /// Sounds.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// Sounds.
  public static let aifc = AVFileType(rawValue: "public.aifc-audio")
  /// Sounds of telephones.
  public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
  /// Films of telephones.
  public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
  /// Sounds.
  public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
}

extension AVMediaType {
  /// Codes and faces.
  public static let metadataObject = AVMediaType(rawValue: "mobj")
  /// Depths.
  public static let depthData = AVMediaType(rawValue: "dpth")
  /// Words below pictures.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Words below pictures.
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  /// Both film and sound.
  public static let muxed = AVMediaType(rawValue: "muxx")
  /// Times.
  public static let timecode = AVMediaType(rawValue: "tmcd")
}

/// 640 by 480.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// 960 by 540.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// 3840 by 2160.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// 1920 by 1080, in half the bytes.
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
/// 3840 by 2160, in half the bytes.
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
/// As good as can be, in half the bytes.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"

extension AVAssetExportSession {
  /// What the file says of itself; carried.
  public var metadata: [AVMetadataItem]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How many bytes it may have; 0 for any number; carried.
  public var fileLengthLimit: Int64 {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// How sounds change with rates; carried.
  public var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm {
    get { carried(or: .spectral) }
    set { carry(newValue) }
  }
  /// Whether all of it may be read twice; carried.
  public var canPerformMultiplePassesOverSourceMediaData: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Where files lie meanwhile; carried.
  public var directoryForTemporaryFiles: URL? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Which kinds of file there can be: none.
  public func determineCompatibleFileTypes(completionHandler handler: @escaping ([AVFileType]) -> Void) {
    handler([])
  }
  /// Whether something can be written: no.
  public class func determineCompatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
    completionHandler handler: @escaping (Bool) -> Void
  ) { handler(false) }
  /// How many bytes it will have: not known.
  public func estimateOutputFileLength(completionHandler handler: @escaping (Int64, (any Error)?) -> Void) {
    handler(0, AVError(.unknown))
  }
  /// Writes a file: it cannot.
  public func export(to url: URL, as fileType: AVFileType) async throws { throw AVError(.unknown) }
}
