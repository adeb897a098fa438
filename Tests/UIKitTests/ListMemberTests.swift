// What lists of collections make of their members: accessories, padding, insets, margins, backgrounds.

import Testing
import UIKit

@Suite("Members of lists")
@MainActor
struct ListMemberTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var set: (UICollectionViewListCell) -> Void = { _ in }
    var supplements: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if let cell = cell as? UICollectionViewListCell, indexPath.item == 0 { set(cell) }
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private func list(
    _ configuration: UICollectionLayoutListConfiguration, _ source: Source
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test("points above headers push headers and rows down; none by default")
  func headerTopPadding() {
    for padding in [nil, 12] as [CGFloat?] {
      var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
      configuration.headerMode = .supplementary
      configuration.headerTopPadding = padding
      let source = Source()
      let view = list(configuration, source)
      let path = IndexPath(item: 0, section: 0)
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path)
      #expect(header?.frame.minY == padding ?? 0)
      #expect(view.cellForItem(at: path)?.frame.minY == header?.frame.maxY)
    }
  }

  @Test("the view of a custom accessory is in the cell, beside the content")
  func customAccessory() throws {
    let (leading, trailing) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), UISwitch())
    trailing.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    let source = Source()
    source.set = {
      $0.accessories = [
        .customView(configuration: .init(customView: leading, placement: .leading())),
        .customView(
          configuration: .init(customView: trailing, placement: .trailing(), isHidden: true, tintColor: .red)),
      ]
    }
    let view = list(UICollectionLayoutListConfiguration(appearance: .plain), source)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    cell.layoutIfNeeded()
    let middle = cell.bounds.midY
    #expect(leading.superview === cell && trailing.superview === cell)
    #expect(leading.frame == CGRect(x: 16, y: middle - 5, width: 20, height: 10))
    #expect(trailing.frame == CGRect(x: 234, y: middle - 15, width: 50, height: 30))
    #expect(cell.contentView.frame.minX == 36 && cell.contentView.frame.maxX == 234)
    #expect(trailing.isHidden && trailing.tintColor == .red)
    cell.accessories = []
    cell.layoutIfNeeded()
    #expect(leading.superview == nil && cell.contentView.frame.width == 300)
  }

  @Test("accessories of editing take room while the collection is edited")
  func editing() throws {
    let source = Source()
    source.set = { $0.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)] }
    let view = list(UICollectionLayoutListConfiguration(appearance: .plain), source)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX < 300)
    view.isEditing = true
    view.layoutIfNeeded()
    let edited = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(edited.contentView.frame.minX == 40 && edited.contentView.frame.maxX == 300)
  }

  @Test(
    "insets of a section are counted from what it says",
    arguments: [
      (UIContentInsetsReference.automatic, CGFloat(0)), (.none, 0), (.safeArea, 0), (.layoutMargins, 30),
      (.readableContent, 30),
    ])
  func contentInsetsReference(reference: UIContentInsetsReference, left: CGFloat) {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsetsReference = reference
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    let frame = view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
    #expect(frame == CGRect(x: left, y: 0, width: left == 0 ? 300 : 260, height: 20))
  }

  @Test("a row keeps to the margins around it along the axes that it says")
  func superviewMargins() {
    for (axes, left) in [(UIAxis.horizontal, CGFloat(50)), ([], 16), (.vertical, 16)] {
      var content = UIListContentConfiguration.cell()
      content.text = "a"
      content.axesPreservingSuperviewLayoutMargins = axes
      let around = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      around.layoutMargins = UIEdgeInsets(top: 30, left: 50, bottom: 30, right: 50)
      let view = UIListContentView(configuration: content)
      view.frame = around.bounds
      around.addSubview(view)
      around.layoutIfNeeded()
      let row = view.subviews[0].frame
      #expect(row.minX == left)
      #expect(row.minY == (axes == .vertical ? 30 : 11))
    }
  }

  @Test("letters of a row's text are changed as it says")
  func textTransform() {
    var content = UIListContentConfiguration.cell()
    content.text = "a bc"
    content.textProperties.transform = .uppercase
    let view = UIListContentView(configuration: content)
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels($0) }
    }
    #expect(labels(view).first?.text == "A BC")
  }

  @Test("a background follows the direction of reading, its transformer and the tint")
  func background() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.semanticContentAttribute = .forceRightToLeft
    var background = UIBackgroundConfiguration.clear()
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
    background.backgroundColor = .red
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .green }
    cell.backgroundConfiguration = background
    #expect(cell.subviews[0].frame == CGRect(x: 0, y: 0, width: 90, height: 50))
    #expect(cell.subviews[0].backgroundColor == .green)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.tintColor = .blue
    background.backgroundColorTransformer = nil
    background.backgroundColor = nil
    header.backgroundConfiguration = background
    #expect(header.subviews[0].backgroundColor == .blue)
  }

  @Test("items that are deleted are not asked for anew")
  func snapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    snapshot.reloadItems([1, 2])
    snapshot.reconfigureItems([3])
    snapshot.deleteItems([2, 3])
    #expect(snapshot.reloadedItemIdentifiers == [1] && snapshot.reconfiguredItemIdentifiers.isEmpty)
    snapshot.appendItems([4])
    snapshot.moveItem(4, beforeItem: 1)
    #expect(snapshot.itemIdentifiers == [4, 1])
  }

  @Test("an image where there is no content is no larger than its greatest size, in its proportions")
  func unavailableImage() throws {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(size: CGSize(width: 200, height: 100))
    content.imageProperties.maximumSize = CGSize(width: 50, height: 50)
    content.imageProperties.cornerRadius = 4
    let view = UIContentUnavailableView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    view.layoutIfNeeded()
    func pictures(_ view: UIView) -> [UIImageView] {
      view.subviews.flatMap { [$0 as? UIImageView].compactMap { $0 } + pictures($0) }
    }
    let picture = try #require(pictures(view).first)
    #expect(picture.frame.size == CGSize(width: 50, height: 25) && picture.layer.cornerRadius == 4)
  }

  // Apple's pages of `updateConfiguration(using:)` (called before a cell is first displayed, and whenever its configuration
  // state changes), `configurationState` and `UIViewConfigurationState`.
  @Test(
    "cells and headers are asked for their content before they are first laid out, and when their state changes"
  )
  func configurationStates() {
    final class Cell: UICollectionViewCell {
      var states: [(Bool, Bool)] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        states.append((state.isSelected, state.isEditing))
        super.updateConfiguration(using: state)
      }
    }
    final class Header: UITableViewHeaderFooterView {
      var updates = 0
      override func updateConfiguration(using state: UIViewConfigurationState) {
        updates += 1
        var content = UIListContentConfiguration.plainHeader()
        content.text = state.isDisabled ? "Off" : "On"
        contentConfiguration = content
      }
    }
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    let items = Items()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 320), collectionViewLayout: UICollectionViewFlowLayout())
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = items
    list.layoutIfNeeded()
    let cell = list.visibleCells.first as? Cell
    list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    list.layoutIfNeeded()
    list.isEditing = true
    list.layoutIfNeeded()
    #expect(cell?.states.map(\.0) == [false, true, true] && cell?.states.map(\.1) == [false, false, true])
    let header = Header(reuseIdentifier: nil)
    header.layoutIfNeeded()
    #expect(header.updates == 1 && (header.contentConfiguration as? UIListContentConfiguration)?.text == "On")
    header.isUserInteractionEnabled = false
    header.setNeedsUpdateConfiguration()
    header.layoutIfNeeded()
    #expect(
      header.updates == 2 && (header.contentConfiguration as? UIListContentConfiguration)?.text == "Off")
  }

  @Test("a header's background fills it, behind its content")
  func headerBackground() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    let background = UIView()
    header.backgroundView = background
    header.frame.size.width = 200
    header.layoutIfNeeded()
    #expect(
      background.frame == CGRect(x: 0, y: 0, width: 200, height: 30) && header.subviews.first === background)
  }
}
