// What programs draw themselves is in their pictures: views by `draw(_:)`, layers of shapes and gradients, images of a renderer
// (Apple's documentation of UIView.draw(_:), CAShapeLayer, CAGradientLayer, UIGraphicsImageRenderer; SVG 1.1 for the words).

import Testing
import UIKit
import ViewPictures

private final class Dial: UIView {
  override func draw(_ rect: CGRect) {
    UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
    UIBezierPath(rect: CGRect(x: 4, y: 4, width: 10, height: 8)).fill()
    ("12" as NSString).draw(
      at: CGPoint(x: 20, y: 2),
      withAttributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 10)])
  }
}

@MainActor
@Suite("Pictures of what programs draw")
struct DrawnPictureTests {
  @Test("a view that draws shows it beneath its subviews, from its own corner")
  func drawnView() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let dial = Dial(frame: CGRect(x: 30, y: 20, width: 50, height: 40))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "above"
    dial.addSubview(label)
    root.addSubview(dial)
    let svg = root.svg()
    let place = try #require(svg.range(of: "<g transform=\"translate(30 20)\">"))
    let square = try #require(svg.range(of: "<path d=\"M4 4L14 4L14 12L4 12Z\" fill=\"#00ff00\"/>"))
    let text = try #require(svg.range(of: ">12</text>"))
    let above = try #require(svg.range(of: ">above</text>"))
    #expect(place.upperBound <= square.lowerBound && square.upperBound <= text.lowerBound)
    #expect(text.upperBound < above.lowerBound && svg.contains("fill=\"#ff0000\""))
    #expect(!UIView(frame: dial.frame).svg().contains("<path"))
  }

  @Test("a ring that is half drawn, turned upright, with round ends")
  func ring() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let ring = CAShapeLayer()
    ring.frame = view.bounds
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 40, y: 0))
    ring.path = path
    ring.fillColor = nil
    ring.strokeColor = UIColor.blue.cgColor
    ring.lineWidth = 3
    ring.lineCap = .round
    ring.lineDashPattern = [4, 2]
    ring.strokeEnd = 0.25
    view.layer.addSublayer(ring)
    let svg = view.svg()
    #expect(
      svg.contains(
        "<path d=\"M0 0L10 0\" fill=\"none\" stroke=\"#0000ff\" stroke-width=\"3\" stroke-linecap=\"round\""))
    #expect(svg.contains("stroke-dasharray=\"4 2\""))
    // Half a turn about the middle.
    ring.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(view.svg().contains("<path d=\"M40 40L30 40\""))
    ring.isHidden = true
    #expect(!view.svg().contains("<path"))
  }

  @Test("a gradient lies within its layer, from its start to its end")
  func gradient() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 10, y: 0, width: 40, height: 20)
    gradient.colors = [UIColor.red.cgColor, UIColor.black.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.insertSublayer(gradient, at: 0)
    let svg = view.svg()
    #expect(svg.contains("<path d=\"M10 0L50 0L50 20L10 20Z\"/>"))
    #expect(svg.contains("gradientUnits=\"userSpaceOnUse\" x1=\"10\" y1=\"10\" x2=\"50\" y2=\"10\""))
    #expect(svg.contains("<stop offset=\"0\" stop-color=\"#ff0000\"/>"))
    #expect(svg.contains("<stop offset=\"1\" stop-color=\"#000000\"/>"))
  }

  @Test("an image that a program drew is stretched to its view; a template has the tint")
  func drawnImage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.orange.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    #expect(view.svg().contains("<g transform=\"translate(0 0) scale(3 2)\">"))
    // systemOrange is another: UIColor.orange is 1, 0.5, 0.
    #expect(view.svg().contains("fill=\"#ff8000\""))
    view.contentMode = .center
    #expect(view.svg().contains("<g transform=\"translate(10 5)\">"))
    view.image = image.withRenderingMode(.alwaysTemplate)
    view.tintColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    let svg = view.svg()
    #expect(svg.contains("fill=\"#ff00ff\"") && !svg.contains("#ff8000"))
    #expect(view.image?.drawnOperations.count == 1)
  }

  @Test("what is not finite, empty or too much ends in a picture without it")
  func strange() {
    final class Wild: UIView {
      override func draw(_ rect: CGRect) {
        let context = UIGraphicsGetCurrentContext()
        context?.fill(CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 5))
        context?.setLineDash(phase: 0, lengths: [0, 0])
        context?.stroke(CGRect(x: 1, y: 1, width: 2, height: 2))
        for _ in 0..<20_000 { context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
      }
    }
    let svg = Wild(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).svg()
    #expect(!svg.contains("nan") && !svg.contains("inf") && !svg.contains("dasharray"))
    #expect(svg.components(separatedBy: "<path").count <= 10_001)
    #expect(!Wild(frame: CGRect(x: 0, y: 0, width: 1e9, height: 10)).svg().contains("<path"))
  }
}
