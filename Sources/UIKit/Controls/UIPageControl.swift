// Page controls: background and direction. The size is that of dots.

import Foundation
import Plumbline

/// The carried properties of `UIPageControl`.
final class PageControlCarriedState: CarriedState {
  var direction = UIPageControl.Direction.natural
}

extension UIPageControl {
  /// `.natural` by default: the direction of reading; carried: the size is always that of a row.
  public var direction: Direction {
    get { carried(PageControlCarriedState.self).direction }
    set { makeCarried(PageControlCarriedState.self).direction = newValue }
  }
  /// The direction in which pages follow each other. Raw values are Apple's.
  public enum Direction: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
}
