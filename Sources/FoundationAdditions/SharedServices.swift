// Values that a user's devices share, searches of files, and extensions of other programs: Apple's systems alone have them.
// Here there is one device, and nobody to extend.

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
/// The name of a file as the user sees it.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// Where a file is.
public let NSMetadataItemURLKey = "kMDItemURL"

/// What a program that is extended hands over, and what takes the answer. Here a test makes it and reads the answer.
open class NSExtensionContext: NSObject {
  /// What was handed over: objects of `NSExtensionItem`.
  open private(set) var inputItems: [Any]
  /// What was handed back by `completeRequest`; nil before. No counterpart of Apple's.
  public private(set) var returnedItems: [Any]?
  /// Why it was cancelled; nil where it was not. No counterpart of Apple's.
  public private(set) var cancellationError: (any Error)?
  /// Apple's systems make it; here tests do.
  public init(inputItems: [Any] = []) {
    self.inputItems = inputItems
    super.init()
  }
  /// Hands something back, and calls the closure with true at once: nothing expires here.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    returnedItems = items ?? []
    completionHandler?(true)
  }
  /// Ends it without an answer.
  open func cancelRequest(withError error: any Error) { cancellationError = error }
  /// Nothing is opened: the closure is called with false.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// A thing that is handed to an extension.
open class NSExtensionItem: NSObject {
  /// Nil for none.
  open var attributedTitle: NSAttributedString?
  /// Nil for none.
  open var attributedContentText: NSAttributedString?
  /// Whatever else is to be known; nil for nothing.
  open var userInfo: [AnyHashable: Any]?
  /// Nothing is set at first.
  public override init() { super.init() }
}
