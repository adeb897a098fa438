// Dictionaries and other results of requests, requests of models, stores and their options. Expectations are those of Apple's
// documentation of NSFetchRequest, NSManagedObjectModel, NSBatchDeleteRequest, NSAsynchronousFetchRequest and
// NSPersistentStoreCoordinator.

import CoreData
import Testing

@Suite("Details of Core Data")
struct CoreDataDetailTests {
  private func property(_ name: String, _ type: NSAttributeDescription.AttributeType)
    -> NSAttributeDescription
  {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.type) = (name, type)
    return attribute
  }

  private func shop() throws -> NSPersistentContainer {
    let sale = NSEntityDescription()
    sale.name = "Sale"
    sale.properties = [property("town", .string), property("count", .integer64)]
    let model = NSManagedObjectModel()
    model.entities = [sale]
    let container = NSPersistentContainer(name: "Shop", managedObjectModel: model)
    container.loadPersistentStores { _, _ in }
    for (town, count) in [("A", 1), ("B", 2), ("A", 3)] {
      let object = NSEntityDescription.insertNewObject(forEntityName: "Sale", into: container.viewContext)
      object.setValue(town, forKey: "town")
      object.setValue(count, forKey: "count")
    }
    try container.viewContext.save()
    return container
  }

  @Test("a request gives dictionaries of the properties that it names, each once where it says so")
  func dictionaries() throws {
    let container = try shop()
    let request = NSFetchRequest<NSDictionary>(entityName: "Sale")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["town"]
    #expect(try container.viewContext.fetch(request).map { $0["town"] as? String } == ["A", "B", "A"])
    request.returnsDistinctResults = true
    #expect(try container.viewContext.fetch(request).map { $0["town"] as? String } == ["A", "B"])
    request.propertiesToGroupBy = ["town"]
    request.returnsDistinctResults = false
    #expect(try container.viewContext.fetch(request).count == 2)
  }

  @Test("a request computes sums and the like, of all objects or of each group")
  func sums() throws {
    let container = try shop()
    let sum = NSExpressionDescription()
    sum.name = "sold"
    sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "count")])
    sum.resultType = .integer64
    let request = NSFetchRequest<NSDictionary>(entityName: "Sale")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = [sum]
    #expect(try container.viewContext.fetch(request).map { $0["sold"] as? Int } == [6])
    request.propertiesToFetch = ["town", sum]
    request.propertiesToGroupBy = ["town"]
    let groups = try container.viewContext.fetch(request)
    #expect(
      groups.map { $0["town"] as? String } == ["A", "B"] && groups.map { $0["sold"] as? Int } == [4, 2])
    request.havingPredicate = NSPredicate(format: "sold > %d", 3)
    #expect(try container.viewContext.fetch(request).map { $0["town"] as? String } == ["A"])
    let mean = NSExpression(forFunction: "average:", arguments: [NSExpression(forKeyPath: "n")])
    #expect(mean.expressionValue(with: [["n": 1], ["n": 2]], context: nil) as? Double == 1.5)
  }

  @Test("a request gives names of objects, or how many there are")
  func others() throws {
    let container = try shop()
    let names = NSFetchRequest<NSManagedObjectID>(entityName: "Sale")
    names.resultType = .managedObjectIDResultType
    let found = try container.viewContext.fetch(names)
    #expect(
      found.count == 3
        && found[0].persistentStore === container.persistentStoreCoordinator.persistentStores[0])
    let count = NSFetchRequest<NSNumber>(entityName: "Sale")
    count.resultType = .countResultType
    #expect(try container.viewContext.fetch(count) == [3])
    try container.viewContext.execute(NSBatchDeleteRequest(objectIDs: [found[0], found[1]]))
    #expect(try container.viewContext.fetch(count) == [1])
  }

  @Test("a request that answers later has answered when it was executed")
  func asynchronous() throws {
    let container = try shop()
    var told = 0
    let request = NSAsynchronousFetchRequest(
      fetchRequest: NSFetchRequest<NSManagedObject>(entityName: "Sale")
    ) {
      told = $0.finalResult?.count ?? -1
    }
    let result = try container.viewContext.execute(request) as? NSAsynchronousFetchResult<NSManagedObject>
    #expect(told == 3 && result?.finalResult?.count == 3 && result?.operationError == nil)
    let history = NSPersistentHistoryChangeRequest.fetchHistory(after: Date.distantPast)
    let past = try container.viewContext.execute(history) as? NSPersistentHistoryResult
    #expect((past?.result as? [NSPersistentHistoryTransaction])?.isEmpty == true)
  }

  @Test("values are asked what the model's predicates demand when they are saved")
  func validating() throws {
    let entity = NSEntityDescription()
    entity.name = "Person"
    let age = property("age", .integer64)
    age.setValidationPredicates([NSPredicate(format: "SELF >= 18")], withValidationWarnings: ["too young"])
    entity.properties = [age]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "People", managedObjectModel: model)
    container.loadPersistentStores { _, _ in }
    let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: container.viewContext)
    person.setValue(12, forKey: "age")
    var code = 0
    do { try container.viewContext.save() } catch { code = (error as NSError).code }
    // NSManagedObjectValidationError is 1550.
    #expect(code == 1550)
    person.setValue(20, forKey: "age")
    try container.viewContext.save()
    #expect(age.validationWarnings.first as? String == "too young")
  }

  @Test("a model's file has requests, whose variables get values")
  func templates() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xcdatamodel")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(
      """
      <model><entity name="Sale"><attribute name="town" optional="YES" attributeType="String"/></entity>
      <fetchRequest name="inTown" entity="Sale" predicateString="town == $TOWN" fetchLimit="7"/></model>
      """.utf8
    ).write(to: folder.appendingPathComponent("contents"))
    let model = try #require(NSManagedObjectModel(contentsOf: folder))
    let request = try #require(
      model.fetchRequestFromTemplate(withName: "inTown", substitutionVariables: ["TOWN": "B"]))
    #expect(request.entityName == "Sale" && request.fetchLimit == 7)
    #expect(request.predicate?.evaluate(with: ["town": "B"]) == true)
    #expect(request.predicate?.evaluate(with: ["town": "A"]) == false)
    #expect(model.fetchRequestFromTemplate(withName: "none", substitutionVariables: [:]) == nil)
  }

  @Test("a coordinator knows its stores by their addresses and options")
  func stores() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
    let address = URL(fileURLWithPath: "/tmp/\(UUID()).sqlite")
    let store = try coordinator.addPersistentStore(
      type: .sqlite, at: address, options: [NSReadOnlyPersistentStoreOption: true])
    #expect(coordinator.persistentStore(for: address) === store && coordinator.url(for: store) == address)
    #expect(store.options?[NSReadOnlyPersistentStoreOption] as? Bool == true)
    #expect(store.metadata[NSStoreTypeKey] as? String == "SQLite")
    coordinator.setMetadata(["own": 1], for: store)
    #expect(coordinator.metadata(for: store)["own"] as? Int == 1)
    try coordinator.destroyPersistentStore(at: address, type: .sqlite)
    #expect(coordinator.persistentStores.isEmpty)
    #expect(NSMergePolicy(merge: .overwriteMergePolicyType).mergeType.rawValue == 3)
  }

  @Test("kinds of object below another are of it; relationships are found by where they lead")
  func kinds() {
    let (animal, dog) = (NSEntityDescription(), NSEntityDescription())
    (animal.name, dog.name) = ("Animal", "Dog")
    animal.subentities = [dog]
    let friend = NSRelationshipDescription()
    friend.name = "friend"
    friend.destinationEntity = dog
    animal.properties = [friend]
    #expect(dog.superentity === animal && animal.subentitiesByName["Dog"] === dog)
    #expect(dog.relationships(forDestination: dog).map(\.name) == ["friend"])
    let element = NSFetchIndexElementDescription(property: friend, collationType: .binary)
    let index = NSFetchIndexDescription(name: "i", elements: [element])
    #expect(element.indexDescription === index && element.propertyName == "friend")
  }
}
