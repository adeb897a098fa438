// Views in archives and back: geometry, priorities, margins, guides, and the constraints that are marked for it
// (spec 01 §5).

import Foundation
import Testing

@testable import Plumbline

/// Top-level classes of a module are found again by their names.
final class ArchivedCard: UIView {
  let title = UILabel()
  var number = 7

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    number = coder.decodeInteger(forKey: "number")
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(number, forKey: "number")
  }
}

@Suite("Archives of views") struct ArchiveTests {
  private func copy<View: UIView>(_ view: View) throws -> View {
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? View)
  }

  @Test("only constraints that are marked come back, active, held by the same view, in their order")
  func constraints() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let (a, b, unmarked) = (UIView(), UIView(), UIView())
    for view in [a, b, unmarked] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let kept = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-10-[a(20)]-[b]", metrics: nil, views: ["a": a, "b": b])
    let ratio = NSLayoutConstraint(
      item: b, attribute: .height, relatedBy: .lessThanOrEqual, toItem: a, attribute: .width, multiplier: 1.5,
      constant: 4)
    ratio.priority = UILayoutPriority(600)
    ratio.identifier = "ratio"
    let dropped = unmarked.widthAnchor.constraint(equalToConstant: 5)
    for constraint in kept + [ratio] { constraint.shouldBeArchived = true }
    NSLayoutConstraint.activate(kept + [ratio, dropped])

    let other = try copy(root)
    let views = other.subviews
    #expect(views.count == 3 && views[2].constraints.isEmpty)
    #expect(other.constraints.count == 3)
    #expect(views[0].constraints.map(\.constant) == [20])
    let opening = try #require(other.constraints.first)
    #expect(opening.firstItem === views[0] && opening.secondItem === other)
    #expect(opening.firstAttribute == .leading && opening.secondAttribute == .leading)
    #expect(opening.constant == 10 && opening.isActive && opening.shouldBeArchived)
    let gap = other.constraints[1]
    #expect(gap.firstItem === views[1] && gap.secondItem === views[0])
    #expect(gap.description.contains("-(NSSpace(8))-"))
    let restored = other.constraints[2]
    #expect(restored.relation == .lessThanOrEqual && restored.multiplier == 1.5 && restored.constant == 4)
    #expect(restored.priority == UILayoutPriority(600) && restored.identifier == "ratio")
    other.layoutIfNeeded()
    #expect(views[0].frame.minX == 10 && views[0].frame.width == 20 && views[1].frame.minX == 38)
  }

  @Test("a constraint to something outside of the archived view stays behind")
  func outside() throws {
    let root = UIView()
    let (a, b) = (UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    let across = a.widthAnchor.constraint(equalTo: b.widthAnchor)
    across.shouldBeArchived = true
    across.isActive = true
    #expect(try copy(a).constraints.isEmpty)
    #expect(try copy(root).constraints.count == 1)
  }

  @Test("guides of the program and of the system come back as the items of their constraints")
  func guides() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let guide = UILayoutGuide()
    guide.identifier = "column"
    root.addLayoutGuide(guide)
    let constraints = [
      guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 30),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ]
    for constraint in constraints { constraint.shouldBeArchived = true }
    NSLayoutConstraint.activate(constraints)

    let other = try copy(root)
    let column = try #require(other.layoutGuides.first { $0.identifier == "column" })
    #expect(column.owningView === other)
    #expect(other.constraints.first?.secondItem === other.layoutMarginsGuide)
    other.layoutIfNeeded()
    #expect(column.layoutFrame == CGRect(x: 2, y: 0, width: 30, height: 100))
  }

  @Test("what layout knows of a view comes back")
  func state() throws {
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    view.bounds.origin = CGPoint(x: 1, y: 2)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    view.tag = 12
    view.alpha = 0.5
    view.isHidden = true
    view.isOpaque = false
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    view.accessibilityIdentifier = "panel"
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.autoresizesSubviews = false
    view.translatesAutoresizingMaskIntoConstraints = false
    view.setContentHuggingPriority(UILayoutPriority(260.5), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(740), for: .vertical)
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false

    let other = try copy(view)
    #expect(other.bounds == CGRect(x: 1, y: 2, width: 50, height: 60))
    #expect(other.center == CGPoint(x: 28, y: 34))
    #expect(other.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(other.tag == 12 && other.alpha == 0.5 && other.isHidden && !other.isOpaque)
    #expect(other.clipsToBounds && !other.isUserInteractionEnabled)
    #expect(other.accessibilityIdentifier == "panel")
    #expect(other.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    #expect(!other.autoresizesSubviews && !other.translatesAutoresizingMaskIntoConstraints)
    #expect(other.contentHuggingPriority(for: .horizontal) == UILayoutPriority(260.5))
    #expect(other.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(other.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(other.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(740))
    #expect(other.semanticContentAttribute == .forceRightToLeft)
    #expect(other.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(other.preservesSuperviewLayoutMargins && !other.insetsLayoutMarginsFromSafeArea)
  }

  @Test("classes of a program come back with what they write themselves")
  func subclass() throws {
    let card = ArchivedCard(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    card.number = 42
    let other = try copy(card)
    #expect(other.number == 42 && other.subviews.count == 1)
  }

  @Test("a stack view comes back with its arrangement and makes its constraints anew")
  func stack() throws {
    let (a, b, hidden) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b, hidden])
    stack.frame = CGRect(x: 0, y: 0, width: 50, height: 90)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.alignment = .trailing
    stack.spacing = 4
    stack.setCustomSpacing(10, after: a)
    hidden.isHidden = true

    let other = try copy(stack)
    #expect(other.axis == .vertical && other.distribution == .fillEqually && other.alignment == .trailing)
    #expect(other.arrangedSubviews == other.subviews && other.arrangedSubviews.count == 3)
    #expect(other.customSpacing(after: other.arrangedSubviews[0]) == 10)
    #expect(other.customSpacing(after: other.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
    other.layoutIfNeeded()
    // 90 points less the gap of 10, in two.
    #expect(other.arrangedSubviews.prefix(2).map(\.frame.height) == [40, 40])
  }

  @Test("views with a content view come back with that one")
  func contentViews() throws {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    cell.contentView.tag = 5
    #expect(try copy(cell).contentView.tag == 5)
    #expect(try copy(cell).subviews.count == 1)
    let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    item.contentView.tag = 6
    #expect(try copy(item).contentView.tag == 6)
    let effect = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    effect.contentView.tag = 7
    #expect(try copy(effect).contentView.tag == 7 && copy(effect).subviews.count == 1)
  }

  @Test("content that decides a size comes back with its view")
  func content() throws {
    let label = UILabel()
    label.text = "two words"
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    label.numberOfLines = 2
    label.lineBreakMode = .byCharWrapping
    label.preferredMaxLayoutWidth = 60
    let labelCopy = try copy(label)
    #expect(labelCopy.text == "two words" && labelCopy.font == .systemFont(ofSize: 20, weight: .semibold))
    #expect(labelCopy.numberOfLines == 2 && labelCopy.lineBreakMode == .byCharWrapping)
    #expect(labelCopy.intrinsicContentSize == label.intrinsicContentSize)

    let field = UITextField()
    field.placeholder = "name"
    field.font = UIFont(name: "Courier", size: 11)
    field.borderStyle = .bezel
    field.isSecureTextEntry = true
    let fieldCopy = try copy(field)
    #expect(
      fieldCopy.placeholder == "name" && (fieldCopy.text ?? "").isEmpty && fieldCopy.borderStyle == .bezel)
    #expect(fieldCopy.isSecureTextEntry && fieldCopy.intrinsicContentSize == field.intrinsicContentSize)

    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 30)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let buttonCopy = try copy(button)
    #expect(buttonCopy.buttonType == .system && buttonCopy.title(for: .normal) == "Go")
    #expect(buttonCopy.subviews.isEmpty && buttonCopy.intrinsicContentSize == button.intrinsicContentSize)

    let insets = UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0)
    let imageView = UIImageView(
      image: UIImage(size: CGSize(width: 12, height: 9), alignmentRectInsets: insets))
    let imageCopy = try copy(imageView)
    #expect(imageCopy.intrinsicContentSize == CGSize(width: 12, height: 6))
    #expect(imageCopy.alignmentRectInsets == insets)

    let text = UITextView()
    text.text = "Some text"
    text.isScrollEnabled = false
    text.textContainerInset = .zero
    #expect(try copy(text).intrinsicContentSize == text.intrinsicContentSize)

    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 50, height: 60)
    scroll.contentOffset = CGPoint(x: 5, y: 6)
    scroll.contentInset = insets
    scroll.contentInsetAdjustmentBehavior = .never
    let scrollCopy = try copy(scroll)
    #expect(scrollCopy.contentSize == CGSize(width: 50, height: 60) && scrollCopy.contentInset == insets)
    #expect(scrollCopy.contentOffset == CGPoint(x: 5, y: 6) && scrollCopy.isScrollEnabled)
    #expect(scrollCopy.contentInsetAdjustmentBehavior == .never)

    let segments = UISegmentedControl(items: ["One", UIImage(size: CGSize(width: 40, height: 10)), "Three"])
    segments.setWidth(33, forSegmentAt: 2)
    let segmentsCopy = try copy(segments)
    #expect(segmentsCopy.numberOfSegments == 3 && segmentsCopy.titleForSegment(at: 0) == "One")
    #expect(segmentsCopy.intrinsicContentSize == segments.intrinsicContentSize)

    let picker = UIDatePicker()
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .compact
    #expect(try copy(picker).intrinsicContentSize == picker.intrinsicContentSize)
    let pages = UIPageControl()
    pages.numberOfPages = 4
    #expect(try copy(pages).numberOfPages == 4)
    let progress = UIProgressView()
    progress.progressViewStyle = .bar
    #expect(try copy(progress).progressViewStyle == .bar)
  }

  @Test("a coder without keys gives views as their classes make them")
  func emptyCoder() throws {
    let coder = NSCoder()
    #expect(try #require(UIView(coder: coder)).frame == .zero)
    #expect(try #require(UISwitch(coder: coder)).contentHuggingPriority(for: .horizontal) == .defaultHigh)
    let cell = try #require(UITableViewCell(coder: coder))
    #expect(cell.contentView.superview === cell)
    #expect(UIStackView(coder: coder).arrangedSubviews.isEmpty)
    #expect(UIActivityIndicatorView(coder: coder).style == .medium)
    let empty = try NSKeyedUnarchiver(
      forReadingFrom: NSKeyedArchiver.archivedData(
        withRootObject: NSString(string: "nothing"), requiringSecureCoding: false))
    #expect(try #require(UITableView(coder: empty)).style == .plain)
  }
}
