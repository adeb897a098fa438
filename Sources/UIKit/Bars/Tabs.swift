// What tab bar controllers have of tabs since iOS 18 beside the tabs themselves. There is no sidebar: groups are tabs.

import Foundation
import Plumbline

/// The tab that searches. Apple's title and image.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Whether choosing it begins a search; no at first; carried.
  open var automaticallyActivatesSearch = false
  /// A tab with Apple's title and image.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}

extension UITabBarController {
  /// How tabs are shown. Raw values are Apple's.
  public enum Mode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, tabBar, tabSidebar
  }
  /// `.automatic` at first; carried: tabs are in the bar.
  public var mode: Mode {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// Tabs that a narrow bar shows; nil for all; carried.
  public var compactTabIdentifiers: [String]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// By which what the user arranged is kept; nil for not at all; carried.
  public var customizationIdentifier: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether the bar is not shown; its room goes to the controllers then.
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Shows or hides the bar; at once.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    tabBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }
  /// When the bar becomes small; carried.
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// When a bar becomes small. Raw values are Apple's.
  public enum MinimizeBehavior: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic = -1, never, onScrollDown, onScrollUp
  }
}

extension UITableViewCell {
  /// Apple's name for how lines between rows look.
  public typealias SeparatorStyle = UITableView.SeparatorStyle
}

/// A keyboard of the program's that clicks. Nothing here sounds.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether its keys click; not asked.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// No by default.
  public var enableInputClicksWhenVisible: Bool { false }
}
