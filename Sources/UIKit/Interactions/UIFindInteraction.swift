// The find interaction, by name: libraries hand it on. No panel is shown, and nothing is searched.

import Foundation
import Plumbline

/// The find interaction of a view, for source that passes one on.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?

  /// An interaction, which finds nothing.
  public override init() { super.init() }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UITextView {
  /// Nil: nothing here is searched.
  public var findInteraction: UIFindInteraction? { nil }
}
