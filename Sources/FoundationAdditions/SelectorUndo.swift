// Undoing by selectors.

import Foundation
import Plumbline

extension UndoManager {
  /// Keeps a call of a method with an object, as `registerUndo(withTarget:handler:)` keeps a closure. Without effect for a
  /// target that is no `NSObject`.
  public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    guard let target = target as? NSObject else { return }
    registerUndo(withTarget: target) { _ = $0.perform(selector, with: anObject) }
  }
}
