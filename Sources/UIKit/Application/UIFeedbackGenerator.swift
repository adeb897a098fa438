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

/// Something hits something. Without effect.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy what hits is. Raw values are Apple's.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// The style is not kept.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Without effect.
  open func impactOccurred(intensity: CGFloat = 1) {}
}

/// Something went well or did not. Without effect.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went. Raw values are Apple's.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Without effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Something else under a finger is chosen. Without effect.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Without effect.
  open func selectionChanged() {}
}
