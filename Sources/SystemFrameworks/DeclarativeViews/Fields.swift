// Fields to write in: text fields of UIKit's.

import UIKit

/// A field to write in, one line high, as wide as it is offered.
public struct TextField<Label: View>: View {
  private let title: Text?
  private let text: Binding<String>
  private let commit: () -> Void
  private let edited: (Bool) -> Void
  private var isSecure = false
  /// Along which axis the field grows with what is written.
  private let axis: Axis
  @Environment(\.self) private var environment
  init(
    _ title: Text?, text: Binding<String>, isSecure: Bool = false, axis: Axis = .horizontal,
    edited: @escaping (Bool) -> Void = { _ in }, commit: @escaping () -> Void = {}
  ) {
    self.title = title
    self.text = text
    self.commit = commit
    self.edited = edited
    self.isSecure = isSecure
    self.axis = axis
  }
  /// The field, or what the surroundings' style makes of it.
  public var body: some View {
    if let style = environment[OwnFieldStyleKey.self] {
      style.styled(
        TextField<_TextFieldStyleLabel>(
          title, text: text, isSecure: isSecure, axis: axis, edited: edited, commit: commit)
      )
      .surrounded { $0[OwnFieldStyleKey.self] = nil }
    } else if axis == .vertical {
      GrowingField(placeholder: title?.plain, text: text)
    } else {
      FieldView(placeholder: title?.plain, text: text, isSecure: isSecure, edited: edited, commit: commit)
    }
  }
}

extension TextField {
  /// A field with a label, which is shown while it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(prompt ?? TabLook(label()).title.map { Text(verbatim: $0) }, text: text)
  }
  /// A field for a value as a format writes it.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      prompt ?? TabLook(label()).title.map { Text(verbatim: $0) }, text: value.text(format))
  }
}

extension Binding {
  /// The value as a format writes it. What the format cannot read leaves the value as it is.
  fileprivate func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String> {
      format.format(wrappedValue)
    } set: {
      if let new = try? format.parseStrategy.parse($0) { wrappedValue = new }
    }
  }
  /// The value as a format writes it, nothing for nil. What the format cannot read is nil.
  fileprivate func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where Value == F.FormatInput?, F.FormatOutput == String {
    Binding<String> {
      wrappedValue.map { format.format($0) } ?? ""
    } set: {
      wrappedValue = try? format.parseStrategy.parse($0)
    }
  }
  /// The value as a formatter writes it. What it cannot read leaves the value as it is.
  fileprivate func text(_ formatter: Formatter) -> Binding<String> {
    Binding<String> {
      formatter.string(for: wrappedValue) ?? ""
    } set: {
      if let new = formatter.value(of: $0) as? Value { wrappedValue = new }
    }
  }
}

extension Formatter {
  /// What a text stands for, as far as formatters of numbers and dates know.
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case let numbers as NumberFormatter:
      return numbers.number(from: text)
    case let dates as DateFormatter: return dates.date(from: text)
    default: return nil
    }
  }
}

extension TextField where Label == Text {
  /// A field with a text while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(Text(titleKey), text: text) }
  /// A field with a text while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(Text(title), text: text) }
  /// A field with a text while it is empty: the prompt, if there is one.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(prompt ?? Text(titleKey), text: text)
  }
  /// A field with a text while it is empty: the prompt, if there is one.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(prompt ?? Text(title), text: text)
  }
  /// A field that grows along an axis with what is written, as far as the surroundings' limit of lines lets it.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(Text(titleKey), text: text, axis: axis)
  }
  /// A field that grows along an axis with what is written, as far as the surroundings' limit of lines lets it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(Text(title), text: text, axis: axis)
  }
  /// A field that grows along an axis with what is written, as far as the surroundings' limit of lines lets it.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(prompt ?? Text(titleKey), text: text, axis: axis)
  }
  /// A field for a value as a format writes it. What the format cannot read leaves the value as it is.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(prompt ?? Text(titleKey), text: value.text(format)) }
  /// A field for a value as a format writes it. What the format cannot read leaves the value as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(prompt ?? Text(title), text: value.text(format)) }
  /// A field for a value as a format writes it, empty for nil. What the format cannot read is nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(prompt ?? Text(titleKey), text: value.text(format)) }
  /// A field for a value as a format writes it, empty for nil. What the format cannot read is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(prompt ?? Text(title), text: value.text(format)) }
  /// A field for a value as a formatter writes it. What the formatter cannot read leaves the value as it is.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(prompt ?? Text(titleKey), text: value.text(formatter)) }
  /// A field for a value as a formatter writes it. What the formatter cannot read leaves the value as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(prompt ?? Text(title), text: value.text(formatter))
  }
  /// A field that calls closures at the beginning and the end of writing.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(Text(titleKey), text: text, edited: onEditingChanged, commit: onCommit) }
  /// A field that calls closures at the beginning and the end of writing.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) { self.init(Text(title), text: text, edited: onEditingChanged, commit: onCommit) }
  /// A field that calls a closure at the end of writing.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(titleKey), text: text, commit: onCommit)
  }
}

/// A field to write in what nobody may see.
public struct SecureField<Label: View>: View {
  private let title: Text
  private let text: Binding<String>
  private var commit: () -> Void = {}
  /// The field.
  public var body: some View { TextField<Text>(title, text: text, isSecure: true, commit: commit) }
}

extension SecureField where Label == Text {
  /// A field with a text while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    title = Text(titleKey)
    self.text = text
  }
  /// A field with a text while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.title = Text(title)
    self.text = text
  }
  /// A field with a text while it is empty: the prompt, if there is one.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    title = prompt ?? Text(titleKey)
    self.text = text
  }
  /// A field that calls a closure at the end of writing.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    title = Text(titleKey)
    self.text = text
    commit = onCommit
  }
}

private struct FieldView: LeafView {
  let placeholder: String?
  let text: Binding<String>
  let isSecure: Bool
  let edited: (Bool) -> Void
  let commit: () -> Void
  func makePlatformView() -> UITextField { UITextField() }
  func update(_ platform: UITextField, _ environment: EnvironmentValues) {
    platform.placeholder = placeholder
    platform.font = environment.resolvedFont([])
    platform.isSecureTextEntry = isSecure
    platform.isEnabled = environment.isEnabled
    platform.borderStyle = environment[FieldStyleKey.self].border
    if platform.text != text.wrappedValue { platform.text = text.wrappedValue }
    platform.replaceAction(for: .editingChanged) { [text] in text.wrappedValue = $0.text ?? "" }
    platform.replaceAction(for: .editingDidBegin) { [edited] _ in edited(true) }
    platform.replaceAction(for: .editingDidEnd) { [edited] _ in edited(false) }
    platform.textAlignment = environment.fieldAlignment
    platform.replaceAction(for: .editingDidEndOnExit) { [commit, submit = environment.submit] _ in
      commit()
      submit?(.text)
    }
  }
  func size(_ proposal: ProposedViewSize, _ platform: UITextField, _ environment: EnvironmentValues) -> CGSize
  {
    sizeOfControl(platform, proposal, takesWidth: true)
  }
}

enum FieldStyleKey: EnvironmentKey { static let defaultValue = SystemTextFieldStyle(border: .none) }

/// The system's looks of fields.
public struct SystemTextFieldStyle: Sendable {
  let border: UITextField.BorderStyle
  /// Without a border.
  public static let automatic = SystemTextFieldStyle(border: .none)
  /// Without a border.
  public static let plain = SystemTextFieldStyle(border: .none)
  /// With a border that has round corners.
  public static let roundedBorder = SystemTextFieldStyle(border: .roundedRect)
}
