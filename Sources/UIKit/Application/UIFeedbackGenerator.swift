// Haptic feedback generators, without effect.

import Foundation
import Plumbline

/// A haptic feedback generator. Without effect. Apple's is abstract.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  /// Prepares the motor. Without effect.
  open func prepare() {}
  /// One for a view, which is not kept.
  public convenience init(view: UIView) { self.init() }
}

/// Feedback for a collision. Without effect.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the colliding object. Raw values are Apple's.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// The style is not kept.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Without effect.
  open func impactOccurred(intensity: CGFloat = 1) {}
}

/// Feedback for success or failure. Without effect.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task. Raw values are Apple's.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Without effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback for a changed selection. Without effect.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Without effect.
  open func selectionChanged() {}
}
