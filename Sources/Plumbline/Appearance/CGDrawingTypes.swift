// The types of drawing parameters, under Core Graphics' names. Raw values are Apple's.

#if !canImport(Darwin)
  import Foundation

  /// The shape of a line's ends. Raw values are Apple's.
  public enum CGLineCap: Int32, Sendable {
    /// Apple's names in the order of the raw values.
    case butt, round, square
  }
  /// The shape of a line's corners. Raw values are Apple's.
  public enum CGLineJoin: Int32, Sendable {
    /// Apple's names in the order of the raw values.
    case miter, round, bevel
  }
  /// The rule for the inside of a path: nonzero winding number or even-odd. Raw values are Apple's.
  public enum CGPathFillRule: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case winding, evenOdd
  }
  /// Fill, stroke or both. Raw values are Apple's.
  public enum CGPathDrawingMode: Int32, Sendable {
    /// Apple's names in the order of the raw values.
    case fill, eoFill, stroke, fillStroke, eoFillStroke

    /// The fill rule of the mode.
    var rule: CGPathFillRule { self == .eoFill || self == .eoFillStroke ? .evenOdd : .winding }
  }
  /// The mode in which colours are composited over those below. Raw values are Apple's.
  public enum CGBlendMode: Int32, Sendable {
    /// Apple's names in the order of the raw values.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
      difference,
      exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop,
      destinationOver,
      destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
  }
  /// The quality of interpolation when images are scaled. Raw values are Apple's.
  public enum CGInterpolationQuality: Int32, Sendable {
    /// Apple's names.
    case `default` = 0, none = 1, low = 2, medium = 4, high = 3
  }
  /// The ends beyond which a gradient is extended, as bits.
  public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The members as bits, with Apple's numbers.
    public let rawValue: UInt32
    /// A set of the members with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// After the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
  }
  /// The position of the alpha component in a pixel. Raw values are Apple's.
  public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Apple's names in the order of the raw values.
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
  }

  /// The model of a colour space: its components. Raw values are Apple's.
  public enum CGColorSpaceModel: Int32, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
  }

  /// A space of colours. Colours here are sRGB or grey.
  public final class CGColorSpace: @unchecked Sendable {
    /// Apple's, as "kCGColorSpaceSRGB"; never nil here.
    public let name: CFStringName?
    /// Core Foundation's name for texts.
    public typealias CFStringName = NSString
    private init(_ name: String) { self.name = NSString(string: name) }
    /// Any name is accepted; none changes a colour.
    public convenience init?(name: NSString) { self.init("\(name)") }
    /// "kCGColorSpaceSRGB".
    public static var sRGB: NSString { NSString(string: "kCGColorSpaceSRGB") }
    /// The model that the name says: monochrome or RGB.
    public var model: CGColorSpaceModel { name.map { "\($0)".contains("Gray") } == true ? .monochrome : .rgb }
    /// 1 for grey, 3 for colours.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
    /// "kCGColorSpaceGenericGrayGamma2_2".
    public static var genericGrayGamma2_2: NSString { NSString(string: "kCGColorSpaceGenericGrayGamma2_2") }
    fileprivate static func make(_ name: String) -> CGColorSpace { CGColorSpace(name) }
  }

  /// An RGB colour space; colours stay sRGB.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .make("kCGColorSpaceDeviceRGB") }
  /// A monochrome colour space.
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .make("kCGColorSpaceDeviceGray") }

  /// A gradient: colours at locations from 0 to 1.
  public final class CGGradient: Sendable {
    package let colors: [CGColor]
    /// The locations of the colours, from 0 to 1.
    package let locations: [CGFloat]

    /// A gradient of colours in an `NSArray`; evenly spaced without locations.
    public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
      self.colors = colors.compactMap { $0 as? CGColor }
      guard !self.colors.isEmpty else { return nil }
      let count = self.colors.count
      self.locations = (0..<count).map { locations?[$0] ?? CGFloat($0) / CGFloat(max(1, count - 1)) }
    }
    /// A gradient of colours by their components, alpha after those of the space; evenly spaced without locations.
    public init?(
      colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
      locations: UnsafePointer<CGFloat>?, count: Int
    ) {
      guard count > 0 else { return nil }
      let numbers = space.numberOfComponents + 1
      colors = (0..<count).map { index in
        let part = components + index * numbers
        return numbers == 2
          ? CGColor(gray: part[0], alpha: part[1])
          : CGColor(red: part[0], green: part[1], blue: part[2], alpha: part[3])
      }
      self.locations = (0..<count).map { locations?[$0] ?? CGFloat($0) / CGFloat(max(1, count - 1)) }
    }
  }

  /// A font by name. Its file is not looked for.
  public final class CGFont: @unchecked Sendable {
    /// As given; never nil here.
    public let fullName: NSString?
    /// The name for `UIFont(name:size:)`; as given where the font was made by name.
    public let postScriptName: NSString?
    /// Any raw value is accepted.
    public init?(_ name: NSString) { (fullName, postScriptName) = (name, name) }
  }
#endif
