// The base of views, windows and controllers.

import Foundation

/// What events would go to; here the base class that views, windows and controllers share.
@preconcurrency @MainActor
open class NSResponder: NSObject {
  /// The next one to ask; carried: only programs set it, and no event goes along. Not retained.
  open weak var nextResponder: NSResponder?
  /// Without a parent.
  public override init() { super.init() }
  /// Archives are not read: always nil.
  public init?(coder: NSCoder) { nil }
}
