// The texts for people, whole.

import Foundation
import LayoutScene
import Testing

@testable import LayoutReport

@Suite("Texts for people")
struct TextTests {
  @Test("check groups by document and scene, with causes and ways out")
  func check() {
    var check = CheckText()
    #expect(
      check.text(for: Fixture.report) == """
        Forms/Login.storyboard
          LoginViewController (roo-aa-001), 375 x 667, retina4_7, portrait
            error: conflict, line 24
              UILabel 'Name' (lab-aa-001), UIView (roo-aa-001)
              2 required constraints cannot hold together.
                the width of label 'Name' is 300 points
                  <NSLayoutConstraint:wid-aa-001 UILabel:lab-aa-001'Name'.width == 300   (active)>, line 21
                broken: the trailing edge of view roo-aa-001 is 120 points after the trailing edge of label 'Name'
                  <NSLayoutConstraint:tra-aa-001 H:[UILabel:lab-aa-001'Name']-(120)-|   (active)>, line 24
              Way out: Remove one of them.
            warning: ambiguous, line 30
              CardView 'card' (car-aa-001)
              Its horizontal position and width are ambiguous.
              Way out: Constrain its leading edge.
            warning: misplaced, line 12
              UILabel 'Name' (lab-aa-001)
              The stored frame is 42 x 20.5 at 16, 20.
              Way out: Update its frame.
            note: unsupported
              The font "Futura" is not available.
              Way out: Give its file.

        """)
  }

  @Test("a document's name stands above its first scene only; documents are apart")
  func grouping() {
    var report = Fixture.report
    report.findings = [Fixture.unsupported]
    report.title = nil
    report.device = nil
    report.direction = "rtl"
    var other = report
    other.document = "Card.xib"
    let scene = """
        Scene roo-aa-001, 375 x 667, portrait, right to left
          note: unsupported
            The font "Futura" is not available.
            Way out: Give its file.

      """
    var check = CheckText()
    #expect(check.text(for: report) == "Forms/Login.storyboard\n" + scene)
    #expect(check.text(for: report) == scene)
    #expect(check.text(for: other) == "\nCard.xib\n" + scene)
  }

  @Test("of many views five are named, the others counted")
  func manyViews() {
    var report = Fixture.report
    report.findings = [Fixture.unsupported]
    report.findings[0].views = (1...7).map { "v\($0)" }
    var check = CheckText()
    #expect(check.text(for: report).contains("      v1, v2, v3, v4, v5 and 2 more\n"))
  }

  @Test("a scene without findings leaves no line")
  func clean() {
    var report = Fixture.report
    report.findings = []
    var check = CheckText()
    #expect(check.text(for: report) == "")
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

  @Test("colour marks levels and names, and is off unless it is asked for")
  func color() {
    var report = Fixture.report
    report.findings = [Fixture.unsupported]
    var colored = CheckText(style: TerminalStyle(isColored: true))
    let text = colored.text(for: report)
    #expect(text.contains("\u{1B}[1mForms/Login.storyboard\u{1B}[0m\n"))
    #expect(text.contains("\u{1B}[1;36mnote\u{1B}[0m: unsupported"))
    var plain = CheckText()
    #expect(!plain.text(for: report).contains("\u{1B}"))
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
