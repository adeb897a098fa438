// The cells of lists: how they are made, what stays of them through changes, and when the delegate is told. Sources: Apple's
// pages of `beginUpdates()` ("animate the change in the row heights without reloading the cell"), `insertRows(at:with:)`,
// `reconfigureRows(at:)`, `reconfigureItems(at:)` (the cell that is there is kept), `tableView(_:willDisplay:forRowAt:)`,
// `UICollectionViewLayoutAttributes` (attributes that did not change are not applied), `selfSizingInvalidation`,
// `tableHeaderView`; WWDC 2014, session 226 (`sizeThatFits` of rows without constraints).

import Testing
import UIKit

/// A cell that is laid out by frames.
private final class FrameCell: UITableViewCell {
  var height: CGFloat = 70
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts = [3]
  var asked: [IndexPath] = []
  var heights: [CGFloat] = []
  var shown: [CGRect] = []
  var ended: [IndexPath] = []
  var whenAsked: (UITableView, IndexPath) -> Void = { _, _ in }
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    whenAsked(tableView, indexPath)
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights.indices.contains(indexPath.row) ? heights[indexPath.row] : UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    shown.append(cell.frame)
    cell.alpha = 0.5
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { ended.append(indexPath) }
}

@MainActor
@Suite("Cells of tables")
struct TableCellTests {
  private func table(_ rows: Rows, _ cell: AnyClass = FrameCell.self, height: CGFloat = 1000) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: .plain)
    table.register(cell, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    return table
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("rows without constraints are as high as their cell fits; 44 where it does not say")
  func fitting() {
    let rows = Rows()
    #expect(table(rows).rectForRow(at: path(0)).height == 70)
    #expect(table(rows, UITableViewCell.self).rectForRow(at: path(0)).height == 44)
    #expect(FrameCell(style: .default, reuseIdentifier: nil).sizeThatFits(.zero).height == 70)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 1000)) == CGSize(width: 320, height: 44))
  }

  @Test("headers without constraints are as high as they fit")
  func fittingHeader() {
    final class Header: UITableViewHeaderFooterView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 51) }
    }
    final class Titled: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        Header(reuseIdentifier: nil)
      }
    }
    let titled = Titled()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    table.dataSource = titled
    table.delegate = titled
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 51)
  }

  @Test("beginUpdates and endUpdates ask for heights and keep the cells")
  func heightsAlone() throws {
    let rows = Rows()
    let table = table(rows)
    let first = try #require(table.cellForRow(at: path(0)) as? FrameCell)
    first.height = 120
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: path(0)) === first && rows.asked.count == 3 && rows.ended.isEmpty)
    #expect(first.frame.height == 120 && table.rectForRow(at: path(1)).minY == 120)
    rows.heights = [30, 30, 30]
    table.performBatchUpdates(nil)
    #expect(first.frame.height == 30 && rows.asked.count == 3)
  }

  @Test("changes ask for new rows alone; the others keep their cells and what was measured")
  func insertions() throws {
    let rows = Rows()
    rows.counts = [3, 30]
    let table = table(rows, height: 400)
    table.scrollToRow(at: path(20, 1), at: .top, animated: false)
    table.layoutIfNeeded()
    let offset = table.contentOffset.y
    let kept = try #require(table.cellForRow(at: path(20, 1)))
    let before = table.rectForRow(at: path(20, 1))
    rows.asked = []
    rows.counts = [2, 32]
    table.performBatchUpdates {
      table.deleteRows(at: [path(1)], with: .none)
      table.insertRows(at: [path(19, 1), path(22, 1)], with: .none)
    }
    #expect(table.cellForRow(at: path(21, 1)) === kept)
    #expect(rows.asked == [path(22, 1)] && table.contentOffset.y == offset)
    // A measured row of 70 is gone, one with the estimate of 44 has come.
    #expect(table.rectForRow(at: path(21, 1)).minY == before.minY - 70 + 44)
  }

  @Test("a cell stays that comes to lie where another one goes")
  func places() {
    let rows = Rows()
    let table = table(rows)
    let before = table.visibleCells
    table.performBatchUpdates {
      table.insertRows(at: [path(0)], with: .none)
      table.deleteRows(at: [path(2)], with: .none)
    }
    #expect(table.visibleCells.dropFirst() == before.dropLast() && rows.ended == [path(2)])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 70, 140])
  }

  @Test("a row that is loaded anew has another look, one that is configured again the same cell")
  func reconfigured() throws {
    let rows = Rows()
    let table = table(rows)
    let cell = try #require(table.cellForRow(at: path(1)) as? FrameCell)
    rows.asked = []
    cell.height = 90
    table.reconfigureRows(at: [path(1)])
    table.layoutIfNeeded()
    #expect(rows.asked == [path(1)] && table.cellForRow(at: path(1)) === cell && cell.frame.height == 90)
    rows.asked = []
    table.reloadRows(at: [path(2)], with: .none)
    table.layoutIfNeeded()
    #expect(rows.asked == [path(2)] && rows.ended == [path(2)])
  }

  @Test("the delegate is told of a cell at its place, and what it sets stays")
  func willDisplay() {
    let rows = Rows()
    let table = table(rows)
    #expect(rows.shown == (0..<3).map { CGRect(x: 0, y: CGFloat($0) * 70, width: 320, height: 70) })
    #expect(table.visibleCells.allSatisfy { $0.alpha == 0.5 })
  }

  @Test("rows are measured again when a cell, its content view or its configuration says so")
  func invalidated() throws {
    let rows = Rows()
    let table = table(rows)
    let cell = try #require(table.cellForRow(at: path(0)) as? FrameCell)
    cell.height = 80
    table.layoutIfNeeded()
    #expect(cell.frame.height == 70)
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(cell.frame.height == 80)
    cell.height = 90
    cell.contentView.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(cell.frame.height == 90)
    table.selfSizingInvalidation = .disabled
    cell.height = 100
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(cell.frame.height == 90)
    table.selfSizingInvalidation = .enabledIncludingConstraints
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(cell.frame.height == 100)
  }

  @Test("a content configuration with more text makes its row higher")
  func configuredAgain() throws {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 1000), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: path(0)))
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "long text ", count: 30)
    cell.contentConfiguration = content
    table.layoutIfNeeded()
    #expect(cell.frame.height > 88)
  }

  @Test("a data source that changes its rows while it is asked is asked again")
  func shrinking() {
    let rows = Rows()
    rows.counts = [5]
    rows.whenAsked = { table, path in
      guard rows.counts == [5], path.row == 2 else { return }
      rows.counts = [1]
      table.reloadData()
      table.layoutIfNeeded()
    }
    let table = table(rows)
    #expect(table.visibleCells.count == 1 && rows.asked.map(\.row) == [0, 1, 2, 0])
    rows.counts = [-1]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty && table.numberOfRows(inSection: 0) == 0)
    rows.whenAsked = { _, _ in }
  }

  @Test("cells leave from the top, so that the same input gives the same cells")
  func order() {
    let rows = Rows()
    rows.counts = [12]
    let table = table(rows)
    let before = table.visibleCells
    table.reloadData()
    table.layoutIfNeeded()
    #expect(rows.ended.map(\.row) == Array(0..<12))
    #expect(table.visibleCells == before.reversed())
  }

  @Test("the same header with a new height moves the rows")
  func header() {
    let rows = Rows()
    let table = table(rows)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    table.tableHeaderView = header
    #expect(table.rectForRow(at: path(0)).minY == 50)
    header.frame.size.height = 120
    table.tableHeaderView = header
    #expect(table.rectForRow(at: path(0)).minY == 120)
  }

  // Interface Builder writes alwaysBounceVertical="YES" into every table.
  @Test("a short table bounces, so that the safe area is its inset")
  func bounces() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let table = UITableView(frame: controller.view.bounds, style: .plain)
    #expect(table.alwaysBounceVertical && !UIScrollView().alwaysBounceVertical)
    let rows = Rows()
    table.register(FrameCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    controller.view.addSubview(table)
    window.layoutIfNeeded()
    #expect(
      table.adjustedContentInset == controller.view.safeAreaInsets
        && table.contentOffset.y == -table.adjustedContentInset.top)
  }

  // Content 40 further in beside the round button: the review's figure; pages of editingAccessoryType and
  // showsReorderControl.
  @Test("editing moves the content, with the accessories of editing in place of the others")
  func editing() throws {
    final class Edited: NSObject, UITableViewDataSource, UITableViewDelegate {
      var indents = true
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .disclosureIndicator
        return cell
      }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.row < 2
      }
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
      func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
      ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .delete : .none }
      func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        indents
      }
    }
    let edited = Edited()
    edited.indents = false
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.dataSource = edited
    table.delegate = edited
    table.layoutIfNeeded()
    let cells = try (0..<3).map { try #require(table.cellForRow(at: path($0))) }
    let usual = cells[0].contentView.frame
    #expect(usual.minX == 0 && usual.width < 320)
    cells[1].editingAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    cells[0].showsReorderControl = true
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    // 16 of margin and 24 of the control that moves rows.
    #expect(cells[0].contentView.frame.minX == 40 && cells[0].contentView.frame.width == 320 - 40 - 40)
    #expect(cells[1].contentView.frame.minX == 0 && cells[1].contentView.frame.width == 320 - 66)
    #expect(cells[1].editingAccessoryView?.frame.minX == CGFloat(254))
    #expect(cells[2].contentView.frame == usual)
    table.setEditing(false, animated: false)
    table.layoutIfNeeded()
    #expect(cells[0].contentView.frame == usual && cells[1].editingAccessoryView?.superview == nil)
  }

  // "The default UIImageView supplied with the UITableViewCell is the same height as the row".
  @Test("a large image of a cell is as high as the row, in proportion")
  func image() throws {
    let rows = Rows()
    rows.heights = [50, 50, 50]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.separatorStyle = .none
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: path(0)))
    cell.imageView?.image = UIImage(size: CGSize(width: 600, height: 300))
    cell.textLabel?.text = "A"
    cell.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 0, width: 100, height: 50))
    // A text alone has all the room up to the margin, in the middle of which it may stand.
    #expect(cell.textLabel?.frame.minX == 132)
    #expect(cell.textLabel?.frame.maxX == 304)
  }

  @Test("a row of automatic height is as high as its texts beside an image that is higher than a usual row")
  func imageAndLines() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    table.addSubview(cell)
    cell.imageView?.image = UIImage(size: CGSize(width: 120, height: 120))
    cell.textLabel?.text = "A text that has several lines beside an image of this size"
    cell.textLabel?.numberOfLines = 0
    cell.detailTextLabel?.text = "Below it"
    let height = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    cell.layoutIfNeeded()
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(text.frame.minY >= 0)
    #expect(detail.frame.maxY <= cell.contentView.bounds.height)
  }
}

/// A cell that lays its image out once, from the frame that it is made with.
private final class OldCell: UICollectionViewCell {
  let picture: UIImageView
  override init(frame: CGRect) {
    picture = UIImageView(
      frame: CGRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height * 2 / 3))
    super.init(frame: frame)
    contentView.addSubview(picture)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var count = 4
  var asked: [Int] = []
  var shown: [CGRect] = []
  var ended: [Int] = []
  var whenAsked: (UICollectionView, IndexPath) -> Void = { _, _ in }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath.item)
    whenAsked(collectionView, indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    shown.append(cell.frame)
    cell.alpha = 0.5
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { ended.append(indexPath.item) }
}

@MainActor
@Suite("Cells of collections")
struct CollectionCellTests {
  private func collection(_ items: Items) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 90, height: 300), collectionViewLayout: layout)
    view.register(OldCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    view.layoutIfNeeded()
    return view
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  // PSTCollectionView makes cells with their attributes' frame, as Apple's does.
  @Test("cells are made with their frame")
  func made() {
    let items = Items()
    let view = collection(items)
    let pictures = view.visibleCells.compactMap { ($0 as? OldCell)?.picture.frame }
    #expect(pictures == Array(repeating: CGRect(x: 0, y: 0, width: 90, height: 40), count: 4))
  }

  @Test("the delegate is told of a cell at its place, and what it sets stays")
  func willDisplay() {
    let items = Items()
    let view = collection(items)
    #expect(items.shown == (0..<4).map { CGRect(x: 0, y: CGFloat($0) * 60, width: 90, height: 60) })
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { $0.alpha == 0.5 })
  }

  @Test("changes ask for new items alone; configured items keep their cells")
  func changes() throws {
    let items = Items()
    let view = collection(items)
    let kept = try #require(view.cellForItem(at: path(2)))
    items.asked = []
    items.count = 5
    view.performBatchUpdates { view.insertItems(at: [path(1)]) }
    #expect(items.asked == [1] && view.cellForItem(at: path(3)) === kept && kept.frame.minY == 180)
    items.asked = []
    view.performBatchUpdates(nil)
    #expect(items.asked == [] && items.ended == [])
    view.reconfigureItems(at: [path(3)])
    #expect(items.asked == [3] && view.cellForItem(at: path(3)) === kept)
    view.reloadItems(at: [path(0)])
    #expect(items.asked == [3, 0] && items.ended == [0])
  }

  @Test("a data source that changes its items while it is asked is asked again")
  func shrinking() {
    let items = Items()
    items.count = 5
    items.whenAsked = { view, path in
      guard items.count == 5, path.item == 2 else { return }
      items.count = 1
      view.performBatchUpdates { view.deleteItems(at: (1..<5).map { IndexPath(item: $0, section: 0) }) }
    }
    let view = collection(items)
    #expect(view.visibleCells.count == 1 && items.asked == [0, 1, 2])
    items.count = -1
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
    items.whenAsked = { _, _ in }
  }

  @Test("a snapshot's items keep their cells, and those that are configured again too")
  func snapshots() throws {
    final class Asked { var items: [String] = [] }
    let view = collection(Items())
    let asked = Asked()
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      asked.items.append(item)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot)
    let cell = try #require(view.cellForItem(at: path(1)))
    asked.items = []
    snapshot.insertItems(["z"], beforeItem: "a")
    snapshot.deleteItems(["c"])
    snapshot.reconfigureItems(["b"])
    source.apply(snapshot)
    #expect(Set(asked.items) == ["z", "b"] && asked.items.count == 2)
    #expect(view.cellForItem(at: path(2)) === cell)
  }
}
