// Controllers and views as iOS programs write them today, with `import UIKit` and nothing of this package's own. Frames
// are computed by hand from the constraints; texts are half a font size a character (PlainMeasurer).

import Testing
import UIKit

private protocol ProfileViewDelegate: AnyObject {
  func profileViewDidTapFollow(_ view: ProfileView)
}

private final class ProfileView: UIView {
  weak var delegate: ProfileViewDelegate?

  private(set) lazy var avatar: UIImageView = {
    let view = UIImageView(image: UIImage(systemName: "person.crop.circle"))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = 32
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.separator.cgColor
    view.accessibilityIdentifier = "avatar"
    return view
  }()

  let nameLabel: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    label.textColor = .label
    label.numberOfLines = 0
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    return label
  }()

  let followButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 20)
    button.backgroundColor = .systemBlue
    button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
    return button
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    let column = UIStackView(arrangedSubviews: [nameLabel, followButton])
    column.axis = .vertical
    column.spacing = 8
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(avatar)
    addSubview(column)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: margins.topAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 64),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      column.leadingAnchor.constraint(equalToSystemSpacingAfter: avatar.trailingAnchor, multiplier: 1),
      column.topAnchor.constraint(equalTo: margins.topAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    followButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.profileViewDidTapFollow(self)
      }, for: .touchUpInside)
  }
}

private final class ProfileViewController: UIViewController, ProfileViewDelegate {
  private(set) var taps = 0
  let profile = ProfileView()
  let divider = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = .systemBackground
    profile.delegate = self
    profile.translatesAutoresizingMaskIntoConstraints = false
    divider.translatesAutoresizingMaskIntoConstraints = false
    divider.backgroundColor = .separator
    view.addSubview(profile)
    view.addSubview(divider)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      profile.topAnchor.constraint(equalTo: safe.topAnchor),
      profile.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      profile.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      divider.topAnchor.constraint(equalTo: profile.bottomAnchor),
      divider.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      divider.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      divider.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  func profileViewDidTapFollow(_ view: ProfileView) { taps += 1 }
}

@Suite("Programs that import UIKit: controllers and views")
struct ViewControllerTests {
  @Test("a controller with a custom view, in a window")
  func profile() {
    let window = plainWindow()
    let controller = ProfileViewController()
    // 26 characters of 10 points: 260 points in a column of 320 − 32 − 64 − 8 = 216, so 21 a line, two lines of 24.
    controller.profile.nameLabel.text = "abcdefghijklmnopqrstuvwxyz"
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let profile = controller.profile
    #expect(profile.avatar.frame == CGRect(x: 16, y: 12, width: 64, height: 64))
    let column = profile.subviews[1]
    // Name 48, spacing 8, button 24 + 8.
    #expect(column.frame == CGRect(x: 88, y: 12, width: 216, height: 88))
    #expect(profile.nameLabel.frame == CGRect(x: 0, y: 0, width: 210, height: 48))
    // 6 characters of 10 points with 10 at each side.
    #expect(profile.followButton.frame == CGRect(x: 0, y: 56, width: 80, height: 32))
    #expect(profile.followButton.titleLabel?.frame == CGRect(x: 10, y: 4, width: 60, height: 24))
    #expect(profile.frame == CGRect(x: 0, y: 0, width: 320, height: 112))
    #expect(controller.divider.frame == CGRect(x: 0, y: 112, width: 320, height: 1))
    profile.followButton.sendActions(for: .touchUpInside)
    #expect(controller.taps == 1)
    #expect(profile.avatar.layer.cornerRadius == 32)
    #expect(profile.avatar.layer.masksToBounds)
    #expect(
      profile.backgroundColor?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .black)
  }

  @Test("a view from an archive runs its own initialiser")
  func archived() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    unarchiver.setClass(ProfileView.self, forClassName: NSStringFromClass(UIView.self))
    let view = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? ProfileView
    #expect(view?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view?.subviews.count == 2)
  }

  /// The keyboard moves what stands at the bottom: the idiom before keyboard guides.
  private final class FormController: UIViewController {
    let field = UITextField()
    private var bottom: NSLayoutConstraint!
    private var observers: [NSObjectProtocol] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      field.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(field)
      bottom = view.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: 20)
      NSLayoutConstraint.activate([
        bottom, field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        field.heightAnchor.constraint(equalToConstant: 40),
      ])
      observers.append(
        NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [unowned self] note in
          // Posted by the thread that lays out, and called on it: the closure's type does not say so.
          let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
          let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
          withConfinedLayout { self.keyboardWillChange(to: end, within: duration) }
        })
    }

    private func keyboardWillChange(to end: CGRect?, within duration: TimeInterval?) {
      guard let end, let duration else { return }
      let covered = max(0, view.convert(view.bounds, to: nil).maxY - end.minY)
      bottom.constant = covered + 20
      UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
    }
  }

  @MainActor @Test("a field rises with the keyboard, told by a notification")
  func keyboard() {
    let window = plainWindow()
    let controller = FormController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.field.frame == CGRect(x: 20, y: 420, width: 280, height: 40))
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(
          cgRect: CGRect(x: 0, y: 264, width: 320, height: 216)),
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      ])
    // The screen is 480 high: 216 are covered.
    #expect(controller.field.frame == CGRect(x: 20, y: 204, width: 280, height: 40))
  }

  @Test("bars' items and titles are kept, and bars take their room")
  func navigation() {
    let window = plainWindow()
    let root = UIViewController()
    root.title = "Root"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(root.navigationItem.title == "Root")
    #expect(root.navigationItem.rightBarButtonItem?.systemItem == .add)
    #expect(root.view.safeAreaInsets.top == 44)
    root.title = "Other"
    #expect(root.navigationItem.title == "Other")
  }

  @Test("what is set on a view beside layout is read back; a view on which nothing was set has the defaults")
  func carriedValues() {
    let plain = UIView()
    #expect(plain.alpha == 1 && plain.isOpaque && !plain.clipsToBounds && plain.isUserInteractionEnabled)
    #expect(plain.backgroundColor == nil && plain.tag == 0 && plain.contentMode == .scaleToFill)
    #expect(plain.tintColor == .systemBlue && plain.accessibilityIdentifier == nil)
    let view = UIView()
    view.alpha = 0.5
    view.tag = 7
    view.backgroundColor = .red
    view.contentMode = .center
    view.isUserInteractionEnabled = false
    view.accessibilityTraits = [.button, .header]
    view.isAccessibilityElement = true
    view.layer.opacity = 0.25
    #expect(
      view.alpha == 0.25 && view.tag == 7 && view.backgroundColor == .red && view.contentMode == .center)
    #expect(!view.isUserInteractionEnabled && view.accessibilityTraits.contains(.header))
    #expect(view.isAccessibilityElement)
    let label = UILabel()
    label.textAlignment = .center
    label.textColor = nil
    label.font = nil
    #expect(label.textAlignment == .center && label.textColor == .label && label.font.pointSize == 17)
  }

  @Test("a tint comes from the nearest view that has one, and views are told")
  func tint() {
    final class Told: UIView {
      var count = 0
      override func tintColorDidChange() {
        super.tintColorDidChange()
        count += 1
      }
    }
    let (outer, inner) = (UIView(), Told())
    outer.addSubview(inner)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    #expect(inner.count == 1)
    inner.tintColor = .green
    outer.tintColor = .blue
    #expect(inner.tintColor == .green)
    #expect(inner.count == 2)
  }

  // UIViewController.childContaining(_:), allowedChildrenForUnwinding(from:).
  @Test("a container knows the child that a way back comes from, and allows the others")
  func unwinding() {
    let (container, inner, leaf, other) = (
      UIViewController(), UIViewController(), UIViewController(), UIViewController()
    )
    container.addChild(inner)
    container.addChild(other)
    inner.addChild(leaf)
    let way = UIStoryboardUnwindSegueSource(source: leaf, unwindAction: Selector("back"), sender: nil)
    #expect(container.childContaining(way) === inner && inner.childContaining(way) === leaf)
    #expect(other.childContaining(way) == nil)
    #expect(container.allowedChildrenForUnwinding(from: way) == [other])
  }
}
