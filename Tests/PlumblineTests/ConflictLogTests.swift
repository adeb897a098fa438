// What the console says about constraints that exclude each other (spec 02 §4.2), and who else is told.

import Foundation
import Testing

@testable import Plumbline

@Suite("Conflicts at run time") struct ConflictLogTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  private func child(_ text: String? = nil) -> UIView {
    let label = UILabel()
    label.text = text
    let view = text == nil ? UIView() : label
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test("the text of iOS 10 and later, to the blank")
  func uiKit() throws {
    let console = ConsoleRecorder(root)
    let a = child("Hi")
    a.widthAnchor.constraint(equalToConstant: 100).isActive = true
    a.widthAnchor.constraint(equalToConstant: 200).isActive = true
    root.layoutIfNeeded()
    #expect(console.messages.map(\.category) == [.layoutConstraints])
    #expect(
      console.texts == [
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        (
            "<NSLayoutConstraint:P UILabel:P'Hi'.width == 100   (active)>",
            "<NSLayoutConstraint:P UILabel:P'Hi'.width == 200   (active)>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint:P UILabel:P'Hi'.width == 200   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """
      ])
    #expect(
      console.messages[0].line.hasPrefix(
        "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"))
  }

  @Test("UIKit lists constraints without an identifier first, then by identifier (14 logs)")
  func order() throws {
    let console = ConsoleRecorder(root)
    let a = child()
    for (constant, identifier) in [(10.0, "second"), (20, nil), (30, "first"), (40, nil)] {
      let constraint = a.widthAnchor.constraint(equalToConstant: constant)
      constraint.identifier = identifier
      constraint.isActive = true
      root.layoutIfNeeded()
    }
    let log = UnsatisfiableConstraintsLog(
      exclusiveConstraints: a.constraints, brokenConstraint: try #require(a.constraints.first),
      framework: .uiKit)
    let widths = log.text.matches(of: /width == (\d+)/).prefix(4).map { String($0.1) }
    #expect(widths == ["20", "40", "30", "10"])
    #expect(console.texts.count == 3)
  }

  @Test("the text of macOS")
  func appKit() {
    let console = ConsoleRecorder(root, framework: .appKit)
    let a = child()
    a.heightAnchor.constraint(equalToConstant: 1).isActive = true
    a.heightAnchor.constraint(greaterThanOrEqualToConstant: 2).isActive = true
    root.layoutIfNeeded()
    #expect(
      console.texts == [
        """
        Unable to simultaneously satisfy constraints:
        (
            "<NSLayoutConstraint:P UIView:P.height == 1   (active)>",
            "<NSLayoutConstraint:P UIView:P.height >= 2   (active)>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint:P UIView:P.height >= 2   (active)>

        Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have -[NSWindow visualizeConstraints:] automatically called when this happens.  And/or, set a symbolic breakpoint on LAYOUT_CONSTRAINTS_NOT_SATISFIABLE to catch this in the debugger.
        """
      ])
  }

  @Test("masks among the members bring the note about them")
  func note() throws {
    let console = ConsoleRecorder(root)
    let given = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 20))
    root.addSubview(given)
    let constraint = given.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    constraint.isActive = true
    root.layoutIfNeeded()
    let text = try #require(console.texts.first)
    #expect(
      text.contains(
        "fix it. \n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
          + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n(\n    \""))
    #expect(
      text.contains(
        "\"<NSAutoresizingMaskLayoutConstraint:P h=--& v=--& UIView:P.minX == 10   (active, names: '|':UIView:P )>\""
      ))
    #expect(console.alerts.map { $0.broken } == [constraint])
  }

  // The size of a root without a window: spec 05 §7.
  @Test("system constraints: the host's size, and the margins behind a guide")
  func systemMembers() throws {
    let console = ConsoleRecorder(root)
    root.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 12)
    let a = child()
    let constraints = [
      a.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      a.widthAnchor.constraint(equalToConstant: 400),
    ]
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    let lines = try #require(console.texts.first).split(separator: "\n").filter { $0.hasPrefix("    \"") }
    let expected = [
      "'_UITemporaryLayoutWidth' UIView:P.width == 320   (active)>",
      "'UIView-leftMargin-guide-constraint' H:|-(16)-[UILayoutGuide:P'UIViewLayoutMarginsGuide'](LTR)   (active, "
        + "names: '|':UIView:P )>",
      "'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:P'UIViewLayoutMarginsGuide']-(12)-|(LTR)   (active, "
        + "names: '|':UIView:P )>",
      "UIView:P.leading == UILayoutGuide:P'UIViewLayoutMarginsGuide'.leading   (active)>",
      "UIView:P.trailing == UILayoutGuide:P'UIViewLayoutMarginsGuide'.trailing   (active)>",
      "UIView:P.width == 400   (active)>",
    ]
    #expect(
      lines.map { $0.drop { $0 != "<" }.dropFirst("<NSLayoutConstraint:P ".count) }
        .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: ",\"")) }.sorted() == expected.sorted())
    #expect(console.alerts[0].broken === constraints[2])
  }

  @Test(
    "the handler gets the broken constraint and all members; one conflict is told once, and again when it returns"
  )
  func handler() {
    let console = ConsoleRecorder(root)
    let a = child()
    let (first, second) = (
      a.widthAnchor.constraint(equalToConstant: 100), a.widthAnchor.constraint(equalToConstant: 200)
    )
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    a.heightAnchor.constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(console.alerts.count == 1 && console.messages.count == 1)
    #expect(console.alerts[0].broken === second && console.alerts[0].exclusive == [first, second])
    #expect(second.isActive && a.constraints == [first, second] + a.constraints.dropFirst(2))
    second.constant = 100
    root.layoutIfNeeded()
    #expect(console.alerts.count == 1)
    second.constant = 300
    root.layoutIfNeeded()
    #expect(console.alerts.count == 2)
  }

  @Test("members of a list are escaped as in the description of an array")
  func escapes() throws {
    let console = ConsoleRecorder(root)
    let a = child("Größe \"M\"")
    a.widthAnchor.constraint(equalToConstant: 1).isActive = true
    a.widthAnchor.constraint(equalToConstant: 2).isActive = true
    root.layoutIfNeeded()
    let text = try #require(console.texts.first)
    #expect(
      text.contains(#"    "<NSLayoutConstraint:P UILabel:P'Gr\U00f6\U00dfe \"M\"'.width == 1   (active)>","#))
    #expect(text.contains("\n<NSLayoutConstraint:P UILabel:P'Größe \"M\"'.width == 2   (active)>\n"))
  }

  private final class Described: NSLayoutConstraint {
    nonisolated(unsafe) var isDescribed = false
    nonisolated override var description: String {
      isDescribed = true
      return super.description
    }
  }

  // A chain of thousands of conflicts has millions of members.
  @Test("where nobody reads the console, the handler alone is told, and no member is described")
  func unread() {
    let console = ConsoleRecorder(root)
    let a = child()
    let constraints = [1.0, 2].map {
      Described(
        item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: $0)
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutEnvironment?.consoleReader = nil
    root.layoutIfNeeded()
    #expect(console.alerts.count == 1 && console.messages.isEmpty)
    #expect(!constraints.contains { $0.isDescribed })
  }

  @Test("questions about fitting sizes tell nothing")
  func fitting() {
    let console = ConsoleRecorder(root)
    let a = child()
    a.widthAnchor.constraint(equalToConstant: 1).isActive = true
    a.widthAnchor.constraint(equalToConstant: 2).isActive = true
    _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(console.messages.isEmpty)
  }

  @Test("our own report says which line made each member; Apple's text does not")
  func report() throws {
    let console = ConsoleRecorder(root)
    let a = child()
    let line = #line
    a.widthAnchor.constraint(equalToConstant: 100).isActive = true
    a.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let report = root.layoutDiagnosis().description.replacing(/0x[0-9a-f]+/, with: "P")
    let file = "made in PlumblineTests/ConflictLogTests.swift"
    #expect(
      report.hasPrefix(
        """
        Required constraints exclude each other; the one marked with * has no effect:
            <NSLayoutConstraint:P UIView:P.width == 100   (active)>
                \(file):\(line + 1)
          * <NSLayoutConstraint:P UIView:P.width == 200   (active)>
                \(file):\(line + 2)
        """))
    #expect(
      report.hasSuffix(
        "UIView:P has no definite place: x, y, height could be different, as in (0 0; 100 0) and (100 100; 100 100)."
      ))
    #expect(console.texts.allSatisfy { !$0.contains("ConflictLogTests") })
  }

  @Test("a layout without findings says so")
  func noFindings() {
    #expect(
      root.layoutDiagnosis().description == "Every view has its place, and all required constraints hold.")
  }
}
