// Whether steppers tell of each step while they are held.

import Foundation
import Plumbline

/// The carried properties of `UIStepper`.
final class StepperCarriedState: CarriedState {
  var isContinuous = true
}

extension UIStepper {
  /// Whether a held button tells of each step, not only of the last one; yes at first; carried.
  public var isContinuous: Bool {
    get { carried(StepperCarriedState.self).isContinuous }
    set { makeCarried(StepperCarriedState.self).isContinuous = newValue }
  }
}
