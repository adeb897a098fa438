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

/// A set of objects that it may not keep. Objects are told apart by identity.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let isWeak: Bool
  private var members: [ObjectIdentifier: Held] = [:]

  /// A table that holds its objects in a way.
  public init(options: NSPointerFunctionsOptions = []) {
    isWeak = options.isWeak
    super.init()
  }

  /// A table that holds its objects in a way.
  public convenience init(options: NSPointerFunctionsOptions, capacity: Int) { self.init(options: options) }

  /// A table that does not keep its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Adds an object.
  open func add(_ object: ObjectType?) {
    if let object { members[ObjectIdentifier(object)] = Held(object, isWeak: isWeak) }
  }
  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    if let object { members[ObjectIdentifier(object)] = nil }
  }
  /// Removes everything.
  open func removeAllObjects() { members = [:] }
  /// Whether an object is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { members[ObjectIdentifier($0)]?.object === $0 } ?? false
  }
  /// The objects that still live, in no order.
  open var allObjects: [ObjectType] {
    members = members.filter { $0.value.object != nil }
    return members.values.compactMap { $0.object as? ObjectType }
  }
  /// Any of them.
  open var anyObject: ObjectType? { allObjects.first }
  /// Their number.
  open var count: Int { allObjects.count }
}

/// A table of keys and values that it may not keep. Keys are told apart by identity.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool
  private var entries: [ObjectIdentifier: (key: Held, value: Held)] = [:]

  /// A table that holds keys and values in a way.
  public init(
    keyOptions: NSPointerFunctionsOptions = [], valueOptions: NSPointerFunctionsOptions = [],
    capacity: Int = 0
  ) {
    hasWeakKeys = keyOptions.isWeak
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
    guard let aKey, let entry = entries[ObjectIdentifier(aKey)], entry.key.object === aKey else { return nil }
    return entry.value.object as? ObjectType
  }

  /// Sets the value of a key; nil takes it back.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    guard let anObject else { return removeObject(forKey: aKey) }
    if entries.count >= 64, entries.count & (entries.count - 1) == 0 { removeDeadEntries() }
    entries[ObjectIdentifier(aKey)] = (Held(aKey, isWeak: hasWeakKeys), Held(anObject, isWeak: hasWeakValues))
  }

  /// Takes the value of a key back.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries[ObjectIdentifier(aKey)] = nil }
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
    return NSArray(array: entries.values.compactMap { $0.key.object }).objectEnumerator()
  }
  /// The values that still live, in no order.
  open func objectEnumerator() -> NSEnumerator? {
    removeDeadEntries()
    return NSArray(array: entries.values.compactMap { $0.value.object }).objectEnumerator()
  }

  private func removeDeadEntries() {
    entries = entries.filter { $0.value.key.object != nil && $0.value.value.object != nil }
  }
}
