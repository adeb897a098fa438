// Style masks, levels and other values of windows.

import Foundation
import Plumbline

extension NSWindow {
  /// The parts of a window, as bits, which decide the content's size.
  public struct StyleMask: OptionSet, Hashable, Sendable {
    /// The parts as bits, with Apple's numbers.
    public let rawValue: UInt
    /// The parts whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No bar, no edge.
    public static let borderless: StyleMask = []
    /// A title bar, which takes height from the frame unless content fills the window.
    public static let titled = StyleMask(rawValue: 1 << 0)
    /// A button that closes the window; without effect on layout.
    public static let closable = StyleMask(rawValue: 1 << 1)
    /// A button that puts the window away; without effect on layout.
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    /// Edges that can be dragged; without effect on layout.
    public static let resizable = StyleMask(rawValue: 1 << 3)
    /// The window is dark and see-through; without effect on layout.
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
    /// The window fills the screen; without effect on layout.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// The content reaches below the title bar, whose height becomes safe area.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  /// The backing store of a window. Raw values are Apple's.
  public enum BackingStoreType: UInt, Sendable {
    /// Off screen, then shown.
    case buffered = 2
  }

  /// The order relative to another window. Raw values are Apple's.
  public enum OrderingMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case below = -1, out, above
  }

  /// Whether the title is visible. Raw values are Apple's.
  public enum TitleVisibility: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case visible, hidden
  }
  /// The level of a window among others. Raw values are Apple's.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// Higher ones lie before lower ones.
    public let rawValue: Int
    /// A level of Apple's number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The level of most windows.
    public static let normal = Level(rawValue: 0)
    /// Above `normal`.
    public static let floating = Level(rawValue: 3)
    /// Above `floating`.
    public static let statusBar = Level(rawValue: 25)
    /// Above `statusBar`.
    public static let popUpMenu = Level(rawValue: 101)
  }
}
