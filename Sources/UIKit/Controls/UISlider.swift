// Images of sliders for each state. The height stays.

import Foundation
import Plumbline

/// The carried properties of `UISlider`.
final class SliderCarriedState: CarriedState {
  var thumbImages: [UIControl.State: UIImage] = [:]
  var minimumTrackImages: [UIControl.State: UIImage] = [:]
  var maximumTrackImages: [UIControl.State: UIImage] = [:]
}

extension UISlider {
  /// Kept for each state by itself; carried: the height stays.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    makeCarried(SliderCarriedState.self).thumbImages[state] = image
  }
  /// What was set for exactly this state; carried. Apple's falls back to `.normal`.
  public func thumbImage(for state: UIControl.State) -> UIImage? {
    carried(SliderCarriedState.self).thumbImages[state]
  }
  /// The part of the track before the thumb. Kept for each state; carried.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    makeCarried(SliderCarriedState.self).minimumTrackImages[state] = image
  }
  /// The part of the track behind the thumb. Kept for each state; carried.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    makeCarried(SliderCarriedState.self).maximumTrackImages[state] = image
  }
  /// What was set for exactly this state; carried.
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    carried(SliderCarriedState.self).minimumTrackImages[state]
  }
  /// What was set for exactly this state; carried.
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    carried(SliderCarriedState.self).maximumTrackImages[state]
  }
  /// The image of the thumb in the present state; that of `.normal` where the state has none.
  public var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }
  /// The image of the lower part in the present state; that of `.normal` where the state has none.
  public var currentMinimumTrackImage: UIImage? {
    minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal)
  }
  /// The image of the upper part in the present state; that of `.normal` where the state has none.
  public var currentMaximumTrackImage: UIImage? {
    maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal)
  }
}
