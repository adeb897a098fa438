// Menus of editing since iOS 16, pasting, pencils and focus. They are carried: nothing here touches.

import Foundation
import Plumbline

/// A menu of editing at a place.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// What tells it from others.
  public let identifier: AnyHashable
  /// Where it is.
  public let sourcePoint: CGPoint
  /// Where its arrow points. Raw values are Apple's.
  public enum PreferredArrowDirection: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, up, down, left, right
  }
  /// Where its arrow points.
  open var preferredArrowDirection = PreferredArrowDirection.automatic
  /// A menu at a place.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Shows menus of editing.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Who gives menus.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Shows menus.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view changed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Shows a menu; without effect.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Takes it away; without effect.
  open func dismissMenu() {}
  /// Has the menu asked for anew; without effect.
  open func reloadVisibleMenu() {}
}

/// Gives menus of editing. Not asked: nothing here touches.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// The menu at a place.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What it is about.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// The usual menu by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Nowhere by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}

/// What can be pasted.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// The kinds of data.
  open var acceptableTypeIdentifiers: [String]
  /// Data of kinds.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }
  /// Objects of a class.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }
}

/// What a pencil was asked to do by tapping it twice. Raw values are Apple's.
public enum UIPencilPreferredAction: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
}

/// Listens to a pencil that is tapped.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// What the user chose.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  /// Whether only pencils draw: no.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Is told.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether it works.
  open var isEnabled = true
  /// The view.
  open private(set) weak var view: UIView?
  public override init() { super.init() }
  /// Listens for a delegate.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Is told of a pencil. Never: there is none.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: AnyObject {
  /// It was tapped twice.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Does nothing by default.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// A drag over something opens it.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Calls a closure.
  public init(
    activationHandler handler: @escaping (UISpringLoadedInteraction) -> Void
  ) { super.init() }
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// How the focus moves. Raw values are Apple's.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits of the members.
  public let rawValue: UInt
  /// A set of the members with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Apple's name.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Apple's name.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// Apple's name.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// Apple's name.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// Apple's name.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// Apple's name.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// Something that the focus can be on or in.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// What the focus goes to first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}

extension UIView: UIFocusEnvironment {
  /// The view itself.
  public var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
}
extension UIViewController: UIFocusEnvironment {
  /// The view.
  public var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
}

/// A movement of the focus. None here.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// Where the focus was.
  open weak var previouslyFocusedView: UIView?
  /// Where it is.
  open weak var nextFocusedView: UIView?
  /// How it moved.
  open var focusHeading: UIFocusHeading = []
}

/// Animations beside a movement of the focus. None here.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Animations beside it, run at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
