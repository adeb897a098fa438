// Animations of layers on the clock of their tree: when they begin and end, and what a layer shows meanwhile.

import Foundation

/// The delegate of a layer's animation, told of its start and end. Retained by its animation, as Apple's.
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
  /// The layer's values of the animated properties when the animation was added.
  private var models: [String: [Double]] = [:]
  private(set) var isEnded = false

  init(_ animation: CAAnimation, of layer: CALayer, key: String, on timeline: AnimationTimeline?) {
    self.layer = layer
    self.key = key
    self.animation = animation
    self.timeline = timeline
    // A transaction's duration, for an animation that has none of its own.
    pace = AnimationPace(of: animation, usualDuration: 0.25)
    let delay = animation.beginTime > 0 ? max(0, animation.beginTime - CACurrentMediaTime()) : 0
    begin = (timeline.map { onTreesThread($0) { $0.time } } ?? 0) + delay
    keepModels(of: animation, layer)
  }

  private func keepModels(of animation: CAAnimation, _ layer: CALayer) {
    if let group = animation as? CAAnimationGroup {
      for part in group.animations ?? [] { keepModels(of: part, layer) }
    } else if let path = (animation as? CAPropertyAnimation)?.keyPath, models[path] == nil {
      models[path] = LayerProperty(keyPath: path)?.numbers(of: layer)
    }
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

  /// Sets the animated values of the current time on a copy of the layer.
  func apply(to copy: CALayer) {
    guard let timeline else { return }
    show(animation, pace, onTreesThread(timeline) { $0.time } - begin, on: copy)
  }

  private func show(
    _ animation: CAAnimation, _ pace: AnimationPace, _ elapsed: TimeInterval, on copy: CALayer
  ) {
    guard let fraction = pace.fraction(of: animation, after: elapsed) else { return }
    if let group = animation as? CAAnimationGroup {
      // Apple's page of CAAnimationGroup: its animations run in its time and are cut off at its end, not stretched to it.
      for part in group.animations ?? [] {
        let own = AnimationPace(of: part, usualDuration: pace.duration)
        show(part, own, fraction * pace.duration - max(0, part.beginTime), on: copy)
      }
      return
    }
    guard let path = (animation as? CAPropertyAnimation)?.keyPath,
      let property = LayerProperty(keyPath: path),
      let model = models[path]
    else { return }
    switch animation {
    case let basic as CABasicAnimation:
      let values = basic.ends(of: property, model: model, now: property.numbers(of: copy))
      property.set(values.from, values.to, fraction, copy)
    case let frames as CAKeyframeAnimation where frames.path != nil && model.count == 2:
      guard let place = frames.place(at: fraction) else { return }
      let point = LayerProperty.numbers(of: place.point) ?? model
      property.set(point, point, 0, copy)
      if let angle = place.angle { copy.setAffineTransform(copy.affineTransform().rotated(by: angle)) }
    case let frames as CAKeyframeAnimation:
      if let way = frames.way(at: fraction, count: model.count) {
        property.set(way.from, way.to, way.fraction, copy)
      }
    default: break
    }
  }
}

/// The duration and repetitions of an animation.
private struct AnimationPace {
  /// Seconds of one way, and of all.
  let duration: TimeInterval
  let length: TimeInterval

  init(of animation: CAAnimation, usualDuration: TimeInterval) {
    duration = animation.duration > 0 ? animation.duration : usualDuration
    let repeats = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    length = duration * repeats * (animation.autoreverses ? 2 : 1)
  }

  /// The fraction of the way that is done; nil where the animation shows nothing.
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
  /// The timing curve of the function.
  var curve: TimingCurve {
    var (first, second) = ([Float](repeating: 0, count: 2), [Float](repeating: 0, count: 2))
    getControlPoint(at: 1, values: &first)
    getControlPoint(at: 2, values: &second)
    return .cubic(
      x1: Double(first[0]), y1: Double(first[1]), x2: Double(second[0]), y2: Double(second[1]))
  }
}

extension CABasicAnimation {
  /// The start and end values, by Apple's table of the properties that are set; the layer's own values for the others.
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

extension CAKeyframeAnimation {
  /// The two keyframes around a fraction of the time, and the fraction between them. The cubic modes are linear here.
  fileprivate func way(at fraction: Double, count: Int) -> (from: [Double], to: [Double], fraction: Double)? {
    let frames = (values ?? []).compactMap(LayerProperty.numbers(of:)).filter { $0.count == count }
    guard let first = frames.first, frames.count == values?.count else { return nil }
    guard frames.count > 1 else { return (first, first, 0) }
    if calculationMode == .discrete {
      // Each value has a time of its own: there is one time more than values.
      let times = times(count: frames.count + 1)
      let place = times.dropFirst().dropLast().prefix { $0 <= fraction }.count
      return (frames[place], frames[place], 0)
    }
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    let times = isPaced ? Self.evenTimes(of: frames) : times(count: frames.count)
    let place = min(frames.count - 2, max(0, times.prefix { $0 <= fraction }.count - 1))
    let length = times[place + 1] - times[place]
    var part = length > 0 ? min(1, max(0, (fraction - times[place]) / length)) : 1
    if let functions = timingFunctions, functions.indices.contains(place), !isPaced {
      part = functions[place].curve(part)
    }
    return (frames[place], frames[place + 1], part)
  }

  /// The point on the path at a fraction of the time, and the rotation there in radians; nil for an empty path.
  fileprivate func place(at fraction: Double) -> (point: CGPoint, angle: CGFloat?)? {
    guard let way = path.map(PathWay.init), let last = way.ends.last else { return nil }
    guard way.pieces.count > 0 else { return (last, nil) }
    var spot = (piece: 0, part: 0.0)
    if calculationMode == .paced || calculationMode == .cubicPaced {
      spot = way.spot(atPartOfLength: fraction)
    } else if calculationMode == .discrete {
      let times = times(count: way.ends.count + 1)
      return (way.ends[times.dropFirst().dropLast().prefix { $0 <= fraction }.count], nil)
    } else {
      let times = times(count: way.ends.count)
      let piece = min(way.pieces.count - 1, max(0, times.prefix { $0 <= fraction }.count - 1))
      let length = times[piece + 1] - times[piece]
      var part = length > 0 ? min(1, max(0, (fraction - times[piece]) / length)) : 1
      if let functions = timingFunctions, functions.indices.contains(piece) {
        part = functions[piece].curve(part)
      }
      spot = (piece, part)
    }
    let found = way.place(spot.piece, spot.part)
    switch rotationMode {
    case .rotateAuto?: return (found.point, found.angle)
    case .rotateAutoReverse?: return (found.point, found.angle + .pi)
    default: return (found.point, nil)
    }
  }

  /// `keyTimes` where there are as many as needed, equal steps otherwise.
  private func times(count: Int) -> [Double] {
    if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
    return (0..<count).map { Double($0) / Double(count - 1) }
  }

  /// The times of keyframes that are reached at a constant speed.
  private static func evenTimes(of frames: [[Double]]) -> [Double] {
    var way = [0.0]
    for (from, to) in zip(frames, frames.dropFirst()) {
      way.append(
        way[way.count - 1] + zip(from, to).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot())
    }
    let whole = way[way.count - 1]
    return whole > 0 ? way.map { $0 / whole } : way
  }
}
