// Objective-C's associated objects, for code that keeps state beside views in extensions.

import Foundation
import Plumbline

/// The way an associated value is retained. Raw values are Apple's.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// Not retained: once the object is freed, nil is left. (Apple's leaves a dangling reference.)
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is retained of what can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retained. Every policy is safe with threads here.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// A copy is retained of what can be copied.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates a value with an object under a key, an address; nil removes the value.
///
/// Values of views, guides, constraints, controllers and layers are released with these. For other objects this is
/// noticed later, when values are associated with further ones.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = owner(object) else { return }
  var kept = value.flatMap(unwrapped)
  if policy == .OBJC_ASSOCIATION_COPY || policy == .OBJC_ASSOCIATION_COPY_NONATOMIC,
    let copying = kept as? any NSCopying
  {
    kept = copying.copy(with: nil)
  }
  let isObject = kept.map { type(of: $0) is AnyClass } ?? false
  AssociationTable.shared.set(
    kept, of: owner, key: key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN && isObject)
}

/// The value that is associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  owner(object).flatMap { AssociationTable.shared.value(of: $0, key: key) }
}

/// Removes everything that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  if let owner = owner(object) { AssociationTable.shared.removeAll(of: owner) }
}

/// The object itself; nil for what is no object, with which nothing can be associated.
private func owner(_ object: Any) -> AnyObject? {
  guard let value = unwrapped(object), type(of: value) is AnyClass else { return nil }
  return value as AnyObject
}

/// The value in an optional of whatever depth; nil without one.
private func unwrapped(_ value: Any) -> Any? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.content.flatMap(unwrapped)
}

private protocol OptionalValue { var content: Any? { get } }

extension Optional: OptionalValue {
  fileprivate var content: Any? { map { $0 as Any } }
}
