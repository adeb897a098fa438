// The button of a split view controller that shows the columns.

import Foundation
import Plumbline

/// The carried properties of `UISplitViewController`.
final class SplitViewControllerCarriedState: CarriedState {
  var displayModeButtonVisibility = UISplitViewController.DisplayModeButtonVisibility.automatic
}

extension UISplitViewController {
  /// When the button that shows the columns is there; carried.
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { carried(SplitViewControllerCarriedState.self).displayModeButtonVisibility }
    set { makeCarried(SplitViewControllerCarriedState.self).displayModeButtonVisibility = newValue }
  }
  /// When a button is there. Raw values are Apple's.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, never, always
  }
}
