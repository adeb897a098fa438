// Changes of many objects at once. The store is in memory, so the objects that are there change as well.

import FoundationAdditions

/// What an insertion tells. Raw values are Apple's.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case statusOnly, objectIDs, count
}
/// What a change tells. Raw values are Apple's.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// What an insertion told.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// What was asked for.
  open internal(set) var result: Any?
}
/// What a change told.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// What was asked for.
  open internal(set) var result: Any?
}

/// Inserts many objects.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// Of which entity.
  public let entityName: String
  /// Their values, an object each.
  open var objectsToInsert: [[String: Any]]?
  /// Fills one object after the other until it says that there are no more.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// Fills the values of one object after the other until it says that there are no more.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// What is told.
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  /// Objects of values.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }
  /// Objects of values.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
  /// Objects that are filled one after the other.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    managedObjectHandler = handler
  }
  /// Objects whose values are filled one after the other.
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    dictionaryHandler = handler
  }
  /// Objects that are filled one after the other.
  public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool)
  {
    entityName = entity.name ?? ""
    managedObjectHandler = handler
  }
  /// Objects whose values are filled one after the other.
  public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool)
  {
    entityName = entity.name ?? ""
    dictionaryHandler = handler
  }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let work = NSManagedObjectContext(.privateQueueConcurrencyType)
    work.persistentStoreCoordinator = context.coordinator
    guard let entity = NSEntityDescription.entity(forEntityName: entityName, in: work) else {
      throw NSError(domain: NSCocoaErrorDomain, code: NSCoreDataError)
    }
    var made: [NSManagedObject] = []
    func make() -> NSManagedObject {
      NSEntityDescription.insertNewObject(forEntityName: entityName, into: work)
    }
    func fill(_ object: NSManagedObject, _ values: [String: Any]) {
      for (key, value) in values where entity.propertiesByName[key] != nil {
        object.setValue(value, forKey: key)
      }
    }
    for values in objectsToInsert ?? [] {
      made.append(make())
      fill(made[made.count - 1], values)
    }
    if let managedObjectHandler {
      while true {
        let object = make()
        if managedObjectHandler(object) {
          work.delete(object)
          break
        }
        made.append(object)
      }
    }
    if let dictionaryHandler {
      while true {
        let values = NSMutableDictionary()
        if dictionaryHandler(values) { break }
        made.append(make())
        fill(made[made.count - 1], values as? [String: Any] ?? [:])
      }
    }
    try work.save()
    // They belong to who asked for them: `work` ends here, and objects do not retain their context.
    for object in made { object.managedObjectContext = context }
    let result = NSBatchInsertResult()
    result.result =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: made.map(\.objectID)
      case .count: made.count
      }
    return result
  }
}

/// Changes many objects.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// Of which entity.
  public let entityName: String
  /// Which objects.
  open var predicate: NSPredicate?
  /// New values by the names of properties.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// Whether objects of entities below it are meant as well.
  open var includesSubentities = true
  /// What is told.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// Changes objects of an entity.
  public init(entityName: String) { self.entityName = entityName }
  /// Changes objects of an entity.
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    let objects = try context.fetch(request)
    // The store changes, not the context: afterwards it has nothing to save that it had not before.
    for object in objects {
      let wasChanged = object.isUpdated
      defer { if !wasChanged { object.managedObjectContext?.forgetChange(of: object) } }
      for (key, value) in propertiesToUpdate ?? [:] {
        let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name
        guard let name, object.entity.propertiesByName[name] != nil else { continue }
        object.setValue(value, forKey: name)
      }
    }
    let result = NSBatchUpdateResult()
    result.result =
      switch resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: objects.map(\.objectID)
      case .updatedObjectsCountResultType: objects.count
      }
    return result
  }
}

extension NSManagedObjectContext {
  /// Tells contexts what another one saved; they see it already.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) { for context in contexts { context.processPendingChanges() } }
  /// The object of an identity among those that are there.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    try? existingObject(with: objectID)
  }
  /// Gives objects their lasting identities; they have them.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  /// Undoes the last change, where the program gave it an undo manager.
  public func undo() { undoManager?.undo() }
  /// Does it again.
  public func redo() { undoManager?.redo() }
}

extension NSManagedObjectContext {
  /// A context has saved.
  public static let didSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextDidSave
  /// A context will save.
  public static let willSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextWillSave
  /// Objects changed.
  public static let didChangeObjectsNotification = NSNotification.Name.NSManagedObjectContextObjectsDidChange
  /// What a notification tells.
  public enum NotificationKey: String, Sendable {
    /// Apple's names.
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
  }
}

extension NSNotification.Name {
  /// Another process has changed the store; never told.
  public static let NSPersistentStoreRemoteChange = NSNotification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

/// Objects that were read again.
public let NSRefreshedObjectsKey = "refreshed"
/// Objects whose values are not known any longer.
public let NSInvalidatedObjectsKey = "invalidated"
/// Whether others are told of changes.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// Values of the store, where they differ: nobody else writes it.
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }

extension NSManagedObject {
  /// The values that were changed, as they were in the store.
  public func committedValues(forKeys keys: [String]?) -> [String: Any] {
    var values: [String: Any] = [:]
    for key in keys ?? Array(entity.propertiesByName.keys) where changedValues()[key] == nil {
      values[key] = value(forKey: key)
    }
    return values
  }
  /// Whether a relationship's objects were not read: all are.
  public func hasFault(forRelationshipNamed key: String) -> Bool { false }
  /// The identities of a relationship's objects.
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    (value(forKey: key) as? NSSet)?.allObjects.compactMap { ($0 as? NSManagedObject)?.objectID } ?? []
  }
}
