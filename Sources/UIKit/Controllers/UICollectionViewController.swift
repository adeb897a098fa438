// The controller of a collection.

import Foundation
import Plumbline

/// A controller whose view is a collection, of which it is data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout
  private var storedCollectionView: UICollectionView?
  /// Whether selections are cleared when the view appears; true by default; stored.
  open dynamic var clearsSelectionOnViewWillAppear = true

  /// The collection is made with the layout when the view is loaded.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller from an archive; the layout is a flow layout.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open dynamic override func loadView() {
    if loadViewFromDocument() {
      if let collection = viewIfLoaded as? UICollectionView {
        view = UIView(frame: collection.frame)
        collectionView = collection
      }
      return
    }
    let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    collection.dataSource = self
    collection.delegate = self
    view = UIView(frame: collection.frame)
    collectionView = collection
  }

  /// The collection, which lies in the controller's view and has its size.
  open dynamic var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollectionView
    }
    set {
      storedCollectionView?.removeFromSuperview()
      storedCollectionView = newValue
      guard let newValue, let view else { return }
      newValue.frame = view.bounds
      newValue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(newValue, at: 0)
    }
  }
  /// The collection's layout, before the view is loaded the one that it will have.
  open dynamic var collectionViewLayout: UICollectionViewLayout {
    storedCollectionView?.collectionViewLayout ?? layout
  }

  // MARK: Items: what subclasses replace

  /// The number of sections; one unless a subclass overrides it.
  open dynamic func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// The number of items of a section; none unless a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  /// The cell of an item; an empty one unless a subclass overrides it.
  open dynamic func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// A header, footer or the like; an empty one unless a subclass overrides it.
  open dynamic func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// An item was selected; for subclasses, does nothing here.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// An item was deselected; for subclasses, does nothing here.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// The content was scrolled; for subclasses, does nothing here.
  open dynamic func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Whether an item can be moved; true unless a subclass overrides it, as Apple's for those that have the method below.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// An interactive movement of an item ended: update the data.
  open dynamic func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// The titles of the index beside the items. No index is shown.
  open dynamic func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Whether an item is highlighted under a finger. Nothing here sends touches.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  { true }
  /// For subclasses, does nothing here; there are no touches.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// For subclasses, does nothing here; there are no touches.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// True unless a subclass overrides it; never called, as there are no touches.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { true }
  /// True unless a subclass overrides it; never called, as there are no touches.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  { true }
  /// For subclasses, does nothing here; called before the cell is added.
  open dynamic func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// For subclasses, does nothing here; the cell may be used again.
  open dynamic func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// For subclasses, does nothing here; called before it is added.
  open dynamic func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// For subclasses, does nothing here; the view may be used again.
  open dynamic func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Nil unless a subclass overrides it; never called, as there are no touches.
  open dynamic func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Nil unless a subclass overrides it; never called, as there are no touches.
  open dynamic func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// The content offset in place of a proposed one, after the layout changed.
  open dynamic func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The destination of a moved item: the proposed one, unless a subclass overrides it.
  open dynamic func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// The destination of an item by its original and its current index path; asks the method above.
  open dynamic func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
  /// True unless a subclass overrides it; never asked.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// The fingers begin to drag; for subclasses, does nothing here.
  open dynamic func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The fingers were lifted; for subclasses, does nothing here.
  open dynamic func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The content came to rest; for subclasses, does nothing here.
  open dynamic func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The content was zoomed; for subclasses, does nothing here.
  open dynamic func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The view to zoom; nil unless a subclass overrides it.
  open dynamic func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called before the fingers are lifted; the target content offset may be changed. Nothing here sends touches.
  open dynamic func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// For subclasses; never called, as there are no touches.
  open dynamic func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// An animated scroll is over, which here is at once; for subclasses, does nothing here.
  open dynamic func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// For subclasses; never called, as there are no touches.
  open dynamic func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// For subclasses; never called, as there are no touches.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Whether a touch of the status bar scrolls to the top. Nothing here sends touches.
  open dynamic func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// For subclasses; never called, as there are no touches.
  open dynamic func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The adjusted content insets changed; for subclasses, does nothing here.
  open dynamic func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
