// What bars carry beside layout: looks, images, whom they tell. Nothing of it changes a size.

import Foundation
import Plumbline

extension UINavigationBar {
  /// Light or dark, before appearances; `.default` at first; carried.
  public var barStyle: UIBarStyle {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// One object until another is set, so that its properties can be set in place; carried.
  public var standardAppearance: UINavigationBarAppearance {
    get { carriedOnce(UINavigationBarAppearance()) }
    set { carry(newValue) }
  }
  /// In bars of 32 points; nil for `standardAppearance`; carried.
  public var compactAppearance: UINavigationBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// While content is at its upper end; nil for `standardAppearance`; carried.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// In bars of 32 points while content is at its upper end; nil for `scrollEdgeAppearance`; carried.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Before the title of the button that leads back; nil for the system's arrow; carried.
  public var backIndicatorImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Where it is opaque the titles that slide away can be seen; carried.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Asked where the bar lies (`barPosition`). Not retained.
  public var delegate: (any UINavigationBarDelegate)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
}

extension UINavigationBar {
  /// Kept for each metrics; carried.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    carry(backgroundImage, "backgroundImage\(barMetrics.rawValue)")
  }
  /// What was set for exactly these metrics; carried.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    carried(or: nil, "backgroundImage\(barMetrics.rawValue)")
  }
  /// The position is not kept: the image counts for the metrics; carried.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  /// In points, down where positive; kept for each metrics; carried.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    carry(adjustment, "titleAdjustment\(barMetrics.rawValue)")
  }
  /// The item that the button leads back to: the last but one of `items`; nil for fewer than two.
  public var backItem: UINavigationItem? { items.flatMap { $0.dropLast().last } }
}

/// Says where a bar lies, which decides its looks.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: ObjectAnswering {
  /// Asked by `barPosition`.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// `.any` by default.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A bar that knows which edge it lies at.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// Asks the delegate; `.any` without one.
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  /// Asks the delegate; `.any` without one.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}
extension UIToolbar: UIBarPositioning {
  /// Asks the delegate; `.any` without one.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}

/// Is asked where a navigation bar lies.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Never asked: bars of controllers follow them.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Never called here.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Never asked: nothing here touches.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Never called here.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
  /// The part of a Mac's toolbar that the bar's items go to. Not asked.
  func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection
}
/// Is asked where a toolbar lies.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar {
  /// Light or dark, before appearances; `.default` at first; carried.
  public var barStyle: UIBarStyle {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// One object until another is set, so that its properties can be set in place; carried.
  public var standardAppearance: UIToolbarAppearance {
    get { carriedOnce(UIToolbarAppearance()) }
    set { carry(newValue) }
  }
  /// In bars of 32 points; nil for `standardAppearance`; carried.
  public var compactAppearance: UIToolbarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// While content is at its lower end; nil for `standardAppearance`; carried.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Asked where the bar lies (`barPosition`). Not retained.
  public var delegate: (any UIToolbarDelegate)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
}

extension UIToolbar {
  /// Kept for each position and metrics; carried.
  public func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    carry(image, "backgroundImage\(position.rawValue).\(barMetrics.rawValue)")
  }
  /// The line at the bar's inner edge; kept for each position; carried.
  public func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
    carry(image, "shadowImage\(position.rawValue)")
  }
}

extension UITabBar {
  /// Light or dark, before appearances; `.default` at first; carried.
  public var barStyle: UIBarStyle {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// One object until another is set, so that its properties can be set in place; carried.
  public var standardAppearance: UITabBarAppearance {
    get { carriedOnce(UITabBarAppearance()) }
    set { carry(newValue) }
  }
  /// While content is at its lower end; nil for `standardAppearance`; carried.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Nil for the system's ground; carried.
  public var backgroundImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The line above the bar; nil for the system's; carried.
  public var shadowImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Behind the selected item; nil for none; carried.
  public var selectionIndicatorImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// In points, with `itemPositioning` `.centered`; 0 for the system's; carried.
  public var itemSpacing: CGFloat {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// In points, with `itemPositioning` `.centered`; 0 for the system's; carried.
  public var itemWidth: CGFloat {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// `.automatic` at first: equal parts on phones, centred on tablets; carried.
  public var itemPositioning: UITabBar.ItemPositioning {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// Never told, as nothing here touches. Not retained.
  public var delegate: (any UITabBarDelegate)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
}

extension UITabBar {
  /// Equal parts of the width, or a group in the middle. Raw values are Apple's.
  public enum ItemPositioning: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, fill, centered
  }
}

/// Told what a finger selects in a tab bar; never called here; tests may.
@preconcurrency @MainActor
public protocol UITabBarDelegate: ObjectAnswering {
  /// The bar shows the item as selected already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Never called: nobody arranges tabs here.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Never called: nobody arranges tabs here.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Never called: nobody arranges tabs here.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Never called: nobody arranges tabs here.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UINavigationItem {
  /// Who searches: the navigation bar has the search bar in a row of 52 points below the title, where there is no room for it
  /// beside the title.
  public var searchController: UISearchController? {
    get { carried(or: nil) }
    set {
      carry(newValue)
      searchBar = newValue?.searchBar
    }
  }
  /// While this item is on top; nil for the bar's own; carried.
  public var standardAppearance: UINavigationBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// In bars of 32 points; nil for the bar's own; carried.
  public var compactAppearance: UINavigationBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// While content is at its upper end; nil for the bar's own; carried.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// `.automatic` at first: beside the title on tablets, below it on phones; carried.
  public var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
}

extension UINavigationItem {
  /// Whether a search bar stands in the row of the title or below it. Raw values are Apple's.
  public enum SearchBarPlacement: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, inline, stacked
  }
}

extension UITabBarItem {
  /// In points from its usual place; carried.
  public var titlePositionAdjustment: UIOffset {
    get { carried(or: .zero) }
    set { carry(newValue) }
  }
  /// While this item is selected; nil for the bar's own; carried.
  public var standardAppearance: UITabBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// While content is at its lower end; nil for the bar's own; carried.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UITabBarItem {
  /// Items whose title and image Apple has. Raw values are Apple's.
  public enum SystemItem: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads,
      mostRecent,
      mostViewed
  }

  /// With its English title; the image is nil.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let titles = [
      "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks", "Search",
      "Downloads", "Most Recent", "Most Viewed",
    ]
    self.init(title: titles[systemItem.rawValue], image: nil, tag: tag)
  }
}

extension UIBarButtonItem {
  /// Kept for each state and metrics; carried.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    carry(backgroundImage, "backgroundImage\(state.rawValue).\(barMetrics.rawValue)")
  }
  /// In points; kept for each metrics; carried.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    carry(adjustment, "titleAdjustment\(barMetrics.rawValue)")
  }
  /// In points; kept for each metrics; carried.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    carry(adjustment, "backTitleAdjustment\(barMetrics.rawValue)")
  }
  /// Kept for each state and metrics; carried.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    carry(backgroundImage, "backBackgroundImage\(state.rawValue).\(barMetrics.rawValue)")
  }
}

extension UITabBarController {
  /// Lists the controllers from the fifth on in Apple's narrow bars. Made when it is asked for first; nothing
  /// here shows it.
  public var moreNavigationController: UINavigationController {
    let known: UINavigationController? = carried(or: nil)
    if let known { return known }
    let made = UINavigationController()
    carry(Optional(made))
    return made
  }
}

extension UINavigationBarDelegate {
  /// True by default.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// True by default.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
  /// `.none` by default.
  public func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar)
    -> UINavigationBar.NSToolbarSection
  { .none }
}

extension UITabBarDelegate {
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
