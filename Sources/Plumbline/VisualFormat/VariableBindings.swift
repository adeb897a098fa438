// Variable bindings for visual formats: what Apple's C macro of this name does.

/// Names views after themselves for a visual format.
///
///     let views = NSDictionaryOfVariableBindings(title: title, field: field)
///     NSLayoutConstraint.constraints(withVisualFormat: "|-[title]-[field]-|", metrics: nil, views: views)
///
/// Swift has no macro that reads the names of its arguments, so that they are written as labels; a name that is no
/// identifier, such as Apple's key `self.button1`, cannot be written, and could not be used in a format either. Without
/// labels a call does not compile, and the compiler's message says what to write. See
/// `NSDictionaryOfVariableBindings.properties(of:)` for views that are properties.
public let NSDictionaryOfVariableBindings = VariableBindings()

/// The type of `NSDictionaryOfVariableBindings`.
@dynamicCallable
public struct VariableBindings: Sendable {
  /// The arguments by their labels. Stops at one without a label beside others that have one, which the compiler takes.
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> [String: Any] {
    var result: [String: Any] = [:]
    for (name, value) in arguments {
      if name.isEmpty {
        stopProgram(
          "NSDictionaryOfVariableBindings needs a label before every view: "
            + "NSDictionaryOfVariableBindings(title: title, field: field)")
      }
      result[name] = value
    }
    return result
  }

  // The compiler reports an unavailable function of this kind without file and line; a type that no argument has is
  // reported in its place, and by its name.
  /// Calls without labels end here, and do not compile.
  public func dynamicallyCall(
    withArguments arguments: [`a label before each view: NSDictionaryOfVariableBindings(title: title)`]
  ) -> [String: Any] {
    [:]
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

  /// The prefix that the compiler adds to the name of a lazy property.
  private static let lazyPrefix = "$__lazy_storage_$_"

  private static func item(_ value: Any) -> AnyObject? {
    if let view = value as? UIView { return view }
    return value as? UILayoutGuide ?? (value as? any LayoutItemFacade)
  }
}

/// Nothing has this type: its name is what the compiler says of a call of `NSDictionaryOfVariableBindings` without labels.
public enum `a label before each view: NSDictionaryOfVariableBindings(title: title)` {}
