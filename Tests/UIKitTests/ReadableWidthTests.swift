// A column that can be read: 672 points at the usual text size, centred (spec 04 §3: on a tablet 1024 points wide 176 are
// left at each side).

import Foundation
import Testing
import UIKit

@MainActor
@Suite("The readable width")
struct ReadableWidthTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let text = UIView()
      text.tag = 1
      text.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(text)
      let guide = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        text.topAnchor.constraint(equalTo: guide.topAnchor),
        text.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        text.heightAnchor.constraint(equalToConstant: 20),
      ])
      return cell
    }
  }

  /// Apple's page of `cellLayoutMarginsFollowReadableWidth`: whether margins of cells come from the readable content guide;
  /// no at first since iOS 12.
  @Test("rows of a wide table keep to it where the table asks for it", arguments: [1024, 390] as [CGFloat])
  func rows(width: CGFloat) throws {
    let source = Source()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 700))
    let table = UITableView(frame: window.bounds)
    table.dataSource = source
    window.addSubview(table)
    func text() throws -> CGRect {
      window.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let view = try #require(cell.contentView.viewWithTag(1))
      return view.convert(view.bounds, to: table)
    }
    #expect(!table.cellLayoutMarginsFollowReadableWidth)
    #expect(try text().minX == 20 && text().width == width - 40)
    table.cellLayoutMarginsFollowReadableWidth = true
    #expect(try text().minX == (width == 1024 ? 176 : 20))
    #expect(try text().width == (width == 1024 ? 672 : 350))
    table.frame.size.width = 800
    #expect(try text().minX == 64 && text().width == 672)
    withExtendedLifetime(source) {}
  }

  @Test("a view of a document keeps to it where the document says so")
  func documents() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view layoutMarginsFollowReadableWidth="YES" id="v"><rect key="frame" x="0" y="0" width="320" height="100"/></view>
      <tableView layoutMarginsFollowReadableWidth="YES" style="plain" id="t"><rect key="frame" x="0" y="0" width="320" height="100"/></tableView>
      </objects></document>
      """
    let objects = try UINib(data: Data(xib.utf8), bundle: nil).objects(owner: nil)
    let view = try #require(objects.first as? UIView)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.frame.size.width = 1024
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 176, bottom: 8, right: 176))
    #expect((objects.last as? UITableView)?.cellLayoutMarginsFollowReadableWidth == true)
  }
}
