// Key-value coding of the properties that layout code accesses by name. Without an Objective-C runtime tables list
// those of views, layers, constraints and controllers that documents and programs set by name.

import Foundation

#if !canImport(Darwin)
  /// The properties of a name, those of the more special classes first. Truth values are known with and without "is".
  @MainActor private func properties(named name: String) -> [NamedProperty] {
    var name = name
    if name.hasPrefix("is"), let letter = name.dropFirst(2).first, letter.isUppercase {
      name = letter.lowercased() + name.dropFirst(3)
    }
    return propertiesOfLists(named: name) + propertiesOfControls(named: name) + propertiesOfViews(named: name)
      + propertiesOfLayers(named: name) + propertiesOfControllers(named: name)
      + propertiesOfConstraints(named: name)
  }

  private final class UnknownValues: CarriedState {
    var values: [String: Any] = [:]
  }

  extension NSObject {
    /// The value of a property that has to do with layout, or of what was set under a name that no such property has; nil
    /// where there is neither. (Apple's raises an exception for unknown names.)
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
      let property = onTreesThread { properties(named: key) }.first { $0.fits(self) }
      if let property { return onTreesThread((self, property)) { $1.get($0) } }
      return (self as? UIResponder).map { responder in
        onTreesThread(responder) { $0.value(forUndefinedKey: key) }
      } ?? unknownValues[key]
    }

    /// Sets a property that has to do with layout. What is set under another name is kept, and `value(forKey:)` gives it.
    /// (Apple's raises an exception for unknown names.)
    public func setValue(_ value: Any?, forKey key: String) {
      let property = onTreesThread { properties(named: key) }.first { $0.fits(self) && $0.set != nil }
      if let property {
        onTreesThread((self, property, value)) { $1.set?($0, $2) }
      } else {
        if let responder = self as? UIResponder {
          onTreesThread((responder, value)) { $0.setValue($1, forUndefinedKey: key) }
        } else {
          unknownValues[key] = value
        }
      }
      PropertyObservers.of(self)?.check()
    }

    /// Sets a property that has to do with layout; false for other names.
    package func setKnownValue(_ value: Any?, forKey key: String) -> Bool {
      let isKnown = onTreesThread { properties(named: key) }.contains { $0.fits(self) && $0.set != nil }
      if isKnown { setValue(value, forKey: key) }
      return isKnown
    }

    /// The values of properties by their names; `NSNull` for those that have none.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
      Dictionary(
        keys.map { ($0, unwrapped(value(forKey: $0)) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
    }

    /// The value at the end of a path of names, as `layer.cornerRadius`.
    public func value(forKeyPath keyPath: String) -> Any? {
      guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
      let next = value(forKey: String(keyPath[..<dot])) as? NSObject
      return next?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Sets the property at the end of a path of names.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
      let next = self.value(forKey: String(keyPath[..<dot])) as? NSObject
      next?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Sets several properties by their names.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
      for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    /// The values set under names that no property has.
    package var unknownValues: [String: Any] {
      get { knownAssociated(UnknownValues.self)?.values ?? [:] }
      set { makeAssociated(UnknownValues.self).values = newValue }
    }
  }
#endif
