// How views come and go, and what moves over time: carried.

import UIKit

/// How a view comes and goes; carried.
public struct AnyTransition: Sendable {
  init() {}
  /// One of a program's own.
  @MainActor public init<T: Transition>(_ transition: T) {}
  /// Apple's names.
  public static let opacity = AnyTransition(), slide = AnyTransition(), identity = AnyTransition()
  /// Apple's names.
  public static let scale = AnyTransition()
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From an edge, while what was there leaves by the other one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// From a place beside.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// From a place beside.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// Larger or smaller.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// By modifiers before and after.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  /// One way to come and another to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion
  }
  /// Both.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Animated.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
  /// Apple's names.
  case willAppear, identity, didDisappear
  /// Whether the view is seen as it is.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 1 after.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// The view that a transition gets.
public struct PlaceholderContentView<Value>: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A way to come and go; carried.
@preconcurrency @MainActor
public protocol Transition {
  /// The type of what a view becomes.
  associatedtype Body: View
  /// The view.
  typealias Content = PlaceholderContentView<Self>
  /// What a view becomes in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The system's ways to come and go; carried.
public struct SystemTransition: Transition {
  nonisolated init() {}
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// Animated.
  public func animation(_ animation: Animation?) -> Self { self }
}

extension Transition where Self == SystemTransition {
  /// Apple's name.
  public static var blurReplace: SystemTransition { SystemTransition() }
}

/// How a text or symbol becomes another one; carried.
public struct ContentTransition: Equatable, Sendable {
  private init() {}
  /// Apple's names.
  public static let identity = Self(), opacity = Self(), interpolate = Self(), symbolEffect = Self()
  /// Digits that roll.
  public static func numericText(countsDown: Bool = false) -> Self { Self() }
  /// Digits that roll by a value.
  public static func numericText(value: Double) -> Self { Self() }
}

/// What of a view follows another one; carried.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32
  /// A bit for each.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Apple's names.
  public static let position = Self(rawValue: 1), size = Self(rawValue: 2), frame: Self = [.position, .size]
}

extension View {
  /// How changes go on over time; carried.
  public func animation(_ animation: Animation?) -> some View { self }
  /// How changes of a value go on over time; carried.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// How changes of what a closure makes go on over time; carried.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { self }
  /// How the view comes and goes; carried.
  public func transition(_ t: AnyTransition) -> some View { self }
  /// How the view comes and goes; carried.
  public func transition<T: Transition>(_ transition: T) -> some View { self }
  /// What changes are made with; carried.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// What changes of a value are made with; carried.
  public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
    self
  }
  /// How texts and symbols become others; carried.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Names views of which one becomes the other; carried: both lie where the layout puts them.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// Names a view that a screen grows out of; carried.
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// How a screen comes; carried.
  public func navigationTransition(_ style: NavigationTransitionStyle) -> some View { self }
  /// Views of a phase after another; the first one is shown.
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    Group { if let first = phases.first(where: { _ in true }) { content(self, first) } else { self } }
  }
  /// Views of a phase after another; the first one is shown.
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    Group { if let first = phases.first(where: { _ in true }) { content(self, first) } else { self } }
  }
  /// Effects of symbols; carried.
  public func symbolEffect<E: SymbolEffect>(_ effect: E, isActive: Bool = true) -> some View { self }
  /// Effects of symbols when a value changes; carried.
  public func symbolEffect<E: SymbolEffect, V: Equatable>(_ effect: E, value: V) -> some View { self }
}

/// How a screen comes; carried.
public struct NavigationTransitionStyle: Sendable {
  /// As usual.
  public static let automatic = Self()
  /// Out of a view.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> Self { Self() }
}

/// Views of a phase after another, of which the first is shown.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let first: Phase?
  private let content: (Phase) -> Content
  /// Views of phases.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }
  /// Views of phases.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.init(phases, content: content, animation: animation) }
  /// The first phase's.
  public var body: some View { if let first { content(first) } }
}
