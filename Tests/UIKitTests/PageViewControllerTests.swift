// Spines of page view controllers.

import Testing
import UIKit

@MainActor
@Suite("Page view controllers")
struct PageViewControllerTests {
  @Test("a book is bound at its start unless the options say otherwise")
  func pages() {
    func spine(_ style: UIPageViewController.TransitionStyle, _ value: Any?)
      -> UIPageViewController.SpineLocation
    {
      UIPageViewController(
        transitionStyle: style, navigationOrientation: .horizontal,
        options: value.map { [.spineLocation: $0] }
      ).spineLocation
    }
    #expect(spine(.pageCurl, nil) == .min && spine(.scroll, nil) == .none)
    #expect(spine(.pageCurl, UIPageViewController.SpineLocation.mid) == .mid)
    #expect(spine(.pageCurl, NSNumber(value: 3)) == .max)
  }
}
