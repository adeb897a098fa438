// Headers that stay, estimates, scrolling within insets, texts of a cell's own. Sources: Apple's pages of `UITableView.Style`
// ("floating" headers and footers of plain tables), `estimatedHeightForRowAt`, `scrollToRow(at:at:animated:)`,
// `adjustedContentInset`, `backgroundView`, `UITableViewCell.AccessoryType`. Rows are 50 points high, headers 20.

import Testing
import UIKit

private final class Long: NSObject, UITableViewDataSource, UITableViewDelegate {
  var hasFooters = false
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    hasFooters ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    hasFooters ? 30 : 0
  }
}

private final class Estimated: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 90 }
}

private final class Texts: NSObject, UITableViewDataSource {
  var style = UITableViewCell.CellStyle.default
  var lines = 1
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.font = .systemFont(ofSize: 20)
    cell.textLabel?.text = String(repeating: "a", count: 50)
    cell.textLabel?.numberOfLines = lines
    cell.detailTextLabel?.font = .systemFont(ofSize: 10)
    cell.detailTextLabel?.text = "b"
    return cell
  }
}

@MainActor
@Suite("Scrolled tables")
struct TableScrollTests {
  private func table(
    _ source: some UITableViewDataSource & UITableViewDelegate, _ style: UITableView.Style = .plain
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: style)
    table.dataSource = source
    table.delegate = source
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    return table
  }

  @Test(
    "the header of a plain table's section stays while its rows are seen",
    arguments: [
      // A section is 20 + 500 high. At 510 the next header pushes it out.
      (UITableView.Style.plain, CGFloat(0), CGFloat(0)), (.plain, 130, 130), (.plain, 510, 500),
      (.plain, -40, 0),
      (.grouped, 130, 0),
    ])
  func header(style: UITableView.Style, offset: CGFloat, expected: CGFloat) {
    let source = Long()
    let table = table(source, style)
    table.contentOffset.y = offset
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == expected)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 20))
  }

  @Test("it stays below what covers the table, and above the rows")
  func headerBelowInsets() throws {
    let source = Long()
    let table = table(source)
    table.contentInset.top = 30
    table.contentOffset.y = 130
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame == CGRect(x: 0, y: 160, width: 320, height: 20))
    #expect(table.subviews.last === header)
  }

  @Test("the footer stays at the lower end")
  func footer() {
    let source = Long()
    source.hasFooters = true
    let table = table(source)
    // Of 550 points, 520 to 550 are the footer's; 200 are seen.
    #expect(table.footerView(forSection: 0)?.frame == CGRect(x: 0, y: 170, width: 320, height: 30))
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    #expect(table.footerView(forSection: 0)?.frame.minY == 520)
  }

  @Test("the delegate's estimates stand for rows that were not seen")
  func estimates() {
    let source = Estimated()
    let table = table(source)
    // Of 100 rows five of 44 points are seen and measured, 95 count as 90.
    #expect(table.contentSize.height == 8770)
    #expect(table.rectForRow(at: IndexPath(row: 6, section: 0)).minY == 310)
  }

  @Test(
    "rows are scrolled to within the insets and below their header",
    arguments: [
      // 270 - 30 - 20, 320 - 200 + 10, 295 - (200 + 30 - 10) / 2.
      (UITableView.ScrollPosition.top, CGFloat(220)), (.bottom, 130), (.middle, 185),
    ])
  func scrolling(position: UITableView.ScrollPosition, expected: CGFloat) {
    let source = Long()
    let table = table(source)
    table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
    // From 20 + 250 to 320.
    table.scrollToRow(at: IndexPath(row: 5, section: 0), at: position, animated: false)
    #expect(table.contentOffset.y == expected)
  }

  @Test("scrolling ends with the content and its insets")
  func ends() {
    let source = Long()
    let table = table(source)
    table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
    table.scrollToRow(at: IndexPath(row: 9, section: 1), at: .top, animated: false)
    #expect(table.contentOffset.y == 850)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == -30)
    table.scrollRectToVisible(CGRect(x: 0, y: 300, width: 1, height: 10), animated: false)
    #expect(table.contentOffset.y == 120)
  }

  @Test("rows are found at points of the content, seen or not")
  func points() {
    let source = Long()
    let table = table(source)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 25)) == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 545)) == IndexPath(row: 0, section: 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 10)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 1041)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 330, y: 25)) == nil)
  }

  @Test("what lies behind the rows fills the table")
  func background() {
    let source = Long()
    let table = table(source)
    let view = UIView()
    table.backgroundView = view
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 100, width: 320, height: 200))
    #expect(table.subviews.first === view)
    table.backgroundView = nil
    #expect(view.superview == nil)
  }

  @Test(
    "rows of automatic height are as high as a cell's own texts, 44 at least",
    arguments: [
      // 24 + 22 + 0.5, 24 + 12 + 22 + 0.5.
      (UITableViewCell.CellStyle.default, 1, CGFloat(46.5)), (.subtitle, 1, 58.5),
      // 50 letters of 10 points: 28 in a line between margins of 16.
      (.default, 0, 70.5), (.value1, 1, 46.5),
    ])
  func ownTexts(style: UITableViewCell.CellStyle, lines: Int, expected: CGFloat) {
    let window = plainWindow()
    let source = Texts()
    source.style = style
    source.lines = lines
    let table = UITableView(frame: window.bounds, style: .plain)
    table.dataSource = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == expected)
  }

  @Test("from right to left the content lies beside the accessory, and texts begin at the right")
  func rightToLeft() throws {
    let window = plainWindow()
    window.layoutEnvironment?.isRightToLeft = true
    let source = Texts()
    let table = UITableView(frame: window.bounds, style: .plain)
    table.dataSource = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    let cell = try #require(table.visibleCells.first)
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    cell.textLabel?.text = "aa"
    window.layoutIfNeeded()
    // The accessory and the margin of 16 beside it.
    #expect(cell.accessoryView?.frame.minX == 16)
    #expect(cell.contentView.frame.minX == 46)
    #expect(cell.contentView.frame.width == 274)
    #expect(cell.textLabel?.frame.maxX == 258)
  }

  /// Interface Builder's documents since Xcode 13: rows below a first title of a grouped table begin at 55.5, there are 38
  /// points besides the footer above below later ones; plain tables have 28 for a title and 22 above it. Empty headers and
  /// footers of grouped tables are 17.5 high, the first header 35.
  @Test(
    "where rows begin below titles",
    arguments: [
      (UITableView.Style.plain, true, CGFloat(50), CGFloat(144)), (.grouped, true, 55.5, 155),
      (.grouped, false, 35, 114),
      (.insetGrouped, true, 55.5, 155), (.plain, false, 0, 44),
    ])
  func titles(style: UITableView.Style, hasTitles: Bool, first: CGFloat, second: CGFloat) {
    final class Titled: NSObject, UITableViewDataSource {
      var hasTitles = false
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        hasTitles ? "Title" : nil
      }
    }
    let window = plainWindow()
    let source = Titled()
    source.hasTitles = hasTitles
    let table = UITableView(frame: window.bounds, style: style)
    table.dataSource = source
    table.rowHeight = 44
    if style == .plain { table.sectionHeaderHeight = 28 }
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == first)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == second)
  }

  @Test("a header that is as high as its content is measured again at another width")
  func headerHeights() {
    final class Header: UIView {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: 12000 / targetSize.width) }
    }
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { Header() }
    }
    let source = Source()
    let table = table(source)
    #expect(table.rectForHeader(inSection: 0).height == 37.5)
    table.frame.size.width = 200
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 60)
  }
}
