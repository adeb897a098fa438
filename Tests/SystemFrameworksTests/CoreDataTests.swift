// Objects of Core Data in memory: requests, relationships, and what a table is told of results. Expectations are those of
// Apple's documentation of NSManagedObjectContext, NSFetchRequest and NSFetchedResultsController.

import CoreData
import Testing

@Suite("Core Data")
struct CoreDataTests {
  private final class Listener: NSFetchedResultsControllerDelegate {
    var lines: [String] = []
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      lines.append("will")
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      lines.append("did")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let places = [indexPath, newIndexPath].map { $0.map { "\($0.row)" } ?? "-" }
      lines.append("\(type) \(places[0]) \(places[1])")
    }
  }

  private func attribute(_ name: String, _ type: NSAttributeType, _ value: Any? = nil)
    -> NSAttributeDescription
  {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.defaultValue = value
    return attribute
  }

  private func container() -> NSPersistentContainer {
    let (list, item) = (NSEntityDescription(), NSEntityDescription())
    list.name = "List"
    item.name = "Item"
    let (items, parent) = (NSRelationshipDescription(), NSRelationshipDescription())
    items.name = "items"
    items.maxCount = 0
    items.destinationEntity = item
    items.deleteRule = .cascadeDeleteRule
    parent.name = "list"
    parent.destinationEntity = list
    items.inverseRelationship = parent
    parent.inverseRelationship = items
    list.properties = [attribute("title", .stringAttributeType), items]
    item.properties = [
      attribute("title", .stringAttributeType), attribute("rank", .integer16AttributeType, Int16(7)), parent,
    ]
    let model = NSManagedObjectModel()
    model.entities = [list, item]
    let container = NSPersistentContainer(name: "Tests", managedObjectModel: model)
    container.loadPersistentStores { _, error in #expect(error == nil) }
    return container
  }

  private func insert(_ title: String, _ context: NSManagedObjectContext) -> NSManagedObject {
    let object = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
    object.setValue(title, forKey: "title")
    return object
  }

  @Test("a request finds, sorts and limits objects, and a new object has its default values")
  func fetching() throws {
    let context = container().viewContext
    for title in ["c", "a", "b", "d"] { _ = insert(title, context) }
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    request.predicate = NSPredicate(format: "title != %@", "d")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
    request.fetchLimit = 2
    #expect(try context.fetch(request).map { $0.value(forKey: "title") as? String } == ["c", "b"])
    #expect(try context.count(for: request) == 2)
    #expect(try context.fetch(request).first?.value(forKey: "rank") as? Int16 == 7)
    let unknown = NSFetchRequest<NSManagedObject>(entityName: "Nothing")
    #expect(throws: NSError.self) { try context.fetch(unknown) }
  }

  @Test("what is saved is seen by another context, what is rolled back is gone")
  func saving() throws {
    let container = container()
    _ = insert("a", container.viewContext)
    #expect(container.viewContext.hasChanges)
    let other = container.newBackgroundContext()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    #expect(try other.fetch(request).isEmpty)
    try container.viewContext.save()
    #expect(!container.viewContext.hasChanges)
    #expect(try other.fetch(request).count == 1)
    _ = insert("b", container.viewContext)
    container.viewContext.rollback()
    #expect(try container.viewContext.fetch(request).count == 1)
    try container.viewContext.fetch(request)[0].setValue("z", forKey: "title")
    #expect(container.viewContext.updatedObjects.count == 1)
  }

  @Test("both ends of a relationship follow each other, and a deletion cascades")
  func relationships() throws {
    let context = container().viewContext
    let list = NSEntityDescription.insertNewObject(forEntityName: "List", into: context)
    let (first, second) = (insert("a", context), insert("b", context))
    first.setManagedValue(Optional(list), "list")
    list.changeMembers("addToItems", second)
    #expect((list.value(forKey: "items") as? NSSet)?.count == 2)
    #expect(second.value(forKey: "list") as? NSManagedObject === list)
    list.changeMembers("removeFromItems", first)
    #expect(first.value(forKey: "list") == nil)
    context.delete(list)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    #expect(try context.fetch(request) == [first])
  }

  @Test("a controller of results tells what came, went and changed, by rows")
  func results() throws {
    let context = container().viewContext
    let objects = ["b", "d"].map { insert($0, context) }
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let listener = Listener()
    controller.delegate = listener
    #expect(controller.sections == nil)
    try controller.performFetch()
    try context.save()
    #expect(controller.sections?.first?.numberOfObjects == 2)
    #expect(controller.object(at: IndexPath(row: 1, section: 0)) === objects[1])
    context.delete(objects[0])
    #expect(listener.lines == ["will", "delete 0 -", "did"])
    listener.lines = []
    objects[1].setValue("e", forKey: "title")
    #expect(listener.lines == ["will", "update 0 0", "did"])
  }

  @Test("values that were never set are 0 or nothing, as their type says")
  func neverSet() {
    let object = insert("a", container().viewContext)
    let number: Int16 = object.managedValue("count")
    let flag: Bool = object.managedValue("flag")
    let date: Date? = object.managedValue("date")
    let real: Double = object.managedValue("real")
    #expect(number == 0 && !flag && date == nil && real == 0)
    object.setManagedValue(Int32(5), "count")
    #expect(object.managedValue("count") as Int32 == 5)
  }

  // Apple: a batch request works on the store, and its result is what `resultType` asks for.
  @Test("many objects at once")
  func batches() throws {
    let context = container().viewContext
    let insertion = NSBatchInsertRequest(
      entityName: "Item", objects: [["title": "a"], ["title": "b", "nothing": 1], ["title": "c"]])
    insertion.resultType = .count
    #expect((try context.execute(insertion) as? NSBatchInsertResult)?.result as? Int == 3)
    // They belong to the context that fetches them, which has nothing to save.
    let made = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Item"))
    #expect(made.allSatisfy { $0.managedObjectContext === context } && !context.hasChanges)
    let change = NSBatchUpdateRequest(entityName: "Item")
    change.predicate = NSPredicate(format: "title == %@", "b")
    change.propertiesToUpdate = ["title": "d", "nothing": 2]
    change.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(change) as? NSBatchUpdateResult)?.result as? Int == 1)
    #expect(!context.hasChanges)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    #expect(try context.fetch(request).map { $0.value(forKey: "title") as? String } == ["a", "c", "d"])
    let deletion = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Item"))
    deletion.resultType = .resultTypeObjectIDs
    let result = try context.execute(deletion) as? NSBatchDeleteResult
    #expect((result?.result as? [NSManagedObjectID])?.count == 3)
    #expect(try context.count(for: request) == 0)
  }
}
