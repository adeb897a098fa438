// What delegates of fetched results are told as a snapshot. Expectations are those of Apple's documentation of
// NSFetchedResultsControllerDelegate.

import CoreData
import Testing
import UIKit

@Suite("Fetched results as snapshots")
struct SnapshotResultTests {
  private final class Listener: NSFetchedResultsControllerDelegate {
    var snapshots: [NSDiffableDataSourceSnapshot<String, NSManagedObjectID>] = []
    var single = 0
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
      snapshots.append(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>)
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      single += 1
    }
  }
  private final class Differences: NSFetchedResultsControllerDelegate {
    var lines: [String] = []
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) {
      lines.append("\(diff.insertions.count) \(diff.removals.count)")
    }
  }

  private func context() throws -> NSManagedObjectContext {
    let name = NSAttributeDescription()
    name.name = "name"
    name.attributeType = .stringAttributeType
    let entity = NSEntityDescription()
    entity.name = "Item"
    entity.properties = [name]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Items", managedObjectModel: model)
    container.loadPersistentStores { _, _ in }
    return container.viewContext
  }
  private func insert(_ name: String, into context: NSManagedObjectContext) throws -> NSManagedObject {
    let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
    item.setValue(name, forKey: "name")
    try context.save()
    return item
  }
  private func results(_ context: NSManagedObjectContext) -> NSFetchedResultsController<NSManagedObject> {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
  }

  @Test("a delegate that takes snapshots gets one after the request and after each change, and nothing else")
  func snapshots() throws {
    let context = try context()
    let first = try insert("b", into: context)
    let (results, listener) = (results(context), Listener())
    results.delegate = listener
    try results.performFetch()
    #expect(listener.snapshots.last?.itemIdentifiers == [first.objectID])
    #expect(listener.snapshots.last?.sectionIdentifiers == [""])
    let second = try insert("a", into: context)
    #expect(listener.snapshots.last?.itemIdentifiers == [second.objectID, first.objectID])
    #expect(listener.single == 0)
  }

  @Test("a delegate that takes differences gets them")
  func differences() throws {
    let context = try context()
    let (results, listener) = (results(context), Differences())
    results.delegate = listener
    try results.performFetch()
    _ = try insert("a", into: context)
    #expect(listener.lines.last == "1 0")
  }

  @Test("a snapshot goes to an object and back, and identifiers of another type do not")
  func bridging() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a", "b"], toSection: 1)
    snapshot.reloadItems(["b"])
    let reference = snapshot as NSDiffableDataSourceSnapshotReference
    #expect(reference.numberOfItems == 2)
    #expect(reference.index(ofItemIdentifier: "b") == 1)
    #expect(reference.index(ofSectionIdentifier: 3) == NSNotFound)
    let back = reference as NSDiffableDataSourceSnapshot<Int, String>
    #expect(back.itemIdentifiers(inSection: 1) == ["a", "b"])
    #expect(back.reloadedItemIdentifiers == ["b"])
    let object: Any = reference
    #expect((object as? NSDiffableDataSourceSnapshot<String, String>) == nil)
  }
}
