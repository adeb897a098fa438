// Data providers of Core Graphics, and bitmaps, fonts and colours that are made of them.

import FontFiles
import Foundation
import Plumbline

/// A data provider: the bytes that a bitmap or a page is made of.
public final class CGDataProvider: @unchecked Sendable {
  /// The bytes.
  public let data: NSData?
  /// Of bytes.
  public init?(data: NSData) { self.data = data }
  /// Of a file; nil where it cannot be read.
  public init?(url: NSURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.data = NSData(data: data)
  }
}

extension CGFont {
  /// The first font of a file's bytes; nil where they are no font. Texts are measured by the environment's fonts all the same.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let face = FontFile.firstFace(of: Data(referencing: data)) else {
      return nil
    }
    self.init(fullName: face.fullName, postScriptName: face.postScriptName)
  }
}

extension CGImage {
  /// The file that it was read from; nil for an image that was cut or drawn. (Apple's are the pixels.)
  public var dataProvider: CGDataProvider? { data.flatMap { CGDataProvider(data: NSData(data: $0)) } }
}

/// Fills a rectangle of the current context with its colour; how it is blended is not kept.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) { UIRectFill(rect) }

/// Frames a rectangle of the current context with its colour; how it is blended is not kept.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) { UIRectFrame(rect) }

/// A space of inks. Colours in it are not made here.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(name: NSString(string: "kCGColorSpaceDeviceCMYK")) ?? CGColorSpaceCreateDeviceRGB()
}

/// Rendering intents: how colours outside of a device's gamut are mapped. Raw values are Apple's.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// Apple's names in the order of the raw values.
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGImage {
  /// An image of pixels in memory: their number is kept, not they. Nil for a size of nothing.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(width: width, height: height)
  }
  /// A mask of pixels in memory: their number is kept, not they. Nil for a size of nothing.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(width: width, height: height)
  }
  /// The image of a file of the kind PNG; nil for another one.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data as Data?, let image = UIImage(data: data)?.cgImage else { return nil }
    self.init(width: image.width, height: image.height, data: data)
  }
}

extension CGContext {
  /// Without effect: colours are kept as they are.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}

extension CGImage {
  /// The same image: of its pixels only their number is kept. Nil for another number of components, as Apple's.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard let own = colorSpace, own.numberOfComponents != space.numberOfComponents else { return self }
    return nil
  }
}

extension CGColor {
  /// The colour in another space: a grey has three equal components there, and a colour the grey of its luminance, by the
  /// weights of sRGB. Spaces of red, green and blue are all taken for sRGB, and intents are not asked for.
  public func converted(
    to destination: CGColorSpace, intent: CGColorRenderingIntent, options: [AnyHashable: Any]?
  ) -> CGColor? {
    guard let components else { return nil }
    switch (components.count, destination.numberOfComponents) {
    case (2, 3):
      return CGColor(
        red: components[0], green: components[0], blue: components[0], alpha: components[1])
    case (4, 1):
      return CGColor(
        gray: 0.2126 * components[0] + 0.7152 * components[1] + 0.0722 * components[2],
        alpha: components[3])
    default: return self
    }
  }
}
