// Views as the delegates of their layers, and what layers answer about actions.

import Testing
import UIKit

private final class SublayerView: UIView {
  let gradient = CAGradientLayer()
  var layoutCount = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(gradient)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    gradient.frame = layer.bounds
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

private final class Painter: CALayerDelegate {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    event == "position" ? NSNull() : nil
  }
}

@Suite struct LayerDelegateTests {
  @Test func aViewLaysOutItsSublayers() {
    let view = SublayerView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    view.layoutIfNeeded()
    #expect(view.gradient.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(view.layoutCount == 1)
    view.frame.size.width = 100
    view.layoutIfNeeded()
    #expect(view.gradient.frame.width == 100)
    #expect(view.layoutCount == 2)
  }

  @Test func subviewsAreLaidOutWhereALayerIsAskedFor() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let subview = UIView()
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
    NSLayoutConstraint.activate([
      subview.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      subview.topAnchor.constraint(equalTo: view.topAnchor),
      subview.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      subview.heightAnchor.constraint(equalToConstant: 8),
    ])
    #expect(view.layer.delegate === view)
    view.layoutIfNeeded()
    #expect(subview.frame == CGRect(x: 10, y: 0, width: 40, height: 8))
  }

  @Test func delegatesDecideAboutActionsFirst() {
    let layer = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    layer.actions = ["opacity": fade, "position": fade]
    #expect(layer.action(forKey: "opacity") as? CABasicAnimation === fade)
    let painter = Painter()
    layer.delegate = painter
    #expect(layer.action(forKey: "opacity") as? CABasicAnimation === fade)
    #expect(layer.action(forKey: "position") == nil)
    #expect(UIView().layer.action(forKey: "position") == nil)
    fade.run(forKey: "opacity", object: layer, arguments: nil)
    #expect(layer.animationKeys() == ["opacity"])
  }
}
