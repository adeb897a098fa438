// How a device is held, and what a status bar looks like. Raw values are Apple's.

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Apple's names.
  case unknown = 0, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The orientations, as bits.
  public let rawValue: UInt
  /// Orientations of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its side, the home button right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its side, the home button left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// Every way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The text of a status bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Apple's names.
  case `default` = 0, lightContent = 1, darkContent = 3
}

/// How a status bar comes and goes. Raw values are Apple's.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// Apple's names in the order of the raw values.
  case none, fade, slide
}
