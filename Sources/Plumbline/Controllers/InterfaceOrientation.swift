// Interface orientations and status bar styles. Raw values are Apple's.

/// The orientation of an interface. Windows here derive it from their size.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Apple's names.
  case unknown = 0, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape, to either side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations, as bits.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// Apple's numbers.
  public let rawValue: UInt
  /// Unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// With the home button at the bottom.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upright, with the home button at the top.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Sideways, either way.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// Upright and sideways, as on phones.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// Light or dark letters in a status bar. Raw values are Apple's.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Apple's names.
  case `default` = 0, lightContent = 1, darkContent = 3
}
