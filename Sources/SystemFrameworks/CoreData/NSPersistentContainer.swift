// What holds Core Data's objects: a store in memory, whatever kind of store is asked for.

import FoundationAdditions
import Plumbline

/// A store in an SQLite file.
public let NSSQLiteStoreType = "SQLite"
/// A store in a file.
public let NSBinaryStoreType = "Binary"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// Whether an older file is brought to the model.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Whether the way there is found by itself.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Whether changes are remembered.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"

/// A store.
open class NSPersistentStore: NSObject {
  /// What kind was asked for.
  public let type: String
  /// Where it would be.
  open var url: URL?
  /// Its name; a new one for each store.
  open var identifier: String! = UUID().uuidString
  /// Which group of entities it keeps; nil for all; carried.
  public let configurationName: String
  /// How it was opened.
  public let options: [AnyHashable: Any]?
  /// What it says of itself: its kind and its name, and what was set.
  open var metadata: [String: Any]! {
    get { [NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? ""].merging(noted) { $1 } }
    set { noted = newValue ?? [:] }
  }
  private var noted: [String: Any] = [:]
  /// Whether it is only read; carried.
  open var isReadOnly = false
  /// Whose it is.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  init(type: String, url: URL?, configuration: String? = nil, options: [AnyHashable: Any]? = nil) {
    self.type = type
    self.url = url
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.options = options
  }
  /// A kind of store; all are in memory here.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A database.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A file of bytes.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// In memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }
}

/// What kind of store is asked for, and where. The store is in memory all the same.
open class NSPersistentStoreDescription: NSObject {
  /// The kind.
  open var type = NSSQLiteStoreType
  /// The place.
  open var url: URL?
  /// What it is called in the model.
  open var configuration: String?
  /// Whether it cannot be changed; carried.
  open var isReadOnly = false
  /// Whether it is loaded later; carried.
  open var shouldAddStoreAsynchronously = false
  /// Whether an older file is brought to the model; carried.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the way there is found by itself; carried.
  open var shouldInferMappingModelAutomatically = true
  /// For how many seconds opening may take; carried.
  open var timeout: TimeInterval = 240
  /// What is said to the database; carried.
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  /// Says something to the database; carried.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }
  /// How it is in the cloud; carried.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// Options by their names.
  open private(set) var options: [String: NSObject] = [:]
  public override init() { super.init() }
  /// A store at a place.
  public init(url: URL) { self.url = url }
  /// Sets an option; carried.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// Holds the objects of a model.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores that were asked for.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// The objects that were saved, in the order in which they came.
  private(set) var objects: [NSManagedObject] = []
  private var count = 0

  /// A coordinator of a model.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  func nextNumber() -> Int {
    count += 1
    return count
  }
  func add(_ more: [NSManagedObject]) { objects += more }
  func remove(_ gone: [NSManagedObject]) { objects.removeAll { gone.contains($0) } }

  /// Adds a store. Of whatever kind it is, its objects are in memory.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(
      type: storeType, url: storeURL, configuration: configuration, options: options)
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    return store
  }
  /// Adds a store, in memory.
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }
  /// Adds a store as described, in memory, at once.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      let store = try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration,
        at: storeDescription.url, options: storeDescription.options)
      store.isReadOnly = storeDescription.isReadOnly
      block(storeDescription, nil)
    } catch { block(storeDescription, error) }
  }
  /// Takes a store away.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { objects = [] }
  }
  /// What it is called; carried.
  open var name: String?
  /// The store at an address.
  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
  /// Where a store would be.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
  /// Says where a store would be.
  @discardableResult
  open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
    store.url = url
    return persistentStores.contains { $0 === store }
  }
  /// What a store says of itself.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
  /// Has a store say something of itself.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata
  }
  /// What a store that is not open says of itself: there is none, an error.
  open class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { throw CocoaError(.fileReadNoSuchFile) }
  /// Moves a store: its objects stay, with another kind and address.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    let new = NSPersistentStore(type: storeType, url: URL, options: options)
    new.persistentStoreCoordinator = self
    persistentStores = persistentStores.map { $0 === store ? new : $0 }
    return new
  }
  /// Deletes a store that is not open; there is no file.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws { if let store = persistentStore(for: url) { try remove(store) } }
  /// Deletes a store that is not open; there is no file.
  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }
  /// Puts a store in the place of another; without effect: there are no files.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws {}
  /// How far the history goes: there is none.
  open func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? { nil }
  /// Calls a closure, at once.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Calls a closure.
  open func performAndWait(_ block: () -> Void) { block() }
  /// Calls a closure.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  /// The identity of a reference.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    objects.first { $0.objectID.uriRepresentation() == url }?.objectID
  }
  /// Does what a request asks of the store: a deletion.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
    try context.execute(request)
  }
}

/// A model, its store and a context.
///
/// The model is `NAME.xcdatamodeld` among the bundle's resources, as Xcode edits it; without it, entities come as they are
/// asked for. The store is in memory: what is saved ends with the process.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// What it is called.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// What holds the objects.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext
  /// The stores to load.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// A container of the model of a name.
  public convenience init(name: String) {
    let file = ["xcdatamodeld", "xcdatamodel", "momd"].lazy
      .compactMap { Bundle.main.url(forResource: name, withExtension: $0) }.first
    self.init(
      name: name,
      managedObjectModel: file.flatMap { NSManagedObjectModel(contentsOf: $0) }
        ?? NSManagedObjectModel(open: true))
  }

  /// A container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
    ]
  }

  /// Where files of stores would be.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSTemporaryDirectory())
  }

  /// Makes the stores, at once.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      do {
        try persistentStoreCoordinator.addPersistentStore(
          ofType: description.type, configurationName: description.configuration, at: description.url)
        block(description, nil)
      } catch { block(description, error) }
    }
  }

  /// Another context of the store.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Does work in another context: here, at once.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }
  /// Does work that has a result in another context.
  open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows
    -> T
  {
    try block(newBackgroundContext())
  }
}

/// A container whose objects other devices have as well; here nobody has.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// What happened with the cloud is told under this name. Never posted here.
  public class var eventChangedNotification: NSNotification.Name {
    NSNotification.Name("NSPersistentCloudKitContainerEventChangedNotification")
  }
  /// Under which such a notification has what happened.
  public class var eventNotificationUserInfoKey: String { "event" }
  /// Prepares the cloud; without effect.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}
  /// Whether an object may be changed: yes.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Whether an object may be deleted: yes.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Whether objects of a store may be changed: yes.
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
  /// What happened with the cloud; none is made here.
  open class Event: NSObject, @unchecked Sendable {
    /// What happens. Raw values are Apple's.
    public enum EventType: Int, Sendable {
      /// Apple's names in the order of the raw values.
      case setup, `import`, export
    }
    /// Its name.
    public let identifier = UUID()
    /// The store's name.
    open var storeIdentifier: String { "" }
    /// What happened.
    open var type: EventType { .setup }
    /// When it began.
    open var startDate: Date { .distantPast }
    /// When it ended; nil before.
    open var endDate: Date? { nil }
    /// Whether it worked.
    open var succeeded: Bool { false }
    /// Why it did not.
    open var error: (any Error)? { nil }
  }
}

/// How a store is in the cloud; carried.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The name in the cloud.
  public let containerIdentifier: String
  /// A name in the cloud.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// How the cloud is prepared. Raw values are Apple's.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is only looked whether it could be.
  public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
  /// What is to be prepared is written out.
  public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}
