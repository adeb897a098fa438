// The worked examples of stack views (examples-solver.md, E113 to E134): arranged views a 160x200, b 80x100, c 40x50.

import Foundation
import Testing

@testable import Plumbline

@Suite("Stack view examples")
struct StackExampleTests {
  let a = SizedView(160, 200)
  let b = SizedView(80, 100)
  let c = SizedView(40, 50)
  let stack = UIStackView()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))

  init() {
    root.layoutEnvironment = .plain(scale: 1000)
    root.addSubview(stack)
    for view in [a, b, c] { stack.addArrangedSubview(view) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    pin(stack, .leading)
    pin(stack, .top)
  }

  func pin(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1,
      constant: 0
    ).isActive = true
  }

  func size(_ width: CGFloat, _ height: CGFloat) {
    stack.widthAnchor.constraint(equalToConstant: width).isActive = true
    stack.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  func expect(
    _ expected: [CGRect], _ location: SourceLocation = #_sourceLocation
  ) {
    root.layoutIfNeeded()
    for (view, frame) in zip([a, b, c], expected) {
      #expect(view.frame.isClose(to: frame), "\(view.frame) is not \(frame)", sourceLocation: location)
    }
  }

  @Test(
    "E113–E116: natural size, by alignment",
    arguments: [
      (UIStackView.Alignment.fill, [0.0, 0, 0], [200.0, 200, 200]), (.leading, [0, 0, 0], [200, 100, 50]),
      (.center, [0, 50, 75], [200, 100, 50]), (.trailing, [0, 100, 150], [200, 100, 50]),
    ])
  func natural(_ alignment: UIStackView.Alignment, tops: [CGFloat], heights: [CGFloat]) {
    stack.alignment = alignment
    for size in [stack.widthAnchor.constraint(equalToConstant: 0), stack.heightAnchor.constraint(equalToConstant: 0)]
    {
      size.priority = .fittingSizeLevel
      size.isActive = true
    }
    expect([
      CGRect(x: 0, y: tops[0], width: 160, height: heights[0]),
      CGRect(x: 160, y: tops[1], width: 80, height: heights[1]),
      CGRect(x: 240, y: tops[2], width: 40, height: heights[2]),
    ])
    #expect(stack.frame.size == CGSize(width: 280, height: 200))
  }

  @Test(
    "E117–E126: distributions at 400 and 200 points with a spacing of 10",
    arguments: [
      (400, UIStackView.Distribution.fill, [0.0, 270, 360], [260.0, 80, 40]),
      (400, .fillEqually, [0, 136.667, 273.333], [126.667, 126.667, 126.667]),
      (400, .fillProportionally, [0, 223.333, 340], [213.333, 106.667, 60]),
      (400, .equalSpacing, [0, 220, 360], [160, 80, 40]),
      (400, .equalCentering, [0, 190, 360], [160, 80, 40]),
      (200, .fill, [0, 70, 160], [60, 80, 40]),
      (200, .fillEqually, [0, 70, 140], [60, 60, 60]),
      (200, .fillProportionally, [0, 116.667, 180], [106.667, 53.333, 20]),
      (200, .equalSpacing, [0, 70, 160], [60, 80, 40]),
      (200, .equalCentering, [0, 70, 160], [60, 80, 40]),
    ] as [(CGFloat, UIStackView.Distribution, [CGFloat], [CGFloat])])
  func distributions(
    _ width: CGFloat, _ distribution: UIStackView.Distribution, xs: [CGFloat], widths: [CGFloat]
  ) {
    stack.spacing = 10
    stack.distribution = distribution
    size(width, 200)
    expect(zip(xs, widths).map { CGRect(x: $0, y: 0, width: $1, height: 200) })
  }

  @Test("E127: proportional shares without spacing")
  func proportionalWithoutSpacing() {
    stack.distribution = .fillProportionally
    size(200, 200)
    expect([
      CGRect(x: 0, y: 0, width: 114.286, height: 200), CGRect(x: 114.286, y: 0, width: 57.143, height: 200),
      CGRect(x: 171.429, y: 0, width: 28.571, height: 200),
    ])
  }

  @Test("E128: a hidden first view takes no length and no spacing")
  func hiddenFirst() {
    stack.spacing = 10
    a.isHidden = true
    size(400, 200)
    expect([
      CGRect(x: 0, y: 0, width: 0, height: 200), CGRect(x: 0, y: 0, width: 350, height: 200),
      CGRect(x: 360, y: 0, width: 40, height: 200),
    ])
  }

  @Test("E129: a hidden middle view sits half the spacing after its predecessor")
  func hiddenMiddle() {
    stack.spacing = 10
    size(400, 200)
    root.layoutIfNeeded()
    b.isHidden = true
    expect([
      CGRect(x: 0, y: 0, width: 350, height: 200), CGRect(x: 355, y: 0, width: 0, height: 200),
      CGRect(x: 360, y: 0, width: 40, height: 200),
    ])
  }

  @Test("E130: custom spacing after a view")
  func customSpacing() {
    stack.spacing = 10
    stack.setCustomSpacing(30, after: a)
    size(400, 200)
    expect([
      CGRect(x: 0, y: 0, width: 240, height: 200), CGRect(x: 270, y: 0, width: 80, height: 200),
      CGRect(x: 360, y: 0, width: 40, height: 200),
    ])
  }

  @Test("E131: lower hugging takes the slack")
  func lowerHugging() {
    stack.spacing = 10
    b.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    size(400, 200)
    expect([
      CGRect(x: 0, y: 0, width: 160, height: 200), CGRect(x: 170, y: 0, width: 180, height: 200),
      CGRect(x: 360, y: 0, width: 40, height: 200),
    ])
  }

  @Test("E132: vertical, filled")
  func vertical() {
    stack.axis = .vertical
    stack.spacing = 8
    size(320, 600)
    expect([
      CGRect(x: 0, y: 0, width: 320, height: 434), CGRect(x: 0, y: 442, width: 320, height: 100),
      CGRect(x: 0, y: 550, width: 320, height: 50),
    ])
  }

  @Test("E133: vertical, centred, equal gaps")
  func verticalCentered() {
    stack.axis = .vertical
    stack.alignment = .center
    stack.distribution = .equalSpacing
    size(320, 600)
    expect([
      CGRect(x: 80, y: 0, width: 160, height: 200), CGRect(x: 120, y: 325, width: 80, height: 100),
      CGRect(x: 140, y: 550, width: 40, height: 50),
    ])
  }

  @Test("E134: right to left, the first view is at the right")
  func rightToLeft() {
    root.layoutEnvironment?.isRightToLeft = true
    size(280, 200)
    expect([
      CGRect(x: 120, y: 0, width: 160, height: 200), CGRect(x: 40, y: 0, width: 80, height: 200),
      CGRect(x: 0, y: 0, width: 40, height: 200),
    ])
  }
}

extension CGRect {
  /// Within the three decimals of the worked examples.
  func isClose(to other: CGRect) -> Bool {
    let mine = [minX, minY, width, height]
    let others = [other.minX, other.minY, other.width, other.height]
    return zip(mine, others).allSatisfy { abs($0 - $1) <= 0.001 }
  }
}
