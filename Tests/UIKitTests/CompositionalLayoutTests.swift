// Compositional layouts. The descriptions are those of Apple's documentation ("Implementing Modern Collection Views", the
// pages of NSCollectionLayoutItem, Group, Section and Dimension); frames follow from what these say of parts and points.

import Testing
import UIKit

@MainActor
@Suite("Compositional layouts")
struct CompositionalLayoutTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? TallCell)?.height.constant = CGFloat(50 + 10 * indexPath.item)
      return cell
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "part", for: indexPath)
    }
  }

  /// A cell that is as high as a constraint says.
  private final class TallCell: UICollectionViewCell {
    let height: NSLayoutConstraint
    override init(frame: CGRect) {
      let inner = UIView()
      height = inner.heightAnchor.constraint(equalToConstant: 50)
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

  private final class Header: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      heightAnchor.constraint(equalToConstant: 30).isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private func collection(
    _ layout: UICollectionViewLayout, _ source: Source, cell: AnyClass = UICollectionViewCell.self
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, "badge"] {
      view.register(
        kind == "badge" ? UICollectionReusableView.self : Header.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "part")
    }
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test("a grid: five items a row, each a fifth of the width, and as high")
  func grid() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
    let source = Source([12])
    let view = collection(UICollectionViewCompositionalLayout(section: .init(group: group)), source)
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 75, height: 75))
    #expect(frame(view, 4) == CGRect(x: 300, y: 0, width: 75, height: 75))
    #expect(frame(view, 5) == CGRect(x: 0, y: 75, width: 75, height: 75))
    #expect(view.contentSize == CGSize(width: 375, height: 225))
    #expect(view.visibleCells.count == 12)
  }

  /// A cell that is as wide as a constraint says.
  private final class TagCell: UICollectionViewCell {
    static let widths: [CGFloat] = [60, 200, 90, 150, 40]
    private let width: NSLayoutConstraint
    override init(frame: CGRect) {
      let inner = UIView()
      width = inner.widthAnchor.constraint(equalToConstant: 50)
      super.init(frame: frame)
      inner.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(inner)
      NSLayoutConstraint.activate([
        width, inner.topAnchor.constraint(equalTo: contentView.topAnchor),
        inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      width.constant = Self.widths[layoutAttributes.indexPath.item]
    }
  }

  // The recipe for tags: items of an estimated width in a group as wide as the collection wrap by the widths that they have.
  @Test("a line takes as many items as fit with the sizes that they asked for")
  func tags() {
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(100), .absolute(32)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(32)), subitems: [item])
    group.interItemSpacing = .fixed(8)
    let source = Source([5])
    let view = collection(
      UICollectionViewCompositionalLayout(section: .init(group: group)), source, cell: TagCell.self)
    // 60 + 8 + 200 + 8 + 90 = 366 of 375.
    #expect((0..<5).map { frame(view, $0)?.minX } == [0, 68, 276, 0, 158])
    #expect((0..<5).map { frame(view, $0)?.minY } == [0, 0, 0, 32, 32])
  }

  // Apple's page of NSCollectionLayoutItem.contentInsets: "The value of this property is ignored for any axis that uses an
  // estimated value for its dimension."
  @Test("insets do not count along estimated axes")
  func insetsOfEstimates() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 0)
    let source = Source([2])
    let view = collection(
      UICollectionViewCompositionalLayout(section: .init(group: group)), source, cell: TallCell.self)
    #expect(frame(view, 0) == CGRect(x: 5, y: 0, width: 365, height: 50))
    #expect(frame(view, 1) == CGRect(x: 5, y: 50, width: 365, height: 60))
  }

  @Test("what the content's insets take at the sides is no room for sections")
  func contentInsets() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let source = Source([3])
    let view = collection(UICollectionViewCompositionalLayout(section: .init(group: group)), source)
    view.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    view.layoutIfNeeded()
    #expect(frame(view, 1) == CGRect(x: 171.5, y: 0, width: 171.5, height: 50))
    #expect(view.contentSize == CGSize(width: 343, height: 100))
  }

  @Test("insets of an item are taken off its size")
  func insets() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
    let source = Source([6])
    let view = collection(UICollectionViewCompositionalLayout(section: .init(group: group)), source)
    #expect(frame(view, 1) == CGRect(x: 80, y: 5, width: 65, height: 65))
    #expect(frame(view, 5) == CGRect(x: 5, y: 80, width: 65, height: 65))
  }

  @Test(
    "two columns: a count overrides the items' width; spacing within and between groups; insets of the section"
  )
  func columns() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 10, bottom: 3, trailing: 10)
    let source = Source([3])
    let view = collection(UICollectionViewCompositionalLayout(section: section), source)
    #expect(frame(view, 0) == CGRect(x: 10, y: 7, width: 172.5, height: 44))
    #expect(frame(view, 1) == CGRect(x: 192.5, y: 7, width: 172.5, height: 44))
    #expect(frame(view, 2) == CGRect(x: 10, y: 61, width: 172.5, height: 44))
    #expect(view.contentSize.height == 108)
  }

  @Test("groups within groups: one item of seven tenths, and two below each other beside it")
  func nested() {
    let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let trailing = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.3)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: trailing, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [leading, column])
    let source = Source([6])
    let view = collection(UICollectionViewCompositionalLayout(section: .init(group: group)), source)
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 262.5, height: 200))
    #expect(frame(view, 1) == CGRect(x: 262.5, y: 0, width: 112.5, height: 100))
    #expect(frame(view, 2) == CGRect(x: 262.5, y: 100, width: 112.5, height: 100))
    #expect(frame(view, 3) == CGRect(x: 0, y: 200, width: 262.5, height: 200))
  }

  @Test("flexible spacing takes what is left between the items")
  func flexible() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    group.interItemSpacing = .flexible(10)
    let source = Source([3])
    let view = collection(UICollectionViewCompositionalLayout(section: .init(group: group)), source)
    // Three of 100 leave 75 for two spaces.
    #expect(frame(view, 1)?.minX == 137.5)
    #expect(frame(view, 2)?.maxX == 375)
  }

  @Test("an estimated height gives way to the one that the cell's constraints ask for")
  func estimated() {
    let full = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    let source = Source([3])
    let view = collection(UICollectionViewCompositionalLayout(section: section), source, cell: TallCell.self)
    // 50, 60 and 70 points, by the cells' own constraints.
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 375, height: 50))
    #expect(frame(view, 1) == CGRect(x: 0, y: 58, width: 375, height: 60))
    #expect(frame(view, 2) == CGRect(x: 0, y: 126, width: 375, height: 70))
    #expect(view.contentSize.height == 196)
  }

  // Apple's page of `uniformAcrossSiblings(estimate:)`: "a dimension with an estimated value that will be uniform across all
  // siblings in the same group": the largest decides.
  @Test("a uniform height is that of the largest content of the row")
  func uniform() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .uniformAcrossSiblings(estimate: 44)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item, item, item])
    let section = NSCollectionLayoutSection(group: group)
    let source = Source([5])
    let view = collection(UICollectionViewCompositionalLayout(section: section), source, cell: TallCell.self)
    // Contents of 50, 60 and 70 points, then of 80 and 90.
    for index in 0..<3 {
      #expect(frame(view, index) == CGRect(x: 125 * CGFloat(index), y: 0, width: 125, height: 70))
    }
    #expect(frame(view, 3) == CGRect(x: 0, y: 70, width: 125, height: 90))
    #expect(frame(view, 4)?.height == 90 && view.contentSize.height == 160)
    let dimension = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 44)
    #expect(dimension.isUniformAcrossSiblings && dimension.isEstimated && dimension.dimension == 44)
    #expect(!NSCollectionLayoutDimension.estimated(44).isUniformAcrossSiblings)
  }

  @Test(
    "headers stand above the insets of their section, stay in sight where they are pinned, and badges at corners"
  )
  func supplements() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(400)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 10)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let source = Source([3, 3])
    let view = collection(UICollectionViewCompositionalLayout(section: section), source)
    func headerFrame(_ section: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
    }
    // The header asks for 30 points in place of the estimated 44.
    #expect(headerFrame(0) == CGRect(x: 10, y: 0, width: 355, height: 30))
    #expect(frame(view, 0) == CGRect(x: 10, y: 50, width: 100, height: 100))
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 100, y: 40, width: 20, height: 20))
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(headerFrame(0)?.minY == 100)
    // The section ends at 450, and its header with it.
    view.contentOffset.y = 440
    view.layoutIfNeeded()
    #expect(headerFrame(0)?.maxY == 450)
  }

  // Apple's page of `NSCollectionLayoutGroup.supplementaryItems`: items that are attached to the group; an estimated size
  // gives way to the one that the content asks for, as of every item.
  @Test("what lies at a group's edges is placed with it, in the size that its content asks for")
  func groupSupplements() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .estimated(10)), elementKind: UICollectionView.elementKindSectionHeader,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(100)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(120)), subitems: [item])
    group.supplementaryItems = [badge]
    let source = Source([4])
    let view = collection(UICollectionViewCompositionalLayout(section: .init(group: group)), source)
    func badgeFrame(_ item: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: item, section: 0))?.frame
    }
    // Two items a group; the part asks for 30 points in place of the estimated 10.
    #expect(badgeFrame(0) == CGRect(x: 0, y: 90, width: 20, height: 30))
    #expect(badgeFrame(2) == CGRect(x: 0, y: 210, width: 20, height: 30))
  }

  @Test("groups of an orthogonal section stand in one line, and the section is as high as one of them")
  func orthogonal() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .absolute(120)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    let source = Source([3, 1])
    let view = collection(UICollectionViewCompositionalLayout(section: section), source)
    #expect(frame(view, 1) == CGRect(x: 310, y: 0, width: 300, height: 120))
    #expect(frame(view, 0, 1) == CGRect(x: 0, y: 120, width: 300, height: 120))
    #expect(view.contentSize == CGSize(width: 375, height: 240))
  }

  @Test("a background lies behind its whole section, less its insets")
  func decoration() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(40)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let source = Source([2])
    let view = collection(layout, source)
    #expect(
      layout.layoutAttributesForDecorationView(ofKind: "background", at: IndexPath(item: 0, section: 0))?
        .frame
        == CGRect(x: 5, y: 5, width: 365, height: 90))
    #expect(view.subviews.first?.frame == CGRect(x: 5, y: 5, width: 365, height: 90))
  }

  @Test("items beside each other are as high as the highest of them where that is asked for")
  func uniformHeights() {
    let heights: [(NSCollectionLayoutDimension, [CGFloat])] = [
      (.estimated(10), [30, 50, 40]), (.uniformAcrossSiblings(estimate: 10), [50, 50, 40]),
    ]
    for (dimension, expected) in heights {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: dimension)
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(10)),
        subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let items = HighItems()
      let view = highCollection(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)), items)
      let frames = (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .zero }
      #expect(frames.map(\.height) == expected)
      #expect(frames[2].minY == 50)
      #expect(!dimension.isAbsolute)
    }
    #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 1).isUniformAcrossSiblings)
    #expect(!NSCollectionLayoutDimension.estimated(1).isUniformAcrossSiblings)
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
    let source = ListSource()
    view.dataSource = source
    view.layoutIfNeeded()
    let frame = view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
    #expect(frame == CGRect(x: left, y: 0, width: left == 0 ? 300 : 260, height: 20))
  }
}
