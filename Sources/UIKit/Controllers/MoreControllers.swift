// Members and classes of controllers that bear on no layout here: transitions by zooming, keyboards, backgrounds of popovers, restoration.

import Foundation
import Plumbline

extension UIViewController {
  /// How a controller comes and goes since iOS 18. Carried: it comes at once.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    /// What a zoom looks like and when it may be undone.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
      /// Over what is behind; nil for the system's.
      open var dimmingColor: UIColor?
      /// Over what is behind; nil for none.
      open var dimmingVisualEffect: UIBlurEffect?
      /// Whether a gesture may take it back; nil for always. Not asked.
      open var interactiveDismissShouldBegin: ((UIZoomTransitionInteractionContext) -> Bool)?
      /// What the source fits to; nil for the whole view. Not asked.
      open var alignmentRectProvider: ((UIZoomTransitionAlignmentRectContext) -> CGRect?)?
      public override init() { super.init() }
    }
    /// What the transition is; nil for a zoom. No counterpart of Apple's.
    public let style: UIModalTransitionStyle?
    /// Gives the view that grows; nil for other transitions. Not asked; no counterpart of Apple's.
    public let sourceViewProvider: ((UIZoomTransitionSourceViewProviderContext) -> UIView?)?
    init(
      _ style: UIModalTransitionStyle?,
      _ provider: ((UIZoomTransitionSourceViewProviderContext) -> UIView?)? = nil
    ) {
      self.style = style
      sourceViewProvider = provider
      super.init()
    }
    /// From below.
    public static var coverVertical: Transition { Transition(.coverVertical) }
    /// By turning.
    public static var flipHorizontal: Transition { Transition(.flipHorizontal) }
    /// By fading.
    public static var crossDissolve: Transition { Transition(.crossDissolve) }
    /// As a page that turns.
    public static var partialCurl: Transition { Transition(.partialCurl) }
    /// Out of a view.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (UIZoomTransitionSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(nil, sourceViewProvider) }
  }
  /// How it comes and goes; nil for the usual way; carried.
  public var preferredTransition: Transition? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// That of its window's scene, or upright.
  public var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }
  /// The tab of the nearest tab bar controller whose controller this is; nil for none.
  public var tab: UITab? { tabBarController?.tabs.first { $0.isTab(of: self) } }
  /// A target of `showDetailViewController(_:sender:)` may have changed. Never posted here.
  public nonisolated class var showDetailTargetDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }
}

/// The two controllers of a zoom. Apple makes it.
@preconcurrency @MainActor
open class UIZoomTransitionSourceViewProviderContext: NSObject {
  /// The one that lies behind.
  public let sourceViewController: UIViewController
  /// The one that comes.
  public let zoomedViewController: UIViewController
  /// Apple makes it; here tests do.
  public init(sourceViewController: UIViewController, zoomedViewController: UIViewController) {
    self.sourceViewController = sourceViewController
    self.zoomedViewController = zoomedViewController
    super.init()
  }
}
/// A gesture that takes a zoom back. Apple makes it.
@preconcurrency @MainActor
open class UIZoomTransitionInteractionContext: NSObject {
  /// In the window's coordinates.
  public let location: CGPoint
  /// In points a second.
  public let velocity: CGVector
  /// Whether it would begin.
  public let willBegin: Bool
  /// Apple makes it; here tests do.
  public init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
    (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
    super.init()
  }
}
/// What grows in a zoom, and where to. Apple makes it.
@preconcurrency @MainActor
open class UIZoomTransitionAlignmentRectContext: NSObject {
  /// The view that grows.
  public let sourceView: UIView
  /// The one that comes.
  public let zoomedViewController: UIViewController
  /// Apple makes it; here tests do.
  public init(sourceView: UIView, zoomedViewController: UIViewController) {
    (self.sourceView, self.zoomedViewController) = (sourceView, zoomedViewController)
    super.init()
  }
}

/// How the background of a popover is made.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods: AnyObject {
  /// In points.
  static func arrowBase() -> CGFloat
  /// In points.
  static func arrowHeight() -> CGFloat
  /// Around the content.
  static func contentViewInsets() -> UIEdgeInsets
}
/// The background of a popover, for subclasses. Not made: popovers have the system's sizes.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// From the middle of the side, in points.
  open var arrowOffset: CGFloat = 0
  /// Where the arrow points to.
  open var arrowDirection = UIPopoverArrowDirection.any
  /// Whether the content has the system's shadow within.
  open class var wantsDefaultContentAppearance: Bool { true }
  /// 0: subclasses say.
  open class func arrowBase() -> CGFloat { 0 }
  /// 0: subclasses say.
  open class func arrowHeight() -> CGFloat { 0 }
  /// None: subclasses say.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
}
extension UIPopoverPresentationController {
  /// Makes the background; nil for the system's; carried.
  public var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UISheetPresentationController {
  /// Whether a page sheet has the width of a page; yes at first; carried.
  public var prefersPageSizing: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
}
extension UIPresentationController {
  /// Traits that it sets for what it presents: those of the presented controller.
  public var traitOverrides: any UITraitOverrides {
    get { presentedViewController.traitOverrides }
    set { presentedViewController.traitOverrides = newValue }
  }
}

// MARK: Sharing

extension UIActivity.ActivityType {
  /// Watching together.
  public static let sharePlay = Self(rawValue: "com.apple.UIKit.activity.SharePlay")
  /// Inviting by a link.
  public static let collaborationInviteWithLink = Self(
    rawValue: "com.apple.UIKit.activity.CollaborationInviteWithLink")
  /// Copying a link of a document that is shared.
  public static let collaborationCopyLink = Self(rawValue: "com.apple.UIKit.activity.CollaborationCopyLink")
  /// Adding to the home screen.
  public static let addToHomeScreen = Self(rawValue: "com.apple.UIKit.activity.AddToHomeScreen")
}
/// Makes what is shared when it is asked for. Here it is asked as any `UIActivityItemSource`, on the main thread.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// What tells the kind of the item.
  public let placeholderItem: Any?
  /// For whom it is made; nil before.
  open var activityType: UIActivity.ActivityType? { askedType }
  private var askedType: UIActivity.ActivityType?
  /// The item itself, for subclasses; the placeholder.
  open var item: Any { placeholderItem ?? NSNull() }
  /// The placeholder is kept.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }
  /// What it was made with.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? NSNull()
  }
  /// The item, made now.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    askedType = activityType
    return item
  }
}

// MARK: Tabs

extension UITab {
  /// Whether it can be chosen; yes at first; carried.
  public var isEnabled: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether it is hidden until the user shows it; no at first; carried.
  public var isHiddenByDefault: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether its tab bar controller has it in its bar: not within a group, and not hidden.
  public var hasVisiblePlacement: Bool { tabBarController != nil && parent == nil && !isHidden }
  /// The nearest group that has a navigation controller for it; nil for none.
  public var managingTabGroup: UITabGroup? {
    var group = parent
    while let current = group, current.managingNavigationController == nil { group = current.parent }
    return group
  }
}
extension UITabGroup {
  /// The order that the user chose; empty for that of `children`; carried.
  public var displayOrderIdentifiers: [String] {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// Whether the user may move its children; no at first; carried.
  public var allowsReordering: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// How it looks in a sidebar; carried.
  public var sidebarAppearance: SidebarAppearance {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// How a group looks in a sidebar. Raw values are Apple's.
  public enum SidebarAppearance: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, inline, rootSection
  }
  /// The children in the order of `displayOrderIdentifiers`, then the others.
  public var displayOrder: [UITab] {
    let first = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
    return first + children.filter { child in !first.contains { $0 === child } }
  }
}
extension UITabBarController {
  /// A controller of tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }
}

extension UIFontPickerViewController.Configuration {
  /// Which languages a font has to have; nil for any; carried.
  public var filteredLanguagesPredicate: NSPredicate? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether a font has one of some languages; fonts are not asked.
  public class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
    NSPredicate(value: true)
  }
}
