// Taps on a pencil and its squeezing. Carried: there is no pencil; a test may tell the delegate.

import Foundation
import Plumbline

/// What two taps on a pencil or a squeeze do, as the user chose. Raw values are Apple's.
public enum UIPencilPreferredAction: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette,
    runSystemShortcut
}

/// Where a pencil is above the screen. Apple makes it; here tests do.
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
  /// In the view of the interaction, in points.
  public let location: CGPoint
  /// From 0 at the screen to 1 where the pencil is no longer noticed.
  public let zOffset: CGFloat
  /// In radians, from the x axis.
  public let azimuthAngle: CGFloat
  /// In radians, from the screen.
  public let altitudeAngle: CGFloat
  /// In radians, around the pencil.
  public let rollAngle: CGFloat
  /// The direction of `azimuthAngle`.
  open var azimuthUnitVector: CGVector { CGVector(dx: cos(azimuthAngle), dy: sin(azimuthAngle)) }
  /// No counterpart of Apple's.
  public init(
    location: CGPoint, zOffset: CGFloat = 0, azimuthAngle: CGFloat = 0, altitudeAngle: CGFloat = .pi / 2,
    rollAngle: CGFloat = 0
  ) {
    self.location = location
    self.zOffset = zOffset
    self.azimuthAngle = azimuthAngle
    self.altitudeAngle = altitudeAngle
    self.rollAngle = rollAngle
    super.init()
  }
}

/// Listens to taps on a pencil and its squeezing; carried: there is none.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// How far a squeeze is. Raw values are Apple's.
  public enum Phase: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case began, changed, ended, cancelled
  }
  /// Two taps on a pencil. Apple makes it; here tests do.
  @preconcurrency @MainActor
  open class Tap: NSObject {
    /// In seconds since the system started.
    public let timestamp: TimeInterval
    /// Nil where the pencil is not above the view.
    public let hoverPose: UIPencilHoverPose?
    /// No counterpart of Apple's.
    public init(timestamp: TimeInterval = 0, hoverPose: UIPencilHoverPose? = nil) {
      (self.timestamp, self.hoverPose) = (timestamp, hoverPose)
      super.init()
    }
  }
  /// A squeeze. Apple makes it; here tests do.
  @preconcurrency @MainActor
  open class Squeeze: NSObject {
    /// In seconds since the system started.
    public let timestamp: TimeInterval
    /// How far it is.
    public let phase: Phase
    /// Nil where the pencil is not above the view.
    public let hoverPose: UIPencilHoverPose?
    /// No counterpart of Apple's.
    public init(timestamp: TimeInterval = 0, phase: Phase, hoverPose: UIPencilHoverPose? = nil) {
      (self.timestamp, self.phase, self.hoverPose) = (timestamp, phase, hoverPose)
      super.init()
    }
  }
  /// `.switchEraser`, as devices come.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  /// `.showContextualPalette`, as devices come.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  /// False: fingers draw, too.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// True, as devices come: tools show what they would do.
  open class var prefersHoverToolPreview: Bool { true }
  /// Is told of taps and squeezes; never here. Not retained.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Yes at first; stored.
  open var isEnabled = true
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// Without a delegate.
  public override init() { super.init() }
  /// The delegate is not retained.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Is told of taps on a pencil and its squeezing; never called here: a test may.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: ObjectAnswering {
  /// Two taps (before iOS 17.5).
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// Two taps.
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// A squeeze begins, goes on or ends.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  /// Does nothing by default.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  /// Tells `pencilInteractionDidTap(_:)` by default.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) { pencilInteractionDidTap(interaction) }
  /// Does nothing by default.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}
