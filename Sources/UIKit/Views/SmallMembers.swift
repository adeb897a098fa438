// Small members that programs read and set and layout does not need. What is set is carried.

import Foundation
import Plumbline

extension UIColor {
  /// Apple's name before iOS 13 for `systemGroupedBackground`, which it answers.
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
  /// The system's blue in every view: Apple's resolves to the `tintColor` of the view that it is used in.
  public class var tintColor: UIColor { .systemBlue }
}

extension UIImage {
  /// The image of `#imageLiteral(resourceName:)`, of which only the size in points is taken; an empty one
  /// where there is none. (Apple's stops there.)
  public convenience init(imageLiteralResourceName path: String) {
    self.init(like: UIImage(named: path))
  }

  /// Of the size and kind of an image that was found, and with what it is made of; an empty one of nil.
  convenience init(like found: UIImage?) {
    self.init(
      size: found?.size ?? .zero, alignmentRectInsets: found?.alignmentRectInsets ?? .zero,
      scale: found?.scale ?? 1, isSymbolImage: found?.isSymbolImage ?? false)
    if let found { takeCarried(of: found) }
  }
}

extension UIProgressView {
  /// Its `fractionCompleted` is taken when it is set. Later changes are not followed; Apple's view does.
  public var observedProgress: Progress? {
    get { carried(or: nil) }
    set {
      carry(newValue)
      if let newValue { progress = Float(newValue.fractionCompleted) }
    }
  }
}

extension UIPageControl {
  /// Does nothing: the current page is shown at once, with `defersCurrentPageDisplay` too.
  public func updateCurrentPageDisplay() {}
}

extension UINavigationController {
  /// The gesture of `hidesBarsOnSwipe`, the same object at every call. Nothing here recognises.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { carriedOnce(UIPanGestureRecognizer()) }
  /// The gesture of `hidesBarsOnTap`, the same object at every call. Nothing here recognises.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { carriedOnce(UITapGestureRecognizer()) }
}

extension UIBarButtonItem {
  /// A button with an image; the one for bars of 32 points is carried.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    carry(landscapeImagePhone, "landscapeImagePhone")
  }
}

extension UIKeyCommand {
  /// A key of a title, which is also what a list of keys shows (Apple's before iOS 13).
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) { self.init(title: discoverabilityTitle, action: action, input: input, modifierFlags: modifierFlags) }
}

extension UIAccessibility {
  /// An assistive technology moved to another element. Never here, as none is running.
  public nonisolated static var elementFocusedNotification: NSNotification.Name {
    .init("UIAccessibilityElementFocusedNotification")
  }
  /// In that notification's `userInfo`: the element that is now read.
  public nonisolated static var focusedElementUserInfoKey: String { "UIAccessibilityFocusedElementKey" }
  /// In that notification's `userInfo`: the element that was read before.
  public nonisolated static var unfocusedElementUserInfoKey: String { "UIAccessibilityUnfocusedElementKey" }
}

extension ProcessInfo {
  /// Whether an application of iPad runs on a Mac by Catalyst: no.
  public var isMacCatalystApp: Bool { false }
  /// Whether an application of iPhone runs on a Mac: no.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the battery is to be spared: no.
  public var isLowPowerModeEnabled: Bool { false }
}

/// How often a display link would like to be called, in calls a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// In calls a second; 0 for no limit.
  public var minimum: Float
  /// In calls a second; 0 for no limit.
  public var maximum: Float
  /// In calls a second; nil or 0 for whatever the system chooses.
  public var preferred: Float?
  /// The numbers are not checked against each other.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// All zero: the system chooses.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

extension CAAnimation {
  /// How often it would like to be shown; carried.
  public var preferredFrameRateRange: CAFrameRateRange {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
}

extension CADisplayLink {
  /// How often it is called; stored: a test's clock says when.
  public var preferredFrameRateRange: CAFrameRateRange {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
}

extension UIResponder {
  /// Buttons above the keyboard of an iPad, beside the words it offers; carried, the same object at every
  /// call.
  public var inputAssistantItem: UITextInputAssistantItem { carriedOnce(UITextInputAssistantItem()) }
}

/// Bar buttons that stand together, and may be replaced by one; carried: bars here place single buttons.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// In the order of reading.
  open var barButtonItems: [UIBarButtonItem] { didSet { tellItems() } }
  /// What stands for all of them where there is no room; nil for none. Nothing here collapses.
  open var representativeItem: UIBarButtonItem?
  /// Both are only kept.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    tellItems()
  }

  private func tellItems() { for item in barButtonItems { item.carryWeakly(Optional(self), "buttonGroup") } }
}

/// The buttons above the keyboard of an iPad; carried: no keyboard is shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Before the words that the keyboard offers.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Behind the words that the keyboard offers.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the user may fold them away; yes at first.
  open var allowsHidingShortcuts = true
  public override init() { super.init() }
}

/// Gives a `UIActivityViewController` an item for each way of sharing. Nothing here asks it: no activity is
/// performed.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// What tells the kind of the item, before the item itself is made.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item itself; nil where this activity is not to have it (the activity's type is nil for the whole
  /// sheet).
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// What a mail would have as its subject.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The uniform type of the item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A small picture of the item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Empty by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

extension UIActivityItemSource {
  /// An empty text by default: no type is named.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Nil by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
