// Properties of layers that Core Animation implements when the program runs, which the adaptation writes out
// (`@NSManaged var progress: CGFloat`), and undoing by selectors.

import Foundation
import Plumbline

extension CALayer {
  /// The value of a property: what was set, else the class's default value, else 0, false, nothing or empty.
  public func managedValue<Value>(_ key: String) -> Value {
    let kept: Value? = carried(or: nil, "dynamic." + key)
    return kept ?? Self.defaultValue(forKey: key) as? Value ?? Self.emptyValue(key)
  }

  /// Sets the value of a property, has the layer drawn anew where its class says that it needs to be, and adds the animation
  /// that the layer has for the change.
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    let change = action(forKey: key) as? CAAnimation
    carry(Optional(value), "dynamic." + key)
    if let change { add(change, forKey: key) }
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  private static func emptyValue<Value>(_ key: String) -> Value {
    if let none = Any?.none as? Value { return none }
    if let type = Value.self as? any BinaryInteger.Type, let zero = type.init(0) as? Value { return zero }
    if let type = Value.self as? any BinaryFloatingPoint.Type, let zero = type.init(0) as? Value { return zero }
    let empty: [Any] = [false, "", CGPoint.zero, CGSize.zero, CGRect.zero, UIEdgeInsets.zero]
    if let fitting = empty.lazy.compactMap({ $0 as? Value }).first { return fitting }
    preconditionFailure("'\(key)' of \(self) has no value")
  }
}

extension UndoManager {
  /// Keeps a call of a method with an object, as `registerUndo(withTarget:handler:)` keeps a closure. Without effect for a
  /// target that is no `NSObject`.
  public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    guard let target = target as? NSObject else { return }
    registerUndo(withTarget: target) { _ = $0.perform(selector, with: anObject) }
  }
}
