// What buttons, sliders, segments and labels carry beside layout.

import Foundation
import Plumbline

extension UIButton {
  /// Opened by holding the button, or by a touch with `showsMenuAsPrimaryAction`. Nothing here opens it.
  public var menu: UIMenu? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether the title becomes that of the element chosen in the menu; no at first. Nothing here chooses.
  public var changesSelectionAsPrimaryAction: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Before configurations: lighter under a finger; yes at first; carried: nothing is drawn.
  public var adjustsImageWhenHighlighted: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Before configurations: darker while disabled; yes at first; carried: nothing is drawn.
  public var adjustsImageWhenDisabled: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Before configurations: whether it glows under a finger; no at first; carried.
  public var showsTouchWhenHighlighted: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Before configurations: whether highlighting engraves the title's shadow; no at first; carried.
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether Apple's button changes its configuration with its state; yes at first; carried: here only
  /// `configurationUpdateHandler` does.
  public var automaticallyUpdatesConfiguration: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether a pointer of iPadOS snaps to the button; no at first; carried.
  public var isPointerInteractionEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// What the button does in a dialog; `.normal` at first; carried: it changes the look on a Mac only.
  public var role: UIButton.Role {
    get { carried(or: .normal) }
    set { carry(newValue) }
  }
}

extension UIButton {
  /// What a button does in a dialog. Raw values are Apple's.
  public enum Role: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case normal, primary, cancel, destructive
  }
  /// Kept for each state by itself; carried: symbols keep their image's size.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    carry(configuration, "symbols \(state.rawValue)")
  }
  /// What was set for exactly this state; carried, nil for others.
  public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    carried(or: nil, "symbols \(state.rawValue)")
  }
}

extension UIControl {
  /// Whether a touch opens the menu instead of the primary action; no at first.
  public var showsMenuAsPrimaryAction: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Text in a box beside the pointer on a Mac; nil for none; carried.
  public var toolTip: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether holding the control opens a menu; no at first; carried.
  public var isContextMenuInteractionEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UISlider {
  /// Before the track, at the least value; carried: the track is not shortened for it, as Apple's is.
  public var minimumValueImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Behind the track, at the greatest value; carried: the track is not shortened for it, as Apple's is.
  public var maximumValueImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UISlider {
  /// Kept for each state by itself; carried: the height stays.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    carry(image, "thumb \(state.rawValue)")
  }
  /// What was set for exactly this state; carried. Apple's falls back to `.normal`.
  public func thumbImage(for state: UIControl.State) -> UIImage? {
    carried(or: nil, "thumb \(state.rawValue)")
  }
  /// The part of the track before the thumb. Kept for each state; carried.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    carry(image, "least \(state.rawValue)")
  }
  /// The part of the track behind the thumb. Kept for each state; carried.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    carry(image, "most \(state.rawValue)")
  }
}

extension UIStepper {
  /// In place of the plus. Kept for each state; carried: the size stays.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    carry(image, "more \(state.rawValue)")
  }
  /// In place of the minus. Kept for each state; carried: the size stays.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    carry(image, "less \(state.rawValue)")
  }
  /// Kept for each state; carried: the size stays.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    carry(image, "behind \(state.rawValue)")
  }
}

extension UISegmentedControl {
  /// Kept for each state. Titles are as wide as the font of the normal state makes them.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
  {
    carry(attributes, "title \(state.rawValue)")
    if state == .normal { titleFont = attributes?[.font] as? UIFont }
  }
  /// What was set for exactly this state; carried.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    carried(or: nil, "title \(state.rawValue)")
  }
  /// Kept for each state and metrics; carried.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    carry(image, "behind \(state.rawValue) \(barMetrics.rawValue)")
  }
  /// Kept for each pair of states and metrics; carried: segments lie a point apart.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) { carry(image, "divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)") }
}

extension UILabel {
  /// How lines are broken in some languages; `.standard` at first; carried: lines break by width alone.
  public var lineBreakStrategy: NSLineBreakStrategy {
    get { carried(or: .standard) }
    set { carry(newValue) }
  }
  /// Whether a cut text shows as a whole under a pointer (Mac); no at first; carried.
  public var showsExpansionTextWhenTruncated: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether it lets through what is behind it, on a ground of glass; carried.
  public var preferredVibrancy: UILabelVibrancy {
    get { carried(or: .none) }
    set { carry(newValue) }
  }
  /// Whether room is made for letters that reach out of their lines; `.typographic` at first; stored: lines are as high as
  /// fonts say.
  public var sizingRule: UILetterformAwareSizingRule {
    get { carried(or: .typographic) }
    set { carry(newValue) }
  }
}

/// Apple's name in Objective-C of `NSParagraphStyle.LineBreakStrategy`.
public typealias NSLineBreakStrategy = NSParagraphStyle.LineBreakStrategy

/// Whether a label lets through what is behind it, on a ground of glass. Raw values are Apple's.
public enum UILabelVibrancy: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none, automatic
}

/// Whether room is made for letters that reach out of their lines (iOS 17). Raw values are Apple's.
public enum UILetterformAwareSizingRule: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case typographic, oversize
}

/// A text that may be given room for letters that reach out of its lines.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  /// Whether room is made.
  var sizingRule: UILetterformAwareSizingRule { get set }
}
extension UILabel: UILetterformAwareAdjusting {}
extension UITextField: UILetterformAwareAdjusting {
  /// `.typographic` at first; stored: lines are as high as fonts say.
  public var sizingRule: UILetterformAwareSizingRule {
    get { carried(or: .typographic) }
    set { carry(newValue) }
  }
}
extension UITextView: UILetterformAwareAdjusting {
  /// `.typographic` at first; stored: lines are as high as fonts say.
  public var sizingRule: UILetterformAwareSizingRule {
    get { carried(or: .typographic) }
    set { carry(newValue) }
  }
}

extension UIFont {
  /// The system's family alone; fonts of the application are not in it.
  public class var familyNames: [String] { [UIFont.systemFont(ofSize: 17).familyName] }
  /// The regular one for the system's family; empty for all others.
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

extension UIButton {
  /// Whether the image grows with accessibility sizes of text; no at first; carried.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UIImageView {
  /// Whether the image grows with accessibility sizes of text; no at first; carried.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UIButton {
  /// `.automatic` at first; carried.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
}
