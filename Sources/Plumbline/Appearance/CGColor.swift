// The colour of Core Graphics, where the system has none.

#if !canImport(Darwin)
  import Foundation

  /// A colour as layers and paths hold it: sRGB components, or a grey, each with an opacity. Immutable.
  public final class CGColor: Hashable, Sendable {
    /// Red, green, blue and opacity, or grey and opacity; from 0 to 1, with more in extended ranges.
    public let components: [CGFloat]?

    /// From 0 to 1, in sRGB; not kept within.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    /// From 0 to 1; the same as without `srgb`.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// From 0, black, to 1, white.
    public init(gray: CGFloat, alpha: CGFloat) { components = [gray, alpha] }

    /// A colour of a space: its components and the opacity behind them, as many as the space has and one more. Those of
    /// other spaces than greys and red, green and blue are nil.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
      switch space.numberOfComponents {
      case 1: self.init(gray: components[0], alpha: components[1])
      case 3:
        self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
      default: return nil
      }
    }

    /// The same colour.
    public func copy() -> CGColor? { self }

    /// 4, or 2 for a grey.
    public var numberOfComponents: Int { components?.count ?? 0 }
    /// From 0 to 1: the last component.
    public var alpha: CGFloat { components?.last ?? 1 }

    /// sRGB, or grey for two components.
    public var colorSpace: CGColorSpace? {
      numberOfComponents == 2
        ? CGColorSpace(name: CGColorSpace.genericGrayGamma2_2) : CGColorSpace(name: CGColorSpace.sRGB)
    }

    /// Nil never here; Apple's where there is no memory.
    public func copy(alpha: CGFloat) -> CGColor? {
      guard let components else { return nil }
      return components.count == 2
        ? CGColor(gray: components[0], alpha: alpha)
        : CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    /// Two are equal when their components are.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }
    /// Consistent with `==`.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
  }
#endif
