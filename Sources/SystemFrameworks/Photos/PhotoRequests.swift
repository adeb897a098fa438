// What else is asked of the library of photos: it is empty, and whoever asks is told so.

import AVFoundation
import CoreImage
import CoreLocation
import Plumbline
import UIKit

extension PHAsset {
  /// Assets by their names: none.
  public class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { PHFetchResult() }
  /// The photos that a collection shows first: none.
  public class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>?
  { nil }
  /// When it was changed.
  public var modificationDate: Date? { nil }
  /// Where it was made.
  public var location: CLLocation? { nil }
  /// Whether it is hidden.
  public var isHidden: Bool { false }
  /// What kind of photo or film.
  public var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// Photos that were made at once have one name.
  public var burstIdentifier: String? { nil }
  /// Whether it stands for such photos.
  public var representsBurst: Bool { false }
  /// Asks for what can be edited: nothing can.
  @discardableResult
  public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> Int {
    completionHandler(nil, [:])
    return 0
  }
}

/// What kind of photo or film. Raw values are Apple's.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All around.
  public static let photoPanorama = Self(rawValue: 1)
  /// With more light and shadow.
  public static let photoHDR = Self(rawValue: 2)
  /// Of the screen.
  public static let photoScreenshot = Self(rawValue: 4)
  /// With a moment before and after.
  public static let photoLive = Self(rawValue: 8)
  /// With what is behind out of focus.
  public static let photoDepthEffect = Self(rawValue: 16)
  /// Fetched as it plays.
  public static let videoStreamed = Self(rawValue: 1 << 16)
  /// Slow.
  public static let videoHighFrameRate = Self(rawValue: 1 << 17)
  /// Fast.
  public static let videoTimelapse = Self(rawValue: 1 << 18)
  /// With a depth that can be changed afterwards.
  public static let videoCinematic = Self(rawValue: 1 << 21)
  /// For both eyes.
  public static let spatialMedia = Self(rawValue: 1 << 10)
}

/// What can be edited.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
  /// The photo's file.
  open var fullSizeImageURL: URL? { nil }
  /// The photo, as large as the screen.
  open var displaySizeImage: UIImage? { nil }
  /// What kind of thing it is.
  open var mediaType: PHAssetMediaType { .unknown }
  /// Which kinds of that kind.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// When it was taken.
  open var creationDate: Date? { nil }
  /// Where it was taken.
  open var location: CLLocation? { nil }
  /// The uniform type of its file.
  open var uniformTypeIdentifier: String? { nil }
  /// How it is played.
  open var playbackStyle: PHAsset.PlaybackStyle { .unsupported }
  /// What was changed before.
  open var adjustmentData: PHAdjustmentData? { nil }
  /// How it is turned, with the numbers of files.
  open var fullSizeImageOrientation: Int32 { 1 }
  /// It, where it moves.
  open var livePhoto: PHLivePhoto? { nil }
  /// The film.
  open var audiovisualAsset: AVAsset? { nil }
}
/// How it is asked for; carried.
open class PHContentEditingInputRequestOptions: NSObject {
  /// Says whether the program knows what was changed before.
  open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
  /// Is told how much is there.
  open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
  /// Whether it may come from the cloud.
  open var isNetworkAccessAllowed = false
}

/// How a film is asked for; carried.
open class PHVideoRequestOptions: NSObject {
  /// Is told how much is there.
  open var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
  /// Whether it may come from the cloud.
  open var isNetworkAccessAllowed = false
  /// Which one comes.
  open var version = PHVideoRequestOptionsVersion.current
  /// How good.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
}
/// Which film. Raw values are Apple's.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case current, original
}
/// How good a film. Raw values are Apple's.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
/// Which photo. Raw values are Apple's.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case current, unadjusted, original
}

/// A photo with a moment before and after.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  /// Its size in pixels.
  open var size: CGSize { .zero }
}
/// How one is asked for; carried.
open class PHLivePhotoRequestOptions: NSObject {
  /// Is told how much is there.
  open var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
  /// Which of its forms; carried.
  open var version = PHImageRequestOptionsVersion.current
  /// Whether it may come from the cloud.
  open var isNetworkAccessAllowed = false
  /// How good.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
}

/// Whether a better photo comes later, in what a request tells.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Whether it is in the cloud, in what a request tells.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Whether nobody asks any longer, in what a request tells.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// What went wrong, in what a request tells.
public let PHImageErrorKey = "PHImageErrorKey"
/// No request.
public let PHInvalidImageRequestID: PHImageRequestID = 0

extension PHImageManager {
  /// Asks for a photo's file: there is none.
  @discardableResult
  public func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, nil)
    return 0
  }
  /// Asks for a film: there is none.
  @discardableResult
  public func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVMutableAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, nil)
    return 0
  }
  /// Asks for a film to be played: there is none.
  @discardableResult
  public func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }
  /// Asks for a photo with a moment before and after: there is none.
  @discardableResult
  public func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }
}

/// What became of a result of the library.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
  /// Before.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// After.
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  /// Whether it is known what came and went.
  open var hasIncrementalChanges: Bool { true }
  /// Which ones went.
  open var removedIndexes: IndexSet? { nil }
  /// Which ones came.
  open var insertedIndexes: IndexSet? { nil }
  /// Which ones are different.
  open var changedIndexes: IndexSet? { nil }
  /// Which ones came.
  open var insertedObjects: [ObjectType] { [] }
  /// Which ones went.
  open var removedObjects: [ObjectType] { [] }
  /// Whether some are elsewhere.
  open var hasMoves: Bool { false }
  /// What changed.
  open var changedObjects: [ObjectType] { [] }
  /// Which ones are elsewhere.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
  init(of result: PHFetchResult<ObjectType>) {
    (fetchResultBeforeChanges, fetchResultAfterChanges) = (result, result)
  }
}

extension PHChange {
  /// What became of a result: nothing.
  public func changeDetails<T: AnyObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>?
  {
    nil
  }
}

/// Something that will be in the library.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

extension PHAssetChangeRequest {
  /// What will be in the library: nothing.
  public var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  /// Removes assets; carried by nobody.
  public class func deleteAssets(_ assets: any Sequence) {}
  /// Changes an asset.
  public convenience init(for asset: PHAsset) { self.init() }
}

/// A change of a collection: none happens.
open class PHAssetCollectionChangeRequest: NSObject {
  /// Its title; carried.
  open var title = ""
  /// Makes a collection.
  open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
    let request = Self.init()
    request.title = title
    return request
  }
  /// Removes collections.
  open class func deleteAssetCollections(_ assetCollections: any Sequence) {}
  /// A change of none.
  public required override init() { super.init() }
  /// A change of a collection.
  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
  /// What will be in the library.
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
  /// Adds assets.
  open func addAssets(_ assets: any Sequence) {}
  /// Adds assets, as Objective-C passes them.
  open func addAssets(_ assets: NSArray) {}
  /// Takes assets out.
  open func removeAssets(_ assets: any Sequence) {}
}

extension PHAssetCollection {
  /// Collections by their names: none.
  public class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  )
    -> PHFetchResult<PHAssetCollection>
  { PHFetchResult() }
  /// The collections that an asset is in: none.
  public class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// Collections of collections: none.
open class PHCollectionList: PHCollection, @unchecked Sendable {
  /// What kind of folder.
  open var collectionListType: PHCollectionListType { .folder }
  /// Which kind of that kind.
  open var collectionListSubtype: PHCollectionListSubtype { .any }
  /// When the first of it was taken.
  open var startDate: Date? { nil }
  /// When the last of it was taken.
  open var endDate: Date? { nil }
  /// Where it was taken.
  open var localizedLocationNames: [String] { [] }
  /// Folders that have a collection in them: none.
  open class func fetchCollectionListsContaining(_ collection: PHCollection, options: PHFetchOptions?)
    -> PHFetchResult<PHCollectionList>
  { PHFetchResult() }
  /// Folders of certain names: none.
  open class func fetchCollectionLists(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
  /// A folder that is kept nowhere.
  open class func transientCollectionList(with collections: [PHCollection], title: String?)
    -> PHCollectionList
  { PHCollectionList() }
  /// The lists of a kind: none.
  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}

/// A kind of list. Raw values are Apple's.
public enum PHCollectionListType: Int, Sendable {
  /// Moments.
  case momentList = 1
  /// Folders.
  case folder = 2
  /// Folders that the system fills.
  case smartFolder = 3
}

/// A kind of list, more exactly. Raw values are Apple's.
public enum PHCollectionListSubtype: Int, Sendable {
  /// Moments of a year.
  case momentListCluster = 1
  /// Moments of some years.
  case momentListYear = 2
  /// The user's.
  case regularFolder = 100
  /// Of events.
  case smartFolderEvents = 200
  /// Of faces.
  case smartFolderFaces = 201
  /// Any.
  case any = 9_223_372_036_854_775_807
}

/// Where photos come from. Raw values are Apple's.
public struct PHAssetSourceType: OptionSet, Sendable {
  /// The members as bits, with Apple's numbers.
  public let rawValue: UInt
  /// A set of the members with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From the user's library.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
  /// From others who share them.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
  /// From a computer.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// What was changed of a photo, as data of the application's.
open class PHAdjustmentData: NSObject, @unchecked Sendable {
  /// Who made it.
  public let formatIdentifier: String
  /// Which version of it.
  public let formatVersion: String
  /// What was changed.
  public let data: Data
  /// A change.
  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
    super.init()
  }
}

/// A photo that was changed.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
  /// What was changed.
  open var adjustmentData: PHAdjustmentData!
  /// Where the changed photo is written: a file that is not there yet.
  public let renderedContentURL: URL
  /// The output of an input.
  public init(contentEditingInput: PHContentEditingInput) {
    renderedContentURL = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString).appendingPathExtension("jpg")
    super.init()
  }
}

extension PHAssetChangeRequest {
  /// The changed photo; carried.
  public var contentEditingOutput: PHContentEditingOutput? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

/// Collections, and collections of them: none.
open class PHCollection: PHObject, @unchecked Sendable {
  /// What can be done with a collection. Raw values are Apple's.
  public enum EditOperation: Int, Sendable {
    /// Apple's names with the raw values.
    case deleteContent = 1
    case removeContent, addContent, createContent, rearrangeContent, delete, rename
  }
  /// Whether pictures can be in it.
  open var canContainAssets: Bool { self is PHAssetCollection }
  /// Whether collections can be in it.
  open var canContainCollections: Bool { self is PHCollectionList }
  /// Whether something can be done with it: nothing can.
  open func canPerform(_ anOperation: EditOperation) -> Bool { false }
  /// What is in a folder: nothing.
  open class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?)
    -> PHFetchResult<PHCollection>
  { PHFetchResult() }
  /// Its title.
  open var localizedTitle: String? { nil }
  /// The user's collections: none.
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult()
  }
}

extension PHPhotoLibrary {
  /// Asks the user: it may not.
  public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    .denied
  }
  /// Changes it: it may not be changed, and throws.
  public func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw NSError(domain: "PHPhotosErrorDomain", code: 3311)
  }
  /// Changes it: it may not be changed, and throws.
  public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw NSError(domain: "PHPhotosErrorDomain", code: 3311)
  }
}

extension PHFetchResult {
  /// Whether something is in it.
  public func contains(_ object: ObjectType) -> Bool { index(of: object) != NSNotFound }
  /// Where something is in it; `NSNotFound` where it is not.
  public func index(of object: ObjectType) -> Int {
    (0..<count).first { self.object(at: $0) === object } ?? NSNotFound
  }
}

/// A photo's or film's file.
open class PHAssetResource: NSObject, @unchecked Sendable {
  /// What it is.
  open var type: PHAssetResourceType { .photo }
  /// What it was called.
  open var originalFilename: String { "" }
  /// Of which kind.
  open var uniformTypeIdentifier: String { "" }
  /// The files of an asset: none.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}
