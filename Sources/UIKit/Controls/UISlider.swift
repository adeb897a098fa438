// Images of sliders for each state. The height stays.

import Foundation
import Plumbline

/// The carried properties of `UISlider`.
final class SliderCarriedState: CarriedState {
  var thumbImages: [UIControl.State: UIImage] = [:]
}

extension UISlider {
  /// Kept for each state by itself; carried: the height stays.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    makeCarried(SliderCarriedState.self).thumbImages[state] = image
  }
}
