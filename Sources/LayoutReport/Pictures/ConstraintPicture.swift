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
      svg.group("g", ["transform": .string(offset)]) { svg in drawItems(in: &svg) }
      svg.group("g", ["transform": .string(offset)]) { svg in drawLines(in: &svg) }
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

  private func drawItems(in svg: inout SVGText) {
    for item in visualization.items where item.frame.isDrawable {
      svg.rect(
        item.frame, fill: "none", stroke: PictureColor.subtitle, dash: item.isGuide ? "4 3" : nil)
      svg.label(
        item.name, at: CGPoint(x: item.frame.minX + 3, y: item.frame.minY + 10), size: 8,
        fill: PictureColor.subtitle)
    }
  }

  private func drawLines(in svg: inout SVGText) {
    for line in visualization.lines where CGRect(origin: line.start, size: .zero).isDrawable {
      let color = color(of: line.constraint)
      svg.line(
        from: line.start, to: line.end, stroke: color, width: 1.5,
        dash: visualization.constraints[line.constraint].isRequired ? nil : "3 2")
      let middle = CGPoint(x: (line.start.x + line.end.x) / 2, y: (line.start.y + line.end.y) / 2)
      svg.label(
        "\(line.constraint + 1)", at: CGPoint(x: middle.x + 3, y: middle.y - 3), size: 8, fill: color,
        isBold: true)
    }
  }

  private func color(of constraint: Int) -> String {
    visualization.constraints[constraint].isRequired
      ? PictureColor.color(of: .error) : PictureColor.color(of: .warning)
  }
}
