// The texts for people, whole.

import Foundation
import LayoutScene
import Testing

@testable import LayoutReport

@Suite("Texts for people")
struct TextTests {
  @Test("check: each finding below its place, with its cause and its way out, errors first")
  func check() {
    #expect(
      CheckText().text(for: Fixture.report) == """
        Forms/Login.storyboard:24:1: error: conflict in LoginViewController
            2 required constraints cannot hold together.
              the width of label 'Name' is 300 points (wid-aa-001, line 21)
              broken: the trailing edge of view roo-aa-001 is 120 points after the trailing edge of label 'Name' \
        (tra-aa-001, line 24)
            Way out: Remove one of them.

        Forms/Login.storyboard:30:1: warning: ambiguous in LoginViewController
            CardView 'card' (car-aa-001)
            Its horizontal position and width are ambiguous.
            Way out: Constrain its leading edge.

        Forms/Login.storyboard:12:1: warning: misplaced in LoginViewController
            UILabel 'Name' (lab-aa-001)
            The stored frame is 42 x 20.5 at 16, 20.
            Way out: Update its frame.

        Forms/Login.storyboard: note: unsupported in LoginViewController
            The font "Futura" is not available.
            Way out: Give its file.

        """)
  }

  @Test("over several documents errors come first, and a way out that several have is told once")
  func ordering() {
    var first = Fixture.report
    first.findings = [Fixture.unsupported, Fixture.conflict]
    first.title = nil
    var second = first
    second.document = "Card.xib"
    var check = CheckText()
    check.add(first)
    check.add(second)
    let text = check.end()
    #expect(
      text.matches(of: /(?m)^\S.*/).map { String($0.output) } == [
        "Forms/Login.storyboard:24:1: error: conflict in scene roo-aa-001",
        "Card.xib:24:1: error: conflict in scene roo-aa-001",
        "Forms/Login.storyboard: note: unsupported in scene roo-aa-001",
        "Card.xib: note: unsupported in scene roo-aa-001",
      ])
    #expect(text.components(separatedBy: "    Way out of these 2: Remove one of them.\n").count == 2)
    #expect(text.hasSuffix("    Way out of these 2: Give its file.\n"))
    #expect(check.end() == "")
  }

  @Test("on a terminal lines break between words, and a place is a link", arguments: [40, 60, 80])
  func terminal(width: Int) throws {
    var report = Fixture.report
    report.document = "Some Forms/Login.storyboard"
    let style = TerminalStyle(isColored: true, width: width, showsLinks: true)
    let text = CheckText(style: style).text(for: report)
    // OSC 8: the address, the visible text, and the end of the link.
    let found = text.firstMatch(of: /\x1B\]8;;(file:[^\x1B]*)\x1B\\([^\x1B]*)\x1B\]8;;\x1B\\/)
    let link = try #require(found)
    #expect(link.1.hasPrefix("file:///") && link.1.hasSuffix("/Some%20Forms/Login.storyboard#24:1"))
    #expect(link.2 == "Some Forms/Login.storyboard:24:1")
    let visible = text.replacing(/\x1B\][^\x1B]*\x1B\\|\x1B\[[0-9;]*m/, with: "")
    let lines = visible.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= width }, "\(lines)")
    #expect(
      lines.joined(separator: " ").split(separator: " ").joined(separator: " ").contains(
        "Way out: Remove one of them."))
  }

  @Test("of many views five are named, the others counted")
  func manyViews() {
    var report = Fixture.report
    report.findings = [Fixture.unsupported]
    report.findings[0].views = (1...7).map { "v\($0)" }
    #expect(CheckText().text(for: report).contains("\n    v1, v2, v3, v4, v5 and 2 more\n"))
  }

  @Test("a scene without findings leaves no line")
  func clean() {
    var report = Fixture.report
    report.findings = []
    #expect(CheckText().text(for: report) == "")
  }

  @Test("tables of kinds and of the five worst documents, the worst first; of little no table")
  func tables() {
    var summary = CheckSummary()
    var report = Fixture.report
    report.findings = [Fixture.unsupported, Fixture.unsupported]
    summary.add(report)
    #expect(summary.tables() == "")
    for name in ["f", "e", "d", "c", "b"] {
      report.document = name + ".xib"
      report.findings = name == "b" ? [Fixture.conflict] : [Fixture.unsupported]
      summary.add(report)
    }
    #expect(
      summary.tables() == """
        errors  warnings  notes  kind
             1                   conflict
                              6  unsupported
        errors  warnings  notes  document
             1                   b.xib
                              2  Forms/Login.storyboard
                              1  c.xib
                              1  d.xib
                              1  e.xib


        """)
  }

  @Test("the summary counts documents, scenes and findings by level")
  func summary() {
    var summary = CheckSummary()
    summary.add(Fixture.report)
    #expect(
      summary.text(documents: 1, unreadable: 0, seconds: 0.1249)
        == "1 document, 1 scene: 1 error, 2 warnings, 1 note (0.12 s)")
    summary.add(Fixture.report)
    #expect(
      summary.text(documents: 2, unreadable: 1, seconds: 12)
        == "2 documents, 1 unreadable, 2 scenes: 2 errors, 4 warnings, 2 notes (12 s)")
    #expect(CheckSummary().isClean)
    #expect(!summary.isClean)
  }

  @Test("colour marks levels, and is off unless it is asked for")
  func color() {
    var report = Fixture.report
    report.findings = [Fixture.unsupported]
    let text = CheckText(style: TerminalStyle(isColored: true)).text(for: report)
    #expect(text.hasPrefix("Forms/Login.storyboard: \u{1B}[1;36mnote:\u{1B}[0m unsupported"))
    #expect(!CheckText().text(for: report).contains("\u{1B}"))
  }

  @Test("layout is a tree with aligned columns and the findings' kinds at the right")
  func layout() {
    var layout = LayoutText()
    #expect(
      layout.text(for: Fixture.report) == """
        Forms/Login.storyboard
          LoginViewController (roo-aa-001), 375 x 667, retina4_7, portrait
            UIView (roo-aa-001)                0, 0  375 x 667     conflict
              UILabel 'Name' (lab-aa-001)    16, 20  300 x 20.333  conflict  misplaced
              CardView 'card' (car-aa-001)    0, 50  10 x 10       ambiguous
                UIImageView (ico-aa-001)    -2.5, 1  5 x 5

        """)
  }
}
