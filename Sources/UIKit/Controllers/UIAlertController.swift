// Alerts and action sheets: titles, fields and actions that programs add, and the size and place that they take.

import Foundation
import Plumbline

/// An action of an alert: a button below its texts.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// The role of an action, which decides its position and looks: the cancelling one is last, or first of two. Raw
  /// values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, cancel, destructive
  }

  /// The title, on one line in the button; nil for an empty one.
  open private(set) var title: String?
  /// Fixed when it is made.
  open private(set) var style: Style
  /// Whether it can be chosen; its button follows.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  /// The action's button in a shown alert.
  fileprivate weak var button: UIButton?
  private let handler: ((UIAlertAction) -> Void)?

  /// The handler is called after the alert is gone, with the action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Calls the handler, as a test chooses the action. No counterpart of Apple's: nothing here sends touches.
  open func choose() { if isEnabled { handler?(self) } }

  /// With the same handler and `isEnabled`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}

/// An alert or action sheet over all other content.
///
/// Its view has texts, fields and buttons one below the other, at Apple's width of an alert, 270 points, in the middle of
/// the window; an action sheet lies at the lower edge with 8 points around it. What is inside stands by constraints of this
/// module's own: Apple's are not documented.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// At the lower edge, or in the middle. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case actionSheet, alert
  }

  /// The message below the title.
  open var message: String? { didSet { if message != oldValue { textDidChange(messageLabel, message) } } }
  /// The title.
  open override var title: String? { didSet { if title != oldValue { textDidChange(titleLabel, title) } } }
  /// Fixed when it is made.
  open private(set) var preferredStyle: Style
  /// In the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that Apple's shows bold and the return key triggers; one of `actions`; carried.
  open var preferredAction: UIAlertAction?
  /// The fields of `addTextField`, in their order; nil without any.
  open private(set) var textFields: [UITextField]?
  private var titleLabel: UILabel?
  private var messageLabel: UILabel?

  /// Both texts may be nil. Presentation is set to `.custom`, which places the alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .custom
    transitioningDelegate = placement
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    preferredStyle = .actionSheet
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = placement
  }

  /// An action sheet without texts: an archive keeps nothing of it.
  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
    modalPresentationStyle = .custom
    transitioningDelegate = placement
  }

  private let placement = AlertPlacement()
  private lazy var popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)

  /// The anchor of an action sheet on a large screen; stored: sheets lie at the lower edge here.
  open override var popoverPresentationController: UIPopoverPresentationController? {
    preferredStyle == .actionSheet ? popover : nil
  }

  /// Appends an action, shown behind the others unless it cancels. Apple's stops at a second one of style `.cancel`.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    if isViewLoaded { rebuild() }
  }

  /// Adds a text field. Only for alerts: action sheets stop, as Apple's do. The closure is called at once.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    if isViewLoaded { rebuild() }
  }

  /// Adds a field that is there already, as alerts of before iOS 8 have them.
  final func addTextField(_ field: UITextField) {
    field.borderStyle = .roundedRect
    textFields = (textFields ?? []) + [field]
    if isViewLoaded { rebuild() }
  }

  // MARK: View

  open override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 270, height: 0))
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 14
  }

  open dynamic override func viewDidLoad() {
    super.viewDidLoad()
    rebuild()
  }

  /// Changes the text of a label; where a text appears or disappears, the content is rebuilt.
  private func textDidChange(_ label: UILabel?, _ text: String?) {
    if let label, let text { label.text = text } else if isViewLoaded { rebuild() }
  }

  private func rebuild() {
    for old in view.subviews { old.removeFromSuperview() }
    (titleLabel, messageLabel) = (nil, nil)
    let texts = UIStackView(arrangedSubviews: [])
    texts.axis = .vertical
    texts.spacing = 4
    texts.isLayoutMarginsRelativeArrangement = true
    texts.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16)
    if let title {
      let label = label(title, .boldSystemFont(ofSize: 17))
      titleLabel = label
      texts.addArrangedSubview(label)
    }
    if let message {
      let label = label(message, .systemFont(ofSize: 13))
      messageLabel = label
      texts.addArrangedSubview(label)
    }
    for field in textFields ?? [] { texts.addArrangedSubview(field) }
    let column = UIStackView(arrangedSubviews: texts.arrangedSubviews.isEmpty ? [] : [texts])
    column.axis = .vertical
    let buttons = UIStackView(arrangedSubviews: shownActions.map(button))
    buttons.axis = preferredStyle == .alert && actions.count == 2 ? .horizontal : .vertical
    buttons.distribution = .fillEqually
    column.addArrangedSubview(buttons)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  /// The actions as shown: the cancelling one is last, or first of two beside each other.
  private var shownActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancelling = actions.filter { $0.style == .cancel }
    return preferredStyle == .alert && actions.count == 2 ? cancelling + others : others + cancelling
  }

  private func label(_ text: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = 0
    label.textAlignment = .center
    return label
  }

  private func button(for action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.isEnabled = action.isEnabled
    action.button = button
    let height: CGFloat = preferredStyle == .alert ? 44 : 57
    button.heightAnchor.constraint(equalToConstant: height).isActive = true
    button.addAction(
      UIAction { [weak self] _ in
        self?.dismiss(animated: true) { action.choose() }
      }, for: .touchUpInside)
    return button
  }
}

/// Places alerts as large as their content asks for.
private final class AlertPlacement: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    AlertPresentation(presentedViewController: presented, presenting: presenting)
  }
}

private final class AlertPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let presentedView else { return .zero }
    let isAlert = (presentedViewController as? UIAlertController)?.preferredStyle == .alert
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
    let width = isAlert ? min(270, room.width) : max(0, min(room.width, room.height) - 16)
    let fitting = presentedView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let size = CGSize(width: width, height: min(fitting.height, room.height))
    return isAlert
      ? CGRect(x: room.midX - width / 2, y: room.midY - size.height / 2, width: width, height: size.height)
      : CGRect(x: room.midX - width / 2, y: room.maxY - 8 - size.height, width: width, height: size.height)
  }
}
