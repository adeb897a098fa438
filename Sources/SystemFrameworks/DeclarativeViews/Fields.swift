// Fields to write in: text fields of UIKit's.

import UIKit

/// A field to write in, one line high, as wide as it is offered.
public struct TextField<Label: View>: View {
  private let title: Text?
  private let text: Binding<String>
  private let commit: () -> Void
  private var isSecure = false
  init(_ title: Text?, text: Binding<String>, isSecure: Bool, commit: @escaping () -> Void = {}) {
    self.title = title
    self.text = text
    self.commit = commit
    self.isSecure = isSecure
  }
  /// The field.
  public var body: some View {
    FieldView(placeholder: title?.plain, text: text, isSecure: isSecure, commit: commit)
  }
}

extension TextField where Label == Text {
  /// A field with a text while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), text: text, isSecure: false)
  }
  /// A field with a text while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(Text(title), text: text, isSecure: false)
  }
  /// A field with a text while it is empty: the prompt, if there is one.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(prompt ?? Text(titleKey), text: text, isSecure: false)
  }
  /// A field with a text while it is empty: the prompt, if there is one.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(prompt ?? Text(title), text: text, isSecure: false)
  }
  /// A field for a value as a format writes it. What the format cannot read leaves the value as it is.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding<String> {
      format.format(value.wrappedValue)
    } set: {
      if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new }
    }
    self.init(prompt ?? Text(titleKey), text: text, isSecure: false)
  }
  /// A field that calls a closure at the end of writing.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(titleKey), text: text, isSecure: false, commit: onCommit)
  }
}

/// A field to write in what nobody may see.
public struct SecureField<Label: View>: View {
  private let title: Text
  private let text: Binding<String>
  /// The field.
  public var body: some View { TextField<Text>(title, text: text, isSecure: true) }
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
}

private struct FieldView: LeafView {
  let placeholder: String?
  let text: Binding<String>
  let isSecure: Bool
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
    platform.replaceAction(for: .editingDidEndOnExit) { [commit, submit = environment.submit] _ in
      commit()
      submit?(.text)
    }
  }
  func size(_ proposal: ProposedViewSize, _ platform: UITextField, _ environment: EnvironmentValues) -> CGSize
  {
    controlSize(platform, proposal, takesWidth: true)
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
