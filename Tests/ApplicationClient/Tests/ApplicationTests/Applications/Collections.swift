// Collections as applications have them: diffable data sources, compositional layouts, registrations, layouts of one's own.

import UIKit
enum Section: CaseIterable { case main, other }
struct Item: Hashable { let id = UUID(); var title: String }
class GridCell: UICollectionViewCell {
  static let reuseIdentifier = "g"
  let imageView = UIImageView()
  override init(frame: CGRect) {
    super.init(frame: frame); contentView.addSubview(imageView); layer.shouldRasterize = true
  }
  required init?(coder: NSCoder) { fatalError() }
  override var isSelected: Bool { didSet { layer.borderWidth = isSelected ? 2 : 0 } }
  override var isHighlighted: Bool { didSet {} }
  override func preferredLayoutAttributesFitting(_ a: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { a }
}
class GridController: UIViewController, UICollectionViewDelegate, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSourcePrefetching
{
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.delegate = self
    collectionView.prefetchDataSource = self
    collectionView.register(GridCell.self, forCellWithReuseIdentifier: GridCell.reuseIdentifier)
    collectionView.register(UINib(nibName: "a", bundle: nil), forCellWithReuseIdentifier: "x")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "h")
    view.addSubview(collectionView)
    let reg = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, indexPath, item in
      var c = cell.defaultContentConfiguration(); c.text = item.title; cell.contentConfiguration = c
      cell.accessories = [.disclosureIndicator(), .checkmark(), .delete(), .reorder(displayed: .always)]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, indexPath in view.backgroundColor = .red }
    dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
      cv, indexPath, item in
      cv.dequeueConfiguredReusableCell(using: reg, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { cv, kind, ip in
      cv.dequeueConfiguredReusableSupplementary(using: header, for: ip)
    }
    var s = NSDiffableDataSourceSnapshot<Section, Item>()
    s.appendSections([.main])
    s.appendItems([Item(title: "a")], toSection: .main)
    s.appendItems([Item(title: "b")])
    dataSource.apply(s, animatingDifferences: true)
    let item = dataSource.itemIdentifier(for: IndexPath(item: 0, section: 0)); print(item as Any)
    var now = dataSource.snapshot()
    now.deleteItems([])
    now.reloadItems([])
    now.reconfigureItems([])
    print(
      now.numberOfItems, now.itemIdentifiers(inSection: .main), now.sectionIdentifiers,
      now.indexOfItem(item!) as Any)
  }
  func makeLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let g2 = NSCollectionLayoutGroup.vertical(layoutSize: groupSize, subitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets = .init(top: 0, leading: 20, bottom: 0, trailing: 20)
    let h = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    h.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [h]
    section.visibleItemsInvalidationHandler = { items, offset, env in _ = (items, offset, env, g2) }
    section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "bg")]
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 20
    config.scrollDirection = .vertical
    let l = UICollectionViewCompositionalLayout(
      sectionProvider: { index, env in
        env.container.effectiveContentSize.width > 500 ? section : nil
      }, configuration: config)
    l.register(UICollectionReusableView.self, forDecorationViewOfKind: "bg")
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    _ = UICollectionViewCompositionalLayout.list(using: list)
    return UICollectionViewCompositionalLayout(section: section)
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 10, height: 10) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
}
class TableDS: UITableViewDiffableDataSource<Section, Item> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "a" }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}
class CoolLayout: UICollectionViewFlowLayout {
  override init() { super.init() }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  override func prepare() { super.prepare() }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let a = super.layoutAttributesForElements(in: rect)
    a?.forEach {
      $0.transform3D = CATransform3DMakeRotation(1, 0, 1, 0); if $0.representedElementCategory == .cell {}
    }
    return a
  }
  override func targetContentOffset(
    forProposedContentOffset p: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { p }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
  override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  override func finalizeCollectionViewUpdates() {}
}
class Coll: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  { true }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: indexPath)
  }
  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { true }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator);
    collectionView.collectionViewLayout.invalidateLayout()
  }
}
