// Layers of shapes, gradients and text: their properties, stored.

import Foundation

/// A layer that is filled with a gradient.
open class CAGradientLayer: CALayer {
  /// The colours from start to end, `CGColor`s.
  open var colors: [Any]?
  /// Where each colour stands, from 0 to 1; even without.
  open var locations: [NSNumber]?
  /// Where the gradient starts, from 0 to 1 on both axes.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of gradient.
  open var type = CAGradientLayerType.axial
}

/// The kinds of gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around an angle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
  /// Outwards from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A layer that shows a path.
open class CAShapeLayer: CALayer {
  /// The outline, in the layer's space.
  open var path: CGPath?
  /// What is inside the outline.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// Which parts are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The line.
  open var strokeColor: CGColor?
  /// Where the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where the line ends.
  open var strokeEnd: CGFloat = 1
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  /// How long a corner may be, in widths.
  open var miterLimit: CGFloat = 10
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where the pattern of dashes begins.
  open var lineDashPhase: CGFloat = 0
  /// Lengths of dashes and gaps in points.
  open var lineDashPattern: [NSNumber]?
}

/// Which parts of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// A rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Around which the line turns.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Behind an odd number of lines.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the end.
  public let rawValue: String
  /// An end by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square longer.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the corner.
  public let rawValue: String
  /// A corner by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows text.
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any?
  /// A `UIFont` or a font's name.
  open var font: Any?
  /// The size of the font in points.
  open var fontSize: CGFloat = 36
  /// The colour of plain text.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines are broken at the layer's width.
  open var isWrapped = false
}

/// A layer whose sublayers keep their depth. It draws nothing of its own.
open class CATransformLayer: CALayer {}
