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

/// Is told which button of an alert was pressed; by tests, as nothing here presses.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// A button was pressed.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The alert was taken away by a button.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  /// Does nothing by default.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing by default.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// An alert of before iOS 8.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// What it says first.
  open var title: String
  /// What it says.
  open var message: String?
  /// Is told of buttons.
  open weak var delegate: AnyObject?
  /// The button that ends it; -1 for none.
  open var cancelButtonIndex = -1
  private let buttons = ShownButtons()

  /// An alert.
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
  /// An alert without texts and buttons.
  public override init(frame: CGRect) {
    title = ""
    super.init(frame: frame)
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }

  /// The number of buttons.
  open var numberOfButtons: Int { buttons.titles.count }
  /// Whether it is shown.
  open var isVisible: Bool { buttons.isVisible }
  /// Adds a button; its number.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
  /// The title of a button.
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }
  /// Shows it over the key window's controller; where there is none, it is not shown.
  open func show() {
    buttons.show(
      UIAlertController(title: title, message: message, preferredStyle: .alert),
      over: UIApplication.shared.keyWindow?.rootViewController,
      style: { $0 == cancelButtonIndex ? .cancel : .default }, press: { self.tell($0) })
  }
  /// Takes it away as a button does.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    buttons.dismiss(animated: animated)
    tell(buttonIndex)
  }

  private func tell(_ index: Int) {
    let delegate = delegate as? any UIAlertViewDelegate
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }
}

/// Is told which button of a sheet was pressed; by tests, as nothing here presses.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: AnyObject {
  /// A button was pressed.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// The sheet was taken away by a button.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing by default.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing by default.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// A sheet of buttons of before iOS 8.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// What it says.
  open var title: String
  /// Is told of buttons.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The button that ends it; -1 for none.
  open var cancelButtonIndex = -1
  /// The button that destroys; -1 for none.
  open var destructiveButtonIndex = -1
  private let buttons = ShownButtons()

  /// A sheet of buttons.
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
  /// A sheet without buttons.
  public override init(frame: CGRect) {
    title = ""
    super.init(frame: frame)
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }

  /// The number of buttons.
  open var numberOfButtons: Int { buttons.titles.count }
  /// Whether it is shown.
  open var isVisible: Bool { buttons.isVisible }
  /// Adds a button; its number.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
  /// The title of a button.
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }
  /// Shows it over the controller of a view's window; where there is none, it is not shown.
  open func show(in view: UIView) {
    buttons.show(
      UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet),
      over: view.window?.rootViewController ?? UIApplication.shared.keyWindow?.rootViewController,
      style: { $0 == cancelButtonIndex ? .cancel : $0 == destructiveButtonIndex ? .destructive : .default },
      press: { self.tell($0) })
  }
  /// Takes it away as a button does.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    buttons.dismiss(animated: animated)
    tell(buttonIndex)
  }

  private func tell(_ index: Int) {
    delegate?.actionSheet(self, clickedButtonAt: index)
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }
}
