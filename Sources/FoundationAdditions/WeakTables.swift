// Foundation's tables that may hold their objects weakly: what is gone is no member any more. Their members are looked
// through one after the other; those of programs, observers and views, are few.

import Foundation

/// How tables hold objects, and tell them from each other.
public enum NSPointerFunctions {
  /// With Apple's numbers.
  public struct Options: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects stay.
    public static let strongMemory = Options([])
    /// Objects go when nobody else holds them.
    public static let weakMemory = Options(rawValue: 5)
    /// Copies of the objects stay; here the objects.
    public static let copyIn = Options(rawValue: 65536)
    /// Objects are told by identity, and not by what they say of equality.
    public static let objectPointerPersonality = Options(rawValue: 512)
  }
}

private struct HeldObject {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?
  private let isPointer: Bool
  var object: AnyObject? { strongObject ?? weakObject }

  init(_ object: Any, _ options: NSPointerFunctions.Options) {
    weakObject = object as AnyObject
    strongObject = options.contains(.weakMemory) ? nil : object as AnyObject
    isPointer = options.contains(.objectPointerPersonality)
  }

  func holds(_ other: Any) -> Bool {
    let other = other as AnyObject
    guard let object, object !== other else { return object != nil }
    return !isPointer && (object as? NSObject)?.isEqual(other) == true
  }
}

/// A set of objects.
public class NSHashTable<ObjectType>: NSObject {
  private let members: NSMapTable<ObjectType, ObjectType>
  /// A table without objects.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    members = NSMapTable(keyOptions: options, valueOptions: options)
  }
  /// A table that holds nothing in memory.
  public class func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }
  /// What is in it and still there.
  public var allObjects: [ObjectType] { members.keyEnumerator().compactMap { $0 as? ObjectType } }
  /// How many objects are still there.
  public var count: Int { members.count }
  /// Any of the objects; nil of none.
  public var anyObject: ObjectType? { allObjects.first }
  /// Whether an object is in it.
  public func contains(_ anObject: ObjectType?) -> Bool { members.object(forKey: anObject) != nil }
  /// Takes in an object that is not in it.
  public func add(_ object: ObjectType?) {
    if !contains(object) { members.setObject(object, forKey: object) }
  }
  /// Leaves out an object.
  public func remove(_ object: ObjectType?) { members.removeObject(forKey: object) }
  /// Leaves out all objects.
  public func removeAllObjects() { members.removeAllObjects() }
}

/// Objects by objects.
public class NSMapTable<KeyType, ObjectType>: NSObject {
  private var entries: [(key: HeldObject, value: HeldObject)] = []
  private let options: (key: NSPointerFunctions.Options, value: NSPointerFunctions.Options)
  private var present: [(key: AnyObject, value: AnyObject)] {
    entries.compactMap { entry in entry.key.object.flatMap { key in entry.value.object.map { (key, $0) } } }
  }

  /// A table without objects.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) { options = (keyOptions, valueOptions) }
  /// A table that holds both.
  public class func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  /// A table that holds its keys.
  public class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
  /// A table that holds its objects as long as their keys are there.
  public class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
  /// A table that holds nothing in memory.
  public class func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }
  /// How many keys have an object still.
  public var count: Int { present.count }
  /// The object of a key.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { key in entries.first { $0.key.holds(key) }?.value.object as? ObjectType }
  }
  /// Gives a key an object.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append((HeldObject(aKey, options.key), HeldObject(anObject, options.value)))
  }
  /// Leaves out a key.
  public func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { $0.key.object == nil || $0.value.object == nil || aKey.map($0.key.holds) == true }
  }
  /// Leaves out all keys.
  public func removeAllObjects() { entries = [] }
  /// The keys, one after the other.
  public func keyEnumerator() -> NSEnumerator { NSArray(array: present.map(\.key)).objectEnumerator() }
  /// The objects, one after the other.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: present.map(\.value)).objectEnumerator()
  }
}
