// Values that programs tie to objects from outside, as Objective-C's associated objects: found by object and key, gone
// with the object.

import Foundation

/// An object that reports its deallocation, so that its associated values are released at once.
package protocol AssociationHost: AnyObject {
  /// Whether anything is tied to the object.
  var hasAssociations: Bool { get set }
}

/// The associated values of objects. The one table that all trees share, because the functions that use it have no
/// other place to look: it is locked. Values are released outside of the lock, as their deinit may change other
/// associations.
package final class AssociationTable: @unchecked Sendable {
  package static let shared = AssociationTable()

  private struct Value {
    var strong: Any?
    weak var weakReference: AnyObject?
    var isWeak: Bool
  }

  private struct Entry {
    /// The object; nil once it is deallocated: its address may be another's by then.
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Objects of which nobody says when they go; what is tied to them is looked through when they have doubled.
  private var unannounced: Set<ObjectIdentifier> = []
  private var nextSweep = 64

  init() {}

  package func value(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object,
        let value = entry.values[key]
      else { return nil }
      return value.isWeak ? value.weakReference : value.strong
    }
  }

  /// Associates a value with an object under a key; nil removes it.
  /// - Parameter isWeak: whether an object is not kept by being tied.
  package func set(_ value: Any?, of object: AnyObject, key: UnsafeRawPointer, isWeak: Bool) {
    var released: [Any] = []
    lock.withLock {
      let id = ObjectIdentifier(object)
      var entry = entries[id] ?? Entry(object: object, values: [:])
      if entry.object !== object {
        released.append(entry)
        entry = Entry(object: object, values: [:])
      }
      if let old = entry.values[key] { released.append(old) }
      entry.values[key] = value.map { value in
        isWeak
          ? Value(strong: nil, weakReference: value as AnyObject, isWeak: true)
          : Value(strong: value, weakReference: nil, isWeak: false)
      }
      entries[id] = entry
      if let host = object as? any AssociationHost {
        host.hasAssociations = true
      } else {
        unannounced.insert(id)
        released += sweepIfDue()
      }
    }
    withExtendedLifetime(released) {}
  }

  /// Unties everything from an object.
  package func removeAll(of object: AnyObject) { forget(ObjectIdentifier(object)) }

  /// Removes all values of an object that is deallocated.
  package func forget(_ id: ObjectIdentifier) {
    let released = lock.withLock {
      unannounced.remove(id)
      return entries.removeValue(forKey: id)
    }
    withExtendedLifetime(released) {}
  }

  /// The number of objects with associated values, for tests.
  package var count: Int { lock.withLock { entries.count } }

  /// Drops the values of objects that were deallocated without a report. Amortized constant time per call.
  private func sweepIfDue() -> [Any] {
    guard unannounced.count >= nextSweep else { return [] }
    var released: [Any] = []
    for id in unannounced where entries[id]?.object == nil {
      if let entry = entries.removeValue(forKey: id) { released.append(entry) }
      unannounced.remove(id)
    }
    nextSweep = max(64, 2 * unannounced.count)
    return released
  }
}
