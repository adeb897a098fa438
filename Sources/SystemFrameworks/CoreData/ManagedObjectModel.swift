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
  case compositeAttributeType = 2100
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
  /// What the program notes.
  open var userInfo: [AnyHashable: Any]?
  /// The predicates that its values have to fulfil; see `setValidationPredicates(_:withValidationWarnings:)`.
  open private(set) var validationPredicates: [NSPredicate] = []
  /// What is said where one is not fulfilled.
  open private(set) var validationWarnings: [Any] = []
  /// Says what its values have to fulfil; saving an object asks them of the value.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    self.validationPredicates = validationPredicates ?? []
    self.validationWarnings = validationWarnings ?? []
  }
  /// Its name in an earlier model; carried.
  open var renamingIdentifier: String?
  /// Says that it is another one than before; carried.
  open var versionHashModifier: String?
  /// Whether search knows its values; carried.
  open var isIndexedBySpotlight = false
  /// Whether it is found quickly; carried.
  open var isIndexed = false
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
  /// The class of its values, for those that are transformed; carried.
  open var attributeValueClassName: String?
  /// What makes bytes of its values; carried: values stay as they are.
  open var valueTransformerName: String?
  /// Whether large values lie in files of their own; carried.
  open var allowsExternalBinaryDataStorage = false
  /// Whether values of deleted objects are noted; carried.
  open var preservesValueInHistoryOnDeletion = false
  /// Whether values are encrypted in the cloud; carried.
  open var allowsCloudEncryption = false
  /// The type of its values, as since iOS 15.
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  /// A type of values. Raw values are those of `NSAttributeType`.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt
    /// A type of its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None.
    public static let undefined = AttributeType(rawValue: 0)
    /// Numbers of 16 bits.
    public static let integer16 = AttributeType(rawValue: 100)
    /// Numbers of 32 bits.
    public static let integer32 = AttributeType(rawValue: 200)
    /// Numbers of 64 bits.
    public static let integer64 = AttributeType(rawValue: 300)
    /// Decimal numbers.
    public static let decimal = AttributeType(rawValue: 400)
    /// Broken numbers.
    public static let double = AttributeType(rawValue: 500)
    /// Broken numbers of half the size.
    public static let float = AttributeType(rawValue: 600)
    /// Texts.
    public static let string = AttributeType(rawValue: 700)
    /// Yes or no.
    public static let boolean = AttributeType(rawValue: 800)
    /// Dates.
    public static let date = AttributeType(rawValue: 900)
    /// Bytes.
    public static let binaryData = AttributeType(rawValue: 1000)
    /// Identifiers.
    public static let uuid = AttributeType(rawValue: 1100)
    /// Addresses.
    public static let uri = AttributeType(rawValue: 1200)
    /// What is made bytes of.
    public static let transformable = AttributeType(rawValue: 1800)
    /// Objects' names.
    public static let objectID = AttributeType(rawValue: 2000)
    /// Several values.
    public static let composite = AttributeType(rawValue: 2100)
  }
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
  /// What the program notes.
  open var userInfo: [AnyHashable: Any]?
  /// Its name in an earlier model; carried.
  open var renamingIdentifier: String?
  /// Says that it is another one than before; carried.
  open var versionHashModifier: String?
  /// By what its objects are found quickly; carried.
  open var indexes: [NSFetchIndexDescription] = []
  /// Names of attributes whose values no two objects share, group by group; carried: two objects may.
  open var uniquenessConstraints: [[Any]] = []
  /// The kinds that are of this kind.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The kinds that are of this kind, by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    subentities.reduce(into: [:]) { if let name = $1.name { $0[name] = $1 } }
  }
  /// The relationships to objects of a kind.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity?.name == entity.name }
      .sorted { $0.name < $1.name }
  }
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
  private var configured: [String: [NSEntityDescription]] = [:]
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  /// The requests that the model's file has.
  private var read: [String: RequestTemplate] = [:]
  /// The program's names of this version; carried.
  open var versionIdentifiers: Set<AnyHashable> = []
  /// Words of users for names; carried.
  open var localizationDictionary: [String: String]?
  /// The names of groups of entities, in their alphabet's order.
  open var configurations: [String] { configured.keys.sorted() }
  /// The entities of a group; of all groups for nil.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    configuration.map { configured[$0] } ?? entities
  }
  /// Makes a group of entities.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    configured[configuration] = entities
  }
  /// The requests of the model, by their names.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] {
    read.mapValues { $0.request([:]) }.merging(templates) { $1 }
  }
  /// A request of the model.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    if templates[name] == nil { templates[name] = read[name]?.request([:]) }
    return templates[name]
  }
  /// Adds a request to the model.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) { templates[name] = fetchRequestTemplate }
  /// A request of the model's file with values in its variables; one that was set as it is.
  open func fetchRequestFromTemplate(withName name: String, substitutionVariables variables: [String: Any])
    -> NSFetchRequest<any NSFetchRequestResult>?
  {
    read[name]?.request(variables) ?? templates[name]
  }
  /// Whether what a store says of itself fits: every store here does.
  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool { true }
  /// One of several models' entities.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    entities = models?.flatMap(\.entities) ?? []
  }
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
    guard let (entities, requests) = ModelReader.model(at: url) else {
      isOpen = true
      super.init()
      return
    }
    isOpen = false
    super.init()
    self.entities = entities
    read = requests
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
