// Tab bars: appearances, images and the delegate. None of it changes a size.

import Foundation
import Plumbline

/// The carried properties of `UITabBar`.
final class TabBarCarriedState: CarriedState {
  var barStyle = UIBarStyle.default
  var standardAppearance: UITabBarAppearance?
  var scrollEdgeAppearance: UITabBarAppearance?
  var backgroundImage: UIImage?
  var shadowImage: UIImage?
  var itemSpacing: CGFloat = 0
  var itemWidth: CGFloat = 0
  weak var delegate: (any UITabBarDelegate)?
}

extension UITabBar {
  /// Light or dark, before appearances; `.default` initially; carried.
  public var barStyle: UIBarStyle {
    get { carried(TabBarCarriedState.self).barStyle }
    set { makeCarried(TabBarCarriedState.self).barStyle = newValue }
  }
  /// One object until another is set, so that its properties can be set in place; carried.
  public var standardAppearance: UITabBarAppearance {
    get {
      let state = makeCarried(TabBarCarriedState.self)
      let known = state.standardAppearance ?? UITabBarAppearance()
      state.standardAppearance = known
      return known
    }
    set { makeCarried(TabBarCarriedState.self).standardAppearance = newValue }
  }
  /// While content is at its lower end; nil for `standardAppearance`; carried.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { carried(TabBarCarriedState.self).scrollEdgeAppearance }
    set { makeCarried(TabBarCarriedState.self).scrollEdgeAppearance = newValue }
  }
  /// The image behind the bar; nil for the system's background; carried.
  public var backgroundImage: UIImage? {
    get { carried(TabBarCarriedState.self).backgroundImage }
    set { makeCarried(TabBarCarriedState.self).backgroundImage = newValue }
  }
  /// The line above the bar; nil for the system's; carried.
  public var shadowImage: UIImage? {
    get { carried(TabBarCarriedState.self).shadowImage }
    set { makeCarried(TabBarCarriedState.self).shadowImage = newValue }
  }
  /// In points, with `itemPositioning` `.centered`; 0 for the system's; carried.
  public var itemSpacing: CGFloat {
    get { carried(TabBarCarriedState.self).itemSpacing }
    set { makeCarried(TabBarCarriedState.self).itemSpacing = newValue }
  }
  /// In points, with `itemPositioning` `.centered`; 0 for the system's; carried.
  public var itemWidth: CGFloat {
    get { carried(TabBarCarriedState.self).itemWidth }
    set { makeCarried(TabBarCarriedState.self).itemWidth = newValue }
  }
  /// The delegate; never called, as there are no touches here. Not retained.
  public var delegate: (any UITabBarDelegate)? {
    get { carried(TabBarCarriedState.self).delegate }
    set { makeCarried(TabBarCarriedState.self).delegate = newValue }
  }
}

/// The delegate of a tab bar; never called here; tests may.
@preconcurrency @MainActor
public protocol UITabBarDelegate: ObjectAnswering {
  /// The bar shows the item as selected already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
