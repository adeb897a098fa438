// Traits: size classes of screens, overrides, and who is told of changes (spec 07 §3, §4).

import Foundation
import Testing

@testable import Plumbline

@Suite("Traits") struct TraitTests {
  let log = CallLog()

  nonisolated struct Device: CustomTestStringConvertible, Sendable {
    var name: String
    var size: CGSize
    var idiom: UIUserInterfaceIdiom
    var portrait: [UIUserInterfaceSizeClass]
    var landscape: [UIUserInterfaceSizeClass]
    var testDescription: String { name }
    init(
      _ name: String, _ width: CGFloat, _ height: CGFloat, _ idiom: UIUserInterfaceIdiom,
      _ portrait: [UIUserInterfaceSizeClass], _ landscape: [UIUserInterfaceSizeClass]
    ) {
      self.name = name
      size = CGSize(width: width, height: height)
      self.idiom = idiom
      self.portrait = portrait
      self.landscape = landscape
    }
  }

  /// spec 07 §3.
  nonisolated static let devices = [
    Device("iPhone SE", 375, 667, .phone, [.compact, .regular], [.compact, .compact]),
    Device("iPhone 15", 393, 852, .phone, [.compact, .regular], [.compact, .compact]),
    Device("iPhone 8 Plus", 414, 736, .phone, [.compact, .regular], [.regular, .compact]),
    Device("iPhone 11", 414, 896, .phone, [.compact, .regular], [.regular, .compact]),
    Device("iPad", 768, 1024, .pad, [.regular, .regular], [.regular, .regular]),
  ]

  @Test("size classes of devices", arguments: devices)
  func sizeClasses(_ device: Device) {
    let screen = UIScreen(size: device.size, userInterfaceIdiom: device.idiom)
    for (screen, expected) in [(screen, device.portrait), (screen.rotated(), device.landscape)] {
      let traits = screen.traitCollection
      #expect([traits.horizontalSizeClass, traits.verticalSizeClass] == expected)
      #expect(UIWindow(screen: screen).traitCollection == traits)
    }
  }

  @Test("a third of a tablet is compact across, half of the largest is not")
  func split() {
    let window = UIWindow(
      screen: UIScreen(size: CGSize(width: 1366, height: 1024), userInterfaceIdiom: .pad))
    window.frame.size.width = 375
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    window.frame.size.width = 678
    #expect(window.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("a rotation tells of traits and size, then changes both, then lays out, then is over")
  func rotation() {
    let screen = UIScreen(
      size: CGSize(width: 375, height: 812), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let window = UIWindow(screen: screen)
    final class Turning: UIViewController {
      let log: CallLog
      init(_ log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError("not archived") }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.add("to \(size.width), at \(view.bounds.width)")
        coordinator.animate(
          alongsideTransition: { [log, unowned self] _ in log.add("alongside at \(view.bounds.width)") },
          completion: { [log] _ in log.add("completion") })
      }
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        log.add("height \(newCollection.verticalSizeClass) after \(traitCollection.verticalSizeClass)")
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log.add("height \(traitCollection.verticalSizeClass)")
      }
      override func viewDidLayoutSubviews() { log.add("layout at \(view.bounds.width)") }
    }
    let controller = Turning(log)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    log.entries = []
    window.screen = screen.rotated()
    #expect(
      log.take() == [
        "height compact after regular", "to 812.0, at 375.0", "height compact", "alongside at 812.0",
        "layout at 812.0", "completion",
      ])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
  }

  @Test("overrides hold for a subtree; views are told if their traits are different now")
  func overrides() {
    let window = UIWindow()
    let outer = LoggedView("outer", log)
    let inner = LoggedView("inner", log)
    outer.addSubview(inner)
    window.addSubview(outer)
    _ = log.take()
    outer.traitOverrides.horizontalSizeClass = .regular
    #expect(log.take() == ["outer.traits", "inner.traits"])
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    inner.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(log.take() == ["inner.traits"])
    inner.traitOverrides.horizontalSizeClass = .regular
    #expect(log.take() == [], "the trait has that value already")
    outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(log.take() == ["outer.traits"])
    #expect(outer.traitOverrides.contains(UITraitHorizontalSizeClass.self) == false)
    #expect(inner.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    inner.removeFromSuperview()
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
  }

  @Test("a parent overrides its child's traits; the controller is told before its view")
  func childOverrides() {
    let window = UIWindow()
    let parent = UIViewController()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let child = LoggedController("vc", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    _ = log.take()
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(regular, forChild: child)
    #expect(log.take() == ["vc.traits", "root.traits", "child.traits"])
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.overrideTraitCollection(forChild: child) == regular)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("registered closures hear of their traits only, with the object and the traits before")
  func registrations() {
    let view = UIView()
    var heard: [UIUserInterfaceSizeClass] = []
    let registration = view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (observed: UIView, previous) in
      heard += [previous.horizontalSizeClass, observed.traitCollection.horizontalSizeClass]
    }
    view.traitOverrides.horizontalSizeClass = .regular
    view.traitOverrides.verticalSizeClass = .compact
    #expect(heard == [.compact, .regular])
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.horizontalSizeClass = .compact
    #expect(heard.count == 2)
  }

  @Test("the direction of traits turns leading and trailing around")
  func direction() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 5),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    root.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 60 && view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("collections: merging, containing, changing")
  func collections() {
    let compact = UITraitCollection(horizontalSizeClass: .compact, displayScale: 2)
    let merged = UITraitCollection(traitsFrom: [compact, UITraitCollection(displayScale: 3)])
    #expect(merged.horizontalSizeClass == .compact && merged.displayScale == 3)
    #expect(merged.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(!merged.containsTraits(in: compact))
    let changed = merged.modifyingTraits { $0.layoutDirection = .rightToLeft }
    #expect(changed.layoutDirection == .rightToLeft && changed.displayScale == 3)
    #expect(merged == UITraitCollection(horizontalSizeClass: .compact, displayScale: 3))
  }

  @Test(
    "text sizes by Apple's names",
    arguments: [
      (UIContentSizeCategory.large, "UICTContentSizeCategoryL", false),
      (.extraSmall, "UICTContentSizeCategoryXS", false),
      (.accessibilityMedium, "UICTContentSizeCategoryAccessibilityM", true),
      (.accessibilityExtraExtraExtraLarge, "UICTContentSizeCategoryAccessibilityXXXL", true),
    ])
  func textSizes(_ category: UIContentSizeCategory, _ name: String, _ isAccessibility: Bool) {
    #expect(category.rawValue == name && category.isAccessibilityCategory == isAccessibility)
    #expect(category > .unspecified && category <= .accessibilityExtraExtraExtraLarge)
    #expect(category.typographic.map { UIContentSizeCategory($0) } == category)
  }

  @Test("programs see the main screen that they are run with")
  func mainScreen() {
    let tablet = UIScreen(size: CGSize(width: 1024, height: 1366), scale: 3, userInterfaceIdiom: .pad)
    UIScreen.withMain(tablet) {
      #expect(UIScreen.main === tablet && UIViewController().view.frame.width == 1024)
      #expect(UIWindow().traitCollection.horizontalSizeClass == .regular)
      #expect(UIView().effectiveLayoutEnvironment.displayScale == 3)
    }
    #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
  }
}

/// Text that follows the user's text size (Human Interface Guidelines, Typography: body is 17 points at large, 19 at extra
/// large, 28 at accessibility medium).
@Suite("Text sizes") struct TextSizeTests {
  private func label(_ font: UIFont, adjusts: Bool = true) -> UILabel {
    let label = UILabel()
    label.font = font
    label.text = "text"
    label.adjustsFontForContentSizeCategory = adjusts
    return label
  }

  @Test("a label's font of a text style follows, one of a size of its own does not")
  func labels() {
    let window = UIWindow()
    let body = label(.preferredFont(forTextStyle: .body))
    let fixed = label(.systemFont(ofSize: 17))
    let still = label(.preferredFont(forTextStyle: .body), adjusts: false)
    for label in [body, fixed, still] { window.addSubview(label) }
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect([body, fixed, still].map { $0.font.pointSize } == [19, 17, 17])
    window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    #expect(body.font.pointSize == 28)
    let late = label(.preferredFont(forTextStyle: .body))
    window.addSubview(late)
    #expect(late.font.pointSize == 28, "a view that comes into the window takes its text size")
  }

  @Test("a font that metrics scaled grows with its style, up to its limit")
  func metrics() {
    let window = UIWindow()
    let metrics = UIFontMetrics(forTextStyle: .body)
    let free = label(metrics.scaledFont(for: .systemFont(ofSize: 34)))
    let limited = label(metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40))
    window.addSubview(free)
    window.addSubview(limited)
    #expect(free.font.pointSize == 34)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    #expect(free.font.pointSize == 56 && limited.font.pointSize == 40)
    window.traitOverrides.preferredContentSizeCategory = .large
    #expect(free.font.pointSize == 34 && limited.font.pointSize == 34)
  }

  @Test("what hangs on the text is laid out again")
  func layout() {
    let window = UIWindow()
    let text = label(.preferredFont(forTextStyle: .body))
    text.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(text)
    text.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
    window.layoutIfNeeded()
    let height = text.frame.height
    window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    window.layoutIfNeeded()
    #expect(text.frame.height > 1.4 * height)
  }
}
