// Content sizes, ties between them, text whose height follows its width, fitting, scroll views, baselines
// (spec 02 §2, 05 §2, §3, §6, §7, §10).

import Foundation
import Testing

@testable import Plumbline

/// A view of a given content size.
private final class Sized: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { fatalError("not archived") }
  override var intrinsicContentSize: CGSize { content }
}

/// Text of a given length, in lines of 20 points.
private final class Paragraph: UIView {
  var length: CGFloat { didSet { invalidateIntrinsicContentSize() } }
  init(length: CGFloat) {
    self.length = length
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { fatalError("not archived") }
  override var hasHeightForWidth: Bool { true }
  override var intrinsicContentSize: CGSize {
    let lines = settledWidth > 0 ? max(1, (length / settledWidth).rounded(.up)) : 1
    return CGSize(width: length, height: 20 * lines)
  }
}

@Suite struct ContentSizeTests {
  private func row(width: CGFloat, _ a: UIView, _ b: UIView, lead: CGFloat, gap: CGFloat) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    root.addSubview(a)
    root.addSubview(b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: lead),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: gap),
      root.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: lead),
      a.topAnchor.constraint(equalTo: root.topAnchor), b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    return root
  }

  @Test("B11, B13 of equals the view that was added earlier stretches")
  func stretching() {
    let a = Sized(71, 20)
    let b = Sized(97.333, 20)
    let root = row(width: 428, a, b, lead: 20, gap: 10)
    #expect(a.frame.minX == 20 && abs(a.frame.width - 280.5) < 0.51)
    let exact = root.layoutContext?.alignmentRect(of: a).width ?? 0
    #expect(abs(exact - 280.667) < 1e-3)
  }

  @Test("B12 of equals the view that was added earlier is compressed")
  func compressing() {
    let l = Sized(400, 20)
    let f = Sized(60, 34)
    l.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    _ = row(width: 320, l, f, lead: 8, gap: 8)
    #expect(l.frame == CGRect(x: 8, y: 0, width: 236, height: 20))
    #expect(f.frame == CGRect(x: 252, y: 0, width: 60, height: 34))
  }

  @Test("B14 of two equally important widths the first to be activated holds")
  func incumbents() {
    let view = UIView()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    for width in [CGFloat(100), 200] {
      let constraint = view.widthAnchor.constraint(equalToConstant: width)
      constraint.priority = UILayoutPriority(500)
      constraint.isActive = true
    }
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    withExtendedLifetime(inWindow(root)) { #expect(view.hasAmbiguousLayout) }
  }

  @Test("a content size that changes moves its surroundings; one that goes frees them")
  func invalidation() {
    let a = Sized(50, 20)
    let b = Sized(60, 20)
    b.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let root = row(width: 300, a, b, lead: 0, gap: 0)
    #expect(b.frame == CGRect(x: 50, y: 0, width: 250, height: 20))
    a.content.width = 80
    root.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 80, y: 0, width: 220, height: 20))
    a.content.width = UIView.noIntrinsicMetric
    b.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    root.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 240, y: 0, width: 60, height: 20))
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("text takes the width that it gets and the lines that it needs then")
  func heightForWidth() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let text = Paragraph(length: 250)
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(text)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 5),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(below.frame.minY == 65)
    root.frame.size.width = 250
    root.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 0, y: 0, width: 250, height: 20))
    text.length = 600
    root.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 0, y: 0, width: 250, height: 60))
  }

  /// The rows of C01 and C02 are half a point and a third higher: a separator of a pixel lies below the content view.
  @Test(
    "E142, C01, C02 a cell's content is as high as its text at the table's width",
    arguments: [(CGFloat(2), CGFloat(82)), (3, 82)])
  func cells(_ scale: CGFloat, _ height: CGFloat) {
    let cell = UIView()
    var environment = cell.effectiveLayoutEnvironment
    environment.displayScale = scale
    cell.layoutEnvironment = environment
    let text = Paragraph(length: 800)
    cell.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      cell.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 16),
      text.topAnchor.constraint(equalTo: cell.topAnchor, constant: 11),
      cell.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 11),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: height))
    #expect(text.settledWidth == .infinity && text.item == -1 && cell.layoutContext == nil)
  }

  @Test("C03 a required height that a cell leaves no room for is broken")
  func cellConflict() throws {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 43.5))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 44)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor), height,
    ])
    cell.layoutIfNeeded()
    let conflicts = cell.layoutDiagnosis().conflicts
    #expect(conflicts.count == 1)
    #expect(try #require(conflicts.first).broken === height)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 43.5))
    // The usual cure (spec 07 §2): one constraint at 999.
    height.isActive = false
    height.priority = UILayoutPriority(999)
    height.isActive = true
    cell.layoutIfNeeded()
    #expect(cell.layoutDiagnosis().conflicts.isEmpty && view.frame.height == 43.5)
  }

  @Test("a fitting size leaves a laid-out tree as it was")
  func fittingInTree() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView()
    let text = Paragraph(length: 300)
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.addSubview(text)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      text.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      text.topAnchor.constraint(equalTo: box.topAnchor),
      text.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 160, height: 40))
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 300, height: 20))
    #expect(box.frame == CGRect(x: 0, y: 0, width: 160, height: 40) && text.settledWidth == 160)
    text.length = 100
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 160, height: 20))
  }

  @Test("E146, E149 a scroll view's edges are its content's, for what lies inside")
  func scrolling() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroll = UIScrollView()
    let content = UIView()
    for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scroll)
    scroll.addSubview(content)
    let trailing = scroll.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 20)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.widthAnchor.constraint(equalTo: root.widthAnchor),
      scroll.heightAnchor.constraint(equalTo: root.heightAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 20),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20), trailing,
      scroll.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 20),
      content.widthAnchor.constraint(equalToConstant: 600),
      content.heightAnchor.constraint(equalToConstant: 200),
    ])
    root.layoutIfNeeded()
    #expect(scroll.frame == root.bounds)
    #expect(scroll.contentSize == CGSize(width: 640, height: 240))
    #expect(content.frame == CGRect(x: 20, y: 20, width: 600, height: 200))
    let window = inWindow(root)
    defer { withExtendedLifetime(window) {} }
    #expect(!scroll.contentLayoutGuide.hasAmbiguousLayout)
    scroll.contentOffset = CGPoint(x: 30, y: 40)
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 20, y: 20, width: 600, height: 200))
    trailing.isActive = false
    root.layoutIfNeeded()
    #expect(scroll.contentLayoutGuide.hasAmbiguousLayout)
    let found = root.layoutDiagnosis().ambiguities
    #expect(found.count == 1 && found.first?.view === scroll && found.first?.variables == ["contentWidth"])
  }

  @Test("E147 a vertical scroll view takes its content's width from its frame; the frame's guide floats")
  func verticalScrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.addSubview(scroll)
    let content = UIView()
    let badge = UIView()
    for view in [content, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
    }
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
      badge.rightAnchor.constraint(equalTo: scroll.frameLayoutGuide.rightAnchor, constant: -10),
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 10),
      badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 1000))
    #expect(badge.frame == CGRect(x: 290, y: 10, width: 20, height: 20))
    scroll.contentOffset.y = 300
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 290, y: 310, width: 20, height: 20))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 1000))
  }

  @Test("a baseline may be that of a view further down")
  func nestedBaselines() {
    final class Box: UIView {
      let inner = TextLine()
      override var forLastBaselineLayout: UIView { inner }
    }
    final class TextLine: UIView {
      override var baselineOffsets: BaselineOffsets? { BaselineOffsets(firstFromTop: 16, lastFromBottom: 4) }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = Box(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    box.inner.frame = CGRect(x: 0, y: 10, width: 100, height: 20)
    box.addSubview(box.inner)
    root.addSubview(box)
    let line = TextLine()
    line.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(line)
    NSLayoutConstraint.activate([
      line.heightAnchor.constraint(equalToConstant: 20),
      line.lastBaselineAnchor.constraint(equalTo: box.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(line.frame.minY == 110)
  }

  @Test("a priority of 0 means that the content does not count on the axis")
  func priorityZero() {
    let view = Sized(50, 20)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.addSubview(view)
    let wish = view.widthAnchor.constraint(equalToConstant: 80)
    wish.priority = UILayoutPriority(1)
    wish.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 50, height: 20))
    view.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 80, height: 20))
    view.setContentCompressionResistancePriority(UILayoutPriority(0), for: .horizontal)
    wish.constant = 10
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 10, height: 20))
  }

  // Apple's documentation of `alignmentRectInsets`: constraints act on the alignment rectangle, which is the frame without
  // them.
  @Test("new alignment insets reach the frame")
  func newInsets() {
    final class Shadowed: UIView {
      var insets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
      override var alignmentRectInsets: UIEdgeInsets { insets }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
    view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 54))
  }
}
