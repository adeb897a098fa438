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

/// An impact that can be felt. Without effect.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard and how large what pushes is. Raw values are Apple's.
  public enum FeedbackStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case light, medium, heavy, soft, rigid
  }
  /// The style is not kept.
  public init(style: FeedbackStyle) { super.init() }
  /// The same as any other.
  public override convenience init() { self.init(style: .medium) }
  /// One for a view; neither is kept.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
  /// Without effect. The point would be in the view's coordinates.
  open func impactOccurred(at location: CGPoint) {}
  /// Without effect.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
  /// Without effect.
  open func impactOccurred() {}
  /// Without effect, whatever the strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Something else under a finger is chosen. Without effect.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Without effect.
  open func selectionChanged() {}
  /// Without effect, wherever in the generator's view.
  open func selectionChanged(at location: CGPoint) {}
}

/// How a task came out. Without effect.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Decides the pattern of pushes. Raw values are Apple's.
  public enum FeedbackType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case success, warning, error
  }
  /// Without effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Without effect, wherever in the generator's view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
