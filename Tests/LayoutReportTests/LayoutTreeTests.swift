// The tree of views in a terminal, as whole texts.

import Foundation
import LayoutReport
import Testing

@Suite("Trees for terminals")
struct LayoutTreeTests {
  private static var report: SceneReport {
    var report = Fixture.report
    report.views.append(
      ViewReport(
        id: "las-aa-001", kind: "label", className: "UILabel", parent: "roo-aa-001",
        frame: CGRect(x: 16, y: 100, width: 80, height: 20)))
    report.views[3].isHidden = true
    return report
  }

  @Test("lines lead from parents to children; sizes and origins stand below each other")
  func box() {
    var tree = LayoutTree()
    #expect(
      tree.text(for: Self.report) == """
        Forms/Login.storyboard
          LoginViewController (roo-aa-001), 375 x 667, retina4_7, portrait
        UIView (roo-aa-001)                 375 x 667  at 0, 0     conflict
        ├─ UILabel 'Name' (lab-aa-001)   300 x 20.333  at 16, 20   conflict  misplaced
        ├─ CardView 'card' (car-aa-001)       10 x 10  at 0, 50    ambiguous
        │  └─ UIImageView (ico-aa-001)          5 x 5  at -2.5, 1  hidden
        └─ UILabel (las-aa-001)               80 x 20  at 16, 100

        """)
  }

  @Test("terminals without Unicode get the lines that every terminal has")
  func ascii() {
    var tree = LayoutTree(lines: .ascii)
    let text = tree.text(for: Self.report)
    #expect(text.contains("|- CardView 'card' (car-aa-001)"))
    #expect(text.contains("|  `- UIImageView (ico-aa-001)"))
    #expect(text.contains("`- UILabel (las-aa-001)"))
    #expect(!text.unicodeScalars.contains { !$0.isASCII })
  }

  @Test(
    "what lies deeper than asked for is counted",
    arguments: [
      (0, ["UIView (roo-aa-001)", "└─ 4 more"]),
      (
        1,
        [
          "UIView (roo-aa-001)", "├─ UILabel 'Name' (lab-aa-001)", "├─ CardView 'card' (car-aa-001)",
          "│  └─ 1 more",
          "└─ UILabel (las-aa-001)",
        ]
      ),
    ])
  func depth(floors: Int, beginnings: [String]) {
    var tree = LayoutTree(depth: floors)
    let lines = tree.text(for: Self.report).split(separator: "\n").dropFirst(2)
    #expect(lines.count == beginnings.count)
    for (line, beginning) in zip(lines, beginnings) { #expect(line.hasPrefix(beginning)) }
  }

  @Test("a name of a megabyte moves no line of the others")
  func longName() {
    var report = Self.report
    report.views[4].id = String(repeating: "i", count: 1_000_000)
    var (tree, text) = (LayoutTree(), LayoutText())
    #expect(tree.text(for: report).utf8.count < 1_010_000)
    #expect(text.text(for: report).utf8.count < 1_010_000)
  }

  @Test("a tree deeper than any stack is written")
  func deep() {
    var report = SceneReport(document: "A.xib", scene: "0", size: CGSize(width: 1, height: 1))
    report.views = (0..<3_000).map { index in
      ViewReport(
        id: "\(index)", kind: "view", className: "UIView", parent: index == 0 ? nil : "\(index - 1)",
        frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    var tree = LayoutTree()
    #expect(tree.text(for: report).split(separator: "\n").count == 3_002)
  }
}
