// The bitmap of Core Graphics, where the system has none: a size in pixels, and the file's bytes where they are known.

#if !canImport(Darwin)
  import Foundation

  /// An image in pixels. Its pixels are not decoded; what it was made from is kept. Immutable.
  public final class CGImage: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// The file that the image was read from; nil for an image that was cut or drawn.
    package let data: Data?

    /// An image of a size in pixels. Apple's are made of pixels.
    public init(width: Int, height: Int, data: Data? = nil) {
      self.width = width
      self.height = height
      self.data = data
    }

    /// sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// A part of the image, in whole pixels; nil for a part outside of it.
    public func cropping(to rect: CGRect) -> CGImage? {
      let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
      guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
      return CGImage(width: Int(part.width), height: Int(part.height))
    }

    /// The same image.
    public func copy() -> CGImage? { self }

    /// Two are equal when they are one.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
    /// Consistent with `==`.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
