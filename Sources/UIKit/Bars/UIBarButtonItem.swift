// Buttons in bars: menus, badges and background images. Bars place none of them.

import Foundation
import Plumbline

/// The carried properties of `UIBarButtonItem`.
final class BarButtonItemCarriedState: CarriedState {
  var changesSelectionAsPrimaryAction = false
  var badge: UIBarButtonItem.Badge?
  var identifier: String?
  var backgroundImages: [BarButtonImagePlace: UIImage] = [:]
}

extension UIBarButtonItem {
  /// Kept for each state and metrics; carried.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    makeCarried(BarButtonItemCarriedState.self).backgroundImages[
      BarButtonImagePlace(state: state, metrics: barMetrics)] = backgroundImage
  }
  /// Without a title, target and action.
  public convenience init(image: UIImage?, menu: UIMenu?) {
    self.init(title: nil, image: image, primaryAction: nil, menu: menu)
  }
  /// Without an image, target and action.
  public convenience init(title: String?, menu: UIMenu?) {
    self.init(title: title, image: nil, primaryAction: nil, menu: menu)
  }
  /// Whether the title becomes that of the element chosen in the menu; false by default; carried.
  public var changesSelectionAsPrimaryAction: Bool {
    get { carried(BarButtonItemCarriedState.self).changesSelectionAsPrimaryAction }
    set { makeCarried(BarButtonItemCarriedState.self).changesSelectionAsPrimaryAction = newValue }
  }
  /// A mark at the corner of an item.
  public struct Badge: Hashable, Sendable {
    /// The text; nil for a mark without one.
    public private(set) var stringValue: String?
    /// Nil for the system's red.
    public var backgroundColor: UIColor?
    /// Nil for the system's white.
    public var foregroundColor: UIColor?
    /// Nil for the system's.
    public var font: UIFont?

    private init(_ text: String?) { stringValue = text }
    /// A number.
    public static func count(_ count: UInt) -> Badge { Badge(String(count)) }
    /// A text.
    public static func string(_ string: String) -> Badge { Badge(string) }
    /// A mark without a text.
    public static func indicator() -> Badge { Badge(nil) }
  }
  /// At the corner of the item; nil for none; carried.
  public var badge: Badge? {
    get { carried(BarButtonItemCarriedState.self).badge }
    set { makeCarried(BarButtonItemCarriedState.self).badge = newValue }
  }
  /// A button with a menu beside what it does. The target is not retained.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }
  /// The image that was set for exactly this state and these metrics; nil otherwise; carried.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    carried(BarButtonItemCarriedState.self).backgroundImages[
      BarButtonImagePlace(state: state, metrics: barMetrics)]
  }
  /// The identifier that the same button has in several items; nil by default; carried.
  public var identifier: String? {
    get { carried(BarButtonItemCarriedState.self).identifier }
    set { makeCarried(BarButtonItemCarriedState.self).identifier = newValue }
  }
}
