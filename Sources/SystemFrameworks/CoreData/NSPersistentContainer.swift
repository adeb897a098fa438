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
  /// The kind that was asked for.
  public let type: String
  /// The place that was asked for.
  open var url: URL?
  init(type: String, url: URL?) {
    self.type = type
    self.url = url
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
    let store = NSPersistentStore(type: storeType, url: storeURL)
    persistentStores.append(store)
    return store
  }
  /// Takes a store away.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { objects = [] }
  }
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
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
