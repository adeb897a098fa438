// Small members that programs read and set and layout does not need. What is set is carried.

import Foundation
import Plumbline

extension UIColor {
  /// The background of grouped tables of before iOS 13.
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
  /// The tint of the views around: the system's blue where none is known.
  public class var tintColor: UIColor { .systemBlue }
}

extension UIImage {
  /// The image of `#imageLiteral(resourceName:)`; an empty one where there is none. (Apple's stops there.)
  public convenience init(imageLiteralResourceName path: String) {
    if let image = UIImage(named: path) {
      self.init(
        size: image.size, alignmentRectInsets: image.alignmentRectInsets, scale: image.scale,
        isSymbolImage: image.isSymbolImage)
      takeContent(of: image)
    } else {
      self.init(size: .zero)
    }
  }
}

extension UIProgressView {
  /// What is watched; its state when it is set is shown.
  public var observedProgress: Progress? {
    get { carried(or: nil) }
    set {
      carry(newValue)
      if let newValue { progress = Float(newValue.fractionCompleted) }
    }
  }
}

extension UIPageControl {
  /// Shows the current page, which is shown anyway.
  public func updateCurrentPageDisplay() {}
}

extension UINavigationController {
  /// The gesture that hides bars. Nothing here recognises.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { carriedOnce(UIPanGestureRecognizer()) }
  /// The tap that hides bars. Nothing here recognises.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { carriedOnce(UITapGestureRecognizer()) }
}

extension UIBarButtonItem {
  /// A button with an image, and another one for low bars, which is carried.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    carry(landscapeImagePhone, "landscapeImagePhone")
  }
}

extension UIKeyCommand {
  /// A key with a title.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) { self.init(title: discoverabilityTitle, action: action, input: input, modifierFlags: modifierFlags) }
}

extension UIAccessibility {
  /// Another element is read. Never here.
  public nonisolated static var elementFocusedNotification: NSNotification.Name {
    .init("UIAccessibilityElementFocusedNotification")
  }
  /// Where that notification has its element.
  public nonisolated static var focusedElementUserInfoKey: String { "UIAccessibilityFocusedElementKey" }
  /// Where that notification has the element before.
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

/// How often a display link is called.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest calls a second.
  public var minimum: Float
  /// The most calls a second.
  public var maximum: Float
  /// The calls a second that would be best.
  public var preferred: Float?
  /// A range of calls a second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// As the screen likes.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

extension CADisplayLink {
  /// How often it is called; stored: a test's clock says when.
  public var preferredFrameRateRange: CAFrameRateRange {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
}

extension UIResponder {
  /// What stands above the keyboard of a large device; carried.
  public var inputAssistantItem: UITextInputAssistantItem { carriedOnce(UITextInputAssistantItem()) }
}

/// Buttons that stand together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// What stands for them where there is no room.
  open var representativeItem: UIBarButtonItem?
  /// Buttons and what stands for them.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}

/// What stands above the keyboard of a large device.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Buttons before the words.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Buttons behind the words.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the user may hide them.
  open var allowsHidingShortcuts = true
  public override init() { super.init() }
}

/// Gives what is done with content an item for each way of doing it.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// An item that stands for it.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item for a way of doing it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// What it is about.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Nothing by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// The layout between two layouts, as far as a transition is.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that is left.
  public let currentLayout: UICollectionViewLayout
  /// The layout that comes.
  public let nextLayout: UICollectionViewLayout
  /// How far it is: 0 to 1. Places are those of the nearer layout.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
  /// A layout between two.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }

  private var nearer: UICollectionViewLayout { transitionProgress < 0.5 ? currentLayout : nextLayout }
  open override var collectionViewContentSize: CGSize { nearer.collectionViewContentSize }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nearer.layoutAttributesForElements(in: rect)
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nearer.layoutAttributesForItem(at: indexPath)
  }
}
