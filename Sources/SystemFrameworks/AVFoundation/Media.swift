// Sound and film without either: what is set is carried, files that are not there are told, nothing plays.

@_exported import AudioToolbox
@_exported import QuartzCore

import Plumbline

/// The largest rectangle of a shape within another one, in its middle: where a picture lies that fits.
///
/// - Parameters:
///   - aspectRatio: width and height, of which only the ratio counts.
///   - boundingRect: the rectangle around it, in any space.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}

/// How many counts there are in a second.
public typealias CMTimeScale = Int32
/// A count.
public typealias CMTimeValue = Int64

/// A time as a fraction of seconds.
public struct CMTime: Sendable, Comparable {
  /// The counter.
  public var value: Int64
  /// How many there are in a second.
  public var timescale: Int32
  /// What else it is: infinite, or not known.
  public var flags: CMTimeFlags
  /// Which of several counters; times of different ones are in the order of these.
  public var epoch: Int64
  /// A time. A scale that is not above zero makes none.
  public init(value: Int64, timescale: Int32) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }
  /// A time with all that Core Media keeps.
  public init(value: Int64, timescale: Int32, flags: CMTimeFlags, epoch: Int64) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// A time of seconds: infinite for infinity, none for what is no number. What does not fit is counted in larger parts.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard !seconds.isNaN, preferredTimescale > 0 else {
      self = .invalid
      return
    }
    guard seconds.isFinite else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    var scale = preferredTimescale
    while true {
      if let value = Int64(exactly: (seconds * Double(scale)).rounded(.towardZero)) {
        self.init(value: value, timescale: scale)
        return
      }
      guard scale > 1 else {
        self = seconds > 0 ? .positiveInfinity : .negativeInfinity
        return
      }
      scale /= 2
    }
  }
  /// No time.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is none.
  public static let invalid = CMTime(value: 0, timescale: 0, flags: [], epoch: 0)
  /// A time that is not known.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// A time after any other.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// A time before any other.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  /// Seconds; no number for a time that is none or not known.
  public var seconds: Double {
    switch kind {
    case .finite: timescale == 0 ? .nan : Double(value) / Double(timescale)
    case .before: -.infinity
    case .after: .infinity
    case .unknown, .none: .nan
    }
  }
  /// Whether it is one.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is not known.
  public var isIndefinite: Bool { kind == .unknown }
  /// Whether it is after any other.
  public var isPositiveInfinity: Bool { kind == .after }
  /// Whether it is before any other.
  public var isNegativeInfinity: Bool { kind == .before }
  /// Whether it is known, and not without an end.
  public var isNumeric: Bool { kind == .finite }
  /// Whether it is not exact.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
  /// What it is, in Core Media's order: what is none comes last.
  private enum Kind: Int { case before, finite, unknown, after, none }
  private var kind: Kind {
    guard flags.contains(.valid) else { return .none }
    if flags.contains(.positiveInfinity) { return .after }
    if flags.contains(.negativeInfinity) { return .before }
    return flags.contains(.indefinite) ? .unknown : .finite
  }
  /// Which is earlier.
  public static func < (first: CMTime, second: CMTime) -> Bool {
    guard first.kind == .finite, second.kind == .finite else {
      return first.kind.rawValue < second.kind.rawValue
    }
    return first.seconds < second.seconds
  }
  /// Whether they are the same.
  public static func == (first: CMTime, second: CMTime) -> Bool {
    guard first.kind == .finite, second.kind == .finite else { return first.kind == second.kind }
    return first.timescale == second.timescale && first.value == second.value
      || first.seconds == second.seconds
  }
  /// One after the other. As with Core Media, none with what is none or with both infinities, infinite with one that is, not
  /// known with what is not known.
  public static func + (first: CMTime, second: CMTime) -> CMTime {
    switch (first.kind, second.kind) {
    case (.finite, .finite): break
    case (.none, _), (_, .none), (.before, .after), (.after, .before): return .invalid
    case (.after, _), (_, .after): return .positiveInfinity
    case (.before, _), (_, .before): return .negativeInfinity
    default: return .indefinite
    }
    let (sum, overflows) = first.value.addingReportingOverflow(second.value)
    if first.timescale == second.timescale, !overflows {
      return CMTime(value: sum, timescale: first.timescale)
    }
    let scale = max(first.timescale, second.timescale)
    return CMTime(seconds: first.seconds + second.seconds, preferredTimescale: scale)
  }
  /// One without the other.
  public static func - (first: CMTime, second: CMTime) -> CMTime {
    switch second.kind {
    case .finite:
      guard second.value > .min else {
        return first + CMTime(seconds: -second.seconds, preferredTimescale: 1)
      }
      return first + CMTime(value: -second.value, timescale: second.timescale)
    case .after: return first + .negativeInfinity
    case .before: return first + .positiveInfinity
    case .unknown, .none: return first + second
    }
  }
}

/// No time.
public let kCMTimeZero = CMTime.zero
/// A time that is none.
public let kCMTimeInvalid = CMTime.invalid
/// A time of a counter.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// A time of a counter.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// A time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// A time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Sound, film or something else of the kind.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A kind of medium by Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Film.
  public static let video = AVMediaType(rawValue: "vide")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// What describes something.
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// What pictures are written as.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// How pictures are written.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A codec by Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Photos, as they have long been.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// Films, as they have long been.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// Smaller ones.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
}

/// How a film fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A way of filling by Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of it is seen.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The layer is filled.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The layer is filled, and the shape changes.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Sound or film.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Where it lies.
  public let url: URL
  init(at url: URL) { self.url = url }
  /// What lies nowhere.
  init(empty: Void) { url = URL(fileURLWithPath: "/dev/null") }
  /// What lies at a place; nothing is read.
  public convenience init(url: URL) { self.init(at: url) }
  /// How long it is: it is not known.
  open var duration: CMTime { .indefinite }
  /// Whether it can be played: not here.
  open var isPlayable: Bool { false }
}

/// Makes pictures of a film: none can be made, and whoever asks is told so.
open class AVAssetImageGenerator: NSObject {
  /// The film.
  public let asset: AVAsset
  /// Whether pictures are turned as the film says; carried.
  open var appliesPreferredTrackTransform = false
  /// How large they are at most; carried.
  open var maximumSize = CGSize.zero
  /// How far a picture may be before the time that is asked for; carried.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How far a picture may be after the time that is asked for; carried.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  /// Makes pictures of a film.
  public init(asset: AVAsset) { self.asset = asset }
  /// Makes a picture: it cannot, and throws.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage
  {
    throw NSError(domain: "AVFoundationErrorDomain", code: -11800)
  }
}

/// Sound or film at a place.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// What lies at a place; nothing is read.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(at: URL) }
}

/// What a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether it can be played. Raw values are Apple's.
  public enum Status: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, readyToPlay, failed
  }
  /// What it is.
  public let asset: AVAsset
  /// How long it is: it is not known.
  open var duration: CMTime { .indefinite }
  /// Whether it can be played: it is never found out.
  open var status: Status { .unknown }
  /// Why it cannot be played.
  open var error: (any Error)? { nil }
  /// Seconds that are read ahead; carried.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// How sound keeps its height when it is faster; carried.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// How loud tracks are; carried.
  open var audioMix: AVAudioMix?
  /// How pictures come together; carried.
  open var videoComposition: AVVideoComposition?
  /// When it is over; carried.
  open var forwardPlaybackEndTime = CMTime.invalid
  /// How far a player is.
  open fileprivate(set) var time = CMTime.zero
  /// What lies at a place.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// Sound or film.
  public init(asset: AVAsset) { self.asset = asset }
  /// How far a player is.
  open func currentTime() -> CMTime { time }
  /// Goes to a time.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    self.time = time
    completionHandler?(true)
  }
}

extension NSNotification.Name {
  /// A player came to the end; never told, as nothing plays.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// A player could not come to the end; never told.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension AVPlayerItem {
  /// A player came to the end; never told, as nothing plays.
  public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
}

/// Plays sound and film. It keeps what it was told, and no time passes.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether it plays. Raw values are Apple's.
  public enum TimeControlStatus: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// Whether it can play. Raw values are Apple's.
  public enum Status: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, readyToPlay, failed
  }
  /// What happens at the end. Raw values are Apple's.
  public enum ActionAtItemEnd: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case advance, pause, none
  }
  /// What it plays.
  open private(set) var currentItem: AVPlayerItem?
  /// How fast it is to play; 0 is a pause.
  open var rate: Float = 0
  /// How loud, of 1.
  open var volume: Float = 1
  /// Whether nothing is heard.
  open var isMuted = false
  /// What happens at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it waits for enough of it; carried.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether it plays on other screens; carried.
  open var allowsExternalPlayback = true
  /// Whether the screen stays on; carried.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether another screen shows what is played; carried.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// Whether it waits, as it does while it is to play: nothing comes.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
  /// Whether it can play: it is never found out.
  open var status: Status { .unknown }
  /// Why it cannot play.
  open var error: (any Error)? { nil }
  /// A player without anything to play.
  public override init() { super.init() }
  /// Plays what lies at a place.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Plays an item.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  /// Is to play.
  open func play() { rate = 1 }
  /// Is to pause.
  open func pause() { rate = 0 }
  /// Plays another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// How far it is.
  open func currentTime() -> CMTime { currentItem?.time ?? .zero }
  /// Goes to a time.
  open func seek(to time: CMTime) { currentItem?.time = time }
  /// Goes to a time.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }
  /// Goes to a time, as exactly as is asked.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  /// Goes to a time, as exactly as is asked.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Plays at once, as fast as is asked.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Makes ready; not done.
  open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
  /// Tells the time again and again: never here, as none passes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Tells when times are reached: never here, as none passes.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }
  /// Tells the time no longer.
  open func removeTimeObserver(_ observer: Any) {}
}

/// Plays one item after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []
  /// Plays items.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }
  /// Plays one item.
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }
  public override init() { super.init() }
  /// The items.
  open func items() -> [AVPlayerItem] { queue }
  /// Adds an item after another one, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if queue.count == 1 { replaceCurrentItem(with: item) }
  }
  /// Takes an item away; the next one plays where it was its turn.
  open func remove(_ item: AVPlayerItem) {
    let isCurrent = item === currentItem
    queue.removeAll { $0 === item }
    if isCurrent { replaceCurrentItem(with: queue.first) }
  }
  /// Takes all away.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
  /// Goes on with the next one.
  open func advanceToNextItem() {
    queue = Array(queue.dropFirst())
    replaceCurrentItem(with: queue.first)
  }
}

/// Plays an item again and again.
open class AVPlayerLooper: NSObject {
  /// Plays an item again and again.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    player.replaceCurrentItem(with: itemToLoop)
  }
  /// No longer.
  open func disableLooping() {}
}

/// Where a film is seen: a layer like any other, without a picture.
open class AVPlayerLayer: CALayer {
  /// What plays.
  open var player: AVPlayer?
  /// How the film fills it.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether a picture is there: none is.
  open var isReadyForDisplay: Bool { false }
  /// Where the film is seen in it: nowhere.
  open var videoRect: CGRect { .zero }
  /// Where a player's film is seen.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// Whether an asset's times are to be exact.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A time so many times.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1))
}
/// A time so many times, by two whole numbers.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  guard time.isNumeric, divisor != 0 else { return .invalid }
  let (value, overflows) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  guard !overflows, value % Int64(divisor) == 0 else {
    return CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
  }
  return CMTime(value: value / Int64(divisor), timescale: time.timescale)
}
/// A time so many times.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  let (value, overflows) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  guard time.isNumeric, !overflows else {
    return CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier))
  }
  return CMTime(value: value, timescale: time.timescale)
}

/// How sound keeps its height when it is faster.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A way by Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// For music.
  public static let spectral = Self(rawValue: "Spectral")
  /// For speech.
  public static let timeDomain = Self(rawValue: "TimeDomain")
  /// It does not.
  public static let varispeed = Self(rawValue: "Varispeed")
}
/// A dictionary's key: what is sent along with what is asked for.
public let AVURLAssetHTTPHeaderFieldsKey = "AVURLAssetHTTPHeaderFieldsKey"
