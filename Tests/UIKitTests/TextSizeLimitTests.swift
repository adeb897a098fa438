// Limits of the user's text size in a part of the views.

import Testing
import UIKit

@Suite("Limits of the user's text size")
@MainActor
struct TextSizeLimitTests {
  private func label() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  // Body text is 17 points at the size `large`, 19 at `extraLarge`, 23 at `extraExtraExtraLarge` (Apple's Human Interface
  // Guidelines).
  @Test(
    "text in a view is between the view's limits",
    arguments: [
      (nil, UIContentSizeCategory.extraLarge, UIContentSizeCategory.extraExtraExtraLarge, 19),
      (nil, .extraExtraExtraLarge, .extraLarge, 19),
      (.extraLarge, nil, .large, 19),
      (.extraLarge, nil, .extraExtraExtraLarge, 23),
      (nil, nil, .extraExtraExtraLarge, 23),
    ] as [(UIContentSizeCategory?, UIContentSizeCategory?, UIContentSizeCategory, CGFloat)])
  func limits(
    least: UIContentSizeCategory?, most: UIContentSizeCategory?, around: UIContentSizeCategory,
    points: CGFloat
  ) {
    let (root, limited, label) = (UIView(), UIView(), label())
    root.addSubview(limited)
    limited.addSubview(label)
    limited.minimumContentSizeCategory = least
    limited.maximumContentSizeCategory = most
    root.traitOverrides.preferredContentSizeCategory = around
    #expect(label.font.pointSize == points)
    #expect(limited.minimumContentSizeCategory == least && limited.maximumContentSizeCategory == most)
    #expect(root.traitCollection.preferredContentSizeCategory == around)
  }

  @Test("a limit that is set later changes what is there, and goes again")
  func later() {
    let (root, label) = (UIView(), label())
    root.addSubview(label)
    root.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(label.font.pointSize == 23)
    root.maximumContentSizeCategory = .large
    #expect(label.font.pointSize == 17)
    root.maximumContentSizeCategory = nil
    #expect(label.font.pointSize == 23)
  }
}
