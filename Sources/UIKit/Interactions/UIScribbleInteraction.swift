// Writing by hand into text fields. Nothing writes here: a test may ask the delegates.

import Foundation
import Plumbline

/// Lets a text be written by hand, or forbids it; nothing writes.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// Not retained.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// Whether somebody writes: no.
  open var isHandlingWriting: Bool { false }
  /// Whether the device writes by hand: no.
  open class var isPencilInputExpected: Bool { false }
  /// The delegate is not retained.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Is asked and told about writing by hand; never here: a test may ask it.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: AnyObject {
  /// Whether writing may begin at a point of the view.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Whether the text takes the focus after a pause alone.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Writing is about to begin.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Writing is over.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// Yes by default.
  public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint)
    -> Bool
  {
    true
  }
  /// No by default.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
  /// Does nothing by default.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Does nothing by default.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Lets writing by hand begin a text in parts of a view that are no fields; nothing writes.
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject,
  UIInteraction
{
  /// Not retained.
  open private(set) weak var delegate: Delegate?
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// Whether somebody writes: no.
  open var isHandlingWriting: Bool { false }
  /// The delegate is not retained.
  public init(delegate: Delegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Is asked for the parts of a view that texts are written into; never here: a test may ask it.
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate<ElementIdentifier>: AnyObject {
  /// What names a part.
  associatedtype ElementIdentifier: Hashable
  /// The parts near a rectangle of the view.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void)
  /// Whether a part has the focus.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Where a part is, in the view's space.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
  ) -> CGRect
  /// Gives a part the focus; the completion takes what is written.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint,
    completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
  /// Whether the element gets the focus only when writing pauses.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Writing into an element begins.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
  /// Writing into an element ended.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
  /// False by default.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool { false }
  /// Does nothing by default.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
  ) {}
  /// Does nothing by default.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
  ) {}
}
