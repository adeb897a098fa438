// The times that layers, animations and kinds of picture have in common, and what layers carry of brightness.

import Foundation

/// What has times of its own: layers, animations, cells of emitters. Layers and cells store them; animations run by them as far
/// as each says.
public protocol CAMediaTiming: AnyObject {
  /// In seconds of the time around it.
  var beginTime: CFTimeInterval { get set }
  /// In seconds.
  var duration: CFTimeInterval { get set }
  /// Its own seconds in one of the time around it.
  var speed: Float { get set }
  /// Added to its own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; parts of one too.
  var repeatCount: Float { get set }
  /// For how long it runs again, in seconds; in place of `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back at its end.
  var autoreverses: Bool { get set }
  /// What is shown before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CALayer: CAMediaTiming {
  /// Whether its time goes back at its end; carried.
  public var autoreverses: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// What it shows before and after its time; carried.
  public var fillMode: CAMediaTimingFillMode {
    get { carried(or: .removed) }
    set { carry(newValue) }
  }
  /// How long its time repeats, in seconds; carried.
  public var repeatDuration: CFTimeInterval {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
}
extension CAAnimation: CAMediaTiming {}

/// How what is brighter than white is shown, by Apple's names.
public struct CAToneMapMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name, or another.
  public let rawValue: String
  /// Any name is taken.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the system finds it fitting.
  public static let automatic = CAToneMapMode(rawValue: "automatic")
  /// As it is.
  public static let never = CAToneMapMode(rawValue: "never")
  /// Fitted to the screen, where that can be done.
  public static let ifSupported = CAToneMapMode(rawValue: "ifSupported")
}

extension CALayer {
  /// How what is brighter than white is shown; `.automatic` at first; carried.
  public var toneMapMode: CAToneMapMode {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
}
