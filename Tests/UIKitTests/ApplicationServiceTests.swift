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
  private final class Guarded: UIView {
    var refused = 0
    override func addInteraction(_ interaction: any UIInteraction) {
      if interaction is UIDropInteraction { refused += 1 } else { super.addInteraction(interaction) }
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  }
  private final class Drop: NSObject, UIDropInteractionDelegate {}
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
  private final class Folder: UIDocument {
    var text = ""
    override func contents(forType typeName: String) throws -> Any {
      FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data(text.utf8))])
    }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      let data = (contents as? FileWrapper)?.fileWrappers?["a.txt"]?.regularFileContents ?? Data()
      text = String(decoding: data, as: UTF8.self)
    }
  }
  private struct Item {
    var isDone: Bool
    var date: Date?
  }

  @Test("a call of a method is undone, and the manager tells of it")
  func undo() {
    let (manager, counter) = (UndoManager(), Counter())
    nonisolated(unsafe) var told: [String] = []
    let names: [NSNotification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
        told.append($0.name.rawValue)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver(_:)) }
    manager.registerUndo(
      withTarget: counter, selector: Selector("add(_:)", Counter.add(_:)), object: NSNumber(value: 3))
    manager.undo()
    #expect(counter.value == 3)
    #expect(told == ["NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification"])
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

  @Test("files of one name get another one in a folder")
  func wrappers() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    #expect(folder.addRegularFile(withContents: Data([1]), preferredFilename: "a") == "a")
    #expect(folder.addRegularFile(withContents: Data([2]), preferredFilename: "a") != "a")
    #expect(folder.fileWrappers?.count == 2)
    #expect(
      FileWrapper(regularFileWithContents: Data()).addRegularFile(
        withContents: Data(), preferredFilename: "a") == "")
  }

  // Apple's page of `FileWrapper.WritingOptions.atomic`: what was there stays where the new cannot be written.
  @Test("a folder replaces another one when all of it is written, and links keep what they say")
  func folders() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let url = place.appendingPathComponent("document")
    try FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data([1]))])
      .write(to: url, options: .atomic, originalContentsURL: nil)
    let broken = FileWrapper(directoryWithFileWrappers: [
      "b": FileWrapper(regularFileWithContents: Data([2])),
      "c/d": FileWrapper(regularFileWithContents: Data([3])),
    ])
    #expect(throws: CocoaError.self) {
      try broken.write(to: url, options: .atomic, originalContentsURL: nil)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["document"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["a"])
    let link = url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "a")
    let read = try FileWrapper(url: url)
    let linked = try #require(read.fileWrappers?["link"]?.symbolicLinkDestinationURL)
    #expect(linked.standardizedFileURL.path == url.appendingPathComponent("a").standardizedFileURL.path)
    let copy = place.appendingPathComponent("copy")
    try read.write(to: copy, originalContentsURL: nil)
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: copy.appendingPathComponent("link").path)
    #expect(target == "a")
  }

  @Test("names of people by their styles")
  func names() throws {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
    (name.familyName, name.nickname) = ("Clark", "Tom")
    let formatter = PersonNameComponentsFormatter()
    #expect(formatter.string(from: name) == "Thomas Clark")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "TC")
    #expect(
      PersonNameComponentsFormatter.localizedString(from: name, style: .long, options: [])
        == "Dr. Thomas Louis Clark")
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .short) == "Tom")
    let read = try #require(formatter.personNameComponents(from: "Ada King Lovelace"))
    #expect([read.givenName, read.middleName, read.familyName] == ["Ada", "King", "Lovelace"])
    #expect(formatter.personNameComponents(from: " ") == nil)
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

  @Test("a view may refuse interactions and pictures of itself")
  func interactions() {
    let (view, delegate) = (Guarded(), Drop())
    view.addInteraction(UIDropInteraction(delegate: delegate))
    #expect(view.refused == 1)
    #expect(view.interactions.isEmpty)
    #expect(view.snapshotView(afterScreenUpdates: true) == nil)
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
