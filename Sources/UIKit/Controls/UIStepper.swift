// Images of steppers for each state, and whether they go on counting. The size stays.

import Foundation
import Plumbline

/// The carried properties of `UIStepper`.
final class StepperCarriedState: CarriedState {
  var isContinuous = true
  var incrementImages: [UIControl.State: UIImage] = [:]
  var decrementImages: [UIControl.State: UIImage] = [:]
  var backgroundImages: [UIControl.State: UIImage] = [:]
  var dividerImages: [DividerPlace: UIImage] = [:]
}

extension UIStepper {
  /// In place of the plus. Kept for each state; carried: the size stays.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    makeCarried(StepperCarriedState.self).incrementImages[state] = image
  }
  /// In place of the minus. Kept for each state; carried: the size stays.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    makeCarried(StepperCarriedState.self).decrementImages[state] = image
  }
  /// Kept for each state; carried: the size stays.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    makeCarried(StepperCarriedState.self).backgroundImages[state] = image
  }
  /// What was set for exactly this state; carried.
  public func incrementImage(for state: UIControl.State) -> UIImage? {
    carried(StepperCarriedState.self).incrementImages[state]
  }
  /// What was set for exactly this state; carried.
  public func decrementImage(for state: UIControl.State) -> UIImage? {
    carried(StepperCarriedState.self).decrementImages[state]
  }
  /// What was set for exactly this state; carried.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    carried(StepperCarriedState.self).backgroundImages[state]
  }
  /// Whether a held button tells of each step, not only of the last one; yes at first; carried.
  public var isContinuous: Bool {
    get { carried(StepperCarriedState.self).isContinuous }
    set { makeCarried(StepperCarriedState.self).isContinuous = newValue }
  }
  /// Between minus and plus. Kept for each pair of states; carried.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    makeCarried(StepperCarriedState.self).dividerImages[DividerPlace(left: leftState, right: rightState)] =
      image
  }
}
