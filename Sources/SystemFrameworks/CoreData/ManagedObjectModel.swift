// What Core Data's objects are described by: entities with their attributes and relationships.

@_exported import FoundationAdditions
import Plumbline

/// The kinds of attributes. Raw values are Apple's.
public enum NSAttributeType: UInt, Sendable {
  /// Apple's names with the raw values.
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

/// What happens to the other end when an object is deleted. Raw values are Apple's.
public enum NSDeleteRule: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  /// What it is called.
  open var name = ""
  /// Whether it may be without a value.
  open var isOptional = true
  /// Whether it is never stored.
  open var isTransient = false
  /// The entity that has it.
  open internal(set) weak var entity: NSEntityDescription?
  public override init() { super.init() }
}

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  /// Its kind.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// What a new object has.
  open var defaultValue: Any?
  public override init() { super.init() }
}

/// A relationship of an entity.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity at the other end.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship of the other end that leads back.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The smallest count.
  open var minCount = 0
  /// The largest count; 0 is any.
  open var maxCount = 1
  /// Whether it leads to several objects.
  open var isToMany: Bool { maxCount != 1 }
  /// Whether the objects have an order.
  open var isOrdered = false
  /// What happens to the other end when an object is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  public override init() { super.init() }
}

/// A kind of objects.
open class NSEntityDescription: NSObject {
  /// What it is called.
  open var name: String?
  /// The class of its objects.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Attributes and relationships.
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }
  /// The model that has it.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  /// The entity whose properties it has as well.
  open internal(set) weak var superentity: NSEntityDescription?
  /// Whether it has no objects of its own.
  open var isAbstract = false
  /// Attributes and relationships by their names, with those of the entities above.
  open var propertiesByName: [String: NSPropertyDescription] {
    properties.reduce(into: superentity?.propertiesByName ?? [:]) { $0[$1.name] = $1 }
  }
  /// Attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// Relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  public override init() { super.init() }

  /// Whether it is an entity or one below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    name == entity.name || superentity?.isKindOf(entity: entity) == true
  }

  /// The entity of a name in a context's model; nil where the model has none.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.model?.entity(named: entityName) }

  /// A new object of an entity, in a context. A name that the model does not have ends the program, as Apple's exception.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      preconditionFailure(
        "+entityForName: could not locate an entity named '\(entityName)' in this model")
    }
    return entity.objectClass.make(entity, context)
  }

  /// The class of its objects, where the program has it.
  var objectClass: NSManagedObject.Type {
    let name = managedObjectClassName ?? "NSManagedObject"
    let found: AnyClass? =
      NSClassFromString(name)
      ?? Bundle.main.executableURL.flatMap {
        NSClassFromString($0.lastPathComponent + "." + name)
      }
    return found as? NSManagedObject.Type ?? NSManagedObject.self
  }
}

/// The entities of an application.
///
/// A model that was not found has no entities of its own; it is then *open*: every name that is asked for becomes an entity
/// without described properties, because compiled models (`.momd`) cannot be read here.
open class NSManagedObjectModel: NSObject {
  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  /// Whether entities come as they are asked for.
  let isOpen: Bool
  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    entities.reduce(into: [:]) { if let name = $1.name { $0[name] = $1 } }
  }

  /// A model that a program fills.
  public override init() {
    isOpen = false
    super.init()
  }

  /// Reads a model as Xcode edits it (`.xcdatamodeld`, `.xcdatamodel`). A compiled one (`.momd`) beside which there is none
  /// cannot be read, and gives an open model.
  public init?(contentsOf url: URL) {
    guard let entities = ModelReader.entities(at: url) else {
      isOpen = true
      super.init()
      return
    }
    isOpen = false
    super.init()
    self.entities = entities
    for entity in entities { entity.managedObjectModel = self }
  }

  init(open isOpen: Bool) {
    self.isOpen = isOpen
    super.init()
  }

  /// The models of bundles as one: the first that is found in one of them.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    for bundle in bundles ?? [.main] {
      for ending in ["xcdatamodeld", "xcdatamodel"] {
        if let url = bundle.urls(forResourcesWithExtension: ending, subdirectory: nil)?.first as URL? {
          return NSManagedObjectModel(contentsOf: url)
        }
      }
    }
    return NSManagedObjectModel(open: true)
  }

  func entity(named name: String) -> NSEntityDescription? {
    if let known = entitiesByName[name] { return known }
    guard isOpen else { return nil }
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = name
    entities.append(entity)
    return entity
  }
}
