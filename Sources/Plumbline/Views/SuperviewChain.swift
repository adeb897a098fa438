// The superviews of a view, visited without counting references, as every change of a constraint does.

import Unchecked

extension Unretained where Object == UIView {
  /// Visits the view and its superviews, the nearest first, as long as the visit says to go on. The tree must not change
  /// meanwhile.
  @inline(__always) @MainActor
  func climb(_ visit: (UIView) -> Bool) {
    var next = self
    var goesOn = true
    while goesOn {
      goesOn =
        next.ask { view in
          guard visit(view) else { return false }
          next = view.superviewReference
          return true
        } ?? false
    }
  }
}
