// Values along tracks of time: carried, the last ones are shown at once.

import UIKit

/// Values of a property over time; carried.
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value
  /// The last value; nil without any.
  var last: Value? { get }
}

/// A value at the end of a time in seconds.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// The value.
  public let last: Value?
  /// At one speed.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) { last = to }
}
/// A value at the end of a time in seconds, along a smooth curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// The value.
  public let last: Value?
  /// Along a curve.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    last = to
  }
}
/// A value that a spring leads to.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// The value.
  public let last: Value?
  /// By a spring.
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    last = to
  }
}
/// A value at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// The value.
  public let last: Value?
  /// At once.
  public init(_ to: Value) { last = to }
}

/// Several values, one after the other.
public struct _KeyframeList<Value>: KeyframeTrackContent {
  /// The last one.
  public let last: Value?
}

/// Makes the values of a track of the statements of a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  /// A statement.
  public static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> K where K.Value == Value {
    content
  }
  /// Several statements.
  public static func buildBlock(_ content: any KeyframeTrackContent<Value>...) -> _KeyframeList<Value> {
    _KeyframeList(last: content.last?.last)
  }
}

/// Tracks of properties; carried.
public protocol Keyframes<Value> {
  /// What has the properties.
  associatedtype Value
  /// Sets the properties to their last values.
  func finish(_ value: inout Value)
}

/// Values of one property over time.
public struct KeyframeTrack<Root, Value>: Keyframes {
  private let path: WritableKeyPath<Root, Value>
  private let last: Value?
  /// Values of a property.
  public init<C: KeyframeTrackContent<Value>>(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> C
  ) {
    path = keyPath
    last = content().last
  }
  /// The last value.
  public func finish(_ value: inout Root) { if let last { value[keyPath: path] = last } }
}

/// Several tracks.
public struct _KeyframeTracks<Value>: Keyframes {
  let all: [any Keyframes<Value>]
  /// The last values.
  public func finish(_ value: inout Value) { for track in all { track.finish(&value) } }
}

/// Makes tracks of the statements of a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<Property>(_ track: KeyframeTrack<Value, Property>) -> KeyframeTrack<
    Value, Property
  > {
    track
  }
  /// Several tracks.
  public static func buildBlock(_ tracks: any Keyframes<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks(all: tracks)
  }
}

extension View {
  /// The view by values along tracks: as it is at their beginning.
  public func keyframeAnimator<Value, K: Keyframes<Value>>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View { content(self, initialValue) }
  /// The view by values along tracks: as it is at their beginning.
  public func keyframeAnimator<Value, K: Keyframes<Value>>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View { content(self, initialValue) }
}

/// Views by values along tracks: as they are at their beginning.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  private let content: Content
  /// Views by values.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) { self.content = content(initialValue) }
  /// Views by values.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) { self.content = content(initialValue) }
  /// The views.
  public var body: some View { content }
}
