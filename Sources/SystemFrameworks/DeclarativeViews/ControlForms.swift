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
