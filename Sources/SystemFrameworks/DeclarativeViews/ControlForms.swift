// Further ways to write controls.

import UIKit

extension Binding where Value: BinaryFloatingPoint {
  fileprivate var number: Binding<Double> {
    Binding<Double> {
      Double(wrappedValue)
    } set: {
      wrappedValue = Value($0)
    }
  }
}
extension Binding where Value: BinaryInteger {
  /// What the type cannot hold becomes its nearest value.
  fileprivate var number: Binding<Double> {
    Binding<Double> {
      Double(wrappedValue)
    } set: {
      wrappedValue = Value(clamping: Int(exactly: $0.rounded()) ?? ($0 < 0 ? .min : .max))
    }
  }
}
/// As far as numbers of all types go exactly.
private let anyNumber = -9_007_199_254_740_992.0...9_007_199_254_740_992.0

extension Stepper {
  /// A stepper for a number.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, @ViewBuilder label: () -> Label
  ) {
    let range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.init(value.number, range, Double(step), label())
  }
  /// A stepper for a number without bounds.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, step: V = 1, @ViewBuilder label: () -> Label) {
    self.init(value.number, anyNumber, Double(step), label())
  }
  /// A stepper for a number without bounds.
  public init<V: BinaryInteger>(value: Binding<V>, step: V = 1, @ViewBuilder label: () -> Label) {
    self.init(value.number, anyNumber, Double(step), label())
  }
}

extension Stepper where Label == Text {
  /// A stepper for a number.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(titleKey) } }
  /// A stepper for a number without bounds.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V = 1) {
    self.init(value: value, step: step) { Text(titleKey) }
  }
  /// A stepper for a number without bounds.
  public init<V: BinaryInteger>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V = 1) {
    self.init(value: value, step: step) { Text(titleKey) }
  }
  /// A stepper for a number.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryInteger>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
  /// A stepper for a number without bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryInteger>(_ title: S, value: Binding<V>, step: V = 1) {
    self.init(value: value, step: step) { Text(title) }
  }
}

/// What the return key of a keyboard says.
public struct SubmitLabel: Sendable {
  fileprivate let key: UIReturnKeyType
  /// Apple's names.
  public static let done = Self(key: .done), go = Self(key: .go), send = Self(key: .send),
    join = Self(key: .join), route = Self(key: .route), search = Self(key: .search),
    `return` = Self(key: .default), next = Self(key: .next), `continue` = Self(key: .continue)
}

/// Which letters of what is written are made large.
public struct TextInputAutocapitalization: Sendable {
  fileprivate let type: UITextAutocapitalizationType
  /// Apple's names.
  public static var never: Self { Self(type: .none) }
  /// Apple's names.
  public static var words: Self { Self(type: .words) }
  /// Apple's names.
  public static var sentences: Self { Self(type: .sentences) }
  /// Apple's names.
  public static var characters: Self { Self(type: .allCharacters) }
}

extension Button where Label == DeclarativeViews.Label<Text, Image> {
  /// A button with a text and one of the system's symbols.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) { self.init(role: role, action: action) { DeclarativeViews.Label(titleKey, systemImage: systemImage) } }
  /// A button with a text and one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) { self.init(role: role, action: action) { DeclarativeViews.Label(title, systemImage: systemImage) } }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is given.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The switch that a style is given.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle where Label == DeclarativeViews.Label<Text, Image> {
  /// A switch with a text and one of the system's symbols.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { DeclarativeViews.Label(titleKey, systemImage: systemImage) }
  }
}

extension Stepper {
  /// A stepper that calls closures.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    // The value stays where it is: what goes up or down is the program's.
    let value = Binding<Double> {
      0
    } set: {
      if $0 > 0 { onIncrement?() } else if $0 < 0 { onDecrement?() }
    }
    self.init(value, (onDecrement == nil ? 0 : -1)...(onIncrement == nil ? 0 : 1), 1, label())
  }
}

extension Stepper where Label == Text {
  /// A stepper that calls closures.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement) }
  /// A stepper for a value as a format writes it, behind its label.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput = 1, format: F
  ) where F.FormatInput: BinaryInteger, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }
}

extension View {
  /// What the return key says while fields below are edited.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    told { ($0 as? UITextField)?.returnKeyType = submitLabel.key }
  }
  /// Which letters fields below make large; nil for those of sentences.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self.autocapitalization(autocapitalization?.type ?? .sentences)
  }
  /// What is read out.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// What the view does, read out.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// The value, read out.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// A name for tests.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Whether the view is left out when the screen is read.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}
