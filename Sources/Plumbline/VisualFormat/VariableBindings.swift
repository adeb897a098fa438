// Dictionaries of views for visual formats without writing every name twice: what Apple's C macro of this name does.

/// Names views after themselves for a visual format.
///
///     let views = NSDictionaryOfVariableBindings(title: title, field: field)
///     NSLayoutConstraint.constraints(withVisualFormat: "|-[title]-[field]-|", metrics: nil, views: views)
///
/// Swift has no macro that reads the names of its arguments, so that they are written as labels; a name that is no
/// identifier, such as Apple's key `self.button1`, cannot be written, and could not be used in a format either. See
/// `NSDictionaryOfVariableBindings.properties(of:)` for views that are properties.
public let NSDictionaryOfVariableBindings = VariableBindings()

/// The type of `NSDictionaryOfVariableBindings`.
@dynamicCallable
public struct VariableBindings: Sendable {
  /// The arguments by their labels; an argument without one is left out.
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> [String: Any] {
    var result: [String: Any] = [:]
    for (name, value) in arguments where !name.isEmpty { result[name] = value }
    return result
  }

  /// The views and guides that an object keeps in stored properties, by the names of the properties; those of its
  /// superclasses among them. Properties without a value are left out.
  public func properties(of owner: Any) -> [String: Any] {
    var result: [String: Any] = [:]
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label, let item = Self.item(child.value) else { continue }
        let name = label.hasPrefix(Self.lazyPrefix) ? String(label.dropFirst(Self.lazyPrefix.count)) : label
        // A subclass comes first, and wins.
        if result[name] == nil { result[name] = item }
      }
      mirror = current.superclassMirror
    }
    return result
  }

  /// What the compiler puts before the name of a lazy property.
  private static let lazyPrefix = "$__lazy_storage_$_"

  private static func item(_ value: Any) -> AnyObject? {
    if let view = value as? UIView { return view }
    return value as? UILayoutGuide ?? (value as? any LayoutItemFacade)
  }
}
