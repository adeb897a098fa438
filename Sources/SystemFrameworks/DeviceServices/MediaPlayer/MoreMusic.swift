// What else players of music are told and asked: the library is empty, and nothing plays.

import Plumbline
import UIKit

/// What comes again. Raw values are Apple's.
public enum MPRepeatType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case off, one, all
}
/// What comes in any order. Raw values are Apple's.
public enum MPShuffleType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case off, items, collections
}
/// What comes again in a player. Raw values are Apple's.
public enum MPMusicRepeatMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, none, one, all
}
/// What comes in any order in a player. Raw values are Apple's.
public enum MPMusicShuffleMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, off, songs, albums
}

/// Says how good something is.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  /// The best; carried.
  open var maximumRating: Float = 1
  /// The worst; carried.
  open var minimumRating: Float = 0
}
/// Plays again.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// What comes again now; carried.
  open var currentRepeatType = MPRepeatType.off
}
/// Plays in any order.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// What comes in any order now; carried.
  open var currentShuffleType = MPShuffleType.off
}
/// Something is to be played faster; none is made here.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// How fast.
  open var playbackRate: Float { 1 }
}
/// Something is to come again; none is made here.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// What.
  open var repeatType: MPRepeatType { .off }
  /// Whether it stays so.
  open var preservesRepeatMode: Bool { false }
}
/// Something is to come in any order; none is made here.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// What.
  open var shuffleType: MPShuffleType { .off }
  /// Whether it stays so.
  open var preservesShuffleMode: Bool { false }
}
/// Something is good or not; none is made here.
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// How good.
  open var rating: Float { 0 }
}
/// Something is liked or not; none is made here.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// Whether it is taken back.
  open var isNegative: Bool { false }
}
/// A place is looked for; none is made here.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// Whether that begins. Raw values are Apple's.
  public enum Kind: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case beginSeeking, endSeeking
  }
  /// Whether that begins.
  open var type: Kind { .beginSeeking }
}

/// What media are looked for by.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}
/// How values are compared. Raw values are Apple's.
public enum MPMediaPredicateComparison: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case equalTo, contains
}
/// A value that media are looked for by.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  /// The value.
  public let value: Any?
  /// Of what.
  public let property: String
  /// How it is compared.
  public let comparisonType: MPMediaPredicateComparison
  /// A value.
  public init(
    value: Any?, forProperty property: String,
    comparisonType: MPMediaPredicateComparison = .equalTo
  ) { (self.value, self.property, self.comparisonType) = (value, property, comparisonType) }
}
/// By what media are put together. Raw values are Apple's.
public enum MPMediaGrouping: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}
extension MPMediaQuery {
  /// Looks for media.
  public convenience init(filterPredicates: Set<MPMediaPredicate>?) {
    self.init()
    self.filterPredicates = filterPredicates
  }
  /// What is looked for; carried: there are none.
  public var filterPredicates: Set<MPMediaPredicate>? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Looks for more.
  public func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  /// Looks for less.
  public func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
  /// By what they are put together; carried.
  public var groupingType: MPMediaGrouping {
    get { carried(or: .title) }
    set { carry(newValue) }
  }
  /// Talks.
  public class func podcasts() -> MPMediaQuery { MPMediaQuery() }
  /// Books.
  public class func audiobooks() -> MPMediaQuery { MPMediaQuery() }
  /// Who wrote.
  public class func composers() -> MPMediaQuery { MPMediaQuery() }
  /// Kinds.
  public class func genres() -> MPMediaQuery { MPMediaQuery() }
  /// Of several.
  public class func compilations() -> MPMediaQuery { MPMediaQuery() }
}

/// A list of songs of the user's; none is made here.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  /// What it is called.
  open var name: String? { nil }
  /// What is said of it.
  open var descriptionText: String? { nil }
}

extension MPMediaItem {
  /// Goes through values: none are known.
  public func enumerateValues(
    forProperties properties: Set<String>,
    using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Its number in the store.
  public var playbackStoreID: String { "" }
  /// Who made the album.
  public var albumArtist: String? { nil }
  /// Who wrote it.
  public var composer: String? { nil }
  /// Its words.
  public var lyrics: String? { nil }
  /// Which of the album.
  public var albumTrackNumber: Int { 0 }
  /// How many the album has.
  public var albumTrackCount: Int { 0 }
  /// How often it was played.
  public var playCount: Int { 0 }
  /// How good it is, of 5.
  public var rating: Int { 0 }
  /// When it came.
  public var dateAdded: Date { .distantPast }
  /// When it was played.
  public var lastPlayedDate: Date? { nil }
  /// When it was made.
  public var releaseDate: Date? { nil }
  /// Whether it is elsewhere.
  public var isCloudItem: Bool { false }
  /// Whether it cannot be copied.
  public var hasProtectedAsset: Bool { false }
  /// Whether it is not for children.
  public var isExplicitItem: Bool { false }
  /// The album's number.
  public var albumPersistentID: UInt64 { 0 }
  /// The artist's number.
  public var artistPersistentID: UInt64 { 0 }
}

extension MPMediaLibrary {
  private static let one = MPMediaLibrary()
  /// The user's.
  public class func `default`() -> MPMediaLibrary { one }
  /// When it changed.
  public var lastModifiedDate: Date { .distantPast }
  /// Tells that it changed; never here.
  public func beginGeneratingLibraryChangeNotifications() {}
  /// Tells it no longer.
  public func endGeneratingLibraryChangeNotifications() {}
}

extension MPMediaPickerController {
  /// Whether what cannot be copied is shown; carried.
  public var showsItemsWithProtectedAssets: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
}

/// What is played next.
open class MPMusicPlayerQueueDescriptor: NSObject, @unchecked Sendable {}
/// What is played next, of the store.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
  /// Numbers of the store.
  open var storeIDs: [String]?
  /// The first.
  open var startItemID: String?
  /// Songs of the store.
  public init(storeIDs: [String]) { self.storeIDs = storeIDs }
}
/// What is played next, of the library.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
  /// Songs.
  public let itemCollection: MPMediaItemCollection
  /// The first.
  open var startItem: MPMediaItem?
  /// Songs.
  public init(itemCollection: MPMediaItemCollection) { self.itemCollection = itemCollection }
}

extension MPMusicPlayerController {
  /// Plays in the application's own order.
  public class var applicationQueuePlayer: MPMusicPlayerController { applicationMusicPlayer }
  /// What comes again; carried.
  public var repeatMode: MPMusicRepeatMode {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// What comes in any order; carried.
  public var shuffleMode: MPMusicShuffleMode {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// Which song of them plays.
  public var indexOfNowPlayingItem: Int { NSNotFound }
  /// Says what is played; without effect.
  public func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
  /// Says what is played next; without effect.
  public func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
  /// Says what is played last; without effect.
  public func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
  /// Goes to the beginning; without effect.
  public func skipToBeginning() {}
  /// Makes ready: it cannot.
  public func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(CocoaError(.featureUnsupported))
  }
  /// Goes on fast; without effect.
  public func beginSeekingForward() {}
  /// Goes back fast; without effect.
  public func beginSeekingBackward() {}
  /// Goes no longer fast; without effect.
  public func endSeeking() {}
  /// How fast; carried.
  public var currentPlaybackRate: Float {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
}

extension MPVolumeView {
  private func images(_ name: String) -> [UInt: UIImage] { carried(or: [:], name) }
  private func keep(_ image: UIImage?, for state: UIControl.State, _ name: String) {
    var all = images(name)
    all[state.rawValue] = image
    carry(all, name)
  }
  /// Sets the picture of the button; carried.
  public func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, for: state, "route")
  }
  /// The picture of the button.
  public func routeButtonImage(for state: UIControl.State) -> UIImage? { images("route")[state.rawValue] }
  /// Sets the picture of the knob; carried.
  public func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, for: state, "thumb")
  }
  /// The picture of the knob.
  public func volumeThumbImage(for state: UIControl.State) -> UIImage? { images("thumb")[state.rawValue] }
  /// Sets the picture before the knob; carried.
  public func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, for: state, "minimum")
  }
  /// The picture before the knob.
  public func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? {
    images("minimum")[state.rawValue]
  }
  /// Sets the picture behind the knob; carried.
  public func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, for: state, "maximum")
  }
  /// The picture behind the knob.
  public func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? {
    images("maximum")[state.rawValue]
  }
  /// Where the slider is: in all of it.
  public func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
}

/// The name of the player's album by its place; of `MPMediaItem`.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// How many the album has.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// Which record.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// How many records.
public let MPMediaItemPropertyDiscCount = "discCount"
/// Who wrote it.
public let MPMediaItemPropertyComposer = "composer"
/// Its words.
public let MPMediaItemPropertyLyrics = "lyrics"
/// What kind of thing.
public let MPMediaItemPropertyMediaType = "mediaType"
/// Whether it is elsewhere.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// How often it was played.
public let MPMediaItemPropertyPlayCount = "playCount"
/// The album's number.
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
/// The artist's number.
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
/// The list's name.
public let MPMediaPlaylistPropertyName = "name"
/// Which chapter.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// How many chapters.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// Where it comes from.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// How much of it was played, of 1.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// Which program of the service.
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
/// Its name outside.
public let MPNowPlayingInfoPropertyExternalContentIdentifier =
  "MPNowPlayingInfoPropertyExternalContentIdentifier"
/// What time it is of.
public let MPNowPlayingInfoPropertyCurrentPlaybackDate = "MPNowPlayingInfoPropertyCurrentPlaybackDate"

extension NSNotification.Name {
  /// How loud a player is changed. Never posted here.
  public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
  /// The library changed. Never posted here.
  public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}
