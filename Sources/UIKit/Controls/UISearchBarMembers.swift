// What search bars carry beside their field, and what is offered below it while a search is typed.

import Foundation
import Plumbline

extension UISearchBar {
  /// Whether the bar has a ground. Raw values are Apple's.
  public enum Style: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, prominent, minimal
  }
  /// The small images of a bar. Raw values are Apple's.
  public enum Icon: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case search, clear, bookmark, resultsList
  }

  /// In place of the system's image; kept for each state; carried.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    carry(iconImage, "image \(icon.rawValue) \(state.rawValue)")
  }
  /// What was set for exactly this state; carried.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    carried(or: nil, "image \(icon.rawValue) \(state.rawValue)")
  }
  /// Kept for each state; carried: the field keeps its height, where Apple's takes the image's.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    carry(backgroundImage, "fieldImage \(state.rawValue)")
  }
  /// Kept for each position and metrics; carried.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    carry(backgroundImage, "backgroundImage \(barPosition.rawValue) \(barMetrics.rawValue)")
  }
  /// Kept for each state; carried.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    carry(attributes, "scopeTitle \(state.rawValue)")
  }
  /// In points from its usual place; kept for each image; carried.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    carry(adjustment, "adjustment \(icon.rawValue)")
  }
}

extension UISearchBar {
  /// What was set for the two states; nil otherwise; carried.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State
  ) -> UIImage? { carried(or: nil, "scopeDivider \(left.rawValue) \(right.rawValue)") }
  /// What was set for the place and height; nil otherwise; carried.
  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    carried(or: nil, "backgroundImage \(barPosition.rawValue) \(barMetrics.rawValue)")
  }
}

extension UISearchBar {
  /// What was set for exactly this state; carried.
  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?
  {
    carried(or: nil, "scopeTitle \(state.rawValue)")
  }
  /// What was set for the image; none otherwise; carried.
  public func positionAdjustment(for icon: Icon) -> UIOffset {
    carried(or: .zero, "adjustment \(icon.rawValue)")
  }
}
