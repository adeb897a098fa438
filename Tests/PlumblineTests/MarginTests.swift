// Layout margins and the safe area (spec 05 §4 and §5, M01–M10, F01–F06, G10–G17; cases: safearea_margins_uikit).

import Foundation
import Testing

@testable import Plumbline

@Suite struct MarginTests {
  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test("M01, M02, M03, M04 own margins and those of the superview")
  func superviewMargins() {
    #expect(UIView().layoutMargins == insets(8, 8, 8, 8))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.layoutMargins = insets(40, 50, 60, 70)
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    root.addSubview(view)
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == insets(20, 30, 8, 8))
    view.frame.origin = .zero
    #expect(view.layoutMargins == insets(40, 50, 8, 8))
    view.layoutMargins = insets(1, 2, 3, 4)
    #expect(view.layoutMargins == insets(40, 50, 3, 4))
    root.layoutMargins = insets(41, 50, 60, 70)
    #expect(view.layoutMargins == insets(41, 50, 3, 4))
  }

  @Test("M05, M06 the safe area is added")
  func safeAreaMargins() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    view.hostSafeAreaInsets = insets(44, 0, 34, 0)
    #expect(view.layoutMargins == insets(52, 8, 42, 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
  }

  @Test("M07, M08, M09 a controller's root view has the system's minimum")
  func systemMinimum() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.hostSafeAreaInsets = insets(47, 0, 34, 0)
    view.systemMinimumLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    #expect(view.layoutMargins == insets(47, 16, 34, 16))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 64)
    #expect(view.layoutMargins == insets(47, 16, 34, 64))
    view.respectsSystemMinimumLayoutMargins = false
    #expect(view.layoutMargins == insets(47, 5, 34, 64))
  }

  @Test("M10 leading is right where the content reads from right to left")
  func direction() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
    #expect(view.layoutMargins == insets(0, 10, 0, 20))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == insets(0, 20, 0, 10))
  }

  nonisolated struct Propagation: CustomTestStringConvertible, Sendable {
    var id: String
    var size: CGSize
    var insets: UIEdgeInsets
    var frame: CGRect
    var expected: UIEdgeInsets
    var testDescription: String { id }
  }

  nonisolated static let notched = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
  nonisolated static let propagations: [Propagation] =
    [
      (
        "F01", CGRect(x: 0, y: 0, width: 375, height: 812),
        UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      ),
      (
        "F02", CGRect(x: 0, y: 20, width: 375, height: 100),
        UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0)
      ),
      ("F03", CGRect(x: 0, y: 100, width: 375, height: 100), .zero),
      (
        "F04", CGRect(x: 0, y: 700, width: 375, height: 112),
        UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      ),
    ].map {
      Propagation(
        id: $0.0, size: CGSize(width: 375, height: 812), insets: notched, frame: $0.1, expected: $0.2)
    } + [
      Propagation(
        id: "F05", size: CGSize(width: 812, height: 375),
        insets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44),
        frame: CGRect(x: 10, y: 300, width: 792, height: 75),
        expected: UIEdgeInsets(top: 0, left: 34, bottom: 21, right: 34))
    ]

  @Test("the safe area reaches as far as its border", arguments: propagations)
  func propagation(_ fact: Propagation) {
    let root = UIView(frame: CGRect(origin: .zero, size: fact.size))
    let view = UIView(frame: fact.frame)
    root.addSubview(view)
    root.hostSafeAreaInsets = fact.insets
    #expect(view.safeAreaInsets == fact.expected)
    view.frame = .zero
    view.frame = fact.frame
    #expect(view.safeAreaInsets == fact.expected)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test(
    "F06 additional insets may take away, not below zero",
    arguments: [(CGFloat(-10), CGFloat(10)), (-100, 0)])
  func additional(_ top: CGFloat, _ expected: CGFloat) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    view.hostSafeAreaInsets = insets(20, 0, 0, 0)
    view.additionalSafeAreaInsets = insets(top, 0, 0, 0)
    #expect(view.safeAreaInsets == insets(expected, 0, 0, 0))
  }

  @Test("G10, G14, G15 system guides are the bounds inside of their insets, also before any layout")
  func guides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    view.layoutMargins = insets(10, 20, 30, 40)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 20, y: 10, width: 340, height: 260))
    #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
    #expect(view.layoutGuides == [view.layoutMarginsGuide])
    let phone = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    phone.hostSafeAreaInsets = insets(44, 0, 34, 0)
    #expect(phone.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 375, height: 734))
    #expect(UILayoutGuide().identifier == "" && UILayoutGuide().layoutFrame == .zero)
    #expect(UILayoutGuide().owningView == nil)
  }

  @Test("what hangs on margins and guides follows them")
  func followers() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let a = UIView()
    let b = UIView()
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: a, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin,
        multiplier: 1,
        constant: 0),
      NSLayoutConstraint(
        item: a, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin,
        multiplier: 1,
        constant: 0),
      NSLayoutConstraint(
        item: a, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin, multiplier: 1,
        constant: 0),
      b.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      b.widthAnchor.constraint(equalTo: root.safeAreaLayoutGuide.widthAnchor),
      b.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 8, y: 8, width: 384, height: 10))
    #expect(b.frame == CGRect(x: 8, y: 0, width: 400, height: 10))
    root.layoutMargins = insets(5, 30, 5, 10)
    root.hostSafeAreaInsets = insets(20, 3, 0, 4)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 33, y: 25, width: 353, height: 10))
    #expect(b.frame == CGRect(x: 33, y: 20, width: 393, height: 10))
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 33, y: 25, width: 353, height: 10))
    #expect(b.frame == CGRect(x: -7, y: 20, width: 393, height: 10))
  }

  @Test("a subview's margins that follow its superview's settle in the same layout")
  func preservedInLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.layoutMargins = insets(40, 40, 40, 40)
    let box = UIView()
    let leaf = UIView()
    box.preservesSuperviewLayoutMargins = true
    for view in [box, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(box)
    box.addSubview(leaf)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      box.rightAnchor.constraint(equalTo: root.rightAnchor),
      box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      leaf.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
      leaf.leftAnchor.constraint(equalTo: box.layoutMarginsGuide.leftAnchor),
      leaf.rightAnchor.constraint(equalTo: box.layoutMarginsGuide.rightAnchor),
      leaf.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 30, y: 30, width: 220, height: 220))
  }

  @Test("shared case notify-order: margins are told before the safe area, and a settled tree tells nothing")
  func notes() {
    final class Probe: UIView {
      var notes: [String] = []
      override func layoutMarginsDidChange() { notes.append("layoutMarginsDidChange") }
      override func safeAreaInsetsDidChange() { notes.append("safeAreaInsetsDidChange") }
    }
    let view = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.hostSafeAreaInsets = insets(20, 0, 0, 0)
    #expect(view.notes == ["layoutMarginsDidChange", "safeAreaInsetsDidChange"])
    view.notes = []
    view.hostSafeAreaInsets = insets(20, 0, 0, 0)
    view.layoutMargins = view.margins.ownBySide ?? insets(8, 8, 8, 8)
    view.layoutIfNeeded()
    #expect(view.notes.isEmpty)
  }

  // MARK: Shared cases

  nonisolated struct Case: Decodable, CustomTestStringConvertible, Sendable {
    var id: String
    var kind: String
    var parentSize: [CGFloat]?
    var parentInsets_tlbr: [CGFloat]?
    var parentMargins_tlbr: [CGFloat]?
    var childFrame: [CGFloat]?
    var expectInsets_tlbr: [CGFloat]?
    var viewSize: [CGFloat]?
    var safeArea_tlbr: [CGFloat]?
    var margins_tlbr: [CGFloat]?
    var base_tlbr: [CGFloat]?
    var guide: String?
    var expect_tlbr: [CGFloat]?
    var frame: [CGFloat]?
    var testDescription: String { id }

    private enum CodingKeys: String, CodingKey {
      case id, kind, parentSize, parentInsets_tlbr, parentMargins_tlbr, childFrame, expectInsets_tlbr,
        viewSize,
        safeArea_tlbr, margins_tlbr, base_tlbr, guide, expect_tlbr, expect
    }

    init(from decoder: any Decoder) throws {
      let box = try decoder.container(keyedBy: CodingKeys.self)
      id = try box.decode(String.self, forKey: .id)
      kind = try box.decode(String.self, forKey: .kind)
      guide = try box.decodeIfPresent(String.self, forKey: .guide)
      func numbers(_ key: CodingKeys) -> [CGFloat]? { try? box.decodeIfPresent([CGFloat].self, forKey: key) }
      parentSize = numbers(.parentSize)
      parentInsets_tlbr = numbers(.parentInsets_tlbr)
      parentMargins_tlbr = numbers(.parentMargins_tlbr)
      childFrame = numbers(.childFrame)
      expectInsets_tlbr = numbers(.expectInsets_tlbr)
      viewSize = numbers(.viewSize)
      safeArea_tlbr = numbers(.safeArea_tlbr)
      margins_tlbr = numbers(.margins_tlbr)
      base_tlbr = numbers(.base_tlbr)
      expect_tlbr = numbers(.expect_tlbr)
      frame = numbers(.expect)
    }
  }

  nonisolated static let shared = SharedCases.read("safearea_margins_uikit", as: Case.self)

  private func insets(_ numbers: [CGFloat]) -> UIEdgeInsets {
    insets(numbers[0], numbers[1], numbers[2], numbers[3])
  }
  private func rect(_ numbers: [CGFloat]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @Test(
    "shared cases: safe area", .enabled(if: SharedCases.arePresent),
    arguments: shared.filter { $0.kind == "safe-area-propagation" })
  func sharedPropagation(_ fact: Case) throws {
    let size = try #require(fact.parentSize)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
    let view = UIView(frame: rect(try #require(fact.childFrame)))
    root.addSubview(view)
    root.hostSafeAreaInsets = insets(try #require(fact.parentInsets_tlbr))
    #expect(view.safeAreaInsets == insets(try #require(fact.expectInsets_tlbr)))
  }

  @Test(
    "shared cases: margins", .enabled(if: SharedCases.arePresent),
    arguments: shared.filter { $0.kind == "layout-margins" })
  func sharedMargins(_ fact: Case) throws {
    let size = try #require(fact.parentSize ?? fact.viewSize)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
    var view = root
    if let margins = fact.parentMargins_tlbr { root.layoutMargins = insets(margins) }
    if let safeArea = fact.safeArea_tlbr { root.hostSafeAreaInsets = insets(safeArea) }
    if let base = fact.base_tlbr { root.layoutMargins = insets(base) }
    if let frame = fact.childFrame {
      view = UIView(frame: rect(frame))
      view.preservesSuperviewLayoutMargins = true
      root.addSubview(view)
    }
    #expect(view.layoutMargins == insets(try #require(fact.expect_tlbr)))
  }

  @Test(
    "shared cases: guides", .enabled(if: SharedCases.arePresent),
    arguments: shared.filter { $0.kind == "guide" })
  func sharedGuides(_ fact: Case) throws {
    let size = try #require(fact.viewSize)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
    var environment = view.effectiveLayoutEnvironment
    // The readable widths were measured in a program for the Mac, whose text column is wider than an iPad's.
    environment.readableContentWidth = .init(limit: 920, appliesAbove: 1008)
    view.layoutEnvironment = environment
    if let margins = fact.margins_tlbr { view.layoutMargins = insets(margins) }
    if let safeArea = fact.safeArea_tlbr { view.hostSafeAreaInsets = insets(safeArea) }
    let guide = fact.guide == "readableContent" ? view.readableContentGuide : view.safeAreaLayoutGuide
    let expected = rect(try #require(fact.frame))
    #expect(guide.layoutFrame == expected)
    let pinned = UIView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pinned)
    NSLayoutConstraint.activate([
      pinned.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      pinned.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      pinned.topAnchor.constraint(equalTo: guide.topAnchor),
      pinned.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(pinned.frame == expected)
  }

  @Test("shared cases: the view and the guide below a safe area (custom-guide)")
  func customGuide() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.hostSafeAreaInsets = insets(44, 10, 34, 12)
    let top = UIView()
    let box = UIView()
    let guide = UILayoutGuide()
    for view in [top, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    root.addLayoutGuide(guide)
    let safeArea = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      top.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      top.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      top.topAnchor.constraint(equalTo: safeArea.topAnchor), top.heightAnchor.constraint(equalToConstant: 60),
      guide.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 8),
      guide.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 4),
      guide.widthAnchor.constraint(equalToConstant: 120), guide.heightAnchor.constraint(equalToConstant: 40),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.widthAnchor.constraint(equalTo: guide.widthAnchor),
      box.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(top.frame == CGRect(x: 10, y: 44, width: 298, height: 60))
    #expect(guide.layoutFrame == CGRect(x: 14, y: 112, width: 120, height: 40))
    #expect(box.frame == CGRect(x: 14, y: 112, width: 120, height: 40))
  }

  @Test(
    "there are 17 shared cases: 15 run from the file, custom-guide and notify-order are written out",
    .enabled(if: SharedCases.arePresent))
  func count() {
    #expect(Self.shared.count == 17)
    let fromFile = Self.shared.filter {
      ["safe-area-propagation", "layout-margins", "guide"].contains($0.kind)
    }
    #expect(fromFile.count == 15)
  }

  @Test("E110, G17 the readable guide of an iPad in landscape: 672 wide, centred")
  func readable() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    view.layoutMargins = insets(0, 20, 0, 20)
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 176, y: 0, width: 672, height: 768))
  }

  /// `directionalLayoutMargins` speak of leading and trailing, wherever the view is (spec 05 §4).
  @Test("directional margins that were set before the view came into a tree turn with the tree")
  func directionalMarginsMove() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.layoutEnvironment = .plain(scale: 2)
    root.layoutEnvironment?.isRightToLeft = true
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    let margins = NSDirectionalEdgeInsets(top: 1, leading: 5, bottom: 4, trailing: 2)
    for view in [outer, inner] { view.directionalLayoutMargins = margins }
    root.addSubview(outer)
    for view in [outer, inner] {
      #expect(view.layoutMargins == insets(1, 2, 4, 5))
      #expect(view.directionalLayoutMargins == margins)
    }
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(label)
    label.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor).isActive = true
    label.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.minX == 85)
    outer.removeFromSuperview()
    for view in [outer, inner] { #expect(view.layoutMargins == insets(1, 5, 4, 2)) }
  }
}
