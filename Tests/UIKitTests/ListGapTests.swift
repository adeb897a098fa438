// Lists' parts that are as wide as their content, places of accessories, guides of rows, lengths that siblings have in common,
// layouts on their way. Sources: Apple's pages of `UITableView.contentHuggingElements`,
// `UICollectionLayoutListConfiguration.contentHuggingElements`, `UICellAccessory.Placement.Position` (the index at which the
// accessory is inserted among those of its side), `UIListContentView.textLayoutGuide` (nil without a text),
// `UIListContentConfiguration.ImageProperties.standardDimension` (the room of a symbol for any image),
// `NSCollectionLayoutDimension.uniformAcrossSiblings(estimate:)`, `UICollectionViewLayoutInvalidationContext`,
// `UICollectionViewTransitionLayout`, `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.

import Testing
import UIKit

/// A view of a size of its own.
private final class Sized: UIView {
  let own: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    own = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { own }
}

@MainActor
@Suite("What lists were missing")
struct ListGapTests {
  // MARK: Accessories

  @Test("a custom accessory takes the place among those of its side that its closure says")
  func places() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (first, second) = (Sized(20, 20), Sized(30, 20))
    cell.accessories = [
      .customView(configuration: .init(customView: first, placement: .trailing())),
      .disclosureIndicator(),
      .customView(
        configuration: .init(customView: second, placement: .trailing(displayed: .always, at: { _ in 0 }))),
    ]
    cell.layoutIfNeeded()
    // 20 + 31/3 + 30 and 16 beside each.
    #expect(abs(cell.contentView.frame.width - (320 - 20 - 31.0 / 3 - 30 - 48)) < 0.001)
    #expect(abs(second.frame.minX - cell.contentView.frame.maxX) < 0.001)
    #expect(abs(first.frame.minX - (cell.contentView.frame.maxX + 46)) < 0.001)
    #expect(
      cell.accessories.map(\.accessoryType) == [
        .customView(first), .disclosureIndicator, .customView(second),
      ])
  }

  @Test(
    "hidden accessories keep their room, reserved widths count in place of their own, a menu's title counts")
  func widths() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let hidden = Sized(40, 20)
    let table: [(UICellAccessory, CGFloat)] = [
      (.checkmark(options: .init(reservedLayoutWidth: .custom(50))), 320 - 66),
      (.checkmark(options: .init(isHidden: true)), 320 - 40),
      (.detail(options: .init(reservedLayoutWidth: .actual)), 320 - 40),
      (
        .customView(
          configuration: .init(customView: hidden, placement: .leading(), isHidden: true)), 320 - 56
      ),
      (
        .customView(
          configuration: .init(
            customView: Sized(40, 20), placement: .leading(), reservedLayoutWidth: .custom(10))), 320 - 26
      ),
    ]
    for (accessory, width) in table {
      cell.accessories = [accessory]
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.width == width, "\(accessory.accessoryType)")
    }
    #expect(hidden.isHidden)
    let menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    #expect(
      UICellAccessory.popUpMenu(menu, selectedElementDidChangeHandler: { _ in }).accessoryType == .popUpMenu)
  }

  // MARK: Rows

  @Test("guides of a row lie where its image and texts lie, and are nil without them")
  func guides() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "abcd"
    let view = UIListContentView(configuration: content)
    #expect(view.imageLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
    content.image = UIImage(systemName: "star")
    content.secondaryText = "ef"
    view.configuration = content
    let window = plainWindow()
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    window.addSubview(view)
    let (image, text) = (try #require(view.imageLayoutGuide), try #require(view.textLayoutGuide))
    let second = try #require(view.secondaryTextLayoutGuide)
    #expect(view.textLayoutGuide === text)
    view.layoutIfNeeded()
    // 16 points at the sides and between image and texts; a symbol is 20 points.
    #expect(image.layoutFrame.minX == 16 && image.layoutFrame.size == CGSize(width: 20, height: 20))
    #expect(text.layoutFrame.minX == 52 && text.layoutFrame.maxX == 304)
    #expect(second.layoutFrame.minX == 52 && second.layoutFrame.minY == text.layoutFrame.maxY + 3)
    content.image = nil
    view.configuration = content
    #expect(view.imageLayoutGuide == nil)
  }

  @Test("an image may have the room of a symbol")
  func standardDimension() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "a"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 10)).image { _ in }
    content.imageProperties.reservedLayoutSize.width =
      UIListContentConfiguration.ImageProperties.standardDimension
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    let guide = try #require(view.imageLayoutGuide)
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 20)
    content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 34)
    view.configuration = content
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 40)
    content.imageProperties.strokeColorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(content.imageProperties.resolvedStrokeColor(for: .red) == .green)
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .red)
  }

  // MARK: As wide as content

  private final class Titled: NSObject, UITableViewDataSource, UITableViewDelegate {
    let header = Sized(90, 30)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  }

  @Test("headers of a table's sections are as wide as the rows, or as their content")
  func tableHeaders() {
    let titled = Titled()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    table.dataSource = titled
    table.delegate = titled
    table.layoutIfNeeded()
    #expect(table.contentHuggingElements.isEmpty && titled.header.frame.width == 320)
    let y = titled.header.frame.minY
    table.contentHuggingElements = .sectionHeaders
    table.layoutIfNeeded()
    #expect(titled.header.frame == CGRect(x: 0, y: y, width: 90, height: 30))
    table.semanticContentAttribute = .forceRightToLeft
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(titled.header.frame == CGRect(x: 230, y: y, width: 90, height: 30))
    table.contentHuggingElements = []
    table.layoutIfNeeded()
    #expect(titled.header.frame.width == 320)
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    var heights: [CGFloat] = [30, 50, 40]
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      heights.count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? HighCell)?.height.constant = heights[path.item]
      return cell
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let header = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      if let header = header as? UICollectionViewListCell {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "abcdefgh"
        content.textProperties.font = .systemFont(ofSize: 20)
        header.contentConfiguration = content
      }
      return header
    }
  }

  private final class HighCell: UICollectionViewCell {
    let height: NSLayoutConstraint
    override init(frame: CGRect) {
      let inner = UIView()
      height = inner.heightAnchor.constraint(equalToConstant: 1)
      super.init(frame: frame)
      inner.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(inner)
      NSLayoutConstraint.activate([
        height, inner.topAnchor.constraint(equalTo: contentView.topAnchor),
        inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private func collection(_ layout: UICollectionViewLayout, _ items: Items) -> UICollectionView {
    let window = plainWindow(width: 300, height: 600)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.register(HighCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
    view.dataSource = items
    window.addSubview(view)
    view.layoutIfNeeded()
    return view
  }

  @Test("the header of a list's section is as wide as the rows, or as its content")
  func listHeader() {
    for (elements, width) in [
      (UICollectionLayoutListConfiguration.ContentHuggingElements(), CGFloat(300)),
      // Eight characters of 10 points, and 16 at each side.
      (.supplementaryHeader, 112),
    ] {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .supplementary
      configuration.contentHuggingElements = elements
      let items = Items()
      let view = collection(UICollectionViewCompositionalLayout.list(using: configuration), items)
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect(header?.frame.minX == 0 && header?.frame.width == width)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width == 300)
    }
  }

  @Test("items beside each other are as high as the highest of them where that is asked for")
  func uniform() {
    let heights: [(NSCollectionLayoutDimension, [CGFloat])] = [
      (.estimated(10), [30, 50, 40]), (.uniformAcrossSiblings(estimate: 10), [50, 50, 40]),
    ]
    for (dimension, expected) in heights {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: dimension)
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(10)),
        subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let items = Items()
      let view = collection(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)), items)
      let frames = (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .zero }
      #expect(frames.map(\.height) == expected)
      #expect(frames[2].minY == 50)
      #expect(!dimension.isAbsolute)
    }
    #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 1).isUniformAcrossSiblings)
    #expect(!NSCollectionLayoutDimension.estimated(1).isUniformAcrossSiblings)
  }

  // MARK: Layouts

  private final class Listening: UICollectionViewFlowLayout {
    var heard: [([IndexPath]?, [IndexPath]?, CGPoint)] = []
    var cancelled: [Bool] = []
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if context.targetIndexPathsForInteractivelyMovingItems != nil {
        heard.append(
          (
            context.previousIndexPathsForInteractivelyMovingItems,
            context.targetIndexPathsForInteractivelyMovingItems, context.interactiveMovementTarget
          ))
      }
      super.invalidateLayout(with: context)
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      cancelled.append(movementCancelled)
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }
  }

  @Test("a layout hears of each step of a moved item and of its end")
  func movement() throws {
    let layout = Listening()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    let items = Items()
    let view = collection(layout, items)
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    #expect(view.beginInteractiveMovementForItem(at: first))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 75))
    view.cancelInteractiveMovement()
    try #require(layout.heard.count == 2)
    #expect(layout.heard[0].0 == [first] && layout.heard[0].1 == [second])
    #expect(layout.heard[0].2 == CGPoint(x: 150, y: 75))
    #expect(layout.heard[1].0 == [second] && layout.heard[1].1 == [first])
    #expect(layout.cancelled == [true])
  }

  private final class Between: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      let made = UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
      made.updateValue(0.25, forAnimatedKey: "turn")
      return made
    }
  }

  @Test("the delegate gives the layout between two, which keeps numbers of its own")
  func transition() {
    let items = Items()
    let view = collection(UICollectionViewFlowLayout(), items)
    let plain = view.startInteractiveTransition(to: UICollectionViewFlowLayout())
    #expect(plain.value(forAnimatedKey: "turn") == 0)
    view.cancelInteractiveTransition()
    let between = Between()
    view.delegate = between
    let made = view.startInteractiveTransition(to: UICollectionViewFlowLayout())
    #expect(view.collectionViewLayout === made && made.value(forAnimatedKey: "turn") == 0.25)
    made.updateValue(0.5, forAnimatedKey: "turn")
    #expect(made.value(forAnimatedKey: "turn") == 0.5)
    view.finishInteractiveTransition()
  }

  @Test("what is carried is read back")
  func carried() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.automaticallyUpdatesBackgroundConfiguration = false
    #expect(!header.automaticallyUpdatesBackgroundConfiguration)
    #expect(header.defaultBackgroundConfiguration().backgroundColor == .clear)
    #expect(UICollectionViewCell().defaultBackgroundConfiguration() == .listPlainCell())
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1)),
        subitems: []))
    section.orthogonalScrollingProperties.bounce = .never
    section.orthogonalScrollingProperties.decelerationRate = .fast
    #expect(section.orthogonalScrollingProperties.bounce == .never)
    #expect(section.orthogonalScrollingProperties.decelerationRate.rawValue == 0.99)
    let table = UITableView()
    let path = IndexPath(row: 1, section: 2)
    #expect(table.dataSourceIndexPath(forPresentationIndexPath: path) == path)
    #expect(table.presentationSectionIndex(forDataSourceSectionIndex: 3) == 3)
    #expect(UIListContentConfiguration.prominentInsetGroupedHeader().textProperties.font.pointSize == 20)
    #expect(UIListContentConfiguration.extraProminentInsetGroupedHeader().textProperties.font.pointSize == 22)
  }
}
