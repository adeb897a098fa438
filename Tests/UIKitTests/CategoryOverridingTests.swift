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
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(identifier: "\(indexPath.row)" as NSString) }
}

private final class Items: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(identifier: "\(indexPath.item)" as NSString) }
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

  @Test("a delegate is asked for menus through its protocol; nil where it says nothing")
  func menus() {
    let rows = Rows()
    let table: any UITableViewDelegate = rows
    let row = table.tableView(
      rows.tableView, contextMenuConfigurationForRowAt: IndexPath(row: 3, section: 0), point: .zero)
    #expect(row?.identifier as? NSString == "3")
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let collection: any UICollectionViewDelegate = items
    let path = IndexPath(item: 4, section: 0)
    let item = collection.collectionView(
      items.collectionView, contextMenuConfigurationForItemAt: path, point: .zero)
    #expect(item?.identifier as? NSString == "4")
    #expect(
      collection.collectionView(
        items.collectionView, contextMenuConfigurationForItemsAt: [path], point: .zero) == nil)
  }
}
