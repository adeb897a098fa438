// Sizes of drawn and cut images, what drawings keep, and transforms of space (Apple's documentation of
// UIGraphicsImageRenderer, CGImage and Core Animation).

import QuartzCore
import Testing
import UIKit

@MainActor
@Suite("Drawing")
struct DrawingTests {
  @Test("a drawn image has the size that was asked for, in points, and its pixels by the scale")
  func renderer() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format).image {
      context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(image.size == CGSize(width: 10, height: 20) && image.scale == 3)
    #expect(image.cgImage?.width == 30 && image.cgImage?.height == 60)
    guard case .fill(let path, let color) = image.drawnOperations.first else {
      Issue.record("nothing was kept of the drawing")
      return
    }
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(color == UIColor.red.cgColor)
  }

  @Test("the older way: points, pixels by the scale, and no drawing outside of one")
  func imageContext() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 4), false, 2)
    UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).stroke()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 8, height: 4) && image?.scale == 2)
    #expect(UIGraphicsGetCurrentContext() == nil)
    // Without a drawing nothing happens.
    UIBezierPath(rect: .zero).fill()
  }

  @Test("a transform counts for what is drawn after it, until the state is restored")
  func transforms() {
    let context = CGContext(
      data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.saveGState()
    context?.translateBy(x: 10, y: 20)
    context?.scaleBy(x: 2, y: 2)
    context?.fill(CGRect(x: 1, y: 1, width: 3, height: 3))
    context?.restoreGState()
    context?.fill(CGRect(x: 1, y: 1, width: 3, height: 3))
    let boxes = (context?.operations ?? []).map { operation -> CGRect in
      if case .fill(let path, _) = operation { return path.boundingBoxOfPath }
      return .null
    }
    #expect(boxes == [CGRect(x: 12, y: 22, width: 6, height: 6), CGRect(x: 1, y: 1, width: 3, height: 3)])
  }

  @Test("a part of a bitmap, and a bitmap turned onto its side")
  func bitmaps() {
    let bitmap = CGImage(width: 40, height: 20)
    let part = bitmap.cropping(to: CGRect(x: 30, y: 10, width: 20, height: 20))
    #expect(part?.width == 10 && part?.height == 10)
    #expect(bitmap.cropping(to: CGRect(x: 50, y: 0, width: 5, height: 5)) == nil)
    #expect(UIImage(cgImage: bitmap, scale: 2, orientation: .left).size == CGSize(width: 10, height: 20))
    #expect(UIImage(cgImage: bitmap).size == CGSize(width: 40, height: 20))
  }

  @Test("turns, joins and inverses of transforms of space")
  func space() {
    // Rows are multiplied from the left: a quarter turn around z takes (1, 0) to (0, 1).
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(turn.m11) < 1e-12 && abs(turn.m12 - 1) < 1e-12 && abs(turn.m21 + 1) < 1e-12)
    // The move comes first.
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 3, 4, 5)
    #expect(moved.m41 == 6 && moved.m42 == 8 && moved.m43 == 10)
    let both = CATransform3DConcat(moved, CATransform3DInvert(moved))
    let box = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CATransform3DGetAffineTransform(both))
    #expect(abs(box.minX - 1) < 1e-12 && abs(box.width - 3) < 1e-12 && abs(both.m33 - 1) < 1e-12)
    #expect(CATransform3DIsAffine(turn) && !CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
  }

  @Test("the place of an item with a transform is the box around it")
  func attributes() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: 0, y: -10, width: 40, height: 80))
    #expect(attributes.center == CGPoint(x: 20, y: 30) && attributes.size == CGSize(width: 20, height: 40))
    #expect(attributes.isEqual(attributes.copy()))
  }

  @Test("a context says its clip in the space that is drawn in, and forgets it")
  func clip() {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { renderer in
      let context = renderer.cgContext
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 50))
      context.translateBy(x: 10, y: 10)
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 20))
      context.resetClip()
      #expect(context.boundingBoxOfClipPath == CGRect(x: -10, y: -10, width: 100, height: 50))
    }
  }

  @Test("a gradient of numbers has as many colours as were given, by the space's components")
  func gradient() {
    let grey = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0.5], locations: [0, 1], count: 2
    )
    #expect(grey != nil)
    #expect(
      CGColorSpaceCreateDeviceRGB().numberOfComponents == 3 && CGColorSpaceCreateDeviceRGB().model == .rgb)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    #expect(CGColor(gray: 1, alpha: 1).colorSpace?.model == .monochrome)
    #expect(UIColor.red.cgColor.colorSpace?.model == .rgb)
  }

  @Test("renderers of one format have each their own bounds")
  func formats() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let first = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
    let second = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
    #expect(first.image { _ in }.size.width == 10 && second.image { _ in }.size.width == 20)
    #expect(first.image { _ in }.scale == 3 && format.bounds == .zero)
  }

  // NSString.draw(with:options:attributes:context:).
  @Test("texts draw into rectangles with options")
  func drawing() {
    let size = CGSize(width: 20, height: 20)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      "a".draw(
        with: CGRect(origin: .zero, size: size), options: .usesLineFragmentOrigin, attributes: nil,
        context: nil)
      NSString(string: "a").draw(
        with: CGRect(origin: .zero, size: size), options: [], attributes: nil, context: nil)
    }
    #expect(image.size == size)
  }
}
