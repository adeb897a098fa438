// What Apple's documentation says of placing by hand beside constraints, and rows of tables.

import Foundation
import Testing

@testable import Plumbline

@Suite("Documented: layout by hand") struct LayoutByHandTests {
  /// A view whose child constraints place at (10, 10, 50, 50).
  class Panel: UIView {
    let child = UIView()
    func build() {
      child.translatesAutoresizingMaskIntoConstraints = false
      addSubview(child)
      NSLayoutConstraint.activate([
        child.leftAnchor.constraint(equalTo: leftAnchor, constant: 10),
        child.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        child.widthAnchor.constraint(equalToConstant: 50), child.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
  }

  @Test("layoutSubviews may adjust what constraints placed, after super")
  func adjusting() {
    final class Adjusting: Panel {
      override func layoutSubviews() {
        super.layoutSubviews()
        child.frame.origin.x += 1
        child.frame.size.height = 20
      }
    }
    let panel = Adjusting(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    panel.build()
    panel.layoutIfNeeded()
    #expect(panel.child.frame == CGRect(x: 11, y: 10, width: 50, height: 20))
    panel.setNeedsLayout()
    panel.layoutIfNeeded()
    #expect(panel.child.frame == CGRect(x: 11, y: 10, width: 50, height: 20), "adjusted once, not twice")
    #expect(panel.layoutFeedbackLoop == nil)
  }

  @Test("viewDidLayoutSubviews may change frames; the next layout brings the constraints' back")
  func controllers() {
    final class Controller: UIViewController {
      var moves = true
      override func loadView() { view = Panel(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
      override func viewDidLoad() { (view as? Panel)?.build() }
      override func viewDidLayoutSubviews() {
        if moves { (view as? Panel)?.child.frame.origin.y = 100 }
      }
    }
    let controller = Controller()
    controller.view.layoutIfNeeded()
    let child = (controller.view as? Panel)?.child
    #expect(child?.frame == CGRect(x: 10, y: 100, width: 50, height: 50))
    controller.moves = false
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(child?.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
  }

  @Test("without super, layoutSubviews places by hand; the constraints' frames are not set")
  func manual() {
    final class Manual: Panel {
      override func layoutSubviews() { child.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
    }
    let panel = Manual(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    panel.build()
    panel.layoutIfNeeded()
    #expect(panel.child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    panel.constraints.first { $0.firstAttribute == .left }?.constant = 30
    panel.layoutIfNeeded()
    #expect(panel.child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("a table's rows are as high as their content needs, each its own")
  func cells() {
    final class Rows: UITableViewDataSource {
      let texts = ["short", "aaaaa bbbbb ccccc ddddd", "again short"]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.numberOfLines = 0
        label.text = texts[indexPath.row]
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-10-[label]-10-|", metrics: nil, views: ["label": label])
            + NSLayoutConstraint.constraints(
              withVisualFormat: "V:|-10-[label]-10-|", metrics: nil, views: ["label": label]))
        return cell
      }
    }
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 140, height: 400), style: .plain)
    table.layoutEnvironment = .plain()
    let recorder = ConsoleRecorder(table)
    table.dataSource = rows
    table.layoutIfNeeded()
    // Twelve characters a line: one, two and one lines of 24, insets of 10, a separator of half a point.
    #expect(table.visibleCells.map(\.frame.height) == [44.5, 68.5, 44.5])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44.5, 113])
    #expect(table.contentSize == CGSize(width: 140, height: 157.5) && recorder.texts.isEmpty)
    table.frame.size.width = 260
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [44.5, 44.5, 44.5])
  }

  @Test(
    "a mask and a sibling take the frames that constraints gave, in layoutSubviews after super")
  func mixing() {
    final class Mixed: UIView {
      let container = UIView()
      let custom = UIView()
      let shade = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        custom.frame = container.frame
        shade.frame = container.bounds
      }
    }
    let view = Mixed(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.container.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.container)
    view.addSubview(view.custom)
    view.container.mask = view.shade
    NSLayoutConstraint.activate([
      view.container.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
      view.container.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -20),
      view.container.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      view.container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
    ])
    view.layoutIfNeeded()
    #expect(view.custom.frame == CGRect(x: 20, y: 5, width: 160, height: 90))
    #expect(view.shade.frame == CGRect(x: 0, y: 0, width: 160, height: 90))
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(view.custom.frame == CGRect(x: 20, y: 5, width: 260, height: 90))
    #expect(view.container.frame == view.custom.frame && view.layoutFeedbackLoop == nil)
  }
}
