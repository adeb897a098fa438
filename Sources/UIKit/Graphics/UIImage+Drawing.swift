// Images as they are drawn, made of bitmaps, and turned into bytes: sizes are right, pixels are not touched.

import Foundation
import Plumbline

extension UIImage {
  convenience init(drawing: CGContext, size: CGSize, scale: CGFloat) {
    self.init(size: size, alignmentRectInsets: .zero, scale: scale)
    carry(drawing.operations, "operations")
  }

  /// What was drawn into the image; empty for others. No counterpart of Apple's.
  public var drawnOperations: [CGContext.Operation] { carried(or: [], "operations") }

  /// An image of a bitmap, at a pixel a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
  /// An image of a bitmap. Turned onto a side, its size is that of the turned image.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let pixels =
      isTurned
      ? CGSize(width: cgImage.height, height: cgImage.width)
      : CGSize(width: cgImage.width, height: cgImage.height)
    let scale = scale > 0 ? scale : 1
    self.init(
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale), alignmentRectInsets: .zero,
      scale: scale)
    carry(Optional(cgImage), "cgImage")
  }

  /// The image as a bitmap of its size in pixels; nil for symbols, and for sizes that no bitmap has: not finite ones, and
  /// sides beyond 2³¹ − 1 pixels.
  public var cgImage: CGImage? {
    guard !isSymbolImage else { return nil }
    let known: CGImage? = carried(or: nil)
    if let known { return known }
    guard let width = Int32(exactly: (size.width * scale).rounded()),
      let height = Int32(exactly: (size.height * scale).rounded())
    else { return nil }
    let made = CGImage(width: Int(width), height: Int(height), data: carried(or: nil, "data"))
    carry(Optional(made))
    return made
  }

  /// The bytes of a PNG: of an image that was read from one, its own; nil for others, as nothing makes pixels.
  public func pngData() -> Data? {
    let data: Data? = carried(or: nil, "data")
    return data?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true ? data : nil
  }
  /// The bytes of a JPEG: of an image that was read from one, its own; nil for others, as nothing makes pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let data: Data? = carried(or: nil, "data")
    return data?.starts(with: [0xFF, 0xD8]) == true ? data : nil
  }

  /// Draws the image with its upper left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// The same, mixed in a way and so opaque.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { draw(at: point) }
  /// Draws the image in a rectangle.
  public func draw(in rect: CGRect) { CGContext.current?.draw(self, in: rect) }
  /// The same, mixed in a way and so opaque.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { draw(in: rect) }
  /// Draws the image again and again.
  public func drawAsPattern(in rect: CGRect) { draw(in: rect) }

  /// The images of an animation; nil for one image.
  public var images: [UIImage]? { carried(or: nil) }
  /// Seconds of an animation.
  public var duration: TimeInterval { carried(or: 0) }
  /// An animation, as large as its first image; nil without images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let made = UIImage(size: first.size, alignmentRectInsets: .zero, scale: first.scale)
    made.carry(Optional(images), "images")
    made.carry(duration, "duration")
    return made
  }
  /// An image whose middle is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: max(0, size.height - CGFloat(topCapHeight) - 1),
        right: max(0, size.width - CGFloat(leftCapWidth) - 1)))
  }
  /// The image in another size in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(size: size, alignmentRectInsets: .zero, scale: scale)
  }
  /// The image, ready to be shown.
  public func preparingForDisplay() -> UIImage? { self }
  /// Whether the image is turned round where texts are read from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { false }
  /// The image, turned round.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }

  // MARK: Symbols

  /// How an image was chosen among its forms.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits that it is for.
    public let traitCollection: UITraitCollection?
    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }
    /// A choice by traits.
    public convenience init(traitCollection: UITraitCollection) { self.init(traits: traitCollection) }
  }

  /// How large, heavy and coloured a symbol is. It is carried: symbols have one size here.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// How large a symbol is beside its text. Raw values are Apple's.
    public enum Scale: Int, Sendable {
      /// Apple's names in the order of the raw values.
      case `default` = -1, unspecified, small, medium, large
    }
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: Scale

    init(pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: Scale) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      super.init(traits: nil)
    }
    /// A size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, .unspecified, .unspecified)
    }
    /// A size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight, .unspecified)
    }
    /// A size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: Scale) {
      self.init(pointSize: pointSize, weight, scale)
    }
    /// A scale.
    public convenience init(scale: Scale) { self.init(pointSize: nil, .unspecified, scale) }
    /// A weight.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight, .unspecified) }
    /// The size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(
        pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, .unspecified)
    }
    /// The size of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: Scale) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, scale)
    }
    /// The size of a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize, .unspecified, .unspecified) }
    /// The size of a font and a scale.
    public convenience init(font: UIFont, scale: Scale) {
      self.init(pointSize: font.pointSize, .unspecified, scale)
    }
    /// One colour in several strengths.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, .unspecified, .unspecified)
    }
    /// Several colours.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, .unspecified, .unspecified)
    }
    /// What both say, and of what both say, what the other says.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: otherConfiguration.pointSize ?? pointSize,
        otherConfiguration.weight == .unspecified ? weight : otherConfiguration.weight,
        otherConfiguration.scale == .unspecified ? scale : otherConfiguration.scale)
    }
  }

  /// One of the system's symbols in a configuration, which is carried.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name)
    carry(configuration, "configuration")
  }
  /// One of the system's symbols for traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }
  /// The image of a name in a bundle, in a configuration, which is carried.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    carry(configuration, "configuration")
  }
  /// The configuration.
  public var configuration: Configuration? { carried(or: nil) }
  /// The configuration of a symbol.
  public var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }
  /// The image in a configuration, which is carried.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let copy = withAlignmentRectInsets(alignmentRectInsets)
    copy.takeContent(of: self)
    copy.carry(Optional(configuration), "configuration")
    return copy
  }

  /// Takes what another image was made of: bytes, a bitmap, what was drawn, what moves.
  func takeContent(of other: UIImage) {
    carry(other.carried(or: Data?.none, "data"), "data")
    carry(other.carried(or: CGImage?.none, "cgImage"), "cgImage")
    carry(other.drawnOperations, "operations")
    carry(other.images, "images")
    carry(other.duration, "duration")
  }
  /// The symbol in a configuration, which is carried.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
}

/// How heavy a symbol is. Raw values are Apple's.
public enum UIImageSymbolWeight: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

extension UIImage {
  /// How heavy a symbol is.
  public typealias SymbolWeight = UIImageSymbolWeight
  /// How large a symbol is beside its text.
  public typealias SymbolScale = SymbolConfiguration.Scale
}

extension UIImageView {
  /// The configuration of symbols; carried.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}
