// Images of files: the size is read from the head of the file, the pixels are not.

import Foundation
import Plumbline

extension UIImage {
  /// In points, by `@2x` or `@3x` at the end of the name. Nil for a file that is not there, and for other
  /// kinds than PNG, JPEG and GIF.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else {
      return nil
    }
    self.init(data: data, scale: UIImage.scale(ofFile: path))
  }

  /// PNG, JPEG or GIF, at one pixel per point; nil for other bytes.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// PNG, JPEG or GIF; nil for other bytes and for a scale that is not positive.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageHeader.size(of: data), scale > 0 else { return nil }
    self.init(
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale), alignmentRectInsets: .zero,
      scale: scale)
    fileBytes = data
  }

  /// The image of a name in the main bundle's resources, with or without its extension; at the main screen's pixels per
  /// point where there is such a file.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Nil for the main bundle. PNG, JPEG and GIF files are looked for, first at the traits' scale; asset
  /// catalogues are not read.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?)
  {
    let folder = (bundle ?? .main).resourceURL ?? (bundle ?? .main).bundleURL
    let wanted = (traits ?? .current).displayScale
    let scales = [wanted, 3, 2, 1].map { $0 == 1 ? "" : "@\(Int($0))x" }
    let stem = (name as NSString).deletingPathExtension
    let given = (name as NSString).pathExtension
    for suffix in scales {
      for type in given.isEmpty ? ["png", "jpg", "jpeg", "gif"] : [given] {
        let path = folder.appendingPathComponent(stem + suffix + "." + type).path
        if FileManager.default.fileExists(atPath: path) {
          self.init(contentsOfFile: path)
          return
        }
      }
    }
    return nil
  }

  /// One of the system's symbols. None is drawn, and their proportions are not known here: every symbol has the 20 points
  /// in which the system's align. Which names Apple has is not known either: each is a symbol but the empty one.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(
      size: CGSize(width: 20, height: 20), alignmentRectInsets: .zero,
      scale: UITraitCollection.current.displayScale,
      isSymbolImage: true)
  }

  private static func scale(ofFile path: String) -> CGFloat {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }
  /// Images of the name with 0, 1, 2 … behind it, up to the first number that is missing, at most 1,024; nil
  /// without number 0.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count < 1024, let next = UIImage(named: "\(name)\(images.count)") { images.append(next) }
    return images.isEmpty ? nil : animatedImage(with: images, duration: duration)
  }
  /// The image made ready to be shown: itself.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// A symbol of which a part is filled; the part is without effect on the size.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }
  /// The symbol "plus.circle.fill".
  public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// The symbol "minus.circle.fill".
  public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  /// The symbol "checkmark".
  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  /// The symbol "ellipsis.circle".
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
}
