// Where Core Data's objects live. All contexts of a coordinator show the objects of one store in memory.

import FoundationAdditions
import Plumbline

/// Where a context's work is done. Raw values are Apple's.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// Which of two changes counts. Raw values are Apple's.
public enum NSMergePolicyType: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType,
    mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType, rollbackMergePolicyType
}

/// Which of two changes counts; carried: contexts share their objects, so that no change meets another.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Which of two changes counts.
  public let mergeType: NSMergePolicyType
  /// A policy.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }
  /// Solves conflicts; never called here.
  open func resolve(mergeConflicts list: [Any]) throws {}
  /// Solves conflicts of versions; never called here.
  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {}
  /// Neither: saving fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The object's, property by property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The store's, property by property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The object's, with all of its values.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The store's, with all of its values.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The context's values win, property by property.
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
/// The store's values win, property by property.
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
/// Two new values are an error.
public var NSErrorMergePolicy: Any { NSMergePolicy.error }
/// The context's values win.
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }

extension NSNotification.Name {
  /// A context was saved.
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// A context is about to be saved.
  public static let NSManagedObjectContextWillSave = NSNotification.Name(
    "_NSManagingContextWillSaveChangesNotification")
  /// Objects of a context changed.
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

/// Objects that came, in what a notification tells.
public let NSInsertedObjectsKey = "inserted"
/// Objects that changed, in what a notification tells.
public let NSUpdatedObjectsKey = "updated"
/// Objects that went, in what a notification tells.
public let NSDeletedObjectsKey = "deleted"

/// Objects, and what was not saved of them.
///
/// The store is memory: `save()` ends with the process. Values of an object are its own, so that contexts of one coordinator
/// show the same objects, and `rollback()` takes back what came and went, but no values.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Where its work is done; carried.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// What holds the store.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The context that it saves to.
  open var parent: NSManagedObjectContext?
  /// What it is called.
  open var name: String?
  /// Which values win; carried.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// Whether it takes in what others save; it always shows that.
  open var automaticallyMergesChangesFromParent = false
  /// What can be undone; carried.
  open var undoManager: UndoManager?
  /// Whether a deletion is told to relationships at once; it is.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether objects that go with others go at the end of an event; carried: they go at once.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether it keeps all objects; carried: the store does.
  open var retainsRegisteredObjects = false
  /// For how many seconds values are good; carried.
  open var stalenessInterval: TimeInterval = -1
  /// What the program notes.
  public let userInfo = NSMutableDictionary()
  /// Who changes something, for the history; carried.
  open var transactionAuthor: String?
  /// Which state of the store is seen: the present one.
  open var queryGenerationToken: NSQueryGenerationToken? { nil }
  /// Sees a state of the store; without effect: the present one is seen.
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
  /// Whether an object that is gone counts as deleted.
  open func shouldHandleInaccessibleFault(
    _ fault: NSManagedObject, for oid: NSManagedObjectID, triggeredByProperty property: NSPropertyDescription?
  ) -> Bool { shouldDeleteInaccessibleFaults }
  /// Says in which store a new object is kept; without effect: there is one.
  open func assign(_ object: Any, to store: NSPersistentStore) {}
  /// Looks whether somebody else changed an object; nobody does.
  open func detectConflicts(for object: NSManagedObject) {}
  /// Objects that are new to the store.
  open private(set) var insertedObjects: Set<NSManagedObject> = []
  /// Objects of which something was set.
  open private(set) var updatedObjects: Set<NSManagedObject> = []
  /// Objects that will go from the store.
  open private(set) var deletedObjects: Set<NSManagedObject> = []
  /// The objects in the order in which they came.
  private var pending: [NSManagedObject] = []
  /// Told after every change: controllers of fetched results.
  var listeners: [(NSManagedObject?) -> Void] = []

  /// A context.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
  /// A context of a queue of its own.
  public convenience init(_ type: NSManagedObjectContextConcurrencyType) { self.init(concurrencyType: type) }

  var coordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator ?? parent?.coordinator }
  var model: NSManagedObjectModel? { coordinator?.managedObjectModel }
  func nextNumber() -> Int { coordinator?.nextNumber() ?? 0 }

  /// Whether something was not saved.
  open var hasChanges: Bool { !(insertedObjects.isEmpty && updatedObjects.isEmpty && deletedObjects.isEmpty) }
  /// The objects that it knows.
  open var registeredObjects: Set<NSManagedObject> { Set(all) }

  private var all: [NSManagedObject] {
    ((parent?.all ?? coordinator?.objects ?? []) + pending).filter { !deletedObjects.contains($0) }
  }

  /// Takes an object in.
  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    guard insertedObjects.insert(object).inserted else { return }
    pending.append(object)
    tell()
  }

  /// Lets an object go, and what its model says goes with it.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext != nil, !deletedObjects.contains(object) else { return }
    object.prepareForDeletion()
    if insertedObjects.remove(object) != nil {
      pending.removeAll { $0 === object }
      object.managedObjectContext = nil
    } else {
      deletedObjects.insert(object)
    }
    updatedObjects.remove(object)
    for (name, relationship) in object.entity.relationshipsByName {
      let others = NSManagedObject.objects(object.value(forKey: name))
      if relationship.deleteRule == .cascadeDeleteRule { others.forEach(delete(_:)) }
      if relationship.deleteRule == .nullifyDeleteRule {
        object.setManagedValue(Any?.none, name)
      }
    }
    tell()
  }

  func note(changeOf object: NSManagedObject) {
    guard !insertedObjects.contains(object), !deletedObjects.contains(object) else { return }
    updatedObjects.insert(object)
    tell(object)
  }

  /// What was set in the object is the store's already.
  func forgetChange(of object: NSManagedObject) {
    if updatedObjects.remove(object) != nil { object.noteSaved() }
  }

  private func tell(_ changed: NSManagedObject? = nil) {
    for listener in listeners { listener(changed) }
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self)
  }

  /// The objects that a request asks for, those of the store and those that were not saved.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    guard let name = request.entityName, let entity = model?.entity(named: name) else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSCoreDataError,
        userInfo: [NSLocalizedDescriptionKey: "There is no entity '\(request.entityName ?? "")'."])
    }
    var found = all.filter {
      request.includesSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity.name == name
    }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      found = found.enumerated().sorted { first, second in
        for descriptor in descriptors {
          let order = descriptor.compare(first.element, to: second.element)
          if order != .orderedSame { return order == .orderedAscending }
        }
        return first.offset < second.offset
      }.map(\.element)
    }
    let part = { (all: [Any]) -> [Any] in
      let rest = all.dropFirst(request.fetchOffset)
      return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
    }
    let results: [Any] =
      if request.resultType == .dictionaryResultType {
        part(FetchedRows.of(found, for: request, entity: entity))
      } else if request.resultType == .managedObjectIDResultType {
        part(found).compactMap { ($0 as? NSManagedObject)?.objectID }
      } else if request.resultType == .countResultType {
        [NSNumber(value: part(found).count)]
      } else {
        part(found)
      }
    return results.compactMap { $0 as? T }
  }

  /// How many objects a request asks for.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    let plain = NSFetchRequest<NSManagedObject>(entityName: request.entityName ?? "")
    plain.predicate = request.predicate
    plain.fetchLimit = request.fetchLimit
    plain.fetchOffset = request.fetchOffset
    return try fetch(plain).count
  }

  /// Does what a request asks of the store: a deletion, or a change of many objects.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let insertion = request as? NSBatchInsertRequest { return try insertion.run(in: self) }
    if let change = request as? NSBatchUpdateRequest { return try change.run(in: self) }
    if let fetching = request as? any AsynchronousFetching { return fetching.run(in: self) }
    if let history = request as? NSPersistentHistoryChangeRequest { return history.run() }
    guard let deletion = request as? NSBatchDeleteRequest else {
      throw NSError(domain: NSCocoaErrorDomain, code: NSCoreDataError)
    }
    let objects =
      try deletion.objectIDs.map { names in all.filter { names.contains($0.objectID) } }
      ?? fetch(deletion.fetchRequest).compactMap { $0 as? NSManagedObject }
    coordinator?.remove(objects)
    pending.removeAll { objects.contains($0) }
    insertedObjects.subtract(objects)
    tell()
    let result = NSBatchDeleteResult()
    result.result =
      switch deletion.resultType {
      case .resultTypeCount: objects.count
      case .resultTypeObjectIDs: objects.map(\.objectID)
      case .resultTypeStatusOnly: true
      }
    return result
  }

  /// The object of an identity.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    all.first { $0.objectID === objectID } ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
  }
  /// The object of an identity, where there is one.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = all.first(where: { $0.objectID === objectID }) else {
      throw NSError(domain: NSCocoaErrorDomain, code: 133000)
    }
    return object
  }

  /// Hands what came and went to the context above, or to the store.
  open func save() throws {
    guard hasChanges else { return }
    for object in deletedObjects { try object.validateForDelete() }
    for object in insertedObjects { try object.validateForInsert() }
    for object in updatedObjects { try object.validateForUpdate() }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    let (inserted, updated, deleted) = (insertedObjects, updatedObjects, deletedObjects)
    for object in inserted.union(updated) { object.willSave() }
    if let parent {
      for object in pending { parent.insert(object) }
      for object in deleted { parent.delete(object) }
    } else {
      coordinator?.add(pending)
      coordinator?.remove(Array(deleted))
    }
    pending = []
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    for object in inserted.union(updated) {
      object.noteSaved()
      object.didSave()
    }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [
        NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted,
      ])
  }

  /// Lets go of what was not saved: what came goes, what went comes back. Values stay.
  open func rollback() {
    pending = []
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    tell()
  }
  /// Lets go of what was not saved.
  open func reset() { rollback() }
  /// Reads an object again; without effect, as its values are the store's.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  /// Reads all objects again; without effect.
  open func refreshAllObjects() {}
  /// Tells what happened to the objects at once.
  open func processPendingChanges() { tell() }
  /// Takes in what another context saved; it is seen already.
  open func mergeChanges(fromContextDidSave notification: Notification) { tell() }

  /// Does work of the context: here, at once.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Does work of the context.
  open func performAndWait(_ block: () -> Void) { block() }
  /// Does work of the context that has a result.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  /// When asynchronous work is done. Carried.
  public enum ScheduledTaskType: Sendable {
    /// Apple's names.
    case immediate, enqueued
  }
  /// Does work of the context that has a result.
  open func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T)
    async rethrows
    -> T
  { try block() }
}
