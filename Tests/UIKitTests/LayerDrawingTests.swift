// Pictures of layers: Apple's pages of `CALayer.render(in:)` (the layer and its sublayers, in the layer's space) and
// `UIView.drawHierarchy(in:afterScreenUpdates:)` (into the current context, scaled to the rectangle).

import Testing
import UIKit

@MainActor
@Suite("Pictures of layers")
struct LayerDrawingTests {
  private final class Drawn: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  private func rectangles(_ context: CGContext) -> [CGRect] {
    context.operations.map { operation in
      switch operation {
      case .fill(let path, _): path.boundingBox
      case .text(_, let rect), .picture(_, let rect), .image(_, let rect): rect
      default: .null
      }
    }
  }

  private func picture(_ draw: (CGContext) -> Void) -> [CGRect] {
    var result: [CGRect] = []
    _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image {
      draw($0.cgContext)
      result = rectangles($0.cgContext)
    }
    return result
  }

  @Test("views draw what they draw themselves, their texts and images, each where it lies")
  func contents() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(Drawn(frame: CGRect(x: 10, y: 20, width: 30, height: 30)))
    let image = UIImageView(frame: CGRect(x: 50, y: 50, width: 20, height: 40))
    image.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    image.contentMode = .scaleAspectFit
    root.addSubview(image)
    let hidden = Drawn(frame: root.bounds)
    hidden.isHidden = true
    root.addSubview(hidden)
    #expect(
      picture { root.layer.render(in: $0) } == [
        CGRect(x: 11, y: 22, width: 3, height: 4), CGRect(x: 50, y: 60, width: 20, height: 20),
      ])
    // Twice as large from 5, 5 on.
    let twice = picture { _ in
      #expect(root.drawHierarchy(in: CGRect(x: 5, y: 5, width: 200, height: 200), afterScreenUpdates: true))
    }
    #expect(twice.first == CGRect(x: 27, y: 49, width: 6, height: 8))
    #expect(!root.drawHierarchy(in: root.bounds, afterScreenUpdates: false))
  }

  @Test(
    "layers of shapes draw their paths where they are turned to; the border lies above all, inside of the bounds"
  )
  func shapes() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.backgroundColor = UIColor.red.cgColor
    layer.borderColor = UIColor.black.cgColor
    layer.borderWidth = 2
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 10, y: 10, width: 20, height: 10)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
    shape.opacity = 0.5
    // A quarter turn about its middle, 20, 15.
    shape.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    layer.addSublayer(shape)
    let context = try #require(
      CGContext(
        data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0))
    layer.render(in: context)
    guard case .fill(let ground, _) = context.operations[0],
      case .fill(let turned, let color) = context.operations[1],
      case .stroke(let border, _, let width) = context.operations[2]
    else {
      Issue.record("\(context.operations)")
      return
    }
    #expect(context.operations.count == 3 && ground.boundingBox == layer.bounds)
    let box = turned.boundingBox
    #expect(abs(box.minX - 15) < 1e-9 && abs(box.minY - 5) < 1e-9 && abs(box.width - 10) < 1e-9)
    #expect(color.alpha == 0.5 && width == 2)
    #expect(border.boundingBox == CGRect(x: 1, y: 1, width: 38, height: 38))
  }

  @Test("a label draws its text in the rectangle that a subclass chooses")
  func labels() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 0)) }
    }
    let label = Padded(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    label.text = "Text"
    let drawn = picture { label.layer.render(in: $0) }
    #expect(drawn.count == 1 && drawn.first?.minX == 8 && drawn.first?.midY == 15)
  }
}
