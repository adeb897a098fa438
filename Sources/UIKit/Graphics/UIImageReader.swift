// Reading images in a way that a program chooses (iOS 17).

import Foundation
import Plumbline

/// Reads images of files and bytes: as `UIImage` does, and as thumbnails where a size is wanted.
open class UIImageReader: NSObject, @unchecked Sendable {
  /// How images are read.
  public struct Configuration: Hashable, Sendable {
    /// Whether they may be brighter than white; no at first; carried.
    public var prefersHighDynamicRange = false
    /// Whether they are made ready to be shown; no at first; without effect: nothing becomes pixels.
    public var preparesImagesForDisplay = false
    /// In points: a larger image becomes as large as fits; zero at first, for its own size.
    public var preferredThumbnailSize = CGSize.zero
    /// Pixels an inch of images that have no size of their own; 0 at first; carried.
    public var pixelsPerInch: CGFloat = 0
    /// As files have them.
    public init() {}
  }
  /// One that reads images as files have them.
  public static let `default` = UIImageReader(configuration: Configuration())
  /// How it reads.
  public let configuration: Configuration
  /// One that reads in a way.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  /// The image of a file; nil where there is none.
  public func image(contentsOf url: URL) -> UIImage? {
    prepared(UIImage(contentsOfFile: url.path))
  }
  /// The image of bytes; nil where they are none.
  public func image(data: Data) -> UIImage? { prepared(UIImage(data: data)) }
  /// Gives the image of a file to a closure, at once.
  public func image(contentsOf url: URL, completion: @escaping (UIImage?) -> Void) {
    completion(image(contentsOf: url))
  }
  /// Gives the image of bytes to a closure, at once.
  public func image(data: Data, completion: @escaping (UIImage?) -> Void) { completion(image(data: data)) }

  private func prepared(_ image: UIImage?) -> UIImage? {
    let most = configuration.preferredThumbnailSize
    guard let image, most.width > 0, most.height > 0,
      image.size.width > most.width || image.size.height > most.height
    else { return image }
    let factor = min(most.width / image.size.width, most.height / image.size.height)
    return image.preparingThumbnail(
      of: CGSize(width: image.size.width * factor, height: image.size.height * factor))
  }
}

extension UIImage.Configuration {
  /// The language for which an image is wanted; nil for any; carried.
  public var locale: Locale? { carried(or: nil) }
  /// A language for which an image is wanted.
  public convenience init(locale: Locale) {
    self.init(traits: nil)
    carry(Optional(locale), "locale")
  }
  /// The same for another language; nil for any.
  public func withLocale(_ locale: Locale?) -> Self {
    let copy = withTraitCollection(traitCollection)
    copy.carry(locale, "locale")
    return copy
  }
}

extension UIColor {
  /// How much a colour stands out. Raw values are Apple's.
  public enum Prominence: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case primary, secondary, tertiary, quaternary
  }
  /// `.primary` unless the colour was made by `withProminence(_:)`; carried.
  public var prominence: Prominence { carried(or: .primary) }
  /// The same colour, which stands out more or less; carried: its components stay.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    let copy = UIColor { self.resolvedColor(with: $0) }
    copy.carry(prominence, "prominence")
    return copy
  }
}
