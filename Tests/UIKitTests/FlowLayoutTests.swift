// Where a flow puts items, headers and footers. Sources: Apple's pages of `UICollectionViewFlowLayout` and its properties;
// its sample "Customizing Collection View Layouts"; its console message about items that are too wide; for what lies between
// the items of a line, PSTCollectionView's `PSTGridLayoutRow`, whose author took the rules from UIKit.

import Testing
import UIKit

private final class Source: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "part", for: indexPath)
  }
}

private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize]
  init(_ sizes: [CGSize]) { self.sizes = sizes }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}

/// As in Apple's sample: super first, then what follows from the collection's width.
private final class ColumnFlow: UICollectionViewFlowLayout {
  var callsSuper = true
  override func prepare() {
    if callsSuper { super.prepare() }
    guard let collectionView else { return }
    itemSize = CGSize(width: collectionView.bounds.inset(by: collectionView.layoutMargins).width, height: 70)
  }
}

private final class FlippedFlow: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor
@Suite("Flow layouts")
struct FlowLayoutTests {
  private func collection(
    _ layout: UICollectionViewFlowLayout, _ source: Source, width: CGFloat = 375, delegate: Sizes? = nil,
    insets: UIEdgeInsets = .zero
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 600), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
    }
    view.contentInset = insets
    view.delegate = delegate
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView, _ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.cellForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  private func flow(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    return layout
  }

  @Test("what a subclass sets in prepare() counts, after super and without it", arguments: [true, false])
  func setInPrepare(callsSuper: Bool) {
    let layout = ColumnFlow()
    layout.callsSuper = callsSuper
    let source = Source([2])
    let view = collection(layout, source)
    // 375 less the margins of 8 at both sides; in lines of one item, each in the middle.
    #expect(
      frames(view) == [
        CGRect(x: 8, y: 0, width: 359, height: 70), CGRect(x: 8, y: 80, width: 359, height: 70),
      ])
    view.frame.size.width = 600
    view.layoutIfNeeded()
    #expect(frames(view).map(\.width) == [584, 584])
  }

  @Test("content insets across the scrolling are no room for items and headers")
  func contentInsets() {
    let layout = flow(160, 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let source = Source([2])
    let view = collection(
      layout, source, insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    // 343 of room: 2 · 160, and 23 between.
    #expect(frames(view).map(\.minX) == [0, 183])
    #expect(view.contentSize == CGSize(width: 343, height: 140))
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 343, height: 40))
    view.contentInset.right = 6
    view.layoutIfNeeded()
    #expect(frames(view).map(\.minX) == [0, 193])
  }

  // 375 less 3 · 100 are 75, of two gaps 37.5 each.
  @Test(
    "items of one size lie as in a full line, in the last line too",
    arguments: [
      (100, 5, [0, 137.5, 275, 0, 137.5]), (100, 3, [0, 137.5, 275]), (100, 1, [0]), (300, 2, [37.5, 37.5]),
    ] as [(CGFloat, Int, [CGFloat])])
  func grid(width: CGFloat, count: Int, expected: [CGFloat]) {
    let source = Source([count])
    #expect(frames(collection(flow(width, 100), source)).map(\.minX) == expected)
  }

  @Test("where sizes differ the last line begins at its start, and lone items before it are in the middle")
  func differentSizes() {
    let delegate = Sizes(
      [(300, 50), (100, 50), (200, 80), (100, 50), (100, 50)].map { CGSize(width: $0, height: $1) })
    let source = Source([5])
    let view = collection(flow(50, 50), source, delegate: delegate)
    #expect(frames(view).map(\.minX) == [37.5, 0, 175, 0, 110])
    withExtendedLifetime(delegate) {}
  }

  @Test("pinned headers stay while their section does, pinned footers come before theirs")
  func pinned() {
    let layout = flow(375, 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.footerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let source = Source([10, 10])
    let view = collection(layout, source)
    func part(_ kind: String, _ section: Int = 0) -> CGFloat? {
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
    }
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    #expect(part(header) == 0 && part(footer) == 570)
    view.contentOffset.y = 250
    view.layoutIfNeeded()
    // In front of the cells; a section is 40 + 1000 + 30 long.
    #expect(part(header) == 250 && part(footer) == 820 && part(header, 1) == nil)
    #expect(view.subviews.suffix(2).allSatisfy { !($0 is UICollectionViewCell) })
    view.contentOffset.y = 1020
    view.layoutIfNeeded()
    #expect(part(header) == 1000 && part(footer) == 1040)
    #expect(part(header, 1) == 1070 && part(footer, 1) == 1590)
  }

  @Test("a scroll does not ask the delegate again, a new width does")
  func delegateQuestions() {
    final class Counting: NSObject, UICollectionViewDelegateFlowLayout {
      var asked = 0
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        asked += 1
        return CGSize(width: 100, height: 100)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let counting = Counting()
    let source = Source([90])
    let view = collection(layout, source)
    view.delegate = counting
    view.reloadData()
    view.layoutIfNeeded()
    #expect(counting.asked == 90)
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(counting.asked == 90)
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(counting.asked == 180)
  }

  @Test("items whose size is estimated begin with the delegate's size")
  func estimated() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let delegate = Sizes([CGSize(width: 120, height: 90), CGSize(width: 130, height: 80)])
    let source = Source([2])
    #expect(
      frames(collection(layout, source, delegate: delegate)).map(\.size) == [
        CGSize(width: 120, height: 90), CGSize(width: 130, height: 80),
      ])
  }

  // Apple's page of flipsHorizontallyInOppositeLayoutDirection.
  @Test("a layout that flips is turned round where texts are read from right to left")
  func flipped() {
    let layout = FlippedFlow()
    layout.itemSize = CGSize(width: 90, height: 90)
    let source = Source([4])
    let view = collection(layout, source, width: 300)
    #expect(frames(view).map(\.minX) == [0, 105, 210, 0])
    let other = FlippedFlow()
    other.itemSize = CGSize(width: 90, height: 90)
    let turned = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: other)
    turned.semanticContentAttribute = .forceRightToLeft
    turned.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    turned.dataSource = source
    turned.layoutIfNeeded()
    #expect(frames(turned).map(\.minX) == [210, 105, 0, 210])
    #expect(turned.indexPathForItem(at: CGPoint(x: 220, y: 10)) == IndexPath(item: 0, section: 0))
  }
}
