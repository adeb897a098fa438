// Snapshots and the data sources that take them (Apple's documentation of NSDiffableDataSourceSnapshot and of
// UICollectionViewDiffableDataSource), cell registrations and content configurations.

import Testing
import UIKit

@MainActor
@Suite("Diffable data sources and configured cells")
struct DiffableDataSourceTests {
  private enum Part { case first, second }

  @Test("a snapshot keeps sections and items in the order in which they are put")
  func snapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Part, Int>()
    snapshot.appendSections([.second])
    snapshot.insertSections([.first], beforeSection: .second)
    snapshot.appendItems([1, 2, 3], toSection: .first)
    snapshot.appendItems([10])
    snapshot.insertItems([4], afterItem: 1)
    snapshot.moveItem(3, beforeItem: 10)
    snapshot.deleteItems([2])
    #expect(snapshot.itemIdentifiers(inSection: .first) == [1, 4])
    #expect(snapshot.itemIdentifiers(inSection: .second) == [3, 10])
    #expect(snapshot.numberOfItems == 4 && snapshot.numberOfSections == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == .second)
    #expect(snapshot.indexOfItem(10) == 3 && snapshot.indexOfSection(.second) == 1)
    snapshot.moveSection(.second, beforeSection: .first)
    #expect(snapshot.itemIdentifiers == [3, 10, 1, 4])
  }

  @Test("an applied snapshot is what the collection shows")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
      cell.tag = item
    }
    let source = UICollectionViewDiffableDataSource<Part, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Part, Int>()
    snapshot.appendSections([.first])
    snapshot.appendItems([7, 8])
    var isDone = false
    source.apply(snapshot, animatingDifferences: false) { isDone = true }
    #expect(isDone)
    #expect(view.visibleCells.map(\.tag) == [7, 8])
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 8)
    #expect(source.indexPath(for: 7) == IndexPath(item: 0, section: 0))
    snapshot.deleteItems([7])
    snapshot.appendItems([9])
    source.apply(snapshot)
    #expect(view.visibleCells.map(\.tag) == [8, 9])
  }

  @Test("rows of a table come from a snapshot, too")
  func table() {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<Part, String>(tableView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Part, String>()
    snapshot.appendSections([.first])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    #expect(view.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
    #expect(source.snapshot().numberOfItems == 2)
  }

  /// A configuration whose view is as high as it says.
  private struct Block: UIContentConfiguration {
    var height: CGFloat
    func makeContentView() -> any UIView & UIContentView { BlockView(self) }
    func updated(for state: any UIConfigurationState) -> Block {
      (state as? UICellConfigurationState)?.isSelected == true ? Block(height: 80) : self
    }
  }

  private final class BlockView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { take() } }
    private lazy var height = heightAnchor.constraint(equalToConstant: 0)
    init(_ block: Block) {
      configuration = block
      super.init(frame: .zero)
      take()
    }
    required init?(coder: NSCoder) { nil }
    private func take() {
      height.constant = (configuration as? Block)?.height ?? 0
      height.isActive = true
    }
  }

  @Test("a content configuration makes the cell's content, decides its height, and follows its state")
  func content() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    cell.contentConfiguration = Block(height: 50)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    #expect(cell.preferredLayoutAttributesFitting(attributes).size.height == 50)
    let view = cell.contentView.subviews.first
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Block)?.height == 80)
    // The view that is there takes the new configuration.
    #expect(cell.contentView.subviews.first === view)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test(
    "a list's row is 44 points high with one line, and its texts stand within the configuration's margins")
  func list() {
    var row = UIListContentConfiguration.cell()
    row.text = "Row"
    let view = row.makeContentView()
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == 44)
  }

  @Test("items of a flow layout are as large as their cells ask for where sizes are estimated")
  func selfSizing() {
    final class Cell: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentConfiguration = Block(height: 70)
        contentView.widthAnchor.constraint(equalToConstant: 90).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    // Three of 90 and two spaces of at least 10 fill a line of 320.
    #expect(
      view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame
        == CGRect(x: 230, y: 0, width: 90, height: 70))
    #expect(
      view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame
        == CGRect(x: 0, y: 80, width: 90, height: 70))
  }

  @Test("a snapshot is laid out when applying it has been awaited")
  func awaitedSnapshot() async {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    await source.apply(snapshot)
    #expect(view.visibleCells.count == 2)
  }
}
