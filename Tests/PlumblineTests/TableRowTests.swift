// Rows that size themselves (spec 07 §2, C01–C04), and what a table lays out.

import Foundation
import Testing

@testable import Plumbline

@Suite("Rows of tables") struct TableRowTests {
  /// A cell whose content is 60 high for any width, 11 from the edges above and below.
  final class Cell: UITableViewCell {
    let content = SizedView(900, 60)
    var bottom: NSLayoutConstraint?
    convenience init() { self.init(style: .default, reuseIdentifier: nil) }
    func build(withBottom: Bool = true, height: CGFloat? = nil, edges: CGFloat = 11) {
      content.translatesAutoresizingMaskIntoConstraints = false
      content.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
      contentView.addSubview(content)
      let bottom = content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -edges)
      self.bottom = bottom
      var constraints = [
        content.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 16),
        content.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -16),
        content.topAnchor.constraint(equalTo: contentView.topAnchor, constant: edges),
      ]
      if withBottom { constraints.append(bottom) }
      if let height { constraints.append(content.heightAnchor.constraint(equalToConstant: height)) }
      NSLayoutConstraint.activate(constraints)
    }
  }

  final class Rows: UITableViewDataSource {
    let cells: [UITableViewCell]
    init(_ cells: [UITableViewCell]) { self.cells = cells }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
  }

  private func table(_ rows: Rows, scale: CGFloat) -> (UITableView, ConsoleRecorder) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.layoutEnvironment = .plain(scale: scale)
    table.dataSource = rows
    return (table, ConsoleRecorder(table))
  }

  @Test("C01, C02 content of 60 between insets of 11: 82, and a separator of a pixel", arguments: [2.0, 3])
  func selfSizing(_ scale: CGFloat) {
    let first = Cell()
    let second = Cell()
    for cell in [first, second] { cell.build() }
    let rows = Rows([first, second])
    let (table, console) = table(rows, scale: scale)
    table.layoutIfNeeded()
    let height = 82 + 1 / scale
    #expect(abs(first.frame.height - height) < 1e-6 && first.contentView.frame.height == 82)
    #expect(abs(second.frame.minY - height) < 1e-6 && abs(table.contentSize.height - 2 * height) < 1e-6)
    #expect(first.content.frame == CGRect(x: 16, y: 11, width: 288, height: 60))
    #expect(console.texts.isEmpty, "the height that a cell had before is no constraint")
    let given = first.contentView.constraints.filter {
      $0.identifier?.hasPrefix("UIView-Encapsulated-Layout") ?? false
    }
    #expect(given.map(\.constant) == [320, 82])
  }

  @Test(
    "C03 a required height of 44 does not fit into a row of 44: its content is 43.5 high, and the log says so"
  )
  func fixedHeight() throws {
    let cell = Cell()
    cell.build(height: 44, edges: 0)
    let rows = Rows([cell])
    let (table, console) = table(rows, scale: 2)
    table.rowHeight = 44
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.height == 43.5 && cell.content.frame.height == 43.5)
    let broken = try #require(table.layoutDiagnosis().conflicts.first?.broken)
    #expect(broken.firstItem === cell.content && broken.firstAttribute == .height)
    #expect(console.texts.count == 1)
    let text = console.texts.first ?? ""
    #expect(text.contains("'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:P"))
    #expect(text.contains(".height == 43.5   (active)>"))
  }

  @Test("the usual cure: one constraint of the chain at 999")
  func cure() {
    let cell = Cell()
    cell.build(height: 44, edges: 0)
    cell.bottom?.isActive = false
    cell.bottom?.priority = UILayoutPriority(999)
    cell.bottom?.isActive = true
    let rows = Rows([cell])
    let (table, console) = table(rows, scale: 2)
    table.rowHeight = 44
    table.layoutIfNeeded()
    #expect(cell.content.frame.height == 44 && console.texts.isEmpty)
  }

  @Test("C04 a chain without an end gives 44")
  func openChain() {
    let cell = Cell()
    cell.build(withBottom: false)
    let rows = Rows([cell])
    let (table, _) = table(rows, scale: 2)
    table.layoutIfNeeded()
    #expect(cell.frame.height == 44)
  }

  @Test(
    "a frame that is given in layoutSubviews, before super, is not lost to an answer that the engine has not")
  func givenInLayout() {
    final class Sizes: UIView {
      var seen: [CGSize] = []
      override func layoutSubviews() {
        seen.append(bounds.size)
        super.layoutSubviews()
      }
    }
    final class List: UIView {
      let row = Sizes()
      let mark = UIView()
      override func layoutSubviews() {
        if row.superview == nil {
          mark.translatesAutoresizingMaskIntoConstraints = false
          row.addSubview(mark)
          mark.leftAnchor.constraint(equalTo: row.leftAnchor, constant: 5).isActive = true
          mark.rightAnchor.constraint(equalTo: row.rightAnchor, constant: -5).isActive = true
          addSubview(row)
        }
        row.frame = CGRect(x: 0, y: 10, width: bounds.width, height: 30)
        super.layoutSubviews()
      }
    }
    let list = List(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    list.layoutIfNeeded()
    #expect(list.row.frame == CGRect(x: 0, y: 10, width: 200, height: 30))
    #expect(list.mark.frame.width == 190)
    #expect(list.row.seen.allSatisfy { $0 == CGSize(width: 200, height: 30) })
  }
}
