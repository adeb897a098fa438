// Headers of lists: padding, width, background. Sources: Apple's pages of `UITableView.contentHuggingElements` and
// `UICollectionLayoutListConfiguration.contentHuggingElements`.

import Testing
import UIKit

@MainActor
@Suite("List headers")
struct ListHeaderTests {
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var content = header.defaultContentConfiguration()
      content.text = "a\nb\nc"
      content.textProperties.numberOfLines = 0
      header.contentConfiguration = content
      return header
    }
  }

  private final class Titled: NSObject, UITableViewDataSource, UITableViewDelegate {
    let header = SizedView(90, 30)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  }

  @Test("a header's configuration decides how high it is")
  func header() {
    let sections = Sections()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = sections
    table.delegate = sections
    table.sectionHeaderHeight = UITableView.automaticDimension
    table.layoutIfNeeded()
    // Three lines of footnote are 47 points and more; a title alone has 28.
    #expect(table.rectForHeader(inSection: 0).height > 47)
    let header = table.headerView(forSection: 0)
    #expect((header?.contentConfiguration as? UIListContentConfiguration)?.text == "a\nb\nc")
    header?.contentConfiguration = nil
    #expect(header?.contentView.subviews.isEmpty == true)
  }

  @Test("headers of a table's sections are as wide as the rows, or as their content")
  func tableHeaders() {
    let titled = Titled()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    table.dataSource = titled
    table.delegate = titled
    table.layoutIfNeeded()
    #expect(table.contentHuggingElements.isEmpty && titled.header.frame.width == 320)
    let y = titled.header.frame.minY
    table.contentHuggingElements = .sectionHeaders
    table.layoutIfNeeded()
    #expect(titled.header.frame == CGRect(x: 0, y: y, width: 90, height: 30))
    table.semanticContentAttribute = .forceRightToLeft
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(titled.header.frame == CGRect(x: 230, y: y, width: 90, height: 30))
    table.contentHuggingElements = []
    table.layoutIfNeeded()
    #expect(titled.header.frame.width == 320)
  }

  @Test("the header of a list's section is as wide as the rows, or as its content")
  func listHeader() {
    for (elements, width) in [
      (UICollectionLayoutListConfiguration.ContentHuggingElements(), CGFloat(300)),
      // Eight characters of 10 points, and 16 at each side.
      (.supplementaryHeader, 112),
    ] {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .supplementary
      configuration.contentHuggingElements = elements
      let items = HighItems()
      let view = highCollection(UICollectionViewCompositionalLayout.list(using: configuration), items)
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect(header?.frame.minX == 0 && header?.frame.width == width)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width == 300)
    }
  }

  @Test("points above headers push headers and rows down; none by default")
  func headerTopPadding() {
    for padding in [nil, 12] as [CGFloat?] {
      var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
      configuration.headerMode = .supplementary
      configuration.headerTopPadding = padding
      let source = ListSource()
      let view = listView(configuration, source)
      let path = IndexPath(item: 0, section: 0)
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path)
      #expect(header?.frame.minY == padding ?? 0)
      #expect(view.cellForItem(at: path)?.frame.minY == header?.frame.maxY)
    }
  }

  @Test("a header's background fills it, behind its content")
  func headerBackground() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    let background = UIView()
    header.backgroundView = background
    header.frame.size.width = 200
    header.layoutIfNeeded()
    #expect(
      background.frame == CGRect(x: 0, y: 0, width: 200, height: 30) && header.subviews.first === background)
  }
}
