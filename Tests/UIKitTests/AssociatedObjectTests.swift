// Associated objects: kept, copied or only looked at, and gone with their object. Policies and signatures are those of
// Objective-C's runtime (objc/runtime.h).

import Testing
import UIKit

private final class Witness {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }
  deinit { log.lines.append(name) }
}

private final class Log: @unchecked Sendable { var lines: [String] = [] }

/// Two addresses, as programs make them.
private final class Keys: @unchecked Sendable {
  let first = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  let second = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  deinit {
    first.deallocate()
    second.deallocate()
  }
}

@Suite("Associated objects")
struct AssociatedObjectTests {
  private let keys = Keys()

  @Test("values are found by object and key, replaced, and taken back with nil")
  func values() {
    let (one, other) = (UIView(), UIView())
    objc_setAssociatedObject(one, keys.first, "a", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(one, keys.second, 7, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, keys.first) as? String == "a")
    #expect(objc_getAssociatedObject(one, keys.second) as? Int == 7)
    #expect(objc_getAssociatedObject(other, keys.first) == nil)
    objc_setAssociatedObject(one, keys.first, "b", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(one, keys.first) as? String == "b")
    objc_setAssociatedObject(one, keys.first, nil, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(one, keys.first) == nil)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, keys.second) == nil)
  }

  @Test("an object in an optional is the object; nil and values that are no objects have nothing")
  func optionals() {
    let view: UIView? = UIView()
    objc_setAssociatedObject(view as Any, keys.first, "a", .OBJC_ASSOCIATION_RETAIN)
    #expect(view.flatMap { objc_getAssociatedObject($0, keys.first) } as? String == "a")
    let none: UIView? = nil
    objc_setAssociatedObject(none as Any, keys.first, "a", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(none as Any, keys.first) == nil)
    objc_setAssociatedObject(3, keys.first, "a", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(3, keys.first) == nil)
    let nothing: String? = nil
    objc_setAssociatedObject(UIView(), keys.first, nothing as Any?, .OBJC_ASSOCIATION_RETAIN)
  }

  @Test("RETAIN keeps, COPY copies, ASSIGN does neither")
  func policies() {
    let log = Log()
    let view = UIView()
    objc_setAssociatedObject(view, keys.first, Witness("kept", log), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, keys.second, Witness("assigned", log), .OBJC_ASSOCIATION_ASSIGN)
    #expect(log.lines == ["assigned"])
    #expect(objc_getAssociatedObject(view, keys.second) == nil)
    #expect((objc_getAssociatedObject(view, keys.first) as? Witness)?.name == "kept")
    let text = NSMutableString(string: "before")
    objc_setAssociatedObject(view, keys.second, text, .OBJC_ASSOCIATION_COPY)
    text.append(" after")
    #expect((objc_getAssociatedObject(view, keys.second) as? NSString)?.isEqual(to: "before") == true)
  }

  @Test(
    "what is tied to a view, a guide, a constraint, a controller or a layer goes when it goes",
    arguments: 0..<5)
  func lifetimes(kind: Int) {
    let log = Log()
    do {
      let owner: AnyObject =
        switch kind {
        case 0: UILabel()
        case 1: UILayoutGuide()
        case 2: UIView().widthAnchor.constraint(equalToConstant: 1)
        case 3: UIViewController()
        default: CALayer()
        }
      objc_setAssociatedObject(owner, keys.first, Witness("gone", log), .OBJC_ASSOCIATION_RETAIN)
      #expect(log.lines.isEmpty)
    }
    #expect(log.lines == ["gone"])
  }

  @Test(
    "what is tied to other objects goes once further ones come, and an object in the same place has none of it"
  )
  func otherObjects() {
    final class Plain {}
    let log = Log()
    for index in 0..<1000 {
      let plain = Plain()
      #expect(objc_getAssociatedObject(plain, keys.first) == nil)
      objc_setAssociatedObject(plain, keys.first, Witness("\(index)", log), .OBJC_ASSOCIATION_RETAIN)
      #expect((objc_getAssociatedObject(plain, keys.first) as? Witness)?.name == "\(index)")
    }
    #expect(log.lines.count > 850)
  }

  @Test("a value that unties another when it ends does not lock up")
  func reentrance() {
    final class Untying {
      let other: UIView
      let key: UnsafeRawPointer
      init(_ other: UIView, _ key: UnsafeRawPointer) {
        self.other = other
        self.key = key
      }
      deinit { objc_setAssociatedObject(other, key, nil, .OBJC_ASSOCIATION_RETAIN) }
    }
    let (view, other) = (UIView(), UIView())
    objc_setAssociatedObject(other, keys.first, "a", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(view, keys.first, Untying(other, keys.first), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(view, keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(other, keys.first) == nil)
  }

  @Test("threads tie values to objects of their own at the same time")
  func threads() {
    let keys = keys
    let log = Log()
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for turn in 0..<500 {
        let view = UIView()
        objc_setAssociatedObject(view, keys.first, turn + thread, .OBJC_ASSOCIATION_RETAIN)
        if objc_getAssociatedObject(view, keys.first) as? Int != turn + thread {
          lock.withLock { log.lines.append("\(thread): \(turn)") }
        }
      }
    }
    #expect(log.lines.isEmpty)
  }

  @Test("the idiom of extensions with stored properties")
  func idiom() {
    let view = UIView()
    #expect(view.note == nil)
    view.note = "margin"
    #expect(view.note == "margin")
    view.note = nil
    #expect(view.note == nil)
  }
}

extension UIView {
  private struct AssociatedKeys {
    // As programs of Swift 5 write it, an address that never changes.
    nonisolated(unsafe) static var note: UInt8 = 0
  }

  fileprivate var note: String? {
    get { objc_getAssociatedObject(self, &AssociatedKeys.note) as? String }
    set { objc_setAssociatedObject(self, &AssociatedKeys.note, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}
