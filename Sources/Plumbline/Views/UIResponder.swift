// The root of Apple's view classes.

import Foundation

/// An object that takes part in the chain of events. Layout needs none of it; the class keeps Apple's hierarchy.
open class UIResponder: NSObject {
  public override init() { super.init() }
  /// The next object in the chain; a view's superview.
  open var next: UIResponder? { nil }
}
