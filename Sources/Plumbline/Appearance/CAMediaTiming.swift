// The timing that layers, animations and emitter cells have in common, and the dynamic range of layers.

import Foundation

/// Objects with timing: layers, animations, cells of emitters. Layers and cells store them; animations run by them as
/// far as each says.
public protocol CAMediaTiming: AnyObject {
  /// The start, in seconds of the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// In seconds.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the parent's time.
  var speed: Float { get set }
  /// Added to its own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, fractions included.
  var repeatCount: Float { get set }
  /// The duration of all repeats, in seconds; in place of `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back at its end.
  var autoreverses: Bool { get set }
  /// The values shown before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The time of a layer, which is carried: animations alone have one that counts here.
private final class LayerTiming: CarriedState {
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var beginTime: CFTimeInterval = 0
  var repeatCount: Float = 0
  var duration = CFTimeInterval.infinity
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  var repeatDuration: CFTimeInterval = 0
}

extension CALayer: CAMediaTiming {
  /// 1 by default; stored.
  public var speed: Float {
    get { carried(LayerTiming.self).speed }
    set { makeCarried(LayerTiming.self).speed = newValue }
  }
  /// In seconds; 0 by default; stored.
  public var timeOffset: CFTimeInterval {
    get { carried(LayerTiming.self).timeOffset }
    set { makeCarried(LayerTiming.self).timeOffset = newValue }
  }
  /// In seconds of the superlayer; 0 by default; stored.
  public var beginTime: CFTimeInterval {
    get { carried(LayerTiming.self).beginTime }
    set { makeCarried(LayerTiming.self).beginTime = newValue }
  }
  /// 0 by default; stored.
  public var repeatCount: Float {
    get { carried(LayerTiming.self).repeatCount }
    set { makeCarried(LayerTiming.self).repeatCount = newValue }
  }
  /// In seconds; without end by default; stored.
  public var duration: CFTimeInterval {
    get { carried(LayerTiming.self).duration }
    set { makeCarried(LayerTiming.self).duration = newValue }
  }
  /// Whether its time goes back at its end; carried.
  public var autoreverses: Bool {
    get { carried(LayerTiming.self).autoreverses }
    set { makeCarried(LayerTiming.self).autoreverses = newValue }
  }
  /// The values shown before the start and after the end; carried.
  public var fillMode: CAMediaTimingFillMode {
    get { carried(LayerTiming.self).fillMode }
    set { makeCarried(LayerTiming.self).fillMode = newValue }
  }
  /// The duration of all repeats, in seconds; carried.
  public var repeatDuration: CFTimeInterval {
    get { carried(LayerTiming.self).repeatDuration }
    set { makeCarried(LayerTiming.self).repeatDuration = newValue }
  }
}
extension CAAnimation: CAMediaTiming {}
