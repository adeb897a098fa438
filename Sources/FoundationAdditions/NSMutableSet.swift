// Sets that hold plain Swift objects by identity, as Apple's do. Foundation's set elsewhere wraps such an object anew with
// every call, so that it is added twice and never removed.

import Foundation

/// A set that can be changed. Code that imports UIKit gets this one; code that imports Foundation itself as well has to
/// say which it means.
open class NSMutableSet: Foundation.NSMutableSet {
  private enum Key: Hashable {
    case value(AnyHashable)
    case object(ObjectIdentifier)

    init(_ value: Any) {
      switch value {
      case let value as NSObject: self = .value(AnyHashable(value))
      // Texts and numbers are their objects' equals.
      case let value as String: self = .value(AnyHashable(NSString(string: value)))
      case let value as Int: self = .value(AnyHashable(NSNumber(value: value)))
      case let value as Double: self = .value(AnyHashable(NSNumber(value: value)))
      case let value as AnyHashable: self = .value(value)
      case let value where type(of: value) is AnyClass: self = .object(ObjectIdentifier(value as AnyObject))
      // A value without equality is equal to nothing.
      default: self = .value(AnyHashable(UUID()))
      }
    }
  }

  private var members: [Key: Any] = [:]

  /// A set with room for a number of members.
  public required init(capacity numItems: Int) { super.init(capacity: numItems) }

  /// A set of some objects.
  public override init(objects: UnsafePointer<AnyObject>!, count cnt: Int) {
    super.init(capacity: cnt)
    for index in 0..<cnt { add(objects[index]) }
  }

  /// A set of the members of an array.
  public convenience init(array: [Any]) {
    self.init(capacity: array.count)
    for object in array { add(object) }
  }

  open override var count: Int { members.count }
  open override func member(_ object: Any) -> Any? { members[Key(object)] }
  open override func objectEnumerator() -> NSEnumerator { Enumerator(Array(members.values)) }
  open override func add(_ object: Any) { if members[Key(object)] == nil { members[Key(object)] = object } }
  open override func remove(_ object: Any) { members[Key(object)] = nil }
  open override var allObjects: [Any] { Array(members.values) }

  /// As Apple's: the members in lines of their own.
  open override var description: String {
    "{(\n" + allObjects.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }

  /// An enumerator of the members, in no order.
  private final class Enumerator: NSEnumerator {
    private var rest: ArraySlice<Any>
    init(_ objects: [Any]) { rest = objects[...] }
    override func nextObject() -> Any? { rest.popFirst() }
  }
}
