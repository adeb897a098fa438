// Labels: their own size, wrapping, height for width through layout, baselines (spec 05 §6, §3; spec 10 §7).

import Foundation
import Testing
import Typography

@testable import Plumbline

@Suite("Labels")
struct LabelTests {
  /// 20 points: 10 a character, lines of 24.
  func label(_ text: String, lines: Int = 1, size: CGFloat = 20) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  func root(_ environment: LayoutEnvironment = .plain()) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    root.layoutEnvironment = environment
    return root
  }

  @Test("one line is as wide as its text")
  func oneLine() {
    let label = label("Hello world")
    label.layoutEnvironment = .plain()
    #expect(label.intrinsicContentSize == CGSize(width: 110, height: 24))
  }

  @Test("a label without text has no size", arguments: [nil, ""] as [String?])
  func empty(text: String?) {
    let label = UILabel()
    label.layoutEnvironment = .plain()
    label.text = text
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test(
    "sizes are rounded up to pixels, in old documents to points",
    arguments: [
      (LayoutEnvironment.plain(scale: 2), 25.5, 20.5), (.plain(scale: 3), 25.6667, 20.6667),
      (.plain(scale: 2, wholePoints: true), 26, 21),
    ])
  func rounding(environment: LayoutEnvironment, width: CGFloat, height: CGFloat) {
    // 17 points: 8.5 a character, lines of 20.4.
    let label = label("abc", size: 17)
    label.layoutEnvironment = environment
    #expect(abs(label.intrinsicContentSize.width - width) < 0.001)
    #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
  }

  @Test("an explicit preferred width wraps the text there")
  func explicitWidth() {
    let label = label("aaaa bbbb cccc", lines: 0)
    label.layoutEnvironment = .plain()
    #expect(label.intrinsicContentSize == CGSize(width: 140, height: 24))
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize == CGSize(width: 90, height: 48))
    label.preferredMaxLayoutWidth = 45
    #expect(label.intrinsicContentSize == CGSize(width: 40, height: 72))
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize == CGSize(width: 40, height: 48))
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == CGSize(width: 140, height: 24))
  }

  @Test("the width that layout gives decides the height, and again after a change")
  func heightForWidth() {
    let root = root()
    let label = label("aaaa bbbb cccc", lines: 0)
    root.addSubview(label)
    let trailing = root.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 200)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor), trailing,
    ])
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 48))
    trailing.constant = 260
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 40, height: 72))
    trailing.constant = 100
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: 24))
  }

  @Test("a view below a wrapped label follows it")
  func viewBelow() {
    let root = root()
    let label = label("aaaa bbbb cccc", lines: 0)
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 95),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 10), below.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.height == 48)
    #expect(below.frame == CGRect(x: 0, y: 56, width: 10, height: 10))
  }

  @Test("two labels of different fonts share a first and a last baseline")
  func baselines() {
    let root = root()
    let large = label("large", size: 20)
    let small = label("a b", lines: 0, size: 10)
    small.preferredMaxLayoutWidth = 5
    root.addSubview(large)
    root.addSubview(small)
    let first = small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor), first,
    ])
    root.layoutIfNeeded()
    // Ascents are 20 and 10.
    #expect(small.frame == CGRect(x: 50, y: 10, width: 5, height: 24))
    first.isActive = false
    small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    // Last baselines are 4 and 2 above the bottom: 20 - (24 - 2).
    #expect(small.frame.minY == -2)
  }

  @Test("runs in several fonts win over the plain text")
  func runs() {
    let label = label("ignored")
    label.layoutEnvironment = .plain()
    label.textRuns = [
      TextRun("ab", font: FontDescription(pointSize: 40)),
      TextRun("cd", font: FontDescription(pointSize: 40)),
    ]
    #expect(label.intrinsicContentSize == CGSize(width: 80, height: 48))
  }

  // MARK: Subclasses

  /// As programs write it: the text's rectangle, grown by insets.
  final class PaddedLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
      let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return rect.inset(by: UIEdgeInsets(top: -5, left: -10, bottom: -5, right: -10))
    }
  }

  @Test("a padded label is larger by its padding (Apple, textRect(forBounds:limitedToNumberOfLines:))")
  func padding() {
    let label = PaddedLabel()
    label.layoutEnvironment = .plain()
    label.text = "Hello world"
    label.font = .systemFont(ofSize: 20)
    // 11 characters of 10 points, lines of 24.
    #expect(label.intrinsicContentSize == CGSize(width: 130, height: 34))
    #expect(label.sizeThatFits(.zero) == CGSize(width: 130, height: 34))
    label.numberOfLines = 0
    // 60 points are left for "Hello " and "world".
    #expect(label.sizeThatFits(CGSize(width: 80, height: 1000)).height == 58)
    label.sizeToFit()
    #expect(label.frame.size == CGSize(width: 130, height: 34))
  }

  @Test(
    "a font is that of the whole attributed text, which sets it to its first one (Apple, font, attributedText)"
  )
  func fontOfAttributedText() {
    let label = UILabel()
    label.layoutEnvironment = .plain()
    label.attributedText = NSAttributedString(
      string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    #expect(label.font.pointSize == 10)
    label.font = .systemFont(ofSize: 20)
    #expect(label.intrinsicContentSize == CGSize(width: 50, height: 24))
    let font = label.attributedText?.attribute(.font, at: 3, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 20)
  }

  @Test("labels and image views take no touches at first, scroll views cut off what reaches beyond (Apple)")
  func defaults() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled)
    #expect(UIScrollView().clipsToBounds)
    #expect(!UIView().clipsToBounds)
    let label = UILabel()
    label.alpha = 0.5
    #expect(!label.isUserInteractionEnabled)
    label.isUserInteractionEnabled = true
    #expect(label.isUserInteractionEnabled)
  }
}
