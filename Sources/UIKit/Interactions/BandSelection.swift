// Selecting by a band that a pointer draws, and texts beside a pointer. Nothing here points: what is set is carried.

import Foundation
import Plumbline

/// Selects what a band around a pointer's way lies over.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// How far the band is. Raw values are Apple's.
  public enum State: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case possible, began, selecting, ended
  }
  /// Yes at first.
  open var isEnabled = true
  /// `.possible`: nothing here points.
  open var state: State { .possible }
  /// Nil: there is no band.
  open var selectionRect: CGRect? { nil }
  /// None: nothing here types.
  open var initialModifierFlags: UIKeyModifierFlags { [] }
  /// Whether a band may begin at a point; nil for anywhere; never called here.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
  /// Told of each change of the band; never called here. No counterpart of Apple's.
  public let selectionHandler: (UIBandSelectionInteraction) -> Void
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?

  /// The closure is kept.
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    self.selectionHandler = selectionHandler
    super.init()
  }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A text beside a pointer.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// What it says.
  public let toolTip: String
  /// Where the pointer has to be, in the view's coordinates; null for anywhere in the view.
  public let sourceRect: CGRect
  /// A text for a rectangle of the view.
  public init(toolTip: String, in rect: CGRect) {
    (self.toolTip, sourceRect) = (toolTip, rect)
    super.init()
  }
  /// A text for the whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }
}

/// Gives texts beside a pointer; never asked here.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: ObjectAnswering {
  /// The text at a point of the view; nil for none.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Nil by default.
  public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
  { nil }
}

extension UIToolTipInteraction {
  /// Gives the texts. Not retained; never asked here.
  public var delegate: (any UIToolTipInteractionDelegate)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
}

/// Tells by touch of drawing on a canvas. Without effect: nothing shakes.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Something is in line with something else at a point of the view. Without effect.
  open func alignmentOccurred(at location: CGPoint) {}
  /// A line was closed at a point of the view. Without effect.
  open func pathCompleted(at location: CGPoint) {}
}
