// Collections: items that a data source gives, placed by a layout object. A collection without a data source places
// nothing: documents store the frames of their cells.

import Foundation

/// Items in a grid or any other arrangement.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Where an item comes to lie when it is scrolled to. Raw values are Apple's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Who places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }
  /// Who gives the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be.
  open var allowsMultipleSelection = false
  /// What lies behind the items; stored.
  open var backgroundView: UIView?

  final var selectedPaths: Set<IndexPath> = []
  private var cellClasses: [String: UICollectionReusableView.Type] = [:]
  private var partClasses: [String: UICollectionReusableView.Type] = [:]
  private var freeViews: [String: [UICollectionReusableView]] = [:]
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var parts: [String: UICollectionReusableView] = [:]
  private var isOutdated = true
  private var preparedBounds = CGRect.null

  /// A collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// A collection from an archive, with a flow layout of its own.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Registering and reusing

  /// Has cells of an identifier made of a class; nil takes it back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Has headers, footers and the like made of a class; nil takes it back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { partClasses[elementKind + " " + identifier] = viewClass as? UICollectionReusableView.Type }

  /// A cell that is free, or a new one. Stops with Apple's sentence where no class is registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(
      "cell " + identifier, identifier, cellClasses[identifier], kind: "UICollectionElementKindCell")
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// A header, footer or the like that is free, or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = elementKind + " " + identifier
    return dequeue(key, identifier, partClasses[key], kind: elementKind)
  }

  private func dequeue(
    _ key: String, _ identifier: String, _ viewClass: UICollectionReusableView.Type?, kind: String
  ) -> UICollectionReusableView {
    if let free = freeViews[key]?.popLast() {
      free.prepareForReuse()
      return free
    }
    guard let viewClass else {
      preconditionFailure(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    let view = viewClass.make(.zero)
    view.reuseIdentifier = identifier
    return view
  }

  // MARK: Items

  /// Has everything asked for again in the next layout.
  open func reloadData() {
    isOutdated = true
    setNeedsLayout()
  }
  /// The same: there are no animations of items.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// The same.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// The same.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// The same.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Makes changes together, and calls back once they are laid out.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    layoutIfNeeded()
    completion?(true)
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// The cell of an item that can be seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// The item of a cell that can be seen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The items that can be seen.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  /// The cells that can be seen.
  open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
  /// The header, footer or the like of a place, if it can be seen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { parts["\(elementKind) \(indexPath)"] }
  /// The selected items, sorted; nil without any.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths.sorted() }
  /// Selects an item and scrolls to it, at once, whether `animated` or not; nil takes all selections back. The delegate is
  /// not told.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, at: scrollPosition)
  }
  /// Takes the selection of an item back; the delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
  /// Scrolls until an item lies at a place, not beyond the content; at once, whether `animated` or not.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition)
  }
  /// Has another layout place the items, at once, whether `animated` or not.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// The same, and calls back once the items are laid out.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }
  /// The place of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    if dataSource != nil { placeItems() }
    super.layoutSubviews()
  }

  private func placeItems() {
    if isOutdated {
      isOutdated = false
      for (path, cell) in cells { free(cell, "cell "); cells[path] = nil }
      for (key, part) in parts { free(part, key.prefix { $0 != " " } + " "); parts[key] = nil }
      preparedBounds = .null
    }
    if preparedBounds != bounds,
      preparedBounds.isNull || collectionViewLayout.needsPreparing(from: preparedBounds, to: bounds)
    {
      collectionViewLayout.prepare()
    }
    preparedBounds = bounds
    contentSize = collectionViewLayout.collectionViewContentSize
    let seen = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    var keptCells: Set<IndexPath> = []
    var keptParts: Set<String> = []
    for attributes in seen {
      if let kind = attributes.representedElementKind {
        let key = "\(kind) \(attributes.indexPath)"
        guard let part = parts[key] ?? newPart(kind, attributes.indexPath, key) else { continue }
        keptParts.insert(key)
        attributes.place(part)
      } else {
        guard let cell = cells[attributes.indexPath] ?? newCell(attributes.indexPath) else { continue }
        keptCells.insert(attributes.indexPath)
        attributes.place(cell)
      }
    }
    for (path, cell) in cells where !keptCells.contains(path) { free(cell, "cell "); cells[path] = nil }
    for (key, part) in parts where !keptParts.contains(key) {
      free(part, key.prefix { $0 != " " } + " ")
      parts[key] = nil
    }
  }

  /// The layout is to be prepared again.
  func layoutDidInvalidate() {
    preparedBounds = .null
    setNeedsLayout()
  }

  private func newCell(_ path: IndexPath) -> UICollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cells[path] = cell
    cell.isSelected = selectedPaths.contains(path)
    addSubview(cell)
    return cell
  }

  private func newPart(_ kind: String, _ path: IndexPath, _ key: String) -> UICollectionReusableView? {
    guard let part = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    else {
      return nil
    }
    parts[key] = part
    addSubview(part)
    return part
  }

  private func free(_ view: UICollectionReusableView, _ prefix: some StringProtocol) {
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { freeViews[prefix + identifier, default: []].append(view) }
  }
}

/// Gives the items of a collection. Apple's optional questions have an answer by default.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// How many sections there are; one by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A header, footer or the like; an empty one by default.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// How many sections there are: one.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// A header, footer or the like: an empty one.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// Is told of selections in a collection, by hosts and tests.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// An item was selected.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// An item is selected no more.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// An item was selected; does nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// An item is selected no more; does nothing.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}
