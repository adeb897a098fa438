// Values of layers' properties, under Apple's names.

import Foundation

/// Corners of a layer. Raw values are Apple's.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// Apple's numbers.
  public let rawValue: UInt
  /// Unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  static let all = CACornerMask(rawValue: 15)
}

/// The curve that rounds corners; without effect here.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The raw value: Apple's name, or another.
  public let rawValue: String
  /// Any raw value is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve without a jump in curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The scaling and position of a layer's contents; nothing draws them.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value: Apple's name, or another.
  public let rawValue: String
  /// Any raw value is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// As large as the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the layer, in its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// At the top left, in its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the top right, in its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the middle of the top, in its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the right side, in its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the middle of the left side, in its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the bottom right, in its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// At the bottom left, in its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the middle of the bottom, in its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
}

#if !canImport(Darwin)
  /// A 4 × 4 transformation matrix of space, row by row, as Core Animation's.
  public struct CATransform3D: Hashable, Sendable {
    /// The first row, for x.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    /// The second row, for y.
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    /// The third row, for z.
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    /// The fourth row: the translation, in points.
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// A matrix by its elements, row by row.
    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
      m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
      m43: CGFloat, m44: CGFloat
    ) {
      (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
      (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
      (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
      (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// The identity.
    public init() {
      self.init(
        m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
    }
  }

  /// The identity.
  public let CATransform3DIdentity = CATransform3D()

  /// An affine transform of the plane as a transform of space.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
    (result.m41, result.m42) = (m.tx, m.ty)
    return result
  }

  /// The affine transform of the plane that remains without z.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  }

  /// A translation, in points.
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
  }

  /// A scale around the origin, by factors.
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
  }

  /// Whether a transform equals the identity, element by element.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
#endif
