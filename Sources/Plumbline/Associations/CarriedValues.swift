// What programs set on an object and read back, and layout does not need: kept beside the object, so that an object on
// which nothing of it was set keeps nothing.

import Foundation

/// Values by the names of their properties.
private final class CarriedValues {
  var values: [String: Any] = [:]

  /// Where objects have theirs among what is tied to them: the address of a byte that nothing reads.
  nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func of(_ object: NSObject) -> CarriedValues? {
    AssociationTable.shared.value(of: object, key: key) as? CarriedValues
  }
}

extension NSObject {
  /// What was set for a property of this object; the initial value where nothing was.
  package func carried<Value>(
    or initial: @autoclosure () -> Value, _ name: String = #function
  ) -> Value {
    guard let kept = CarriedValues.of(self)?.values[name] else { return initial() }
    return kept as? Value ?? initial()
  }

  /// Keeps what is set for a property of this object.
  package func carry<Value>(_ value: Value, _ name: String = #function) {
    let kept = CarriedValues.of(self) ?? CarriedValues()
    kept.values[name] = value
    AssociationTable.shared.set(kept, of: self, key: CarriedValues.key, isWeak: false)
  }

  /// Takes all that was set on another object, over what was set here.
  package func takeCarried(of other: NSObject) {
    guard let theirs = CarriedValues.of(other)?.values else { return }
    let kept = CarriedValues.of(self) ?? CarriedValues()
    kept.values.merge(theirs) { _, new in new }
    AssociationTable.shared.set(kept, of: self, key: CarriedValues.key, isWeak: false)
  }

  /// What was set for a property that does not retain its object, as delegates are; nil once the object is gone.
  package func carriedWeakly<Object>(_ name: String = #function) -> Object? {
    carried(or: WeakReference<Object>(nil), name).object
  }

  /// Keeps what is set for a property, without retaining it.
  package func carryWeakly<Object>(_ object: Object?, _ name: String = #function) {
    carry(WeakReference(object), name)
  }

  /// What was set for a property of this object; where nothing was, an object that is made once and kept.
  package func carriedOnce<Value: AnyObject>(
    _ make: @autoclosure () -> Value, _ name: String = #function
  ) -> Value {
    let known: Value? = carried(or: nil, name)
    if let known { return known }
    let made = make()
    carry(made, name)
    return made
  }
}

/// A reference that keeps nothing, as a value that can be carried.
package struct WeakReference<Object> {
  private weak var reference: AnyObject?

  package init(_ object: Object?) { reference = object as AnyObject? }

  package var object: Object? { reference as? Object }
}
