// What views carry beside layout: what touches do, how they move with the device, what assistive technologies say.

import Foundation
import Plumbline

extension UIView {
  /// How the view moves with the device. Nothing here is held.
  public var motionEffects: [UIMotionEffect] {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// What touches do beside gestures.
  public var interactions: [any UIInteraction] {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// The group of the focus.
  public var focusGroupIdentifier: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// What is shown of the view at large sizes of text.
  public var largeContentTitle: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The image shown at large sizes of text.
  public var largeContentImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether that is shown.
  public var showsLargeContentViewer: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// The kind of group for assistive technologies.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { carried(or: .none) }
    set { carry(newValue) }
  }
  /// What is said, with attributes.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// What is said of its use, with attributes.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// What is said of its value, with attributes.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How assistive technologies go through it.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
}

extension UIView {
  /// Adds something that touches do.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Takes it away.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  /// Adds a movement with the device.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Takes it away.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  /// A view that looks as this one: an empty one of the same size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let copy = UIView(frame: frame)
    copy.backgroundColor = backgroundColor
    return copy
  }
  /// A view that looks as a part of this one: an empty one of the same size.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }
  /// Draws the view and what is in it: nothing draws, false.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
  /// Asks for the focus anew; without effect.
  public func setNeedsFocusUpdate() {}
  /// Moves the focus; without effect.
  public func updateFocusIfNeeded() {}
}

/// Something that touches do with a view, beside gestures.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view.
  var view: UIView? { get }
  /// The view is about to change.
  func willMove(to view: UIView?)
  /// The view changed.
  func didMove(to view: UIView?)
}

/// Opens a menu. Nothing here presses; a test may ask the delegate.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Who gives the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// An interaction whose menu a delegate gives.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Gives the menu of a view.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a point; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What stands for the view while its menu opens.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// What stands for the view while its menu closes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// What is shown beside the menu is opened.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// The menu opens.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu closes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// The view itself by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The view itself by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

extension UIContextMenuInteraction {
  /// Takes the menu away; without effect: none is open.
  public func dismissMenu() {}
  /// Changes the open menu; without effect: none is open.
  public func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  /// Where the finger is in a view: nowhere.
  public func location(in view: UIView?) -> CGPoint { .zero }
}

/// Moves a view with the device. It is carried: nothing here is held.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }
}

/// Moves a property with the device.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which way the device is turned. Raw values are Apple's.
  public enum EffectType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
  /// The property.
  public let keyPath: String
  /// Which way the device is turned.
  public let type: EffectType
  /// The least value.
  open var minimumRelativeValue: Any?
  /// The greatest value.
  open var maximumRelativeValue: Any?
  /// Moves a property.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several movements.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The movements.
  open var motionEffects: [UIMotionEffect]?
}

/// The kind of a group. Raw values are Apple's.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none, dataTable, list, landmark, semanticGroup
}

/// How assistive technologies go through a group. Raw values are Apple's.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case automatic, separate, combined
}

extension UIScrollView {
  /// A finger that pinches. Nothing here recognises.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// How the indices of places are shown; stored.
  public var indexDisplayMode: IndexDisplayMode {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// How the indices of places are shown. Raw values are Apple's.
  public enum IndexDisplayMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, alwaysHidden
  }
  /// Whether content is moved when the insets change; stored.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether a zoom is under way.
  public var isZooming: Bool { false }
  /// Whether a zoom springs back.
  public var isZoomBouncing: Bool { false }
}
