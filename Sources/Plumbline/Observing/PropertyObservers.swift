// Who wants to know when a property of an object changes. Without an Objective-C runtime nothing stands in the setters of
// properties by itself: views tell of changes to their geometry and texts, controls of their states, scroll views of their
// content, and programs of their own properties with `didChangeValue(forKey:)`. Whoever is told looks whether the value is
// another one.

import Foundation

/// The observers of one object.
package final class PropertyObservers {
  private var checks: [(id: ObjectIdentifier, check: () -> Void)] = []
  private var isChecking = false

  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The observers of an object; nil while it has none.
  package static func of(_ object: AnyObject) -> PropertyObservers? {
    AssociationTable.shared.value(of: object, key: key) as? PropertyObservers
  }

  /// Has a check called whenever something of an object may have changed, until the owner removes it.
  package static func add(to object: NSObject, owner: AnyObject, check: @escaping () -> Void) {
    let observers = of(object) ?? PropertyObservers()
    observers.checks.append((ObjectIdentifier(owner), check))
    AssociationTable.shared.set(observers, of: object, key: key, isWeak: false)
    if let view = object as? UIView { onTreesThread((view, observers)) { $0.makeRare().observers = $1 } }
  }

  package static func remove(from object: NSObject, owner: AnyObject) {
    of(object)?.checks.removeAll { $0.id == ObjectIdentifier(owner) }
  }

  /// Something of the object may have changed.
  package func check() {
    // An observer that changes the object again is told of that when it has returned.
    guard !isChecking else { return }
    isChecking = true
    defer { isChecking = false }
    for entry in checks { entry.check() }
  }
}

extension UIView {
  /// Geometry or content of the view may have changed.
  @inline(__always) func tellObservers() { rare?.observers?.check() }
}
