// Pinning, sizing and centring in the styles of Apple's documentation: anchors, initialiser, visual format.

import Foundation
import Testing

@testable import Plumbline

@Suite("Documented: styles") struct AnchorStyleTests {
  @Test("anchors of edges, sizes and centres, and a margins guide with a constant of 20 (E009)")
  func anchors() {
    let stage = Stage(400, 300)
    let v = stage.view()
    let margins = stage.root.layoutMarginsGuide
    let pinned = [
      v.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 20),
      v.topAnchor.constraint(equalTo: margins.topAnchor), v.widthAnchor.constraint(equalToConstant: 200),
      v.heightAnchor.constraint(equalToConstant: 100),
    ]
    stage.lay(pinned)
    #expect(v.frame == rect(28, 8, 200, 100))
    NSLayoutConstraint.deactivate(Array(pinned.prefix(2)))
    stage.lay([
      v.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      v.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    #expect(v.frame == rect(192, 192, 200, 100))
  }

  @Test("the early Swift form with a nil anchor is a constant size")
  func earlySwift() {
    let stage = Stage(400, 300)
    let v = stage.view()
    let width = v.widthAnchor.constraintEqualToAnchor(nil, constant: 200)
    let height = v.heightAnchor.constraintEqualToAnchor(v.widthAnchor, constant: -150)
    stage.lay([width, height])
    #expect(width.secondItem == nil && v.frame.size == CGSize(width: 200, height: 50))
  }

  @Test("margin attributes in the initialiser pin like the guide (E009)")
  func marginAttributes() {
    let stage = Stage(400, 300)
    let v = stage.view(200, 100)
    stage.lay([
      .item(v, .leading, .equal, stage.root, .leadingMargin, constant: 20),
      .item(v, .top, .equal, stage.root, .topMargin),
    ])
    #expect(v.frame == rect(28, 8, 200, 100))
  }

  @Test("a fixed distance and fixed sizes by format (E084, E085)")
  func fixedFormats() {
    let stage = Stage(400, 300)
    let v = stage.view()
    stage.lay(["H:|-20-[v]", "H:[v(200)]", "V:[v(100)]"], ["v": v])
    #expect(v.frame == rect(20, 0, 200, 100))
  }

  @Test(
    "centring by anchors, by initialiser, and by a format with the superview as a view (E007, E105)",
    arguments: ["anchors", "initialiser", "format"])
  func centring(style: String) {
    let stage = Stage(400, 300)
    let v = stage.view(200, 100)
    switch style {
    case "anchors":
      stage.lay([
        v.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor),
        v.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor),
      ])
    case "initialiser":
      stage.lay([
        .item(v, .centerX, .equal, stage.root, .centerX), .item(v, .centerY, .equal, stage.root, .centerY),
      ])
    default:
      let views: [String: Any] = ["super": stage.root, "v": v]
      stage.lay(["V:[super]-(<=0)-[v]"], options: .alignAllCenterX, views)
      stage.lay(["H:[super]-(<=0)-[v]"], options: .alignAllCenterY, views)
    }
    #expect(v.frame == rect(100, 100, 200, 100))
  }

  @Test("the format's constraints: at most below the superview, and its centre")
  func centringConstraints() {
    let stage = Stage(400, 300)
    let v = stage.view()
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[super]-(<=0)-[v]", options: .alignAllCenterX, metrics: nil,
      views: ["super": stage.root, "v": v])
    #expect(made.count == 2 && made[0].firstItem === v && made[0].secondItem === stage.root)
    #expect(made[0].firstAttribute == .top && made[0].secondAttribute == .bottom)
    #expect(made[0].relation == .lessThanOrEqual && made[0].constant == 0)
    #expect(
      made[1].firstItem === stage.root && made[1].secondItem === v && made[1].firstAttribute == .centerX)
  }

  @Test("the named priorities, and what they are for")
  func namedPriorities() {
    #expect(
      [UILayoutPriority.required, .defaultHigh, .defaultLow, .fittingSizeLevel].map(\.rawValue)
        == [1000, 750, 250, 50])
    let plain = UIView()
    #expect(plain.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(plain.contentHuggingPriority(for: .vertical) == .defaultLow)
    // Content resists being cut off more than a wish below 750 asks for it, and being stretched more than one below 250.
    for (width, priority, expected) in [(40, 500, 100), (400, 200, 100), (400, 500, 400), (40, 1000, 40)]
      as [(CGFloat, Float, CGFloat)]
    {
      let stage = Stage(400, 300)
      let v = stage.view(100, 30)
      stage.lay([v.widthAnchor.constraint(equalToConstant: width).at(priority)])
      #expect(v.frame.width == expected)
    }
  }

  @Test("the fitting size counts what is stronger than 50 (E139, E143–E145)")
  func fittingSize() {
    func fitting(_ priority: Float) -> CGSize {
      let stage = Stage(10, 10)
      let v = stage.view(-1, 10)
      stage.lay(["H:|[v]|", "V:|[v]|"], ["v": v])
      v.widthAnchor.constraint(equalToConstant: 300).at(priority).isActive = true
      return stage.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    #expect(fitting(49) == CGSize(width: 0, height: 10))
    #expect(fitting(51) == CGSize(width: 300, height: 10))
    let stage = Stage(10, 10)
    let v = stage.view()
    stage.lay(["H:|-20-[v(500)]-20-|", "V:|-20-[v(>=100)]-20-|"], ["v": v])
    #expect(
      stage.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 540, height: 140))
    // Nothing of the tree changes by asking.
    #expect(stage.root.frame.size == CGSize(width: 10, height: 10))
  }

  @Test("helpers on the view class of the platform, by an alias")
  func helpers() {
    let stage = Stage(400, 300)
    let v = stage.view()
    v.constrain(width: 120, height: 40)
    v.constrainPosition(CGPoint(x: 10, y: 20))
    stage.root.layoutIfNeeded()
    #expect(v.frame == rect(10, 20, 120, 40))
  }
}

/// What articles call VIEW_CLASS: one name for the view class of either framework.
private typealias ViewClass = UIView

extension ViewClass {
  fileprivate func constrain(width: CGFloat, height: CGFloat) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:[self(w)]", metrics: ["w": width], views: ["self": self])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:[self(h)]", metrics: ["h": height], views: ["self": self]))
  }

  fileprivate func constrainPosition(_ point: CGPoint) {
    for format in ["H:|-x-[self]", "V:|-y-[self]"] {
      superview?.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: ["x": point.x, "y": point.y], views: ["self": self]))
    }
  }
}
