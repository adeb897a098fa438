// Sheets, popovers, dialogs, pickers.

import UIKit
class MenuViewController: UIViewController, UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate, UIAdaptivePresentationControllerDelegate
{
  private let stack: UIStackView = {
    let s = UIStackView(); s.axis = .vertical; s.alignment = .fill; s.spacing = UIStackView.spacingUseSystem;
    s.isLayoutMarginsRelativeArrangement = true;
    s.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20);
    return s
  }()
  private var pickedName = ""
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    stack.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    [
      ("Sheet", #selector(showSheet)), ("Popover", #selector(showPopover(_:))),
      ("Alert", #selector(showAlert)), ("Date", #selector(showDate)), ("Again", #selector(showSheet)),
    ].forEach { title, action in
      var c = UIButton.Configuration.tinted()
      c.title = title; c.subtitle = "Tap"; c.image = UIImage(systemName: "star"); c.imagePadding = 8;
      c.imagePlacement = .trailing; c.cornerStyle = .capsule; c.buttonSize = .large
      c.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var out = incoming; out.font = .preferredFont(forTextStyle: .headline); return out
      }
      let b = UIButton(configuration: c); b.addTarget(self, action: action, for: .primaryActionTriggered)
      b.configurationUpdateHandler = { button in
        button.configuration?.subtitle = button.isHighlighted ? "Loading" : nil
      }
      stack.addArrangedSubview(b)
    }
    let pop = UIButton(type: .system); pop.showsMenuAsPrimaryAction = true;
    pop.changesSelectionAsPrimaryAction = true
    pop.menu = UIMenu(children: [
      UIAction(title: "One", state: .on) { _ in }, UIAction(title: "Two") { _ in },
    ])
    stack.addArrangedSubview(pop)
  }
  @objc func showSheet() {
    let vc = BottomSheetViewController()
    vc.isModalInPresentation = true
    if let sheet = vc.sheetPresentationController {
      if #available(iOS 16.0, *) {
        sheet.detents = [
          .custom(identifier: .init("small")) { context in 0.25 * context.maximumDetentValue }, .medium(),
          .large(),
        ]
      } else {
        sheet.detents = [.medium(), .large()]
      }
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 24
      sheet.selectedDetentIdentifier = .medium
      sheet.delegate = self
    }
    vc.presentationController?.delegate = self
    present(vc, animated: true)
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ s: UISheetPresentationController) {
    s.animateChanges { s.selectedDetentIdentifier = .large }
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    let a = UIAlertController(title: "Discard?", message: nil, preferredStyle: .actionSheet)
    a.addAction(
      .init(title: "Discard", style: .destructive) { _ in
        presentationController.presentedViewController.dismiss(animated: true)
      })
    a.addAction(.init(title: "Keep", style: .cancel))
    presentationController.presentedViewController.present(a, animated: true)
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    true
  }
  @objc func showPopover(_ sender: UIButton) {
    let content = UITableViewController(style: .plain)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 44 * 3)
    guard let p = content.popoverPresentationController else { return }
    p.sourceView = sender; p.sourceRect = sender.bounds; p.permittedArrowDirections = [.up, .down];
    p.backgroundColor = .systemGray6; p.delegate = self;
    p.popoverLayoutMargins = .init(top: 5, left: 5, bottom: 5, right: 5)
    present(content, animated: true)
  }
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) { rect.pointee.origin.x += 0 }
  func prepareForPopoverPresentation(_ p: UIPopoverPresentationController) {
    p.permittedArrowDirections = .any
  }
  @objc func showAlert() {
    let ac = UIAlertController(title: "Log in", message: "Enter details", preferredStyle: .alert)
    ac.addTextField { tf in
      tf.placeholder = "Name"; tf.textContentType = .username;
      tf.addTarget(self, action: #selector(self.nameChanged(_:)), for: .editingChanged)
    }
    ac.addTextField {
      $0.isSecureTextEntry = true;
    }
    let ok = UIAlertAction(title: "OK", style: .default) { [weak ac, unowned self] _ in
      pickedName = ac?.textFields?[0].text ?? ""
    }
    ok.isEnabled = false; ac.addAction(ok); ac.preferredAction = ok
    ac.view.tintColor = .systemPurple
    ac.setValue(
      NSAttributedString(string: "Log in", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]),
      forKey: "attributedTitle")
    present(ac, animated: true)
  }
  @objc func nameChanged(_ sender: UITextField) {
    (presentedViewController as? UIAlertController)?.actions.first?.isEnabled =
      !(sender.text?.isEmpty ?? true)
  }
  @objc func showDate() {
    let picker = UIDatePicker()
    picker.datePickerMode = .dateAndTime; picker.preferredDatePickerStyle = .wheels;
    picker.minuteInterval = 15; picker.minimumDate = Date();
    picker.maximumDate = Calendar.current.date(byAdding: .year, value: 1, to: Date());
    picker.setValue(UIColor.red, forKeyPath: "textColor")
    let vc = UIViewController(); vc.view.addSubview(picker);
    vc.preferredContentSize = picker.sizeThatFits(.zero)
    let ac = UIAlertController(title: "\n\n\n", message: nil, preferredStyle: .actionSheet);
    ac.setValue(vc, forKey: "contentViewController")
    ac.addAction(
      UIAlertAction(
        title: "Select", style: .default,
        handler: { _ in
          print(picker.date.formatted(date: .abbreviated, time: .shortened))
        }))
    present(ac, animated: true)
  }
}
class BottomSheetViewController: UIViewController {
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated); view.backgroundColor = .secondarySystemBackground;
    sheetPresentationController?.invalidateDetents()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIDatePicker())
  }
}
