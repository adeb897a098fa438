// Layers of shapes, gradients and text: their properties, which `CALayer.render(in:)` and pictures draw.

import Foundation

/// A layer that is filled with a gradient; drawn along its line, whatever its type.
open class CAGradientLayer: CALayer {
  /// `CGColor`s from start to end; nil for nothing.
  open var colors: [Any]?
  /// The positions of the colours, ascending from 0 to 1; nil for equal intervals.
  open var locations: [NSNumber]?
  /// The start point of the gradient, in unit coordinates.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end point of the gradient, in unit coordinates; the middle of the bottom by default.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// `.axial` by default.
  open var type = CAGradientLayerType.axial
}

/// The kinds of gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The raw value: Apple's name, or another.
  public let rawValue: String
  /// Any raw value is accepted.
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
  /// In the layer's space; nil for nothing.
  open var path: CGPath?
  /// Of what is inside; opaque black by default, nil for none.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// `.nonZero` by default.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line; nil, the default, for none.
  open var strokeColor: CGColor?
  /// The start of the stroke, as a fraction of the path; 0 by default.
  open var strokeStart: CGFloat = 0
  /// The end of the stroke, as a fraction of the path; 1 by default.
  open var strokeEnd: CGFloat = 1
  /// In points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The limit of a miter's length, in line widths; 10 by default.
  open var miterLimit: CGFloat = 10
  /// `.butt` by default.
  open var lineCap = CAShapeLayerLineCap.butt
  /// `.miter` by default.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The offset into the dash pattern, in points; 0 by default.
  open var lineDashPhase: CGFloat = 0
  /// The dash pattern, in points, dashes and gaps alternating; nil for a solid line.
  open var lineDashPattern: [NSNumber]?
}

/// The rule for the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw value: Apple's name, or another.
  public let rawValue: String
  /// Any raw value is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nonzero winding number rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The raw value: Apple's name, or another.
  public let rawValue: String
  /// Any raw value is accepted.
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
  /// The raw value: Apple's name, or another.
  public let rawValue: String
  /// Any raw value is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows text, at its top; its size does not follow.
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any?
  /// A `UIFont` or a font's name.
  open var font: Any?
  /// In points, for a plain `String`; 36 by default.
  open var fontSize: CGFloat = 36
  /// Of a plain `String`; white by default.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines are broken at the layer's width; false by default.
  open var isWrapped = false
  open override func preferredFrameSize() -> CGSize {
    if let text = string as? NSAttributedString { return text.size() }
    let font = (font as? UIFont)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
    return NSAttributedString(string: string as? String ?? "", attributes: [.font: font]).size()
  }
}

/// A layer whose sublayers keep their depth. It draws nothing of its own.
open class CATransformLayer: CALayer {}
