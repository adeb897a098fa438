// What focus, pointers and drags have beside. It is carried: nothing here touches, points or moves a focus.

import Foundation
import Plumbline

/// How fast one comes to the next group of a focus.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// Higher ones come first.
  public let rawValue: Int
  /// Any number is taken.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Not asked.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// Focused before.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// Matters more than others.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// In the focus.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}

extension UIView {
  /// How fast one comes to it in its group; carried.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { carried(or: .ignored) }
    set { carry(newValue) }
  }
  /// How it looks in the focus; nil for nothing else; carried.
  public var focusEffect: UIFocusEffect? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How it looks while one points at it; nil for the system's choice; carried.
  public var hoverStyle: UIHoverStyle? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Tells what `minimumContentSizeCategory` and `maximumContentSizeCategory` leave of the user's text size.
  public var appliedContentSizeCategoryLimitsDescription: String {
    "minimum: \(minimumContentSizeCategory?.rawValue ?? "none"), maximum: "
      + "\(maximumContentSizeCategory?.rawValue ?? "none")"
  }
}
extension UIViewController {
  /// The group of the focus to which its view belongs; carried.
  public var focusGroupIdentifier: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

/// Shown larger in the middle of the screen while it is held, for large text sizes.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: AnyObject {
  /// Whether it is shown.
  var showsLargeContentViewer: Bool { get }
  /// Nil for none.
  var largeContentTitle: String? { get }
  /// Nil for none.
  var largeContentImage: UIImage? { get }
  /// Whether the image grows.
  var scalesLargeContentImage: Bool { get }
  /// Moves the image.
  var largeContentImageInsets: UIEdgeInsets { get }
}
extension UIView: UILargeContentViewerItem {}

/// Can be given a look for all objects of its class; views and bar items.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// What a pointer that comes near asks for.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// In the view's coordinates.
  public let location: CGPoint
  /// The keys that are held.
  public let modifiers: UIKeyModifierFlags
  /// Apple makes it; here tests do.
  public init(location: CGPoint, modifiers: UIKeyModifierFlags = []) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// Goes along with a pointer that comes or leaves. Never made here.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
  /// What changes along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called at the end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Shows a text while one points at a control; carried: nothing here points.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// Whether it counts; yes at first.
  open var isEnabled = true
  /// Nil for none.
  open var defaultToolTip: String?
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  public override init() { super.init() }
  /// The text is kept.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIControl {
  /// Shows `toolTip`; nil where it is nil.
  public var toolTipInteraction: UIToolTipInteraction? {
    guard let toolTip else { return nil }
    let made = carriedOnce(UIToolTipInteraction())
    made.defaultToolTip = toolTip
    return made
  }
}

/// Who can be given a provider to paste from.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: AnyObject {
  /// Which data is taken; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes data; never called here.
  func paste(itemProviders: [NSItemProvider])
  /// Whether it would take data; never asked here.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
extension UIResponder: UIPasteConfigurationSupporting {}

/// A button that pastes without asking; carried: nothing here touches.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  /// What the button shows. Raw values are Apple's.
  public enum DisplayMode: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case iconAndLabel, iconOnly, labelOnly, arrowAndLabel
  }
  /// How a button that pastes looks.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Picture and word at first; stored.
    open var displayMode = DisplayMode.iconAndLabel
    /// `.dynamic` at first; stored.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// In points, -1 for the style's; stored.
    open var cornerRadius: CGFloat = -1
    /// Nil for the system's; stored.
    open var baseForegroundColor: UIColor?
    /// Nil for the system's; stored.
    open var baseBackgroundColor: UIColor?
    /// At which side of the title the image stands; the leading one at first.
    open var imagePlacement = NSDirectionalRectEdge.leading
    public override init() { super.init() }
  }
  /// As it was given.
  public let configuration: Configuration
  /// Who pastes. Not retained.
  open weak var target: (any UIPasteConfigurationSupporting)?
  /// As large as a filled button with the picture and the word.
  open override var intrinsicContentSize: CGSize {
    var look = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { look.title = "Paste" }
    if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
    look.imagePlacement = configuration.imagePlacement
    if [.iconAndLabel, .arrowAndLabel].contains(configuration.displayMode) { look.imagePadding = 5 }
    return UIButton(configuration: look).intrinsicContentSize
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// With a look of its own.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  /// With the usual looks.
  public override init(frame: CGRect) {
    configuration = Configuration()
    super.init(frame: frame)
  }
  /// With the usual looks.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}
