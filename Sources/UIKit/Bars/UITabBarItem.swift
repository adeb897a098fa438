// Items of tab bars: the system's, appearances and positions of titles.

import Foundation
import Plumbline

/// The carried properties of `UITabBarItem`.
final class TabBarItemCarriedState: CarriedState {
  var standardAppearance: UITabBarAppearance?
  var scrollEdgeAppearance: UITabBarAppearance?
}

extension UITabBarItem {
  /// While this item is selected; nil for the bar's own; carried.
  public var standardAppearance: UITabBarAppearance? {
    get { carried(TabBarItemCarriedState.self).standardAppearance }
    set { makeCarried(TabBarItemCarriedState.self).standardAppearance = newValue }
  }
  /// While content is at its lower end; nil for the bar's own; carried.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { carried(TabBarItemCarriedState.self).scrollEdgeAppearance }
    set { makeCarried(TabBarItemCarriedState.self).scrollEdgeAppearance = newValue }
  }
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
