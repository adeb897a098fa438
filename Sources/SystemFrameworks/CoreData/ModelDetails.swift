// What models say that a store in memory does not need, names of errors and options, and moving objects to another model.

import FoundationAdditions
import Plumbline

/// Why an object is as it was before. Raw values are Apple's.
public struct NSSnapshotEventType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Reasons of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A new object is undone.
  public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
  /// A deletion is undone.
  public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
  /// A change is undone.
  public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
  /// The context goes back.
  public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
  /// It is as the store has it.
  public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
  /// Two changes met.
  public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}

/// An attribute that is computed of others; carried: it has no value here.
open class NSDerivedAttributeDescription: NSAttributeDescription {
  /// How.
  open var derivationExpression: NSExpression?
}

/// An attribute of several values; carried.
open class NSCompositeAttributeDescription: NSAttributeDescription {
  /// The values.
  open var elements: [NSAttributeDescription] = []
}

/// A property that is found by a request; carried: it has no value here.
open class NSFetchedPropertyDescription: NSPropertyDescription {
  /// The request.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

/// How values are found quickly. Raw values are Apple's.
public enum NSFetchIndexElementType: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case binary, rTree
}

/// A value by which objects are found quickly; carried.
open class NSFetchIndexElementDescription: NSObject {
  /// The value.
  public let property: NSPropertyDescription?
  /// How.
  open var collationType: NSFetchIndexElementType
  /// Whether small ones come first.
  open var isAscending = true
  /// What it belongs to.
  open internal(set) weak var indexDescription: NSFetchIndexDescription?
  /// A value.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    (self.property, self.collationType) = (property, collationType)
  }
  /// The value's name.
  open var propertyName: String? { property?.name }
}

/// By which values objects are found quickly; carried.
open class NSFetchIndexDescription: NSObject {
  /// What it is called.
  open var name: String
  /// The values.
  open var elements: [NSFetchIndexElementDescription] {
    didSet { for element in elements { element.indexDescription = self } }
  }
  /// Which objects it is for; nil for all.
  open var partialIndexPredicate: NSPredicate?
  /// By which values.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    (self.name, self.elements) = (name, elements ?? [])
    super.init()
    for element in self.elements { element.indexDescription = self }
  }
}

/// Two changes of an object that meet; none is made here.
open class NSMergeConflict: NSObject {
  /// The object.
  public let sourceObject: NSManagedObject
  /// Its values when it was fetched.
  public let cachedSnapshot: [String: Any]?
  /// Its values in the store.
  public let persistedSnapshot: [String: Any]?
  /// Its values now.
  public let objectSnapshot: [String: Any]?
  /// The number of its version now.
  public let newVersionNumber: Int
  /// The number of its version when it was fetched.
  public let oldVersionNumber: Int
  /// A conflict.
  public init(
    source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
    cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?
  ) {
    (sourceObject, newVersionNumber, oldVersionNumber) = (srcObject, newvers, oldvers)
    (cachedSnapshot, persistedSnapshot, objectSnapshot) = (cachesnap, persnap, nil)
  }
}

// MARK: Moving to another model

/// How objects of a kind become others.
open class NSEntityMapping: NSObject {
  /// What it is called.
  open var name: String! = ""
  /// The kind of object before.
  open var sourceEntityName: String?
  /// The kind of object then.
  open var destinationEntityName: String?
  /// What does it, by its class's name.
  open var entityMigrationPolicyClassName: String?
  /// What the program notes.
  open var userInfo: [AnyHashable: Any]?
}

/// How objects of a model become those of another.
open class NSMappingModel: NSObject {
  /// The kinds.
  open var entityMappings: [NSEntityMapping]! = []
  /// One of the application's: files of them are not read, nil.
  public init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) { return nil }
  /// One of a file: such files are not read, nil.
  public init?(contentsOf url: URL?) { return nil }
  /// One that follows from two models: none is made.
  open class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel {
    throw NSError(domain: NSCocoaErrorDomain, code: NSInferredMappingModelError)
  }
}

/// Makes objects of a model those of another; there is no store to take them from.
open class NSMigrationManager: NSObject {
  /// The model before.
  public let sourceModel: NSManagedObjectModel
  /// The model then.
  public let destinationModel: NSManagedObjectModel
  /// What the program notes.
  open var userInfo: [AnyHashable: Any]?
  /// How much is done, of 1.
  open var migrationProgress: Float { 0 }
  /// From one model to another.
  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
  }
  /// Does it: there is no store, an error.
  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
    destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws { throw NSError(domain: NSCocoaErrorDomain, code: NSMigrationError) }
  /// Gives up.
  open func cancelMigrationWithError(_ error: any Error) {}
  /// Notes what became of an object; without effect.
  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
    for entityMapping: NSEntityMapping
  ) {}
}

/// Makes objects of a kind others; never called here.
open class NSEntityMigrationPolicy: NSObject {
  public override init() { super.init() }
  /// Before all.
  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
  /// Makes objects of one.
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  /// All objects are made.
  open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
  /// Connects an object with others.
  open func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  /// All objects are connected.
  open func endRelationshipCreation(
    forMapping mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  /// After all.
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

// MARK: Names

/// A value is not as it has to be.
public let NSManagedObjectValidationError = 1550
/// Two objects share what they may not.
public let NSManagedObjectConstraintValidationError = 1551
/// Several values are not as they have to be.
public let NSValidationMultipleErrorsError = 1560
/// A value is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// There are too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// There are too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object may not be deleted.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number is too small.
public let NSValidationNumberTooSmallError = 1620
/// A date is too late.
public let NSValidationDateTooLateError = 1630
/// A date is too early.
public let NSValidationDateTooSoonError = 1640
/// A date is none.
public let NSValidationInvalidDateError = 1650
/// A text is too long.
public let NSValidationStringTooLongError = 1660
/// A text is too short.
public let NSValidationStringTooShortError = 1670
/// A text is not of its form.
public let NSValidationStringPatternMatchingError = 1680
/// A context is in use.
public let NSManagedObjectContextLockingError = 132000
/// An object is gone.
public let NSManagedObjectReferentialIntegrityError = 133000
/// An object is of another store.
public let NSManagedObjectExternalRelationshipError = 133010
/// Two changes meet.
public let NSManagedObjectMergeError = 133020
/// Two objects share what they may not.
public let NSManagedObjectConstraintMergeError = 133021
/// There is no such kind of store.
public let NSPersistentStoreInvalidTypeError = 134000
/// A store is of another kind.
public let NSPersistentStoreTypeMismatchError = 134010
/// A store could not be written.
public let NSPersistentStoreSaveError = 134030
/// Not all stores could be written.
public let NSPersistentStoreIncompleteSaveError = 134040
/// A store was changed by others.
public let NSPersistentStoreSaveConflictsError = 134050
/// A store did not answer.
public let NSPersistentStoreTimeoutError = 134090
/// Objects could not be moved to another model.
public let NSMigrationError = 134110
/// The model before is not known.
public let NSMigrationMissingSourceModelError = 134130
/// It is not known how objects become others.
public let NSMigrationMissingMappingModelError = 134140
/// How objects become others does not follow from their models.
public let NSInferredMappingModelError = 134190
/// Under which an error has the object.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// Under which an error has the value's name.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// Under which an error has what was to be fulfilled.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// Under which an error has the value.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// Under which an error has several.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// Under which an error has its objects.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// Under which a store says its kind.
public let NSStoreTypeKey = "NSStoreType"
/// Under which a store says its name.
public let NSStoreUUIDKey = "NSStoreUUID"
/// A store is only read.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// What is said to the database.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// How files are protected.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// For how many seconds a store may not answer.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// Models are not compared.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// Under which a notification has the store's address.
public let NSPersistentStoreURLKey = "storeURL"
/// Under which a notification has up to where the history goes.
public let NSPersistentHistoryTokenKey = "historyToken"
/// Under which a notification says that all objects are gone.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// Under which a notification has names of new objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// Under which a notification has names of changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// Under which a notification has names of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// Under which a notification has names of refreshed objects.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// Under which a notification has names of objects that are gone.
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

extension NSNotification.Name {
  /// The stores of a coordinator are others. Never posted here.
  public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
  /// The stores of a coordinator are about to be others. Never posted here.
  public static let NSPersistentStoreCoordinatorStoresWillChange = NSNotification.Name(
    "NSPersistentStoreCoordinatorStoresWillChangeNotification")
}
