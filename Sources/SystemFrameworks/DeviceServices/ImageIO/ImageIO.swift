// Pictures in files: how large they are is read as `UIImage` reads it; nothing is decoded, and no files are written.

@_exported import enum CoreImage.CGImagePropertyOrientation
import Foundation
import Plumbline
import UIKit

/// A file with pictures.
public final class CGImageSource {
  let data: Data
  init(_ data: Data) { self.data = data }
}

/// Where pictures are written: nowhere.
public final class CGImageDestination {
  init() {}
}

/// A key of a file's properties.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
/// A key of a file's properties.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
/// A key of a file's properties.
public var kCGImagePropertyOrientation: CFString { "Orientation" }
/// A key of a file's properties.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
/// A key of a file's properties.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
/// A key of a file's properties.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// A key of a file's properties.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
/// A key of a file's properties.
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
/// A key of a file's properties.
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
/// A key of options.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
/// A key of options.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
/// A key of options.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways"
}
/// A key of options.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}
/// A key of options.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform"
}
/// A key of options: how many pixels the longer side has.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
/// A key of options: from 0 to 1.
public var kCGImageDestinationLossyCompressionQuality: CFString {
  "kCGImageDestinationLossyCompressionQuality"
}

/// A file of bytes. As Apple's, also of bytes that are no picture.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data as Data)
}
/// A file; nil where there is none.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map(CGImageSource.init)
}
/// How many pictures: one, where its size can be read; pictures that move are one here.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
  CGImageSourceCreateImageAtIndex(isrc, 0, nil) == nil ? 0 : 1
}
/// The uniform type, by the first bytes; nil for an unknown one.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  let types: [([UInt8], String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "public.png"), ([0xFF, 0xD8, 0xFF], "public.jpeg"),
    ([0x47, 0x49, 0x46, 0x38], "com.compuserve.gif"), ([0x49, 0x49, 0x2A, 0], "public.tiff"),
    ([0x4D, 0x4D, 0, 0x2A], "public.tiff"),
  ]
  return types.first { isrc.data.starts(with: $0.0) }.map { NSString(string: $0.1) }
}
/// A picture; nil where its size cannot be read.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
  -> CGImage?
{ index == 0 ? UIImage(data: isrc.data)?.cgImage : nil }

/// A smaller picture that keeps the proportions: `kCGImageSourceThumbnailMaxPixelSize` on the longer side.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return nil }
  let longest = Double(max(image.width, image.height))
  let wanted = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue ?? longest
  guard wanted < longest else { return image }
  let scale = wanted / longest
  return CGImage(
    width: max(1, Int((Double(image.width) * scale).rounded())),
    height: max(1, Int((Double(image.height) * scale).rounded())))
}
/// How large a picture is; nil where that cannot be read.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
  -> CFDictionary?
{
  CGImageSourceCreateImageAtIndex(isrc, index, nil).map {
    [kCGImagePropertyPixelWidth: $0.width, kCGImagePropertyPixelHeight: $0.height] as NSDictionary
  }
}
/// What is known of the file: nothing.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  nil
}
/// Writes to a file: nil, as nothing is written.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { nil }
/// Writes bytes: nil, as nothing is written.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { nil }
/// The same for a type as a string, as `kUTTypeJPEG` is here.
@_disfavoredOverload
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: String, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { nil }
/// The same for a type as a string, as `kUTTypeJPEG` is here.
@_disfavoredOverload
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: String, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { nil }
/// Adds a picture; without effect.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {}
/// Adds a picture of a file; without effect.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {}
/// Sets properties; without effect.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
/// Writes.
/// - Returns: false, as nothing is written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { false }
