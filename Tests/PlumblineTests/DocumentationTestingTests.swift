// The tests of the page about testing a layout, word for word, and one that shows what they catch.

import Foundation
import Plumbline
import Testing

@Suite("Documentation: testing a layout") struct DocumentationTestingTests {
  /// A title beside an icon, 16 points from the edges.
  final class Banner: UIView {
    let icon = UIView()
    let title = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [icon, title] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      title.numberOfLines = 0
      title.font = .preferredFont(forTextStyle: .body)
      title.adjustsFontForContentSizeCategory = true
      NSLayoutConstraint.activate([
        icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        icon.topAnchor.constraint(equalTo: topAnchor, constant: 16),
        icon.widthAnchor.constraint(equalToConstant: 24), icon.heightAnchor.constraint(equalToConstant: 24),
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        title.topAnchor.constraint(equalTo: icon.topAnchor),
        trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16),
      ])
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
  }

  /// A banner of a width in which every conflict is a failure of the test.
  func banner(width: CGFloat) -> Banner {
    let banner = Banner(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    var environment = banner.effectiveLayoutEnvironment
    environment.unsatisfiableConstraintsHandler = { broken, _ in Issue.record("has no effect: \(broken)") }
    banner.layoutEnvironment = environment
    return banner
  }

  @Test("the title fills what the icon leaves", arguments: [CGFloat(320), 390, 1024], [false, true])
  func widths(width: CGFloat, isRightToLeft: Bool) {
    let banner = banner(width: width)
    banner.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    banner.layoutIfNeeded()
    #expect(banner.title.frame.width == width - 16 - 24 - 8 - 16)
    #expect(banner.icon.frame.minX == (isRightToLeft ? width - 40 : 16))
    #expect(banner.layoutDiagnosis().ambiguities.isEmpty)
  }

  @Test(
    "the title is as high as its text, however large",
    arguments: [UIContentSizeCategory.small, .large, .accessibilityExtraExtraExtraLarge])
  func textSizes(category: UIContentSizeCategory) {
    let banner = banner(width: 320)
    banner.title.text = "A title that takes several lines when the text is large"
    banner.traitOverrides.preferredContentSizeCategory = category
    banner.layoutIfNeeded()
    let needed = banner.title.sizeThatFits(CGSize(width: 256, height: CGFloat.greatestFiniteMagnitude))
    #expect(banner.title.frame.height == needed.height)
  }

  @Test("a conflict is recorded as an issue of the test")
  func conflict() {
    withKnownIssue {
      let banner = banner(width: 320)
      banner.title.widthAnchor.constraint(equalToConstant: 500).isActive = true
      banner.layoutIfNeeded()
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("has no effect: <NSLayoutConstraint:") == true
    }
  }
}
