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

/// Which data a responder takes when the user pastes or drops; carried.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// Uniform types, as "public.text".
  open var acceptableTypeIdentifiers: [String]
  /// Uniform types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }
  /// The uniform types that the class can be made of.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }
}

/// What two taps on a pencil do, as the user chose. Raw values are Apple's.
public enum UIPencilPreferredAction: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
}

/// Listens to two taps on a pencil; carried: there is none.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// Always `.switchEraser`, as on a new device.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  /// Always false.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Never told here. Not retained.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Yes at first.
  open var isEnabled = true
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
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

/// Told of two taps. Never here: there is no pencil.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: ObjectAnswering {
  /// Two taps: do what `preferredTapAction` says.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Does nothing by default.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// Something that opens when a drag rests on it; carried: nothing here touches.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// The closure is never called here.
  public init(
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) { super.init() }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
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
