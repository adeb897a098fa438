// UIKit's views and controllers as views.

import UIKit

/// What a view of UIKit's is made and updated with.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the representable's coordinator was made as.
  public let coordinator: Representable.Coordinator
  /// What the change was made with: nothing is animated.
  public internal(set) var transaction = Transaction()
  /// The surroundings.
  public internal(set) var environment: EnvironmentValues
}

/// A view of UIKit's as a view. Its object stays as long as the view's place does.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// What hears of the view's events.
  associatedtype Coordinator = Void
  /// What a view is made and updated with.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date: after it was made, and whenever its value comes anew.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// The view goes.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Made before the view.
  func makeCoordinator() -> Coordinator
  /// The view's size for an offer; nil for what follows from its content size and priorities.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

/// The offer that `_overrideSizeThatFits` got in iOS 13 to 15; nothing calls that here.
public struct _ProposedSize {
  var width: CGFloat?
  var height: CGFloat?
}

extension UIViewRepresentable {
  /// Nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// What follows from the view's content size and priorities.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }
  func makeRepresentableNode(_ seed: NodeSeed) -> ViewNode { RepresentableNode(self, seed) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing hears of events.
  public func makeCoordinator() {}
}

@MainActor
private final class RepresentableNode<V: UIViewRepresentable>: TypedNode<V> {
  private lazy var coordinator = view.makeCoordinator()
  private var platform: V.UIViewType?
  private let properties = PropertyStore()
  override init(_ view: V, _ seed: NodeSeed) {
    super.init(view, seed)
    properties.node = self
  }
  private var context: V.Context { V.Context(coordinator: coordinator, environment: environment) }

  /// Whether the view was given a style: what is said no longer is taken back.
  private var isStyled = false
  override func update() {
    isOutdated = false
    properties.install(in: &view, environment)
    let platform: V.UIViewType
    if let present = self.platform {
      platform = present
    } else {
      platform = view.makeUIView(context: context)
      // The frame is the layout's, whatever the program has said of constraints.
      platform.translatesAutoresizingMaskIntoConstraints = true
      platform.contentSizeObserver = { [weak host] in host?.contentSizeDidChange() }
      self.platform = platform
    }
    if environment.colorScheme != host.colorScheme {
      platform.overrideUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
      isStyled = true
    } else if isStyled {
      platform.overrideUserInterfaceStyle = .unspecified
      isStyled = false
    }
    noticing { view.updateUIView(platform, context: context) }
  }
  override var items: [LayoutItem] {
    guard let platform else { return [] }
    return [
      PlatformItem(platform, host) { [view, context] in
        view.sizeThatFits($0, uiView: platform, context: context)
      }
    ]
  }
  override func remove() {
    super.remove()
    guard let platform else { return }
    platform.contentSizeObserver = nil
    V.dismantleUIView(platform, coordinator: coordinator)
    self.platform = nil
  }
}

/// A view of UIKit's that a program made.
@MainActor
private final class PlatformItem: LayoutItem {
  private let view: UIView
  private let host: ViewHost
  private let edges: Edge.Set
  private let own: (ProposedViewSize) -> CGSize?
  /// A view that reaches to edges of the whole room where it touches those of the part that nothing covers.
  init(
    _ view: UIView, _ host: ViewHost, reaching edges: Edge.Set = [],
    _ own: @escaping (ProposedViewSize) -> CGSize?
  ) {
    self.view = view
    self.host = host
    self.edges = edges
    self.own = own
  }

  /// What the program says, otherwise the content size: the view grows beyond it unless it hugs it at 750 or more, and shrinks
  /// below it unless it resists that at 750 or more, as a view does at first. Without a content size it takes the offer.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    host.measure(view) {
      if let size = own(proposal) { return size }
      let content = view.intrinsicContentSize
      @MainActor func length(_ axis: Axis, _ content: CGFloat) -> CGFloat {
        let direction: NSLayoutConstraint.Axis = axis == .horizontal ? .horizontal : .vertical
        guard content >= 0 else { return proposal[axis] ?? fitting(axis) }
        guard let offered = proposal[axis] else { return content }
        let hugs = view.contentHuggingPriority(for: direction) >= .defaultHigh
        let resists = view.contentCompressionResistancePriority(for: direction) >= .defaultHigh
        return max(resists ? content : 0, min(hugs ? content : .infinity, offered))
      }
      return CGSize(width: length(.horizontal, content.width), height: length(.vertical, content.height))
    }
  }
  /// What the view's own constraints ask for; 10 where they ask for nothing.
  private func fitting(_ axis: Axis) -> CGFloat {
    guard !view.subviews.isEmpty || !view.constraints.isEmpty else { return 10 }
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return size[axis] > 0 ? size[axis] : 10
  }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    placement.add(view, placement.grown(frame, edges))
  }
}

extension ViewHost {
  /// Measures a view in the tree's surroundings before it is in the tree.
  func measure(_ other: UIView, _ body: () -> CGSize) -> CGSize {
    measuring += 1
    defer { measuring -= 1 }
    guard other.superview == nil, other.layoutEnvironment == nil else { return body() }
    other.layoutEnvironment = surroundings
    defer { other.layoutEnvironment = nil }
    return body()
  }
  var colorScheme: ColorScheme { view.traitCollection.userInterfaceStyle == .dark ? .dark : .light }
}

/// What a controller of UIKit's is made and updated with.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the representable's coordinator was made as.
  public let coordinator: Representable.Coordinator
  /// What the change was made with: nothing is animated.
  public internal(set) var transaction = Transaction()
  /// The surroundings.
  public internal(set) var environment: EnvironmentValues
}

/// A controller of UIKit's as a view, which becomes a child of the hosting controller.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What hears of the controller's events.
  associatedtype Coordinator = Void
  /// What a controller is made and updated with.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date: after it was made, and whenever its value comes anew.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// The controller goes.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Made before the controller.
  func makeCoordinator() -> Coordinator
  /// The size for an offer; nil for all of it.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// All of the offer.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  func makeRepresentableNode(_ seed: NodeSeed) -> ViewNode { ControllerRepresentableNode(self, seed) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing hears of events.
  public func makeCoordinator() {}
}

@MainActor
private final class ControllerRepresentableNode<V: UIViewControllerRepresentable>: ControllerNode<V> {
  private lazy var coordinator = view.makeCoordinator()
  private let properties = PropertyStore()
  private var made: V.UIViewControllerType?
  override init(_ view: V, _ seed: NodeSeed) {
    super.init(view, seed)
    properties.node = self
  }
  private var context: V.Context { V.Context(coordinator: coordinator, environment: environment) }
  /// Whether the controller was given a style: what is said no longer is taken back.
  private var isStyled = false
  override func update() {
    isOutdated = false
    properties.install(in: &view, environment)
    let controller = made ?? view.makeUIViewController(context: context)
    made = controller
    adopt(controller)
    if environment.colorScheme != host.colorScheme {
      controller.overrideUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
      isStyled = true
    } else if isStyled {
      controller.overrideUserInterfaceStyle = .unspecified
      isStyled = false
    }
    noticing { view.updateUIViewController(controller, context: context) }
  }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    guard let made, let own = view.sizeThatFits(proposal, uiViewController: made, context: context) else {
      return super.size(proposal)
    }
    return own
  }
  override func remove() {
    super.remove()
    if let made { V.dismantleUIViewController(made, coordinator: coordinator) }
  }
}

/// A view that a controller of UIKit's stands for.
@MainActor
class ControllerNode<V: View>: TypedNode<V> {
  private(set) final var controller: UIViewController?

  final func adopt(_ controller: UIViewController) {
    guard self.controller !== controller else { return attach() }
    detach()
    self.controller = controller
    attach()
  }
  /// The hosting controller may come after the tree.
  private func attach() {
    guard let controller, let parent = host.controller, controller.parent !== parent else { return }
    parent.addChild(controller)
    controller.didMove(toParent: parent)
  }
  private func detach() {
    guard let controller else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }
  /// Which edges of the whole room the controller's view reaches: none, unless it hands the safe area on to its screens.
  var reachedEdges: Edge.Set { [] }
  /// All of the offer; the controller's preferred size, or 10, where nothing is said.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    let preferred = controller?.preferredContentSize ?? .zero
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(
        width: preferred.width > 0 ? preferred.width : 10,
        height: preferred.height > 0 ? preferred.height : 10))
  }
  override var items: [LayoutItem] {
    attach()
    guard let shown = controller?.view else { return [] }
    return [PlatformItem(shown, host, reaching: reachedEdges) { [self] in size($0) }]
  }
  override func remove() {
    super.remove()
    detach()
  }
}
