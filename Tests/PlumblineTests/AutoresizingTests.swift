// Frames under an autoresizing mask: springs and struts, and the same through constraints (spec 05 §1, T01–T08;
// cases: autoresizing).

import Foundation
import Testing

@testable import Plumbline

@Suite struct AutoresizingTests {
  nonisolated struct Row: CustomTestStringConvertible, Sendable {
    var id: String
    var mask: UIView.AutoresizingMask
    var x: CGFloat
    var width: CGFloat
    var testDescription: String { id }
  }

  /// spec 05 §1: frame (160, 120, 80, 80) in 320x480, then the superview is 640 wide.
  nonisolated static let rows: [Row] = [
    Row(id: "T01", mask: [], x: 160, width: 80),
    Row(id: "T02", mask: .flexibleLeftMargin, x: 480, width: 80),
    Row(id: "T03", mask: .flexibleWidth, x: 160, width: 400),
    Row(id: "T04", mask: [.flexibleLeftMargin, .flexibleWidth], x: 373.333, width: 186.667),
    Row(id: "T05", mask: .flexibleRightMargin, x: 160, width: 80),
    Row(id: "T06", mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 373.333, width: 80),
    Row(id: "T07", mask: [.flexibleWidth, .flexibleRightMargin], x: 160, width: 240),
    Row(id: "T08", mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 320, width: 160),
  ]

  private func make(_ mask: UIView.AutoresizingMask) -> (UIView, UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var environment = root.effectiveLayoutEnvironment
    environment.displayScale = 3000
    root.layoutEnvironment = environment
    let view = UIView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
    view.autoresizingMask = mask
    root.addSubview(view)
    return (root, view)
  }

  @Test("springs and struts", arguments: rows)
  func classic(_ row: Row) {
    let (root, view) = make(row.mask)
    root.frame.size.width = 640
    #expect(abs(view.frame.minX - row.x) < 1e-3 && abs(view.frame.width - row.width) < 1e-3)
  }

  @Test("the same frames through constraints", arguments: rows)
  func translated(_ row: Row) throws {
    let (root, view) = make(row.mask)
    // Something else follows the view, so that the engine needs it.
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: view.leftAnchor),
      follower.widthAnchor.constraint(equalTo: view.widthAnchor),
      follower.topAnchor.constraint(equalTo: root.topAnchor),
      follower.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(follower.frame == CGRect(x: 160, y: 0, width: 80, height: 10))
    // Classic resizing is off: what moves is the engine's work alone.
    root.autoresizesSubviews = false
    root.frame.size.width = 640
    root.layoutIfNeeded()
    #expect(abs(follower.frame.minX - row.x) < 1e-3 && abs(follower.frame.width - row.width) < 1e-3)
    #expect(abs(view.frame.minX - row.x) < 1e-3 && abs(view.frame.width - row.width) < 1e-3)
    #expect(root.layoutDiagnosis().conflicts.isEmpty)
  }

  /// spec 05 §1, the columns "log" and "current" with the figures of T01–T08: `h=…`, the length, the position.
  nonisolated static let printed: [(UIView.AutoresizingMask, String, String, String)] = [
    ([], "--&", "UIView:P.width == 80", "UIView:P.minX == 160"),
    (.flexibleLeftMargin, "&--", "UIView:P.width == 80", "H:[UIView:P]-(80)-|"),
    (.flexibleWidth, "-&-", "H:[UIView:P]-(80)-|", "UIView:P.minX == 160"),
    (
      [.flexibleLeftMargin, .flexibleWidth], "&&-",
      "UIView:P.width == 0.333333*UIView:P.width - 26.6667", "H:[UIView:P]-(80)-|"
    ),
    (.flexibleRightMargin, "--&", "UIView:P.width == 80", "UIView:P.minX == 160"),
    (
      [.flexibleLeftMargin, .flexibleRightMargin], "&-&", "UIView:P.width == 80",
      "UIView:P.minX == 0.666667*UIView:P.width - 53.3333"
    ),
    (
      [.flexibleWidth, .flexibleRightMargin], "-&&", "UIView:P.width == 0.5*UIView:P.width - 80",
      "UIView:P.minX == 160"
    ),
    (
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], "&&&",
      "UIView:P.width == 0.25*UIView:P.width", "UIView:P.minX == 0.5*UIView:P.width"
    ),
  ]

  @Test("T01–T08 the constraints of a mask as logs print them", arguments: printed)
  func descriptions(mask: UIView.AutoresizingMask, springs: String, length: String, position: String) {
    let (root, view) = make(mask)
    for (isLength, body) in [(true, length), (false, position)] {
      let text = NSAutoresizingMaskLayoutConstraint(view, axis: .horizontal, isLength: isLength).description
        .replacing(/0x[0-9a-f]+/, with: "P")
      #expect(text.hasPrefix("<NSAutoresizingMaskLayoutConstraint:P h=\(springs) v=--& \(body)   (active"))
    }
    #expect(root.subviews == [view])
  }

  @Test("a frame that is set moves what hangs on it")
  func setFrame() {
    let (root, view) = make([])
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 8),
      follower.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(follower.frame.origin == CGPoint(x: 248, y: 120))
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    root.layoutIfNeeded()
    #expect(follower.frame.origin == CGPoint(x: 48, y: 20))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("a frame for another size of the superview than the present one")
  func referenceSize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let container = UIView()
    container.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(container)
    let view = UIView()
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    container.addSubview(view)
    view.setAutoresizingFrame(
      CGRect(x: 10, y: 60, width: 80, height: 40), inSuperviewOfSize: CGSize(width: 100, height: 100))
    NSLayoutConstraint.activate([
      container.leftAnchor.constraint(equalTo: root.leftAnchor),
      container.rightAnchor.constraint(equalTo: root.rightAnchor),
      container.topAnchor.constraint(equalTo: root.topAnchor),
      container.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 260, width: 380, height: 40))
  }

  // MARK: Shared cases

  nonisolated struct Case: Decodable, CustomTestStringConvertible, Sendable {
    nonisolated struct Inner: Decodable, Sendable {
      var frame: [CGFloat]
      var mask: [String]
      var expect: [CGFloat]
    }
    var id: String
    var parentSize: [CGFloat]
    var frame: [CGFloat]
    var mask: [String]
    var newParentSize: [CGFloat]
    var expect: [CGFloat]
    var autoresizesSubviews: Bool?
    var grandchild: Inner?
    var boundsOrigin: [CGFloat]?
    var testDescription: String { id }
  }

  @Test(
    "shared cases", .enabled(if: SharedCases.arePresent),
    arguments: SharedCases.read("autoresizing", as: Case.self))
  func shared(_ fact: Case) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: fact.parentSize[0], height: fact.parentSize[1]))
    root.autoresizesSubviews = fact.autoresizesSubviews ?? true
    let view = UIView(frame: rect(fact.frame))
    view.autoresizingMask = mask(fact.mask)
    root.addSubview(view)
    var inner: UIView?
    if let grandchild = fact.grandchild {
      let below = UIView(frame: rect(grandchild.frame))
      below.autoresizingMask = mask(grandchild.mask)
      view.addSubview(below)
      inner = below
    }
    if let origin = fact.boundsOrigin { root.bounds.origin = CGPoint(x: origin[0], y: origin[1]) }
    root.frame.size = CGSize(width: fact.newParentSize[0], height: fact.newParentSize[1])
    #expect(view.frame == rect(fact.expect))
    if let grandchild = fact.grandchild { #expect(inner?.frame == rect(grandchild.expect)) }
  }

  @Test("there are 12 shared cases", .enabled(if: SharedCases.arePresent))
  func count() { #expect(SharedCases.read("autoresizing", as: Case.self).count == 12) }

  private func rect(_ numbers: [CGFloat]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func mask(_ names: [String]) -> UIView.AutoresizingMask {
    let known: [String: UIView.AutoresizingMask] = [
      "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
      "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
      "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
    ]
    return names.reduce(into: []) { $0.formUnion(known[$1] ?? []) }
  }
}
