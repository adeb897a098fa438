// Delegates of lists and text views by their own protocols.
//
// Apple's `UITableView.delegate` has the type `UITableViewDelegate?`, although `UIScrollView` has declared the property
// before: Objective-C lets a class narrow it. In Swift a property keeps its type, so the narrower one comes from a protocol:
// the compiler takes it where the other does not suffice (`table.delegate?.tableView(table, didSelectRowAt: path)`).

import Plumbline

/// A scroll view of a kind whose delegate has the kind's own protocol. No counterpart of Apple's.
public protocol DelegateNarrowing: UIScrollView {
  /// The kind's own protocol.
  associatedtype NarrowedDelegate
}

extension DelegateNarrowing {
  /// `UIScrollView`'s `delegate` where it is one of the kind's; nil otherwise. Not retained.
  @preconcurrency @MainActor public var delegate: NarrowedDelegate? {
    (self as UIScrollView).delegate as? NarrowedDelegate
  }
}

extension UITableView: DelegateNarrowing {
  /// A table's.
  public typealias NarrowedDelegate = any UITableViewDelegate
}

extension UICollectionView: DelegateNarrowing {
  /// A collection's.
  public typealias NarrowedDelegate = any UICollectionViewDelegate
}

extension UITextView: DelegateNarrowing {
  /// A text view's.
  public typealias NarrowedDelegate = any UITextViewDelegate
}
