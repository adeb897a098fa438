// Layout passes, constraints and content sizes in public reports (Documentation/Specification/reports.md).

import Foundation
import Testing

@testable import Plumbline

@Suite("Reports about layout") struct ReportedLayoutTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() { root.layoutEnvironment = .plain() }

  func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  // MARK: Layout passes

  /// UIKit's release notes of iOS 10, as wikimedia/wikipedia-ios #927 quotes them ("sending layoutIfNeeded to a view is not
  /// expected to move the view, but in earlier releases …"), and Apple's answer in PureLayout #82: "It was always a mistake to
  /// send -layoutIfNeeded to the view that was moving instead of its superview."
  @Test("layoutIfNeeded does not move its receiver since iOS 10", arguments: [9, 10, 17])
  func layoutOfReceiver(system: Int) {
    root.layoutEnvironment = .plain(system: system)
    let box = UIView()
    add(box)
    let leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      leading, box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    leading.constant = 100
    box.layoutIfNeeded()
    #expect(box.frame.minX == (system < 10 ? 100 : 10))
    root.layoutIfNeeded()
    #expect(box.frame.minX == 100)
  }

  /// LumiKit's notes (iOS 26.2): "`layoutIfNeeded()` on a subview lays out from the topmost ancestor that needs it, so the search
  /// bar's measuring call solved the whole detached bar at zero width".
  @Test("layoutIfNeeded begins at the topmost superview that asked for layout")
  func layoutFromTop() {
    let (outer, inner) = (UIView(), UIView())
    add(outer)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      outer.topAnchor.constraint(equalTo: root.topAnchor), outer.widthAnchor.constraint(equalToConstant: 100),
      outer.heightAnchor.constraint(equalToConstant: 100),
    ])
    inner.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 20, y: 0, width: 100, height: 100))
  }

  /// LumiKit's notes (iOS 26): "Outside a window, updating constraint constants does not flag layout on the superview; call
  /// `superview?.setNeedsLayout()` before asserting frames." The one source; a harvest of iOS 26.1 (case constant-change)
  /// does not say whether it has a window, and earlier releases are left as they were.
  @Test("iOS 26: a new constant outside of a window waits for setNeedsLayout", arguments: [17, 26])
  func constantOutsideOfWindow(system: Int) {
    root.layoutEnvironment = .plain(system: system)
    let box = UIView()
    add(box)
    let width = box.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      width, box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    width.constant = 80
    root.layoutIfNeeded()
    #expect(box.frame.width == (system < 26 ? 80 : 50))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.frame.width == 80)
  }

  @Test("iOS 26: in a window a new constant is laid out")
  func constantInWindow() {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 320, height: 480)))
    window.layoutEnvironment = .plain(system: 26)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      width, box.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      box.topAnchor.constraint(equalTo: window.topAnchor), box.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.isHidden = false
    window.layoutIfNeeded()
    width.constant = 80
    window.layoutIfNeeded()
    #expect(box.frame.width == 80)
  }

  // MARK: Content sizes

  /// rdar 15106765 (iOS 7.0): a content width of 50 with required hugging beside a required width: "The view respects the
  /// explicit width constraint, ignoring its required content hugging."
  @Test("a required width holds against required hugging")
  func requiredHugging() {
    let console = ConsoleRecorder(root)
    let view = SizedView(50, 50)
    add(view)
    view.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 120),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 120)
    #expect(console.alerts.allSatisfy { !($0.broken.firstAttribute == .width && $0.broken.constant == 120) })
  }

  /// freshOS/Stevia #55 (2016, iOS 9): `|-password.width(100)-label-label2-|`, both texts long: "label shrunk to a width that can't
  /// display the full text, but label2 can display full text".
  @Test("of two texts of equal resistance the first gives way")
  func twoTexts() {
    let password = UIView()
    let texts = (0..<2).map { _ in SizedView(180, 20) }
    add(password, texts[0], texts[1])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-8-[password(100)]-8-[label]-8-[label2]-8-|", metrics: nil,
        views: ["password": password, "label": texts[0], "label2": texts[1]]))
    root.layoutIfNeeded()
    // 320 less 132 of the rest and 180 of the second.
    #expect(texts.map(\.frame.width) == [8, 180])
  }

  /// rdar 17962954 (iOS 8): without constraints that give a height, `UILayoutFittingCompressedSize` "will yield a size of height
  /// zero" and `UILayoutFittingExpandedSize` "a size of height 10000".
  @Test("a view that nothing makes high fits 0 and 10000")
  func fittingWithoutHeight() {
    let view = UIView()
    view.layoutEnvironment = .plain()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalToConstant: 40),
    ])
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 0))
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 40, height: 10000))
  }

  /// LumiKit's notes (iOS 26): a view "bounded only from below answers an expanded fitting target with an infinite height (add a
  /// low-priority hug)": as high as the target here, 10000, and as its floor with a hug of the lowest priority.
  @Test("a view that is bounded from below alone fits the expanded size")
  func fittingFloor() {
    let view = UIView()
    view.layoutEnvironment = .plain()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.heightAnchor.constraint(equalToConstant: 30),
      content.widthAnchor.constraint(equalToConstant: 40),
      view.bottomAnchor.constraint(greaterThanOrEqualTo: content.bottomAnchor),
    ])
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).height == 10000)
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 30)
  }

  // MARK: Constraints

  /// wordpress-mobile/WordPress-iOS #2742 (iOS 8): the console's sentence, once.
  @Test("a constant beyond the limits is logged once")
  func limit() {
    let console = ConsoleRecorder(root)
    let view = UIView()
    add(view)
    for constant in [CGFloat(1e9), 2e9] {
      let height = view.heightAnchor.constraint(equalToConstant: constant)
      height.priority = .defaultLow
      height.isActive = true
    }
    root.layoutIfNeeded()
    let sentence =
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be "
      + "substituted, but this problem should be fixed. Break on "
    #expect(console.texts.filter { $0.hasPrefix(sentence) }.count == 1)
  }

  /// SnapKit/SnapKit #841 (iOS 26.1): "Even if the superview's frame is manually set to a much larger value (e.g.,
  /// 20,000,000), any child view constrained by SnapKit will be clamped to this limit."
  @Test("a view in one of 20 million points is 2777777 wide, the other keeps its frame")
  func widestChild() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 20_000_000, height: 50)), UIView())
    root.addSubview(outer)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalTo: outer.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 2_777_777, height: 50))
    #expect(outer.frame.width == 20_000_000)
  }

  /// isadon/RMessage #55 (iOS 12): an object that conforms to `UILayoutSupport` on its own is no item.
  @Test("an item that is neither a view nor a guide, in Apple's words")
  func foreignItem() throws {
    let view = UIView(frame: CGRect(x: 47, y: 10, width: 343, height: 50))
    #expect {
      _ = try NSLayoutConstraint.validated(
        item: view, attribute: .top, relatedBy: .equal, toItem: NSObject(), attribute: .bottom)
    } throws: {
      "\($0)".hasPrefix("NSLayoutConstraint for <UIView: 0x")
        && "\($0)".hasSuffix(": Constraint items must each be a view or layout guide.")
    }
  }

  /// mozilla-mobile/prox #242 (iOS 10): a view that a stack hides and whose label has insets of 16. The last one breaks.
  @Test("insets within a hidden view: the last one breaks")
  func insetsOfHiddenView() {
    root.layoutEnvironment = .plain(system: 10)
    let console = ConsoleRecorder(root)
    let details = UIView()
    let label = SizedView(60, 20)
    label.translatesAutoresizingMaskIntoConstraints = false
    details.addSubview(label)
    let top = label.topAnchor.constraint(equalTo: details.topAnchor, constant: 16)
    let bottom = label.bottomAnchor.constraint(equalTo: details.bottomAnchor, constant: -16)
    NSLayoutConstraint.activate([top, bottom, label.leadingAnchor.constraint(equalTo: details.leadingAnchor)])
    let stack = UIStackView(arrangedSubviews: [details, SizedView(60, 20)])
    stack.axis = .vertical
    add(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    details.isHidden = true
    root.layoutIfNeeded()
    #expect(details.frame.height == 0)
    #expect(console.alerts.map(\.broken) == [bottom])
  }

  // MARK: Sizes and places

  /// Stack Overflow 63747471 (iOS 13.7): a view whose width is 173.5 fits 173.666… at three pixels a point and 173.5 at two;
  /// of 173.25 it is 173.333… and 173.5.
  @Test(
    "a fitting size is a number of pixels",
    arguments: [
      (3, 173.5, 521.0 / 3), (2, 173.5, 173.5), (3, 173.25, 520.0 / 3), (2, 173.25, 173.5),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func fittingPixels(scale: CGFloat, width: CGFloat, expected: CGFloat) {
    let view = UIView()
    view.layoutEnvironment = .plain(scale: scale)
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    let size = view.systemLayoutSizeFitting(CGSize(width: width, height: 0))
    #expect(abs(size.width - expected) < 1e-9 && size.height == 0)
  }

  /// Stack Overflow 25942546 (Xcode 6, iOS 8): of centres with a multiplier each is meant in the space of the nearest view that
  /// both are in: half of 200 is 100 there, which is 60 in a view at 40.
  @Test("centres with a multiplier are those in the nearest common superview")
  func centersOfCousins() {
    let (box, view, other) = (UIView(), UIView(), UIView())
    add(box, other)
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    for (item, x, width) in [(box, 40 as CGFloat, 100 as CGFloat), (other, 180, 40)] {
      item.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x).isActive = true
      item.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    NSLayoutConstraint(
      item: view, attribute: .centerX, relatedBy: .equal, toItem: other, attribute: .centerX, multiplier: 0.5,
      constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.center.x == 60)
  }

  /// zacwe.st, "Alignment rects in Auto Layout views" (2017, iOS 10): with insets of 10 at the right a view that is centred has its
  /// label, which fills the view's edges, in the middle; the ornament is beside it.
  @Test("a view's own edges are those of its alignment rectangle, for what is in it too")
  func alignmentInsets() {
    final class Ornamented: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10) }
    }
    let view = Ornamented()
    let label = SizedView(40, 20)
    add(view)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    // 40 and the inset; the label's middle is that of the root, 160.
    #expect(view.frame == CGRect(x: 140, y: 0, width: 50, height: 20))
    #expect(label.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  /// rdar 31777116 (iOS 10.3.1): "The UISwitch's intrinsic content size is (49.0, 31.0), but the actual size is (51.0, 31.0)."
  @Test("a switch is by 2 wider than its content size", arguments: [10, 17])
  func switchSize(system: Int) {
    root.layoutEnvironment = .plain(system: system)
    let toggle = UISwitch()
    add(toggle)
    toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).isActive = true
    toggle.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
  }

  /// Skyscanner/SkyFloatingLabelTextField #320 (2020, iOS 13): "In a standard `UITextField`, `intrinsicContentSize.width` is wide
  /// enough to display the placeholder text."
  @Test("a field without text is as wide as its placeholder")
  func placeholder() {
    let fields = [UITextField(), UITextField()]
    for field in fields { field.layoutEnvironment = .plain() }
    fields[0].placeholder = "Departure"
    fields[1].text = "Departure"
    #expect(fields[0].intrinsicContentSize.width == fields[1].intrinsicContentSize.width)
    #expect(fields[0].intrinsicContentSize.width > UITextField().intrinsicContentSize.width)
  }

  /// robb/Cartography #190 (iOS 9) and SnapKit/Masonry #427 (iOS 10.2): `leading == 0 * superview.leading` stops the program.
  @Test("a place that is 0 times another one, in Apple's words")
  func zeroTimes() throws {
    let view = UIView()
    add(view)
    #expect {
      _ = try NSLayoutConstraint.validated(
        item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading, multiplier: 0)
    } throws: {
      "\($0)".hasSuffix(
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
          + "constraint of a location equal to a constant. Location attributes must be specified in pairs.")
    }
  }
}
