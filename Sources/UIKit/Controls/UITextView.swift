// Text views: data detectors and scrolling to a range.

import Foundation
import Plumbline

/// The carried properties of `UITextView`.
final class TextViewCarriedState: CarriedState {
  /// Made on demand.
  var textStorage: NSTextStorage?
  var isFindInteractionEnabled = false
}

extension UITextView {
  /// Whether Command-F opens a find panel; false by default; carried.
  public var isFindInteractionEnabled: Bool {
    get { carried(TextViewCarriedState.self).isFindInteractionEnabled }
    set { makeCarried(TextViewCarriedState.self).isFindInteractionEnabled = newValue }
  }
}

extension UITextView {
  /// Scrolls by the least distance that makes a range of the text visible.
  public func scrollRangeToVisible(_ range: NSRange) {
    let length = ((text ?? "") as NSString).length
    let start = max(0, min(range.location, length))
    let end = max(start, min(range.length > length ? length : start + max(range.length, 0), length))
    guard let first = position(from: beginningOfDocument, offset: start),
      let last = position(from: beginningOfDocument, offset: end)
    else { return }
    // The content is as high as the text by now.
    layoutIfNeeded()
    let insets = UIEdgeInsets(
      top: textContainerInset.top, left: 0, bottom: textContainerInset.bottom, right: 0)
    let rect = caretRect(for: first).union(caretRect(for: last))
    scrollRectToVisible(
      CGRect(
        x: 0, y: rect.minY - insets.top, width: bounds.width,
        height: rect.height + insets.top + insets.bottom), animated: false)
  }
}

extension UITextView: UITextInputTraits {}

extension UITextView: UITextHolding {
  /// `text`, empty for nil. Setting it removes attributes.
  public var heldText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}
