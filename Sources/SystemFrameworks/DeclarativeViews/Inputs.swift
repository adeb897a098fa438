// What fields are told, and alerts.

import UIKit

extension View {
  private func field(_ tell: @escaping (UITextField) -> Void) -> some View {
    told { if let field = $0 as? UITextField { tell(field) } }
  }
  /// The keyboard of fields below.
  public func keyboardType(_ type: UIKeyboardType) -> some View { field { $0.keyboardType = type } }
  /// What is written in fields below.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    field { $0.textContentType = textContentType }
  }
  /// Whether fields below correct what is written.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }
  /// Whether fields below correct what is written.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    field { $0.autocorrectionType = disable ? .no : .default }
  }
  /// Which letters fields below make large.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    field { $0.autocapitalizationType = style }
  }
  /// Which field is edited; nothing here follows it.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  { self }
  /// Whether the field is edited; nothing here follows it.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}

/// A question or a message.
public struct Alert {
  /// A way out.
  public struct Button {
    fileprivate let title: String
    fileprivate let style: UIAlertAction.Style
    fileprivate let action: (() -> Void)?
    /// A usual way out.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label.plain, style: .default, action: action)
    }
    /// Leaves everything as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label.plain, style: .cancel, action: action)
    }
    /// Leaves everything as it is.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(title: "Cancel", style: .cancel, action: action)
    }
    /// Takes something away for good.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label.plain, style: .destructive, action: action)
    }
  }
  fileprivate var title: String
  fileprivate var message: String?
  fileprivate var buttons: [Button]
  /// A message.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title: title.plain, message: message?.plain, buttons: dismissButton.map { [$0] } ?? [])
  }
  /// A question.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.init(title: title.plain, message: message?.plain, buttons: [primaryButton, secondaryButton])
  }
  fileprivate init(title: String, message: String?, buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons.isEmpty ? [Button(title: "OK", style: .default, action: nil)] : buttons
  }
}

/// A sheet of actions, by its older name.
public struct ActionSheet {
  /// An action.
  public typealias Button = Alert.Button
  fileprivate let alert: Alert
  /// Actions with a title.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    alert = Alert(title: title.plain, message: message?.plain, buttons: buttons)
  }
}

/// Buttons as alerts ask for them.
@MainActor
private protocol AlertPart {
  var alertButton: Alert.Button { get }
}

extension Button: AlertPart {
  fileprivate var alertButton: Alert.Button {
    let (title, role, action) = parts
    return Alert.Button(
      title: title ?? "", style: role == .cancel ? .cancel : role == .destructive ? .destructive : .default,
      action: action)
  }
}

@MainActor
private func alertButtons(_ view: any View) -> [Alert.Button] {
  if let several = view as? any MultiView { return several.parts.flatMap { alertButtons($0.view) } }
  if let around = view as? any WrappingView { return alertButtons(around.wrapped) }
  return (view as? any AlertPart).map { [$0.alertButton] } ?? []
}

private struct Asking: Watching {
  final class Memory { weak var controller: UIAlertController? }
  let isPresented: Binding<Bool>
  let style: UIAlertController.Style
  let alert: () -> Alert?
  func begin() -> Memory { Memory() }
  func didLayOut(_ memory: inout Memory, _ node: ViewNode) {
    guard let presenting = node.host.controller, presenting.viewIfLoaded?.window != nil else { return }
    let isWanted = node.noticing { isPresented.wrappedValue }
    if isWanted, memory.controller == nil {
      guard let alert = alert() else { return }
      let controller = UIAlertController(title: alert.title, message: alert.message, preferredStyle: style)
      for button in alert.buttons {
        controller.addAction(
          UIAlertAction(title: button.title, style: button.style) { [isPresented] _ in
            isPresented.wrappedValue = false
            button.action?()
          })
      }
      memory.controller = controller
      presenting.present(controller, animated: true)
    } else if !isWanted, let controller = memory.controller {
      memory.controller = nil
      controller.presentingViewController?.dismiss(animated: true)
    }
  }
  func end(_ memory: inout Memory, _ node: ViewNode) {
    guard let controller = memory.controller else { return }
    node.host.afterUpdate { controller.presentingViewController?.dismiss(animated: true) }
  }
}

extension View {
  /// An alert while a value is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    Watched(content: self, watch: Asking(isPresented: isPresented, style: .alert, alert: content))
  }
  /// An item's alert while there is one.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View
  {
    Watched(
      content: self,
      watch: Asking(isPresented: item.isThere(), style: .alert) { item.wrappedValue.map(content) })
  }
  /// An alert while a value is true: of the actions the buttons, of the message the first text.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { asking(title, isPresented, .alert, actions(), message()) }
  /// An alert while a value is true: of the actions the buttons.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { asking(Text(titleKey), isPresented, .alert, actions(), EmptyView()) }
  /// An alert while a value is true: of the actions the buttons, of the message the first text.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { asking(Text(titleKey), isPresented, .alert, actions(), message()) }
  /// A sheet of actions while a value is true: of the actions the buttons.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { asking(Text(titleKey), isPresented, .actionSheet, actions(), EmptyView()) }

  /// An alert while a value is true: of the actions the buttons.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { asking(Text(title), isPresented, .alert, actions(), EmptyView()) }
  /// An alert while a value is true: of the actions the buttons, of the message the first text.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { asking(Text(title), isPresented, .alert, actions(), message()) }
  /// An alert of a value while another one is true.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(Text(titleKey), isPresented, .alert, data.map { actions($0) } ?? EmptyView(), EmptyView(), data != nil)
  }
  /// An alert of a value while another one is true.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(
      Text(titleKey), isPresented, .alert, data.map { actions($0) } ?? EmptyView(),
      data.map { message($0) } ?? EmptyView(), data != nil)
  }
  /// An alert of an error while a value is true.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    asking(Text(verbatim: error?.errorDescription ?? ""), isPresented, .alert, actions(), EmptyView(), error != nil)
  }
  /// An alert of an error while a value is true.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    asking(
      Text(verbatim: error?.errorDescription ?? ""), isPresented, .alert, error.map { actions($0) } ?? EmptyView(),
      error.map { message($0) } ?? EmptyView(), error != nil)
  }
  /// A sheet of actions while a value is true: of the actions the buttons, of the message the first text.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { asking(Text(titleKey), isPresented, .actionSheet, actions(), message()) }
  /// A sheet of actions while a value is true: of the actions the buttons.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { asking(title, isPresented, .actionSheet, actions(), EmptyView()) }
  /// A sheet of actions while a value is true: of the actions the buttons.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { asking(Text(title), isPresented, .actionSheet, actions(), EmptyView()) }
  /// A sheet of a value's actions while another one is true.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(
      Text(titleKey), isPresented, .actionSheet, data.map { actions($0) } ?? EmptyView(), EmptyView(), data != nil)
  }
  /// A sheet of a value's actions while another one is true.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(
      Text(titleKey), isPresented, .actionSheet, data.map { actions($0) } ?? EmptyView(),
      data.map { message($0) } ?? EmptyView(), data != nil)
  }
  /// A sheet of actions while a value is true, by its older name.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    Watched(
      content: self, watch: Asking(isPresented: isPresented, style: .actionSheet) { content().alert })
  }
  /// An item's sheet of actions while there is one, by its older name.
  public func actionSheet<T: Identifiable>(item: Binding<T?>, content: @escaping (T) -> ActionSheet) -> some View {
    Watched(
      content: self,
      watch: Asking(isPresented: item.isThere(), style: .actionSheet) { item.wrappedValue.map { content($0).alert } })
  }

  private func asking(
    _ title: Text, _ isPresented: Binding<Bool>, _ style: UIAlertController.Style, _ actions: any View,
    _ message: any View, _ isThere: Bool = true
  ) -> some View {
    Watched(
      content: self,
      watch: Asking(isPresented: isPresented, style: style) {
        guard isThere else { return nil }
        return Alert(title: title.plain, message: TabLook(message).title, buttons: alertButtons(actions))
      })
  }
}
