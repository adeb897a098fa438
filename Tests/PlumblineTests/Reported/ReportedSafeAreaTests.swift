// Safe areas and margins in public reports (Documentation/Specification/reports.md).

import Foundation
import Testing

@testable import Plumbline

@Suite("Reports about safe areas and margins") struct ReportedSafeAreaTests {
  let controller = UIViewController()
  let screen = UIScreen(
    size: CGSize(width: 375, height: 812), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))

  func window(system: Int = 17) -> UIWindow {
    let window = UIWindow(screen: screen)
    var environment = window.effectiveLayoutEnvironment
    environment.generation = .init(system: system)
    window.layoutEnvironment = environment
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  /// rdar 35532074 (iOS 11.1): "After the transform is applied, the view's safeAreaInsets are updated to .zero, and the subview
  /// now covers the entirety of the parent view".
  @Test("a controller's view at half its size has no insets", arguments: [11, 13, 17])
  func scaled(system: Int) {
    let window = window(system: system)
    let view: UIView = controller.view
    let subview = UIView()
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: guide.topAnchor),
      subview.leftAnchor.constraint(equalTo: guide.leftAnchor),
      subview.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      subview.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == .zero)
    #expect(subview.frame == view.bounds)
    view.transform = .identity
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets.top == 44)
  }

  /// The same says "with respect to the effective frame", and airbnb/epoxy-ios #136 (2023) that a view that is only moved "has
  /// the correct safe area": moved 20 down it has 44 - 20 at the top, and all of the bottom, which lies outside.
  @Test("a view that is moved has the insets of its box")
  func moved() {
    let window = window()
    controller.view.transform = CGAffineTransform(translationX: 0, y: 20)
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0))
  }

  /// A quarter turn of 375 x 812 lies at -218.5 ... 593.5 and 218.5 ... 593.5: nothing of it is near the top or the bottom.
  @Test("a view that is turned has the insets of its box")
  func turned() {
    let window = window(system: 13)
    controller.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == .zero)
  }

  /// Apple Developer Forums 671541: a table that is turned over by (1, -1) follows its safe area after a rotation of the device
  /// in iOS 13; since iOS 14 "the same safe area insets as before are applied", which is "not supported" as Apple answered.
  @Test(
    "since iOS 14 the insets of a view that is turned over stay when the device is rotated",
    arguments: [13, 14, 17])
  func turnedOver(system: Int) {
    let window = window(system: system)
    controller.view.transform = CGAffineTransform(scaleX: 1, y: -1)
    window.layoutIfNeeded()
    let portrait = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    #expect(controller.view.safeAreaInsets == portrait)
    let landscape = UIScreen(
      size: CGSize(width: 812, height: 375), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    window.screen = landscape
    window.layoutIfNeeded()
    #expect(controller.view.bounds.size == CGSize(width: 812, height: 375))
    #expect(controller.view.safeAreaInsets == (system < 14 ? landscape.safeAreaInsets : portrait))
  }

  /// airbnb/HorizonCalendar #102 (iOS 14): "if someone called `calendarView.layoutMargins = .zero`, `self.layoutMargins.top` in
  /// the `didSet` would be 64 instead of 0", below a bar that ends at 64.
  @Test("margins that were set to 0 are read with the safe area in them")
  func marginsWithSafeArea() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.layoutEnvironment = .plain()
    view.hostSafeAreaInsets = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
    view.layoutMargins = .zero
    #expect(view.layoutMargins == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == .zero)
  }

  /// useyourloaf.com, "Preserves Superview Layout Margins": a view at the edges of a controller's view has margins of 8, which
  /// overlap the 16 of the controller's; with `preservesSuperviewLayoutMargins` they are 16.
  @Test("margins of the superview are preserved where they reach in")
  func preservedMargins() {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 375, height: 667), scale: 2))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let red = UIView()
    red.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(red)
    NSLayoutConstraint.activate([
      red.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      red.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      red.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 200),
      red.heightAnchor.constraint(equalToConstant: 100),
    ])
    window.layoutIfNeeded()
    #expect(red.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    red.preservesSuperviewLayoutMargins = true
    window.layoutIfNeeded()
    #expect(red.layoutMargins == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
  }

  /// rdar 21213926 (iOS 8.3): what is tied to the bottom of `topLayoutGuide` lies below the bars, what is tied to its top at the
  /// top of the controller's view.
  @Test("the top of topLayoutGuide is the top of the view")
  func topGuide() {
    let window = window(system: 8)
    let (below, above) = (UIView(), UIView())
    for view in [below, above] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    below.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    above.topAnchor.constraint(equalTo: controller.topLayoutGuide.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(below.frame.minY == 44 && above.frame.minY == 0)
  }

  /// useyourloaf.com, "Readable Content Guides" (iPad Air 2 in landscape, iOS 9): between margins of 20 a label is 984 wide, in the
  /// readable area 672, 176 from each edge.
  @Test("the readable area of a tablet is 672 wide")
  func readable() {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 1024, height: 768), scale: 2))
    var environment = window.effectiveLayoutEnvironment
    environment.generation = .init(system: 9)
    window.layoutEnvironment = environment
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let view: UIView = controller.view
    #expect(view.readableContentGuide.layoutFrame.minX == 176)
    #expect(view.readableContentGuide.layoutFrame.width == 672)
    #expect(view.layoutMarginsGuide.layoutFrame.width == 984)
  }
}
