// Delegates of lists by their own protocols.
//
// Apple's `UITableView.delegate` has the type `UITableViewDelegate?`, although `UIScrollView` has declared the property
// before: Objective-C lets a class narrow it. In Swift a property keeps its type, so the narrower one comes from a protocol:
// the compiler takes it where the other does not do (`table.delegate?.tableView(table, didSelectRowAt: path)`).

import Foundation
import Plumbline

/// Gives `UITableView` its delegate by its own protocol. No counterpart of Apple's.
public protocol UITableViewDelegating: UITableView {}

extension UITableView: UITableViewDelegating {}

extension UITableViewDelegating {
  /// `UIScrollView`'s `delegate` where it is a table's; nil otherwise. Not retained.
  @preconcurrency @MainActor public var delegate: (any UITableViewDelegate)? {
    (self as UIScrollView).delegate as? any UITableViewDelegate
  }
}

/// Gives `UICollectionView` its delegate by its own protocol. No counterpart of Apple's.
public protocol UICollectionViewDelegating: UICollectionView {}

extension UICollectionView: UICollectionViewDelegating {}

extension UICollectionViewDelegating {
  /// `UIScrollView`'s `delegate` where it is a collection's; nil otherwise. Not retained.
  @preconcurrency @MainActor public var delegate: (any UICollectionViewDelegate)? {
    (self as UIScrollView).delegate as? any UICollectionViewDelegate
  }
}
