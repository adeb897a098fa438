// Content of list cells: guides, images in the room of a symbol, margins, text transforms. Sources: Apple's pages of
// `UIListContentView.textLayoutGuide` (nil without a text) and
// `UIListContentConfiguration.ImageProperties.standardDimension` (the room of a symbol for any image).

import Testing
import UIKit

@MainActor
@Suite("List content")
struct ListContentTests {
  @Test("guides of a row lie where its image and texts lie, and are nil without them")
  func guides() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "abcd"
    let view = UIListContentView(configuration: content)
    #expect(view.imageLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
    content.image = UIImage(systemName: "star")
    content.secondaryText = "ef"
    view.configuration = content
    let window = plainWindow()
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    window.addSubview(view)
    let (image, text) = (try #require(view.imageLayoutGuide), try #require(view.textLayoutGuide))
    let second = try #require(view.secondaryTextLayoutGuide)
    #expect(view.textLayoutGuide === text)
    view.layoutIfNeeded()
    // 16 points at the sides and between image and texts; a symbol is 20 points.
    #expect(image.layoutFrame.minX == 16 && image.layoutFrame.size == CGSize(width: 20, height: 20))
    #expect(text.layoutFrame.minX == 52 && text.layoutFrame.maxX == 304)
    #expect(second.layoutFrame.minX == 52 && second.layoutFrame.minY == text.layoutFrame.maxY + 3)
    content.image = nil
    view.configuration = content
    #expect(view.imageLayoutGuide == nil)
  }

  @Test("an image may have the room of a symbol")
  func standardDimension() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "a"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 10)).image { _ in }
    content.imageProperties.reservedLayoutSize.width =
      UIListContentConfiguration.ImageProperties.standardDimension
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    let guide = try #require(view.imageLayoutGuide)
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 20)
    content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 34)
    view.configuration = content
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 40)
  }

  @Test("a row keeps to the margins around it along the axes that it says")
  func superviewMargins() {
    for (axes, left) in [(UIAxis.horizontal, CGFloat(50)), ([], 16), (.vertical, 16)] {
      var content = UIListContentConfiguration.cell()
      content.text = "a"
      content.axesPreservingSuperviewLayoutMargins = axes
      let around = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      around.layoutMargins = UIEdgeInsets(top: 30, left: 50, bottom: 30, right: 50)
      let view = UIListContentView(configuration: content)
      view.frame = around.bounds
      around.addSubview(view)
      around.layoutIfNeeded()
      let row = view.subviews[0].frame
      #expect(row.minX == left)
      #expect(row.minY == (axes == .vertical ? 30 : 11))
    }
  }

  @Test("letters of a row's text are changed as it says")
  func textTransform() {
    var content = UIListContentConfiguration.cell()
    content.text = "a bc"
    content.textProperties.transform = .uppercase
    let view = UIListContentView(configuration: content)
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels($0) }
    }
    #expect(labels(view).first?.text == "A BC")
  }

  // Apple's pages of `updateConfiguration(using:)` (called before a cell is first displayed, and whenever its configuration
  // state changes), `configurationState` and `UIViewConfigurationState`.
  @Test(
    "cells and headers are asked for their content before they are first laid out, and when their state changes"
  )
  func configurationStates() {
    final class Cell: UICollectionViewCell {
      var states: [(Bool, Bool)] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        states.append((state.isSelected, state.isEditing))
        super.updateConfiguration(using: state)
      }
    }
    final class Header: UITableViewHeaderFooterView {
      var updates = 0
      override func updateConfiguration(using state: UIViewConfigurationState) {
        updates += 1
        var content = UIListContentConfiguration.plainHeader()
        content.text = state.isDisabled ? "Off" : "On"
        contentConfiguration = content
      }
    }
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    let items = Items()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 320), collectionViewLayout: UICollectionViewFlowLayout())
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = items
    list.layoutIfNeeded()
    let cell = list.visibleCells.first as? Cell
    list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    list.layoutIfNeeded()
    list.isEditing = true
    list.layoutIfNeeded()
    #expect(cell?.states.map(\.0) == [false, true, true] && cell?.states.map(\.1) == [false, false, true])
    let header = Header(reuseIdentifier: nil)
    header.layoutIfNeeded()
    #expect(header.updates == 1 && (header.contentConfiguration as? UIListContentConfiguration)?.text == "On")
    header.isUserInteractionEnabled = false
    header.setNeedsUpdateConfiguration()
    header.layoutIfNeeded()
    #expect(
      header.updates == 2 && (header.contentConfiguration as? UIListContentConfiguration)?.text == "Off")
  }
}
