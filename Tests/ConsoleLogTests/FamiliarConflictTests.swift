// Conflicts of kinds that come up again and again, with the way out that answers to such questions give first. The logs
// have Apple's form; views and numbers are made up, and the sums are done by hand.

import Foundation
import Testing

@testable import ConsoleLog

@Suite("Familiar conflicts") nonisolated struct FamiliarConflictTests {
  private func explained(_ members: [String], broken: Int? = nil) throws -> LogExplanation {
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n"
      + members.map { "    \"\($0)\"" }.joined(separator: ",\n")
      + "\n)\n"
      + (broken.map { "\nWill attempt to recover by breaking constraint \n\(members[$0])\n" } ?? "")
    return LogExplanation(try #require(ConsoleLog(text).conflicts.first))
  }

  // MARK: Grid views

  private static let nameTop =
    "<NSLayoutConstraint:0x600001 NSTextField:0x7a1'Name'.top == NSGridView:0x7b0.row-boundary   (active)>"
  private static let nameBottom =
    "<NSLayoutConstraint:0x600002 NSTextField:0x7a1'Name'.bottom == (NSGridView:0x7b0.row-boundary-6)   (active)>"
  private static let nameHeight =
    "<NSLayoutConstraint:0x600003 NSTextField:0x7a1'Name'.height >= 40   (active)>"

  // NSGridView names the boundaries of its rows and columns so (a reading of AppKit 26.4), and CoreAutoLayout prints sums of
  // anchors in parentheses.
  @Test(
    "a row of 26 points, 6 of which are spacing, holds no field of 40: it is 20 off, and the row should give way"
  )
  func gridRow() throws {
    let explanation = try explained(
      [
        Self.nameTop, Self.nameBottom, Self.nameHeight,
        "<NSLayoutConstraint:0x600004 (NSGridView:0x7b0.row-boundary - NSGridView:0x7b0.row-boundary) == 26   (active)>",
      ], broken: 2)
    let text = explanation.members.map(\.words).joined(separator: "\n")
    #expect(text.contains("the top edge of NSTextField 'Name' is at the top edge of the row"))
    #expect(text.contains("is 6 points above the bottom edge of the row"))
    #expect(
      text.contains(
        "the distance from the top edge of the row to the bottom edge of the row equals 26 points"))
    #expect(explanation.core == [0, 1, 2, 3] && explanation.distance == 20)
    #expect(
      explanation.ways.first?.words
        == "Let the row be as long as its contents need: set its height to NSGridView.sizeForContent, or to another length than 26 points."
    )
    #expect(explanation.ways.first?.isTried == true)
  }

  @Test("the boundary between two columns is one: 60 and 50 with a spacing of 6 do not fit into 100")
  func gridColumns() throws {
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x600001 NSButton:0x7a1.leading == NSGridView:0x7b0.leading   (active)>",
        "<NSLayoutConstraint:0x600002 NSButton:0x7a1.trailing == (NSGridView:0x7b0.column-boundary-6)   (active)>",
        "<NSLayoutConstraint:0x600003 NSButton:0x7a2.leading == NSGridView:0x7b0.column-boundary   (active)>",
        "<NSLayoutConstraint:0x600004 NSButton:0x7a2.trailing == NSGridView:0x7b0.trailing   (active)>",
        "<NSLayoutConstraint:0x600005 NSButton:0x7a1.width == 60   (active)>",
        "<NSLayoutConstraint:0x600006 NSButton:0x7a2.width == 50   (active)>",
        "<NSLayoutConstraint:0x600007 NSGridView:0x7b0.width == 100   (active)>",
      ], broken: 5)
    // 60 + 6 + 50 - 100
    #expect(explanation.distance == 16)
  }

  @Test("anchors that are offset by lengths and numbers are read")
  func composedAnchors() throws {
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x600001 UILabel:0x7a1.leading == (UIView:0x7b0.leading+0.25*UIView:0x7b0.width+8)   (active)>",
        "<NSLayoutConstraint:0x600002 UILabel:0x7a1.trailing == (UIView:0x7b0.trailing-12)   (active)>",
        "<NSLayoutConstraint:0x600003 UILabel:0x7a1.width == (0.5*UIView:0x7b0.width-20)   (active)>",
        "<NSLayoutConstraint:0x600004 (UIView:0x7b0.width+UIView:0x7b1.width) == 500   (active)>",
        "<NSLayoutConstraint:0x600005 UIView:0x7b1.width == 100   (active)>",
      ], broken: 2)
    let text = explanation.members.map(\.words).joined(separator: "\n")
    #expect(
      text.contains(
        "equals the leading edge of UIView …0x7b0 plus 0.25 times the width of UIView …0x7b0 plus 8 points"))
    #expect(text.contains("the width of UILabel is 0.5 times the width of UIView …0x7b0 minus 20 points"))
    // 400 - 12 - (100 + 8) = 280 wide, 180 demanded.
    #expect(explanation.distance == 100)
  }

  // MARK: Views of Apple's

  // CEWendel/SWTableViewCell #295: a content view without a width yet is never placed by constraints of a program.
  @Test("the mask of a cell's content view is not one that was forgotten")
  func maskOfContentView() throws {
    let explanation = try explained([
      "<NSAutoresizingMaskLayoutConstraint:0x17d1c610 h=--& v=--& H:[UITableViewCellContentView:0x17d28380(0)]>",
      "<NSLayoutConstraint:0x17d1eef0 SWUtilityButtonView:0x17d22db0.width <= UITableViewCellContentView:0x17d28380.width - 90>",
    ])
    #expect(!explanation.ways.contains { $0.words.contains("translatesAutoresizingMaskIntoConstraints") })
    #expect(explanation.ways.first?.words.hasPrefix("Lower the priority") == true)
  }

  // fork-dev/Tracker #150; toggl-open-source/toggldesktop #3750, whose touch bar is Apple's to its last view but the button.
  @Test("items of toolbars and touch bars are Apple's")
  func toolbarItem() throws {
    let explanation = try explained(
      [
        "<NSAutoresizingMaskLayoutConstraint:0x7ff1 h=--& v=--& V:[NSToolbarItemViewer:0x7ff2(5)]>",
        "<NSAutoresizingMaskLayoutConstraint:0x7ff3 h=--& v=-&- V:|-(3)-[_NSToolbarSpace:0x7ff4]   (Names: '|':NSToolbarItemViewer:0x7ff2 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x7ff5 h=--& v=-&- V:[_NSToolbarSpace:0x7ff4]-(7)-|   (Names: '|':NSToolbarItemViewer:0x7ff2 )>",
      ], broken: 1)
    #expect(explanation.ways.map(\.words) == ["Nothing needs to be done: the views are Apple's own."])
  }

  // sindresorhus/Settings #4: 1 - 4 for the stack's lower edge, 3 + 2 for its upper one: 8 too much.
  @Test("a button of a toolbar and the stack of its label are Apple's")
  func toolbarButton() throws {
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x7f1 'NSStackView.Edge.Top' V:|-(>=0)-[_NSToolbarItemViewerLabelView:0x7a1]   (active, names: '|':NSStackView:0x7a2 )>",
        "<NSLayoutConstraint:0x7f2 'NSStackView.Edge.Bottom' V:[_NSToolbarItemViewerLabelView:0x7a1]-(>=0)-|   (active, names: '|':NSStackView:0x7a2 )>",
        "<NSLayoutConstraint:0x7f3 NSToolbarButton:0x7a3.bottom <= NSStackView:0x7a2.top - 2   (active)>",
        "<NSLayoutConstraint:0x7f4 V:|-(>=3)-[NSToolbarButton:0x7a3]   (active, names: '|':NSToolbarItemViewer:0x7a4 )>",
        "<NSLayoutConstraint:0x7f5 NSStackView:0x7a2.bottom == NSToolbarItemViewer:0x7a4.bottom - 4   (active)>",
        "<NSLayoutConstraint:0x7f6 'NSView-Encapsulated-Layout-Height' NSToolbarItemViewer:0x7a4.height == 1   (active)>",
      ], broken: 1)
    #expect(explanation.distance == 8)
    #expect(explanation.ways.map(\.words) == ["Nothing needs to be done: the views are Apple's own."])
  }

  // Stack Overflow 70163150: 8 before the button and 6 behind it do not fit into a bar of 0.
  @Test("the mask of a back button is Apple's, with the plain view in it")
  func maskOfBackButton() throws {
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x7f1 UIView:0x7a1.trailing == _UIBackButtonMaskView:0x7a2.trailing (active)>",
        "<NSLayoutConstraint:0x7f2 'Mask_Trailing_Trailing' _UIBackButtonMaskView:0x7a2.trailing == BackButton.trailing (active, names: BackButton:0x7a3 )>",
        "<NSLayoutConstraint:0x7f3 'MaskEV_Leading_BIB_Trailing' H:[_UIModernBarButton:0x7a4]-(0)-[UIView:0x7a1] (active)>",
        "<NSLayoutConstraint:0x7f4 'UINav_static_button_horiz_position' _UIModernBarButton:0x7a4.leading == UILayoutGuide:0x7a5'UIViewLayoutMarginsGuide'.leading (active)>",
        "<NSLayoutConstraint:0x7f5 'UINavItemContentGuide-leading' H:[BackButton]-(6)-[UILayoutGuide:0x7a6'UINavigationBarItemContentLayoutGuide'] (active, names: BackButton:0x7a3 )>",
        "<NSLayoutConstraint:0x7f6 'UINavItemContentGuide-trailing' UILayoutGuide:0x7a6'UINavigationBarItemContentLayoutGuide'.trailing == _UINavigationBarContentView:0x7a7.trailing (active)>",
        "<NSLayoutConstraint:0x7f7 'UIView-Encapsulated-Layout-Width' _UINavigationBarContentView:0x7a7.width == 0 (active)>",
        "<NSLayoutConstraint:0x7f8 'UIView-leftMargin-guide-constraint' H:|-(8)-[UILayoutGuide:0x7a5'UIViewLayoutMarginsGuide'](LTR) (active, names: '|':_UINavigationBarContentView:0x7a7 )>",
      ], broken: 0)
    #expect(explanation.core.count == 8 && explanation.distance == 14)
    #expect(explanation.ways.map(\.words) == ["Nothing needs to be done: the views are Apple's own."])
    #expect(explanation.remarks.contains { $0.hasPrefix("A navigation bar is laid out once before") })
  }

  // Vincentzzg/ZGMailbox #5 (iOS 16.6) prints equations alone; how far a baseline is from its edge is not in them.
  @Test("what cannot be solved without the values of baselines is told to be Apple's, too")
  func unsolvedOfApples() throws {
    let explanation = try explained(
      [
        "<NSAutoresizingMaskLayoutConstraint:0x7f1 _UIToolbarContentView:0x7a0.height == 0>",
        "<NSLayoutConstraint:0x7f2 UIButtonLabel:0x7a1.centerY == _UIModernBarButton:0x7a2.centerY + 1.5>",
        "<NSLayoutConstraint:0x7f3 _UIModernBarButton:0x7a2.baseline == UILayoutGuide:0x7a3.bottom>",
        "<NSLayoutConstraint:0x7f4 _UIButtonBarButton:0x7a4.bottom == UILayoutGuide:0x7a3.bottom + 11>",
      ], broken: 1)
    #expect(explanation.core.isEmpty && explanation.ways.isEmpty == false)
    #expect(explanation.remarks.contains { $0.hasPrefix("All of them are Apple's own.") })
  }

  // Stack Overflow 79614508: iPadOS 18 keeps room for a tab bar at 417 in a bar of 0.
  @Test("guides that UIKit names after objects are its own")
  func guidesOfTabBar() throws {
    let bar = "_UINavigationBarContentView:0x7a0"
    let (title, tabs) = (
      "UILayoutGuide:0x7a1'TitleView(layout=0x7a9)'", "UILayoutGuide:0x7a2'TabBarGuide(0x7a0)'"
    )
    let margins = "UILayoutGuide:0x7a3'UIViewLayoutMarginsGuide'"
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x7f1 \(title).trailing <= \(margins).trailing   (active)>",
        "<NSLayoutConstraint:0x7f2 H:|-(417)-[\(tabs)](LTR)   (active, names: '|':\(bar) )>",
        "<NSLayoutConstraint:0x7f3 \(tabs).width == 0   (active)>",
        "<NSLayoutConstraint:0x7f4 \(title).trailing >= \(tabs).trailing   (active)>",
        "<NSLayoutConstraint:0x7f5 'UIView-Encapsulated-Layout-Width' \(bar).width == 0   (active)>",
        "<NSLayoutConstraint:0x7f6 'UIView-rightMargin-guide-constraint' H:[\(margins)]-(0)-|(LTR)   (active, names: '|':\(bar) )>",
      ], broken: 3)
    #expect(explanation.core.contains(3) && explanation.distance == 417)
    #expect(explanation.ways.map(\.words) == ["Nothing needs to be done: the views are Apple's own."])
  }

  // prolificinteractive/PIDatePicker #44, whose mend is #52: a picker of 320 in 300.
  @Test("the mask of a view that constraints place goes before the frame that it lies in")
  func maskOfPicker() throws {
    let explanation = try explained(
      [
        "<NSAutoresizingMaskLayoutConstraint:0x7f1 h=--& v=--& UIPickerView:0x7a1.midX == + 160>",
        "<NSAutoresizingMaskLayoutConstraint:0x7f2 h=--& v=--& H:[UIView:0x7a2(300)]>",
        "<NSLayoutConstraint:0x7f3 H:|-(0)-[UIPickerView:0x7a1]   (Names: '|':Calendar.Picker:0x7a3 )>",
        "<NSLayoutConstraint:0x7f4 UIPickerView:0x7a1.trailing == Calendar.Picker:0x7a3.trailing>",
        "<NSLayoutConstraint:0x7f5 H:|-(0)-[Calendar.Picker:0x7a3]   (Names: '|':UIView:0x7a2 )>",
        "<NSLayoutConstraint:0x7f6 H:[Calendar.Picker:0x7a3]-(0)-|   (Names: '|':UIView:0x7a2 )>",
      ], broken: 3)
    #expect(explanation.distance == 20)
    #expect(explanation.ways.first?.words.hasPrefix("If UIPickerView is positioned by constraints") == true)
  }

  // AlexBarinov/UIBubbleTableView #9: 480 - 20 - 44 leaves 416 for a table of 462.
  @Test("a window and what controllers lie in have masks that no program forgot")
  func masksOfControllers() throws {
    let explanation = try explained(
      [
        "<NSAutoresizingMaskLayoutConstraint:0xc8e1 h=-&- v=-&- UIViewControllerWrapperView:0xc83.height == UINavigationTransitionView:0xa79.height - 44>",
        "<NSAutoresizingMaskLayoutConstraint:0xc8e2 h=-&- v=-&- UINavigationTransitionView:0xa79.height == UIWindow:0xa78.height - 20>",
        "<NSAutoresizingMaskLayoutConstraint:0xc8e3 h=--- v=--- V:[UIWindow:0xa78(480)]>",
        "<NSLayoutConstraint:0xc8e4 V:[GBubbleTableView:0xd11(462)]>",
        "<NSLayoutConstraint:0xc8e5 V:|-(0)-[GBubbleTableView:0xd11]   (Names: '|':UIViewControllerWrapperView:0xc83 )>",
        "<NSLayoutConstraint:0xc8e6 V:[GBubbleTableView:0xd11]-(0)-|   (Names: '|':UIViewControllerWrapperView:0xc83 )>",
      ], broken: 3)
    #expect(explanation.distance == 46)
    #expect(
      explanation.ways.first?.words.hasPrefix("Remove \"the height of GBubbleTableView is 462 points\"")
        == true)
    #expect(!explanation.ways.contains { $0.words.contains("translatesAutoresizingMaskIntoConstraints") })
  }

  // AccessibilityTools/VoiceOverDesigner #286; a dump of a row of NSTableView (Stack Overflow, developreference 14092077).
  @Test(
    "what AppKit's stacks and rows add is named",
    arguments: [
      (
        "<NSLayoutConstraint:0x6001 'NSStackView.Edge.Trailing' H:[NSTextField:0x7a1]-(>=0)-|(LTR)   (active, names: '|':NSStackView:0x7a2 )>",
        "its stack view keeps its views within its edges"
      ),
      (
        "<NSLayoutConstraint:0x6002 'NSTableRowView_Encapsulated_Layout_Height' NSTableRowView:0x7a3.height == 24 priority:500 (active)>",
        "gives the view this height"
      ),
    ])
  func namedOrigins(line: String, reason: String) throws {
    #expect(try explained([line]).members.first?.reason?.contains(reason) == true)
  }

  // MARK: The same twice

  @Test("one equation twice is said before anything else")
  func twice() throws {
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x61 UILabel:0x7b'Sum'.firstBaseline == UILabel:0x7a'Fee'.lastBaseline + 12   (active)>",
        "<NSLayoutConstraint:0x62 UILabel:0x7b'Sum'.firstBaseline == UILabel:0x7a'Fee'.lastBaseline + 12   (active)>",
      ], broken: 0)
    #expect(
      explanation.notices.count == 1
        && explanation.notices[0].hasPrefix("[1] and [2] are the same equation twice"))
    #expect(explanation.ways.first?.words.contains("once: look for code that runs again") == true)
    let text = ExplainedLog(ConsoleLog("")).text() + text(explanation)
    #expect(text.hasPrefix("A conflict: 2 constraints\n\n[1] and [2] are the same equation twice"))
  }

  private func text(_ explanation: LogExplanation) -> String {
    var log = ExplainedLog(ConsoleLog(""))
    log.conflicts = [explanation]
    return log.text()
  }

  /// The second is the first with its sides exchanged.
  @Test("so is one that is written from the other side")
  func twiceTurned() throws {
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x61 UIView:0x7b.top == UIView:0x7a.top + 8   (active)>",
        "<NSLayoutConstraint:0x62 UIView:0x7a.top == UIView:0x7b.top - 8   (active)>",
        "<NSLayoutConstraint:0x63 V:|-(9)-[UIView:0x7b]   (active, names: '|':UIView:0x7a )>",
      ], broken: 2)
    #expect(explanation.notices.contains { $0.hasPrefix("[1] and [2] are the same equation twice") })
  }

  @Test("one length with two numbers is told as what is left over")
  func twoNumbers() throws {
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x61 Lock:0x7a.width == 40   (active)>",
        "<NSLayoutConstraint:0x62 Lock:0x7a.width == 24   (active)>",
      ], broken: 0)
    #expect(
      explanation.notices[0].hasPrefix(
        "[1] and [2] give the width of Lock two values, 40 points and 24 points"))
    #expect(explanation.ways[0].isTried && explanation.ways[0].words.contains("deactivate the old one"))
  }

  // MARK: Sizes from outside

  /// 50 + 100 + 50 is 200; a separator adds a third of a point.
  @Test(
    "the height that a list gives a cell or header: 999 on the bottom edge",
    arguments: ["UITableViewCellContentView", "_UITableViewHeaderFooterContentView", "Fees.RowCell"])
  func encapsulatedHeight(content: String) throws {
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x61 UIView:0x7b.height == 100   (active)>",
        "<NSLayoutConstraint:0x62 V:|-(50)-[UIView:0x7b]   (active, names: '|':\(content):0x7a )>",
        "<NSLayoutConstraint:0x63 V:[UIView:0x7b]-(50)-|   (active, names: '|':\(content):0x7a )>",
        "<NSLayoutConstraint:0x64 'UIView-Encapsulated-Layout-Height' \(content):0x7a.height == 200.333   (active)>",
      ], broken: 0)
    #expect(
      explanation.ways.first
        == LogExplanation.Way(
          words:
            "Lower the priority of \"the bottom edge of \(content) is 50 points below the bottom edge of UIView\" to "
            + "999: \(content) is 200.333 points high only until its own height is known.", isTried: true))
    #expect(explanation.distance.map { abs($0 - 0.333) < 1e-9 } == true)
    // The amounts of one explanation are the same to the last digit.
    let amounts = explanation.ways.compactMap {
      $0.words.firstMatch(of: /off by (\S+) points/).map { String($0.1) }
    }
    #expect(!amounts.isEmpty && amounts.allSatisfy { $0 == "0.333" })
    #expect(text(explanation).contains("is off by 0.333 points"))
  }

  @Test("a width of 0 that a list gives for a moment: 999 on the trailing edge")
  func encapsulatedWidth() throws {
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x61 H:|-(4)-[UIStackView:0x7b]   (active, names: '|':Fees.Bar:0x7a )>",
        "<NSLayoutConstraint:0x62 UIStackView:0x7b.trailing == Fees.Bar:0x7a.trailing - 10   (active)>",
        "<NSLayoutConstraint:0x63 'UIView-Encapsulated-Layout-Width' Fees.Bar:0x7a.width == 0   (active)>",
      ])
    #expect(
      explanation.ways.first?.words.hasPrefix(
        "Lower the priority of \"the trailing edge of UIStackView is 10 points before the trailing edge of Fees.Bar\""
      )
        == true)
  }

  /// 16 + 40 + 4 + 60 is 120 more than 0; the width of the second label is what cannot be negative.
  @Test("a cell that is measured at width 0: the set has the constraint that breaks")
  func fitting() throws {
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x61 H:|-(16)-[UILabel:0x7b]   (active, names: '|':UITableViewCellContentView:0x7a )>",
        "<NSLayoutConstraint:0x62 UILabel:0x7b.width == 40   (active)>",
        "<NSLayoutConstraint:0x63 H:[UILabel:0x7b]-(4)-[UILabel:0x7c]   (active)>",
        "<NSLayoutConstraint:0x64 UILabel:0x7c.trailing == UITableViewCellContentView:0x7a.trailing - 60   (active)>",
        "<NSLayoutConstraint:0x65 'fittingSizeHTarget' UITableViewCellContentView:0x7a.width == 0   (active)>",
      ], broken: 1)
    #expect(explanation.core == [0, 1, 2, 3, 4] && explanation.sizes == ["the width of UILabel …0x7c"])
    #expect(explanation.distance == 120)
    #expect(explanation.ways.first?.words.contains("60 points before the trailing edge") == true)
  }

  /// 400 + 8 is 88 more than 320, and margins only add to it.
  @Test("an amount that margins add to is said to be the least, and all amounts are the same")
  func leastAmount() throws {
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x61 H:[UILabel:0x7b'Fee'(>=400)]>",
        "<NSLayoutConstraint:0x62 UILabel:0x7b'Fee'.leading == UIView:0x7a.leadingMargin>",
        "<NSLayoutConstraint:0x63 H:[UILabel:0x7b'Fee']-(NSSpace(8))-[UITextField:0x7c]>",
        "<NSLayoutConstraint:0x64 UITextField:0x7c.trailing == UIView:0x7a.trailingMargin>",
        "<NSLayoutConstraint:0x65 'UIView-Encapsulated-Layout-Width' H:[UIView:0x7a(320)]>",
      ], broken: 0)
    #expect(
      explanation.distance == 88
        && text(explanation).contains("has no effect and is off by at least 88 points"))
    let amounts = explanation.ways.compactMap {
      $0.words.firstMatch(of: /off by (.+) points/).map { String($0.1) }
    }
    #expect(amounts.count == 4 && amounts.allSatisfy { $0 == "at least 88" })
  }

  // MARK: Hidden views of stack views

  @Test("a hidden view with a size of its own: 999 for that size")
  func hiddenSize() throws {
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x61 'fee.height' UILabel:0x7b'Fee'.height == 128   (active)>",
        "<NSLayoutConstraint:0x62 'UISV-hiding' UILabel:0x7b'Fee'.height == 0   (active)>",
      ], broken: 0)
    #expect(
      explanation.ways.first?.words
        == "Lower the priority of \"the height of UILabel 'Fee' is 128 points\" to 999: it gives way while the stack view "
        + "makes UILabel 'Fee' 0 high.")
  }

  @Test("a hidden view with distances inside: 999 on the bottom edge")
  func hiddenContents() throws {
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x61 V:|-(8)-[UIButton:0x7b]   (active, names: '|':UIView:0x7a )>",
        "<NSLayoutConstraint:0x62 V:[UIButton:0x7b]-(8)-|   (active, names: '|':UIView:0x7a )>",
        "<NSLayoutConstraint:0x63 'UISV-hiding' UIView:0x7a.height == 0   (active)>",
      ], broken: 0)
    #expect(
      explanation.ways.first?.words.hasPrefix(
        "Lower the priority of \"the bottom edge of UIView is 8 points below the bottom edge of UIButton\" to 999"
      )
        == true)
  }

  /// The stack view is 0 high, but keeps 10 points between its two views.
  @Test("a hidden stack view with spacing: spacing 0, or a plain view around it")
  func hiddenStack() throws {
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x61 'UISV-canvas-connection' UIStackView:0x7a.top == UILabel:0x7b.top   (active)>",
        "<NSLayoutConstraint:0x62 'UISV-canvas-connection' V:[UILabel:0x7c]-(0)-|   (active, names: '|':UIStackView:0x7a )>",
        "<NSLayoutConstraint:0x63 'UISV-hiding' UIStackView:0x7a.height == 0   (active)>",
        "<NSLayoutConstraint:0x64 'UISV-spacing' V:[UILabel:0x7b]-(10)-[UILabel:0x7c]   (active)>",
      ], broken: 3)
    #expect(
      explanation.ways.first
        == LogExplanation.Way(
          words:
            "Set the spacing of the hidden stack view, UIStackView, to 0 while it is hidden; or put it into a plain "
            + "view with its bottom edge at priority 999, and hide that view.", isTried: true))
  }

  // MARK: Split views and frames

  /// 20 + 560 + 20 is 600; the collapsed item is 50.
  @Test("a collapsed item of a split view: 999 for what does not fit")
  func splitItem() throws {
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x61 H:[_NSSplitViewItemViewWrapper:0x7a(50)]>",
        "<NSLayoutConstraint:0x62 H:|-(0)-[NSView:0x7b]   (Names: '|':_NSSplitViewItemViewWrapper:0x7a )>",
        "<NSLayoutConstraint:0x63 H:[NSView:0x7b]-(0)-|   (Names: '|':_NSSplitViewItemViewWrapper:0x7a )>",
        "<NSLayoutConstraint:0x64 H:[NSBox:0x7c'Fees'(560)]>",
        "<NSLayoutConstraint:0x65 H:|-(20)-[NSBox:0x7c'Fees']   (Names: '|':NSView:0x7b )>",
        "<NSLayoutConstraint:0x66 H:[NSBox:0x7c'Fees']-(20)-|   (Names: '|':NSView:0x7b )>",
      ], broken: 3)
    #expect(explanation.members.map(\.isSystem) == [true, true, true, false, false, false])
    #expect(
      explanation.ways.first?.words.hasPrefix(
        "Lower the priority of \"the width of NSBox 'Fees' is 560 points\" to 999")
        == true)
  }

  @Test("a part of a split view without a controller, by its frame: 999 on the trailing edge")
  func splitFrame() throws {
    let explanation = try explained([
      "<NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& NSView:0x7a.width == 0.5   (active)>",
      "<NSLayoutConstraint:0x62 H:|-(1)-[NSSearchField:0x7b]   (active, names: '|':NSView:0x7a )>",
      "<NSLayoutConstraint:0x63 NSSearchField:0x7b.trailing == NSView:0x7a.trailing   (active)>",
    ])
    #expect(
      explanation.ways.first?.words.hasPrefix(
        "Lower the priority of \"the trailing edge of NSSearchField is at the trailing edge of NSView\" to 999"
      ) == true)
    #expect(explanation.ways.first?.words.contains("split view") == true)
  }

  /// 17 + 0 is more than 8: the clip view's height is negative without what breaks, as is that of the view in it.
  @Test("where two sizes are negative, the set is the one with what breaks")
  func twoNegativeSizes() throws {
    let explanation = try explained(
      [
        "<NSAutoresizingMaskLayoutConstraint:0x61 h=-&- v=-&- V:|-(0)-[FeeList:0x7c]   (Names: '|':NSClipView:0x7b )>",
        "<NSAutoresizingMaskLayoutConstraint:0x62 h=-&- v=-&- V:[FeeList:0x7c]-(0)-|   (Names: '|':NSClipView:0x7b )>",
        "<NSAutoresizingMaskLayoutConstraint:0x63 h=-&- v=-&- V:|-(17)-[NSClipView:0x7b]   (Names: '|':NSScrollView:0x7a )>",
        "<NSAutoresizingMaskLayoutConstraint:0x64 h=-&- v=-&- V:[NSClipView:0x7b]-(0)-|   (Names: '|':NSScrollView:0x7a )>",
        "<NSAutoresizingMaskLayoutConstraint:0x65 h=--& v=--& V:[NSScrollView:0x7a(8)]>",
      ], broken: 1)
    #expect(explanation.core == [0, 1, 2, 3, 4] && explanation.distance == 9)
  }

  /// A mask of old systems does not name the superview: the label's center is at 70 in what `|` stands for beside it.
  @Test("a mask's position is one in the superview that another line names")
  func maskWithoutSuperview() throws {
    let explanation = try explained(
      [
        "<NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& UILabel:0x7b'Done'.midY == + 70>",
        "<NSLayoutConstraint:0x62 V:|-(10)-[UILabel:0x7b'Done']   (Names: '|':Toast:0x7a )>",
        "<NSLayoutConstraint:0x63 V:[UILabel:0x7b'Done'(40)]>",
      ], broken: 2)
    // From 10 to the center there are 60 points, so that the label would be 120 high.
    #expect(explanation.core == [0, 1, 2] && explanation.distance == 80)
  }

  // MARK: Apple's own

  @Test("a toolbar without a frame is Apple's own, with what to do about it")
  func toolbar() throws {
    let explanation = try explained(
      [
        "<NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& _UIToolbarContentView:0x7a.width == 0   (active)>",
        "<NSLayoutConstraint:0x62 H:|-(0)-[_UIButtonBarStackView:0x7b]   (active, names: '|':_UIToolbarContentView:0x7a )>",
        "<NSLayoutConstraint:0x63 H:[_UIButtonBarStackView:0x7b]-(8)-|   (active, names: '|':_UIToolbarContentView:0x7a )>",
      ], broken: 2)
    #expect(explanation.members.map(\.isSystem) == [true, true, true])
    #expect(explanation.remarks.contains { $0.contains("Apple's own") })
    #expect(explanation.ways.first?.words.hasPrefix("Give the toolbar a frame") == true)
  }

  @Test("the keyboard's own views need nothing to be done")
  func keyboard() throws {
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x61 V:|-(20)-[UIInputSetContainerView:0x7b]   (Names: '|':UITextEffectsWindow:0x7a )>",
        "<NSLayoutConstraint:0x62 'UIInputWindowController-top' V:|-(0)-[UIInputSetContainerView:0x7b]   (Names: "
          + "'|':UITextEffectsWindow:0x7a )>",
      ], broken: 0)
    #expect(explanation.members.map(\.isSystem) == [true, true])
    #expect(explanation.ways.map(\.words) == ["Nothing needs to be done: the views are Apple's own."])
  }

  @Test("mangled classes are readable in sentences, and stay as they are in the quoted text")
  func mangled() throws {
    let explanation = try explained(
      [
        "<NSLayoutConstraint:0x61 _TtGC7SwiftUI14_UIHostingViewV4Fees4List_:0x7a.width == 40   (active)>",
        "<NSLayoutConstraint:0x62 _TtGC7SwiftUI14_UIHostingViewV4Fees4List_:0x7a.width >= 50   (active)>",
      ], broken: 0)
    #expect(explanation.members[0].words == "the width of SwiftUI._UIHostingView<List> is 40 points")
    #expect(explanation.members[0].text.contains("_TtGC7SwiftUI14_UIHostingViewV4Fees4List_"))
  }
}
