// Continuous steppers.

import Foundation
import Plumbline

/// The carried properties of `UIStepper`.
final class StepperCarriedState: CarriedState {
  var isContinuous = true
}

extension UIStepper {
  /// Whether a held button reports each step, not only the last one; true by default; carried.
  public var isContinuous: Bool {
    get { carried(StepperCarriedState.self).isContinuous }
    set { makeCarried(StepperCarriedState.self).isContinuous = newValue }
  }
}
