// Views that one view of UIKit's stands for.

import UIKit

/// A view with a UIKit view of its own.
@MainActor
protocol LeafView: PrimitiveView {
  associatedtype Platform: UIView
  func makePlatformView() -> Platform
  func update(_ platform: Platform, _ environment: EnvironmentValues)
  func size(_ proposal: ProposedViewSize, _ platform: Platform, _ environment: EnvironmentValues) -> CGSize
  /// Where the first and the last line of text lie in a size; nil without text.
  func baselines(_ platform: Platform, _ size: CGSize) -> (first: CGFloat, last: CGFloat)?
  func didPlace(_ platform: Platform, _ environment: EnvironmentValues)
}

extension LeafView {
  func makeNode(_ seed: NodeSeed) -> ViewNode { LeafNode(self, seed) }
  func baselines(_ platform: Platform, _ size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
  func didPlace(_ platform: Platform, _ environment: EnvironmentValues) {}
  /// What there is, 10 where nothing is said.
  func size(_ proposal: ProposedViewSize, _ platform: Platform, _ environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

@MainActor
private final class LeafNode<V: LeafView>: TypedNode<V> {
  private lazy var platform = view.makePlatformView()
  override func update() {
    // Bindings may lead to observable objects.
    noticing { view.update(platform, environment) }
  }
  override var items: [LayoutItem] { [LeafItem(view, platform, environment, host)] }
}

@MainActor
private final class LeafItem<V: LeafView>: LayoutItem {
  private let view: V
  private let platform: V.Platform
  private let environment: EnvironmentValues
  private let host: ViewHost
  init(_ view: V, _ platform: V.Platform, _ environment: EnvironmentValues, _ host: ViewHost) {
    self.view = view
    self.platform = platform
    self.environment = environment
    self.host = host
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    host.measure(platform) { view.size(proposal, platform, environment) }
  }
  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    guard key.id == FirstBaseline.self || key.id == LastBaseline.self else { return nil }
    return view.baselines(platform, size).map { key.id == FirstBaseline.self ? $0.first : $0.last }
  }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    placement.add(platform, frame)
    view.didPlace(platform, environment)
  }
}

/// A line between views: across in columns, down in rows, one pixel wide.
public struct Divider: PrimitiveView {
  /// A line.
  public nonisolated init() {}
  func makeNode(_ seed: NodeSeed) -> ViewNode { DividerNode(self, seed) }
}

@MainActor
private final class DividerNode: TypedNode<Divider> {
  private let line = UIView()
  override func update() { line.backgroundColor = .separator }
  override var items: [LayoutItem] { [DividerItem(line, environment.pixelLength)] }
}

@MainActor
private final class DividerItem: LayoutItem {
  private let line: UIView
  private let width: CGFloat
  private var axis = Axis.vertical
  init(_ line: UIView, _ width: CGFloat) {
    self.line = line
    self.width = width
  }
  override func adopt(_ axis: Axis?) { self.axis = axis ?? .vertical }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize(width: width, height: width)
    size[axis.other] = proposal[axis.other] ?? 10
    return size
  }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    placement.add(line, frame)
  }
}
