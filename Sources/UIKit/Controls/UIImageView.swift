// Image views: symbol configurations.

import Foundation
import Plumbline

/// The carried properties of `UIImageView`.
final class ImageViewCarriedState: CarriedState {
  var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
}

extension UIImageView {
  /// For symbols without one of their own; nil at first. Their size follows it.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { carried(ImageViewCarriedState.self).preferredSymbolConfiguration }
    set {
      makeCarried(ImageViewCarriedState.self).preferredSymbolConfiguration = newValue
      symbolScale = newValue?.relativeSize ?? 1
    }
  }
}
