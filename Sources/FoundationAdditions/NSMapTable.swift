// Tables that do not keep their objects, which Foundation has on Apple's systems only.

import Foundation

/// How a table holds its objects. Raw values are Apple's.
public struct NSPointerFunctionsOptions: OptionSet, Hashable, Sendable {
  /// The options, as bits.
  public let rawValue: UInt
  /// Options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Kept.
  public static let strongMemory: NSPointerFunctionsOptions = []
  /// Not kept: gone with their last other owner.
  public static let weakMemory = NSPointerFunctionsOptions(rawValue: 5)
  /// Told apart by identity.
  public static let objectPointerPersonality = NSPointerFunctionsOptions(rawValue: 1 << 9)
  /// Copied where they can be.
  public static let copyIn = NSPointerFunctionsOptions(rawValue: 1 << 16)

  var isWeak: Bool { contains(.weakMemory) }
}

/// Apple's class, of which the options are used.
public enum NSPointerFunctions {
  /// How a table holds its objects.
  public typealias Options = NSPointerFunctionsOptions
}

/// An object that is kept or not.
struct Held {
  private let strong: AnyObject?
  private weak var reference: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    strong = isWeak ? nil : object
    reference = object
  }

  var object: AnyObject? { strong ?? reference }
}

/// An object as a place in a table: found by `isEqual(_:)` and `hash`, or by its identity where that is asked for, and where it has
/// no such methods.
private struct TableKey: Hashable {
  private let held: Held
  private let hash: Int
  private let isByIdentity: Bool

  init(_ object: AnyObject, _ options: NSPointerFunctionsOptions, isWeak: Bool) {
    held = Held(object, isWeak: isWeak)
    isByIdentity = options.contains(.objectPointerPersonality) || !(object is NSObject)
    hash = isByIdentity ? ObjectIdentifier(object).hashValue : (object as? NSObject)?.hash ?? 0
  }

  var object: AnyObject? { held.object }

  /// What is gone is like nothing.
  static func == (one: Self, other: Self) -> Bool {
    guard one.hash == other.hash, let object = one.object, let another = other.object else { return false }
    return object === another || (!one.isByIdentity && (object as? NSObject)?.isEqual(another) == true)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A set of objects that it may not keep.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctionsOptions
  private var members: Set<TableKey> = []

  private final func key(_ object: ObjectType) -> TableKey {
    TableKey(object, options, isWeak: options.isWeak)
  }

  /// A table that holds its objects in a way.
  public init(options: NSPointerFunctionsOptions = []) {
    self.options = options
    super.init()
  }

  /// A table that holds its objects in a way.
  public convenience init(options: NSPointerFunctionsOptions, capacity: Int) { self.init(options: options) }

  /// A table that does not keep its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Adds an object.
  open func add(_ object: ObjectType?) {
    if let object { members.insert(key(object)) }
  }
  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    if let object { members.remove(key(object)) }
  }
  /// Removes everything.
  open func removeAllObjects() { members = [] }
  /// Whether an object is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { members.contains(key($0)) } ?? false
  }
  /// The objects that still live, in no order.
  open var allObjects: [ObjectType] {
    members = members.filter { $0.object != nil }
    return members.compactMap { $0.object as? ObjectType }
  }
  /// Any of them.
  open var anyObject: ObjectType? { allObjects.first }
  /// Their number.
  open var count: Int { allObjects.count }
}

/// A table of keys and values that it may not keep.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctionsOptions
  private let hasWeakValues: Bool
  private var entries: [TableKey: Held] = [:]

  private final func key(_ object: KeyType) -> TableKey {
    TableKey(object, keyOptions, isWeak: keyOptions.isWeak)
  }

  /// A table that holds keys and values in a way.
  public init(
    keyOptions: NSPointerFunctionsOptions = [], valueOptions: NSPointerFunctionsOptions = [],
    capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    hasWeakValues = valueOptions.isWeak
    super.init()
  }

  /// Keeps values as long as keys live, and keys not.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Keeps neither.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }
  /// Keeps both.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Keeps keys, and values not.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// The value of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { entries[key($0)]?.object as? ObjectType }
  }

  /// Sets the value of a key; nil takes it back.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    guard let anObject else { return removeObject(forKey: aKey) }
    if entries.count >= 64, entries.count & (entries.count - 1) == 0 { removeDeadEntries() }
    entries[key(aKey)] = Held(anObject, isWeak: hasWeakValues)
  }

  /// Takes the value of a key back.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries[key(aKey)] = nil }
  }
  /// Takes everything back.
  open func removeAllObjects() { entries = [:] }
  /// The number of keys that still live.
  open var count: Int {
    removeDeadEntries()
    return entries.count
  }
  /// The keys that still live, in no order.
  open func keyEnumerator() -> NSEnumerator {
    removeDeadEntries()
    return NSArray(array: entries.keys.compactMap { $0.object }).objectEnumerator()
  }
  /// The values that still live, in no order.
  open func objectEnumerator() -> NSEnumerator? {
    removeDeadEntries()
    return NSArray(array: entries.values.compactMap { $0.object }).objectEnumerator()
  }

  private func removeDeadEntries() {
    entries = entries.filter { $0.key.object != nil && $0.value.object != nil }
  }
}
