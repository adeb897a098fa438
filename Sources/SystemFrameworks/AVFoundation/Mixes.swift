// How sounds and pictures of tracks come together; carried, as nothing is played or drawn.

import FoundationAdditions
import Plumbline

/// How loud tracks are; carried.
open class AVAudioMix: NSObject, @unchecked Sendable {
  fileprivate var parameters: [AVAudioMixInputParameters] = []
  /// How loud each track is.
  open var inputParameters: [AVAudioMixInputParameters] { parameters }
  public override init() { super.init() }
}

/// How loud tracks are; can be changed.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
  /// How loud each track is.
  open override var inputParameters: [AVAudioMixInputParameters] {
    get { parameters }
    set { parameters = newValue }
  }
}

/// How loud a track is; carried.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
  fileprivate var track = kCMPersistentTrackID_Invalid
  /// Which track.
  open var trackID: CMPersistentTrackID { track }
  public override init() { super.init() }
}

/// How loud a track is; can be changed.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
  /// Which track.
  open override var trackID: CMPersistentTrackID {
    get { track }
    set { track = newValue }
  }
  public override init() { super.init() }
  /// For a track.
  public convenience init(track: AVAssetTrack?) {
    self.init()
    trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
  }
  /// How loud from a time on; carried by nobody, as nothing plays.
  open func setVolume(_ volume: Float, at time: CMTime) {}
  /// From one loudness to another.
  open func setVolumeRamp(
    fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange
  ) {}
}

/// What happens to tracks in a part of a film.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
  /// When.
  var timeRange: CMTimeRange { get }
}

/// How pictures of tracks come together; carried.
open class AVVideoComposition: NSObject, @unchecked Sendable {
  fileprivate var size = CGSize.zero
  fileprivate var frame = CMTime.zero
  fileprivate var parts: [any AVVideoCompositionInstructionProtocol] = []
  fileprivate var tool: AVVideoCompositionCoreAnimationTool?
  /// The size of the pictures in points.
  open var renderSize: CGSize { size }
  /// How long a picture stays.
  open var frameDuration: CMTime { frame }
  /// What happens when.
  open var instructions: [any AVVideoCompositionInstructionProtocol] { parts }
  /// What is drawn over the pictures.
  open var animationTool: AVVideoCompositionCoreAnimationTool? { tool }
  public override init() { super.init() }
  /// As a film has it: of the size of its first pictures.
  public convenience init(propertiesOf asset: AVAsset) {
    self.init()
    size = asset.tracks(withMediaType: .video).first?.naturalSize ?? .zero
  }
}

/// How pictures of tracks come together; can be changed.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  /// The size of the pictures in points.
  open override var renderSize: CGSize {
    get { size }
    set { size = newValue }
  }
  /// How long a picture stays.
  open override var frameDuration: CMTime {
    get { frame }
    set { frame = newValue }
  }
  /// What happens when.
  open override var instructions: [any AVVideoCompositionInstructionProtocol] {
    get { parts }
    set { parts = newValue }
  }
  /// What is drawn over the pictures.
  open override var animationTool: AVVideoCompositionCoreAnimationTool? {
    get { tool }
    set { tool = newValue }
  }
}

/// What happens to tracks in a part of a film; carried.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol,
  @unchecked Sendable
{
  fileprivate var range = CMTimeRange.zero
  fileprivate var background: CGColor?
  fileprivate var layers: [AVVideoCompositionLayerInstruction] = []
  /// When.
  open var timeRange: CMTimeRange { range }
  /// What is behind the pictures.
  open var backgroundColor: CGColor? { background }
  /// What happens to each track.
  open var layerInstructions: [AVVideoCompositionLayerInstruction] { layers }
  public override init() { super.init() }
}

/// What happens to tracks in a part of a film; can be changed.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
  /// When.
  open override var timeRange: CMTimeRange {
    get { range }
    set { range = newValue }
  }
  /// What is behind the pictures.
  open override var backgroundColor: CGColor? {
    get { background }
    set { background = newValue }
  }
  /// What happens to each track.
  open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
    get { layers }
    set { layers = newValue }
  }
}

/// What happens to a track; carried by nobody, as nothing is drawn.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
  fileprivate var track = kCMPersistentTrackID_Invalid
  /// Which track.
  open var trackID: CMPersistentTrackID { track }
  public override init() { super.init() }
}

/// What happens to a track; can be changed.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction,
  @unchecked Sendable
{
  /// Which track.
  open override var trackID: CMPersistentTrackID {
    get { track }
    set { track = newValue }
  }
  public override init() { super.init() }
  /// For a track.
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    trackID = track.trackID
  }
  /// How its pictures are turned from a time on.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  /// From one turn to another.
  open func setTransformRamp(
    fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform,
    timeRange: CMTimeRange
  ) {}
  /// How opaque its pictures are from a time on.
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
  /// From one opacity to another.
  open func setOpacityRamp(
    fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
  ) {}
}
