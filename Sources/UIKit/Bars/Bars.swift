// What bars carry beside layout: looks, images, whom they tell. Nothing of it changes a size.

import Foundation
import Plumbline

extension UINavigationBar {
  /// Light or dark.
  public var barStyle: UIBarStyle {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// How the bar looks. One object until another is set: its properties can be set in place.
  public var standardAppearance: UINavigationBarAppearance {
    get { carriedOnce(UINavigationBarAppearance()) }
    set { carry(newValue) }
  }
  /// How the bar looks where there is little height.
  public var compactAppearance: UINavigationBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How the bar looks over the upper end of content.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How the bar looks there where there is little height.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The image of the button that leads back.
  public var backIndicatorImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// What of a title that image leaves free.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whose look the bar takes.
  public var delegate: (any UINavigationBarDelegate)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
}

extension UINavigationBar {
  /// Sets the image behind the bar.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    carry(backgroundImage, "backgroundImage\(barMetrics.rawValue)")
  }
  /// The image behind the bar.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    carried(or: nil, "backgroundImage\(barMetrics.rawValue)")
  }
  /// Sets the image behind the bar in a position.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  /// How far titles are moved.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    carry(adjustment, "titleAdjustment\(barMetrics.rawValue)")
  }
  /// The item below the topmost.
  public var backItem: UINavigationItem? { items.flatMap { $0.dropLast().last } }
  /// Sets the items.
  public func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds an item.
  public func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Takes the topmost item away.
  @discardableResult
  public func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
}

/// Is asked about bars.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Where a bar lies.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Wherever it was put, by default.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Lies somewhere.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// Where it lies.
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  /// Where the bar lies: where its delegate says.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}
extension UIToolbar: UIBarPositioning {
  /// Where the bar lies: where its delegate says.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}

/// Is asked about a navigation bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
/// Is asked about a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar {
  /// Light or dark.
  public var barStyle: UIBarStyle {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// How the bar looks.
  public var standardAppearance: UIToolbarAppearance {
    get { carriedOnce(UIToolbarAppearance()) }
    set { carry(newValue) }
  }
  /// How the bar looks where there is little height.
  public var compactAppearance: UIToolbarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How the bar looks over the lower end of content.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Who is asked about the bar.
  public var delegate: (any UIToolbarDelegate)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
}

extension UIToolbar {
  /// Sets the image behind the bar.
  public func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    carry(image, "backgroundImage\(position.rawValue).\(barMetrics.rawValue)")
  }
  /// Sets the line beside the bar.
  public func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
    carry(image, "shadowImage\(position.rawValue)")
  }
}

extension UITabBar {
  /// Light or dark.
  public var barStyle: UIBarStyle {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// How the bar looks.
  public var standardAppearance: UITabBarAppearance {
    get { carriedOnce(UITabBarAppearance()) }
    set { carry(newValue) }
  }
  /// How the bar looks over the lower end of content.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The image behind the bar.
  public var backgroundImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The line above the bar.
  public var shadowImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The image of what is selected.
  public var selectionIndicatorImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The space between items.
  public var itemSpacing: CGFloat {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// The width of an item.
  public var itemWidth: CGFloat {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// How items share the width.
  public var itemPositioning: UITabBar.ItemPositioning {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// Who is told what a finger selects. Nothing here touches.
  public var delegate: (any UITabBarDelegate)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
}

extension UITabBar {
  /// How items share the width. Raw values are Apple's.
  public enum ItemPositioning: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, fill, centered
  }
  /// Sets the items.
  public func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}

/// Is told what a finger selects in a tab bar. Nothing here touches; tests may tell.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// An item was touched.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UINavigationItem {
  /// Who searches below the bar; the search bar takes no room here.
  public var searchController: UISearchController? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How the bar looks with this item.
  public var standardAppearance: UINavigationBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How it looks where there is little height.
  public var compactAppearance: UINavigationBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How it looks over the upper end of content.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Where the search bar lies.
  public var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
}

extension UINavigationItem {
  /// Where a search bar lies. Raw values are Apple's.
  public enum SearchBarPlacement: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, inline, stacked
  }
}

extension UITabBarItem {
  /// How far the title is moved.
  public var titlePositionAdjustment: UIOffset {
    get { carried(or: .zero) }
    set { carry(newValue) }
  }
  /// How the bar looks with this item.
  public var standardAppearance: UITabBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How it looks over the lower end of content.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UITabBarItem {
  /// Items that the system has. Raw values are Apple's.
  public enum SystemItem: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads,
      mostRecent,
      mostViewed
  }

  /// One of the system's items, with its English title.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let titles = [
      "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks", "Search",
      "Downloads", "Most Recent", "Most Viewed",
    ]
    self.init(title: titles[systemItem.rawValue], image: nil, tag: tag)
  }
}

extension UIBarButtonItem {
  /// Sets the image behind the item.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    carry(backgroundImage, "backgroundImage\(state.rawValue).\(barMetrics.rawValue)")
  }
  /// Sets how far the title is moved.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    carry(adjustment, "titleAdjustment\(barMetrics.rawValue)")
  }
  /// Sets how far the title of the button that leads back is moved.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    carry(adjustment, "backTitleAdjustment\(barMetrics.rawValue)")
  }
  /// Sets the image behind the button that leads back.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    carry(backgroundImage, "backBackgroundImage\(state.rawValue).\(barMetrics.rawValue)")
  }
}
