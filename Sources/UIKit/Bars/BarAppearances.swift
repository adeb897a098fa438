// How bars look, as values that bars carry: nothing draws them, and no bar becomes higher by them.

import Foundation
import Plumbline

/// Where a bar lies. Raw values are Apple's.
public enum UIBarPosition: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case any, bottom, top, topAttached
}

/// In what surroundings a bar looks so. Raw values are Apple's.
public enum UIBarMetrics: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102
}

/// Light or dark. Raw values are Apple's.
public enum UIBarStyle: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default` = 0, black = 1
  /// Apple's earlier name.
  case blackTranslucent = 2
}

/// How a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// What is blurred behind it.
  open var backgroundEffect: UIBlurEffect?
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// The image behind it.
  open var backgroundImage: UIImage?
  /// Where that image lies.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line beside it.
  open var shadowColor: UIColor?
  /// The image of the line beside it.
  open var shadowImage: UIImage?

  /// A usual look.
  public override required init() { super.init() }
  /// A usual look for a kind of device.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// The look of another bar.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  /// Takes the usual look.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = .separator
  }
  /// Takes a look without gaps.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = .separator
  }
  /// Takes a look that nothing hides.
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

  /// The same look, as an object of its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.take(self)
    return copy
  }
}

/// How the buttons of a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// How they look in a state.
  public let normal = UIBarButtonItemStateAppearance()
  /// How they look under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// How they look when they cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// How they look in focus.
  public let focused = UIBarButtonItemStateAppearance()
  /// A look for a style.
  public init(style: UIBarButtonItem.Style = .plain) { super.init() }
  /// Takes the usual look.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}

  func duplicate() -> UIBarButtonItemAppearance {
    let made = UIBarButtonItemAppearance()
    made.normal.take(normal)
    made.highlighted.take(highlighted)
    made.disabled.take(disabled)
    made.focused.take(focused)
    return made
  }

  /// The same look, as an object of its own.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
}

/// How the buttons of a bar look in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind it.
  open var backgroundImage: UIImage?
  /// How far that image is moved.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How the buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button that ends something looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How the button that leads back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the button that leads back.
  open private(set) var backIndicatorImage: UIImage?
  /// What of a title the image leaves free.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// Sets the images of the button that leads back.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// How the buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button that ends something looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }
}

/// How the items of a tab bar look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// How items stand. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case stacked, inline, compactInline
  }
  /// How they look.
  public let normal = UITabBarItemStateAppearance()
  /// How the selected one looks.
  public let selected = UITabBarItemStateAppearance()
  /// How they look when they cannot be used.
  public let disabled = UITabBarItemStateAppearance()
  /// How they look in focus.
  public let focused = UITabBarItemStateAppearance()
  /// A usual look.
  public init(style: Style = .stacked) { super.init() }
  /// Takes the usual look.
  open func configureWithDefault(for style: Style) {}

  func duplicate() -> UITabBarItemAppearance {
    let made = UITabBarItemAppearance()
    made.normal.take(normal)
    made.selected.take(selected)
    made.disabled.take(disabled)
    made.focused.take(focused)
    return made
  }

  /// The same look, as an object of its own.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
}

/// How the items of a tab bar look in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image.
  open var iconColor: UIColor?
  /// The colour behind the badge.
  open var badgeBackgroundColor: UIColor?
  /// Attributes of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge is moved.
  open var badgePositionAdjustment = UIOffset.zero

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
  }
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Titles below images.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Titles beside images.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Titles beside small images.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour of what is selected.
  open var selectionIndicatorTintColor: UIColor?
  /// The image of what is selected.
  open var selectionIndicatorImage: UIImage?
  /// The width of an item.
  open var stackedItemWidth: CGFloat = 0
  /// The space between items.
  open var stackedItemSpacing: CGFloat = 0

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
