// Films put together of others: tracks keep what was inserted, and nothing can be written.

import FoundationAdditions
import Plumbline

/// A film put together of others.
open class AVComposition: AVAsset, @unchecked Sendable {
  var ownTracks: [AVAssetTrack] = []
  /// As long as what was inserted reaches.
  open override var duration: CMTime { ownTracks.map(\.timeRange.end).max() ?? .zero }
}

/// A part of a film put together of others.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
  var end = CMTime.zero
  /// From the beginning to the end of what was inserted.
  open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: end) }
}

/// A part of a film that can be changed.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  private var transform = CGAffineTransform.identity
  /// How its pictures are turned.
  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  /// Inserts a part of a track; the track is as long as that reaches.
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    let from = startTime.isValid ? startTime : end
    let reached = max(end, from) + timeRange.duration
    // How long an asset is that was not read nobody knows: what was inserted of it counts nothing.
    if reached.isNumeric { end = reached }
  }
  /// Puts a time without anything in.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    let reached = max(end, timeRange.start) + timeRange.duration
    if reached.isNumeric { end = reached }
  }
  /// Whether it is played; carried.
  open var isEnabled = true
  /// How loud it is, of 1; carried.
  open var preferredVolume: Float = 1
  /// Takes a part away.
  open func removeTimeRange(_ timeRange: CMTimeRange) {
    let gone = timeRange.intersection(CMTimeRange(start: .zero, duration: end))
    end = end - gone.duration
  }
  /// Makes a part faster or slower.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    let old = timeRange.intersection(CMTimeRange(start: .zero, duration: end))
    end = end - old.duration + duration
  }
}

/// A film that can be put together.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  private var size = CGSize.zero
  /// The size of its pictures in points.
  open var naturalSize: CGSize {
    get { size }
    set { size = newValue }
  }
  /// An empty film.
  public init() { super.init(empty: ()) }
  /// Adds an empty track. One number more than the last for those that ask for none.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let taken = ownTracks.map(\.trackID)
    guard !taken.contains(preferredTrackID) else { return nil }
    let number = preferredTrackID == kCMPersistentTrackID_Invalid ? (taken.max() ?? 0) + 1 : preferredTrackID
    let track = AVMutableCompositionTrack(mediaType: mediaType, trackID: number)
    ownTracks.append(track)
    return track
  }
  /// Takes a track away.
  open func removeTrack(_ track: AVCompositionTrack) { ownTracks.removeAll { $0 === track } }
  /// Puts a part of a film in: of each of its tracks into the track of that kind, which is made where there is none.
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
    for track in asset.tracks {
      let own =
        ownTracks.first { $0.mediaType == track.mediaType } as? AVMutableCompositionTrack
        ?? addMutableTrack(withMediaType: track.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
      try own?.insertTimeRange(timeRange, of: track, at: startTime)
    }
  }
  /// Puts a time without anything in every track.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    for case let track as AVMutableCompositionTrack in ownTracks { track.insertEmptyTimeRange(timeRange) }
  }
  /// Takes a time out of every track.
  open func removeTimeRange(_ timeRange: CMTimeRange) {
    for case let track as AVMutableCompositionTrack in ownTracks { track.removeTimeRange(timeRange) }
  }
  /// Makes a time of every track longer or shorter.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    for case let track as AVMutableCompositionTrack in ownTracks {
      track.scaleTimeRange(timeRange, toDuration: duration)
    }
  }
  /// The track into which one of a film fits: the first of its kind.
  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
    ownTracks.first { $0.mediaType == track.mediaType } as? AVMutableCompositionTrack
  }
}

/// Layers over the pictures of a film.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
  /// Pictures in one layer, and another that holds it.
  public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {}
}

/// In which quality a film is written.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// In which quality a film is written.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// In which quality a film is written.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// As it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// Sound alone.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// Writes a film anew: it cannot, and whoever asks is told so.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// How far it is. Raw values are Apple's.
  public enum Status: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, waiting, exporting, completed, failed, cancelled
  }
  /// The film.
  public let asset: AVAsset
  /// In which quality.
  public let presetName: String
  /// Where it is written.
  open var outputURL: URL?
  /// As what it is written.
  open var outputFileType: AVFileType?
  /// What can be written: nothing.
  open var supportedFileTypes: [AVFileType] { [] }
  /// Whether it can be played while it comes; carried.
  open var shouldOptimizeForNetworkUse = false
  /// Which part of it; carried.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// How loud tracks are; carried.
  open var audioMix: AVAudioMix?
  /// How pictures come together; carried.
  open var videoComposition: AVVideoComposition?
  /// How far it is.
  open private(set) var status = Status.unknown
  /// How far it is, of 1.
  open var progress: Float { 0 }
  /// Why it failed.
  open private(set) var error: (any Error)?
  /// Writes a film in a quality.
  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
  }
  /// Fails, and says so before this returns.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    status = .failed
    error = NSError(domain: "AVFoundationErrorDomain", code: -11800)
    handler()
  }
  /// Fails.
  open func export() async { exportAsynchronously {} }
  /// Ends it.
  open func cancelExport() { if status == .unknown { status = .cancelled } }
  /// The qualities that there are: none.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  /// The qualities that there are: none.
  open class func allExportPresets() -> [String] { [] }
}
