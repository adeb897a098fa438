// `@NSManaged` in a layer's class: properties that Core Animation keeps by their names, and may animate.

import Foundation

#if !canImport(Darwin)
  private final class ManagedValues: CarriedState {
    var values: [String: Any] = [:]
  }

  extension CALayer {
    /// The value of such a property: what was set, what the class says by `defaultValue(forKey:)`, or zero.
    public func managedValue<Value>(_ key: String) -> Value {
      if let known = managedValues[key], let fitting = known as? Value { return fitting }
      if let fitting: Value = Self.fitting(type(of: self).defaultValue(forKey: key)) { return fitting }
      if let nothing = Any?.none as? Value { return nothing }
      if let zero: Value = Self.fitting(NSNumber(value: 0)) { return zero }
      if let type = Value.self as? any BinaryInteger.Type, let zero = type.init(0) as? Value { return zero }
      let empty: [Any] = [CGRect.zero, CGPoint.zero, CGSize.zero, UIEdgeInsets.zero, "", [Any]()]
      if let fitting = empty.lazy.compactMap({ $0 as? Value }).first { return fitting }
      preconditionFailure("'\(key)' of \(type(of: self)) has no value")
    }

    /// Sets such a property. A class whose `needsDisplay(forKey:)` says so is drawn again, and what `action(forKey:)` gives for
    /// it begins.
    public func setManagedValue<Value>(_ value: Value, _ key: String) {
      let action = action(forKey: key)
      managedValues[key] = value
      if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
      if let animation = action as? CAAnimation {
        add(animation, forKey: key)
      } else {
        action?.run(forKey: key, object: self, arguments: nil)
      }
    }

    /// By the names of their properties.
    var managedValues: [String: Any] {
      get { carriedStates.known(ManagedValues.self)?.values ?? [:] }
      set { makeCarried(ManagedValues.self).values = newValue }
    }

    private static func fitting<Value>(_ value: Any?) -> Value? {
      if let fitting = value as? Value { return fitting }
      guard let number = value as? NSNumber else { return nil }
      if let fitting = CGFloat(number.doubleValue) as? Value { return fitting }
      if let fitting = number.doubleValue as? Value { return fitting }
      if let fitting = number.floatValue as? Value { return fitting }
      if let fitting = number.intValue as? Value { return fitting }
      return number.boolValue as? Value
    }
  }
#endif
