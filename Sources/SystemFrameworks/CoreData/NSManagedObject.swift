// An object of Core Data: values by the names of its entity's properties. `@NSManaged` properties are written out by the
// adaptation of sources, with the two methods at the end.

import FoundationAdditions
import Plumbline

/// The identity of an object.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  private let number: Int
  private let entityName: String
  /// The entity of the object.
  public nonisolated(unsafe) let entity: NSEntityDescription
  /// Whether the object was never saved.
  open internal(set) var isTemporaryID = true
  /// The store that keeps the object; nil before it is saved.
  open internal(set) weak var persistentStore: NSPersistentStore?

  init(_ entity: NSEntityDescription, number: Int) {
    self.entity = entity
    self.number = number
    entityName = entity.name ?? ""
    super.init()
  }

  /// A reference as text.
  open func uriRepresentation() -> URL {
    URL(string: "x-coredata://memory/\(entityName)/p\(number)") ?? URL(fileURLWithPath: "/")
  }
}

/// An object of an entity.
///
/// Values are found by key-value coding, by predicates and by sort descriptors as they are by Apple's class.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// What describes it.
  public let entity: NSEntityDescription
  /// Its identity.
  public let objectID: NSManagedObjectID
  /// Where it lives.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether it will be new to the store.
  open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
  /// Whether it will be changed in the store.
  open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
  /// Whether it will be deleted from the store.
  open var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) ?? false }
  /// Whether something of it was not saved.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether its values were not fetched yet: they always are.
  open var isFault: Bool { false }
  /// What was set since it was saved last.
  private var changed: [String: Any] = [:]
  private var isSettingOtherEnd = false

  /// An object of an entity, new in a context.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity, number: context?.nextNumber() ?? 0)
    super.init()
    for attribute in entity.attributesByName.values where attribute.defaultValue != nil {
      setValue(attribute.defaultValue, forKey: attribute.name)
    }
    PropertyObservers.add(to: self, owner: self) { [weak self] in
      guard let self else { return }
      managedObjectContext?.note(changeOf: self)
    }
    if let context {
      context.insert(self)
      awakeFromInsert()
    }
  }

  /// An object of the entity that the class is for, new in a context.
  public convenience init(context moc: NSManagedObjectContext) {
    let name = String(describing: Self.self)
    let own = moc.model?.entities.first {
      $0.managedObjectClassName.split(separator: ".").last.map(String.init) == name
    }
    guard let entity = own ?? moc.model?.entity(named: name) else {
      preconditionFailure("An NSManagedObject of class '\(name)' must have a valid NSEntityDescription.")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// What describes the objects of the class; the name alone, as no model is asked.
  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = String(describing: Self.self)
    entity.managedObjectClassName = entity.name
    return entity
  }

  /// A request for all objects of the class.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: Self.self))
  }

  /// The object is new.
  open func awakeFromInsert() {}
  /// The object was fetched. Never called here, as nothing is fetched from a file.
  open func awakeFromFetch() {}
  /// It is as it was before: undone, or back in its context; never told here.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Its values are about to be forgotten; never told here.
  open func willTurnIntoFault() {}
  /// Its values are forgotten; never told here.
  open func didTurnIntoFault() {}
  /// Whether values that the model does not have count as changes.
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }
  /// 0: its values are there.
  open var faultingState: Int { 0 }
  /// Whether it has changes that a store would keep.
  open var hasPersistentChangedValues: Bool {
    changed.keys.contains { entity.propertiesByName[$0]?.isTransient == false }
  }
  /// What changed, as `changedValues()`: nothing is told in between.
  open func changedValuesForCurrentEvent() -> [String: Any] { changed }
  /// The object is about to be saved.
  open func willSave() {}
  /// The object was saved.
  open func didSave() {}
  /// The object is about to be deleted.
  open func prepareForDeletion() {}
  /// Whether the object may be new to the store.
  open func validateForInsert() throws { try validatePredicates() }
  /// Whether the object may be changed in the store.
  open func validateForUpdate() throws { try validatePredicates() }
  /// Whether the object may be deleted from the store.
  open func validateForDelete() throws {}
  /// A value is about to be read; without effect.
  open func willAccessValue(forKey key: String?) {}
  /// A value was read; without effect.
  open func didAccessValue(forKey key: String?) {}
  /// A value, without telling anybody.
  open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  /// Sets a value, without telling anybody.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
  /// What was set since it was saved last, of `@NSManaged` properties.
  open func changedValues() -> [String: Any] { changed }

  // The predicates of the model, of the values that are there.
  private func validatePredicates() throws {
    for (name, property) in entity.propertiesByName where !property.validationPredicates.isEmpty {
      let value = self.value(forKey: name)
      guard value != nil, !property.validationPredicates.allSatisfy({ $0.evaluate(with: value) }) else {
        continue
      }
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSManagedObjectValidationError,
        userInfo: [NSValidationKeyErrorKey: name, NSValidationObjectErrorKey: self])
    }
  }

  func noteSaved() {
    objectID.isTemporaryID = false
    objectID.persistentStore = managedObjectContext?.coordinator?.persistentStores.first
    changed = [:]
  }

  @_silgen_name("plumbline_make_managed_object")
  convenience init(made entity: NSEntityDescription, in context: NSManagedObjectContext?) {
    self.init(entity: entity, insertInto: context)
  }

  /// An object of the class that this is called on.
  @_silgen_name("plumbline_make_managed_object")
  class func make(
    _ entity: __owned NSEntityDescription, _ context: __owned NSManagedObjectContext?
  ) -> NSManagedObject

  // MARK: What `@NSManaged` stands for

  /// The value of a property. One that is no optional and was never set is 0, false or empty, and an object of a class that is
  /// made without anything is such an object. (Apple's hands nil over, which stops a program where it is looked at.) Of other
  /// classes no object can be made, and the program stops here.
  public func managedValue<Value>(_ key: String) -> Value {
    let value = value(forKey: key)
    if let value = value as? Value { return value }
    if let number = value as? NSNumber
      ?? (Value.self is any Numeric.Type || Value.self is Bool.Type ? 0 : nil)
    {
      if let type = Value.self as? any BinaryInteger.Type,
        let fitting = type.init(truncatingIfNeeded: number.int64Value) as? Value
      {
        return fitting
      }
      if let fitting = number.doubleValue as? Value { return fitting }
      if let fitting = number.floatValue as? Value { return fitting }
      if let fitting = number.boolValue as? Value { return fitting }
    }
    if let nothing = Any?.none as? Value { return nothing }
    if let fitting = Self.emptyValues.lazy.compactMap({ $0() as? Value }).first { return fitting }
    // An object of another entity that nobody keeps.
    if let type = Value.self as? NSManagedObject.Type,
      let other = entity.relationshipsByName[key]?.destinationEntity,
      let object = type.make(other, nil) as? Value
    {
      return object
    }
    preconditionFailure("'\(key)' of '\(entity.name ?? "")' has no value")
  }

  /// What stands for nothing, by types: one that fits is taken, so that those above others stand behind them.
  private static let emptyValues: [@Sendable () -> Any] = [
    { NSSet() }, { NSOrderedSet() }, { "" }, { Data() }, { Date(timeIntervalSinceReferenceDate: 0) },
    { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }, { Decimal.zero },
    { URL(fileURLWithPath: "/") }, { [Any]() }, { [String: Any]() }, { Set<AnyHashable>() },
    { NSDecimalNumber.zero }, { NSNumber(value: 0) }, { NSString() }, { NSData() }, { NSDate.distantPast },
    { NSMutableSet() }, { NSMutableOrderedSet() }, { NSMutableArray() }, { NSMutableDictionary() },
    { NSMutableString(string: "") }, { NSMutableAttributedString() }, { NSArray() }, { NSDictionary() },
    { NSAttributedString() }, { NSUUID() }, { NSObject() },
  ]

  /// Sets the value of a property, and the other end of a relationship whose inverse the model tells.
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    let old = Self.objects(self.value(forKey: key))
    let mirror = Mirror(reflecting: value)
    let plain: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : value
    changed[key] = plain ?? NSNull()
    setValue(plain, forKey: key)
    guard !isSettingOtherEnd, let inverse = entity.relationshipsByName[key]?.inverseRelationship else {
      return
    }
    let new = Self.objects(plain)
    for object in old where !new.contains(object) { object.leave(self, inverse) }
    for object in new where !old.contains(object) { object.join(self, inverse) }
  }

  /// What Xcode's `addTo…`, `removeFrom…` and their like do with a relationship to several objects.
  public func changeMembers(_ method: String, _ argument: Any?) {
    let adds = method.hasPrefix("addTo")
    guard adds || method.hasPrefix("removeFrom") else { return }
    let name = method.dropFirst(adds ? 5 : 10)
    let key = name.prefix(1).lowercased() + name.dropFirst()
    let given = Self.objects(argument)
    var members = Self.objects(value(forKey: key))
    if adds {
      members += given.filter { !members.contains($0) }
    } else {
      members.removeAll { given.contains($0) }
    }
    let isOrdered =
      entity.relationshipsByName[key]?.isOrdered ?? (value(forKey: key) is NSOrderedSet)
    if isOrdered {
      setManagedValue(NSOrderedSet(array: members), key)
    } else {
      setManagedValue(NSSet(array: members), key)
    }
  }

  private func join(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    setOtherEnd(relationship, Self.objects(value(forKey: relationship.name)) + [object])
  }

  private func leave(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    setOtherEnd(relationship, Self.objects(value(forKey: relationship.name)).filter { $0 !== object })
  }

  private func setOtherEnd(_ relationship: NSRelationshipDescription, _ objects: [NSManagedObject]) {
    // A single end that changes leaves the one that it had.
    isSettingOtherEnd = relationship.isToMany
    defer { isSettingOtherEnd = false }
    if !relationship.isToMany {
      let old = Self.objects(value(forKey: relationship.name))
      isSettingOtherEnd = true
      setManagedValue(objects.last, relationship.name)
      guard let back = relationship.inverseRelationship, let new = objects.last else { return }
      for other in old where other !== new { other.leave(self, back) }
    } else if relationship.isOrdered {
      setManagedValue(NSOrderedSet(array: objects), relationship.name)
    } else {
      setManagedValue(NSSet(array: objects), relationship.name)
    }
  }

  /// The objects of a relationship's value.
  static func objects(_ value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }
}
