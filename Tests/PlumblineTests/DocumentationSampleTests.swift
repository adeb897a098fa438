// The samples of the documentation (Sources/Plumbline/Plumbline.docc/Samples.md), word for word, with the frames that
// their comments derive.

import Foundation
import Plumbline
import Testing

@Suite("Documentation samples") struct DocumentationSampleTests {
  /// A root of a size, with subviews that constraints place.
  func stage(_ width: CGFloat, _ height: CGFloat, _ views: UIView...) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    return root
  }

  @Test("pinning")
  func pinning() {
    let (byAnchors, byItems, byFormat) = (UIView(), UIView(), UIView())
    let root = stage(320, 480, byAnchors, byItems, byFormat)
    NSLayoutConstraint.activate([
      byAnchors.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      byAnchors.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      byAnchors.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      byAnchors.heightAnchor.constraint(equalToConstant: 50),
    ])
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: byItems, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading,
        multiplier: 1, constant: 20),
      NSLayoutConstraint(
        item: root, attribute: .trailing, relatedBy: .equal, toItem: byItems, attribute: .trailing,
        multiplier: 1, constant: 20),
      NSLayoutConstraint(
        item: byItems, attribute: .top, relatedBy: .equal, toItem: root, attribute: .top,
        multiplier: 1, constant: 20),
      NSLayoutConstraint(
        item: byItems, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 50),
    ])
    let views = ["view": byFormat]
    for format in ["H:|-20-[view]-20-|", "V:|-20-[view(50)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
    root.layoutIfNeeded()
    // Each is at 20, 20, and 320 - 20 - 20 = 280 wide.
    for view in [byAnchors, byItems, byFormat] {
      #expect(view.frame == CGRect(x: 20, y: 20, width: 280, height: 50))
    }
  }

  @Test("pinning to margins")
  func margins() {
    let (byGuide, byItem, byFormat) = (UIView(), UIView(), UIView())
    let root = stage(320, 480, byGuide, byItem, byFormat)
    byGuide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: 20).isActive =
      true
    NSLayoutConstraint(
      item: byItem, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin,
      multiplier: 1, constant: 20
    ).isActive = true
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-[view]", metrics: nil, views: ["view": byFormat]))
    root.layoutIfNeeded()
    // The first two begin at 8 + 20 = 28, the last one at the margin, 8.
    #expect([byGuide, byItem, byFormat].map(\.frame.minX) == [28, 28, 8])
  }

  @Test("sizes")
  func sizes() {
    let (byAnchors, byItems, byFormat) = (UIView(), UIView(), UIView())
    let root = stage(320, 480, byAnchors, byItems, byFormat)
    byAnchors.widthAnchor.constraint(equalToConstant: 200).isActive = true
    byAnchors.heightAnchor.constraint(equalTo: byAnchors.widthAnchor, multiplier: 0.5).isActive = true
    for (attribute, size) in [(NSLayoutConstraint.Attribute.width, CGFloat(200)), (.height, 100)] {
      NSLayoutConstraint(
        item: byItems, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: size
      ).isActive = true
    }
    for format in ["H:[view(200)]", "V:[view(100)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["view": byFormat]))
    }
    root.layoutIfNeeded()
    // 200 wide, and 0.5 · 200 = 100 high.
    #expect([byAnchors, byItems, byFormat].allSatisfy { $0.frame.size == CGSize(width: 200, height: 100) })
  }

  @Test("centring")
  func centring() {
    let (byAnchors, byItems, byFormat) = (UIView(), UIView(), UIView())
    let root = stage(400, 300, byAnchors, byItems, byFormat)
    for view in root.subviews {
      view.widthAnchor.constraint(equalToConstant: 200).isActive = true
      view.heightAnchor.constraint(equalToConstant: 100).isActive = true
    }
    byAnchors.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    byAnchors.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    for attribute in [NSLayoutConstraint.Attribute.centerX, .centerY] {
      NSLayoutConstraint(
        item: byItems, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    let views = ["super": root, "view": byFormat]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[super]-(<=0)-[view]", options: .alignAllCenterX, metrics: nil, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "H:[super]-(<=0)-[view]", options: .alignAllCenterY, metrics: nil, views: views))
    root.layoutIfNeeded()
    // At (400 - 200) / 2 = 100 and (300 - 100) / 2 = 100.
    for view in root.subviews { #expect(view.frame == CGRect(x: 100, y: 100, width: 200, height: 100)) }
  }

  @Test("even spaces")
  func evenSpaces() {
    let (first, second, third) = (UIView(), UIView(), UIView())
    let root = stage(320, 100, first, second, third)
    var views: [String: Any] = ["first": first, "second": second, "third": third]
    for name in ["s0", "s1", "s2", "s3"] {
      let space = UILayoutGuide()
      root.addLayoutGuide(space)
      views[name] = space
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[s0][first(40)][s1(s0)][second(60)][s2(s0)][third(80)][s3(s0)]|",
        metrics: nil, views: views))
    root.layoutIfNeeded()
    // 320 - 40 - 60 - 80 = 140 for four spaces of 35: the views begin at 35, 35 + 40 + 35 = 110 and 110 + 60 + 35 = 205.
    #expect(root.subviews.map(\.frame.minX) == [35, 110, 205])
    #expect(root.subviews.map(\.frame.width) == [40, 60, 80])
    #expect(root.layoutGuides.map(\.layoutFrame.width) == [35, 35, 35, 35])
  }

  @Test("a container as large as its label")
  func container() {
    let (yellow, image, label) = (UIView(), UIView(), UILabel())
    let root = stage(400, 300, yellow)
    for view in [image, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      yellow.addSubview(view)
    }
    label.text = "Some text"
    label.setContentHuggingPriority(UILayoutPriority(500), for: .horizontal)
    label.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    let wish = yellow.widthAnchor.constraint(equalToConstant: 300)
    wish.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      wish, yellow.heightAnchor.constraint(equalToConstant: 40),
      yellow.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      yellow.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      image.leadingAnchor.constraint(equalTo: yellow.leadingAnchor),
      image.topAnchor.constraint(equalTo: yellow.topAnchor),
      image.widthAnchor.constraint(equalToConstant: 20), image.heightAnchor.constraint(equalToConstant: 40),
      label.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: yellow.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: yellow.centerYAnchor),
    ])
    root.layoutIfNeeded()
    let short = yellow.frame.width
    // 20 + 8 + the label's own width.
    label.text = "Some text that is longer"
    root.layoutIfNeeded()
    print(yellow.frame.width > short, label.frame.width == label.intrinsicContentSize.width)  // true true
    #expect(yellow.frame.width > short && label.frame.width == label.intrinsicContentSize.width)
    #expect(yellow.frame.width == 20 + 8 + label.intrinsicContentSize.width && yellow.frame.width < 300)
    #expect(label.frame.minX == 28 && yellow.frame.minY == 130, "(300 - 40) / 2 down")
    #expect(abs(yellow.frame.midX - 200) <= 0.5, "in the middle, on whole pixels")
  }

  @Test("blue and red")
  func blueAndRed() {
    let (blueView, redView) = (UIView(), UIView())
    let root = stage(375, 667, blueView, redView)
    let views = NSDictionaryOfVariableBindings(blueView: blueView, redView: redView)
    root.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-20-[blueView]-20-|", options: .alignAllLeft, metrics: nil, views: views))
    root.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-20-[blueView(50)]-20-[redView(==blueView)]", options: .alignAllTrailing,
        metrics: nil, views: views))
    root.addConstraint(
      NSLayoutConstraint(
        item: redView, attribute: .width, relatedBy: .equal, toItem: blueView, attribute: .width,
        multiplier: 0.5, constant: 0))
    root.layoutIfNeeded()
    // Blue is 375 - 2 · 20 = 335 wide. Red is half of that, 167.5, lies 20 below at 20 + 50 + 20 = 90, and ends where
    // blue ends: it begins at 20 + 335 - 167.5 = 187.5.
    #expect(blueView.frame == CGRect(x: 20, y: 20, width: 335, height: 50))
    #expect(redView.frame == CGRect(x: 187.5, y: 90, width: 167.5, height: 50))
  }

  @Test("proportions")
  func proportions() {
    let (quarter, square, corner) = (UIView(), UIView(), UIView())
    let root = stage(360, 360, quarter, square, corner)
    NSLayoutConstraint.activate([
      quarter.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      quarter.heightAnchor.constraint(equalTo: quarter.widthAnchor, multiplier: 0.5, constant: 4),
      root.widthAnchor.constraint(equalTo: square.widthAnchor, multiplier: 1.2),
      square.heightAnchor.constraint(equalTo: square.widthAnchor),
      square.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      square.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      NSLayoutConstraint(
        item: root, attribute: .trailing, relatedBy: .equal, toItem: corner, attribute: .trailing,
        multiplier: 1.125, constant: 0),
      corner.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    // A quarter of 360 is 90, half of that and 4 is 49. 360 / 1.2 = 300, in the middle at 30. 360 / 1.125 = 320 is the
    // corner's trailing edge: it begins at 220.
    #expect(quarter.frame.size == CGSize(width: 90, height: 49))
    #expect(square.frame == CGRect(x: 30, y: 30, width: 300, height: 300))
    #expect(corner.frame.minX == 220 && corner.frame.width == 100)
  }

  @Test("animation by a constant")
  func animation() {
    let panel = UIView()
    let root = stage(320, 480, panel)
    let bottom = panel.topAnchor.constraint(equalTo: root.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom, panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      panel.heightAnchor.constraint(equalToConstant: 200),
    ])
    root.layoutIfNeeded()

    bottom.constant = -200
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    root.animationTimeline.advance(by: 0.1)
    print(panel.frame.minY, panel.presentation.frame.minY)  // 280.0 430.0
    // From 480 to 480 - 200 = 280; after a quarter of the time at 480 - 50 = 430.
    #expect(panel.frame.minY == 280 && abs(panel.presentation.frame.minY - 430) < 1e-9)
    root.animationTimeline.advance(by: 0.3)
    #expect(panel.presentation.frame == CGRect(x: 0, y: 280, width: 320, height: 200))
  }
}
