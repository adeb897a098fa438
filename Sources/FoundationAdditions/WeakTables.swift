// Foundation's tables that may reference their objects weakly: freed objects are no longer members. Members are
// searched linearly; those of programs, observers and views, are few.

import Foundation

/// Options of tables: how they reference and compare objects.
public enum NSPointerFunctions {
  /// With Apple's numbers.
  public struct Options: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are retained.
    public static let strongMemory = Options([])
    /// Objects are referenced weakly.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are copied; here they are retained.
    public static let copyIn = Options(rawValue: 65536)
    /// Objects are compared by identity, not by their own equality.
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
  /// A table that references its objects weakly.
  public class func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }
  /// The objects that still exist.
  public var allObjects: [ObjectType] { members.keyEnumerator().compactMap { $0 as? ObjectType } }
  /// The number of objects that still exist.
  public var count: Int { members.count }
  /// Any of the objects; nil of none.
  public var anyObject: ObjectType? { allObjects.first }
  /// Whether an object is a member.
  public func contains(_ anObject: ObjectType?) -> Bool { members.object(forKey: anObject) != nil }
  /// Adds an object that is not a member.
  public func add(_ object: ObjectType?) {
    if !contains(object) { members.setObject(object, forKey: object) }
  }
  /// Removes an object.
  public func remove(_ object: ObjectType?) { members.removeObject(forKey: object) }
  /// Removes all objects.
  public func removeAllObjects() { members.removeAllObjects() }
}

/// A mapping from objects to objects.
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
  /// A table that retains keys and objects.
  public class func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  /// A table that retains its keys.
  public class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
  /// A table that retains its objects as long as their keys exist.
  public class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
  /// A table that references keys and objects weakly.
  public class func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }
  /// The number of keys whose objects still exist.
  public var count: Int { present.count }
  /// The object of a key.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { key in entries.first { $0.key.holds(key) }?.value.object as? ObjectType }
  }
  /// Sets the object of a key.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append((HeldObject(aKey, options.key), HeldObject(anObject, options.value)))
  }
  /// Removes a key.
  public func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { $0.key.object == nil || $0.value.object == nil || aKey.map($0.key.holds) == true }
  }
  /// Removes all keys.
  public func removeAllObjects() { entries = [] }
  /// An enumerator of the keys.
  public func keyEnumerator() -> NSEnumerator { NSArray(array: present.map(\.key)).objectEnumerator() }
  /// An enumerator of the objects.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: present.map(\.value)).objectEnumerator()
  }
}
