// The screen as a value, for queries of layout code.

import Foundation
import Plumbline

/// A screen. None exists: its figures are those that windows have without one.
open class NSScreen: NSObject {
  /// A new object at each call, of 1440 by 900 points; never nil here.
  open class var main: NSScreen? { NSScreen() }
  /// The main one alone.
  open class var screens: [NSScreen] { [NSScreen()] }
  /// Pixels per point, of windows too.
  open var backingScaleFactor: CGFloat { NSWindow.standardScale }
  /// The whole screen, in points.
  open var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
  /// The part that neither the menu bar nor the Dock covers: the whole, as there are none.
  open var visibleFrame: NSRect { frame }
}
