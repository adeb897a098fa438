// What plays, as the system tells it on the lock screen, and the library of music: nothing plays, the library is empty.

import UIKit

/// What the library holds of an item, by Apple's names.
public let MPMediaItemPropertyTitle = "title"
/// Who plays.
public let MPMediaItemPropertyArtist = "artist"
/// What it is part of.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// Who plays on the whole of it.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// What kind of music it is.
public let MPMediaItemPropertyGenre = "genre"
/// Its picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// Seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// Its number in the library.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// Where its file is.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// Seconds since the beginning.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast it plays; 1 is as it was recorded.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// How fast it plays when nothing is held.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// Whether it comes as it happens.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// Whether it is sound or film.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// Its place in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// How many are in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"

/// Whether something is sound or film. Raw values are Apple's.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case none, audio, video
}

/// Whether something plays. Raw values are Apple's.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case unknown, playing, paused, stopped, interrupted
}

/// What the system shows of what plays; kept, and shown nowhere.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let shared = MPNowPlayingInfoCenter()
  /// The only one.
  open class func `default`() -> MPNowPlayingInfoCenter { shared }
  /// What is shown; carried.
  open var nowPlayingInfo: [String: Any]?
  /// Whether it plays; carried.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// A picture of an item, made as large as it is asked for.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  private let make: (CGSize) -> UIImage
  /// How large it is.
  public let bounds: CGRect
  /// A picture that a closure makes.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    make = requestHandler
  }
  /// The picture in a size.
  open func image(at size: CGSize) -> UIImage? { make(size) }
}

/// What became of a command. Raw values are Apple's.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// Apple's names with the raw values.
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A command that came.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// The command.
  public let command: MPRemoteCommand
  /// When it came, in seconds since the device began.
  public let timestamp: TimeInterval
  init(_ command: MPRemoteCommand) {
    self.command = command
    timestamp = ProcessInfo.processInfo.systemUptime
  }
}

/// To play from another place.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// Seconds since the beginning.
  open var positionTime: TimeInterval { 0 }
}

/// To go on by some seconds.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// How many.
  open var interval: TimeInterval { 0 }
}

/// A command of headphones and the like: none comes here.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  /// Whether it may come; carried.
  open var isEnabled = true
  /// Calls a closure when the command comes; never here.
  /// - Returns: what takes the closure away.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    NSObject()
  }
  /// Calls a method when the command comes; never here.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Takes a method away.
  open func removeTarget(_ target: Any, action: Selector?) {}
  /// Takes closures and methods away.
  open func removeTarget(_ target: Any?) {}
}

/// To go on by some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// How many there are to choose from; carried.
  open var preferredIntervals: [NSNumber] = []
}

/// To play from another place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// To play at another speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// The speeds that there are; carried.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// To say that one likes what plays.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  /// Whether one does; carried.
  open var isActive = false
  /// What it is called; carried.
  open var localizedTitle = ""
}

/// The commands of headphones and the like.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  /// The only one.
  open class func shared() -> MPRemoteCommandCenter { center }
  /// Play.
  public let playCommand = MPRemoteCommand()
  /// Hold.
  public let pauseCommand = MPRemoteCommand()
  /// Stop.
  public let stopCommand = MPRemoteCommand()
  /// Play or hold, by turns.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The next one.
  public let nextTrackCommand = MPRemoteCommand()
  /// The one before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Some seconds on.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Some seconds back.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// On as long as a button is held.
  public let seekForwardCommand = MPRemoteCommand()
  /// Better or worse.
  public let ratingCommand = MPRatingCommand()
  /// Marks it.
  public let bookmarkCommand = MPFeedbackCommand()
  /// Plays it again.
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  /// Plays in any order.
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  /// Hears a language.
  public let enableLanguageOptionCommand = MPRemoteCommand()
  /// Hears a language no longer.
  public let disableLanguageOptionCommand = MPRemoteCommand()
  /// Back as long as a button is held.
  public let seekBackwardCommand = MPRemoteCommand()
  /// From another place.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// At another speed.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// The user likes it.
  public let likeCommand = MPFeedbackCommand()
  /// The user does not like it.
  public let dislikeCommand = MPFeedbackCommand()
}

/// Sets how loud the device is: a view like any other, whose slider is not there.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  /// Whether the slider is seen; carried.
  open var showsVolumeSlider = true
  /// Whether the button for other loudspeakers is seen; carried.
  open var showsRouteButton = true
}

/// Something of the library.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  /// Its number in the library.
  open var persistentID: UInt64 { 0 }
  /// What the library holds of it.
  open func value(forProperty property: String) -> Any? { nil }
}

/// What kind of thing something of the library is. Raw values are Apple's.
public struct MPMediaType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Music.
  public static let music = MPMediaType(rawValue: 1)
  /// A series that is spoken.
  public static let podcast = MPMediaType(rawValue: 2)
  /// A book that is read.
  public static let audioBook = MPMediaType(rawValue: 4)
  /// All that is only heard.
  public static let anyAudio = MPMediaType(rawValue: 0xff)
  /// All.
  public static let any = MPMediaType(rawValue: .max)
}

/// A piece of the library.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  /// What it is called.
  open var title: String? { nil }
  /// Who plays.
  open var artist: String? { nil }
  /// What it is part of.
  open var albumTitle: String? { nil }
  /// What kind of music it is.
  open var genre: String? { nil }
  /// Its picture.
  open var artwork: MPMediaItemArtwork? { nil }
  /// Seconds.
  open var playbackDuration: TimeInterval { 0 }
  /// Where its file is.
  open var assetURL: URL? { nil }
}

/// Pieces in an order.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  /// What it has.
  open var mediaTypes: MPMediaType { .any }
  /// The pieces.
  public let items: [MPMediaItem]
  /// The first of them.
  open var representativeItem: MPMediaItem? { items.first }
  /// How many they are.
  open var count: Int { items.count }
  /// Pieces in an order.
  public init(items: [MPMediaItem]) { self.items = items }
}

/// Asks the library: it is empty.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  /// The pieces.
  open var items: [MPMediaItem]? { [] }
  /// The pieces in groups.
  open var collections: [MPMediaItemCollection]? { [] }
  /// Everything.
  public override init() { super.init() }
  /// Songs.
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  /// Albums.
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  /// By those who play.
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  /// Lists of the user's.
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
}

/// Whether the library may be seen. Raw values are Apple's.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case notDetermined, denied, restricted, authorized
}

/// The library, which may not be seen.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  /// Whether it may be seen: not here.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Asks the user: the answer is no.
  open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) { completionHandler(.denied) }
}

/// Is told what was picked; by tests, as nothing here picks.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  /// Something was picked.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// Nothing was.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  /// Does nothing by default.
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  /// Does nothing by default.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// Picks pieces of the library.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
  /// Is told.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// What can be picked.
  public let mediaTypes: MPMediaType
  /// Whether several can be picked.
  open var allowsPickingMultipleItems = false
  /// What is said above.
  open var prompt: String?
  /// Whether what is not on the device is seen.
  open var showsCloudItems = true
  /// Picks of some kinds.
  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }
}

/// Whether something plays. Raw values are Apple's.
public enum MPMusicPlaybackState: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// Plays pieces of the library: it is empty, and nothing plays.
@preconcurrency @MainActor
open class MPMusicPlayerController: NSObject {
  private static let application = MPMusicPlayerController()
  private static let system = MPMusicPlayerController()
  /// The application's own.
  open class var applicationMusicPlayer: MPMusicPlayerController { application }
  /// The one that all applications share.
  open class var systemMusicPlayer: MPMusicPlayerController { system }
  /// Whether something plays: nothing does.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// What plays.
  open var nowPlayingItem: MPMediaItem?
  /// Seconds since the beginning; carried.
  open var currentPlaybackTime: TimeInterval = 0
  /// What is to play; without effect.
  open func setQueue(with query: MPMediaQuery) {}
  /// What is to play; without effect.
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  /// What is to play; without effect.
  open func setQueue(with storeIDs: [String]) {}
  /// Makes ready; without effect.
  open func prepareToPlay() {}
  /// Plays; without effect.
  open func play() {}
  /// Holds; without effect.
  open func pause() {}
  /// Stops; without effect.
  open func stop() {}
  /// The next one; without effect.
  open func skipToNextItem() {}
  /// The one before; without effect.
  open func skipToPreviousItem() {}
  /// Has changes told; there are none.
  open func beginGeneratingPlaybackNotifications() {}
  /// Has changes told no longer.
  open func endGeneratingPlaybackNotifications() {}
}

extension NSNotification.Name {
  /// Something else plays.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// It plays, or plays no longer.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
}
