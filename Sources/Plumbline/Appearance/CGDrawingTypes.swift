// The small types that drawings are described with, under Core Graphics' names. Raw values are Apple's.

#if !canImport(Darwin)
  import Foundation

  /// How a line ends. Raw values are Apple's.
  public enum CGLineCap: Int32, Sendable {
    /// Apple's names in the order of the raw values.
    case butt, round, square
  }
  /// How a line turns. Raw values are Apple's.
  public enum CGLineJoin: Int32, Sendable {
    /// Apple's names in the order of the raw values.
    case miter, round, bevel
  }
  /// Whether a point is inside by turns or by an odd number of lines. Raw values are Apple's.
  public enum CGPathFillRule: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case winding, evenOdd
  }
  /// Filling, the outline or both. Raw values are Apple's.
  public enum CGPathDrawingMode: Int32, Sendable {
    /// Apple's names in the order of the raw values.
    case fill, eoFill, stroke, fillStroke, eoFillStroke

    /// Which parts of a path are inside.
    var rule: CGPathFillRule { self == .eoFill || self == .eoFillStroke ? .evenOdd : .winding }
  }
  /// How colours mix with those below. Raw values are Apple's.
  public enum CGBlendMode: Int32, Sendable {
    /// Apple's names in the order of the raw values.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
      difference,
      exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop,
      destinationOver,
      destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
  }
  /// How images are made larger. Raw values are Apple's.
  public enum CGInterpolationQuality: Int32, Sendable {
    /// Apple's names.
    case `default` = 0, none = 1, low = 2, medium = 4, high = 3
  }
  /// Whether a gradient goes on beyond its ends, as bits.
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
  /// Where the opacity is in a pixel. Raw values are Apple's.
  public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Apple's names in the order of the raw values.
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
  }

  /// How many numbers make a colour, and which. Raw values are Apple's.
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
    /// Any name is taken, and nothing of it changes a colour.
    public convenience init?(name: NSString) { self.init("\(name)") }
    /// "kCGColorSpaceSRGB".
    public static var sRGB: NSString { NSString(string: "kCGColorSpaceSRGB") }
    /// Of grey alone, or of red, green and blue: by the name.
    public var model: CGColorSpaceModel { name.map { "\($0)".contains("Gray") } == true ? .monochrome : .rgb }
    /// 1 for grey, 3 for colours.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
    /// "kCGColorSpaceGenericGrayGamma2_2".
    public static var genericGrayGamma2_2: NSString { NSString(string: "kCGColorSpaceGenericGrayGamma2_2") }
    fileprivate static func make(_ name: String) -> CGColorSpace { CGColorSpace(name) }
  }

  /// Of red, green and blue; colours stay sRGB.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .make("kCGColorSpaceDeviceRGB") }
  /// Of grey alone.
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .make("kCGColorSpaceDeviceGray") }

  /// Colours at places from 0 to 1.
  public final class CGGradient: Sendable {
    package let colors: [CGColor]
    /// Where they are, from 0 to 1.
    package let locations: [CGFloat]

    /// Colours in an `NSArray`; evenly apart where no places are given.
    public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
      self.colors = colors.compactMap { $0 as? CGColor }
      guard !self.colors.isEmpty else { return nil }
      let count = self.colors.count
      self.locations = (0..<count).map { locations?[$0] ?? CGFloat($0) / CGFloat(max(1, count - 1)) }
    }
    /// Colours by their numbers, one after the other, as many as the space has and the opacity; evenly apart
    /// where no places are given.
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
    /// What `UIFont(name:size:)` calls it; as given where it was made by name.
    public let postScriptName: NSString?
    /// Any name is taken.
    public init?(_ name: NSString) { (fullName, postScriptName) = (name, name) }
  }
#endif
