// Badges of bars' items, and large titles, as bars have them since iOS 26. Layout does not need them: they are carried.

import Foundation
import Plumbline

extension UIBarButtonItem {
  /// A mark at the corner of an item.
  public struct Badge: Hashable, Sendable {
    /// What it says; nil for a mark without a text.
    public private(set) var stringValue: String?
    /// Nil for the system's red.
    public var backgroundColor: UIColor?
    /// Nil for the system's white.
    public var foregroundColor: UIColor?
    /// Nil for the system's.
    public var font: UIFont?

    private init(_ text: String?) { stringValue = text }
    /// A number.
    public static func count(_ count: UInt) -> Badge { Badge(String(count)) }
    /// A text.
    public static func string(_ string: String) -> Badge { Badge(string) }
    /// A mark without a text.
    public static func indicator() -> Badge { Badge(nil) }
  }
  /// At the corner of the item; nil for none; carried.
  public var badge: Badge? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UINavigationItem {
  /// In the place of `title` while it is large; nil for `title`; carried: the large title is `title`.
  public var largeTitle: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}
