// Tab bars: appearances, images, where items stand, and the delegate. None of it changes a size.

import Foundation
import Plumbline

/// The carried properties of `UITabBar`.
final class TabBarCarriedState: CarriedState {
  var barStyle = UIBarStyle.default
  var standardAppearance: UITabBarAppearance?
  var scrollEdgeAppearance: UITabBarAppearance?
  var backgroundImage: UIImage?
  var shadowImage: UIImage?
  var selectionIndicatorImage: UIImage?
  var itemSpacing: CGFloat = 0
  var itemWidth: CGFloat = 0
  var itemPositioning = UITabBar.ItemPositioning.automatic
  weak var delegate: (any UITabBarDelegate)?
  var selectedImageTintColor: UIColor?
}

extension UITabBar {
  /// Light or dark, before appearances; `.default` at first; carried.
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
  /// Nil for the system's ground; carried.
  public var backgroundImage: UIImage? {
    get { carried(TabBarCarriedState.self).backgroundImage }
    set { makeCarried(TabBarCarriedState.self).backgroundImage = newValue }
  }
  /// The line above the bar; nil for the system's; carried.
  public var shadowImage: UIImage? {
    get { carried(TabBarCarriedState.self).shadowImage }
    set { makeCarried(TabBarCarriedState.self).shadowImage = newValue }
  }
  /// Behind the selected item; nil for none; carried.
  public var selectionIndicatorImage: UIImage? {
    get { carried(TabBarCarriedState.self).selectionIndicatorImage }
    set { makeCarried(TabBarCarriedState.self).selectionIndicatorImage = newValue }
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
  /// `.automatic` at first: equal parts on phones, centred on tablets; carried.
  public var itemPositioning: UITabBar.ItemPositioning {
    get { carried(TabBarCarriedState.self).itemPositioning }
    set { makeCarried(TabBarCarriedState.self).itemPositioning = newValue }
  }
  /// Never told, as nothing here touches. Not retained.
  public var delegate: (any UITabBarDelegate)? {
    get { carried(TabBarCarriedState.self).delegate }
    set { makeCarried(TabBarCarriedState.self).delegate = newValue }
  }
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
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

extension UITabBar {
  /// Apple's before iOS 8, for the selected item; nil for the tint; carried.
  public var selectedImageTintColor: UIColor? {
    get { carried(TabBarCarriedState.self).selectedImageTintColor }
    set { makeCarried(TabBarCarriedState.self).selectedImageTintColor = newValue }
  }
}
