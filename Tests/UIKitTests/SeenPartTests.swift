// What of a layout's answer a collection shows, and how deep it lies (Apple's documentation of UICollectionViewLayout and
// UICollectionViewLayoutAttributes; that rectangles which only touch do not intersect is Core Graphics').

import Testing
import UIKit

@MainActor
@Suite("Parts of a collection that are seen")
struct SeenPartTests {
  private final class Column: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      made.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: 100, height: 100)
      made.zIndex = indexPath.item
      return made
    }
    /// All, wherever they lie, as simple layouts answer.
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private func collection(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
    let made = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    made.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    made.dataSource = source
    made.layoutIfNeeded()
    return made
  }

  @Test("cells that only touch what is seen are not made, whatever the layout names")
  func touching() {
    let source = Source()
    let own = collection(Column(), source)
    #expect(own.indexPathsForVisibleItems.map(\.item).sorted() == [0, 1, 2])
    own.contentOffset.y = 50
    own.layoutIfNeeded()
    #expect(own.indexPathsForVisibleItems.map(\.item).sorted() == [0, 1, 2, 3])
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumLineSpacing = 0
    let flowing = collection(flow, source)
    #expect(flowing.visibleCells.count == 3)
    #expect(flow.layoutAttributesForElements(in: flowing.bounds)?.count == 3)
  }

  @Test("the order in depth is the layer's too")
  func depth() {
    let source = Source()
    let view = collection(Column(), source)
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.layer.zPosition == 2)
  }
}
