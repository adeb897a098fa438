// Images to be filtered: how large they are is known, and nothing is computed of their pixels.

import AVFoundation
@_exported import UIKit

/// The image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// What comes out of a filter.
public let kCIOutputImageKey = "outputImage"
/// The image behind another.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// How strong a filter is.
public let kCIInputIntensityKey = "inputIntensity"
/// How far a filter looks.
public let kCIInputRadiusKey = "inputRadius"
/// How large something is made.
public let kCIInputScaleKey = "inputScale"
/// The middle.
public let kCIInputCenterKey = "inputCenter"
/// A colour.
public let kCIInputColorKey = "inputColor"
/// How bright.
public let kCIInputBrightnessKey = "inputBrightness"
/// How far from grey.
public let kCIInputSaturationKey = "inputSaturation"
/// How much light and dark differ.
public let kCIInputContrastKey = "inputContrast"
/// How much light.
public let kCIInputEVKey = "inputEV"
/// An angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// A width.
public let kCIInputWidthKey = "inputWidth"

/// Some numbers.
open class CIVector: NSObject {
  private let values: [CGFloat]
  /// The first number.
  open var x: CGFloat { values.first ?? 0 }
  /// The second number.
  open var y: CGFloat { values.dropFirst().first ?? 0 }
  /// The third number.
  open var z: CGFloat { values.dropFirst(2).first ?? 0 }
  /// The fourth number.
  open var w: CGFloat { values.dropFirst(3).first ?? 0 }
  /// How many.
  open var count: Int { values.count }
  /// Two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// The numbers of a point.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  /// The numbers of a rectangle.
  public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }
  private init(_ values: [CGFloat]) { self.values = values }
}

/// An image to be filtered: its rectangle is known, its pixels are not.
open class CIImage: NSObject, @unchecked Sendable {
  /// Its rectangle, in pixels.
  public let extent: CGRect
  /// The image that it was made of, where nothing was changed.
  public let cgImage: CGImage?

  private init(extent: CGRect, cgImage: CGImage?) {
    self.extent = extent
    self.cgImage = cgImage
  }
  /// An image.
  public convenience init(cgImage image: CGImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height), cgImage: image)
  }
  /// An image of UIKit's; nil for one without pixels.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }
  /// What lies at a place; nil where it is no picture.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  /// A picture of the camera's, as large as it is.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
    self.init(
      extent: CGRect(
        x: 0, y: 0, width: CVPixelBufferGetWidth(pixelBuffer), height: CVPixelBufferGetHeight(pixelBuffer)),
      cgImage: nil)
  }
  /// A picture of the camera's, as large as it is.
  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }
  /// One colour without an end.
  public convenience init(color: CIColor) { self.init(extent: .infinite, cgImage: nil) }
  /// The picture of a drawing.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
  /// An image of a file's data; nil for what is none.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  /// An image of a file's data, with what is known of it; carried.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data: data) }
  /// A part of it.
  open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect), cgImage: nil) }
  /// It, moved, turned or made larger.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(extent: extent.applying(matrix), cgImage: nil)
  }
  /// It over another one: as large as both.
  open func composited(over dest: CIImage) -> CIImage {
    CIImage(extent: extent.union(dest.extent), cgImage: nil)
  }
  /// It, turned and mirrored as an orientation says.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    let isTurned = orientation.rawValue > 4
    return CIImage(
      extent: CGRect(
        x: extent.minX, y: extent.minY, width: isTurned ? extent.height : extent.width,
        height: isTurned ? extent.width : extent.height), cgImage: nil)
  }
  /// It, blurred; of a larger rectangle, as Apple's.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    CIImage(extent: extent.insetBy(dx: -3 * sigma, dy: -3 * sigma), cgImage: nil)
  }
  /// It, as if its edges went on for ever.
  open func clampedToExtent() -> CIImage { CIImage(extent: .infinite, cgImage: nil) }
  /// It through a filter: of the same rectangle.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    CIImage(extent: extent, cgImage: nil)
  }
}

/// Changes images: it keeps what it is given by key-value coding, and nothing comes out of it.
open class CIFilter: NSObject {
  /// Its name.
  open var name: String
  /// The filter of a name. Which there are is not known: every name is taken.
  public init?(name: String) { self.name = name }
  /// The filter of a name with what it is given.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    setValuesForKeys(params ?? [:])
  }
  /// The names of what it can be given: of filters that are not known, an image.
  open var inputKeys: [String] { [kCIInputImageKey] }
  /// The names of what comes out.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// What comes out: nothing is computed, nil.
  open var outputImage: CIImage? { nil }
  /// Gives it what it has by itself; without effect.
  open func setDefaults() {}
  /// The names of filters: none is known.
  open class func filterNames(inCategory category: String?) -> [String] { [] }
}

/// How a picture lies in a file. Raw values are Apple's.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Apple's names in the order of the raw values.
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// Computes images: none.
open class CIContext: NSObject, @unchecked Sendable {
  /// One with options, which are not looked at.
  public init(options: [CIContextOption: Any]? = nil) {}
  public override init() { super.init() }
  /// A part of an image: the part of the image that it was made of, and nil where anything was changed.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.cgImage?.cropping(to: fromRect)
  }
  /// Writes the pixels of a part of an image into memory: none are known, so it stays as it is.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {}
}

/// What a context is told.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// An option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor computes.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  /// The space that is computed in.
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
  /// How pixels lie in memory meanwhile.
  public static let workingFormat = CIContextOption(rawValue: "kCIContextWorkingFormat")
  /// The space of what is made.
  public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
  /// Whether what is made has its colours multiplied by their opacity.
  public static let outputPremultiplied = CIContextOption(rawValue: "kCIContextOutputPremultiplied")
  /// Whether what lies between is kept.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether other work goes first.
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
}

extension UIImage {
  /// An image of the size of another's rectangle, without pixels.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }
  /// An image of another's rectangle at pixels a point, without pixels of its own.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    // Rectangles may be infinite on one side only.
    func pixels(_ length: CGFloat) -> Int { Int(exactly: length.rounded(.towardZero)) ?? 0 }
    let size = ciImage.extent.isInfinite ? .zero : ciImage.extent.size
    self.init(
      cgImage: ciImage.cgImage ?? CGImage(width: pixels(size.width), height: pixels(size.height)),
      scale: scale,
      orientation: orientation)
  }
  /// The image that it was made of, where it was made of one to be filtered: it is not kept.
  public var ciImage: CIImage? { nil }
}

extension CIContext {
  /// A file of the kind JPEG: none, as nothing makes pixels.
  public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }
  /// A file of the kind PNG: none, as nothing makes pixels.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }
  /// Writes a file of the kind JPEG: always throws, as nothing makes pixels.
  public func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws { throw CocoaError(.fileWriteUnknown) }
  /// Writes a file of the kind PNG: always throws, as nothing makes pixels.
  public func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws { throw CocoaError(.fileWriteUnknown) }
}

/// What a file of an image is told.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Something of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// How deep it is.
  public static let depthImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationDepthImage")
}

/// How the pixels of an image lie in memory. Raw values are those of this system.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int32
  /// A way of a number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Alpha, then the colours.
  public static let ARGB8 = CIFormat(rawValue: 1)
  /// The colours from blue, then alpha.
  public static let BGRA8 = CIFormat(rawValue: 2)
  /// The colours, then alpha.
  public static let RGBA8 = CIFormat(rawValue: 3)
  /// The colours, then alpha, of half precision.
  public static let RGBAh = CIFormat(rawValue: 4)
  /// The colours, then alpha, of full precision.
  public static let RGBAf = CIFormat(rawValue: 5)
  /// Gray alone.
  public static let L8 = CIFormat(rawValue: 6)
}
