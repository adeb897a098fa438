// Layouts of a collection view on the way from one to another: `UICollectionViewTransitionLayout` and
// `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.

import Testing
import UIKit

@MainActor
@Suite("Transition layouts")
struct TransitionLayoutTests {
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
    let items = HighItems()
    let view = highCollection(UICollectionViewFlowLayout(), items)
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

  // Apple's page of `UICollectionViewTransitionLayout`: the attributes are interpolated linearly by `transitionProgress`; the
  // collection has it as its layout until the transition is finished or cancelled.
  @Test(
    "between two layouts everything lies as far on its way as the progress says", arguments: [true, false])
  func transitionLayout(isFinished: Bool) {
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    func flow(_ side: CGFloat) -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: side, height: side)
      (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
      return layout
    }
    let (first, second) = (flow(100), flow(200))
    let items = Items()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: first)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    var ends: [Bool] = []
    let between = view.startInteractiveTransition(to: second) { ends += [$0, $1] }
    #expect(view.collectionViewLayout === between)
    between.transitionProgress = 0.25
    view.layoutIfNeeded()
    // From 100, 0 in the first layout to 0, 200 in the second one.
    #expect(
      view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame
        == CGRect(x: 75, y: 50, width: 125, height: 125))
    #expect(view.contentSize == CGSize(width: 200, height: 350))
    if isFinished { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
    #expect(view.collectionViewLayout === (isFinished ? second : first) && ends == [true, isFinished])
    #expect(
      view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame
        == (isFinished
          ? CGRect(x: 0, y: 200, width: 200, height: 200) : CGRect(x: 100, y: 0, width: 100, height: 100)))
  }
}
