// Scroll views that are refreshed, scrolled to views, and told how they scroll.

import UIKit

/// Does again what a screen's content came from.
@preconcurrency @MainActor
public struct RefreshAction {
  let action: @Sendable () async -> Void
  /// Does it.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// Does again what the content came from; nil where nobody says how.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// What scroll views below do when they are pulled: a control of UIKit's, which a host or a test sends `.valueChanged`.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    surrounded { $0.refresh = RefreshAction(action: action) }
  }
}

extension UIScrollView {
  /// The control that refreshes, as the surroundings say.
  final func takeRefresh(_ environment: EnvironmentValues) {
    guard let refresh = environment.refresh else {
      if refreshControl is TreeRefreshControl { refreshControl = nil }
      return
    }
    let control = refreshControl as? TreeRefreshControl ?? TreeRefreshControl()
    control.action = refresh
    if refreshControl !== control { refreshControl = control }
  }
}

/// The control that refreshes a scroll view of a tree.
@MainActor
private final class TreeRefreshControl: UIRefreshControl {
  var action: RefreshAction?
  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  private func refresh() {
    guard let action else { return }
    beginRefreshing()
    Task { [weak self] in
      await action()
      self?.endRefreshing()
    }
  }
}

// MARK: How scroll views scroll

/// How the keyboard goes while content is scrolled; carried.
public struct ScrollDismissesKeyboardMode: Sendable {
  let mode: UIScrollView.KeyboardDismissMode
  /// Apple's names.
  public static var automatic: Self { Self(mode: .interactive) }
  /// Apple's names.
  public static var immediately: Self { Self(mode: .onDrag) }
  /// Apple's names.
  public static var interactively: Self { Self(mode: .interactive) }
  /// Apple's names.
  public static var never: Self { Self(mode: .none) }
}

/// Whether content goes beyond its ends; carried.
public struct ScrollBounceBehavior: Sendable {
  /// Apple's names.
  public static let automatic = Self(), always = Self(), basedOnSize = Self()
}

/// Where content comes to rest; carried.
public protocol ScrollTargetBehavior {}
/// At pages or views; carried.
public struct SystemScrollTargetBehavior: ScrollTargetBehavior, Sendable {}
extension ScrollTargetBehavior where Self == SystemScrollTargetBehavior {
  /// At pages.
  public static var paging: SystemScrollTargetBehavior { SystemScrollTargetBehavior() }
  /// At views.
  public static var viewAligned: SystemScrollTargetBehavior { SystemScrollTargetBehavior() }
}

/// Whether bars tell where content is.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String
  /// Apple's names.
  public static let automatic = Self(name: "automatic"), visible = Self(name: "visible"),
    hidden = Self(name: "hidden"), never = Self(name: "never")
}

/// Where a scroll view is; carried.
public struct ScrollPosition: Equatable, Sendable {
  /// By a view, a point or an edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}
  /// At an edge.
  public init(edge: Edge) {}
  /// Without effect.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
  /// Without effect.
  public mutating func scrollTo(edge: Edge) {}
}

extension View {
  /// How the keyboard goes while content below is scrolled.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    told { ($0 as? UIScrollView)?.keyboardDismissMode = mode.mode }
  }
  /// Whether content below cannot be scrolled.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    told { ($0 as? UIScrollView)?.isScrollEnabled = !disabled }
  }
  /// Whether content below is cut at its edges.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    told { ($0 as? UIScrollView)?.clipsToBounds = !disabled }
  }
  /// Whether bars tell where one is.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  {
    told {
      guard let scroll = $0 as? UIScrollView, visibility != .automatic else { return }
      if axes.contains(.vertical) { scroll.showsVerticalScrollIndicator = visibility == .visible }
      if axes.contains(.horizontal) { scroll.showsHorizontalScrollIndicator = visibility == .visible }
    }
  }
  /// Whether content below goes beyond its ends; carried.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    self
  }
  /// Where content below comes to rest; carried.
  public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View { self }
  /// Whether the views in it are where content comes to rest; carried.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Which view is seen; carried.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
  /// Where content is; carried.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
  /// Where content is at first; carried.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// How views come and go at the edges of content; carried.
  public func scrollTransition<V>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View { self }
  /// What is seen by where the view lies; carried.
  public func visualEffect<V>(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> V) -> some View {
    self
  }
  /// Room at the edges of scrolling content; carried.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)
    -> some View
  { self }
  /// Room at the edges of scrolling content; carried.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    self
  }
}

/// What room at edges is for; carried.
public struct ContentMarginPlacement: Sendable {
  /// Apple's names.
  public static let automatic = Self(), scrollContent = Self(), scrollIndicators = Self()
}

/// How views come and go at the edges of content; carried.
public struct ScrollTransitionConfiguration: Sendable {
  /// Apple's names.
  public static let interactive = Self(), animated = Self(), identity = Self()
}

/// Where a view is among what is seen of content.
public enum ScrollTransitionPhase: Sendable {
  /// Apple's names.
  case topLeading, identity, bottomTrailing
  /// Whether it is seen.
  public var isIdentity: Bool { self == .identity }
  /// -1, 0 or 1.
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// What a view is seen through; carried.
public struct EmptyVisualEffect: Sendable {
  /// Apple's names.
  public func opacity(_ opacity: Double) -> Self { self }
  /// Apple's names.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  /// Apple's names.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
  /// Apple's names.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// Apple's names.
  public func offset(_ offset: CGSize) -> Self { self }
  /// Apple's names.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// Apple's names.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> Self { self }
  /// Apple's names.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  /// Apple's names.
  public func hueRotation(_ angle: Angle) -> Self { self }
  /// Apple's names.
  public func saturation(_ amount: Double) -> Self { self }
  /// Apple's names.
  public func brightness(_ amount: Double) -> Self { self }
  /// Apple's names.
  public func grayscale(_ amount: Double) -> Self { self }
}
