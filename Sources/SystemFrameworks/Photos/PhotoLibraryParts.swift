// Errors of the library of photos, files of pictures, folders, and what changed since: the library is empty, and whoever asks is
// told so.

import AVFoundation
import CoreLocation
import Plumbline
import UIKit

/// The domain of the errors.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why something could not be done with photos.
public struct PHPhotosError: CustomNSError, Equatable, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names with the raw values.
    case internalError = -1
    case userCancelled = 3072
    case persistentChangeTokenExpired = 3105
    case libraryVolumeOffline = 3114
    case relinquishingLibraryBundleToWriter = 3142
    case switchingSystemPhotoLibrary = 3143
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case multipleIdentifiersFound = 3202
    case persistentChangeDetailsUnavailable = 3210
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311
    case libraryInFileProviderSyncRoot = 5423
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { PHPhotosErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The user ended it.
  public static let userCancelled = Code.userCancelled
  /// The user does not allow it.
  public static let accessUserDenied = Code.accessUserDenied
  /// The device does not allow it.
  public static let accessRestricted = Code.accessRestricted
  /// It has to be fetched first.
  public static let networkAccessRequired = Code.networkAccessRequired
  /// There is no room.
  public static let notEnoughSpace = Code.notEnoughSpace
}

extension PHPhotosError.Code {
  /// Whether an error has this reason, in `catch` and `switch`.
  public static func ~= (match: PHPhotosError.Code, error: any Error) -> Bool {
    (error as? PHPhotosError)?.code == match
  }
}

/// Which pictures of a burst the user likes. Raw values are Apple's.
public struct PHAssetBurstSelectionType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One that the device chose.
  public static let autoPick = PHAssetBurstSelectionType(rawValue: 1)
  /// One that the user chose.
  public static let userPick = PHAssetBurstSelectionType(rawValue: 2)
}

/// What can be done with a picture. Raw values are Apple's.
public enum PHAssetEditOperation: Int, Sendable {
  /// Apple's names with the raw values.
  case delete = 1
  case content, properties
}

extension PHAsset {
  /// How it is played. Raw values are Apple's.
  public enum PlaybackStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unsupported, image, imageAnimated, livePhoto, video, videoLooping
  }
  /// How it is played.
  public var playbackStyle: PlaybackStyle { .unsupported }
  /// Where it comes from.
  public var sourceType: PHAssetSourceType { [] }
  /// Whether the user likes it among those of a burst.
  public var burstSelectionTypes: PHAssetBurstSelectionType { [] }
  /// Whether it was changed.
  public var hasAdjustments: Bool { false }
  /// By whom it was changed.
  public var adjustmentFormatIdentifier: String? { nil }
  /// Whether something can be done with it: nothing can.
  public func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
  /// Asks no longer.
  public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
  /// Pictures of a burst: none.
  public class func fetchAssets(withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { PHFetchResult() }
}

/// The number of a question for a picture that is to be changed.
public typealias PHContentEditingInputRequestID = Int

extension PHAssetCollection {
  /// What kind of collection.
  public var assetCollectionType: PHAssetCollectionType { .album }
  /// Which kind of that kind.
  public var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
  /// When the first of it was taken.
  public var startDate: Date? { nil }
  /// When the last of it was taken.
  public var endDate: Date? { nil }
  /// Where it was taken.
  public var approximateLocation: CLLocation? { nil }
  /// The names of where it was taken.
  public var localizedLocationNames: [String] { [] }
  /// A collection that is kept nowhere.
  public class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
    PHAssetCollection()
  }
  /// A collection that is kept nowhere.
  public class func transientAssetCollection(
    withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
  )
    -> PHAssetCollection
  { PHAssetCollection() }
}

extension PHFetchResult {
  /// Goes through what was found: nothing.
  public func enumerateObjects(
    options opts: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerateObjects(block) }
  /// Goes through some of what was found: nothing.
  public func enumerateObjects(
    at indexSet: IndexSet, options opts: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// How many of a kind were found: none.
  public func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}

extension PHAssetChangeRequest {
  /// Where it was taken; carried.
  public var location: CLLocation? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Takes all changes back; without effect.
  public func revertAssetContentToOriginal() {}
  /// A request for a picture of a file: none, as the library takes nothing.
  public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
}

extension PHAssetCollectionChangeRequest {
  /// Changes a collection, of which is known what is in it.
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
    self.init(for: assetCollection)
  }
  /// Puts pictures between others; without effect.
  public func insertAssets(_ assets: any Sequence, at indexes: IndexSet) {}
  /// Puts pictures in the place of others; without effect.
  public func replaceAssets(at indexes: IndexSet, withAssets assets: any Sequence) {}
  /// Takes pictures away; without effect.
  public func removeAssets(at indexes: IndexSet) {}
  /// Puts pictures elsewhere; without effect.
  public func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {}
}

/// Makes or changes a folder; without effect.
open class PHCollectionListChangeRequest: NSObject {
  /// What it is called; carried.
  open var title = ""
  public required override init() { super.init() }
  /// Makes one.
  open class func creationRequestForCollectionList(withTitle title: String) -> Self {
    let request = Self.init()
    request.title = title
    return request
  }
  /// Lets folders go.
  open class func deleteCollectionLists(_ collectionLists: any Sequence) {}
  /// Changes one.
  public convenience init?(for collectionList: PHCollectionList) { self.init() }
  /// Stands for the one that is made.
  open var placeholderForCreatedCollectionList: PHObjectPlaceholder { PHObjectPlaceholder() }
  /// Puts collections in it.
  open func addChildCollections(_ collections: any Sequence) {}
  /// Puts collections between others.
  open func insertChildCollections(_ collections: any Sequence, at indexes: IndexSet) {}
  /// Takes collections out of it.
  open func removeChildCollections(_ collections: any Sequence) {}
  /// Takes collections out of it.
  open func removeChildCollections(at indexes: IndexSet) {}
  /// Puts collections elsewhere.
  open func moveChildCollections(at indexes: IndexSet, to toIndex: Int) {}
}

/// How a file of a picture is asked for; carried.
open class PHAssetResourceRequestOptions: NSObject {
  /// Whether it may be fetched from elsewhere.
  open var isNetworkAccessAllowed = false
  /// Is told how much is there, of 1.
  open var progressHandler: ((Double) -> Void)?
}

/// The number of a question for a file.
public typealias PHAssetResourceDataRequestID = Int32

/// Gives files of pictures: there are none.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let one = PHAssetResourceManager()
  /// The application's.
  open class func `default`() -> PHAssetResourceManager { one }
  /// The bytes of a file: an error.
  @discardableResult
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    completionHandler(PHPhotosError(.missingResource))
    return 0
  }
  /// Writes a file elsewhere: an error.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(PHPhotosError(.missingResource)) }
  /// Writes a file elsewhere: an error.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws { throw PHPhotosError(.missingResource) }
  /// Asks no longer.
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}

extension PHAssetResource {
  /// The picture that it belongs to.
  public var assetLocalIdentifier: String { "" }
  /// How wide it is, in pixels.
  public var pixelWidth: Int { 0 }
  /// How high it is, in pixels.
  public var pixelHeight: Int { 0 }
  /// The files of something that moves: none.
  public class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}

/// The number of a question for something that moves.
public typealias PHLivePhotoRequestID = Int32
/// No question.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0

extension PHLivePhoto {
  /// Makes one of files: none is made.
  @discardableResult
  public class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    resultHandler(nil, [:])
    return 0
  }
  /// Asks no longer.
  public class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

extension PHLivePhoto: NSItemProviderReading {
  /// What it can be made of.
  public class var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.live-photo"] }
}

extension PHImageManager {
  /// A film to be written elsewhere: none.
  @discardableResult
  public func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }
}

/// What became of something: nothing does.
open class PHObjectChangeDetails<ObjectType: AnyObject>: NSObject {
  /// It, before.
  public let objectBeforeChanges: ObjectType
  /// It, now; nil where it is gone.
  open var objectAfterChanges: ObjectType? { objectBeforeChanges }
  /// Whether its picture is another one.
  open var assetContentChanged: Bool { false }
  /// Whether it is gone.
  open var objectWasDeleted: Bool { false }
  init(_ object: ObjectType) { objectBeforeChanges = object }
}

extension PHChange {
  /// What became of something: nothing did.
  public func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
}

/// Changes photos within Apple's application.
@preconcurrency @MainActor
public protocol PHContentEditingController: NSObjectProtocol {
  /// Whether it knows what was changed before.
  func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool
  /// Begins; never called here.
  func startContentEditing(with contentEditingInput: PHContentEditingInput, placeholderImage: UIImage)
  /// Ends; never called here.
  func finishContentEditing(completionHandler: @escaping (PHContentEditingOutput?) -> Void)
  /// Gives up; never called here.
  func cancelContentEditing()
  /// Whether the user is asked before that.
  var shouldShowCancelConfirmation: Bool { get }
}

/// Is told whether the library is there; never here.
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
  /// The library is gone.
  func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}

extension PHPhotoLibrary {
  /// Why the library is gone; nil while it is there.
  public var unavailabilityReason: (any Error)? { nil }
  /// Has somebody told whether it is there.
  public func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  /// Has somebody told it no longer.
  public func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
}
