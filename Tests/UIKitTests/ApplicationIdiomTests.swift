// What small applications rely on beside views: trees of lists, documents, texts of HTML, outlines, durations, titles in
// fonts of their own.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Idioms of applications")
struct ApplicationIdiomTests {
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

  @Test("marks of HTML become attributes; entities, breaks and lists are read")
  func html() throws {
    let data = Data("<p>One <b>two</b>&nbsp;&amp; <i>three</i><br>four</p><ul><li>five</li></ul>".utf8)
    let text = try NSAttributedString(
      data: data,
      options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: 4 as UInt],
      documentAttributes: nil)
    #expect(text.string.hasPrefix("One two\u{A0}& three\nfour\n\t•\tfive"))
    let bold = try #require(text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(bold.pointSize == 12)
    #expect(throws: (any Error).self) {
      try NSAttributedString(
        data: data, options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
  }

  @Test("a point lies within an outline, not only within its box")
  func outline() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.contains(CGPoint(x: 50, y: 50)))
    #expect(!circle.contains(CGPoint(x: 5, y: 5)))
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    ring.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(ring.contains(CGPoint(x: 50, y: 50), using: .winding))
    #expect(!ring.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
  }

  @Test("an arc between two lines touches both")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    // A right angle: the circle touches as far from the corner as its radius is long.
    #expect(abs(path.currentPoint.x - 100) < 1e-9 && abs(path.currentPoint.y - 20) < 1e-9)
    #expect(abs(path.boundingBoxOfPath.maxX - 100) < 1e-6)
    #expect(abs(path.boundingBoxOfPath.height - 20) < 1e-6)
  }

  @Test("a title's font that a transformer gives counts in the button's size")
  func transformer() {
    var small = UIButton.Configuration.plain()
    small.title = "Title"
    var large = small
    large.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 40)
      return outgoing
    }
    let (one, other) = (UIButton(configuration: small), UIButton(configuration: large))
    #expect(other.intrinsicContentSize.height > one.intrinsicContentSize.height + 15)
    large.background.cornerRadius = 8
    #expect(large.background.cornerRadius == 8 && large != small)
  }

  @Test("a closure of changed traits may name its object Self")
  func traits() {
    final class Watching: UIView {
      var count = 0
      func watch() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
          self.count += 1
        }
      }
    }
    let view = Watching(frame: .zero)
    view.watch()
    view.overrideUserInterfaceStyle = .dark
    view.layoutIfNeeded()
    #expect(view.count == 1)
  }
}
