// Navigation items beyond title and buttons: search and appearances.

import Foundation
import Plumbline

/// The carried properties of `UINavigationItem`.
final class NavigationItemCarriedState: CarriedState {
  var searchController: UISearchController?
  var standardAppearance: UINavigationBarAppearance?
  var compactAppearance: UINavigationBarAppearance?
  var scrollEdgeAppearance: UINavigationBarAppearance?
  var style = UINavigationItem.ItemStyle.navigator
  var largeTitle: String?
}

extension UINavigationItem {
  /// The search controller: the navigation bar has its search bar in a row of 52 points below the title, where there
  /// is no room for it beside the title.
  public var searchController: UISearchController? {
    get { carried(NavigationItemCarriedState.self).searchController }
    set {
      makeCarried(NavigationItemCarriedState.self).searchController = newValue
      searchBar = newValue?.searchBar
    }
  }
  /// While this item is on top; nil for the bar's own; carried.
  public var standardAppearance: UINavigationBarAppearance? {
    get { carried(NavigationItemCarriedState.self).standardAppearance }
    set { makeCarried(NavigationItemCarriedState.self).standardAppearance = newValue }
  }
  /// In bars of 32 points; nil for the bar's own; carried.
  public var compactAppearance: UINavigationBarAppearance? {
    get { carried(NavigationItemCarriedState.self).compactAppearance }
    set { makeCarried(NavigationItemCarriedState.self).compactAppearance = newValue }
  }
  /// While content is at its upper end; nil for the bar's own; carried.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { carried(NavigationItemCarriedState.self).scrollEdgeAppearance }
    set { makeCarried(NavigationItemCarriedState.self).scrollEdgeAppearance = newValue }
  }
  /// The arrangement of a bar's title and items: `editor` has the title at the start. Raw values are Apple's.
  public enum ItemStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case navigator, browser, editor
  }
  /// `.navigator` by default; carried: the title stays where it is.
  public var style: ItemStyle {
    get { carried(NavigationItemCarriedState.self).style }
    set { makeCarried(NavigationItemCarriedState.self).style = newValue }
  }
  /// In the place of `title` while it is large; nil for `title`; carried: the large title is `title`.
  public var largeTitle: String? {
    get { carried(NavigationItemCarriedState.self).largeTitle }
    set { makeCarried(NavigationItemCarriedState.self).largeTitle = newValue }
  }
}
