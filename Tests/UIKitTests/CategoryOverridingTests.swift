// Members that Apple's headers declare in categories, which subclasses override as any other: they stand in the bodies of the
// classes here.

import Testing
import UIKit

private final class Badge: UIControl {
  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    let middle = super.menuAttachmentPoint(for: configuration)
    return CGPoint(x: middle.x, y: bounds.maxY)
  }
}

private final class Rows: UITableViewController {
  override func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { UITargetedPreview(view: tableView) }
}

private final class Items: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { UITargetedPreview(view: collectionView) }
}

@MainActor
@Suite("Members of categories are overridden")
struct CategoryOverridingTests {
  @Test("a view of a program answers through its superclass")
  func view() {
    let badge: UIView = Badge(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
    let menu = UIContextMenuConfiguration()
    #expect((badge as? UIControl)?.menuAttachmentPoint(for: menu) == CGPoint(x: 20, y: 20))
    #expect(UIControl(frame: badge.frame).menuAttachmentPoint(for: menu) == CGPoint(x: 20, y: 10))
  }

  @Test("a delegate is asked for previews through its protocol; nil where it says nothing")
  func previews() {
    let menu = UIContextMenuConfiguration()
    let rows = Rows()
    let table: any UITableViewDelegate = rows
    #expect(
      table.tableView(rows.tableView, previewForHighlightingContextMenuWithConfiguration: menu)?.view
        === rows.tableView)
    #expect(table.tableView(rows.tableView, previewForDismissingContextMenuWithConfiguration: menu) == nil)
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let collection: any UICollectionViewDelegate = items
    let path = IndexPath(item: 0, section: 0)
    #expect(
      collection.collectionView(
        items.collectionView, contextMenuConfiguration: menu, highlightPreviewForItemAt: path)?.view
        === items.collectionView)
    #expect(
      collection.collectionView(
        items.collectionView, contextMenuConfiguration: menu, dismissalPreviewForItemAt: path) == nil)
  }
}
