// Observers that are told by methods: what `#selector` becomes where the plugin adapts a source.

import Testing
import UIKit

private class Listener: NSObject {
  var notes: [String] = []
  func plain() { notes.append("plain") }
  func told(_ note: Notification) { notes.append("told \(note.userInfo?["n"] as? Int ?? 0)") }
  func toldByObject(_ note: NSNotification) { notes.append("object \(note.name.rawValue)") }
}

@Suite("Notifications by methods") struct NotificationMethodTests {
  private let center = NotificationCenter()
  private let name = NSNotification.Name("moved")

  @Test("methods of all three forms are called, of the name and the object that are observed")
  func forms() {
    let listener = Listener()
    let (one, other) = (NSObject(), NSObject())
    center.addObserver(listener, selector: Listener.plain, name: name, object: one)
    center.addObserver(listener, selector: Listener.told(_:), name: name, object: nil)
    center.addObserver(listener, selector: Listener.toldByObject(_:), name: nil, object: other)
    center.post(name: name, object: one, userInfo: ["n": 3])
    #expect(listener.notes.sorted() == ["plain", "told 3"])
    center.post(name: NSNotification.Name("gone"), object: other)
    #expect(listener.notes.last == "object gone" && listener.notes.count == 3)
    center.removeObserver(listener, name: name, object: one)
    center.post(name: name, object: one)
    #expect(listener.notes.last == "told 0" && listener.notes.count == 4)
    center.removeObserver(listener)
    center.post(name: name, object: other)
    #expect(listener.notes.count == 4)
  }

  @Test("an observer is not kept, and one that is gone is not told")
  func lifetime() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: Listener.plain, name: name, object: nil)
    }
    #expect(gone == nil)
    center.post(name: name, object: nil)
  }

  @Test("closures and their tokens stay what they are")
  func tokens() {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count.value += 1 }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(count.value == 1)
  }
}
