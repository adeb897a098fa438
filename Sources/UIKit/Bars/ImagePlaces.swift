// The state and metrics for which a button in a bar keeps an image.

import Plumbline

/// The state and metrics of a bar button's background image.
struct BarButtonImagePlace: Hashable {
  var state: UIControl.State
  var metrics: UIBarMetrics
}
