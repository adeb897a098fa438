// When layouts of programs are told that places are outdated. Sources: Apple's pages of
// `UICollectionViewLayoutInvalidationContext` ("when you change the layout or data source object, … and when you call the
// reloadData() method"), of `shouldInvalidateLayout(forBoundsChange:)` and `prepare(forCollectionViewUpdates:)`; the report
// 40218744 to Apple: `invalidateLayout()` calls `invalidateLayout(with:)`.

import Testing
import UIKit

private final class Source: NSObject, UICollectionViewDataSource {
  var count = 3
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// Computes places once, as waterfall layouts do.
private final class Cached: UICollectionViewLayout {
  var cache: [UICollectionViewLayoutAttributes] = []
  var notes: [String] = []
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    notes.append(
      context.invalidateEverything ? "everything" : context.invalidateDataSourceCounts ? "counts" : "some")
    cache = []
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
  override func prepare() {
    guard cache.isEmpty, let collectionView else { return }
    notes.append("prepare")
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: collectionView.bounds.width, height: 50)
      cache.append(attributes)
    }
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    notes.append("updates \(cache.count)")
  }
  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: cache.last?.frame.maxY ?? 0)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }
}

@MainActor
@Suite("Invalidation of layouts")
struct LayoutInvalidationTests {
  private func collection(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test("the layout is asked before the bounds change, for sizes too")
  func newSize() {
    let (layout, source) = (Cached(), Source())
    let view = collection(layout, source)
    #expect(view.visibleCells.map(\.frame.width) == [375, 375, 375])
    layout.notes = []
    view.frame.size.width = 600
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.width) == [600, 600, 600])
    #expect(layout.notes == ["some", "prepare"])
    layout.notes = []
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(layout.notes == [])
  }

  @Test("reloadData(), another data source and another layout come with a context for everything")
  func everything() {
    let (layout, source) = (Cached(), Source())
    let view = collection(layout, source)
    layout.notes = []
    source.count = 1
    view.reloadData()
    #expect(layout.notes == ["everything"])
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 1 && view.contentSize.height == 50)
    layout.notes = []
    let other = Source()
    view.dataSource = other
    #expect(layout.notes == ["everything"])
    let next = Cached()
    view.collectionViewLayout = next
    #expect(next.notes == ["everything"])
    next.notes = []
    next.invalidateLayout()
    #expect(next.notes == ["some"])
  }

  @Test("places after changes are computed before the layout is told of the changes")
  func updates() {
    let (layout, source) = (Cached(), Source())
    let view = collection(layout, source)
    layout.notes = []
    source.count = 5
    view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 4, section: 0)])
    #expect(layout.notes == ["counts", "prepare", "updates 5"])
  }
}
