// Layers of views and layers of their own, as layout code uses them in `layoutSubviews`.

import Testing
import UIKit

@Suite("Layers")
struct LayerTests {
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    var gradient: CAGradientLayer { layer as! CAGradientLayer }
  }

  private final class CardView: UIView {
    let gradient = CAGradientLayer()
    let shape = CAShapeLayer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      layer.insertSublayer(gradient, at: 0)
      layer.addSublayer(shape)
      layer.shadowOpacity = 0.5
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
      super.layoutSubviews()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      gradient.frame = bounds
      shape.path =
        UIBezierPath(
          roundedRect: bounds.insetBy(dx: 10, dy: 10), byRoundingCorners: [.topLeft, .topRight],
          cornerRadii: CGSize(width: 8, height: 8)
        ).cgPath
      layer.shadowPath = UIBezierPath(rect: bounds).cgPath
      CATransaction.commit()
    }
  }

  @Test("the layer's class is the one that the view names")
  func layerClass() {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.gradient.startPoint = .zero
    #expect(view.gradient.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.layer === view.gradient)
    #expect(UIView().layer is CAGradientLayer == false)
    // Apple's exception texts and logs show views so (spec 04 §3, 01 §4 UNPREP2).
    let text = view.description.replacing(#/0x[0-9a-f]+/#, with: "P")
    #expect(text == "<GradientView: P; frame = (0 0; 10 20); layer = <CAGradientLayer: P>>", "\(text)")
  }

  @Test("a layer class of the program's own is made with its own initialiser")
  func ownLayerClass() {
    final class Ring: CALayer {
      let width: CGFloat
      override init() {
        width = 3
        super.init()
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    final class RingView: UIView {
      override class var layerClass: AnyClass { Ring.self }
    }
    #expect((RingView().layer as? Ring)?.width == 3)
  }

  @Test("sublayers follow the view's layout")
  func sublayers() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let card = CardView()
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-20-[card]-20-|", metrics: nil, views: ["card": card])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-10-[card(50)]", metrics: nil, views: ["card": card]))
    root.layoutIfNeeded()
    #expect(card.gradient.frame == CGRect(x: 0, y: 0, width: 160, height: 50))
    #expect(card.layer.frame == CGRect(x: 20, y: 10, width: 160, height: 50))
    #expect(card.layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 160, height: 50))
    #expect(card.shape.path?.boundingBoxOfPath == CGRect(x: 10, y: 10, width: 140, height: 30))
    #expect(card.layer.sublayers?.count == 2)
    #expect(card.gradient.superlayer === card.layer)
    #expect(card.layer.superlayer === root.layer)
  }

  @Test("a layer of its own has frame, position and anchor point in Apple's relation")
  func ownGeometry() {
    // position = origin + anchorPoint · size (Core Animation Programming Guide, "Layers have their own geometry").
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 60, y: 45))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
  }

  @Test("a transaction calls back when it is committed, inner ones first")
  func transactions() {
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("inner") }
    CATransaction.commit()
    #expect(calls == ["inner"])
    CATransaction.commit()
    #expect(calls == ["inner", "outer"])
  }

  @Test("a layer outlives its view without it")
  func lifetime() {
    let layer: CALayer
    do {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      layer = view.layer
      #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(layer.frame == .zero)
  }

  @Test(
    "the box of an arc is that of the circle's part",
    arguments: [
      (CGFloat(0), CGFloat.pi, true, CGRect(x: -10, y: 0, width: 20, height: 10)),
      (CGFloat(0), CGFloat.pi, false, CGRect(x: -10, y: -10, width: 20, height: 10)),
      (CGFloat(0), 2 * CGFloat.pi, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
    ])
  func arcs(start: CGFloat, end: CGFloat, clockwise: Bool, box: CGRect) {
    // Clockwise where y grows downwards: from 0 through the lower half to π.
    let bounds = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise
    ).bounds
    for (value, expected) in [
      (bounds.minX, box.minX), (bounds.minY, box.minY), (bounds.maxX, box.maxX), (bounds.maxY, box.maxY),
    ] {
      // Four cubic curves come within 0.03 % of a circle.
      #expect(abs(value - expected) < 0.01)
    }
  }

  @Test("points go from layer to layer, through bounds, anchor points and transforms")
  func conversion() {
    let (root, inner, deep) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 5, y: 5, width: 200, height: 200)
    inner.anchorPoint = .zero
    inner.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    inner.bounds.origin = CGPoint(x: 0, y: 30)
    deep.frame = CGRect(x: 50, y: 40, width: 20, height: 20)
    deep.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    root.addSublayer(inner)
    inner.addSublayer(deep)
    // The middle of the deep layer stays at (60, 50) of the inner one, which is at (70, 40) of the root.
    #expect(deep.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 70, y: 40))
    #expect(
      deep.convert(CGRect(x: 0, y: 0, width: 20, height: 20), to: root)
        == CGRect(x: 50, y: 20, width: 40, height: 40))
    #expect(deep.convert(CGPoint(x: 50, y: 20), from: root) == .zero)
    #expect(root.convert(CGPoint.zero, to: nil) == CGPoint(x: 5, y: 5))
  }

  private final class ManagedRing: CALayer {
    var progress: CGFloat {
      get { managedValue("progress") }
      set { setManagedValue(newValue, "progress") }
    }
    var drawn = 0
    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
    override class func defaultValue(forKey key: String) -> Any? { key == "progress" ? CGFloat(0.5) : nil }
    override func setNeedsDisplay() { drawn += 1 }
    override func action(forKey event: String) -> (any CAAction)? {
      event == "progress" ? CABasicAnimation(keyPath: event) : nil
    }
  }

  @Test("a layer's property at run time has its default, is drawn anew and animated")
  func dynamicProperty() {
    let ring = ManagedRing()
    #expect(ring.progress == 0.5)
    ring.progress = 1
    #expect(ring.progress == 1)
    #expect(ring.drawn == 1)
    #expect(ring.animationKeys() == ["progress"])
  }

  // CALayer.preferredFrameSize(): a text layer's is that of its text in one line.
  @Test("a text layer is as large as its text would be")
  func textSize() {
    let layer = CATextLayer()
    layer.string = "Departure"
    layer.fontSize = 17
    let text = NSAttributedString(string: "Departure", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(layer.preferredFrameSize() == text.size())
    layer.string = text
    #expect(layer.preferredFrameSize() == text.size())
    let plain = CALayer()
    plain.bounds.size = CGSize(width: 3, height: 4)
    #expect(plain.preferredFrameSize() == CGSize(width: 3, height: 4))
  }

  // UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:): a view of the part, with its own origin.
  @Test("a picture of a part is as large as the part")
  func snapshot() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    let part = view.resizableSnapshotView(
      from: CGRect(x: 5, y: 5, width: 30, height: 40), afterScreenUpdates: true, withCapInsets: .zero)
    #expect(try #require(part).frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  // CALayer.needsLayout(), contentsAreFlipped().
  @Test("a layer knows whether it waits for layout")
  func needsLayout() {
    let layer = CALayer()
    layer.layoutIfNeeded()
    #expect(!layer.needsLayout() && !layer.contentsAreFlipped())
    layer.setNeedsLayout()
    #expect(layer.needsLayout())
    let view = UIView()
    view.layoutIfNeeded()
    #expect(!view.layer.needsLayout())
    view.setNeedsLayout()
    #expect(view.layer.needsLayout())
  }
}
