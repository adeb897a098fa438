// A document whose content is Core Data's: a folder with a store, and whatever else a subclass keeps beside it.

import CoreData
import Foundation
import Plumbline

/// A document of a store. Objects are in memory, as of every store here: the folder is written, and with it what a subclass keeps
/// beside the store; what the store has ends with the process.
@preconcurrency @MainActor
open class UIManagedDocument: UIDocument {
  /// The name of the store's file in the document's folder: "persistentStore".
  open class var persistentStoreName: String { "persistentStore" }
  /// The model: that of the main bundle, unless a subclass gives another.
  open var managedObjectModel: NSManagedObjectModel { model }
  private lazy var model = NSManagedObjectModel.mergedModel(from: nil) ?? NSManagedObjectModel()
  /// The context of the main queue.
  open var managedObjectContext: NSManagedObjectContext { context }
  private lazy var context: NSManagedObjectContext = {
    let made = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    made.persistentStoreCoordinator = coordinator
    return made
  }()
  private lazy var coordinator = NSPersistentStoreCoordinator(managedObjectModel: managedObjectModel)
  /// Given to the store; nil for none.
  open var persistentStoreOptions: [AnyHashable: Any]?
  /// The part of the model that the store has; nil for all.
  open var modelConfiguration: String?

  /// Adds the store, unless it is there; for subclasses that add others.
  open func configurePersistentStoreCoordinator(
    for storeURL: URL, ofType fileType: String, modelConfiguration configuration: String?,
    storeOptions: [AnyHashable: Any]? = nil
  ) throws {
    guard coordinator.persistentStores.isEmpty else { return }
    try coordinator.addPersistentStore(
      ofType: persistentStoreType(forFileType: fileType), configurationName: configuration, at: storeURL,
      options: storeOptions)
  }
  /// The kind of store of a kind of file: SQLite.
  open func persistentStoreType(forFileType fileType: String) -> String { NSSQLiteStoreType }

  /// For subclasses: read what is kept beside the store.
  open func readAdditionalContent(from absoluteURL: URL) throws {}
  /// For subclasses: what is kept beside the store; nothing, an `NSNull`.
  open func additionalContent(for absoluteURL: URL) throws -> Any { NSNull() }
  /// For subclasses: write what is kept beside the store.
  open func writeAdditionalContent(
    _ content: Any, to absoluteURL: URL, originalContentsURL absoluteOriginalContentsURL: URL?
  ) throws {}

  /// Adds the store and reads what is beside it. Throws where there is no folder.
  open override func read(from url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
    try addStore(in: url)
    try readAdditionalContent(from: url)
  }
  /// Saves the context; what is beside the store.
  open override func contents(forType typeName: String) throws -> Any {
    try managedObjectContext.save()
    return try additionalContent(for: fileURL)
  }
  /// Makes the folder, adds the store and writes what is beside it.
  open override func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent("StoreContent"), withIntermediateDirectories: true)
    try addStore(in: url)
    try writeAdditionalContent(contents, to: url, originalContentsURL: originalContentsURL)
  }

  private func addStore(in url: URL) throws {
    let file = url.appendingPathComponent("StoreContent").appendingPathComponent(Self.persistentStoreName)
    try configurePersistentStoreCoordinator(
      for: file, ofType: fileType ?? "", modelConfiguration: modelConfiguration,
      storeOptions: persistentStoreOptions)
  }
}
