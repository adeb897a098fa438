// Console texts as people paste them: prefixes, wraps, cuts, several conflicts, other messages. The texts have the form
// of spec 02 §4.2; their numbers are made up, so that the answers can be computed by hand.

import Foundation
import Testing

@testable import ConsoleLog

@Suite nonisolated struct LogTextTests {
  private static let leading =
    "<NSLayoutConstraint:0x600001 H:|-(20)-[UILabel:0x7f01'Name']   (active, names: '|':UIView:0x7f00 )>"
  private static let trailing =
    "<NSLayoutConstraint:0x600002 H:[UILabel:0x7f01'Name']-(20)-|   (active, names: '|':UIView:0x7f00 )>"
  private static let width = "<NSLayoutConstraint:0x600003 UILabel:0x7f01'Name'.width == 400   (active)>"
  private static let given =
    "<NSLayoutConstraint:0x600004 'UIView-Encapsulated-Layout-Width' UIView:0x7f00.width == 320   (active)>"

  private static func log(
    _ members: [String], broken: String, head: String = "Unable to simultaneously satisfy constraints."
  )
    -> String
  {
    head
      + "\n\tProbably at least one of the constraints in the following list is one you don't want. \n\tTry this: \n"
      + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
      + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n(\n"
      + members.map { "    \"\($0)\"" }.joined(separator: ",\n")
      + "\n)\n\nWill attempt to recover by breaking constraint \n\(broken)\n\n"
      + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
      + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also "
      + "be helpful.\n"
  }

  private static let plain = log([leading, trailing, width, given], broken: width)

  /// 320 - 20 - 20 = 280 is 120 less than 400.
  @Test("four lines that exclude each other, what breaks and by how much, and ways out")
  func conflict() throws {
    let log = ConsoleLog(Self.plain)
    let conflict = try #require(log.conflicts.first)
    #expect(log.conflicts.count == 1 && log.notes.isEmpty && conflict.broken == 2)
    let explanation = LogExplanation(conflict)
    #expect(explanation.core == [0, 1, 2, 3] && explanation.broken == 2 && explanation.othersHold)
    #expect(explanation.distance == 120)
    #expect(explanation.members.map(\.isSystem) == [false, false, false, true])
    #expect(
      explanation.members.map(\.words) == [
        "the leading edge of UILabel 'Name' is 20 points after the leading edge of UIView",
        "the trailing edge of UIView is 20 points after the trailing edge of UILabel 'Name'",
        "the width of UILabel 'Name' is 400 points", "the width of UIView is 320 points",
      ])
    #expect(
      explanation.ways.first
        == LogExplanation.Way(
          words:
            "Remove \"the width of UILabel 'Name' is 400 points\", or lower its priority to 999: then it is off by "
            + "120 points.", isTried: true))
    #expect(
      explanation.ways.contains { $0.words == "Make the width of UILabel 'Name' at most (<=) 400 points." })
    let svg = try #require(explanation.picture).svg
    #expect(svg.contains("UILabel &#39;Name&#39;") && svg.contains("has no effect"))
  }

  private static let heads = [
    "2019-03-04 11:22:33.444555+0100 My App[1234:567890] [LayoutConstraints] ",
    "2023-05-06 10:11:12.123456+0200 0x1a2b3    Default     0x0                  1234   0    MyApp: (UIKitCore) "
      + "[com.apple.UIKit:LayoutConstraints] ",
    "2023-05-06 10:11:12.123 Df MyApp[1234:56789] [com.apple.UIKit:LayoutConstraints] ",
    "May  6 10:11:12 iPhone MyApp(UIKitCore)[1234] <Notice>: ",
    "\u{1B}[31m[LayoutConstraints] ",
  ]

  @Test("what Xcode, `log`, a device and a terminal put in front", arguments: heads)
  func prefixes(head: String) {
    let text = Self.log(
      [Self.leading, Self.trailing, Self.width, Self.given], broken: Self.width,
      head: head + "Unable to simultaneously satisfy constraints.")
    #expect(ConsoleLog(text) == ConsoleLog(Self.plain))
  }

  @Test("lines of a mail, of a comment, and with the line ends of Windows", arguments: ["> ", "// ", "> > "])
  func quoted(mark: String) {
    let text = Self.plain.split(separator: "\n", omittingEmptySubsequences: false).map { mark + $0 }
    #expect(ConsoleLog(text.joined(separator: "\r\n")) == ConsoleLog(Self.plain))
  }

  /// A terminal or a mail program breaks lines at blanks, or anywhere.
  @Test("wrapped lines", arguments: [40, 57, 72, 80])
  func wrapped(width: Int) {
    let lines = Self.plain.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      line -> [String] in
      stride(from: 0, to: max(line.count, 1), by: width).map { String(line.dropFirst($0).prefix(width)) }
    }
    let found = ConsoleLog(lines.joined(separator: "\n"))
    #expect(found.conflicts.count == 1)
    #expect(
      found.conflicts.first?.constraints.map(\.address) == ["0x600001", "0x600002", "0x600003", "0x600004"])
    #expect(found.conflicts.first?.broken == 2 && found.conflicts.first?.damaged.isEmpty == true)
  }

  @Test("several conflicts, of which one is told twice")
  func several() {
    let other = Self.log(
      [
        "<NSLayoutConstraint:0x61 UIView:0x7a.height == 1   (active)>",
        "<NSLayoutConstraint:0x62 UIView:0x7a.height == 2   (active)>",
      ],
      broken: "<NSLayoutConstraint:0x62 UIView:0x7a.height == 2   (active)>")
    let log = ConsoleLog(Self.plain + "something else\n" + other + Self.plain)
    #expect(log.conflicts.map(\.constraints.count) == [4, 2] && log.conflicts.map(\.count) == [2, 1])
    let explained = ExplainedLog(log)
    #expect(explained.conflicts.map(\.core) == [[0, 1, 2, 3], [0, 1]])
  }

  @Test("AppKit's words")
  func appKit() throws {
    let text = """
      Unable to simultaneously satisfy constraints:
      (
          "<NSLayoutConstraint:0x60 H:|-(NSSpace(20))-[NSButton:0x7b]   (active, names: '|':NSView:0x7a )>",
          "<NSLayoutConstraint:0x61 NSButton:0x7b.leading == NSView:0x7a.leading + 30   (active)>"
      )

      Will attempt to recover by breaking constraint 
      <NSLayoutConstraint:0x61 NSButton:0x7b.leading == NSView:0x7a.leading + 30   (active)>

      Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have -[NSWindow \
      visualizeConstraints:] automatically called when this happens.
      """
    let explanation = LogExplanation(try #require(ConsoleLog(text).conflicts.first))
    #expect(explanation.core == [0, 1] && explanation.broken == 1 && explanation.distance == 10)
  }

  /// A frame of 100 points beside a constraint for 50: nobody turned the mask off.
  @Test("the mask of a view that constraints should place goes first among the ways out")
  func mask() throws {
    let text = Self.log(
      [
        "<NSAutoresizingMaskLayoutConstraint:0x60 h=--& v=--& UIView:0x7a.width == 100   (active)>",
        "<NSLayoutConstraint:0x61 UIView:0x7a.width == 50   (active)>",
      ], broken: "<NSLayoutConstraint:0x61 UIView:0x7a.width == 50   (active)>")
    let explanation = LogExplanation(try #require(ConsoleLog(text).conflicts.first))
    #expect(explanation.core == [0, 1] && explanation.members.map(\.isSystem) == [true, false])
    let first = try #require(explanation.ways.first)
    #expect(first.isTried && first.words.contains("translatesAutoresizingMaskIntoConstraints to false"))
  }

  /// Spec 02 §1: sizes are not negative, and logs do not say so: 15 + 15 is more than 20.
  @Test("a size that would be below 0 is a member that no log lists")
  func negativeSize() throws {
    let text = Self.log(
      [
        "<NSLayoutConstraint:0x60 UIView:0x7a.width == 20   (active)>",
        "<NSLayoutConstraint:0x61 H:|-(15)-[UIView:0x7b]   (active, names: '|':UIView:0x7a )>",
        "<NSLayoutConstraint:0x62 H:[UIView:0x7b]-(15)-|   (active, names: '|':UIView:0x7a )>",
      ], broken: "<NSLayoutConstraint:0x62 H:[UIView:0x7b]-(15)-|   (active, names: '|':UIView:0x7a )>")
    let explanation = LogExplanation(try #require(ConsoleLog(text).conflicts.first))
    #expect(explanation.core == [0, 1, 2] && explanation.sizes == ["the width of UIView …0x7b"])
    #expect(explanation.distance == 10)
  }

  /// By hand: 100 is printed as 3 * 33.3333 = 99.9999, which is no conflict; with 200 there is one.
  @Test("six printed digits are not taken for more than they are")
  func printedDigits() throws {
    func core(_ whole: String) throws -> [Int] {
      let text = Self.log(
        [
          "<NSLayoutConstraint:0x60 UIView:0x7a.width == 33.3333   (active)>",
          "<NSLayoutConstraint:0x61 UIView:0x7b.width == 3*UIView:0x7a.width   (active)>",
          "<NSLayoutConstraint:0x62 UIView:0x7b.width == \(whole)   (active)>",
        ], broken: "<NSLayoutConstraint:0x62 UIView:0x7b.width == \(whole)   (active)>")
      return LogExplanation(try #require(ConsoleLog(text).conflicts.first)).core
    }
    #expect(try core("100") == [])
    #expect(try core("200") == [0, 1, 2])
  }

  /// Right to left, the leading edge is the right one: it cannot be 10 and 20 from the superview's.
  @Test("what only excludes each other from right to left is said to")
  func rightToLeft() throws {
    let text = Self.log(
      [
        "<NSLayoutConstraint:0x60 UIView:0x7a.width == 300   (active)>",
        "<NSLayoutConstraint:0x61 H:|-(10)-[UIView:0x7b]   (active, names: '|':UIView:0x7a )>",
        "<NSLayoutConstraint:0x63 H:[UIView:0x7b]-(20)-|(LTR)   (active, names: '|':UIView:0x7a )>",
      ], broken: "<NSLayoutConstraint:0x63 H:[UIView:0x7b]-(20)-|(LTR)   (active, names: '|':UIView:0x7a )>")
    let explanation = LogExplanation(try #require(ConsoleLog(text).conflicts.first))
    #expect(explanation.core == [1, 2] && explanation.remarks.contains { $0.contains("right to left") })
  }

  @Test("a log that depends on margins, of which it has no numbers, says so")
  func margins() throws {
    let text = Self.log(
      [
        "<NSLayoutConstraint:0x60 UIView:0x7b.leading == UIView:0x7a.leadingMargin   (active)>",
        "<NSLayoutConstraint:0x61 H:|-(5)-[UIView:0x7b]   (active, names: '|':UIView:0x7a )>",
      ], broken: "<NSLayoutConstraint:0x61 H:|-(5)-[UIView:0x7b]   (active, names: '|':UIView:0x7a )>")
    let explanation = LogExplanation(try #require(ConsoleLog(text).conflicts.first))
    #expect(explanation.core.isEmpty && explanation.broken == 1)
    #expect(explanation.remarks.contains { $0.contains("margins or baselines") })
  }

  // MARK: Positions times a factor

  /// What excludes each other in a list of `equation`s, and how far the one at `broken` is off.
  private func solved(_ equations: [String], broken: Int) throws -> (core: [Int], distance: Double?) {
    let members = equations.enumerated().map { "<NSLayoutConstraint:0x6\($0.offset) \($0.element)>" }
    let text = Self.log(members, broken: members[broken])
    let explanation = LogExplanation(try #require(ConsoleLog(text).conflicts.first))
    return (explanation.core, explanation.distance.map { ($0 * 1000).rounded() / 1000 })
  }

  /// Half of 320 is 160; from 20 on that leaves 140 for a width of 100.
  @Test("an edge at a half of the superview's is measured from the superview's corner")
  func halfOfSuperview() throws {
    let found = try solved(
      [
        "UILabel:0x7b.trailing == 0.5*UIView:0x7a.trailing",
        "H:|-(20)-[UILabel:0x7b]   (active, names: '|':UIView:0x7a )", "UILabel:0x7b.width == 100",
        "UIView:0x7a.width == 320",
      ], broken: 2)
    #expect(found.core == [0, 1, 2, 3] && found.distance == 40)
  }

  /// Half of the centre of 480 is 120; 200 and half of 40 are 220.
  @Test("a centre times a factor")
  func centre() throws {
    let found = try solved(
      [
        "UILabel:0x7b.centerY == 0.5*UIView:0x7a.centerY",
        "V:|-(200)-[UILabel:0x7b]   (active, names: '|':UIView:0x7a )", "UILabel:0x7b.height == 40",
        "UIView:0x7a.height == 480",
      ], broken: 0)
    #expect(found.core == [0, 1, 2, 3] && found.distance == 100)
  }

  /// 0.2 * 667 + 40 is 173.4, and 0.3 * 667 is 200.1: of 90 points there are 26.7. No line says what holds the labels.
  @Test("a column of shares of the superview's height")
  func shares() throws {
    let found = try solved(
      [
        "UILabel:0x7b.top == 0.2*UIView:0x7a.bottom", "V:[UILabel:0x7b]-(0)-[UILabel:0x7c]",
        "UILabel:0x7b.height == 40", "UILabel:0x7c.bottom == 0.3*UIView:0x7a.bottom",
        "UILabel:0x7c.height == 90", "UIView:0x7a.height == 667",
      ], broken: 4)
    #expect(found.core == [0, 1, 2, 3, 4, 5] && found.distance == 63.3)
  }

  /// Left to right 0.8 * 320 is 256, which is not 320 - 156, whatever the label's width is. Right to left the trailing edge
  /// is the left one, at 0.8 * 0, and the label ends at 100 instead of 164: there the width is what breaks.
  @Test(
    "of two directions that conflict, the one in which what breaks is involved is told", arguments: [1, 2])
  func shareOfTrailing(broken: Int) throws {
    let members = [
      "UILabel:0x7b.trailing == 0.8*UIView:0x7a.trailing", "UILabel:0x7b.width == 100",
      "H:[UILabel:0x7b]-(156)-|(LTR)   (active, names: '|':UIView:0x7a )", "UIView:0x7a.width == 320",
    ].enumerated().map { "<NSLayoutConstraint:0x6\($0.offset) \($0.element)>" }
    let text = Self.log(members, broken: members[broken])
    let explanation = LogExplanation(try #require(ConsoleLog(text).conflicts.first))
    #expect(explanation.core == (broken == 1 ? [0, 1, 2, 3] : [0, 2, 3]))
    #expect(explanation.distance == (broken == 1 ? 64 : 92))
    #expect(explanation.remarks.contains { $0.contains("right to left") } == (broken == 1))
  }

  /// Twice 30 is 60, which is 10 more than 50, wherever the superview lies.
  @Test("two views of one superview are measured in it")
  func siblings() throws {
    let found = try solved(
      [
        "H:|-(70)-[UIView:0x7a]   (active, names: '|':UIWindow:0x70 )",
        "H:|-(30)-[UILabel:0x7b]   (active, names: '|':UIView:0x7a )",
        "H:|-(50)-[UILabel:0x7c]   (active, names: '|':UIView:0x7a )",
        "UILabel:0x7c.leading == 2*UILabel:0x7b.leading",
      ], broken: 3)
    #expect(found.core == [1, 2, 3] && found.distance == 10)
  }

  /// 320 / 1.25 is 256; from 20 on that leaves 236 for 300.
  @Test("the superview may stand first")
  func superviewFirst() throws {
    let found = try solved(
      [
        "UIView:0x7a.trailing == 1.25*UILabel:0x7b.trailing",
        "H:|-(20)-[UILabel:0x7b]   (active, names: '|':UIView:0x7a )", "UILabel:0x7b.width == 300",
        "UIView:0x7a.width == 320",
      ], broken: 2)
    #expect(found.core == [0, 1, 2, 3] && found.distance == 64)
  }

  /// Half of 16 + 304 is 160, where the guide begins 16 points after the view that it is a guide of; from 16 on that leaves
  /// 144 for 100. Without that view it is not known.
  @Test("a share of a guide is measured in the view that has the guide", arguments: [true, false])
  func guide(isKnown: Bool) throws {
    let guide = "UILayoutGuide:0x7c'UIViewSafeAreaLayoutGuide'"
    let rows = [
      "UILabel:0x7b.trailing == 0.5*\(guide).trailing", "UILabel:0x7b.leading == \(guide).leading",
      "UILabel:0x7b.width == 100", "\(guide).width == 304",
    ]
    let owner = "H:|-(16)-[\(guide)]   (active, names: '|':UIView:0x7a )"
    let found = try solved(isKnown ? rows + [owner] : rows, broken: 2)
    #expect(found.core == (isKnown ? [0, 1, 2, 3, 4] : []) && found.distance == (isKnown ? 44 : nil))
  }

  /// Right to left the trailing edge is the left one, at 0, and 0.8 times that is 0: the label ends at 100, 164 are wanted.
  @Test("from right to left a share counts from the left edge, too")
  func shareFromRightToLeft() throws {
    let texts = [
      "<NSLayoutConstraint:0x60 UILabel:0x7b.trailing == 0.8*UIView:0x7a.trailing>",
      "<NSLayoutConstraint:0x61 UILabel:0x7b.width == 100>",
      "<NSLayoutConstraint:0x62 H:[UILabel:0x7b]-(156)-|(LTR)   (active, names: '|':UIView:0x7a )>",
      "<NSLayoutConstraint:0x63 UIView:0x7a.width == 320>",
    ]
    let system = ConflictSystem(try texts.map { try NotedConstraint($0) }, broken: 1, isRightToLeft: true)
    #expect(system.solve()?.conflicts.map(\.members) == [[0, 1, 2, 3]])
    #expect(system.solve(ConflictSystem.Change(lowered: [1]))?.residuals[1] == 64)
  }

  /// 0.333333 * 373.667 * 1.77778 is 221.432. What is printed as 124.556 was 124.555542.
  @Test("amounts of one explanation agree, beside a number that is equal but for its rounding")
  func amounts() throws {
    let rows = [
      "UILabel:0x7b.width == 0.333333*UIView:0x7a.width", "UIView:0x7a.width == 373.667",
      "UILabel:0x7b.width == 124.556", "UILabel:0x7b.height == 1.77778*UILabel:0x7b.width",
      "UILabel:0x7b.height == 220",
    ].enumerated().map { "<NSLayoutConstraint:0x6\($0.offset) \($0.element)>" }
    let explanation = LogExplanation(
      try #require(ConsoleLog(Self.log(rows, broken: rows[4])).conflicts.first))
    #expect(explanation.core == [0, 1, 3, 4] && explanation.distanceWords == "1.432 points")
    let amounts = explanation.ways.compactMap {
      $0.words.firstMatch(of: /off by ([\d.]+)/).map { String($0.1) }
    }
    #expect(amounts == ["1.432", "1.432"])
  }

  // MARK: Damage

  @Test("a log that is cut off anywhere: what is whole is read, what is not is named, nothing is made up")
  func cut() {
    let whole = Dictionary(
      ConsoleLog(Self.plain).conflicts[0].constraints.map { ($0.address, $0.constant) },
      uniquingKeysWith: { a, _ in a })
    for length in stride(from: 0, to: Self.plain.count, by: 3) {
      let log = ConsoleLog(String(Self.plain.prefix(length)))
      for constraint in log.conflicts.flatMap(\.constraints) {
        #expect(whole[constraint.address] == constraint.constant, "cut after \(length) characters")
      }
      _ = ExplainedLog(log).json
    }
  }

  @Test("a member that is damaged is named with the reason, and the others are explained")
  func damaged() throws {
    let text = Self.log(
      [
        "<NSLayoutConstraint:0x59 UIView:0x7a.widht == 1   (active)>", Self.leading, Self.trailing,
        Self.width, Self.given,
      ],
      broken: Self.width)
    let conflict = try #require(ConsoleLog(text).conflicts.first)
    #expect(conflict.constraints.count == 4 && conflict.damaged.count == 1)
    #expect(conflict.damaged.first?.text.contains("widht") == true)
    #expect(LogExplanation(conflict).core == [0, 1, 2, 3])
    #expect(ExplainedLog(ConsoleLog(text)).text().contains("Not read: <NSLayoutConstraint:0x59"))
  }

  @Test(
    "random damage ends in an explanation of what is left, or in nothing",
    arguments: 0..<200 as Range<UInt64>)
  func randomDamage(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % bound
    }
    var bytes = Array(Self.plain.utf8)
    for _ in 0..<(1 + random(12)) {
      let place = random(bytes.count)
      switch random(4) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(UInt8(random(256)), at: place)
      case 2: bytes[place] = Array("<>()[]|'\":.=- \n0e".utf8)[random(17)]
      default: bytes.removeSubrange(place..<min(place + random(40), bytes.count))
      }
    }
    let damaged = String(decoding: bytes, as: UTF8.self)
    let log = ConsoleLog(damaged)
    let explained = ExplainedLog(log)
    let text = explained.text()
    #expect(text.isEmpty == log.isEmpty)
    #expect(text.isEmpty || text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(explained.json.utf8)) as? [String: Any])
    #expect((object["conflicts"] as? [Any])?.count == log.conflicts.count)
    let letters = LogLines(damaged).text.filter { !$0.isWhitespace }
    for conflict in explained.conflicts {
      // What excludes each other are members, each once; a size that cannot be below 0 may be all that one contradicts.
      #expect(Set(conflict.core).count == conflict.core.count)
      #expect(conflict.core.allSatisfy(conflict.members.indices.contains))
      #expect(conflict.broken.map(conflict.members.indices.contains) ?? true)
      // Nothing is made up: what is explained stands in the log.
      #expect(conflict.members.allSatisfy { letters.contains($0.text.filter { !$0.isWhitespace }) })
    }
  }

  @Test(
    "numbers beyond all bounds", arguments: ["1e+308", "1.79769e+308", "inf", "nan", "99999999999999999999"])
  func hugeNumbers(number: String) {
    let log = ConsoleLog(
      Self.log(
        ["<NSLayoutConstraint:0x59 UIView:0x7a.width == \(number)   (active)>", Self.width],
        broken: Self.width))
    _ = ExplainedLog(log).text()
    #expect(log.conflicts.count == 1)
  }

  // MARK: Other messages

  @Test("an ambiguity is told with the views that are open")
  func ambiguity() {
    let log = ConsoleLog(
      """
      [LayoutConstraints] Window has a view with an ambiguous layout. See "Auto Layout Guide: Ambiguous Layouts" for \
      help debugging. Displaying synopsis from invoking -[UIView _autolayoutTrace] to provide additional detail.

      •UIWindow:0x7f00
      |   •UIView:0x7f01
      |   |   *UILabel:0x7f02'Label'- AMBIGUOUS LAYOUT for UILabel:0x7f02'Label'.minY{id: 50}
      |   |   *UIView:0x7f03- AMBIGUOUS LAYOUT for UIView:0x7f03.minX{id: 174}, UIView:0x7f03.Width{id: 176}
      """)
    #expect(log.conflicts.isEmpty && log.notes.map(\.kind) == ["ambiguous"])
    #expect(
      log.notes.first?.details == [
        "UILabel:0x7f02'Label': its vertical position is ambiguous",
        "UIView:0x7f03: its horizontal position, its width are ambiguous",
      ])
  }

  @Test("a visual format that cannot be read is told with its mark")
  func visualFormat() {
    let log = ConsoleLog(
      """
      *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Unable to parse constraint format: 
      Expected a view 
      H:|-[a]-8-b] 
               ^'
      """)
    #expect(log.notes.map(\.kind) == ["visual-format"])
    #expect(
      log.notes.first?.details.count == 3
        && log.notes.first?.details.first?.hasPrefix("Expected a view") == true)
  }

  @Test(
    "a text without any message is empty",
    arguments: ["", "\n\n", "hello", "<?xml version=\"1.0\"?><document/>"])
  func nothing(text: String) {
    #expect(ConsoleLog(text).isEmpty)
  }
}
