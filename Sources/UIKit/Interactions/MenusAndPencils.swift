// Menus of editing since iOS 16, pasting, pencils and focus. They are carried: nothing here touches.

import Foundation
import Plumbline

/// Which menu of editing is shown, and where. Apple's since iOS 16.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The program's own, or one that is unique.
  public let identifier: AnyHashable
  /// In the view's coordinates.
  public let sourcePoint: CGPoint
  /// On which side of the point the menu is. Raw values are Apple's.
  public enum PreferredArrowDirection: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, up, down, left, right
  }
  /// `.automatic` at first; carried.
  open var preferredArrowDirection = PreferredArrowDirection.automatic
  /// Nil for an identifier that is unique.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Shows menus of editing over a view; carried: none is shown.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Gives the menus. Not retained.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// The delegate is not retained; nil for the system's menu.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Where the menu points to, in a view: zero, as none opens.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Without effect: no menu is shown, and the delegate not asked.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Without effect: no menu is shown.
  open func dismissMenu() {}
  /// Without effect: no menu is shown.
  open func reloadVisibleMenu() {}
  /// Without effect: no menu is shown.
  open func updateVisibleMenuPosition(animated: Bool) {}
}

/// Gives menus of editing; never called here.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: ObjectAnswering {
  /// Nil for the suggested elements.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What the menu must not cover, in the view's coordinates; null for the point alone.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// A menu is about to open.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// A menu is about to close.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Nil by default: the suggested elements.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Null by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}

extension UIEditMenuInteractionDelegate {
  /// Does nothing by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Apple's name for where the arrow of a menu points to.
public typealias UIEditMenuArrowDirection = UIEditMenuConfiguration.PreferredArrowDirection
