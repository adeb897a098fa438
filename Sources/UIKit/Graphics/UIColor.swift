// Colours by the name of an asset or of a pattern image.

import Foundation
import Plumbline

extension UIColor {
  /// The colour of a name in the application's assets: none is read, nil.
  public convenience init?(named name: String) { nil }
  /// The colour of a name in a bundle's assets: none is read, nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { nil }
  /// A pattern of an image: grey, as nothing is drawn.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0.5, alpha: 1)
  }
}
