// Alerts of before iOS 8, as early applications use them: they show a `UIAlertController` over what is shown.

import Foundation
import Plumbline

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
  private var titles: [String] = []
  private var shown: UIAlertController?

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
  open var numberOfButtons: Int { titles.count }
  /// Whether it is shown.
  open var isVisible: Bool { shown?.presentingViewController != nil }
  /// Adds a button; its number.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  /// The title of a button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }
  /// Shows it over the key window's controller; where there is none, it is not shown.
  open func show() {
    let controller = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (index, title) in titles.enumerated() {
      controller.addAction(
        UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { [weak self] _ in
          self?.tell(index)
        })
    }
    var top = UIApplication.shared.keyWindow?.rootViewController
    while let next = top?.presentedViewController { top = next }
    top?.present(controller, animated: true)
    shown = controller
  }
  /// Takes it away as a button does.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    shown?.dismiss(animated: animated)
    shown = nil
    tell(buttonIndex)
  }

  private func tell(_ index: Int) {
    let delegate = delegate as? any UIAlertViewDelegate
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }
}
