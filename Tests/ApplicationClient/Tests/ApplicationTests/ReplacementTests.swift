// What members of UIKit's classes do that extensions override, and members that are replaced: as the runtime of Objective-C
// puts the method of a category before that of the superclass, for objects of the class alone.

import Testing
import UIKit

@MainActor
@Suite("Members that extensions replace")
struct ReplacementTests {
  @Test(
    "what a class has from its superclass is overridden for the class alone, and super is the superclass's")
  func overrides() {
    let parent = UIView()
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.addSubview(image)
    parent.addSubview(label)
    #expect(image.tag == 1 && label.tag == 0)
    image.tag = -5
    label.tag = -5
    #expect(!image.point(inside: .zero, with: nil) && label.point(inside: .zero, with: nil))
    #expect(image.sizeThatFits(.zero) == CGSize(width: 3, height: 4))
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.tag = -1
    // A category stands in the place of the class's own: the size of the superclass's is none.
    #expect(pages.intrinsicContentSize == CGSize(width: 1, height: UIView.noIntrinsicMetric))
  }

  @Test("several members of a class and of its extensions are replaced, below what subclasses override")
  func replacements() {
    let view = TrackedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.track("a", times: 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.tap(nil)
    #expect(view.events == ["A", "A", "layout", "after", "tap", "tapped"])
    #expect(view.summary == "(A A layout after tap tapped)")
    #expect(QuietView().summary == "quiet: ()")
  }
}
