// Constraints over the views that they name: the picture of what `NSWindow.visualizeConstraints(_:)` would draw.

import Foundation
import Plumbline

/// A picture of constraints over the views that they relate, as self-contained SVG: what AppKit's
/// `NSWindow.visualizeConstraints(_:)` draws.
///
/// One unit is a point. Numbers lead from the lines to the constraints' texts below.
public struct ConstraintPicture: Hashable, Sendable {
  private let visualization: ConstraintVisualization

  /// A picture of the constraints that a window was asked to draw.
  public init(_ visualization: ConstraintVisualization) { self.visualization = visualization }

  /// The picture as one SVG document, with the texts of the constraints below. Made anew at each call.
  public var svg: String {
    let padding = ScenePicture.padding
    let stage = visualization.items.map(\.frame).filter(\.isDrawable).reduce(
      CGRect(origin: .zero, size: visualization.size)
    ) { $0.union($1) }
    let contentWidth = max(stage.width, 300)
    let texts = visualization.constraints.map {
      PictureText.wrapped($0.text, size: ScenePicture.footnoteSize, width: contentWidth - 20)
    }
    let lines = texts.reduce(0) { $0 + $1.count }
    let width = contentWidth + 2 * padding
    let height = stage.height + 3 * padding + Double(lines) * ScenePicture.footnoteLeading
    return SVGText.page(width: width, height: height, title: "Constraints") { svg in
      let offset = "translate(\(decimal(padding - stage.minX)) \(decimal(padding - stage.minY)))"
      svg.group("g", ["transform": .string(offset)]) { svg in
        var labels = PlacedLabels()
        drawBoxes(in: &svg)
        drawLines(in: &svg)
        drawNames(in: &svg, &labels)
        drawNumbers(in: &svg, &labels)
      }
      var y = stage.height + 2 * padding
      for (index, text) in texts.enumerated() {
        svg.label(
          "\(index + 1)", at: CGPoint(x: padding, y: y), size: ScenePicture.footnoteSize,
          fill: color(of: index), isBold: true)
        for line in text {
          svg.label(
            line, at: CGPoint(x: padding + 20, y: y), size: ScenePicture.footnoteSize,
            fill: PictureColor.title)
          y += ScenePicture.footnoteLeading
        }
      }
    }
  }

  private static let labelSize = 8.0

  private func drawBoxes(in svg: inout SVGText) {
    for item in visualization.items where item.frame.isDrawable {
      svg.rect(item.frame, fill: "none", stroke: PictureColor.subtitle, dash: item.isGuide ? "4 3" : nil)
    }
  }

  private func drawNames(in svg: inout SVGText, _ labels: inout PlacedLabels) {
    for item in visualization.items where item.frame.isDrawable {
      let corner = CGPoint(x: item.frame.minX + 3, y: item.frame.minY + 10)
      let place = labels.place(
        item.name, size: Self.labelSize,
        at: (0..<8).map { CGPoint(x: corner.x, y: corner.y + 10 * Double($0)) })
      svg.label(
        item.name, at: place, size: Self.labelSize, fill: PictureColor.subtitle, halo: PictureColor.page)
    }
  }

  private var drawnLines: [ConstraintVisualization.Line] {
    visualization.lines.filter { CGRect(origin: $0.start, size: .zero).isDrawable }
  }

  private func drawLines(in svg: inout SVGText) {
    for line in drawnLines {
      let color = color(of: line.constraint)
      svg.line(
        from: line.start, to: line.end, stroke: color, width: 1.5,
        dash: visualization.constraints[line.constraint].isRequired ? nil : "3 2")
      drawEnds(of: line, color, in: &svg)
    }
  }

  private func drawNumbers(in svg: inout SVGText, _ labels: inout PlacedLabels) {
    for line in drawnLines {
      let number = "\(line.constraint + 1)"
      let place = labels.place(number, size: Self.labelSize, at: Self.places(beside: line))
      svg.label(
        number, at: place, size: Self.labelSize, fill: color(of: line.constraint), isBold: true,
        halo: PictureColor.page)
    }
  }

  /// The arrows of a dimension; too short a line has strokes across it, and one without length a dot.
  private func drawEnds(of line: ConstraintVisualization.Line, _ color: String, in svg: inout SVGText) {
    let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0.5 else {
      svg.element(
        "circle", ["cx": .number(line.end.x), "cy": .number(line.end.y), "r": 2, "fill": .string(color)])
      return
    }
    let along = CGPoint(x: dx / length, y: dy / length)
    for (tip, sign) in [(line.start, 1.0), (line.end, -1.0)] {
      let isArrow = length >= 12
      let depth = isArrow ? 5.0 * sign : 0
      let side = isArrow ? 2.5 : 3
      let base = CGPoint(x: tip.x + along.x * depth, y: tip.y + along.y * depth)
      let corners = [
        CGPoint(x: base.x - along.y * side, y: base.y + along.x * side),
        CGPoint(x: base.x + along.y * side, y: base.y - along.x * side),
      ]
      guard isArrow else {
        svg.line(from: corners[0], to: corners[1], stroke: color)
        continue
      }
      let points = ([tip] + corners).map { "\(decimal($0.x)),\(decimal($0.y))" }.joined(separator: " ")
      svg.element("polygon", ["points": .string(points), "fill": .string(color)])
    }
  }

  /// Candidate positions of a label: beside the middle, then nearer to the ends, then further off.
  private static func places(beside line: ConstraintVisualization.Line) -> [CGPoint] {
    let isVertical = abs(line.end.y - line.start.y) > abs(line.end.x - line.start.x)
    return [0.0, 9, -12, 18, -21, 27].flatMap { off in
      [0.5, 0.3, 0.7, 0.15, 0.85].map { part in
        let x = line.start.x + (line.end.x - line.start.x) * part
        let y = line.start.y + (line.end.y - line.start.y) * part
        return isVertical ? CGPoint(x: x + 3 + off, y: y + 3) : CGPoint(x: x - 2, y: y - 3 + off)
      }
    }
  }

  private func color(of constraint: Int) -> String {
    visualization.constraints[constraint].isRequired
      ? PictureColor.color(of: .error) : PictureColor.color(of: .warning)
  }
}

/// The placement of labels without overlaps.
private struct PlacedLabels {
  private var taken: [CGRect] = []
  /// The maximum number of labels, of which a reader would not read more.
  private static let limit = 1000

  /// Places a label at the first position without an overlap, or at the last one.
  mutating func place(_ text: String, size: Double, at places: [CGPoint]) -> CGPoint {
    guard taken.count < Self.limit else { return places.first ?? .zero }
    func room(_ point: CGPoint) -> CGRect {
      CGRect(
        x: point.x - 1, y: point.y - size, width: PictureText.width(of: text, size: size) + 2,
        height: size + 2)
    }
    let place =
      places.first { point in !taken.contains { $0.intersects(room(point)) } } ?? places.last ?? .zero
    taken.append(room(place))
    return place
  }
}
