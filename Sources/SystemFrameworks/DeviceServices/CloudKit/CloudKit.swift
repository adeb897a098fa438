// Records on Apple's servers: nobody is signed in, so that everything fails; records that a program makes keep their values.

import Plumbline
import UIKit

/// Whether somebody is signed in. Raw values are Apple's.
public enum CKAccountStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// Why records cannot be had.
public struct CKError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names with the raw values.
    case internalError = 1
    case partialFailure = 2
    case networkUnavailable = 3
    case networkFailure = 4
    case badContainer = 5
    case serviceUnavailable = 6
    case requestRateLimited = 7
    case missingEntitlement = 8
    case notAuthenticated = 9
    case permissionFailure = 10
    case unknownItem = 11
    case invalidArguments = 12
    case serverRecordChanged = 14
    case zoneNotFound = 26
    case limitExceeded = 27
    case quotaExceeded = 25
    case operationCancelled = 20
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// After how many seconds it may be tried again; nil: it does not help here.
  public var retryAfterSeconds: Double? { nil }
  /// The record as a program knew it last; never known here.
  public var ancestorRecord: CKRecord? { nil }
  /// The record of the server; never known here.
  public var serverRecord: CKRecord? { nil }
  /// The record that a program wanted to save; never known here.
  public var clientRecord: CKRecord? { nil }
  /// Errors by what they are of; never known here.
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  /// The domain of the errors.
  public static var errorDomain: String { "CKErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
  /// Nobody is signed in.
  public static let notAuthenticated = Code.notAuthenticated
  /// There is no such record.
  public static let unknownItem = Code.unknownItem
}

extension CKError.Code {
  /// Whether an error has this reason, in `catch` and `switch`.
  public static func ~= (match: CKError.Code, error: any Error) -> Bool { (error as? CKError)?.code == match }
}

/// What a record can hold.
public protocol CKRecordValueProtocol {}
/// What a record can hold, as an object.
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol {}
extension NSObject: CKRecordValueProtocol {}

/// A part of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// Its name, with whose it is.
  public final class ID: NSObject, @unchecked Sendable {
    /// The zone that every database has.
    public static let defaultZoneName = "_defaultZone"
    /// The zone that every database has.
    public static let `default` = ID(zoneName: defaultZoneName)
    /// What it is called.
    public let zoneName: String
    /// Whose it is.
    public let ownerName: String
    /// A zone.
    public init(zoneName: String, ownerName: String = "__defaultOwner__") {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    /// Whether another object names the same zone.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
    }
    /// The same for names of the same zone.
    public override var hash: Int { zoneName.hash ^ ownerName.hash }
  }
  /// Its name.
  public let zoneID: ID
  /// A zone of a name.
  public init(zoneID: ID) { self.zoneID = zoneID }
  /// A zone of a name.
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
  /// The zone that every database has.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// Names and their values.
open class CKRecord: NSObject, @unchecked Sendable {
  /// What kind of thing it is.
  public typealias RecordType = String
  /// The name of a value.
  public typealias FieldKey = String
  /// The name of a record.
  public final class ID: NSObject, @unchecked Sendable {
    /// What it is called.
    public let recordName: String
    /// Where it is.
    public let zoneID: CKRecordZone.ID
    /// A record.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    /// Whether another object names the same record.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
    }
    /// The same for names of the same record.
    public override var hash: Int { recordName.hash ^ zoneID.hash }
  }
  /// What is done to a record when the one that it belongs to goes. Raw values are Apple's.
  public enum ReferenceAction: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case none, deleteSelf
  }
  /// Another record.
  public final class Reference: NSObject, @unchecked Sendable {
    /// Its name.
    public let recordID: ID
    /// What is done when it goes.
    public let action: ReferenceAction
    /// A record of a name.
    public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
    /// A record.
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }
  /// What kind of thing it is.
  public let recordType: RecordType
  /// Its name.
  public let recordID: ID
  /// When the server first had it; never here.
  open var creationDate: Date? { nil }
  /// When the server last had it; never here.
  open var modificationDate: Date? { nil }
  /// A new record.
  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  /// A new record in a zone.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }
  /// The value of a name. `value(forKey:)` and `setValue(_:forKey:)` mean the same values.
  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { unknownValues[key] as? any CKRecordValueProtocol }
    set { unknownValues[key] = newValue }
  }
  /// The value of a name.
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }
  /// Sets the value of a name.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { self[key] = object }
  /// The names that have a value, in alphabetical order.
  open func allKeys() -> [FieldKey] { unknownValues.keys.sorted() }
}

/// A file of a record.
open class CKAsset: NSObject, @unchecked Sendable {
  /// Where it is.
  public let fileURL: URL?
  /// A file.
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// Which records.
open class CKQuery: NSObject, @unchecked Sendable {
  /// Of what kind.
  public let recordType: CKRecord.RecordType
  /// What the records are chosen by.
  public let predicate: NSPredicate
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Records of a kind.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}

/// Who may see a database. Raw values are Apple's.
public enum CKDatabaseScope: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `public` = 1
  case `private`, shared
}

/// Records on a server: nobody is signed in, which is the error of every call.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// Who may see it.
  public let databaseScope: CKDatabaseScope
  init(_ scope: CKDatabaseScope) { databaseScope = scope }
  private var error: any Error { CKError(.notAuthenticated) }
  /// Saves a record: it cannot.
  open func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, error) }
  /// Saves a record: it cannot.
  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw error }
  /// Finds a record: it cannot.
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, error) }
  /// Finds a record: it cannot.
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw error }
  /// Takes a record away: it cannot.
  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, error) }
  /// Takes a record away: it cannot.
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw error }
  /// Finds records: it cannot.
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler(nil, error) }
}

/// An application's databases.
open class CKContainer: NSObject, @unchecked Sendable {
  /// What it is called.
  public let containerIdentifier: String?
  /// What everybody sees.
  public let publicCloudDatabase = CKDatabase(.public)
  /// What the user alone sees.
  public let privateCloudDatabase = CKDatabase(.private)
  /// What others let the user see.
  public let sharedCloudDatabase = CKDatabase(.shared)
  /// Databases of a name.
  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  private override init() { containerIdentifier = nil }
  private static let usual = CKContainer()
  /// The application's own.
  open class func `default`() -> CKContainer { usual }
  /// Whether somebody is signed in: nobody is.
  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    completionHandler(.noAccount, nil)
  }
  /// Whether somebody is signed in: nobody is.
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  /// Who is signed in: nobody is.
  open func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
}
