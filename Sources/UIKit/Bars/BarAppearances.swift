// Bar appearances: nothing draws them, and no bar becomes higher by them.

import Foundation
import Plumbline

/// The edge at which a bar lies, which decides its shadow; `topAttached` reaches below the status bar. Raw values are
/// Apple's.
public enum UIBarPosition: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case any, bottom, top, topAttached
}

/// The bar's height (compact is 32 points) and whether it has a prompt. Raw values are Apple's.
public enum UIBarMetrics: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102
}

/// Light or dark, before appearances. Raw values are Apple's.
public enum UIBarStyle: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default` = 0, black = 1
  /// Apple's name before iOS 7: black, and content shows through.
  case blackTranslucent = 2
}

/// The appearance of a bar: background, shadow, title attributes. Nothing is drawn.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The blur; nil for none.
  open var backgroundEffect: UIBlurEffect?
  /// The colour in front of the blur; nil for clear.
  open var backgroundColor: UIColor?
  /// The image in front of the colour; nil for none.
  open var backgroundImage: UIImage?
  /// `.scaleToFill` by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the bar's inner edge; nil for no line.
  open var shadowColor: UIColor?
  /// An image in place of that line, a template in `shadowColor`; nil for a plain line.
  open var shadowImage: UIImage?

  /// All nil; Apple's has the default background from the start.
  public override required init() { super.init() }
  /// The same for every kind of device.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// Copies the members of `UIBarAppearance`; a navigation bar's also its texts and buttons.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  /// Blurred, with a line.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = .separator
  }
  /// `systemBackground`, with a line, without blur.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = .separator
  }
  /// Without background and line.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }

  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// A copy of the same class, where the context asks for one; otherwise `NSObject.copy()` is meant.
  @_disfavoredOverload
  open func copy() -> Self {
    guard let copy = copy(with: nil) as? Self else { preconditionFailure("a copy is of its class") }
    return copy
  }
  /// An object of the same class; toolbars' and tab bars' own members are not in it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.take(self)
    return copy
  }
}

/// The appearance of a bar's buttons in each state; carried.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The normal state, whose values are the defaults of the other states.
  public let normal = UIBarButtonItemStateAppearance()
  /// The highlighted state, under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The disabled state: `isEnabled` is false.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The focused state, with a keyboard or remote.
  public let focused = UIBarButtonItemStateAppearance()
  /// The style changes nothing here.
  public init(style: UIBarButtonItem.Style = .plain) { super.init() }

  func duplicate() -> UIBarButtonItemAppearance {
    let made = UIBarButtonItemAppearance()
    made.normal.take(normal)
    made.highlighted.take(highlighted)
    made.disabled.take(disabled)
    made.focused.take(focused)
    return made
  }

  /// A copy of the same class, where the context asks for one; otherwise `NSObject.copy()` is meant.
  @_disfavoredOverload
  open func copy() -> Self {
    guard let copy = copy(with: nil) as? Self else { preconditionFailure("a copy is of its class") }
    return copy
  }
  /// A copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
}

/// The appearance of a bar's buttons in one state; carried.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Empty for the system's; titles are measured without them.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Nil for none.
  open var backgroundImage: UIImage?

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    backgroundImage = other.backgroundImage
  }
}

/// The appearance of a navigation bar; carried: its height stays.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Empty for the system's; carried.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Empty for the system's; carried.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of all buttons but the two below.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons with `style` `.done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Nil for the system's arrow.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of titles that slide away, which can be seen where it is opaque; nil for `backIndicatorImage`.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// Apple's needs both or none.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}

/// The appearance of a toolbar; carried.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of all buttons but those with `style` `.done`.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons with `style` `.done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }
}

/// The appearance of a tab bar's items in each state; carried.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The position of the title: below the image, beside it, or beside a small image. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case stacked, inline, compactInline
  }
  /// The normal state, whose values are the defaults of the other states.
  public let normal = UITabBarItemStateAppearance()
  /// The state of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The disabled state: `isEnabled` is false.
  public let disabled = UITabBarItemStateAppearance()
  /// The focused state, with a keyboard or remote.
  public let focused = UITabBarItemStateAppearance()
  /// The style changes nothing here.
  public init(style: Style = .stacked) { super.init() }

  func duplicate() -> UITabBarItemAppearance {
    let made = UITabBarItemAppearance()
    made.normal.take(normal)
    made.selected.take(selected)
    made.disabled.take(disabled)
    made.focused.take(focused)
    return made
  }

  /// A copy of the same class, where the context asks for one; otherwise `NSObject.copy()` is meant.
  @_disfavoredOverload
  open func copy() -> Self {
    guard let copy = copy(with: nil) as? Self else { preconditionFailure("a copy is of its class") }
    return copy
  }
  /// A copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
}

/// The appearance of a tab bar's items in one state; carried.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Empty for the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Nil for the bar's tint.
  open var iconColor: UIColor?

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    iconColor = other.iconColor
  }
}

/// The appearance of a tab bar; carried.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// For titles below images: phones in portrait.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// For titles beside images: tablets.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// For titles beside small images: phones in landscape.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
  }
}
