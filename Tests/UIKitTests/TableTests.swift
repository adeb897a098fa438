// Tables and collections whose rows a data source gives, with cells that size themselves (spec 07 §2). Frames are
// computed by hand: 320 points wide, 2 pixels a point, so a separator of 0.5.

import Testing
import UIKit

private final class MessageCell: UITableViewCell {
  static let reuseIdentifier = "MessageCell"
  let messageLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    messageLabel.font = .systemFont(ofSize: 20)
    messageLabel.numberOfLines = 0
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(messageLabel)
    NSLayoutConstraint.activate([
      messageLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      messageLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      messageLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      messageLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    messageLabel.text = nil
  }
}

private final class MessagesController: UITableViewController {
  var messages: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(
        withIdentifier: MessageCell.reuseIdentifier, for: indexPath) as! MessageCell
    cell.messageLabel.text = messages[indexPath.row]
    return cell
  }
}

@Suite("Tables and collections with data sources")
struct TableTests {
  /// slackhq/PanModal's PanModalTests (2019, iOS 12, an iPhone with a status bar of 20): `vc.view.frame.height ==
  /// UIScreen.main.bounds.size.height - 20` of a `UITableViewController`.
  @Test("a table's controller makes its table below the status bar")
  func tableBelowStatusBar() {
    let screen = UIScreen(
      size: CGSize(width: 375, height: 667),
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    UIScreen.withMain(screen) {
      #expect(UITableViewController().view.frame == CGRect(x: 0, y: 20, width: 375, height: 647))
      #expect(UIViewController().view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }
  }

  @Test("rows are as high as their texts, and only those that can be seen have cells")
  func selfSizing() throws {
    let window = plainWindow(height: 200)
    let controller = MessagesController()
    // 30 characters of 10 points fit into 300; 31 take a second line of 24.
    controller.messages = [String(repeating: "a", count: 30), String(repeating: "b", count: 31)]
    controller.messages += Array(repeating: "c", count: 98)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let table = try #require(controller.tableView)
    // 24 + 22 + 0.5, 48 + 22 + 0.5.
    #expect(
      table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame
        == CGRect(x: 0, y: 0, width: 320, height: 46.5))
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? MessageCell)
    #expect(second.frame == CGRect(x: 0, y: 46.5, width: 320, height: 70.5))
    #expect(second.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(second.messageLabel.frame == CGRect(x: 10, y: 11, width: 300, height: 48))
    // 46.5 + 70.5 + 46.5 = 163.5, so a fourth row begins above 200.
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2, 3])
    // Four rows are measured, 96 are estimated: 210 + 96 · 44.
    #expect(table.contentSize == CGSize(width: 320, height: 4434))
  }

  @Test("scrolling takes cells from where they are not seen any more")
  func reuse() throws {
    let window = plainWindow(height: 200)
    let controller = MessagesController()
    controller.messages = Array(repeating: "c", count: 100)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let table = try #require(controller.tableView)
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    table.contentOffset.y = 46.5 * 5
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(table.indexPathsForVisibleRows?.first?.row == 5)
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.subviews.filter { $0 is MessageCell }.count <= 5)
    #expect(table.subviews.contains { $0 === first } || first.superview == nil)
  }

  @Test("rows of given heights, headers with titles, a header view above all")
  func sections() throws {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section + 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 1 ? "Second" : nil
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 1 ? 30 : 0
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.section == 0 ? 50 : 60
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.dataSource = source
    table.delegate = source
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(
      table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 0, y: 100, width: 320, height: 50))
    // 22 points lie above the header of a plain table's section.
    #expect(table.headerView(forSection: 1)?.frame == CGRect(x: 0, y: 172, width: 320, height: 30))
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 1)) == CGRect(x: 0, y: 262, width: 320, height: 60))
    #expect(table.contentSize.height == 322)
  }

  /// Rows of one cell each.
  private final class Cells: NSObject, UITableViewDataSource {
    let cells: [UITableViewCell]
    init(_ cells: [UITableViewCell]) { self.cells = cells }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
  }

  /// A laid out table of a width.
  private func table(
    _ width: CGFloat, _ source: Cells, style: UITableView.Style = .plain
  ) -> (UIWindow, UITableView) {
    let window = plainWindow(height: 600)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: style)
    table.separatorStyle = .none
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    return (window, table)
  }

  @Test("a cell that overrides systemLayoutSizeFitting decides its height")
  func overriddenFitting() {
    final class Tall: UITableViewCell {
      var targets: [CGSize] = []
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        targets.append(targetSize)
        var size = super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority)
        size.height += 100
        return size
      }
    }
    let cell = Tall(style: .default, reuseIdentifier: nil)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 40),
    ])
    let source = Cells([cell])
    let (window, _) = table(320, source)
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 140) && cell.targets.first?.width == 320)
    withExtendedLifetime(window) {}
  }

  // spec 10 §4: 11 above and below, 16 at the sides, 20 in wide tables; 22 + 22 and 44 + 22 for one and two lines of 22.
  @Test(
    "a label between the content's margins: rows of 44 and 66",
    arguments: [(320, 16), (375, 16), (390, 20), (414, 20), (768, 20)] as [(CGFloat, CGFloat)])
  func margins(width: CGFloat, side: CGFloat) {
    func cell(_ height: CGFloat) -> (UITableViewCell, UIView) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(content)
      let guide = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: guide.topAnchor),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        content.heightAnchor.constraint(equalToConstant: height),
      ])
      return (cell, content)
    }
    let (one, two) = (cell(22), cell(44))
    let source = Cells([one.0, two.0])
    let (window, _) = table(width, source)
    #expect(one.0.frame.height == 44 && two.0.frame.height == 66)
    #expect(one.1.frame == CGRect(x: side, y: 11, width: width - 2 * side, height: 22))
    withExtendedLifetime(window) {}
  }

  // The corpus' rows leave 26.5 points for a disclosure at 375 points and 2 pixels a point, 30.5 in a row that is inset
  // in 414 points; 44 and 40 for a checkmark beside margins of 20 and 16.
  @Test(
    "an accessory narrows the content, with 8 points between",
    arguments: [
      (375, .disclosureIndicator, 348.5), (414, .disclosureIndicator, 383.5), (414, .checkmark, 370),
      (375, .checkmark, 335), (390, .detailButton, 346), (375, .detailDisclosureButton, 316.5),
      (375, .none, 375),
    ] as [(CGFloat, UITableViewCell.AccessoryType, CGFloat)])
  func accessories(width: CGFloat, type: UITableViewCell.AccessoryType, content: CGFloat) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = type
    let source = Cells([cell])
    let (window, table) = table(width, source)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: content, height: 44))
    let side: CGFloat = width >= 390 ? 20 : 16
    #expect(
      cell.contentView.layoutMargins
        == UIEdgeInsets(top: 11, left: side, bottom: 11, right: type == .none ? side : 8))
    cell.accessoryType = .none
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    table.layoutIfNeeded()
    #expect(cell.accessoryView?.frame == CGRect(x: width - side - 50, y: 7, width: 50, height: 30))
    #expect(cell.contentView.frame.width == width - side - 50)
    withExtendedLifetime(window) {}
  }

  // The corpus: rows of 343 in tables of 375, of 350 in 390, of 374 in 414.
  @Test(
    "inset grouped rows",
    arguments: [(375, 16, 343), (390, 20, 350), (414, 20, 374)] as [(CGFloat, CGFloat, CGFloat)])
  func insetGrouped(width: CGFloat, x: CGFloat, rowWidth: CGFloat) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let source = Cells([cell])
    let (window, table) = table(width, source, style: .insetGrouped)
    #expect(cell.frame == CGRect(x: x, y: 35, width: rowWidth, height: 44))
    #expect(
      table.rectForRow(at: IndexPath(row: 0, section: 0)) == cell.frame && table.contentSize.width == width)
    withExtendedLifetime(window) {}
  }

  @Test("a cell of a class that was not registered ends the program")
  func unregistered() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let table = UITableView()
      _ = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
    }
  }

  // The last line as in PSTCollectionView's PSTGridLayoutRow, which "lays out items like they would have been placed on a
  // full row", as UIKit does.
  @Test("a flow fills lines, and shares out what is left, in the last one as if it were full")
  func flow() {
    final class Dots: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        5
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "dot", for: indexPath)
      }
    }
    final class Dot: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .red
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(Dot.self, forCellWithReuseIdentifier: "dot")
    let dots = Dots()
    view.dataSource = dots
    view.layoutIfNeeded()
    // 280 of room: 3 · 80 + 2 · 10 = 260 fit, 20 are left for two gaps: 20 between items.
    #expect(view.visibleCells.allSatisfy { $0 is Dot && $0.contentView.backgroundColor == .red })
    #expect(
      view.visibleCells.map(\.frame) == [
        CGRect(x: 10, y: 5, width: 80, height: 60), CGRect(x: 110, y: 5, width: 80, height: 60),
        CGRect(x: 210, y: 5, width: 80, height: 60), CGRect(x: 10, y: 75, width: 80, height: 60),
        CGRect(x: 110, y: 75, width: 80, height: 60),
      ])
    #expect(view.contentSize == CGSize(width: 300, height: 140))
    #expect(view.visibleCells.first?.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
  }

  @Test("a program's own layout places the items")
  func ownLayout() {
    final class Diagonal: UICollectionViewLayout {
      private var places: [UICollectionViewLayoutAttributes] = []
      override func prepare() {
        places = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
          let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
          place.frame = CGRect(x: item * 100, y: item * 100, width: 90, height: 90)
          return place
        }
      }
      override var collectionViewContentSize: CGSize {
        CGSize(width: 100 * places.count, height: 100 * places.count)
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.filter { $0.frame.intersects(rect) }
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        9
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 195, height: 195), collectionViewLayout: Diagonal())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 900, height: 900))
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1])
    view.contentOffset = CGPoint(x: 450, y: 450)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [4, 5, 6])
    #expect(
      view.cellForItem(at: IndexPath(item: 5, section: 0))?.frame
        == CGRect(x: 500, y: 500, width: 90, height: 90))
  }

  private final class SwipeCell: UITableViewCell {
    lazy var pan: UIPanGestureRecognizer = {
      let gesture = UIPanGestureRecognizer(target: nil, action: nil)
      gesture.delegate = self
      return gesture
    }()
    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === pan }
  }

  @Test("what lists have at first is Apple's")
  func listDefaults() {
    let table = UITableView()
    #expect(table.isPrefetchingEnabled)
  }

  @Test("a cell is the delegate of its own gestures")
  func cellAsDelegate() {
    let cell = SwipeCell(style: .default, reuseIdentifier: nil)
    let delegate = cell.pan.delegate
    let tap = UITapGestureRecognizer()
    #expect(delegate?.gestureRecognizer(cell.pan, shouldRecognizeSimultaneouslyWith: tap) == true)
    #expect(delegate?.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: cell.pan) == false)
  }
}
