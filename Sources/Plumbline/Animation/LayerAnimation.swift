// Animations of layers on the clock of their tree: when they begin and end, and what a layer shows meanwhile.

import Foundation

/// Who is told when an animation of a layer begins and ends. Retained by its animation, as Apple's.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when it is added to a layer.
  func animationDidStart(_ anim: CAAnimation)
  /// `flag` is false where it was taken away or replaced before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing by default.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing by default.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation that a layer was given, with its place in the time of the tree.
final class LayerAnimation {
  weak var layer: CALayer?
  let key: String
  let animation: CAAnimation
  /// The clock it runs on; nil for a layer that lies in no view.
  private(set) weak var timeline: AnimationTimeline?
  let begin: TimeInterval
  private let pace: AnimationPace
  /// What the layer had of the property when the animation was added.
  private let model: [Double]?
  private(set) var isEnded = false

  init(_ animation: CAAnimation, of layer: CALayer, key: String, on timeline: AnimationTimeline?) {
    self.layer = layer
    self.key = key
    self.animation = animation
    self.timeline = timeline
    pace = AnimationPace(of: animation)
    model = (animation as? CAPropertyAnimation)?.keyPath
      .flatMap { LayerProperty(keyPath: $0)?.numbers(of: layer) }
    let delay = animation.beginTime > 0 ? max(0, animation.beginTime - CACurrentMediaTime()) : 0
    begin = (timeline.map { onTreesThread($0) { $0.time } } ?? 0) + delay
  }

  var end: TimeInterval { begin + pace.length }

  /// Ends the animation: it leaves its layer, unless it is to stay, and its delegate is told.
  func end(finished: Bool) {
    guard !isEnded else { return }
    isEnded = true
    onTreesThread((timeline, self)) { timeline, animation in timeline?.remove(animation) }
    if animation.isRemovedOnCompletion || !finished { layer?.forget(self) }
    animation.delegate?.animationDidStop(animation, finished: finished)
  }

  /// Gives a copy of the layer what the animation shows at the present time.
  func apply(to copy: CALayer) {
    guard let timeline, let model, let basic = animation as? CABasicAnimation,
      let property = basic.keyPath.flatMap({ LayerProperty(keyPath: $0) }),
      let fraction = pace.fraction(of: animation, after: onTreesThread(timeline) { $0.time } - begin)
    else { return }
    let values = basic.ends(of: property, model: model, now: property.numbers(of: copy))
    property.set(values.from, values.to, fraction, copy)
  }
}

/// How an animation runs through its time.
private struct AnimationPace {
  /// Seconds of one way, and of all.
  let duration: TimeInterval
  let length: TimeInterval

  init(of animation: CAAnimation) {
    // A transaction's duration, for an animation that has none of its own.
    duration = animation.duration > 0 ? animation.duration : 0.25
    let repeats = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    length = duration * repeats * (animation.autoreverses ? 2 : 1)
  }

  /// How much of the way is done; nil where the animation shows nothing.
  func fraction(of animation: CAAnimation, after elapsed: TimeInterval) -> Double? {
    let mode = animation.fillMode
    if elapsed < 0 { return mode == .backwards || mode == .both ? 0 : nil }
    if elapsed >= length {
      guard mode == .forwards || mode == .both else { return nil }
      return animation.autoreverses ? 0 : animation.curve(1)
    }
    let rounds = elapsed / duration
    let part = rounds - rounds.rounded(.down)
    let isBack = animation.autoreverses && Int(rounds.rounded(.down)) % 2 == 1
    return animation.curve(isBack ? 1 - part : part)
  }
}

extension CAAnimation {
  fileprivate func curve(_ fraction: Double) -> Double { timingFunction?.curve(fraction) ?? fraction }
}

extension CAMediaTimingFunction {
  /// The function that the pace is.
  var curve: TimingCurve {
    var (first, second) = ([Float](repeating: 0, count: 2), [Float](repeating: 0, count: 2))
    getControlPoint(at: 1, values: &first)
    getControlPoint(at: 2, values: &second)
    return .cubic(
      x1: Double(first[0]), y1: Double(first[1]), x2: Double(second[0]), y2: Double(second[1]))
  }
}

extension CABasicAnimation {
  /// The two ends of the way, by Apple's table of what is set; what is not set is the layer's own value.
  fileprivate func ends(of property: LayerProperty, model: [Double], now: [Double]) -> (
    from: [Double], to: [Double]
  ) {
    func numbers(_ value: Any?) -> [Double]? {
      guard let numbers = value.flatMap(LayerProperty.numbers(of:)), numbers.count == model.count else {
        return nil
      }
      return numbers
    }
    func sum(_ a: [Double], _ b: [Double], _ sign: Double) -> [Double] { zip(a, b).map { $0 + sign * $1 } }
    switch (numbers(fromValue), numbers(toValue), numbers(byValue)) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, sum(from, by, 1))
    case (nil, let to?, let by?): return (sum(to, by, -1), to)
    case (let from?, nil, nil): return (from, now)
    case (nil, let to?, nil): return (now, to)
    case (nil, nil, let by?): return (now, sum(now, by, 1))
    case (nil, nil, nil): return (model, now)
    }
  }
}
