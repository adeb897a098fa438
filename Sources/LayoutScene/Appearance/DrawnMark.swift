// Drawing operations of programs, for pictures: plain values that outlive the views.

import Foundation
import Typography

/// A drawing operation, in points of the view or image.
package struct DrawnMark: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    /// The inside of an outline, which is SVG's attribute `d`.
    case fill(String, SceneColor, isEvenOdd: Bool)
    case stroke(String, SceneColor, DrawnLine)
    /// Everything, or what the clip leaves, from a point to another; the places of the colours are from 0 to 1.
    case gradient([DrawnStop], from: CGPoint, to: CGPoint)
    case text(DrawnText)
    case image(ImageAppearance, CGRect)
  }

  package var content: Content
  /// Outlines: what is drawn lies within all of them.
  package var clip: [String]
  /// The opacity of operations without a colour of their own.
  package var opacity: Double

  package init(_ content: Content, clip: [String] = [], opacity: Double = 1) {
    self.content = content
    self.clip = clip
    self.opacity = opacity
  }
}

/// The stroke of an outline: in points, with SVG's words for caps and joins.
package struct DrawnLine: Equatable, Sendable {
  package var width: Double
  package var cap = "butt"
  package var join = "miter"
  package var dash: [Double] = []
  package var dashPhase = 0.0
  package init(width: Double) { self.width = width }
}

/// A colour of a gradient.
package struct DrawnStop: Equatable, Sendable {
  package var color: SceneColor
  package var place: Double
  package init(_ color: SceneColor, at place: Double) {
    self.color = color
    self.place = place
  }
}

/// Pieces of text at their positions.
package struct DrawnText: Equatable, Sendable {
  package struct Piece: Equatable, Sendable {
    package var text: String
    package var x: Double
    package var baseline: Double
    package var width: Double
    package var font: FontDescription
    package var color: SceneColor
    package init(
      text: String, x: Double, baseline: Double, width: Double, font: FontDescription, color: SceneColor
    ) {
      self.text = text
      self.x = x
      self.baseline = baseline
      self.width = width
      self.font = font
      self.color = color
    }
  }
  package var pieces: [Piece]
  package init(pieces: [Piece]) { self.pieces = pieces }
}

/// The drawing of a view or an image, of a size in points.
package struct Drawn: Equatable, Sendable {
  package var size: CGSize
  package var marks: [DrawnMark]
  package init(size: CGSize, marks: [DrawnMark]) {
    self.size = size
    self.marks = marks
  }
}
