// Navigation items beyond title and buttons: search, appearances, subtitles, a back action.

import Foundation
import Plumbline

/// The carried properties of `UINavigationItem`.
final class NavigationItemCarriedState: CarriedState {
  var searchController: UISearchController?
  var standardAppearance: UINavigationBarAppearance?
  var compactAppearance: UINavigationBarAppearance?
  var scrollEdgeAppearance: UINavigationBarAppearance?
  var preferredSearchBarPlacement = UINavigationItem.SearchBarPlacement.automatic
  var style = UINavigationItem.ItemStyle.navigator
  var backAction: UIAction?
  var compactScrollEdgeAppearance: UINavigationBarAppearance?
  var largeTitle: String?
  var largeSubtitle: String?
  var subtitleView: UIView?
  var largeSubtitleView: UIView?
}

extension UINavigationItem {
  /// Who searches: the navigation bar has the search bar in a row of 52 points below the title, where there is no room for it
  /// beside the title.
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
  /// `.automatic` at first: beside the title on tablets, below it on phones; carried.
  public var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
    get { carried(NavigationItemCarriedState.self).preferredSearchBarPlacement }
    set { makeCarried(NavigationItemCarriedState.self).preferredSearchBarPlacement = newValue }
  }
  /// Whether a search bar stands in the row of the title or below it. Raw values are Apple's.
  public enum SearchBarPlacement: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, inline, stacked
  }
  /// Where a bar has title and items: `editor` has the title at the start. Raw values are Apple's.
  public enum ItemStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case navigator, browser, editor
  }
  /// `.navigator` at first; carried: the title stays where it is.
  public var style: ItemStyle {
    get { carried(NavigationItemCarriedState.self).style }
    set { makeCarried(NavigationItemCarriedState.self).style = newValue }
  }
  /// Done instead of going back; nil for going back. Never done here.
  public var backAction: UIAction? {
    get { carried(NavigationItemCarriedState.self).backAction }
    set { makeCarried(NavigationItemCarriedState.self).backAction = newValue }
  }
  /// The bar's look where it is low and over the upper end of content; nil for `scrollEdgeAppearance`;
  /// carried.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { carried(NavigationItemCarriedState.self).compactScrollEdgeAppearance }
    set { makeCarried(NavigationItemCarriedState.self).compactScrollEdgeAppearance = newValue }
  }
  /// In the place of `title` while it is large; nil for `title`; carried: the large title is `title`.
  public var largeTitle: String? {
    get { carried(NavigationItemCarriedState.self).largeTitle }
    set { makeCarried(NavigationItemCarriedState.self).largeTitle = newValue }
  }
  /// Below a large title; nil at first; carried.
  public var largeSubtitle: String? {
    get { carried(NavigationItemCarriedState.self).largeSubtitle }
    set { makeCarried(NavigationItemCarriedState.self).largeSubtitle = newValue }
  }
  /// In place of `subtitle`; nil at first; carried: added to no bar here.
  public var subtitleView: UIView? {
    get { carried(NavigationItemCarriedState.self).subtitleView }
    set { makeCarried(NavigationItemCarriedState.self).subtitleView = newValue }
  }
  /// In place of `largeSubtitle`; nil at first; carried: added to no bar here.
  public var largeSubtitleView: UIView? {
    get { carried(NavigationItemCarriedState.self).largeSubtitleView }
    set { makeCarried(NavigationItemCarriedState.self).largeSubtitleView = newValue }
  }
  /// Where the field is: below the title.
  public var searchBarPlacement: SearchBarPlacement { .stacked }
}
