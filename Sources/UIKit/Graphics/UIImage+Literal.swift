// Images by the names of their files, as image literals make them.

import Foundation
import Plumbline

extension UIImage {
  /// The image of `#imageLiteral(resourceName:)`, of which only the size in points is taken; an empty one where there is none.
  /// (Apple's stops there.)
  public convenience init(imageLiteralResourceName path: String) {
    self.init(like: UIImage(named: path))
  }

  /// An image of the size, kind and content of one that was found; an empty one for nil.
  convenience init(like found: UIImage?) {
    self.init(
      size: found?.size ?? .zero, alignmentRectInsets: found?.alignmentRectInsets ?? .zero,
      scale: found?.scale ?? 1, isSymbolImage: found?.isSymbolImage ?? false)
    if let found { carriedStates = found.carriedStates.copied() }
  }
}

extension UIColor {
  /// The system's blue in every view: Apple's resolves to the `tintColor` of the view that it is used in.
  public class var tintColor: UIColor { .systemBlue }
}
