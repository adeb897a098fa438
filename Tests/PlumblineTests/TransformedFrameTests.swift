// Frames behind transforms. The expectations are those of PinLayout 1.10.6, whose tests run on Apple's systems: TransformSpec
// ("pinFrame + …") and CALayerSpec ("should support pinFrame properly when a transform is set").

import Foundation
import Plumbline
import Testing

@Suite("Frames of transformed views and layers")
struct TransformedFrameTests {
  private let quarter = CGAffineTransform(rotationAngle: CGFloat.pi / 2)

  @Test("a quarter turn of a view gives a frame of whole numbers")
  func quarterTurn() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    view.transform = quarter
    #expect(view.frame == CGRect(x: 125, y: 75, width: 50, height: 100))
  }

  @Test(
    "a frame that is set behind a transform is the frame that is read",
    arguments: [
      (CGAffineTransform(rotationAngle: CGFloat.pi / 2), CGSize(width: 50, height: 100)),
      (CGAffineTransform(scaleX: 2, y: 2), CGSize(width: 50, height: 25)),
      (CGAffineTransform(scaleX: 1.5, y: 1.5), CGSize(width: 100 / 1.5, height: 50 / 1.5)),
    ])
  func setFrame(transform: CGAffineTransform, bounds: CGSize) {
    for start in [CGRect(x: 0, y: 0, width: 100, height: 50), .zero] {
      let view = UIView(frame: start)
      view.transform = transform
      view.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
      #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
      #expect(view.bounds.size == bounds)
    }
  }

  @Test("a layer's frame is the box around its transformed bounds")
  func layer() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.position = CGPoint(x: 150, y: 125)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.frame == CGRect(x: 50, y: 75, width: 200, height: 100))
    layer.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(layer.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 50, height: 25))
  }

  @Test("a transform without an inverse keeps the size that is set")
  func singular() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    view.frame = CGRect(x: 10, y: 10, width: 20, height: 30)
    #expect(view.bounds.size == CGSize(width: 20, height: 30))
  }
}
