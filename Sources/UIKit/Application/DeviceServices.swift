// What a device does beside its screen: copying, shaking, menus, technologies that assist. It is carried or without effect.

import Foundation
import Plumbline

/// What was copied, within this process. Others' pasteboards by name are not here.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// Names pasteboards.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// Any name is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any name is taken.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The one that copying and pasting use.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    /// Apple's before iOS 10, for the last search.
    public static let find = Name(rawValue: "com.apple.UIKit.pboard.find")
  }

  /// One for each thread, which keeps what was copied: threads share nothing.
  open class var general: UIPasteboard {
    let key = "Plumbline.pasteboard"
    if let known = Thread.current.threadDictionary[key] as? UIPasteboard { return known }
    let made = UIPasteboard()
    Thread.current.threadDictionary[key] = made
    return made
  }
  public override init() { super.init() }
  /// One of a name, of this thread; nil where there is none and it is not to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let key = "Plumbline.pasteboard.\(pasteboardName.rawValue)"
    let known = Thread.current.threadDictionary[key] as? PasteboardContents
    guard create || known != nil else { return nil }
    self.init()
    name = pasteboardName
    contents = known ?? PasteboardContents()
    Thread.current.threadDictionary[key] = contents
  }
  /// One with a name of its own.
  open class func withUniqueName() -> UIPasteboard {
    let made = UIPasteboard()
    let name = Name(rawValue: UUID().uuidString)
    made.name = name
    Thread.current.threadDictionary["Plumbline.pasteboard.\(name.rawValue)"] = made.contents
    return made
  }
  /// Forgets what was copied under a name.
  open class func remove(withName pasteboardName: Name) {
    Thread.current.threadDictionary.removeObject(forKey: "Plumbline.pasteboard.\(pasteboardName.rawValue)")
  }
  private var contents = PasteboardContents()
  /// Grows by one with each change of `items`; starts at 0, where Apple's goes on since the device started.
  open var changeCount: Int { contents.changeCount }
  /// One dictionary for each thing that was copied: values by uniform types. Set: nothing is posted.
  open var items: [[String: Any]] {
    get { contents.items }
    set {
      contents.items = newValue
      contents.changeCount += 1
    }
  }
  /// The first of `strings`. Set: the only thing that is copied; nil empties the pasteboard.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// Values of "public.utf8-plain-text"; nil for none. Set: one item for each.
  open var strings: [String]? {
    get { values("public.utf8-plain-text") }
    set { items = (newValue ?? []).map { ["public.utf8-plain-text": $0] } }
  }
  /// The first value of "public.url". Set: the only thing that is copied; nil empties the pasteboard.
  open var url: URL? {
    get { (values("public.url") as [URL]?)?.first }
    set { items = newValue.map { [["public.url": $0]] } ?? [] }
  }
  /// The first value of "public.image", which must be a `UIImage`. Set: the only thing that is copied; nil
  /// empties the pasteboard.
  open var image: UIImage? {
    get { (values("public.image") as [UIImage]?)?.first }
    set { items = newValue.map { [["public.image": $0]] } ?? [] }
  }
  /// The first value of "com.apple.uikit.color". Set: the only thing that is copied; nil empties the
  /// pasteboard.
  open var color: UIColor? {
    get { (values("com.apple.uikit.color") as [UIColor]?)?.first }
    set { items = newValue.map { [["com.apple.uikit.color": $0]] } ?? [] }
  }
  /// Values of "public.url"; nil for none. Set: one item for each.
  open var urls: [URL]? {
    get { values("public.url") }
    set { items = (newValue ?? []).map { ["public.url": $0] } }
  }
  /// Values of "public.image"; nil for none. Set: one item for each.
  open var images: [UIImage]? {
    get { values("public.image") }
    set { items = (newValue ?? []).map { ["public.image": $0] } }
  }
  /// Values of "com.apple.uikit.color"; nil for none. Set: one item for each.
  open var colors: [UIColor]? {
    get { values("com.apple.uikit.color") }
    set { items = (newValue ?? []).map { ["com.apple.uikit.color": $0] } }
  }
  /// How many things were copied.
  open var numberOfItems: Int { items.count }
  /// Its name; `general` for one that was made without.
  open private(set) var name = Name.general
  /// Behind those that are there.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// In place of those that are there; options are not kept.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
  /// The uniform types of the first thing.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Whether the first thing is of one of the uniform types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }
  /// The first value of the uniform type; nil for none.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.compactMap { $0[pasteboardType] }.first
  }
  /// What to do with what is copied: not kept.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The option that a string stands for.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A date after which it goes.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices do not get it.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
  /// Without asking the user, as Apple's.
  open var hasColors: Bool { color != nil }
  /// Without asking the user, as Apple's.
  open var hasStrings: Bool { string != nil }
  /// Without asking the user, as Apple's.
  open var hasURLs: Bool { url != nil }
  /// Without asking the user, as Apple's.
  open var hasImages: Bool { image != nil }
  /// The value is all that is copied then; nothing checks that it is of the uniform type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// The bytes are all that is copied then.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
  /// The first value of the uniform type that is `Data`: texts set with `string` are none. Nil for none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    (values(pasteboardType) as [Data]?)?.first
  }

  private func values<Value>(_ kind: String) -> [Value]? {
    let found = items.compactMap { $0[kind] as? Value }
    return found.isEmpty ? nil : found
  }
}

/// What pasteboards of one name share.
private final class PasteboardContents {
  var items: [[String: Any]] = []
  var changeCount = 0
}

extension UIPasteboard {
  /// One for each thing that was copied: objects that can be handed on. Set: the only things that are copied.
  public var itemProviders: [NSItemProvider] {
    get {
      items.map { item in
        let provider = NSItemProvider()
        for value in item.values {
          // Foundation's values stand for objects of classes.
          let object: Any =
            switch value {
            case let text as String: NSString(string: text)
            case let address as URL: address as NSURL
            default: value
            }
          if let object = object as? any NSItemProviderWriting {
            provider.registerObject(object, visibility: .all)
          }
        }
        return provider
      }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }
  /// Copies the images, texts and addresses that providers give at once; nothing expires here.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    items = itemProviders.map { $0.pasteboardItem }
  }
  /// The only things that are copied: texts, addresses, images and colours.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    itemProviders = objects.map { NSItemProvider(object: $0) }
  }
  /// A pasteboard went. Never posted here.
  public nonisolated class var removedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardRemovedNotification")
  }
}

extension NSItemProvider {
  /// The objects of the kinds that a pasteboard has, by its uniform types.
  fileprivate var pasteboardItem: [String: Any] {
    var item: [String: Any] = [:]
    for object in registeredObjects {
      switch object {
      case let text as NSString: item["public.utf8-plain-text"] = "\(text)"
      case let address as NSURL: item["public.url"] = address as URL
      case let image as UIImage: item["public.image"] = image
      case let color as UIColor: item["com.apple.uikit.color"] = color
      default: break
      }
    }
    return item
  }
}

/// Something that can be felt. Without effect: nothing shakes. Apple's is abstract.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  /// Without effect; for a motor that takes time to start.
  open func prepare() {}
  /// One for a view, which is not kept.
  public convenience init(view: UIView) { self.init() }
}

/// A push that can be felt. Without effect.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard and how large what pushes is. Raw values are Apple's.
  public enum FeedbackStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case light, medium, heavy, soft, rigid
  }
  /// The style is not kept.
  public init(style: FeedbackStyle) { super.init() }
  /// The same as any other.
  public override convenience init() { self.init(style: .medium) }
  /// One for a view; neither is kept.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
  /// Without effect. The point would be in the view's coordinates.
  open func impactOccurred(at location: CGPoint) {}
  /// Without effect.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
  /// Without effect.
  open func impactOccurred() {}
  /// Without effect, whatever the strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Something else under a finger is chosen. Without effect.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Without effect.
  open func selectionChanged() {}
  /// Without effect, wherever in the generator's view.
  open func selectionChanged(at location: CGPoint) {}
}

/// How a task came out. Without effect.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Decides the pattern of pushes. Raw values are Apple's.
  public enum FeedbackType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case success, warning, error
  }
  /// Without effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Without effect, wherever in the generator's view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// Apple's menu of copying and pasting before iOS 16. It is carried: no menu is shown.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The menu of the application: one object a thread, as the application.
  open class var shared: UIMenuController {
    UIApplication.shared.carriedOnce(UIMenuController(), "menuController")
  }
  /// Offered besides the system's; nil for none; carried.
  open var menuItems: [UIMenuItem]?
  /// Always false; setting it has no effect.
  open var isMenuVisible: Bool {
    get { false }
    set {}
  }
  /// Without effect: no menu is shown.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Without effect: no menu is shown. The rectangle would be in the view's coordinates.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Without effect: no menu is shown. The rectangle would be in the view's coordinates.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Without effect: no menu is shown.
  open func hideMenu() {}
}

/// An entry of `UIMenuController.menuItems`.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// Shown by no menu here.
  open var title: String
  /// Apple's offers it where a responder has the method.
  open var action: Selector
  /// Both may be changed later.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

extension RunLoop.Mode {
  /// In which a run loop turns while a finger scrolls; no finger does here.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// Settings of assistive technologies, and what they are told. Nothing is on: every answer is no.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// What assistive technologies are told of, by Apple's numbers.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt32
    /// Any number is taken.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Much of the screen is new; the argument is the element to go to.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is new; the argument is the element to go to.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// The argument is a text that says which page is shown.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  /// Without effect: nobody is told.
  public static func post(notification: Notification, argument: Any?) {}
  /// Why a magnified screen goes somewhere. Raw values are Apple's.
  public enum ZoomType: Int, Sendable {
    /// Text is typed there.
    case insertionPoint
  }
  /// Without effect: no screen is magnified.
  public static func zoomFocusChanged(zoomType: ZoomType, toFrame frame: CGRect, in view: UIView) {}
  /// Without effect: no screen is magnified.
  public static func registerGestureConflictWithZoom() {}
  /// VoiceOver reads the screen: no.
  public nonisolated static var isVoiceOverRunning: Bool { false }
  /// The device is used by switches: no.
  public nonisolated static var isSwitchControlRunning: Bool { false }
  /// Animations should be left out: no.
  public nonisolated static var isReduceMotionEnabled: Bool { false }
  /// Blurs should be opaque: no.
  public nonisolated static var isReduceTransparencyEnabled: Bool { false }
  /// Texts should be bold: no. Fonts do not depend on it.
  public nonisolated static var isBoldTextEnabled: Bool { false }
  /// Colours should have more contrast: no.
  public nonisolated static var isDarkerSystemColorsEnabled: Bool { false }
  /// Colours are inverted: no.
  public nonisolated static var isInvertColorsEnabled: Bool { false }
  /// Colours are shown as greys: no.
  public nonisolated static var isGrayscaleEnabled: Bool { false }
  /// The device is kept to one application: no.
  public nonisolated static var isGuidedAccessEnabled: Bool { false }
  /// Buttons are underlined or have shapes: no.
  public nonisolated static var buttonShapesEnabled: Bool { false }
  /// Colours alone should say nothing: no.
  public nonisolated static var shouldDifferentiateWithoutColor: Bool { false }
  /// Transitions should fade: no.
  public nonisolated static var prefersCrossFadeTransitions: Bool { false }
  /// VoiceOver was switched on or off. Never here.
  public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  /// `isReduceMotionEnabled` changed. Never here.
  public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
  /// From the view's coordinates to those of its window, in points: windows lie at the screen's corner here.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.rectOnScreen(rect)
  }
  /// A view's path on the screen.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    guard let moved = path.copy() as? UIBezierPath else { return path }
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
}
