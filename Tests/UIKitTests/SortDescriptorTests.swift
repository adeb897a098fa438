// Sort descriptors by the name of a property. Expectations are those of Apple's documentation.

import Testing
import UIKit

@MainActor
@Suite("Sort descriptors")
struct SortDescriptorTests {
  private struct Item {
    var isDone: Bool
    var date: Date?
  }

  @Test("sort descriptors by the name of a property, what has no value first")
  func sorting() {
    let people = [["name": "b"], ["name": "A"], [:]] as [[String: String]]
    func names(_ descriptor: NSSortDescriptor) -> [String?] {
      people.sorted { descriptor.compare($0, to: $1) == .orderedAscending }.map { $0["name"] }
    }
    #expect(names(NSSortDescriptor(key: "name", ascending: true)) == [nil, "A", "b"])
    #expect(names(NSSortDescriptor(key: "name", ascending: false)) == ["b", "A", nil])
    #expect(NSSortDescriptor(key: "name", ascending: true).key == "name")
  }

  @Test("truth values and missing values have an order")
  func order() {
    let items = [Item(isDone: true, date: Date(timeIntervalSince1970: 1)), Item(isDone: false, date: nil)]
    let byDone = NSSortDescriptor(keyPath: \Item.isDone, ascending: true)
    #expect(byDone.compare(items[0], to: items[1]) == .orderedDescending)
    let byDate = NSSortDescriptor(keyPath: \Item.date, ascending: true)
    #expect(byDate.compare(items[0], to: items[1]) == .orderedDescending)
    #expect(byDate.compare(items[1], to: items[1]) == .orderedSame)
  }
}
