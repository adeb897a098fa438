// The interaction that lets users select in a text that a view draws itself.

import Foundation
import Plumbline

/// The mode of a text interaction: editing, or selecting only. Raw values are Apple's.
public enum UITextInteractionMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case editable, nonEditable
}

/// The selection gestures of a text that a view draws itself. Nothing here touches.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// As it was made.
  public let textInteractionMode: UITextInteractionMode
  /// The text. Not retained.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// Asked by Apple's. Not retained.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// None: nothing here touches.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
  /// The mode is only kept.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The interaction's delegate. Never called here.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: ObjectAnswering {
  /// False keeps a touch from the text.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// The user begins to select.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// The user selects no more.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// True by default.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  /// Does nothing by default.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing by default.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
