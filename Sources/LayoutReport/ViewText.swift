// The text that a view shows, for names and pictures.

import Plumbline

extension UIView {
  /// What it says: a label's text, a button's title, a field's placeholder; nil where it has none.
  var reportedText: String? { nil }
}
