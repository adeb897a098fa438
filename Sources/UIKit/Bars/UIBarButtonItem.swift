// Buttons in bars: menus, badges, background images and adjustments. Bars place none of them.

import Foundation
import Plumbline

/// The carried properties of `UIBarButtonItem`.
final class BarButtonItemCarriedState: CarriedState {
  var changesSelectionAsPrimaryAction = false
  var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  var badge: UIBarButtonItem.Badge?
  var hidesSharedBackground = false
  var sharesBackground = true
  var identifier: String?
  var backgroundImages: [BarButtonImagePlace: UIImage] = [:]
  var backButtonBackgroundImages: [BarButtonImagePlace: UIImage] = [:]
  var titlePositionAdjustments: [UIBarMetrics: UIOffset] = [:]
  var backButtonTitlePositionAdjustments: [UIBarMetrics: UIOffset] = [:]
  var backgroundVerticalPositionAdjustments: [UIBarMetrics: CGFloat] = [:]
  var backButtonBackgroundVerticalPositionAdjustments: [UIBarMetrics: CGFloat] = [:]
}

extension UIBarButtonItem {
  /// Kept for each state and metrics; carried.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    makeCarried(BarButtonItemCarriedState.self).backgroundImages[
      BarButtonImagePlace(state: state, metrics: barMetrics)] = backgroundImage
  }
  /// In points; kept for each metrics; carried.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    makeCarried(BarButtonItemCarriedState.self).titlePositionAdjustments[barMetrics] = adjustment
  }
  /// In points; kept for each metrics; carried.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    makeCarried(BarButtonItemCarriedState.self).backButtonTitlePositionAdjustments[barMetrics] = adjustment
  }
  /// Kept for each state and metrics; carried.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    makeCarried(BarButtonItemCarriedState.self).backButtonBackgroundImages[
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
  /// Whether the title becomes that of the element chosen in the menu; no at first; carried.
  public var changesSelectionAsPrimaryAction: Bool {
    get { carried(BarButtonItemCarriedState.self).changesSelectionAsPrimaryAction }
    set { makeCarried(BarButtonItemCarriedState.self).changesSelectionAsPrimaryAction = newValue }
  }
  /// Whether a menu that opens upwards turns its elements round; `.automatic` at first; carried.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { carried(BarButtonItemCarriedState.self).preferredMenuElementOrder }
    set { makeCarried(BarButtonItemCarriedState.self).preferredMenuElementOrder = newValue }
  }
  /// A mark at the corner of an item.
  public struct Badge: Hashable, Sendable {
    /// What it says; nil for a mark without a text.
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
  /// What was set for exactly this state and these metrics; nil otherwise; carried.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    carried(BarButtonItemCarriedState.self).backgroundImages[
      BarButtonImagePlace(state: state, metrics: barMetrics)]
  }
  /// Kept for each state, style and metrics; carried.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    makeCarried(BarButtonItemCarriedState.self).backgroundImages[
      BarButtonImagePlace(state: state, style: style, metrics: barMetrics)] = backgroundImage
  }
  /// What was set for exactly this state, style and metrics; nil otherwise; carried.
  public func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage?
  {
    carried(BarButtonItemCarriedState.self).backgroundImages[
      BarButtonImagePlace(state: state, style: style, metrics: barMetrics)]
  }
  /// What was set for exactly this state and these metrics; nil otherwise; carried.
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    carried(BarButtonItemCarriedState.self).backButtonBackgroundImages[
      BarButtonImagePlace(state: state, metrics: barMetrics)]
  }
  /// In points; zero unless set for the metrics; carried.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    carried(BarButtonItemCarriedState.self).titlePositionAdjustments[barMetrics] ?? .zero
  }
  /// In points; zero unless set for the metrics; carried.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    carried(BarButtonItemCarriedState.self).backButtonTitlePositionAdjustments[barMetrics] ?? .zero
  }
  /// Moves the background of the button that leads back up or down, in points; carried.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    makeCarried(BarButtonItemCarriedState.self).backButtonBackgroundVerticalPositionAdjustments[barMetrics] =
      adjustment
  }
  /// In points; 0 unless set for the metrics; carried.
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    carried(BarButtonItemCarriedState.self).backButtonBackgroundVerticalPositionAdjustments[barMetrics] ?? 0
  }
  /// Whether it stands without the glass that buttons share; no at first; carried.
  public var hidesSharedBackground: Bool {
    get { carried(BarButtonItemCarriedState.self).hidesSharedBackground }
    set { makeCarried(BarButtonItemCarriedState.self).hidesSharedBackground = newValue }
  }
  /// Whether it shares the glass of those beside it; yes at first; carried.
  public var sharesBackground: Bool {
    get { carried(BarButtonItemCarriedState.self).sharesBackground }
    set { makeCarried(BarButtonItemCarriedState.self).sharesBackground = newValue }
  }
  /// By which a button is the same in another item; nil at first; carried.
  public var identifier: String? {
    get { carried(BarButtonItemCarriedState.self).identifier }
    set { makeCarried(BarButtonItemCarriedState.self).identifier = newValue }
  }
  /// Moves the background up or down; carried.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    makeCarried(BarButtonItemCarriedState.self).backgroundVerticalPositionAdjustments[barMetrics] = adjustment
  }
  /// What was set for the metrics; 0 at first; carried.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    carried(BarButtonItemCarriedState.self).backgroundVerticalPositionAdjustments[barMetrics] ?? 0
  }
}
