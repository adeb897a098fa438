// The library of photos, which the application may not see: it is empty, and every request says so.

@_exported import UIKit

import Plumbline

/// Whether the library may be seen. Raw values are Apple's.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case notDetermined, restricted, denied, authorized, limited
}

/// How much of it. Raw values are Apple's.
public enum PHAccessLevel: Int, Sendable {
  /// Apple's names with the raw values.
  case addOnly = 1
  case readWrite
}

/// Kinds of what is in the library. Raw values are Apple's.
public enum PHAssetMediaType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unknown, image, video, audio
}

/// How a photo fills a size. Raw values are Apple's.
public enum PHImageContentMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case aspectFit, aspectFill
  /// The usual one.
  public static let `default` = PHImageContentMode.aspectFit
}

/// The size of a photo itself.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The number of a request.
public typealias PHImageRequestID = Int32

/// Something in the library.
open class PHObject: NSObject, @unchecked Sendable {
  /// What it is called here.
  open var localIdentifier: String { "" }
}

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  /// How many.
  open var count: Int { 0 }
  /// The first.
  open var firstObject: ObjectType? { nil }
  /// The last.
  open var lastObject: ObjectType? { nil }
  /// One of them: there is none, and the program ends as by Apple's exception.
  open func object(at index: Int) -> ObjectType {
    preconditionFailure("index \(index) beyond bounds [0 .. 0]")
  }
  /// One of them.
  open subscript(index: Int) -> ObjectType { object(at: index) }
  /// Some of them.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// Visits all of them.
  open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// What is looked for.
open class PHFetchOptions: NSObject {
  /// Whether hidden ones are meant; carried.
  open var includeHiddenAssets = false
  /// Whether all that were made at once are meant; carried.
  open var includeAllBurstAssets = false
  /// Whether changes are told; carried.
  open var wantsIncrementalChangeDetails = true
  /// Which.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// At most how many.
  open var fetchLimit = 0
  /// From where; carried.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  public override init() { super.init() }
}

/// A photo or a film.
open class PHAsset: PHObject, @unchecked Sendable {
  /// Its kind.
  open var mediaType: PHAssetMediaType { .unknown }
  /// Its width, in pixels.
  open var pixelWidth: Int { 0 }
  /// Its height, in pixels.
  open var pixelHeight: Int { 0 }
  /// When it was made.
  open var creationDate: Date? { nil }
  /// How long it is, in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether it is liked.
  open var isFavorite: Bool { false }
  /// Looks for some: none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Looks for some of a kind: none.
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { PHFetchResult() }
  /// Looks for some of a collection: none.
  open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { PHFetchResult() }
}

/// Kinds of collections. Raw values are Apple's.
public enum PHAssetCollectionType: Int, Sendable {
  /// Apple's names with the raw values.
  case album = 1
  case smartAlbum, moment
}

/// What collections are of. Raw values are Apple's.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// Apple's names with the raw values.
  case albumRegular = 2
  case albumSyncedEvent = 3
  case albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos
  case smartAlbumFavorites = 203
  case smartAlbumTimelapses, smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts
  case smartAlbumSlomoVideos
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
  case smartAlbumAnimated, smartAlbumLongExposures, smartAlbumUnableToUpload, smartAlbumRAW
  case smartAlbumCinematic, smartAlbumSpatial
  case any = 9_223_372_036_854_775_807
}

/// An album.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// How many it has, by estimation.
  open var estimatedAssetCount: Int { 0 }
  /// Looks for some: none.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// How a request answers. Raw values are Apple's.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case opportunistic, highQualityFormat, fastFormat
}

/// How a photo is made smaller. Raw values are Apple's.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none, fast, exact
}

/// How a photo is asked for; carried.
open class PHImageRequestOptions: NSObject {
  /// Which photo; carried.
  open var version = PHImageRequestOptionsVersion.current
  /// Called as it comes; never here.
  open var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
  /// The part that is wanted; carried.
  open var normalizedCropRect = CGRect.zero
  /// Whether a picture that is not so good may come a second time; carried.
  open var allowSecondaryDegradedImage = false
  /// Whether the answer is waited for.
  open var isSynchronous = false
  /// Whether it may come from elsewhere.
  open var isNetworkAccessAllowed = false
  /// How it answers.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How a photo is made smaller.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  public override init() { super.init() }
}

/// Gives photos: none.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let shared = PHImageManager()
  /// The usual one.
  open class func `default`() -> PHImageManager { shared }
  public override init() { super.init() }
  /// Asks for a photo: there is none.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }
  /// Asks for a photo's file: there is none.
  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, nil)
    return 0
  }
  /// Asks no longer.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Gives photos and has them ready: none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether good pictures are kept ready; carried.
  open var allowsCachingHighQualityImages = true
  /// Has photos ready; without effect.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Has photos ready no longer; without effect.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Has no photos ready; without effect.
  open func stopCachingImagesForAllAssets() {}
}

/// A change of the library.
open class PHChange: NSObject, @unchecked Sendable {}

/// Is told of changes; never, as none happens.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// The library changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// Makes something in the library.
open class PHAssetChangeRequest: NSObject {
  /// When it was made; carried.
  open var creationDate: Date?
  /// Whether it is liked; carried.
  open var isFavorite = false
  /// Whether it is hidden; carried.
  open var isHidden = false
  /// Without a photo, for what Apple's class makes only itself.
  public required override init() { super.init() }
  /// Makes a photo: a request that is carried, as changes are not performed.
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> Self { Self() }
  /// Makes a film.
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
}

/// The library: the application may not see it.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  /// The library.
  open class func shared() -> PHPhotoLibrary { library }
  /// Whether it may be seen.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Whether it may be seen.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  /// Asks the user: it may not.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  /// Asks the user: it may not.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// Has somebody told of changes; without effect.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Has somebody told no longer.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Changes it: it may not be changed, which is what it is told.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, NSError(domain: "PHPhotosErrorDomain", code: 3311)) }
}

/// What a file is for a photo. Raw values are Apple's.
public enum PHAssetResourceType: Int, Sendable {
  /// Apple's names with the raw values.
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
  case pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
  case photoProxy = 19
}
/// How a file is taken; carried.
open class PHAssetResourceCreationOptions: NSObject {
  /// What it is called.
  open var originalFilename: String?
  /// Its uniform type.
  open var uniformTypeIdentifier: String?
  /// Whether the file is moved instead of copied.
  open var shouldMoveFile = false
}
/// Makes a photo of files: none is made, as changes are not performed.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Makes a photo of files.
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  /// Adds a file; without effect.
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
  /// Adds a file; without effect.
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
}
