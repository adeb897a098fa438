// Section snapshots: trees of items, of which closed ones hide what lies below them.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Section snapshots")
struct SectionSnapshotTests {
  @Test("a closed item hides what lies below it, and expanding shows it (UIKit's section snapshots)")
  func tree() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a1x"], to: "a1")
    #expect(tree.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(tree.visibleItems == ["a", "b"])
    #expect(tree.rootItems == ["a", "b"])
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"])
    #expect(tree.level(of: "a1x") == 2)
    #expect(tree.parent(of: "a1x") == "a1")
    tree.insert(["a3"], after: "a1")
    #expect(tree.items == ["a", "a1", "a1x", "a3", "a2", "b"])
    tree.delete(["a1"])
    #expect(tree.items == ["a", "a3", "a2", "b"])
    #expect(tree.snapshot(of: "a").items == ["a3", "a2"])
  }

  @Test("a tree becomes the rows of its section")
  func applyTree() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in
      UICollectionViewCell(frame: .zero)
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a"])
    tree.append(["a1"], to: "a")
    source.apply(tree, to: 7, animatingDifferences: false)
    #expect(source.snapshot().itemIdentifiers(inSection: 7) == ["a"])
    #expect(source.snapshot(for: 7).items == ["a", "a1"])
  }
}
