// Alerts of before iOS 8, as early applications use them: they show a `UIAlertController` over what is shown.

import Foundation
import Plumbline

/// The buttons of an alert or a sheet, and the controller that shows them. An object, as showing calls what may ask for it.
///
/// Whoever shows the controller retains it, and its actions retain the alert: a shown alert lives without another reference,
/// as on Apple's systems.
@MainActor
private final class ShownButtons {
  private(set) var titles: [String] = []
  private weak var shown: UIAlertController?

  var isVisible: Bool { shown?.presentingViewController != nil }

  /// Adds a button; its number.
  func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// Shows a controller with the buttons over what a root controller presents; where there is none, it is not shown.
  func show(
    _ controller: UIAlertController, over root: UIViewController?, style: (Int) -> UIAlertAction.Style,
    press: @escaping (Int) -> Void
  ) {
    for (index, title) in titles.enumerated() {
      controller.addAction(UIAlertAction(title: title, style: style(index)) { _ in press(index) })
    }
    var top = root
    while let next = top?.presentedViewController { top = next }
    top?.present(controller, animated: true)
    shown = controller
  }

  func dismiss(animated: Bool) {
    shown?.dismiss(animated: animated)
    shown = nil
  }
}

/// Which fields an alert has. Raw values are Apple's.
public enum UIAlertViewStyle: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// Is told of an alert and which of its buttons was pressed; by tests, as nothing here presses.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: ObjectAnswering {
  /// Called before the alert's dismissal is told.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called after the other, before the last.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called last.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// The system takes the alert away. Never called here.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Before the alert is shown.
  func willPresent(_ alertView: UIAlertView)
  /// After the alert was shown.
  func didPresent(_ alertView: UIAlertView)
  /// Whether the first button that does not cancel may be pressed: asked when the alert is shown.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Does nothing by default.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing by default.
  public func alertViewCancel(_ alertView: UIAlertView) {}
  /// Does nothing by default.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing by default.
  public func didPresent(_ alertView: UIAlertView) {}
  /// True by default.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
  /// Does nothing by default.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing by default.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// Apple's alert before iOS 8. It is never added to a window: a `UIAlertController` is shown in its place.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// "" for none.
  open var title: String
  /// Below the title; nil for none.
  open var message: String?
  /// Told only where it is a `UIAlertViewDelegate`. Not retained.
  open weak var delegate: AnyObject?
  /// Set to the first button's where there is a title for it. -1 for none.
  open var cancelButtonIndex = -1
  /// `.default` at first, without fields. To be set before the alert is shown.
  open var alertViewStyle = UIAlertViewStyle.default { didSet { makeFields() } }
  private var fields: [UITextField] = []
  private let buttons = ShownButtons()

  /// The button that cancels is number 0, the others follow.
  public init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    super.init(frame: .zero)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    otherButtonTitles.forEach { addButton(withTitle: $0) }
  }
  /// Texts and buttons are to be added.
  public override init(frame: CGRect) {
    title = ""
    super.init(frame: frame)
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }

  /// The first button that does not cancel; -1 for none.
  open var firstOtherButtonIndex: Int {
    buttons.titles.indices.first { $0 != cancelButtonIndex } ?? -1
  }
  /// The field of a number: of a style with two the name's and the password's. Stops, as Apple's, where there is none.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    precondition(fields.indices.contains(textFieldIndex), "the alert has no field \(textFieldIndex)")
    return fields[textFieldIndex]
  }

  private func makeFields() {
    func field(_ placeholder: String?, isSecure: Bool) -> UITextField {
      let field = UITextField()
      field.placeholder = placeholder
      field.isSecureTextEntry = isSecure
      return field
    }
    switch alertViewStyle {
    case .default: fields = []
    case .secureTextInput: fields = [field(nil, isSecure: true)]
    case .plainTextInput: fields = [field(nil, isSecure: false)]
    case .loginAndPasswordInput:
      fields = [field("Login", isSecure: false), field("Password", isSecure: true)]
    }
  }

  /// The one that cancels among them.
  open var numberOfButtons: Int { buttons.titles.count }
  /// Whether its controller is presented.
  open var isVisible: Bool { buttons.isVisible }
  /// Answers the button's number: they count from 0.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
  /// Nil for a number that there is not.
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }
  /// Shows it over the key window's controller; where there is none, it is not shown.
  open func show() {
    let delegate = delegate as? any UIAlertViewDelegate
    let controller = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for field in fields { controller.addTextField(field) }
    delegate?.willPresent(self)
    buttons.show(
      controller, over: UIApplication.shared.keyWindow?.rootViewController,
      style: { $0 == cancelButtonIndex ? .cancel : .default }, press: { self.tell($0) })
    if let delegate, controller.actions.indices.contains(firstOtherButtonIndex) {
      controller.actions[firstOtherButtonIndex].isEnabled =
        delegate.alertViewShouldEnableFirstOtherButton(self)
    }
    if isVisible { delegate?.didPresent(self) }
  }
  /// Dismisses the controller and tells the delegate as if the button had been pressed.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    buttons.dismiss(animated: animated)
    tell(buttonIndex)
  }

  private func tell(_ index: Int) {
    let delegate = delegate as? any UIAlertViewDelegate
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, willDismissWithButtonIndex: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }
}

/// Is told which button of a sheet was pressed; by tests, as nothing here presses.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: ObjectAnswering {
  /// Called before the sheet's dismissal is told.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called after the other, before the last.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Called last.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
  /// The system takes the sheet away. Never called here.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// Before the sheet is shown.
  func willPresent(_ actionSheet: UIActionSheet)
  /// After the sheet was shown.
  func didPresent(_ actionSheet: UIActionSheet)
}

/// How a sheet of buttons looks. Raw values are Apple's.
public enum UIActionSheetStyle: Int, Sendable {
  /// Apple's names.
  case automatic = -1, `default` = 0, blackTranslucent = 2
}

extension UIActionSheetDelegate {
  /// Does nothing by default.
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing by default.
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  /// Does nothing by default.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing by default.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing by default.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing by default.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// Apple's sheet of buttons before iOS 8. It is never added to a window: a `UIAlertController` is shown in
/// its place.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// Above the buttons; "" for none.
  open var title: String
  /// Not retained.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// Set to the last button's where there is a title for it. -1 for none.
  open var cancelButtonIndex = -1
  /// The red button: number 0 where there is a title for it. -1 for none.
  open var destructiveButtonIndex = -1
  private let buttons = ShownButtons()

  /// The red button comes first, the one that cancels last.
  public init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.title = title ?? ""
    self.delegate = delegate
    super.init(frame: .zero)
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    otherButtonTitles.forEach { addButton(withTitle: $0) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }
  /// Texts and buttons are to be added.
  public override init(frame: CGRect) {
    title = ""
    super.init(frame: frame)
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }

  /// The first button that neither cancels nor is red; -1 for none.
  open var firstOtherButtonIndex: Int {
    buttons.titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }
  /// `.automatic` at first; stored.
  open var actionSheetStyle = UIActionSheetStyle.automatic
  /// The red one and the one that cancels among them.
  open var numberOfButtons: Int { buttons.titles.count }
  /// Whether its controller is presented.
  open var isVisible: Bool { buttons.isVisible }
  /// Answers the button's number: they count from 0.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
  /// Nil for a number that there is not.
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }
  /// Shows it over the controller of a view's window; where there is none, it is not shown.
  open func show(in view: UIView) { show(over: view.window) }
  /// Shows it over the controller of a view's window; on a large screen beside the rectangle.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(over: view.window) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }
  /// Shows it over the key window's controller; on a large screen beside the item.
  open func show(from item: UIBarButtonItem, animated: Bool) { show(over: nil) { $0.barButtonItem = item } }
  /// The same as `show(in:)`.
  open func show(from view: UIToolbar) { show(in: view) }
  /// The same as `show(in:)`.
  open func show(from view: UITabBar) { show(in: view) }

  private func show(over window: UIWindow?, _ point: (UIPopoverPresentationController) -> Void = { _ in }) {
    let controller = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    if let popover = controller.popoverPresentationController { point(popover) }
    delegate?.willPresent(self)
    buttons.show(
      controller, over: (window ?? UIApplication.shared.keyWindow)?.rootViewController,
      style: { $0 == cancelButtonIndex ? .cancel : $0 == destructiveButtonIndex ? .destructive : .default },
      press: { self.tell($0) })
    if isVisible { delegate?.didPresent(self) }
  }
  /// Dismisses the controller and tells the delegate as if the button had been pressed.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    buttons.dismiss(animated: animated)
    tell(buttonIndex)
  }

  private func tell(_ index: Int) {
    delegate?.actionSheet(self, clickedButtonAt: index)
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }
}
