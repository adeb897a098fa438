// The place of an image that a button in a bar keeps for each state and metrics.

import Plumbline

/// Where a button in a bar shows a background.
struct BarButtonImagePlace: Hashable {
  var state: UIControl.State
  var metrics: UIBarMetrics
}
