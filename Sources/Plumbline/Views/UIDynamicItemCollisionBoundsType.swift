// The shapes of what dynamic animators move.

/// The shape that things of dynamic animators meet. Raw values are Apple's.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case rectangle, ellipse, path
}
