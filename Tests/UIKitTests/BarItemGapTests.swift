// What is set on bars' items and read back, titles beside buttons, segments' contents, progress of pages. Sources: Apple's pages
// of `UIBarButtonItem` (values are kept for each state and metrics), `UINavigationItem.LargeTitleDisplayMode.inline` (the title
// is in the row of the buttons), `UISegmentedControl.setContentPositionAdjustment(_:forSegmentType:barMetrics:)` (`.any`
// counts for kinds without one), `UIPageControlTimerProgressDelegate`.

import Testing
import UIKit

@MainActor
@Suite("What bars' items were missing")
struct BarItemGapTests {
  @Test("each state, style and metrics has its own value")
  func values() {
    let item = UIBarButtonItem(title: "A", image: nil, target: nil, action: nil, menu: UIMenu(title: "Menu"))
    let images = (0..<3).map { _ in UIImage() }
    item.setBackgroundImage(images[0], for: .normal, barMetrics: .default)
    item.setBackgroundImage(images[1], for: .normal, style: .done, barMetrics: .default)
    item.setBackButtonBackgroundImage(images[2], for: .normal, barMetrics: .compact)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === images[0])
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === images[1])
    #expect(item.backgroundImage(for: .normal, style: .plain, barMetrics: .default) == nil)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .landscapePhone) === images[2])
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) == nil)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 4), for: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(5, for: .default)
    #expect(item.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 1, vertical: 2))
    #expect(item.backButtonTitlePositionAdjustment(for: .default) == UIOffset(horizontal: 3, vertical: 4))
    #expect(item.titlePositionAdjustment(for: .compact) == .zero)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 5)
    #expect(item.title == "A" && item.menu?.title == "Menu")
    let toolbar = UIToolbar()
    toolbar.setBackgroundImage(images[0], forToolbarPosition: .top, barMetrics: .default)
    toolbar.setShadowImage(images[1], forToolbarPosition: .bottom)
    #expect(toolbar.backgroundImage(forToolbarPosition: .top, barMetrics: .default) === images[0])
    #expect(toolbar.shadowImage(forToolbarPosition: .bottom) === images[1])
    #expect(toolbar.shadowImage(forToolbarPosition: .top) == nil)
  }

  @Test("a large title beside the buttons makes the bar no higher")
  func inline() {
    let heights = [UINavigationItem.LargeTitleDisplayMode.always, .never, .inline].map { mode in
      let window = UIWindow(screen: UIScreen(size: CGSize(width: 375, height: 667)))
      let controller = UIViewController()
      controller.navigationItem.title = "Title"
      controller.navigationItem.largeTitleDisplayMode = mode
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = true
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      return navigation.navigationBar.frame.height
    }
    #expect(heights == [96, 44, 44])
    #expect(UINavigationItem.LargeTitleDisplayMode.inline.rawValue == 3)
  }

  @Test("contents of segments are moved by their place, or by what is set for any")
  func segments() {
    let control = UISegmentedControl(items: ["A", "B"])
    let size = control.intrinsicContentSize
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 2, vertical: 0), forSegmentType: .any, barMetrics: .default)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 7, vertical: 0), forSegmentType: .left, barMetrics: .default)
    let kinds: [(UISegmentedControl.Segment, CGFloat)] = [(.left, 7), (.right, 2), (.any, 2)]
    for (kind, x) in kinds {
      #expect(control.contentPositionAdjustment(forSegmentType: kind, barMetrics: .default).horizontal == x)
    }
    #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .compact) == .zero)
    #expect(control.intrinsicContentSize == size)
    let image = UIImage()
    control.setDividerImage(
      image, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    #expect(
      control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
        === image)
    #expect(
      control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        == nil)
  }
}
