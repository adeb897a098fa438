// Parts of outlines: SwiftUI's `trimmedPath(from:to:)` and `trim(from:to:)`. Expectations from geometry.

#if !canImport(Darwin)
  import Foundation
  import SwiftUI
  import Testing
  import UIKit

  @Suite("Parts of shapes")
  struct TrimmedShapeTests {
    @Test(
      "Of a square of 10, from its upper left corner clockwise",
      arguments: [
        (0.0, 0.25, CGRect(x: 0, y: 0, width: 10, height: 0)),
        (0.25, 0.5, CGRect(x: 10, y: 0, width: 0, height: 10)),
        (0.125, 0.375, CGRect(x: 5, y: 0, width: 5, height: 5)),
        (0.0, 0.5, CGRect(x: 0, y: 0, width: 10, height: 10)),
        (-1.0, 0.25, CGRect(x: 0, y: 0, width: 10, height: 0)),
      ])
    func square(from: Double, to: Double, box: CGRect) {
      let square = Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 0, y: 10))
        path.closeSubpath()
      }
      #expect(square.trimmedPath(from: from, to: to).boundingRect == box)
    }

    @Test("Nothing, and the whole")
    func ends() {
      let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(circle.trimmedPath(from: 0.5, to: 0.5).isEmpty)
      #expect(circle.trimmedPath(from: 0.7, to: 0.2).isEmpty)
      #expect(circle.trimmedPath(from: 0, to: 1) == circle)
      #expect(circle.trimmedPath(from: .nan, to: 0.5).isEmpty)
    }

    @Test("Half of a circle is half as long")
    func circle() {
      let box = Circle().trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        .boundingRect
      #expect(abs(box.width * box.height - 200) < 2)
    }
  }
#endif
