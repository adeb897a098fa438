// Transition layouts: from one layout of a collection to another, as far as the program or a finger has come.

import Foundation

/// The layout between two others: everything lies as far on the way from its place in the one to that in the other as
/// `transitionProgress` says.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout from which the collection changes.
  public let currentLayout: UICollectionViewLayout
  /// The layout to which the collection changes.
  public let nextLayout: UICollectionViewLayout
  /// 0 at `currentLayout` to 1 at `nextLayout`. A change lays out anew.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  /// A layout at the beginning of the way.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }
  /// Always nil: the layout is not archived.
  public required init?(coder: NSCoder) { nil }

  private var values: [String: CGFloat] = [:]
  /// Keeps a number of the program's own for the way: of a layout of one's own that places by more than the progress.
  open dynamic func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
    invalidateLayout()
  }
  /// The value stored under a key; 0 without one.
  open dynamic func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Prepares both layouts for the same collection.
  open dynamic override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.collectionView = collectionView
      layout.prepare()
    }
  }

  open dynamic override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }
  /// The elements of either layout in the rectangle, with attributes between the two.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let from = currentLayout.layoutAttributesForElements(in: rect) ?? []
    var known = Set(from.map(ElementName.init))
    let others = (nextLayout.layoutAttributesForElements(in: rect) ?? []).filter {
      known.insert(ElementName($0)).inserted
    }
    return (from + others).compactMap { known in
      attributes(beside: known).flatMap { $0.frame.overlaps(rect) ? $0 : nil }
    }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
  }
  open dynamic override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

  /// The attributes of the same element between the two layouts.
  private func attributes(beside known: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes?
  {
    switch known.representedElementCategory {
    case .cell: layoutAttributesForItem(at: known.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: known.representedElementKind ?? "", at: known.indexPath)
    default: known
    }
  }

  /// The attributes between two; an element of only one layout keeps those of that one.
  private func between(_ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?)
    -> UICollectionViewLayoutAttributes?
  {
    guard let from, let to, let result = from.copy() as? UICollectionViewLayoutAttributes else {
      return from ?? to
    }
    result.frame = CGRect(
      x: between(from.frame.minX, to.frame.minX), y: between(from.frame.minY, to.frame.minY),
      width: between(from.frame.width, to.frame.width), height: between(from.frame.height, to.frame.height))
    result.alpha = between(from.alpha, to.alpha)
    if transitionProgress >= 0.5 { (result.zIndex, result.isHidden) = (to.zIndex, to.isHidden) }
    return result
  }
}

/// The identity of an element of a collection.
private struct ElementName: Hashable {
  var kind: String?
  var path: IndexPath

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    kind = attributes.representedElementKind
    path = attributes.indexPath
  }
}

extension UICollectionView {
  /// Gives the collection a transition layout to another one, whose `transitionProgress` the program then moves;
  /// `finishInteractiveTransition()` or `cancelInteractiveTransition()` ends it. The closure is told whether the way
  /// came to an end, and whether at the new layout. The delegate may give the layout between.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    let delegate = delegate as? any UICollectionViewDelegate
    let between =
      delegate?.collectionView(
        self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    makeCarried(InteractiveTransition.self).completion = completion
    collectionViewLayout = between
    return between
  }
  /// Finishes the transition with the new layout; does nothing where there is none.
  public func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Cancels the transition, back to the old layout; does nothing where there is none.
  public func cancelInteractiveTransition() { endTransition(isFinished: false) }

  private func endTransition(isFinished: Bool) {
    guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    collectionViewLayout = isFinished ? between.nextLayout : between.currentLayout
    let left = isFinished ? between.currentLayout : between.nextLayout
    if left !== collectionViewLayout { left.collectionView = nil }
    layoutIfNeeded()
    let transition = makeCarried(InteractiveTransition.self)
    let completion = transition.completion
    transition.completion = nil
    completion?(true, isFinished)
  }
}

private final class InteractiveTransition: CarriedState {
  var completion: ((Bool, Bool) -> Void)?
}
