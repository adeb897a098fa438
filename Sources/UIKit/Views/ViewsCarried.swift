// What views carry beside layout: what touches do, how they move with the device, what assistive technologies say.

import Foundation
import Plumbline

extension UIView {
  /// Added with `addMotionEffect(_:)`; none at first. Nothing here is held, so nothing moves.
  public var motionEffects: [UIMotionEffect] {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// Whether its elements are gone through one by one or as one; `.automatic` at first; carried.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
}

extension UIView {
  /// Only carried: nothing here is held, so nothing moves.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Does nothing for one that was not added.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  /// Draws the view and what is in it into the current context, stretched to a rectangle, as `CALayer.render(in:)`; after a
  /// layout if asked for. False without a context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    guard bounds.width > 0, bounds.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}

/// Opens a menu while a view is held. Nothing here presses; a test may ask the delegate.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Gives the menu. Not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// The delegate is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Gives the menu of a view that is held; never called here: a test may ask it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: ObjectAnswering {
  /// The menu for a point in the view's coordinates; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What is lifted from the view while its menu opens; nil for the whole view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Where the lifted part goes back to while its menu closes; nil for the whole view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview was tapped: where the program opens what it shows.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// The menu is about to open, with an animator to go along (nil without animation).
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu is about to close, with an animator to go along (nil without animation).
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// What is lifted of one of the menu's views (iOS 16); nil for the view itself, where it is.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Where that goes in the end (iOS 16); nil for the view itself, where it is.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  /// Nil by default: the view itself.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Nil by default: the view itself.
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

extension UIContextMenuInteractionDelegate {
  /// That of `previewForHighlightingMenuWithConfiguration` by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  /// That of `previewForDismissingMenuWithConfiguration` by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }
}

extension UIContextMenuInteraction {
  /// Without effect: no menu is open.
  public func dismissMenu() {}
  /// Without effect: no menu is open, so the closure is not called.
  public func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  /// (0, 0): nothing here touches.
  public func location(in view: UIView?) -> CGPoint { .zero }
}

/// Moves a view as the device is turned. It is carried: nothing here is held. Apple's is abstract.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }
  /// The values by their key paths for where the device is turned to, -1 to 1 along each axis; nil unless a subclass says
  /// otherwise. Not asked: nothing here turns a device.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Moves a property between two values as the device is turned. It is carried.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis that the device is turned about. Raw values are Apple's.
  public enum EffectType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
  /// The property of the view, as "center.x".
  public let keyPath: String
  /// Which way the device is turned for it.
  public let type: EffectType
  /// Added to the property at the greatest turn one way; an `NSNumber` or a value of the property's type.
  open var minimumRelativeValue: Any?
  /// Added to the property at the greatest turn the other way.
  open var maximumRelativeValue: Any?
  /// Both values are nil at first: no movement.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
  /// The number between the two by how far the device is turned along the axis; nil for values that are no numbers.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    guard let least = minimumRelativeValue as? NSNumber, let most = maximumRelativeValue as? NSNumber else {
      return nil
    }
    let turn = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let share = Double(min(max(turn, -1), 1) + 1) / 2
    return [keyPath: least.doubleValue + (most.doubleValue - least.doubleValue) * share]
  }
}

/// Several movements at once. It is carried.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// Nil at first.
  open var motionEffects: [UIMotionEffect]?
  /// Those of all its effects; of two of one key path the later one's.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    motionEffects?.reduce(into: [:]) { all, effect in
      let values = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
      all.merge(values ?? [:]) { $1 }
    }
  }
}

/// How assistive technologies go through a group. Raw values are Apple's.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case automatic, separate, combined
}

extension UIScrollView {
  /// Nil: nothing here recognises. Apple's is nil too unless the content may be zoomed.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// Whether an index beside the content (tvOS) shows; stored.
  public var indexDisplayMode: IndexDisplayMode {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// When an index beside the content shows. Raw values are Apple's.
  public enum IndexDisplayMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, alwaysHidden
  }
  /// Whether the safe area moves the scroll indicators; yes at first; stored: none are shown.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// No: zooming happens at once.
  public var isZooming: Bool { false }
  /// No: a zoom stops at its least and greatest scale.
  public var isZoomBouncing: Bool { false }
}

/// Shows an item of a bar larger while it is held, for large text sizes. Nothing here presses; a test may ask the delegate.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Says which item is under the finger. Not retained.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// The delegate is not retained; nil for the items that are views within the view.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Without a delegate.
  public convenience override init() { self.init(delegate: nil) }
  /// False: the text sizes of the screen are not large by themselves.
  public class var isEnabled: Bool { false }
  /// `isEnabled` changed; never posted here.
  public nonisolated class var enabledStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
  }
  /// The gesture that others may wait for, the same at each call. Nothing here recognises.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer {
    carriedOnce(UILongPressGestureRecognizer())
  }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says which item is under the finger, and is told of it; never called here.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: ObjectAnswering {
  /// The finger was lifted on an item; nil for none.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// The item at a point of the interaction's view; nil for none.
  func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
    -> (any UILargeContentViewerItem)?
  /// In which the item is shown.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Does nothing by default.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  /// The view at the point by default.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.view?.hitTest(point, with: nil) }
  /// That of the interaction's view by default, or of its window.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    var responder: UIResponder? = interaction.view
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return interaction.view?.window?.rootViewController ?? UIViewController()
  }
}

extension NSAttributedString.Key {
  /// Whether marks are spoken.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// The language in which it is spoken.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// How high it is spoken.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// Whether what is spoken is waited for.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// How it is pronounced.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
}

extension UITraitCollection {
  /// Whether a screen measures how strongly it is touched (3D Touch). Raw values are Apple's.
  public enum ForceTouchCapability: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, unavailable, available
  }
  /// `.unavailable` unless set.
  public var forceTouchCapability: UIForceTouchCapability {
    let known = self[UITraitForceTouchCapability.self]
    return known == .unknown ? .unavailable : known
  }
}

/// Apple's name of `UITraitCollection.ForceTouchCapability`.
public typealias UIForceTouchCapability = UITraitCollection.ForceTouchCapability
