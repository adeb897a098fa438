// What small applications use beside views: undoing by selectors, documents of several files, bookmarks, names of people, properties
// that layers have at run time, interactions. Expectations are Apple's documentation's.

import Testing
import UIKit

@MainActor
@Suite("What small applications use of Foundation")
struct ApplicationServiceTests {
  private final class Counter: NSObject {
    var value = 0
    func add(_ number: Any?) { value += number as? Int ?? 0 }
  }
  private final class Ring: CALayer {
    var progress: CGFloat {
      get { managedValue("progress") }
      set { setManagedValue(newValue, "progress") }
    }
    var drawn = 0
    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
    override class func defaultValue(forKey key: String) -> Any? { key == "progress" ? CGFloat(0.5) : nil }
    override func setNeedsDisplay() { drawn += 1 }
    override func action(forKey event: String) -> (any CAAction)? {
      event == "progress" ? CABasicAnimation(keyPath: event) : nil
    }
  }
  private struct Item {
    var isDone: Bool
    var date: Date?
  }

  @Test("a document of several files is written and read")
  func documents() async throws {
    let url = URL.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    let document = Folder(fileURL: url)
    document.text = "x"
    #expect(await document.save(to: url, for: .forCreating))
    let read = Folder(fileURL: url)
    #expect(await read.open())
    #expect(read.text == "x")
    let data = try url.bookmarkData()
    var isStale = true
    #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).path == url.path)
    #expect(!isStale)
    #expect(throws: (any Error).self) { try URL(fileURLWithPath: "/none/at/all").bookmarkData() }
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

  @Test("a layer's property at run time has its default, is drawn anew and animated")
  func dynamicProperty() {
    let ring = Ring()
    #expect(ring.progress == 0.5)
    ring.progress = 1
    #expect(ring.progress == 1)
    #expect(ring.drawn == 1)
    #expect(ring.animationKeys() == ["progress"])
  }

  @Test("an item that a finger moves lies where the finger is")
  func movingItem() {
    let layout = UICollectionViewFlowLayout()
    let place = IndexPath(item: 0, section: 0)
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: place, withTargetPosition: CGPoint(x: 7, y: 9))
    #expect(attributes.center == CGPoint(x: 7, y: 9))
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [place], withTargetPosition: .zero,
      previousIndexPaths: [IndexPath(item: 1, section: 0)], previousPosition: .zero)
    #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 1, section: 0), place])
  }
}
