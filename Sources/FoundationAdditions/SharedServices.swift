// Values that a user's devices share, and searches of files: Apple's systems alone have them. Here there is one device.

import Foundation

/// Values by names. They are kept while the program runs, and no other device has them.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// The program's.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Another device changed values. Never posted here.
  public class var didChangeExternallyNotification: NSNotification.Name {
    NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  }

  /// The value of a name; nil for none.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Sets the value of a name; nil takes it back.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  /// Takes the value of a name back.
  open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  /// Nil for another kind of value.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Nil for another kind of value.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Nil for another kind of value.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// Nil for another kind of value.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// 0 for another kind of value.
  open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
  /// 0 for another kind of value.
  open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }
  /// False for another kind of value.
  open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }
  /// Sets a text; nil takes the value back.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets a number.
  open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  /// Sets a number.
  open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  /// Sets a truth value.
  open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  /// All names and values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// True: what is here is all there is.
  @discardableResult open func synchronize() -> Bool { true }
}

/// A search among files. It finds nothing: there is no index.
open class NSMetadataQuery: NSObject {
  /// What is looked for; stored.
  open var predicate: NSPredicate?
  /// Where it is looked for; stored.
  open var searchScopes: [Any] = []
  /// In which order results are; stored.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// On which queue notifications are posted; stored.
  open var operationQueue: OperationQueue?
  /// In seconds, how often results are told of; stored.
  open var notificationBatchingInterval: TimeInterval = 1
  /// Whether it looks: between `start()` and `stop()`.
  open private(set) var isStarted = false
  /// Whether it is over.
  open private(set) var isStopped = false
  /// Whether it is looking for what was there at the start: no.
  open var isGathering: Bool { false }
  /// By what results are grouped; stored.
  open var groupingAttributes: [String]?
  /// Which values are listed; stored.
  open var valueListAttributes: [String] = []
  /// Which files are looked at; nil for all; stored.
  open var searchItems: [Any]?
  /// Is asked about results; never here.
  open weak var delegate: (any NSMetadataQueryDelegate)?
  /// No groups.
  open var groupedResults: [Any] { [] }
  /// A result by its place: there is none, and asking is a mistake of the program.
  open func result(at idx: Int) -> Any { preconditionFailure("The query has no result \(idx).") }
  /// Where a result is.
  open func index(ofResult result: Any) -> Int { NSNotFound }
  /// A value of a result: none.
  open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? { nil }
  /// Goes through the results: there are none.
  open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// 0.
  open var resultCount: Int { 0 }
  /// None.
  open var results: [Any] { [] }
  /// A query that has not started.
  public override init() { super.init() }
  /// Begins, and posts that the first results are there: none.
  @discardableResult open func start() -> Bool {
    isStarted = true
    isStopped = false
    NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
    return true
  }
  /// Ends it.
  open func stop() {
    isStarted = false
    isStopped = true
  }
  /// Without effect: no results come.
  open func enableUpdates() {}
  /// Without effect: no results come.
  open func disableUpdates() {}
}

/// A file that a search found; none is made here.
open class NSMetadataItem: NSObject {
  /// Nil: nothing is known.
  open func value(forAttribute key: String) -> Any? { nil }
  /// Values of a file: none.
  open func values(forAttributes keys: [String]) -> [String: Any]? { nil }
  /// What is known of a file: nothing.
  open var attributes: [String] { [] }
}

/// Is asked about results of a search; never here.
public protocol NSMetadataQueryDelegate: NSObjectProtocol {
  /// What stands for a result.
  func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any
  /// What stands for a value.
  func metadataQuery(
    _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
  ) -> Any
}

extension NSMetadataQueryDelegate {
  /// The result itself by default.
  public func metadataQuery(
    _ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem
  ) -> Any { result }
  /// The value itself by default.
  public func metadataQuery(
    _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
  ) -> Any { attrValue }
}

extension NSNotification.Name {
  /// A search has its first results. Posted by `NSMetadataQuery.start()`.
  public static let NSMetadataQueryDidFinishGathering = NSNotification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  /// Results of a search changed. Never posted here.
  public static let NSMetadataQueryDidUpdate = NSNotification.Name("NSMetadataQueryDidUpdateNotification")
  /// A search began. Never posted here.
  public static let NSMetadataQueryDidStartGathering = NSNotification.Name(
    "NSMetadataQueryDidStartGatheringNotification")
}

/// Files of the program on all of the user's devices, among its documents.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// Files of the program on all of the user's devices, beside its documents.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The name of a file on the user's devices, with its folders.
public let NSMetadataItemPathKey = "kMDItemPath"
/// The name of a file for users.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// How many bytes a file has.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// When a file was made.
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
/// When a file changed.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// The uniform type of a file.
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
/// Whether a file is in the cloud.
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
/// Whether versions of a file contradict each other.
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey =
  "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"
/// Whether a file is here.
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
/// A file is here as it was last.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent =
  "NSMetadataUbiquitousItemDownloadingStatusCurrent"
/// A file is here.
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
/// A file is not here.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
/// Whether a file is coming.
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
/// Whether a file is in the cloud as it is here.
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
/// Whether a file is being sent.
public let NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey"
/// How much of a file is here, of 100.
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
/// How much of a file is in the cloud, of 100.
public let NSMetadataUbiquitousItemPercentUploadedKey = "NSMetadataUbiquitousItemPercentUploadedKey"
/// What a query is that found or lost files: those that are new.
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
/// Those that changed.
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
/// Those that are gone.
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"

/// Why shared values changed: a number of those below.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// Which shared values changed: their names.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Another device changed them.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// They came for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// There are too many of them.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The user is another one.
public let NSUbiquitousKeyValueStoreAccountChange = 3

/// The name of a file as the user sees it.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// Where a file is.
public let NSMetadataItemURLKey = "kMDItemURL"
