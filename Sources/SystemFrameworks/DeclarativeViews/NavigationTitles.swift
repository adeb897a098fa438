// What a screen says to the bar above it: titles, how they are shown, and what is hidden.

import UIKit

struct TitleKey: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}
struct TitleModeKey: PreferenceKey {
  static var defaultValue: UINavigationItem.LargeTitleDisplayMode? { nil }
  static func reduce(
    value: inout UINavigationItem.LargeTitleDisplayMode?,
    nextValue: () -> UINavigationItem.LargeTitleDisplayMode?
  ) { value = value ?? nextValue() }
}
struct BarHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}
struct BackHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}
struct TabBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

extension UIViewController {
  /// What a tree says of its screen.
  final func takeNavigationValues(of host: ViewHost) {
    if let title = host.collected(TitleKey.self), navigationItem.title != title {
      navigationItem.title = title
    }
    if let mode = host.collected(TitleModeKey.self), navigationItem.largeTitleDisplayMode != mode {
      navigationItem.largeTitleDisplayMode = mode
    }
    if let hidden = host.collected(BackHiddenKey.self), navigationItem.hidesBackButton != hidden {
      navigationItem.hidesBackButton = hidden
    }
    // What another screen of the same stack said of its bar is not meant for this one.
    if let navigation = parent as? UINavigationController, navigation.topViewController === self,
      let hidden = host.collected(BarHiddenKey.self) ?? (navigation is TreeNavigation ? false : nil),
      navigation.isNavigationBarHidden != hidden
    {
      navigation.setNavigationBarHidden(hidden, animated: false)
    }
    takeTabBar(host.collected(TabBarHiddenKey.self), of: host)
    takeToolbar(of: host)
    takeSearch(of: host)
  }
  /// Hides the tab bar, or shows it again where this tree has hidden it.
  final func takeTabBar(_ isHidden: Bool?, of host: ViewHost) {
    guard isHidden != nil || host.hidesTabBar else { return }
    host.hidesTabBar = isHidden == true
    guard let bar = tabBarController?.tabBar, bar.isHidden != host.hidesTabBar else { return }
    bar.isHidden = host.hidesTabBar
  }
}

/// How the title of a screen is shown.
public struct NavigationBarItem {
  /// How the title of a screen is shown.
  public enum TitleDisplayMode: Sendable {
    /// Apple's names.
    case automatic, inline, large
  }
}

extension View {
  /// The title of the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  /// The title of the screen.
  public func navigationTitle(_ title: Text) -> some View {
    preference(key: TitleKey.self, value: title.plain)
  }
  /// The title of the screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  /// The title of the screen, and how it is shown.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  /// The title of the screen, and how it is shown.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// How the title is shown.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    preference(
      key: TitleModeKey.self,
      value: displayMode == .inline ? .never : displayMode == .large ? .always : .automatic)
  }
  /// Whether the bar is hidden.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    preference(key: BarHiddenKey.self, value: hidden)
  }
  /// The title of the screen.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// The title of the screen, and how it is shown.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// The title of the screen, which its user may change.
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(title.wrappedValue) }
  /// Whether the button that leads back is hidden.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    preference(key: BackHiddenKey.self, value: hidesBackButton)
  }
  /// Views at the sides of the bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  /// Views at the leading side of the bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  /// Views at the trailing side of the bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
