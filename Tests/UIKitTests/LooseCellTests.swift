// Cells that are in no table, as tests of single cells have them. Source: Apple's page of `UITableViewCell.contentView`
// ("the default superview for content that the cell displays", which gives way to accessory views as the cell's bounds do).

import Testing
import UIKit

@MainActor
@Suite("Cells without a table")
struct LooseCellTests {
  private func cell(width: CGFloat = 200, height: CGFloat = 60) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return cell
  }

  @Test("the content has the whole cell: there is no line below")
  func whole() {
    let cell = cell()
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    cell.frame.size = CGSize(width: 375, height: 88)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 88))
  }

  @Test("an accessory view is beside it, 16 points from the end")
  func accessory() {
    let cell = cell()
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.accessoryView = accessory
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 154, height: 60))
    #expect(accessory.frame == CGRect(x: 154, y: 20, width: 30, height: 20))
  }

  @Test("constraints to the content are those to the cell")
  func constraints() {
    let cell = cell()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
    ])
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    host.addSubview(cell)
    host.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 180, height: 40))
    cell.frame.size.width = 300
    host.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 280, height: 40))
  }

  @Test("the text of a style lies between the margins")
  func text() throws {
    let cell = cell()
    cell.textLabel?.text = "Row"
    cell.layoutIfNeeded()
    let label = try #require(cell.textLabel)
    #expect(label.frame.minX == 16)
    #expect(label.frame.midY == 30)
  }
}
