// What an asset is made of: nothing is read of a file, so an asset has no tracks, and a composition those that it was given.

import FoundationAdditions
import Plumbline

/// A number that names a track.
public typealias CMPersistentTrackID = Int32
/// No track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// Sound, film or text of an asset.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// What it is.
  public let mediaType: AVMediaType
  /// The number that names it.
  public let trackID: CMPersistentTrackID
  /// The size of its pictures in points: nothing is read.
  open var naturalSize: CGSize { .zero }
  /// How its pictures are turned.
  open var preferredTransform: CGAffineTransform { .identity }
  /// How many pictures a second.
  open var nominalFrameRate: Float { 0 }
  /// How many bits a second.
  open var estimatedDataRate: Float { 0 }
  /// When it begins and how long it is.
  open var timeRange: CMTimeRange { .zero }
  /// Whether it can be played: not here.
  open var isPlayable: Bool { false }
  init(mediaType: AVMediaType, trackID: CMPersistentTrackID) {
    (self.mediaType, self.trackID) = (mediaType, trackID)
  }
}

/// The sign of a property that is read later.
public class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  let read: (Root) -> Any
  init(_ read: @escaping (Root) -> Any) { self.read = read }
}

/// The sign of a property of a known type that is read later.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  let value: (Root) -> Value
  init(value: @escaping (Root) -> Value) {
    self.value = value
    super.init(value)
  }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  /// How long it is.
  public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
  /// Its tracks.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
  /// What describes it.
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.metadata } }
  /// What describes it, by common keys.
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.commonMetadata } }
  /// How its pictures are turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// The size of its pictures.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
  /// How its pictures are turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
  /// How many pictures a second.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init { $0.nominalFrameRate } }
  /// When it begins and how long it is.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { $0.timeRange } }
}

/// What knows its properties only later.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsynchronousKeyValueLoading {
  /// Reads a property: nothing has to be waited for here.
  public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
    property.value(self)
  }
  /// Reads two properties.
  public func load<First, Second>(
    _ first: AVAsyncProperty<Self, First>, _ second: AVAsyncProperty<Self, Second>
  ) async throws -> (First, Second) { (first.value(self), second.value(self)) }
}

extension AVAssetTrack: AVAsynchronousKeyValueLoading {}

/// Whether a property is known. Raw values are Apple's.
public enum AVKeyValueStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unknown, loading, loaded, failed, cancelled
}

extension AVAsset: AVAsynchronousKeyValueLoading {
  /// Its tracks: those of a composition.
  public var tracks: [AVAssetTrack] { (self as? AVComposition)?.ownTracks ?? [] }
  /// Its tracks of a kind.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }
  /// The track of a number.
  public func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }
  /// Its tracks of a kind; nothing has to be waited for.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    tracks(withMediaType: mediaType)
  }
  /// What describes it: nothing is read.
  public var metadata: [AVMetadataItem] { [] }
  /// What describes it, by common keys: nothing is read.
  public var commonMetadata: [AVMetadataItem] { [] }
  /// How its pictures are turned.
  public var preferredTransform: CGAffineTransform { .identity }
  /// Whether it can be written anew: not here.
  public var isExportable: Bool { false }
  /// Whether it is protected.
  public var hasProtectedContent: Bool { false }
  /// Reads properties: they are as known as they will be.
  public func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) { handler?() }
  /// Whether a property is known: nothing could be read.
  public func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
    -> AVKeyValueStatus
  {
    outError?.pointee = NSError(domain: "AVFoundationErrorDomain", code: -11800)
    return .failed
  }
  /// Reads no longer.
  public func cancelLoading() {}
}

/// A key that descriptions of all kinds know.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A key by Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// Who made it.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// What it is a part of.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// A picture of it.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  /// When it was made.
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  /// Who wrote it.
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
}

/// The name of a value that describes an asset.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A name by Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
  /// Who made it.
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
  /// A picture of it.
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
  /// What it is a part of.
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
}

/// A value that describes an asset.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// Its name.
  open internal(set) var identifier: AVMetadataIdentifier?
  /// Its name in what all kinds know.
  open internal(set) var commonKey: AVMetadataKey?
  /// Its name.
  open internal(set) var key: (any NSCopying & NSObjectProtocol)?
  /// The value.
  open internal(set) var value: (any NSCopying & NSObjectProtocol)?
  /// The value as a text, where it is one.
  open var stringValue: String? { (value as? NSString).map { "\($0)" } }
  /// The value as a number, where it is one.
  open var numberValue: NSNumber? { value as? NSNumber }
  /// The value as bytes, where it is some.
  open var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }
  /// Those of a list with a name.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

/// What describes an asset; can be changed.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  /// Its name.
  open override var identifier: AVMetadataIdentifier? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  /// Its name.
  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { super.key }
    set { super.key = newValue }
  }
  /// The value.
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { super.value }
    set { super.value = newValue }
  }
  /// In which language, as "de"; carried.
  open var extendedLanguageTag: String?
  /// In which language; carried.
  open var locale: Locale?
}

extension AVURLAsset {
  /// What it is read with; nothing is.
  public var resourceLoader: AVAssetResourceLoader { carriedOnce(AVAssetResourceLoader()) }
  /// The kinds that can be played: none.
  public class func audiovisualTypes() -> [AVFileType] { [] }
}

/// Reads assets; never does.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {}

/// How pictures for times turned out. Raw values are Apple's.
extension AVAssetImageGenerator {
  /// How a picture turned out. Raw values are Apple's.
  public enum Result: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case succeeded, failed, cancelled
  }
  /// Makes pictures: each fails, and is told so before this returns.
  public func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let error = NSError(domain: "AVFoundationErrorDomain", code: -11800)
    for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, error) }
  }
  /// Makes a picture: it cannot, and throws.
  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw NSError(domain: "AVFoundationErrorDomain", code: -11800)
  }
  /// Makes pictures no longer.
  public func cancelAllCGImageGeneration() {}
}
