// Image views: symbol configurations.

import Foundation
import Plumbline

/// The carried properties of `UIImageView`.
final class ImageViewCarriedState: CarriedState {
  var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
}

extension UIImageView {
  /// The configuration of symbols without one of their own; nil by default. Their size follows it.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { carried(ImageViewCarriedState.self).preferredSymbolConfiguration }
    set {
      makeCarried(ImageViewCarriedState.self).preferredSymbolConfiguration = newValue
      symbolScale = newValue?.relativeSize ?? 1
    }
  }
}
