// A log's constraints in scenes: what has to agree, and what is left open. Scenes are made of views in code, and logs are
// written by hand for them.

import Foundation
import LayoutScene
import Plumbline
import Testing

@testable import ConsoleLog

@Suite("Constraints of logs in documents") @MainActor struct DocumentMatchTests {
  /// Two labels in a row, 8 apart; `second` are the numbers of one more such row.
  private func scene(_ name: String, gaps: [CGFloat]) -> Scene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let scene = Scene(document: name, id: "\(name)-root", rootView: root)
    scene.views = [SceneView(view: root, id: "\(name)-root", kind: "view")]
    for (index, gap) in gaps.enumerated() {
      let labels = [UILabel(), UILabel()]
      for (place, label) in labels.enumerated() {
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        scene.views.append(SceneView(view: label, id: "\(name)-\(index)-\(place)", kind: "label"))
      }
      let constraint = labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: gap)
      constraint.isActive = true
      scene.constraints.append(
        SceneConstraint(constraint: constraint, id: "\(name)-gap-\(index)", line: 10 + index))
    }
    return scene
  }

  private func match(_ members: [String], _ scenes: [Scene]) throws -> [[String]] {
    let text = "(\n" + members.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
    let conflict = try #require(ConsoleLog(text).conflicts.first)
    return DocumentMatch(conflict, in: scenes.map(SceneConstraints.init)).places.map { $0.map(\.id) }
  }

  private static let gap =
    "<NSLayoutConstraint:0x61 H:[UILabel:0x7a'Fee']-(8)-[UILabel:0x7b'Sum']   (active)>"

  @Test("class, attributes and number agree, also from the other side")
  func agrees() throws {
    let scenes = [scene("a", gaps: [8]), scene("b", gaps: [9])]
    #expect(try match([Self.gap], scenes) == [["a-gap-0"]])
    let turned =
      "<NSLayoutConstraint:0x61 UILabel:0x7a'Fee'.trailing == UILabel:0x7b'Sum'.leading - 8   (active)>"
    #expect(try match([turned], scenes) == [["a-gap-0"]])
    for other in [
      Self.gap.replacingOccurrences(of: "(8)", with: "(7)"),
      Self.gap.replacingOccurrences(of: "(8)", with: "(>=8)"),
      Self.gap.replacingOccurrences(of: "(8)", with: "(8@750)"),
      Self.gap.replacingOccurrences(of: "UILabel:0x7a", with: "UIButton:0x7a"),
      Self.gap.replacingOccurrences(of: "0x61 H", with: "0x61 'fee.gap' H"),
    ] {
      #expect(try match([other], scenes) == [[]], "\(other)")
    }
  }

  @Test("the first thousand of a conflict are looked for, as the search goes a call deeper for each")
  func endless() throws {
    let others = (10_000..<11_000).map {
      "<NSLayoutConstraint:0x6\($0) H:[UILabel:0x7\($0)a'Fee']-(9)-[UILabel:0x7\($0)b'Sum']   (active)>"
    }
    let scenes = [scene("a", gaps: [8])]
    #expect(try match(others.dropLast() + [Self.gap], scenes).last == ["a-gap-0"])
    #expect(try match(others + [Self.gap], scenes).last == [])
  }

  @Test("the scene that explains more of the list counts")
  func better() throws {
    let other = "<NSLayoutConstraint:0x62 H:[UILabel:0x7c'Tax']-(12)-[UILabel:0x7d'Tip']   (active)>"
    let scenes = [scene("a", gaps: [8]), scene("b", gaps: [8, 12])]
    #expect(try match([Self.gap, other], scenes) == [["b-gap-0"], ["b-gap-1"]])
  }

  /// The two gaps of the scene have no label in common, as those of the log have: one of them is meant, or the other.
  @Test("one view of the log is one view of the document")
  func consistent() throws {
    let row = "<NSLayoutConstraint:0x62 H:[UILabel:0x7b'Sum']-(12)-[UILabel:0x7c'Tip']   (active)>"
    #expect(try match([Self.gap, row], [scene("a", gaps: [8, 12])]) == [[], []])
  }

  @Test("two places are both named, and more than three are no answer")
  func several() throws {
    #expect(
      try match([Self.gap], [scene("a", gaps: [8]), scene("b", gaps: [8])]) == [["a-gap-0", "b-gap-0"]])
    #expect(try match([Self.gap], [scene("a", gaps: [8, 8, 8, 8])]) == [[]])
  }
}
