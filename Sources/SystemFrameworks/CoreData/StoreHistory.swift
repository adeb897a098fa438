// Questions whose answers come later, and the history of a store: answers are there at once, and no history is kept.

import FoundationAdditions

/// What a request asks that answers later.
protocol AsynchronousFetching {
  func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

/// What is told of a request that answers later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  /// The context that asked.
  open fileprivate(set) var managedObjectContext: NSManagedObjectContext!
  /// Why there is no answer.
  open fileprivate(set) var operationError: (any Error)?
  /// How much of it is there; nil: all of it.
  open var progress: Progress? { nil }
  /// Asks no longer; without effect: the answer is there.
  open func cancel() {}
}

/// The answer of a request that answers later.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
  /// What was asked.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// What was found.
  open fileprivate(set) var finalResult: [ResultType]?
  init(_ request: NSAsynchronousFetchRequest<ResultType>) { fetchRequest = request }
}

/// A request that answers later: by its closure, before `execute(_:)` returns.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, AsynchronousFetching {
  /// What is asked.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Is told the answer.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// How many are expected; carried.
  open var estimatedResultCount = 0
  /// Asks, and tells the answer.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) { (fetchRequest, completionBlock) = (request, blk) }
  func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self)
    result.managedObjectContext = context
    do { result.finalResult = try context.fetch(fetchRequest) } catch { result.operationError = error }
    completionBlock?(result)
    return result
  }
}

/// How far a history was read; none is made here.
open class NSPersistentHistoryToken: NSObject, @unchecked Sendable {}

/// What an answer about the history holds. Raw values are Apple's.
public enum NSPersistentHistoryResultType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// Asks for what happened to a store, or has it forgotten: nothing is kept.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  /// What the answer holds.
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// Which transactions are meant; carried.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  /// Up to where it was read.
  open private(set) var token: NSPersistentHistoryToken?
  private let deletes: Bool
  private init(deletes: Bool, token: NSPersistentHistoryToken? = nil) {
    (self.deletes, self.token) = (deletes, token)
  }
  /// What happened after a day.
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(deletes: false)
  }
  /// What happened after something that was read.
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(deletes: false, token: token)
  }
  /// What happened after a transaction.
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?)
    -> NSPersistentHistoryChangeRequest
  { NSPersistentHistoryChangeRequest(deletes: false) }
  /// Has forgotten what happened before a day.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(deletes: true)
  }
  /// Has forgotten what happened before something that was read.
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(deletes: true, token: token)
  }
  /// Has forgotten what happened before a transaction.
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?)
    -> NSPersistentHistoryChangeRequest
  { NSPersistentHistoryChangeRequest(deletes: true) }

  func run() -> NSPersistentHistoryResult {
    let result = NSPersistentHistoryResult(resultType)
    result.result =
      switch resultType {
      case .statusOnly: true
      case .count: 0
      case .objectIDs: [NSManagedObjectID]()
      case .changesOnly: [NSPersistentHistoryChange]()
      case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
      }
    return result
  }
}

/// The answer about the history.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// What it holds.
  public let resultType: NSPersistentHistoryResultType
  /// It: no transaction, no change.
  open fileprivate(set) var result: Any?
  init(_ type: NSPersistentHistoryResultType) { resultType = type }
}

/// Changes that were saved as one; none is made here.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  /// When.
  open var timestamp: Date { .distantPast }
  /// The changes.
  open var changes: [NSPersistentHistoryChange]? { nil }
  /// Its number.
  open var transactionNumber: Int64 { 0 }
  /// The store's name.
  open var storeID: String { "" }
  /// The program's name.
  open var bundleID: String { "" }
  /// The process's name.
  open var processID: String { "" }
  /// The context's name.
  open var contextName: String? { nil }
  /// Who changed something.
  open var author: String? { nil }
  /// Up to where it was read with it.
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
  /// As contexts tell it.
  open func objectIDNotification() -> Notification {
    Notification(name: .NSManagedObjectContextDidSave)
  }
  /// The transactions as a kind of object, for requests.
  open class var entityDescription: NSEntityDescription? { nil }
  /// A request for transactions.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
}

/// What happened to an object. Raw values are Apple's.
public enum NSPersistentHistoryChangeType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case insert, update, delete
}

/// What happened to an object; none is made here.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  /// Its number.
  open var changeID: Int64 { 0 }
  /// The object; of no kind, as nothing is kept.
  open var changedObjectID: NSManagedObjectID { NSManagedObjectID(NSEntityDescription(), number: 0) }
  /// What happened.
  open var changeType: NSPersistentHistoryChangeType { .insert }
  /// Values of an object that is gone.
  open var tombstone: [AnyHashable: Any]? { nil }
  /// With what it happened.
  open var transaction: NSPersistentHistoryTransaction? { nil }
  /// Which values are others.
  open var updatedProperties: Set<NSPropertyDescription>? { nil }
}

/// A state of a store.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  /// The present one.
  public static let current = NSQueryGenerationToken()
}
