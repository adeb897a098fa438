// Who hears of a storage's edits beside its layout managers.

import Foundation
import Plumbline

/// Hears of a storage's edits, behind its layout managers.
public protocol NSTextStorageObserving: AnyObject {
  /// The storage that it hears.
  var textStorage: NSTextStorage? { get set }
  /// The text or its attributes changed.
  func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
  /// Gathers the edits of a closure.
  func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}

extension NSTextStorageObserving {
  /// Gathers them in the storage by default.
  public func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
    textStorage.beginEditing()
    transaction()
    textStorage.endEditing()
  }
}

extension NSTextStorage {
  /// Who hears of edits beside the layout managers; nil for nobody. Not retained.
  public var textStorageObserver: (any NSTextStorageObserving)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
}

extension NSTextContentStorage: NSTextStorageObserving {
  /// Without effect: lines follow the storage by themselves.
  public func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {}
}
