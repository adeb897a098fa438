// Work for the cloud in a queue: it fails, and whoever asked is told so before it is over.

import FoundationAdditions

/// Work for the cloud.
open class CKOperation: Operation, @unchecked Sendable {
  /// How the cloud is asked; carried.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Whether it goes on after the application.
    open var isLongLived = false
    /// Whether a telephone's network may be used.
    open var allowsCellularAccess = true
    /// How urgent it is.
    open var qualityOfService = QualityOfService.default
    /// Seconds for an answer.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// Seconds for all of it.
    open var timeoutIntervalForResource: TimeInterval = 604_800
    public override init() { super.init() }
  }
  /// How the cloud is asked; carried.
  open var configuration: Configuration! = Configuration()
  /// Its name.
  public let operationID = UUID().uuidString
}

/// Work for a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// For which database.
  open var database: CKDatabase?
  func fail(_ error: any Error) {}
  /// Fails, as nobody is signed in.
  open override func main() { fail(CKError(.notAuthenticated)) }
}

/// Finds records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// As many as the cloud likes.
  public static let maximumResults = 0
  /// Where a query goes on.
  open class Cursor: NSObject, @unchecked Sendable {}
  /// Which ones.
  open var query: CKQuery?
  /// Where it goes on.
  open var cursor: Cursor?
  /// In which zone.
  open var zoneID: CKRecordZone.ID?
  /// How many at most; 0 is as many as the cloud likes.
  open var resultsLimit = 0
  /// Which values.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Called with each.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Called with each.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called at the end.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  /// Called at the end.
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  public override init() { super.init() }
  /// Finds what a query asks for.
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  /// Goes on.
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }
  override func fail(_ error: any Error) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}

/// Saves and removes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// When values of the cloud are replaced. Raw values are Apple's.
  public enum RecordSavePolicy: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case ifServerRecordUnchanged, changedKeys, allKeys
  }
  /// What is saved.
  open var recordsToSave: [CKRecord]?
  /// What is removed.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// When values of the cloud are replaced.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Called with each that was saved: none.
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called with each that was removed: none.
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  /// Called with each that was saved: none.
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  /// Called with how far each is, of 1: never.
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  /// Called at the end.
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  /// Called at the end.
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Saves and removes records.
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    super.init()
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }
  override func fail(_ error: any Error) {
    modifyRecordsCompletionBlock?(nil, nil, error)
    modifyRecordsResultBlock?(.failure(error))
  }
}

extension CKDatabase {
  /// Where work is done; it may wait for other work.
  private static let queue = OperationQueue()
  /// Does work, on a queue of the cloud's: it fails.
  public func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    Self.queue.addOperation(operation)
  }
  /// Records of a query: it cannot, and throws.
  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError(.notAuthenticated) }
  /// Has somebody told of changes: it cannot.
  public func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
}

/// Who is told of changes.
open class CKSubscription: NSObject, @unchecked Sendable {
  /// What is told.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    /// A text.
    open var alertBody: String?
    /// A title.
    open var title: String?
    /// A sound.
    open var soundName: String?
    /// Whether the application's number grows.
    open var shouldBadge = false
    /// Whether the application may work.
    open var shouldSendContentAvailable = false
  }
  /// Its name.
  public let subscriptionID: String
  /// What is told; carried.
  open var notificationInfo: NotificationInfo?
  init(id: String) { subscriptionID = id }
}

/// Who is told of changes of what a query finds.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// Of which changes. Raw values are Apple's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// New ones.
    public static let firesOnRecordCreation = Self(rawValue: 1)
    /// Changed ones.
    public static let firesOnRecordUpdate = Self(rawValue: 2)
    /// Removed ones.
    public static let firesOnRecordDeletion = Self(rawValue: 4)
    /// Only once.
    public static let firesOnce = Self(rawValue: 8)
  }
  /// Told of a kind of records.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: String = UUID().uuidString,
    options: Options = []
  ) { super.init(id: subscriptionID) }
}
