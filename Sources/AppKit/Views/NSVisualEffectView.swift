// A background that lets through what lies behind: a plain view for layout.

import Foundation
import Plumbline

/// A view with a background of a material, which is carried.
@preconcurrency @MainActor
open class NSVisualEffectView: NSView {
  /// The material of the background. Raw values are Apple's.
  public enum Material: Int, Sendable {
    /// Apple's names and raw values.
    case titlebar = 3, selection = 4, menu = 5, popover = 6, sidebar = 7, headerView = 10, sheet = 11,
      windowBackground = 12, hudWindow = 13, fullScreenUI = 15, toolTip = 17, contentBackground = 18,
      underWindowBackground = 21, underPageBackground = 22
  }
  /// The content behind the background. Raw values are Apple's.
  public enum BlendingMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case behindWindow, withinWindow
  }
  /// Whether the window counts as active. Raw values are Apple's.
  public enum State: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case followsWindowActiveState, active, inactive
  }
  /// Carried.
  open var material = Material.titlebar
  /// Carried.
  open var blendingMode = BlendingMode.behindWindow
  /// Carried.
  open var state = State.followsWindowActiveState
}
