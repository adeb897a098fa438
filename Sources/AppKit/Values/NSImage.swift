// Images as layout sees them: a size, and the rectangle in it that aligns.

import Foundation
import Plumbline

/// An image as layout sees it: a size, and properties that programs set beside it.
open class NSImage: NSObject {
  /// The name of an image: a string of its own type, as Apple's.
  public typealias Name = String

  /// The size in points. Set: the alignment rectangle becomes the whole of it.
  open var size: NSSize { didSet { alignmentRect = NSRect(origin: .zero, size: size) } }
  /// The part of the picture that aligns, from its lower left corner.
  open var alignmentRect: NSRect
  /// False by default; without effect on the size.
  open var isTemplate = false
  /// Read aloud; nil for nothing; carried.
  open var accessibilityDescription: String?

  /// An empty picture of a size in points, all of which aligns.
  public init(size: NSSize) {
    self.size = size
    alignmentRect = NSRect(origin: .zero, size: size)
    super.init()
  }

  /// PNG, JPEG or GIF, at one pixel per point; nil for other bytes.
  public convenience init?(data: Data) {
    guard let pixels = ImageHeader.size(of: data) else { return nil }
    self.init(size: pixels)
  }

  /// A PNG, JPEG or GIF file, in points by `@2x` or `@3x` at the end of its name; nil for a file that is not there and for
  /// other kinds.
  public convenience init?(contentsOfFile fileName: String) {
    self.init(contentsOf: URL(fileURLWithPath: fileName))
  }

  /// The same of a file's URL.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe),
      let pixels = ImageHeader.size(of: data)
    else { return nil }
    let stem = url.deletingPathExtension().lastPathComponent
    let scale: CGFloat = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    self.init(size: NSSize(width: pixels.width / scale, height: pixels.height / scale))
  }

  /// The image of a name in the main bundle's resources, with or without its extension: PNG, JPEG and GIF files are looked
  /// for; asset catalogues are not read, and Apple's own images are not known. Nil where there is none.
  public convenience init?(named name: Name) {
    let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    let stem = (name as NSString).deletingPathExtension
    let given = (name as NSString).pathExtension
    let files = ["", "@2x", "@3x"].flatMap { suffix in
      (given.isEmpty ? ["png", "jpg", "jpeg", "gif"] : [given]).map {
        folder.appendingPathComponent(stem + suffix + "." + $0)
      }
    }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      return nil
    }
    self.init(contentsOf: file)
  }

  /// One of the system's symbols. None is drawn, and their proportions are not known here: each is 16 points wide and 15
  /// high, in the middle of those that the corpus' documents for macOS name. Each name is a symbol but the empty one.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    guard !name.isEmpty else { return nil }
    self.init(size: NSSize(width: 16, height: 15))
    accessibilityDescription = description
    isTemplate = true
  }

  /// Size and weight of a symbol; carried.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The size in points; nil where none was given.
    public let pointSize: CGFloat?
    /// A symbol as large as text of a size in points, and as heavy as text of a weight.
    public init(pointSize: CGFloat, weight: NSFont.Weight) { self.pointSize = pointSize }
    /// A symbol as large as text of a style.
    @MainActor public init(textStyle style: NSFont.TextStyle) {
      pointSize = NSFont.preferredFont(forTextStyle: style).pointSize
    }
  }

  /// The same image as an object of UIKit's class.
  package var extent: UIImage {
    UIImage(
      size: size,
      alignmentRectInsets: UIEdgeInsets(
        top: size.height - alignmentRect.maxY, left: alignmentRect.minX, bottom: alignmentRect.minY,
        right: size.width - alignmentRect.maxX))
  }
}
