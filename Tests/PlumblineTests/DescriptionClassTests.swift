// Rows of the table of descriptions whose items are the framework's own classes (spec 01 §6): made by a stack view, a table
// and a label themselves rather than spelled out.

import Foundation
import Testing

@testable import Plumbline

@Suite("Descriptions with the framework's classes") struct DescriptionClassTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() { root.layoutEnvironment = .plain() }

  private func text(_ constraint: NSLayoutConstraint) -> String {
    constraint.description.replacing(/0x[0-9a-f]+/, with: "P")
  }

  @Test("D05 the canvas connection that a stack view makes for its label")
  func canvas() throws {
    let label = UILabel()
    label.text = "Set lunch"
    let stack = UIStackView(arrangedSubviews: [label])
    root.addSubview(stack)
    root.layoutIfNeeded()
    let connections = stack.constraints.filter { $0.identifier == "UISV-canvas-connection" }.map(text)
    #expect(
      connections.contains(
        "<NSLayoutConstraint:P 'UISV-canvas-connection' UIStackView:P.leading == UILabel:P'Set lunch'.leading   "
          + "(active)>"))
  }

  @Test("D13 the place of a table that its mask fixes")
  func mask() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.addSubview(table)
    #expect(
      text(NSAutoresizingMaskLayoutConstraint(table, axis: .vertical, isLength: false))
        == "<NSAutoresizingMaskLayoutConstraint:P h=--& v=--& UITableView:P.minY == 0   (active, names: '|':UIView:P )>"
    )
  }

  /// Two characters of half of 35 points.
  @Test("D14 the content size of a label, among the label's constraints after layout")
  func contentSize() {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .systemFont(ofSize: 35)
    label.text = "Hi"
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 35, height: 42))
    #expect(
      text(NSContentSizeLayoutConstraint(label, axis: .horizontal))
        == "<NSContentSizeLayoutConstraint:P UILabel:P'Hi'.width == 35 Hug:250 CompressionResistance:750   (active)>"
    )
  }
}
