// The observers of an object's properties. Without an Objective-C runtime nothing stands in the setters of properties
// by itself: views tell of changes to their geometry, insets and texts, controls of their states, scroll views of their
// content, layers of their geometry, constraints of their constants and priorities, and programs of their own
// properties with `didChangeValue(forKey:)`. Whoever is told looks whether the value is another one.

import Foundation

package final class PropertyObservers {
  private var checks: [(id: ObjectIdentifier, check: () -> Void)] = []
  private var isChecking = false

  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The observers of an object; nil while it has none.
  package static func of(_ object: AnyObject) -> PropertyObservers? {
    AssociationTable.shared.value(of: object, key: key) as? PropertyObservers
  }

  /// Adds a check that is called whenever a property of an object may have changed, until the owner removes it.
  package static func add(to object: NSObject, owner: AnyObject, check: @escaping () -> Void) {
    let known = of(object)
    let observers = known ?? PropertyObservers()
    observers.checks.append((ObjectIdentifier(owner), check))
    AssociationTable.shared.set(observers, of: object, key: key, isWeak: false)
    if let view = object as? UIView { onTreesThread((view, observers)) { $0.makeRare().observers = $1 } }
    // Of a view's own layer changes what changes of the view.
    if known == nil, let view = (object as? CALayer)?.view {
      add(to: view, owner: observers) { [weak observers] in observers?.check() }
    }
  }

  package static func remove(from object: NSObject, owner: AnyObject) {
    of(object)?.checks.removeAll { $0.id == ObjectIdentifier(owner) }
  }

  /// Calls the checks: a property of the object may have changed.
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

extension CALayer {
  /// Geometry of a layer without a view may have changed; observers of a view's layer are told with those of the view.
  @inline(__always) final func tellObservers() {
    if hasAssociations { PropertyObservers.of(self)?.check() }
  }
}

extension NSLayoutConstraint {
  /// Constant or priority may have changed.
  @inline(__always) final func tellObservers() {
    if hasAssociations { PropertyObservers.of(self)?.check() }
  }
}
