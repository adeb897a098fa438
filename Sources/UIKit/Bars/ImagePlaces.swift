// Places of images that bars and controls keep for each state, position and metrics.

import Plumbline

/// Where a button in a bar shows a background.
struct BarButtonImagePlace: Hashable {
  var state: UIControl.State
  /// Nil for every style.
  var style: UIBarButtonItem.Style?
  var metrics: UIBarMetrics
}

/// Where a bar shows a background.
struct BarPlace: Hashable {
  var position: UIBarPosition
  var metrics: UIBarMetrics
}

/// Between which segments or buttons a divider is shown.
struct DividerPlace: Hashable {
  var left: UIControl.State
  var right: UIControl.State
  var metrics = UIBarMetrics.default
}
