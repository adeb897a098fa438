// A tree of views in a view of UIKit's: updates, measuring and placing in passes.

import UIKit

/// The tree of one hosting view.
@MainActor
final class ViewHost {
  unowned var view: UIView
  /// Whose children the controllers in the tree become.
  weak var controller: UIViewController?
  /// What the views above the hosting view say to those in it, where it lies in another tree.
  var inherited: EnvironmentValues?
  /// Told when the tree waits for a layout pass.
  var needsLayout: () -> Void = {}
  /// Where views lie that programs named, in the hosting view.
  var spaces: [AnyHashable: CGPoint] = [:]
  var knownProperties: [ObjectIdentifier: [PropertyField]] = [:]
  /// The tree of the screen that lies over this one's. What is covered gets no layout passes, and is brought up to date with it.
  private weak var front: ViewHost?
  private weak var behind: ViewHost?
  /// Called when the tree behind has changed.
  var refresh: (() -> Void)?
  private var changes = 0
  private var seenChanges = 0
  private var root: ViewNode?
  private var value: any View
  private var isRootOutdated = true
  private var outdated: [ViewNode] = []
  private var actions: [() -> Void] = []
  private lazy var places = PlacedViews(view)
  private(set) var isShown = false
  private var isUpdating = false
  private var isLayingOut = false
  /// Whether the tree has put something into the bars around its screen.
  var hasToolbar = false
  /// Whether the tree has hidden the tab bar below its screen.
  var hidesTabBar = false
  /// The heights that the tree's sheet was given.
  var detents: [PresentationDetent] = []
  /// Who searches in the tree's screen.
  var search: SearchControl?
  /// How many views are being measured.
  var measuring = 0

  init(_ value: any View, in view: UIView) {
    self.value = value
    self.view = view
  }

  /// What texts are measured in before they are in the tree.
  var surroundings: LayoutEnvironment { view.effectiveLayoutEnvironment }

  func show(_ value: any View) {
    self.value = value
    invalidate()
  }
  /// Has everything asked for anew.
  func invalidate() {
    isRootOutdated = true
    wake()
  }
  func needsUpdate(_ node: ViewNode) {
    outdated.append(node)
    wake()
  }
  private func wake() {
    // What changes within a pass is worked in by it; what never rests waits for another one.
    if !isLayingOut { needsLayout() }
    front?.wake()
  }
  /// A view of UIKit's in the tree has another content size. What this tree does to its views is measured by it anyway.
  func contentSizeDidChange() {
    if !isUpdating, !isLayingOut, measuring == 0 { needsLayout() }
  }
  /// Lies over another tree's screen.
  func lie(over other: ViewHost) {
    guard other !== self, other.behind !== self else { return }
    behind = other
    other.front = self
    seenChanges = other.changes
  }
  /// Called after the present update: what programs do may change the tree again.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// A value at a place: in the node that is there, if it is one of its type.
  func node<V: View>(_ value: V, replacing old: ViewNode?, _ seed: NodeSeed) -> ViewNode {
    if let old = old as? TypedNode<V> {
      old.view = value
      old.environment = seed.environment
      old.isOutdated = false
      old.update()
      return old
    }
    old?.remove()
    let new =
      (value as? any PrimitiveView)?.makeNode(seed)
      ?? (value as? any UIViewRepresentable)?.makeRepresentableNode(seed)
      ?? (value as? any UIViewControllerRepresentable)?.makeRepresentableNode(seed)
      ?? CompositeNode(value, seed)
    new.update()
    if isShown { new.visibilityDidChange(true) }
    return new
  }

  private var environment: EnvironmentValues {
    var environment = inherited ?? EnvironmentValues()
    if inherited == nil { environment.take(view.traitCollection) }
    environment.displayScale = max(1, view.effectiveLayoutEnvironment.displayScale)
    if environment.dismiss.action == nil, let controller {
      environment.dismiss.action = { [weak controller] in controller?.leave() }
      if controller.presentingViewController != nil { environment.isPresented = true }
    }
    return environment
  }

  /// Asks for all bodies that have to be asked for. What goes on changing rests after 32 rounds until the next pass.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    if let behind {
      behind.update()
      if seenChanges != behind.changes {
        seenChanges = behind.changes
        refresh?()
      }
    }
    for _ in 0..<32 {
      guard isRootOutdated || !outdated.isEmpty || !actions.isEmpty else { return }
      if isRootOutdated {
        isRootOutdated = false
        let value = value
        root = node(value, replacing: root, NodeSeed(host: self, parent: nil, environment: environment))
      }
      let waiting = outdated
      outdated = []
      // Those above first: they bring those below up to date.
      for node in waiting.sorted(by: { $0.depth < $1.depth }) where node.isOutdated && !node.isRemoved {
        node.isOutdated = false
        node.update()
      }
      changes &+= 1
      let actions = actions
      self.actions = []
      actions.forEach { $0() }
    }
  }

  /// The root's size for an offer.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    update()
    return rootItem.size(proposal)
  }
  /// Several views at the top are one above the other.
  private var rootItem: LayoutItem {
    let items = root?.items ?? []
    return items.count == 1 ? items[0] : ContainerItem(VStackLayout(), items, environment.layoutDirection)
  }

  /// Places everything: the root in the middle of the part of the bounds that nothing covers.
  func layOut(in bounds: CGRect, safeBounds: CGRect) {
    isLayingOut = true
    defer { isLayingOut = false }
    update()
    let environment = environment
    for _ in 0..<8 {
      let item = rootItem
      let placement = Placement(
        places, bounds: bounds, safeBounds: safeBounds,
        isRightToLeft: environment.layoutDirection == .rightToLeft,
        scale: environment.displayScale)
      let proposal = ProposedViewSize(safeBounds.size)
      let size = item.size(proposal)
      let origin = CGPoint(x: safeBounds.midX - size.width / 2, y: safeBounds.midY - size.height / 2)
      item.place(CGRect(origin: origin, size: size), proposal, in: placement)
      placement.finish()
      showIfInWindow()
      root?.didLayOut()
      guard !outdated.isEmpty || isRootOutdated || !actions.isEmpty else { return }
      update()
    }
  }

  func showIfInWindow() {
    let isShown = view.window != nil
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    root?.visibilityDidChange(isShown)
  }

  /// What the views of the tree say to what is around it.
  func collected<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var value: K.Value?
    root?.collect(key, into: &value)
    return value ?? K.defaultValue
  }
}

extension ViewNode {
  fileprivate var depth: Int { (parent?.depth ?? 0) + 1 }
}

extension UIViewController {
  /// Takes itself away, by the way that it came.
  fileprivate func leave() {
    if let navigation = navigationController, navigation.viewControllers.count > 1 {
      navigation.popViewController(animated: true)
    } else if let presenting = presentingViewController ?? parent?.presentingViewController {
      presenting.dismiss(animated: true)
    }
  }
}
