// Drawing images, making them of bitmaps, and encoding them: sizes are right, pixels are not touched.

import Foundation
import Plumbline

extension UIImage {
  convenience init(drawing: CGContext, size: CGSize, scale: CGFloat) {
    self.init(size: size, alignmentRectInsets: .zero, scale: scale)
    self.drawing = CGDrawing(of: drawing)
  }

  /// The drawing operations of the image; empty for images that were not drawn. No counterpart of Apple's.
  public var drawnOperations: [CGContext.Operation] { drawing?.operations ?? [] }

  /// An image of a bitmap, at one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
  /// An image of a bitmap, in points: its pixels by the scale, 1 where that is not positive. A rotation onto a side
  /// exchanges width and height.
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
    makeCarried(ImageCarriedState.self).cgImage = cgImage
  }

  /// The image as a bitmap of its size in pixels; nil for symbols, and for sizes that no bitmap has: not finite ones, and
  /// sides beyond 2³¹ − 1 pixels.
  public var cgImage: CGImage? {
    guard !isSymbolImage else { return nil }
    if let known = carriedStates.known(ImageCarriedState.self)?.cgImage { return known }
    guard let width = Int32(exactly: (size.width * scale).rounded()),
      let height = Int32(exactly: (size.height * scale).rounded())
    else { return nil }
    let made = CGImage(width: Int(width), height: Int(height), data: fileBytes)
    makeCarried(ImageCarriedState.self).cgImage = made
    return made
  }

  /// The bytes of a PNG: of an image that was read from one, its own; nil for others, as nothing makes pixels.
  public func pngData() -> Data? {
    fileBytes.flatMap { ImageHeader.mediaType(of: $0) == "image/png" ? $0 : nil }
  }
  /// The bytes of a JPEG: of an image that was read from one, its own; nil for others, as nothing makes pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    fileBytes.flatMap { ImageHeader.mediaType(of: $0) == "image/jpeg" ? $0 : nil }
  }

  /// In points, into the current context; does nothing where there is none.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Blend mode and opacity are not kept.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { draw(at: point) }
  /// In points, into the current context; does nothing where there is none.
  public func draw(in rect: CGRect) { CGContext.current?.draw(self, in: rect) }
  /// Blend mode and opacity are not kept.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { draw(in: rect) }

  /// The images of an animation; nil for one image.
  public var images: [UIImage]? { carriedStates.known(ImageCarriedState.self)?.images }
  /// In seconds; 0 for one image.
  public var duration: TimeInterval { carriedStates.known(ImageCarriedState.self)?.duration ?? 0 }
  /// An animation, as large as its first image; nil without images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let made = UIImage(size: first.size, alignmentRectInsets: .zero, scale: first.scale)
    let state = made.makeCarried(ImageCarriedState.self)
    state.images = images
    state.duration = duration
    return made
  }

  // MARK: Symbols

  /// The configuration for which an image was chosen; the base of `SymbolConfiguration`.
  public class Configuration: NSObject, @unchecked Sendable {
    /// Nil for any.
    public let traitCollection: UITraitCollection?
    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }
    /// Traits for which an image is wanted.
    public convenience init(traitCollection: UITraitCollection) { self.init(traits: traitCollection) }
    /// The same for other traits; nil for any.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traits: traitCollection)
    }
    /// The other's traits where it has them, otherwise these.
    public func applying(_ otherConfiguration: Configuration?) -> Configuration {
      withTraitCollection(otherConfiguration?.traitCollection ?? traitCollection)
    }
  }

  /// The size, weight and colours of a symbol. The point size and scale decide the symbol's size in proportion, 20 by
  /// 20 points at 17 points and a medium scale; what a weight changes is not known here.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The scale of a symbol in relation to its text. Raw values are Apple's.
    public enum Scale: Int, Sendable {
      /// Apple's names in the order of the raw values.
      case `default` = -1, unspecified, small, medium, large
    }
    let pointSize: CGFloat?
    /// The size of a symbol relative to the same one without a configuration: 1.28 times where it is large, as
    /// documents have it.
    var relativeSize: CGFloat {
      let scaling: CGFloat =
        switch scale {
        case .default, .unspecified, .medium: 1
        case .small: 1 / 1.28
        case .large: 1.28
        }
      let points = pointSize ?? 17
      return points > 0 && points.isFinite ? points / 17 * scaling : 1
    }
    let weight: SymbolWeight
    let scale: Scale

    init(pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: Scale, traits: UITraitCollection? = nil) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      super.init(traits: traits)
    }
    public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> SymbolConfiguration {
      SymbolConfiguration(pointSize: pointSize, weight, scale, traits: traitCollection)
    }
    /// The other's size, weight, scale and traits where it has them, otherwise these.
    public override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      let other = otherConfiguration as? SymbolConfiguration
      let traits = otherConfiguration?.traitCollection ?? traitCollection
      return SymbolConfiguration(
        pointSize: other?.pointSize ?? pointSize,
        other.map { $0.weight == .unspecified ? weight : $0.weight } ?? weight,
        other.map { $0.scale == .unspecified ? scale : $0.scale } ?? scale, traits: traits)
    }
    /// Whether another has the same size, weight, scale and traits.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return other.pointSize == pointSize && other.weight == weight && other.scale == scale
        && other.traitCollection == traitCollection
    }
    public override var hash: Int { (pointSize ?? 0).hashValue ^ weight.hashValue ^ scale.hashValue }
    /// In points, without weight and scale.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, .unspecified, .unspecified)
    }
    /// In points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight, .unspecified)
    }
    /// In points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: Scale) {
      self.init(pointSize: pointSize, weight, scale)
    }
    /// In relation to the text beside; without a size and weight.
    public convenience init(scale: Scale) { self.init(pointSize: nil, .unspecified, scale) }
    /// Without a size and scale.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight, .unspecified) }
    /// At the main screen's text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(
        pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, .unspecified)
    }
    /// At the main screen's text size.
    public convenience init(textStyle: UIFont.TextStyle, scale: Scale) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, scale)
    }
    /// Its points; the weight is not taken over.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize, .unspecified, .unspecified) }
    /// Its points; the weight is not taken over.
    public convenience init(font: UIFont, scale: Scale) {
      self.init(pointSize: font.pointSize, .unspecified, scale)
    }
    /// The colour is not kept.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, .unspecified, .unspecified)
    }
    /// The colours are not kept.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, .unspecified, .unspecified)
    }
  }

  /// 20 by 20 points at 17 points and a medium scale, whatever the symbol is; in proportion with a configuration of
  /// symbols.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let length = 20 * ((configuration as? SymbolConfiguration)?.relativeSize ?? 1)
    self.init(
      size: CGSize(width: length, height: length), alignmentRectInsets: .zero,
      scale: UITraitCollection.current.displayScale, isSymbolImage: true,
      isConfigured: configuration is SymbolConfiguration)
    if let configuration { makeCarried(ImageCarriedState.self).configuration = configuration }
  }
  /// Every symbol is 20 by 20 points here; the traits are not asked.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }
  /// By the configuration's traits; the configuration is carried.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    if let configuration { makeCarried(ImageCarriedState.self).configuration = configuration }
  }
  /// The configuration it was made with; nil for none; carried.
  public var configuration: Configuration? { carriedStates.known(ImageCarriedState.self)?.configuration }
  /// `configuration`, where it is one of symbols; nil otherwise; carried.
  public var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }
  /// A symbol of the size that the configuration asks for; any other image in its own size.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let symbol = isSymbolImage ? configuration as? SymbolConfiguration : nil
    let copy =
      symbol.map { configured($0.relativeSize / (symbolConfiguration?.relativeSize ?? 1)) }
      ?? withAlignmentRectInsets(alignmentRectInsets)
    copy.makeCarried(ImageCarriedState.self).configuration = configuration
    return copy
  }

  /// A symbol of the size that its own configuration and this one, which wins, ask for together. Never nil.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }
}

/// The weight of a symbol, as those of fonts. Raw values are Apple's.
public enum UIImageSymbolWeight: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight of a font that corresponds to it; `.regular` for none.
  public func fontWeight() -> UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .unspecified, .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension UIImage {
  /// The name by which configurations use it.
  public typealias SymbolWeight = UIImageSymbolWeight
}
