// What buttons, sliders, segments and labels carry beside layout.

import Foundation
import Plumbline

extension UIButton {
  /// A menu that the button opens.
  public var menu: UIMenu? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether a touch opens the menu.
  public var showsMenuAsPrimaryAction: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether a chosen element of the menu is the title.
  public var changesSelectionAsPrimaryAction: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether the image becomes lighter under a finger.
  public var adjustsImageWhenHighlighted: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether the image becomes darker when the button cannot be used.
  public var adjustsImageWhenDisabled: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether the title shines under a finger.
  public var showsTouchWhenHighlighted: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether the title's shadow turns round under a finger.
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether the configuration changes with the state by itself.
  public var automaticallyUpdatesConfiguration: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether a pointer over the button shows.
  public var isPointerInteractionEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// How the button looks on a Mac.
  public var role: UIButton.Role {
    get { carried(or: .normal) }
    set { carry(newValue) }
  }
}

extension UIButton {
  /// What a button is for. Raw values are Apple's.
  public enum Role: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case normal, primary, cancel, destructive
  }
  /// Sets the configuration of symbols in a state; carried.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    carry(configuration, "symbols \(state.rawValue)")
  }
  /// The configuration of symbols in a state.
  public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    carried(or: nil, "symbols \(state.rawValue)")
  }
}

extension UIControl {
  /// What is said beside the control.
  public var toolTip: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether a menu is offered.
  public var isContextMenuInteractionEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UISlider {
  /// The image at the lower end.
  public var minimumValueImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The image at the upper end.
  public var maximumValueImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UISlider {
  /// Sets the image of the thumb; carried.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    carry(image, "thumb \(state.rawValue)")
  }
  /// The image of the thumb.
  public func thumbImage(for state: UIControl.State) -> UIImage? {
    carried(or: nil, "thumb \(state.rawValue)")
  }
  /// Sets the image of the lower part; carried.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    carry(image, "least \(state.rawValue)")
  }
  /// Sets the image of the upper part; carried.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    carry(image, "most \(state.rawValue)")
  }
}

extension UIStepper {
  /// Sets the image that makes more; carried.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    carry(image, "more \(state.rawValue)")
  }
  /// Sets the image that makes less; carried.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    carry(image, "less \(state.rawValue)")
  }
  /// Sets the image behind; carried.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    carry(image, "behind \(state.rawValue)")
  }
}

extension UISegmentedControl {
  /// Sets how titles look; carried: they are measured in the usual font.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
  {
    carry(attributes, "title \(state.rawValue)")
  }
  /// How titles look.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    carried(or: nil, "title \(state.rawValue)")
  }
  /// Sets the image behind; carried.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    carry(image, "behind \(state.rawValue) \(barMetrics.rawValue)")
  }
  /// Sets the image between segments; carried.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) { carry(image, "divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)") }
}

extension UILabel {
  /// How lines are broken in some languages.
  public var lineBreakStrategy: NSLineBreakStrategy {
    get { carried(or: .standard) }
    set { carry(newValue) }
  }
  /// Whether a cut text is shown as a whole.
  public var showsExpansionTextWhenTruncated: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether a vibrant colour can be used.
  public var preferredVibrancy: Int {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
}

extension NSMutableParagraphStyle {
  /// How lines are broken in some languages; carried.
  public var lineBreakStrategy: NSLineBreakStrategy {
    get { carried(or: []) }
    set { carry(newValue) }
  }
}

/// How lines are broken. Raw values are Apple's.
public struct NSLineBreakStrategy: OptionSet, Hashable, Sendable {
  /// The members as bits, with Apple's numbers.
  public let rawValue: Int
  /// A set of the members with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moves words so that none stands alone.
  public static let pushOut = NSLineBreakStrategy(rawValue: 1 << 0)
  /// Korean words stay together.
  public static let hangulWordPriority = NSLineBreakStrategy(rawValue: 1 << 1)
  /// The system's way.
  public static let standard = NSLineBreakStrategy(rawValue: 0xFFFF)
}

extension UIFont {
  /// The families of fonts: the system's.
  public class var familyNames: [String] { [UIFont.systemFont(ofSize: 17).familyName] }
  /// The fonts of a family: of the system's, the usual one.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    familyNames.contains(familyName) ? [UIFont.systemFont(ofSize: 17).fontName] : []
  }
}

extension UIColor {
  /// The colour of a name in the application's assets: none is read, nil.
  public convenience init?(named name: String) { nil }
  /// The colour of a name in a bundle's assets: none is read, nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { nil }
  /// An image again and again: grey, as nothing is drawn.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0.5, alpha: 1)
    carry(image, "patternImage")
  }
}
