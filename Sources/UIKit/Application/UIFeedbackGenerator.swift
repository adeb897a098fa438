// Haptic feedback generators, without effect: nothing shakes.

import Foundation
import Plumbline

/// A haptic feedback generator. Without effect: nothing shakes. Apple's is abstract.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  /// Without effect; for a motor that takes time to start.
  open func prepare() {}
  /// One for a view, which is not kept.
  public convenience init(view: UIView) { self.init() }
}

/// Something else under a finger is chosen. Without effect.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Without effect.
  open func selectionChanged() {}
}
