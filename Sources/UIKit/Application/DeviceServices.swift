// What a device does beside its screen: copying, shaking, menus, technologies that assist. It is carried or without effect.

import Foundation
import Plumbline

/// What was copied, of this process only.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// Names of pasteboards.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that all share.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// The thread's own: each thread copies for itself.
  open class var general: UIPasteboard {
    let key = "Plumbline.pasteboard"
    if let known = Thread.current.threadDictionary[key] as? UIPasteboard { return known }
    let made = UIPasteboard()
    Thread.current.threadDictionary[key] = made
    return made
  }
  public override init() { super.init() }
  /// How often something was copied.
  open private(set) var changeCount = 0
  /// What was copied, by kinds.
  open var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts.
  open var strings: [String]? {
    get { values("public.utf8-plain-text") }
    set { items = (newValue ?? []).map { ["public.utf8-plain-text": $0] } }
  }
  /// The first address.
  open var url: URL? {
    get { (values("public.url") as [URL]?)?.first }
    set { items = newValue.map { [["public.url": $0]] } ?? [] }
  }
  /// The first image.
  open var image: UIImage? {
    get { (values("public.image") as [UIImage]?)?.first }
    set { items = newValue.map { [["public.image": $0]] } ?? [] }
  }
  /// The first colour.
  open var color: UIColor? {
    get { (values("com.apple.uikit.color") as [UIColor]?)?.first }
    set { items = newValue.map { [["com.apple.uikit.color": $0]] } ?? [] }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Copies a value of a kind.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// Copies bytes of a kind.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
  /// The bytes of a kind.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    (values(pasteboardType) as [Data]?)?.first
  }

  private func values<Value>(_ kind: String) -> [Value]? {
    let found = items.compactMap { $0[kind] as? Value }
    return found.isEmpty ? nil : found
  }
}

/// Something that can be felt. Without effect: nothing shakes.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  /// Gets ready. Without effect.
  open func prepare() {}
}

/// A push. Without effect.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard. Raw values are Apple's.
  public enum FeedbackStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case light, medium, heavy, soft, rigid
  }
  /// A push that is so hard.
  public init(style: FeedbackStyle) { super.init() }
  /// A push of middling hardness.
  public override convenience init() { self.init(style: .medium) }
  /// Pushes. Without effect.
  open func impactOccurred() {}
  /// Pushes so strongly. Without effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A choice that can be felt. Without effect.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Something else is chosen. Without effect.
  open func selectionChanged() {}
}

/// An outcome that can be felt. Without effect.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it came out. Raw values are Apple's.
  public enum FeedbackType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case success, warning, error
  }
  /// It came out so. Without effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The menu of copying and the like, before there were others. It is carried: no menu is shown.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// A menu: made for each call.
  open class var shared: UIMenuController { UIMenuController() }
  /// What it offers beside the usual.
  open var menuItems: [UIMenuItem]?
  /// Whether it is seen: never.
  open var isMenuVisible: Bool { false }
  /// Shows it. Without effect.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Shows it beside a view. Without effect.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Says where it is shown. Without effect.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Takes it away. Without effect.
  open func hideMenu() {}
}

/// Something that such a menu offers.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What it is called.
  open var title: String
  /// What is called, if the selector holds a method.
  open var action: Selector
  /// An offer.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// What assistive technologies are on: none.
@MainActor
public enum UIAccessibility {
  /// What they are told of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// A notification of its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Much of the screen is new.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is new.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  /// Tells them. Without effect: none is on.
  public static func post(notification: Notification, argument: Any?) {}
  /// Whether the screen is read aloud.
  public nonisolated static var isVoiceOverRunning: Bool { false }
  /// Whether switches are used.
  public nonisolated static var isSwitchControlRunning: Bool { false }
  /// Whether things should move less.
  public nonisolated static var isReduceMotionEnabled: Bool { false }
  /// Whether things should show through less.
  public nonisolated static var isReduceTransparencyEnabled: Bool { false }
  /// Whether texts are bold.
  public nonisolated static var isBoldTextEnabled: Bool { false }
  /// Whether colours are darker.
  public nonisolated static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are turned round.
  public nonisolated static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colours.
  public nonisolated static var isGrayscaleEnabled: Bool { false }
  /// Whether only some applications can be used.
  public nonisolated static var isGuidedAccessEnabled: Bool { false }
  /// Whether buttons have shapes.
  public nonisolated static var buttonShapesEnabled: Bool { false }
  /// Whether colours alone say nothing.
  public nonisolated static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether things cross over instead of moving.
  public nonisolated static var prefersCrossFadeTransitions: Bool { false }
  /// Reading aloud began or ended.
  public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  /// Things should move less, or no longer.
  public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
  /// A view's rectangle on the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.rectOnScreen(rect)
  }
}

/// Something without a view that assistive technologies find.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view that it is in, or another element.
  open weak var accessibilityContainer: AnyObject?
  /// Whether it is found.
  open var isAccessibilityElement = true
  /// What is said of it.
  open var accessibilityLabel: String?
  /// What is said of its use.
  open var accessibilityHint: String?
  /// What is said of its value.
  open var accessibilityValue: String?
  /// A name to find it by.
  open var accessibilityIdentifier: String?
  /// Where it is on the screen.
  open var accessibilityFrame = CGRect.zero
  /// Where it is in its container.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// What kind of thing it is.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// An element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

extension UIResponder {
  /// What the user does; stored.
  public var userActivity: NSUserActivity? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}
