// What a view finds around it while it is tested, and what becomes of its texts.

import Foundation
import Plumbline
import Testing

@testable import LayoutTesting

@MainActor
@Suite("Views in windows of tests")
struct HostedLayoutTests {
  /// A table whose cell brings its text when it is laid out.
  private final class Source: NSObject, UITableViewDataSource {
    private(set) var cells: [UITableViewCell] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cells.append(cell)
      return cell
    }
  }

  private func laidOut(_ view: UIView, language: String? = nil, _ body: (TracedScene) -> Void) throws {
    let room = try #require(LayoutRooms.devices("iPhone 15").rooms.first)
    TestedLayout.view(view).laidOut(in: room, LayoutCase(room: room.name, language: language), body)
  }

  /// A view is tested as a component: its margins are its own 8 points, and no status bar covers it.
  @Test("nothing covers a view that is tested without its controller")
  func margins() throws {
    let view = UIView()
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      label.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
    ])
    try laidOut(view) { _ in
      #expect(label.frame.minY == 8)
      #expect(view.safeAreaInsets == .zero)
    }
  }

  @Test("texts with attributes are changed and given back with them")
  func attributes() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.append(NSAttributedString(string: " small", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    label.attributedText = text
    let button = UIButton(type: .system)
    button.setAttributedTitle(NSAttributedString(string: "Go"), for: .normal)
    let view = UIView()
    view.addSubview(label)
    view.addSubview(button)
    let before = label.intrinsicContentSize
    try laidOut(view, language: "double") { _ in
      // Each piece twice, in its font.
      #expect(label.attributedText?.string.hasPrefix("Big Big") == true)
      #expect(label.intrinsicContentSize.height == before.height)
      #expect(button.attributedTitle(for: .normal)?.string == "Go Go")
    }
    #expect(label.attributedText == text)
    #expect(label.intrinsicContentSize == before)
    #expect(button.attributedTitle(for: .normal)?.string == "Go")
  }

  @Test("texts that come with the layout are changed too")
  func late() throws {
    let source = Source()
    let table = UITableView()
    table.dataSource = source
    try laidOut(table, language: "double") { _ in
      #expect(table.visibleCells.first?.textLabel?.text == "Row Row")
    }
  }
}
