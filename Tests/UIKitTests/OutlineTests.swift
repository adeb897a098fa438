// Paths of dashes and of a pen's width, and colours in archives.

import Testing
import UIKit

@MainActor @Suite("Outlines and archived colours")
struct OutlineTests {
  private var line: CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    return path
  }

  // Core Graphics: lengths are taken in turn, a dash first; the phase is how far into them the line begins.
  @Test("dashes")
  func dashes() {
    var expected = CGMutablePath()
    for (from, to) in [(0, 4), (6, 10)] {
      expected.move(to: CGPoint(x: from, y: 0))
      expected.addLine(to: CGPoint(x: to, y: 0))
    }
    #expect(line.copy(dashingWithPhase: 0, lengths: [4, 2]) == expected)
    expected = CGMutablePath()
    expected.move(to: CGPoint(x: 1, y: 0))
    expected.addLine(to: CGPoint(x: 5, y: 0))
    expected.move(to: CGPoint(x: 7, y: 0))
    expected.addLine(to: CGPoint(x: 10, y: 0))
    #expect(line.copy(dashingWithPhase: 5, lengths: [4, 2]) == expected)
    #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
    #expect(line.copy(dashingWithPhase: .nan, lengths: [.infinity]) == line)
  }

  @Test("what a pen paints")
  func pen() {
    func box(_ path: CGPath, _ cap: CGLineCap, _ join: CGLineJoin) -> CGRect {
      path.copy(strokingWithWidth: 2, lineCap: cap, lineJoin: join, miterLimit: 10).boundingBoxOfPath
    }
    #expect(box(line, .butt, .miter) == CGRect(x: 0, y: -1, width: 10, height: 2))
    #expect(box(line, .square, .miter) == CGRect(x: -1, y: -1, width: 12, height: 2))
    let corner = CGMutablePath()
    corner.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    // A right angle: the pointed corner reaches a pen's half width beyond both lines.
    #expect(box(corner, .butt, .miter) == CGRect(x: 0, y: -1, width: 11, height: 11))
    let painted = corner.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(painted.contains(CGPoint(x: 10.9, y: -0.9)) && !painted.contains(CGPoint(x: 5, y: 5)))
    let cut = corner.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .bevel, miterLimit: 10)
    #expect(!cut.contains(CGPoint(x: 10.9, y: -0.9)))
    #expect(line.copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
  }

  @Test("colours come back from archives")
  func colours() throws {
    for colour in [UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75), UIColor(white: 0.5, alpha: 1)] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: colour, requiringSecureCoding: true)
      #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == colour)
    }
  }

  private final class Drawing: CALayer {}
  private final class Painter: NSObject, CALayerDelegate {
    var bounds: [CGRect] = []
    func draw(_ layer: CALayer, in ctx: CGContext) { bounds.append(layer.bounds) }
  }

  // Apple: a layer's `draw(in:)` calls its delegate's `draw(_:in:)`.
  @Test("a layer's delegate draws")
  func delegate() {
    let (layer, painter) = (Drawing(), Painter())
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.delegate = painter
    _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { layer.render(in: $0.cgContext) }
    #expect(painter.bounds == [CGRect(x: 0, y: 0, width: 4, height: 4)])
  }

  @Test("a point lies within an outline, not only within its box")
  func outline() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.contains(CGPoint(x: 50, y: 50)))
    #expect(!circle.contains(CGPoint(x: 5, y: 5)))
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    ring.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(ring.contains(CGPoint(x: 50, y: 50), using: .winding))
    #expect(!ring.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
  }

  @Test("an arc between two lines touches both")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    // A right angle: the circle touches as far from the corner as its radius is long.
    #expect(abs(path.currentPoint.x - 100) < 1e-9 && abs(path.currentPoint.y - 20) < 1e-9)
    #expect(abs(path.boundingBoxOfPath.maxX - 100) < 1e-6)
    #expect(abs(path.boundingBoxOfPath.height - 20) < 1e-6)
  }

  @Test("an outline's copies have their types, and changing one leaves the other")
  func outlineCopies() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 20))
    let fill = path.mutableCopy()
    fill?.addLine(to: CGPoint(x: 0, y: 40))
    fill?.closeSubpath()
    #expect(fill?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 40))
    let fixed = try #require(path.copy())
    #expect(fixed.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(fixed == path)
  }

  @Test("a path comes out of an archive, and out of a copy, as it went in")
  func archivedPath() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.addQuadCurve(to: CGPoint(x: 50, y: 60), controlPoint: CGPoint(x: 0, y: 70))
    path.close()
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.usesEvenOddFillRule = true
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
    let copy = try #require(path.copy() as? UIBezierPath)
    for other in [read, copy] {
      #expect(other.cgPath == path.cgPath)
      #expect(other.lineWidth == 3 && other.lineCapStyle == .round && other.usesEvenOddFillRule)
    }
    copy.move(to: .zero)
    #expect(copy.cgPath != path.cgPath)
  }

  @Test("a path gives back how its line is broken")
  func dash() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 2, phase: 3)
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
    path.getLineDash(nil, count: &count, phase: &phase)
    path.getLineDash(&lengths, count: nil, phase: nil)
    #expect(lengths == [4, 2] && count == 2 && phase == 3)
  }
}
