// AppKit's names for the parts of a constraint. The class is the one that UIKit has: a program may import both modules.

import Foundation
import Plumbline

extension NSLayoutConstraint {
  /// The priority of a constraint. The type is UIKit's, under AppKit's name.
  public typealias Priority = UILayoutPriority
  /// The direction of a length. The type is UIKit's axis, under AppKit's name.
  public typealias Orientation = NSLayoutConstraint.Axis
}

extension UILayoutPriority {
  /// 510: above the size of a window that stays put; dragging its edge can be refused above it.
  public static let dragThatCanResizeWindow = UILayoutPriority(510)
  /// 500: at which a window keeps its size.
  public static let windowSizeStayPut = UILayoutPriority(500)
  /// 490: below the size of a window that stays put.
  public static let dragThatCannotResizeWindow = UILayoutPriority(490)
  /// 50: at which `NSView.fittingSize` is small.
  public static let fittingSizeCompression = UILayoutPriority(50)
}

/// A row or a column. AppKit has a type of its own for it; here it is that of the direction of a length.
public typealias NSUserInterfaceLayoutOrientation = NSLayoutConstraint.Axis

/// The direction in which a user interface reads: `leftToRight` or `rightToLeft`.
public typealias NSUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection

extension NSEdgeInsets {
  /// The same distances, as Plumbline has them.
  package var sides: UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
  package init(_ sides: UIEdgeInsets) {
    self.init(top: sides.top, left: sides.left, bottom: sides.bottom, right: sides.right)
  }
}

/// The name of a view or guide that descriptions show.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  /// The string that stands for it: Apple's, or one of the program's own.
  public let rawValue: String
  /// Any name is taken.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Any name is taken.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}
