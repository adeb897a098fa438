// `@NSManaged`, in the forms that Xcode writes and that people write by hand.

import Testing

@testable import ObjectiveCAdaptation

@Suite("Members that Core Data implements")
struct ManagedRuleTests {
  @Test(
    "a member is written out on its line",
    arguments: [
      (
        "@NSManaged public var title: String?",
        "public var title: String? { get { managedValue(\"title\") } set { setManagedValue(newValue, \"title\") } }"
      ),
      (
        "@NSManaged var items: Set<Item> // all",
        "var items: Set<Item> { get { managedValue(\"items\") } set { setManagedValue(newValue, \"items\") } } // all"
      ),
      (
        "@NSManaged var a: [String: Int]; var b = 1",
        "var a: [String: Int] { get { managedValue(\"a\") } set { setManagedValue(newValue, \"a\") } }; var b = 1"
      ),
      (
        "@objc(addItemsObject:) @NSManaged public func addToItems(_ value: Item)",
        "public func addToItems(_ value: Item) { changeMembers(\"addToItems\", value) }"
      ),
    ])
  func written(source: String, expected: String) {
    let module = SourceModule([SourceFile(path: "/f.swift", text: "class A: NSManagedObject {\n\(source)\n}")]
    )
    let lines = module.adapted()[0].split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains { $0 == expected })
  }
}
