// Gestures as values: recognisers of UIKit's, whose states become values for a program's closures. Nothing here recognises: a test
// or a host sets a recogniser's state.

import UIKit

/// What a user's fingers do on a view.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  /// What is told of it.
  associatedtype Value
  /// What it is made of.
  associatedtype Body: Gesture
  /// What it is made of.
  var body: Body { get }
}

extension Never: Gesture {
  /// Nobody asks for it.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Nobody asks for it.
  public var body: Never { preconditionFailure("A gesture of type \(Self.self) has no body.") }
}

/// Where a gesture is in its life, as recognisers say it.
enum GesturePhase { case changed, ended, cancelled }

/// A gesture of this module: makes recognisers that tell it.
@MainActor
protocol PrimitiveGesture<Value>: Gesture where Body == Never {
  /// Recognisers, which call the closure with a value as it comes.
  func recognizers(_ tell: @escaping (Value?, GesturePhase) -> Void) -> [UIGestureRecognizer]
}

@MainActor
func recognizers<G: Gesture>(of gesture: G, _ tell: @escaping (G.Value?, GesturePhase) -> Void)
  -> [UIGestureRecognizer]
{
  func known<P: PrimitiveGesture>(_ primitive: P) -> [UIGestureRecognizer] {
    primitive.recognizers { value, phase in tell(value as? G.Value, phase) }
  }
  if let primitive = gesture as? any PrimitiveGesture { return known(primitive) }
  func inBody<B: Gesture>(_ body: B) -> [UIGestureRecognizer] {
    recognizers(of: body) { value, phase in tell(value as? G.Value, phase) }
  }
  return inBody(gesture.body)
}

// MARK: What programs do with them

/// A gesture with something that it is told to.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture {
  /// That of the gesture.
  public typealias Value = Content.Value
  let content: Content
  let heard: (Content.Value?, GesturePhase) -> Void
  func recognizers(_ tell: @escaping (Value?, GesturePhase) -> Void) -> [UIGestureRecognizer] {
    DeclarativeViews.recognizers(of: content) { [heard] value, phase in
      heard(value, phase)
      tell(value, phase)
    }
  }
}

/// A gesture that keeps a value while it lasts.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// That of the gesture.
  public typealias Value = Base.Value
  let base: Base
  let state: GestureState<State>
  let change: (Base.Value, inout State, inout Transaction) -> Void
  func recognizers(_ tell: @escaping (Value?, GesturePhase) -> Void) -> [UIGestureRecognizer] {
    DeclarativeViews.recognizers(of: base) { [state, change] value, phase in
      if let value, phase == .changed {
        var present = state.wrappedValue
        var transaction = Transaction()
        change(value, &present, &transaction)
        state.set(present)
      }
      tell(value, phase)
      if phase != .changed { state.reset() }
    }
  }
}

/// A gesture with other values.
public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value
  func recognizers(_ tell: @escaping (Value?, GesturePhase) -> Void) -> [UIGestureRecognizer] {
    DeclarativeViews.recognizers(of: base) { [transform] value, phase in tell(value.map(transform), phase) }
  }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What each of them says.
  public struct Value {
    /// Nil where it did not begin.
    public var first: First.Value?
    /// Nil where it did not begin.
    public var second: Second.Value?
  }
  /// Both gestures.
  public var first: First, second: Second
  /// Both gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  func recognizers(_ tell: @escaping (Value?, GesturePhase) -> Void) -> [UIGestureRecognizer] {
    var value = Value()
    return DeclarativeViews.recognizers(of: first) {
      value.first = $0
      tell(value, $1)
    }
      + DeclarativeViews.recognizers(of: second) {
        value.second = $0
        tell(value, $1)
      }
  }
}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the one says that began.
  public enum Value {
    /// Apple's names.
    case first(First.Value), second(Second.Value)
  }
  /// Both gestures.
  public var first: First, second: Second
  /// Both gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  func recognizers(_ tell: @escaping (Value?, GesturePhase) -> Void) -> [UIGestureRecognizer] {
    DeclarativeViews.recognizers(of: first) { tell($0.map { .first($0) }, $1) }
      + DeclarativeViews.recognizers(of: second) { tell($0.map { .second($0) }, $1) }
  }
}

/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far it is.
  public enum Value {
    /// The first one is under way.
    case first(First.Value)
    /// The first one is over, and the second one, if it began, says something.
    case second(First.Value, Second.Value?)
  }
  /// Both gestures.
  public var first: First, second: Second
  /// Both gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  func recognizers(_ tell: @escaping (Value?, GesturePhase) -> Void) -> [UIGestureRecognizer] {
    var done: First.Value?
    return DeclarativeViews.recognizers(of: first) { value, phase in
      switch phase {
      case .ended:
        done = value
        tell(value.map { .second($0, nil) }, .changed)
      case .changed: tell(value.map { .first($0) }, .changed)
      case .cancelled: tell(nil, .cancelled)
      }
    }
      + DeclarativeViews.recognizers(of: second) { value, phase in
        guard let first = done else { return }
        tell(.second(first, value), phase)
        if phase != .changed { done = nil }
      }
  }
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture whose type is not told.
public struct AnyGesture<Value>: PrimitiveGesture {
  private let make: (@escaping (Value?, GesturePhase) -> Void) -> [UIGestureRecognizer]
  /// A gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { DeclarativeViews.recognizers(of: gesture, $0) }
  }
  func recognizers(_ tell: @escaping (Value?, GesturePhase) -> Void) -> [UIGestureRecognizer] { make(tell) }
}

extension Gesture {
  /// Calls a closure whenever the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self) { value, phase in if phase == .changed, let value { action(value) } }
  }
  /// Calls a closure when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self) { value, phase in if phase == .ended, let value { action(value) } }
  }
  /// Changes a value while the gesture lasts, which is the first one again afterwards.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, change: body) }
  /// Other values.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
  /// Another gesture at once.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// Another gesture where this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  /// Another gesture after this one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// A value that a gesture changes while it lasts.
@propertyWrapper
public struct GestureState<Value> {
  private var state: State<Value>
  private let first: Value
  /// A value between gestures.
  public init(wrappedValue: Value) {
    state = State(wrappedValue: wrappedValue)
    first = wrappedValue
  }
  /// A value between gestures.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// A value between gestures; how it comes back is carried.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: wrappedValue) }
  /// A value between gestures; what is called as it comes back is not.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
  }
  /// The present value.
  public var wrappedValue: Value { state.wrappedValue }
  /// What gestures take.
  public var projectedValue: GestureState<Value> { self }
  func set(_ value: Value) { state.wrappedValue = value }
  func reset() { state.wrappedValue = first }
  @MainActor mutating func install(_ slot: PropertySlot) { state.install(slot) }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Nil between gestures.
  public init() { self.init(wrappedValue: nil) }
}
extension GestureState: InstalledProperty {}

/// Which gestures count, of a view and of those in it.
public struct GestureMask: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32
  /// A bit for each.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// That of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of views in it.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A view of UIKit's with the recognisers of a gesture.
@MainActor
final class GestureBox: UIView {
  weak var host: ViewHost?
}

private struct WithGesture<Content: View, G: Gesture>: PrimitiveView, WrappingView {
  let content: Content
  let gesture: G
  let mask: GestureMask
  var wrapped: any View { content }
  func makeNode(_ seed: NodeSeed) -> ViewNode { GestureNode(self, seed) }
}

@MainActor
private final class GestureNode<Content: View, G: Gesture>: ContentNode<
  WithGesture<Content, G>, Boxed<Content, GestureBox>
>
{
  private var boxes: [GestureBox] = []
  override func update() {
    let boxed = Boxed<Content, GestureBox>(content: view.content) { [weak self] in
      let box = GestureBox()
      box.host = self?.host
      self?.fill(box)
      self?.boxes.append(box)
      return box
    } apply: { [view] box, environment in
      for recognizer in box.gestureRecognizers ?? [] {
        recognizer.isEnabled = environment.isEnabled && view.mask.contains(.gesture)
      }
    }
    // Recognisers in the middle of a gesture stay; their closures are the present value's.
    show(boxed, environment)
    for box in boxes { refill(box) }
  }
  /// The present gesture's recognisers call the closures of the value that they were made of: a later value's are made beside
  /// them, and are told the same.
  private func fill(_ box: GestureBox) {
    for recognizer in recognizers(of: view.gesture, { _, _ in }) { box.addGestureRecognizer(recognizer) }
  }
  private func refill(_ box: GestureBox) {
    let present = box.gestureRecognizers ?? []
    guard !present.contains(where: { [.began, .changed].contains($0.state) }) else { return }
    present.forEach { box.removeGestureRecognizer($0) }
    fill(box)
  }
}

extension View {
  /// A gesture of the view.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    WithGesture(content: self, gesture: gesture, mask: mask)
  }
  /// A gesture of the view, if it counts.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    WithGesture(content: self, gesture: gesture, mask: isEnabled ? .all : .subviews)
  }
  /// A gesture of the view, if there is one.
  public func gesture<T: Gesture>(_ gesture: T?) -> some View {
    Group { if let gesture { WithGesture(content: self, gesture: gesture, mask: .all) } else { self } }
  }
  /// A gesture beside those of views in it.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, including: mask)
  }
  /// A gesture before those of views in it.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, including: mask)
  }
}
