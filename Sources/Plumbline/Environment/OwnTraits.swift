// Custom traits (iOS 17): traits that a program defines, which are inherited as the system's are.

/// The value of a trait that has no place of its own in `TraitValues`.
struct OwnTrait: Hashable, @unchecked Sendable {
  let value: Any
  /// The identity of the value, copied with it: values that are not equatable are equal where this is.
  private let identity = Identity()
  private final class Identity: Sendable {}
  let trait: any UITraitDefinition.Type

  init(_ trait: any UITraitDefinition.Type, _ value: Any) {
    self.value = value
    self.trait = trait
  }

  /// Objects that cannot be compared are told apart by identity; other values that cannot are the same where they were set
  /// once.
  static func == (lhs: OwnTrait, rhs: OwnTrait) -> Bool {
    if lhs.identity === rhs.identity { return true }
    guard let value = unwrapped(lhs.value), let other = unwrapped(rhs.value) else {
      return unwrapped(lhs.value) == nil && unwrapped(rhs.value) == nil
    }
    if let value = value as? any Equatable { return value.isSame(as: other) }
    guard type(of: value) is AnyClass, type(of: other) is AnyClass else { return false }
    return value as AnyObject === other as AnyObject
  }

  /// The wrapped value of an optional; nil for none.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}

extension TraitValues {
  /// The value of a trait by its name; its `defaultValue` where nothing was set.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      let value = TraitName(trait).map { $0.value(in: self) } ?? own[ObjectIdentifier(trait)]?.value
      return value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let name = TraitName(trait) { return name.set(newValue, in: &self) }
      own[ObjectIdentifier(trait)] = OwnTrait(trait, newValue)
    }
  }

  /// Whether another set has another value for a trait. What nobody has set counts as the trait's `defaultValue`.
  func differs(from other: TraitValues, in trait: any UITraitDefinition.Type) -> Bool {
    if let name = TraitName(trait) { return name.differs(self, other) }
    let key = ObjectIdentifier(trait)
    guard own[key] != nil || other.own[key] != nil else { return false }
    let initial = OwnTrait(trait, trait.defaultValue)
    return own[key] ?? initial != other.own[key] ?? initial
  }

  /// Whether another set has another value for a trait of the program's that bears on colours.
  func differsInColors(from other: TraitValues) -> Bool {
    Set(own.keys).union(other.own.keys).contains { key in
      guard let trait = (own[key] ?? other.own[key])?.trait, trait.affectsColorAppearance else {
        return false
      }
      return differs(from: other, in: trait)
    }
  }
}

extension TraitName {
  /// The trait's value, of the type that its definition says.
  func value(in values: TraitValues) -> Any {
    switch self {
    case .horizontalSizeClass: values.horizontalSizeClass
    case .verticalSizeClass: values.verticalSizeClass
    case .layoutDirection: values.layoutDirection
    case .userInterfaceIdiom: values.userInterfaceIdiom
    case .displayScale: values.displayScale
    case .preferredContentSizeCategory: values.preferredContentSizeCategory
    case .userInterfaceStyle: values.userInterfaceStyle
    case .userInterfaceLevel: values.userInterfaceLevel
    case .accessibilityContrast: values.accessibilityContrast
    case .legibilityWeight: values.legibilityWeight
    }
  }

  /// Sets the trait; a value of another type than its definition says is ignored.
  func set(_ value: Any, in values: inout TraitValues) {
    func take<Value>(_ place: inout Value) { if let value = value as? Value { place = value } }
    switch self {
    case .horizontalSizeClass: take(&values.horizontalSizeClass)
    case .verticalSizeClass: take(&values.verticalSizeClass)
    case .layoutDirection: take(&values.layoutDirection)
    case .userInterfaceIdiom: take(&values.userInterfaceIdiom)
    case .displayScale: take(&values.displayScale)
    case .preferredContentSizeCategory: take(&values.preferredContentSizeCategory)
    case .userInterfaceStyle: take(&values.userInterfaceStyle)
    case .userInterfaceLevel: take(&values.userInterfaceLevel)
    case .accessibilityContrast: take(&values.accessibilityContrast)
    case .legibilityWeight: take(&values.legibilityWeight)
    }
  }
}
