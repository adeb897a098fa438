// What is asked of Core Data's objects.

import FoundationAdditions
import Plumbline

/// What a request can give: objects, or counts and dictionaries, which are not given here.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

/// What a request gives. Raw values are Apple's.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// Their identities.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Their values.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// Their count.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Something that is asked of a store.
open class NSPersistentStoreRequest: NSObject {}

/// A request for objects of an entity.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The entity's name.
  open private(set) var entityName: String?
  /// The entity.
  open var entity: NSEntityDescription? { didSet { entityName = entity?.name ?? entityName } }
  /// Which objects.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// At most how many; 0 is all.
  open var fetchLimit = 0
  /// How many are left out at the beginning.
  open var fetchOffset = 0
  /// How many are fetched at once; carried.
  open var fetchBatchSize = 0
  /// What is given.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects of entities below it count.
  open var includesSubentities = true
  /// Whether what was not saved counts; carried.
  open var includesPendingChanges = true
  /// Whether values come along; carried.
  open var includesPropertyValues = true
  /// Whether objects come with their values; carried.
  open var returnsObjectsAsFaults = true
  /// Whether dictionaries are given once; carried.
  open var returnsDistinctResults = false
  /// The properties of dictionaries; carried.
  open var propertiesToFetch: [Any]?
  /// By which properties dictionaries are grouped: names or descriptions; each group gives one.
  open var propertiesToGroupBy: [Any]?
  /// What a group's dictionary has to fulfil.
  open var havingPredicate: NSPredicate?
  /// In which stores it is looked; carried: there is one.
  open var affectedStores: [NSPersistentStore]?
  /// Whether objects get the store's values; carried: they have them.
  open var shouldRefreshRefetchedObjects = false
  /// Relationships that come along; carried.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// A request without an entity.
  public override init() { super.init() }
  /// A request for all objects of an entity.
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }
}

/// Core Data's unspecific error.
public let NSCoreDataError = 134060
/// An object cannot be saved because of its values.
public let NSValidationErrorMinimum = 1550
/// A store could not be opened.
public let NSPersistentStoreOpenError = 134080
/// A store's file cannot be used with the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100

/// Deletes what a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// What is deleted.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The objects of certain names; nil where a request says which.
  let objectIDs: [NSManagedObjectID]?
  /// What the result holds; carried.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  /// Deletes what a request finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    (fetchRequest, objectIDs) = (fetch, nil)
  }
  /// Deletes the objects of certain names, which are all of one kind.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
    objectIDs = objects
  }
}

/// What the result of a deletion holds. Raw values are Apple's.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// The result of a request to a store.
open class NSPersistentStoreResult: NSObject {}

/// The result of a deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Whether it was done, which objects, or how many.
  open internal(set) var result: Any?
}
