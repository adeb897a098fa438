// The forms in which logs reach a reader: what mail, trackers, JSON, debuggers and old systems make of Apple's text. All
// of them say the same as one plain log, whose numbers are made up.

import ConstraintSolver
import Foundation
import Testing

@testable import ConsoleLog

@Suite("Forms of logs") nonisolated struct LogFormTests {
  private static let leading =
    "<NSLayoutConstraint:0x600001 H:|-(20)-[UILabel:0x7f01'Fee']   (active, names: '|':UIView:0x7f00 )>"
  private static let trailing =
    "<NSLayoutConstraint:0x600002 'fee.trailing' H:[UILabel:0x7f01'Fee']-(20)-|   (active, names: '|':UIView:0x7f00 )>"
  private static let width = "<NSLayoutConstraint:0x600003 UILabel:0x7f01'Fee'.width == 400   (active)>"
  private static let mask =
    "<NSAutoresizingMaskLayoutConstraint:0x600004 h=--& v=--& UIView:0x7f00.width == 320   (active)>"
  private static let members = [leading, trailing, width, mask]

  private static let words = """
    \tProbably at least one of the constraints in the following list is one you don't want. 
    \tTry this: 
    \t\t(1) look at each constraint and try to figure out which you don't expect; 
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
    """

  private static let plain =
    "Unable to simultaneously satisfy constraints.\n\(words)\n(\n"
    + members.map { "    \"\($0)\"" }.joined(separator: ",\n")
    + "\n)\n\nWill attempt to recover by breaking constraint \n\(width)\n\nMake a symbolic breakpoint at "
    + "UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"

  /// Each changes the plain log as the named program does.
  private static let forms: [(name: String, text: String)] = [
    (
      "a few lines of a mail are quoted",
      "Hello,\nthis is what I get:\n\n" + prefixed("> ") + "\nWhat is wrong?\nBye\n"
    ),
    ("a comment", "func layOut() {\n" + prefixed("  // ") + "}\n"),
    ("a comment with three strokes", prefixed("/// ")),
    ("everything on one line", plain.replacingOccurrences(of: "\n", with: " ")),
    (
      "brackets that Markdown escapes",
      replaced(["<": "\\<", ">": "\\>", "[": "\\[", "]": "\\]", "|": "\\|"])
    ),
    ("entities of a web page", replaced(["&": "&amp;"], then: ["<": "&lt;", ">": "&gt;", "\"": "&quot;"])),
    (
      "hyphens that Textile took for deleted text",
      replaced(["|-(": "|~~(", ")-[": ")~~[", "]-(": "]~~(", ")-|": ")~~|"])
    ),
    ("a mask's hyphens, taken so as well", replaced(["--&": "~~&"])),
    ("hyphens that Jira keeps in braces", replaced(["|-(": "|{-}(", ")-|": "){-}|", "==": "{}=="])),
    ("a mask with a typographic dash", replaced(["--&": "–&"])),
    (
      "a mail in quoted-printable",
      replaced(["=": "=3D"], then: ["points": "points", "(active": "(act=\nive"])
    ),
    ("one string of JSON", json),
    (
      "no quotes and no commas",
      plain.replacingOccurrences(of: "\"<", with: "<").replacingOccurrences(of: ">\",", with: ">")
    ),
    (
      "a page that took the brackets for markup",
      plain.replacingOccurrences(of: "<", with: "").replacing(/>("|\n)/) { $0.1 }
    ),
    (
      "quotes that are escaped once more",
      plain.replacingOccurrences(of: "\"<", with: "\"\\\"<").replacingOccurrences(of: ">\"", with: ">\\\"\"")
    ),
    ("a numbered list of code", numbered),
    (
      "typographic quotes",
      plain.replacingOccurrences(of: "\"<", with: "“<").replacingOccurrences(of: ">\"", with: ">”")
    ),
    ("one blank before what is active", replaced(["   (": " ("])),
    ("a tab before the identifier", replaced(["0x600002 'fee": "0x600002\t'fee"])),
    ("a blank before addresses", replaced([":0x": ": 0x"])),
    (
      "what Xcode 15 notes below a message",
      plain
        + "Type: Error | Timestamp: 2023-10-02 10:11:12.123456+02:00 | Process: Fees | Library: UIKitCore | Subsystem: "
        + "com.apple.UIKit | Category: LayoutConstraints | TID: 0x1a2b3c\n"
    ),
    (
      "other words of AppKit of macOS 14",
      "Conflicting constraints detected: (\n" + members.map { "    \"\($0)\"" }.joined(separator: ",\n")
        + "\n).\n\nWill attempt to recover by breaking \(width).\n"
    ),
    (
      "the end of the broken one is missing",
      String(plain[..<plain.range(of: ".width == 400", options: .backwards)!.lowerBound])
    ),
    (
      "lines that a console cut off behind their numbers",
      plain.replacingOccurrences(
        of: "names: '|':UIView:0x7f00 )>\",\n    \"<NSLayoutConstraint:0x600002",
        with: "nam\n    \"<NSLayoutConstraint:0x600002"
      )
      .replacingOccurrences(of: "400   (active)>\",", with: "400   (acti…")
    ),
  ]

  private static func prefixed(_ mark: String) -> String {
    plain.split(separator: "\n", omittingEmptySubsequences: false).map { mark + $0 + "\n" }.joined()
  }

  private static func replaced(_ first: [String: String], then second: [String: String] = [:]) -> String {
    var text = plain
    for step in [first, second] {
      for (old, new) in step { text = text.replacingOccurrences(of: old, with: new) }
    }
    return text
  }

  private static var numbered: String {
    plain.split(separator: "\n").enumerated().map { "\($0.offset + 1). `\($0.element)`\n" }.joined()
  }

  private static var json: String {
    var text = plain
    for (old, new) in [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n"), ("\t", "\\t")] {
      text = text.replacingOccurrences(of: old, with: new)
    }
    return "{\"subsystem\":\"com.apple.UIKit\",\"eventMessage\":\"\(text)\"}\n"
  }

  @Test("of several names behind one list the first one that is known counts")
  func names() throws {
    let list =
      "Unable to simultaneously satisfy constraints.\n(\n"
      + "\"\(Self.leading)\",\n\"\(Self.width)\"\n)\n\n"
    let name = "Will attempt to recover by breaking UILabel:0x7f01'Fee'.width == 400\n\n"
    let other = "Will attempt to recover by breaking constraint 0x600001\n\n"
    let described = "Will attempt to recover by breaking constraint \n\(Self.width)\n\n"
    let otherDescribed = "Will attempt to recover by breaking constraint \n\(Self.leading)\n\n"
    // The name of a conflict whose list was filtered out.
    let stranger = described.replacing("0x600003", with: "0x600009")
    let cut = "Will attempt to recover by breaking <NSLayoutConstr\n\n"
    let address = "Will attempt to recover by breaking 0x600003\n\n"
    for names in [
      name, name + name, name + other, name + otherDescribed, described + otherDescribed,
      described + stranger,
      described + other, described + otherDescribed + other, cut + address, cut + cut + described,
    ] {
      let log = ConsoleLog(list + names)
      #expect(log.conflicts.map(\.broken) == [1] && log.conflicts[0].constraints.count == 2, "\(names)")
    }
  }

  @Test("the list, its numbers and what breaks are read from every form", arguments: forms.indices)
  func form(index: Int) throws {
    let form = Self.forms[index]
    let log = ConsoleLog(form.text)
    let whole = try #require(ConsoleLog(Self.plain).conflicts.first)
    try #require(log.conflicts.count == 1, "\(form.name)")
    let conflict = log.conflicts[0]
    #expect(conflict.damaged.isEmpty, "\(form.name)")
    #expect(conflict.broken == 2, "\(form.name)")
    #expect(conflict.constraints.map(\.address) == whole.constraints.map(\.address), "\(form.name)")
    #expect(conflict.constraints.map(\.identifier) == whole.constraints.map(\.identifier), "\(form.name)")
    #expect(conflict.constraints.map(\.first) == whole.constraints.map(\.first), "\(form.name)")
    #expect(conflict.constraints.map(\.second) == whole.constraints.map(\.second), "\(form.name)")
    #expect(conflict.constraints.map(\.constant) == whole.constraints.map(\.constant), "\(form.name)")
    #expect(conflict.constraints.map(\.springs) == whole.constraints.map(\.springs), "\(form.name)")
    // 320 - 20 - 20 = 280 is 120 less than 400.
    #expect(
      LogExplanation(conflict).core == [0, 1, 2, 3] && LogExplanation(conflict).distance == 120,
      "\(form.name)")
  }

  /// The form of iOS 6 to 9, in which lengths are formats.
  // aplus.rs, "One solution for 90% of Auto Layout exceptions"; a dump of Stack Overflow (developreference 14092077).
  @Test("two lists without a message are two, and a constraint that is printed twice is one")
  func bareLists() {
    let list = "(\n    \"\(Self.leading)\",\n    \"\(Self.width)\"\n)\n"
    let other = "(\n    \"\(Self.trailing)\",\n    \"\(Self.width)\"\n)\n"
    #expect(ConsoleLog(list + "Another one:\n" + other).conflicts.map(\.constraints.count) == [2, 2])
    #expect(
      ConsoleLog("- 0 : \(Self.leading)\n- 1 : \(Self.leading)\n- 2 : \(Self.width)\n").conflicts.map(
        \.constraints.count) == [2])
  }

  // SnapKit/SnapKit #101.
  @Test("a library that prints its constraint and the objects in it in brackets of their own is read")
  func brackets() throws {
    let constraint = try NotedConstraint(
      "<App.LayoutConstraint:0x7f8e8740> <UIView:0x7f8e8eb0>.top == <_UILayoutGuide:0x7f8e9430>.bottom>")
    #expect(constraint.first.place.attribute == .top && constraint.second?.place.attribute == .bottom)
    #expect(constraint.items.map(\.className) == ["UIView", "_UILayoutGuide"])
  }

  @Test("a content size in the old form, and a length that is another view's")
  func oldForms() throws {
    let content = try NotedConstraint(
      "<NSContentSizeLayoutConstraint:0x60 H:[Badge:0x7b(512)] Hug:250 CompressionResistance:750>")
    #expect(content.first.place.attribute == .width && content.constant == 512)
    #expect(content.contentPriorities == NotedConstraint.ContentPriorities(hugging: 250, resistance: 750))
    let equal = try NotedConstraint("<NSLayoutConstraint:0x61 V:[Badge:0x7b(==Badge:0x7c)]>")
    #expect(equal.first.place.attribute == .height && equal.second?.place.item.address == "0x7c")
    let least = try NotedConstraint("<NSLayoutConstraint:0x62 H:[Badge:0x7b(>=40)] priority:900>")
    #expect(least.relation == .greaterThanOrEqual && least.constant == 40 && least.priority == 900)
  }

  /// Where a line is cut off before it says what `|` is, another line about the same view says it; a number may be half.
  @Test("a line that is cut off is read as far as nothing can be missing")
  func cutLines() throws {
    func read(_ lines: [String]) throws -> ConsoleLog.Conflict {
      try #require(ConsoleLog(lines.map { "\"\($0)\n" }.joined()).conflicts.first)
    }
    let known = try read([
      "<NSLayoutConstraint:0x600001 H:|-(20)-[UILabel:0x7f01'Fee']   (active, names: '|':UIV", Self.trailing,
    ])
    #expect(known.damaged.isEmpty && known.constraints[0].second?.place.item.address == "0x7f00")
    let unknown = try read([
      "<NSLayoutConstraint:0x600001 H:|-(20)-[UILabel:0x7f01'Fee']   (active, names: '|':UIV", Self.width,
    ])
    #expect(unknown.constraints.map(\.address) == ["0x600003"] && unknown.damaged.map(\.mistake) == [.cutOff])
    let number = try read(["<NSLayoutConstraint:0x600003 UILabel:0x7f01'Fee'.width == 40", Self.leading])
    #expect(number.constraints.map(\.address) == ["0x600001"] && number.damaged.map(\.mistake) == [.cutOff])
    // Two blanks stand behind a whole number alone.
    let whole = try read(["<NSLayoutConstraint:0x600003 UILabel:0x7f01'Fee'.width == 40  ...", Self.leading])
    #expect(whole.constraints.map(\.constant) == [40, 20] && whole.damaged.isEmpty)
    let half = try read(["<NSLayoutConstraint:0x600003 UILabel:0x7f01'Fee'.width == 40...", Self.leading])
    #expect(half.damaged.map(\.mistake) == [.cutOff])
  }

  @Test("content that the system redacted is said to be, with the ways to see it", arguments: [1, 2])
  func redacted(count: Int) throws {
    let message =
      "[Layout] Unable to simultaneously satisfy constraints:\n<private>\n\nWill attempt to recover by breaking "
      + "constraint \n<private>\n\nSet the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to "
      + "YES\n"
    let log = ConsoleLog(String(repeating: message, count: count))
    #expect(log.conflicts.isEmpty && log.notes.map(\.kind) == ["private-data"])
    let note = try #require(log.notes.first)
    #expect(note.words.hasPrefix(count == 1 ? "A message about constraints" : "2 messages about constraints"))
    for way in ["Xcode", "OS_ACTIVITY_DT_MODE", "private data"] { #expect(note.wayOut.contains(way)) }
  }

  @Test("a list whose broken constraint alone is redacted is explained")
  func redactedBroken() throws {
    let start = Self.plain.range(of: "breaking constraint \n")!.upperBound
    let log = ConsoleLog(Self.plain[..<start] + "<private>\n")
    let explanation = LogExplanation(try #require(log.conflicts.first))
    #expect(explanation.core == [0, 1, 2, 3] && explanation.broken == nil && log.notes.isEmpty)
  }

  /// The list has the view's width alone; that it is in conflict is said by the message.
  @Test("a list of which some members are redacted is said to be, and no message is told to be no conflict")
  func redactedMembers() throws {
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n    \"<private>\",\n    \"\(Self.width)\",\n"
      + "    \"<private>\"\n)\n\nWill attempt to recover by breaking constraint \n<private>\n"
    let log = ConsoleLog(text)
    #expect(log.conflicts.map(\.isRedacted) == [true] && log.notes.isEmpty)
    let explained = ExplainedLog(log)
    #expect(explained.text().hasPrefix("A conflict: 1 constraint\n"))
    let remarks = explained.conflicts[0].remarks
    #expect(remarks.contains { $0.contains("<private>") && $0.contains("OS_ACTIVITY_DT_MODE") })
    #expect(remarks.contains { $0.contains("the cause is in the unreadable ones") })
    // A list without its heading is a message's, too, and what follows a whole message is none of its parts.
    let bare = ConsoleLog("(\n    \"\(Self.width)\",\n    \"<private>\"\n)\n")
    #expect(ExplainedLog(bare).text().hasPrefix("A conflict: 1 constraint\n"))
    #expect(ConsoleLog(Self.plain + "[Fees] token <private>\n").conflicts.map(\.isRedacted) == [false])
  }

  @Test(
    "a message that is redacted as a whole is one",
    arguments: [
      "[LayoutConstraints] <private>\n",
      "2024-03-04 09:10:11.123456+0000 0x2f3a     Error       0x0                  4711   0    Fees: (CoreAutoLayout) "
        + "[com.apple.UIKit:LayoutConstraints] <private>\n",
      "error\t09:10:11.123456+0000\tFees\t[com.apple.UIKit:LayoutConstraints] <private>\n",
    ])
  func whollyRedacted(line: String) {
    #expect(ConsoleLog(line).notes == [.redacted(count: 1)])
    #expect(ConsoleLog(line + line).notes == [.redacted(count: 2)])
    #expect(ConsoleLog("[AppKit] <private>\n").isEmpty)
    let readable = ConsoleLog(line + Self.plain)
    #expect(readable.conflicts.map(\.broken) == [2] && readable.notes == [.redacted(count: 1)])
  }

  /// What people leave of the line behind "breaking constraint" (a blank: jessesquires/JSQMessagesViewController #538).
  private static let namesOfBroken = [
    "< NSLayoutConstraint:0x600003 UILabel:0x7f01'Fee'.width == 400   (active) >",
    "\"< NSLayoutConstraint: 0x600003 UILabel: 0x7f01'Fee'.width == 400 (active)>\"",
    "NSLayoutConstraint:0x600003 UILabel:0x7f01'Fee'.width == 400   (active)", "NSLayoutConstraint:0x600003",
    "0x600003", "<0x600003>", "UILabel:0x7f01'Fee'.width == 400   (active)",
    "\"UILabel:0x7f01'Fee'.width == 400\"", "<NSLayoutConstraint:0x600003>",
  ]

  @Test("the broken one is known by its address, or by its equation", arguments: namesOfBroken)
  func nameOfBroken(_ name: String) throws {
    let list = try #require(Self.plain.range(of: "Will attempt")).lowerBound
    for words in [
      "Will attempt to recover by breaking constraint \n", "will attempt to recover by breaking ",
    ] {
      let log = ConsoleLog(
        Self.plain[..<list] + words + name + "\n\nMake a symbolic breakpoint\n" + Self.plain)
      let conflict = try #require(log.conflicts.first)
      #expect(log.conflicts.count == 1 && conflict.count == 2)
      #expect(conflict.broken == 2 && conflict.constraints.count == 4 && conflict.damaged.isEmpty)
    }
  }

  @Test("an equation that two members have names neither, nor does the beginning of another one")
  func ambiguousEquation() throws {
    let width = "<NSLayoutConstraint:0x600005 UILabel:0x7f01'Fee'.width == 400   (active)>"
    func broken(_ members: [String], _ name: String) -> Int? {
      ConsoleLog(
        "\(members.joined(separator: ",\n"))\nWill attempt to recover by breaking constraint\n\(name)\n"
      )
      .conflicts.first?.broken
    }
    #expect(broken([Self.width, width], "UILabel:0x7f01'Fee'.width == 400") == nil)
    #expect(broken([Self.width, Self.mask], "UILabel:0x7f01'Fee'.width == 40") == nil)
    #expect(broken([Self.leading, Self.width], "H:|-(20)-[UILabel:0x7f01'Fee']") == 0)
  }

  @Test("an address in capitals is the same")
  func capitals() throws {
    let list =
      "<NSLayoutConstraint:0x6000a1 UIView:0x7f0b.width == 1>\n<NSLayoutConstraint:0x6000a2 UIView:0x7F0B.width == 2>"
    let log = ConsoleLog(
      "\(list)\nWill attempt to recover by breaking constraint\n<NSLayoutConstraint:0x6000A2 UIView:0x7F0B.width == 2>"
    )
    #expect(log.conflicts.map(\.broken) == [1] && log.conflicts[0].constraints.count == 2)
    #expect(LogExplanation(log.conflicts[0]).core == [0, 1])
  }

  @Test("blanks inside of all brackets")
  func blanks() throws {
    let text = Self.plain.replacingOccurrences(of: "<NS", with: "< NS").replacingOccurrences(
      of: ")>", with: ") >")
    let conflict = try #require(ConsoleLog(text).conflicts.first)
    #expect(conflict.constraints.count == 4 && conflict.broken == 2 && conflict.damaged.isEmpty)
  }

  @Test("a heading without anything is told to be cut off")
  func headingAlone() {
    let log = ConsoleLog("[LayoutConstraints] Unable to simultaneously satisfy constraints.\n\(Self.words)\n")
    #expect(log.conflicts.isEmpty && log.notes.map(\.kind) == ["cut-off"] && !log.isEmpty)
  }

  /// `po view.constraints`, of Objective-C and of Swift: 20 + 100 + 20 is 140, which is no conflict.
  @Test("a debugger's list is no conflict, and said to be what it is", arguments: [false, true])
  func dump(isSwift: Bool) throws {
    let members = [
      Self.leading, Self.trailing,
      "<NSLayoutConstraint:0x600003 UILabel:0x7f01'Fee'.width == 100   (active)>",
    ]
    let text =
      isSwift
      ? "(lldb) po view.constraints\n▿ 3 elements\n"
        + members.enumerated().map { "  - \($0.offset) : \($0.element)\n" }.joined()
      : "(lldb) po [view constraints]\n<__NSArrayM 0x600000c4d0e0>(\n" + members.joined(separator: ",\n")
        + "\n)\n"
    let log = ConsoleLog(text)
    #expect(log.conflicts.map(\.form) == [.dump] && log.conflicts[0].constraints.count == 3)
    let explained = ExplainedLog(log)
    #expect(explained.text().hasPrefix("No conflict: 3 constraints\n"))
    #expect(
      explained.conflicts[0].remarks.contains { $0.contains("debugger") }
        && explained.conflicts[0].ways.isEmpty)
  }

  @Test(
    "what a debugger prints below its command is a dump in every form",
    arguments: [
      ("(lldb) po view.constraints\n[", ", ", "]"),
      ("(lldb) po [view constraints]\n(\n    \"", "\",\n    \"", "\"\n)"),
      ("(lldb) p view.constraints\n([NSLayoutConstraint]) 2 values {\n  ", "\n  ", "\n}"),
      ("2 elements\n  - 0 : ", "\n  - 1 : ", ""), ("(lldb) expression -O -- view.constraints\n", "\n", ""),
    ])
  func dumps(start: String, separator: String, end: String) {
    let log = ConsoleLog("\(start)\(Self.leading)\(separator)\(Self.width)\(end)\n")
    #expect(log.conflicts.map(\.form) == [.dump] && log.conflicts.first?.constraints.count == 2)
    #expect(ConsoleLog("Of 12 elements\n\(Self.leading)\n\(Self.width)\n").conflicts.map(\.form) == [.list])
    // A message is one, even where the debugger stopped at it.
    #expect(
      ConsoleLog(Self.plain.replacing("\nWill", with: "\n(lldb) po self\nWill")).conflicts.map(\.form) == [
        .message
      ])
  }

  /// UIKit prints no priorities of content sizes, which yield to 44 unless they are told otherwise.
  @Test("a content size without priorities is one of a view that has none of its own, but for a message")
  func contentSizes() throws {
    let members = [
      "<MASLayoutConstraint:0x61 UILabel:0x7b.width == 44>",
      "<NSContentSizeLayoutConstraint:0x62 UILabel:0x7b.width == 35>",
    ]
    let list = members.joined(separator: ",\n")
    let dump = ExplainedLog(
      ConsoleLog("(lldb) po label.constraints\n<__NSArrayI 0x2834ed4e0>(\n\(list)\n)\n"))
    #expect(dump.text().hasPrefix("No conflict: 2 constraints\n") && dump.conflicts[0].core.isEmpty)
    #expect(ExplainedLog(ConsoleLog("(\n\(list)\n)\n")).conflicts[0].core.isEmpty)
    let message = ConsoleLog("Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n")
    #expect(ExplainedLog(message).conflicts[0].core == [0, 1])
  }

  /// A content of 512 in 300: too wide by 212. A message lists nothing that could yield.
  @Test(
    "a content size of priority 1000 in a message is required, on the side that has it",
    arguments: [(1000, 1000, 300.0), (250, 1000, 300), (1000, 750, 700), (1000, 250, 300)])
  func requiredContent(hugging: Int, resistance: Int, width: Double) throws {
    let given = "<NSLayoutConstraint:0x61 H:[Badge:0x7b(\(width))]>"
    let content =
      "<NSContentSizeLayoutConstraint:0x62 H:[Badge:0x7b(512)] Hug:\(hugging) CompressionResistance:\(resistance)>"
    let text =
      "Unable to simultaneously satisfy constraints:\n(\n\"\(given)\",\n\"\(content)\"\n)\n\n"
      + "Will attempt to recover by breaking constraint \n\(content)\n"
    let explanation = LogExplanation(try #require(ConsoleLog(text).conflicts.first))
    guard width > 512 || resistance == 1000 else {
      #expect(explanation.core.isEmpty)
      return
    }
    #expect(explanation.core == [0, 1] && explanation.distance == abs(width - 512))
    let priority = width < 512 ? "compression resistance" : "content hugging"
    #expect(
      explanation.ways.first?.words
        == "Lower the \(priority) of Badge to 999: then it is off by \(Int(abs(width - 512))) points.")
    #expect(explanation.ways.contains { $0.words.hasPrefix("Remove \"the width of Badge is") })
  }

  // jessesquires/JSQMessagesViewController #460: 70 - 25 is not 25 + 25.
  @Test("a quoted list whose angle brackets a page took for markup is read", arguments: ["", "> ", "> > "])
  func quotedWithoutBrackets(mark: String) throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
          "NSLayoutConstraint:0x61 H:[UIView:0x7a(70)]",
          "NSLayoutConstraint:0x62 H:[UIButton:0x7b]-(0)-|   (Names: '|':UIView:0x7a )",
          "NSAutoresizingMaskLayoutConstraint:0x63 h=--& v=--& UIButton:0x7b.midX == + 25",
          "NSAutoresizingMaskLayoutConstraint:0x64 h=--& v=--& H:[UIButton:0x7b(50)]"
      )
      """
    let quoted = text.split(separator: "\n").map { mark + $0 }.joined(separator: "\n")
    let explanation = LogExplanation(try #require(ConsoleLog(quoted).conflicts.first))
    #expect(explanation.core == [0, 1, 2, 3] && explanation.damaged.isEmpty)
    #expect(explanation.ways.first?.words.hasPrefix("If UIButton is positioned by constraints") == true)
  }

  // criticalmaps/criticalmaps-ios #75 has a link to a page that explains logs: 24 + 56 + 32 is not 156 - 34.
  @Test("a list in the query of a link is read")
  func encodedList() throws {
    let list = """
      (
          "<NSLayoutConstraint:0x61 Logo.height == 56   (active, names: Logo:0x7b )>",
          "<NSLayoutConstraint:0x62 UILayoutGuide:0x7c'UIViewSafeAreaLayoutGuide'.bottom == Logo.bottom + 32   (active, names: Logo:0x7b )>",
          "<NSLayoutConstraint:0x63 Logo.top == UILayoutGuide:0x7c'UIViewSafeAreaLayoutGuide'.top + 24   (active, names: Logo:0x7b )>",
          "<NSLayoutConstraint:0x64 'UIView-Encapsulated-Layout-Height' Footer:0x7a.height == 156   (active)>",
          "<NSLayoutConstraint:0x65 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x7c'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: '|':Footer:0x7a )>",
          "<NSLayoutConstraint:0x66 'UIViewSafeAreaLayoutGuide-top' V:|-(0)-[UILayoutGuide:0x7c'UIViewSafeAreaLayoutGuide']   (active, names: '|':Footer:0x7a )>"
      )
      """
    let query = try #require(list.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed))
    let explanation = LogExplanation(
      try #require(ConsoleLog("[Error]( https://example.org/?constraintlog=\(query))").conflicts.first))
    #expect(explanation.core == [0, 1, 2, 3, 4, 5] && explanation.damaged.isEmpty)
  }

  /// 20 + 100 is not 150.
  @Test(
    "a link is decoded alone: percent signs beside it are the text's, and in it those without a code",
    arguments: [
      "50% of runs: https://e.org/?l=", "See https://e.org/?share=50%&l=", "[50%](https://e.org/?l=",
    ],
    ["%3C", "%3c"])
  func linkBesidePercentSigns(start: String, bracket: String) throws {
    let list = """
      <NSLayoutConstraint:0x61 H:|-(20)-[UILabel:0x7b]   (active, names: '|':UIView:0x7a )>
      <NSLayoutConstraint:0x62 UILabel:0x7b.width == 100   (active)>
      <NSLayoutConstraint:0x63 UILabel:0x7b.right == 150   (active)>
      """
    let query = try #require(list.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    let text = start + query.replacingOccurrences(of: "%3C", with: bracket)
    let constraints = try #require(ConsoleLog(text).conflicts.first).constraints
    #expect(constraints.map(\.address) == ["0x61", "0x62", "0x63"])
    #expect(constraints.map(\.constant) == [20, 100, 150])
  }

  @Test("identifiers and texts beside a link keep their percent signs")
  func percentSignsBesideLink() throws {
    let text = """
      https://e.org/?l=%3CNSLayoutConstraint%3A0x61%20UIView%3A0x7a.width%20%3D%3D%20100%3E\tdone%2Fsent
      (
          "<NSLayoutConstraint:0x62 'top%20edge' UILabel:0x7b'5%2B5'.width == 200   (active)>",
          "<NSLayoutConstraint:0x63 UILabel:0x7b'5%2B5'.width == 300   (active)>"
      )
      """
    let constraints = ConsoleLog(text).conflicts.flatMap(\.constraints)
    let named = try #require(constraints.first { $0.address == "0x62" })
    #expect(named.identifier == "top%20edge" && named.items.first?.text == "5%2B5")
    #expect(LogMarkup.removed(from: text).hasSuffix(text.drop { $0 != "\t" }))
    #expect(
      LogMarkup.removed(from: text).hasPrefix(
        "https://e.org/?l=<NSLayoutConstraint:0x61 UIView:0x7a.width == 100>\tdone%2Fsent\n"))
  }

  @Test("codes are two digits, in links and in mails")
  func codes() {
    #expect(LogMarkup.removed(from: "%3Ca%+1b%zz%3") == "<a%+1b%zz%3")
    #expect(LogMarkup.removed(from: "a =3D=3D b=+1 =E2=80=A6=\n!") == "a == b=+1 …!")
  }

  /// The work grows with the line's length, however many blanks are in it.
  @Test("lines without angle brackets keep what is in them", arguments: ["", ",", "\",", "\"", "\",  "])
  func withoutBrackets(end: String) {
    let blanks = String(repeating: " ", count: 20000)
    let body = "NSLayoutConstraint:0x61 UIView:0x7a.width == 70" + blanks + "\"a\", b"
    #expect(LogMarkup.removed(from: "> \"\(body)\(end)") == "> \"<\(body)>\",")
  }

  // johnpatrickmorgan/wtfautolayout #21: identifiers that begin with digits, cut to 25 characters.
  @Test("a name that begins with digits is no factor")
  func nameOfDigits() throws {
    let constraint = try NotedConstraint(
      "<NSLayoutConstraint:0x61 'bottom' 12601urn:li:fs_updateV2:(....bottom == 12600urn:li:fs_updateV2:(....bottom   "
        + "(active, names: 12601urn:li:fs_updateV2:(...:0x7b, 12600urn:li:fs_updateV2:(...:0x7a )>")
    #expect(constraint.multiplier == 1 && constraint.places.map(\.attribute) == [.bottom, .bottom])
    #expect(constraint.items.map(\.address) == ["0x7b", "0x7a"])
  }

  /// The names are those of views that no equation has, or that it has elsewhere.
  @Test(
    "a name that is the beginning of a number hides no factor",
    arguments: [
      ("2*UIView:0x7a.width", "2:0x99", 2.0), ("1.5*UIView:0x7a.width", "1:0x99", 1.5),
      ("2*UIView:0x7a.width", ":0x99", 2), ("-UIView:0x7a.width", "-:0x99", -1),
      ("2*2.width", "2:0x7a", 2), ("2*.width", ":0x7a", 2), ("2.width", "2:0x7a", 1),
      ("2 a.width", "2:0x99, 2 a:0x7a", 1), ("(2a.width + 0.5*2a.width)", "2a:0x7a", 1.5),
    ])
  func nameBeforeFactor(right: String, names: String, factor: Double) throws {
    let constraint = try NotedConstraint(
      "<NSLayoutConstraint:0x61 UILabel:0x7b.width == \(right)   (active, names: \(names) )>")
    #expect(constraint.items.map(\.address) == ["0x7b", "0x7a"] && constraint.constant == 0)
    #expect(constraint.multiplier == factor)
  }

  @Test("names that begin with digits, in a sum of anchors")
  func namesOfDigitsInSum() throws {
    let constraint = try NotedConstraint(
      "<NSLayoutConstraint:0x61 (1.right - 2b.left) == 3   (active, names: 1:0x7a, 2b:0x7b )>")
    #expect(constraint.items.map(\.address) == ["0x7a", "0x7b"] && constraint.constant == 3)
    #expect(constraint.places.map(\.attribute) == [.right, .left])
  }

  // mapbox/mapbox-gl-native #5549, from Xcode's view debugger.
  @Test("what the view debugger calls ambiguous")
  func debuggerIssues() throws {
    let text = """
      Layout Issues Group
      x-xcode-debug-views://7fe5680d30f0: runtime: Layout Issues: Vertical position is ambiguous for UIImageView.

      x-xcode-debug-views://7fe5680d30f0: runtime: Layout Issues: Width and horizontal position are ambiguous for UIButton.
      """
    let note = try #require(ConsoleLog(text).notes.first)
    #expect(note.kind == "ambiguous")
    #expect(
      note.details == [
        "Vertical position is ambiguous for UIImageView",
        "Width and horizontal position are ambiguous for UIButton",
      ])
  }

  @Test("an issue of the view debugger is a sentence, to the last full stop of its line")
  func debuggerSentences() throws {
    func details(_ line: String) -> [String]? {
      ConsoleLog("runtime: Layout Issues: " + line).notes.first?.details
    }
    #expect(details("Width is ambiguous for App.Cell. ") == ["Width is ambiguous for App.Cell"])
    #expect(details("Width is ambiguous for UIView") == [])
    #expect(details("Need constraints for: Y position.") == [])
    #expect(ConsoleLog("0.5 s: Layout Issues: Width is ambiguous for UIView\n.").notes.first?.details == [])
    let many = String(repeating: "runtime: Layout Issues: a ambiguous for ", count: 5000)
    #expect(ConsoleLog(many).notes.first?.details == [])
    #expect(ConsoleLog(many + ".").notes.first?.details == [String(many.dropFirst(24))])
  }

  // ThumbWorks/sf-ios #58 and hivewallet/hive-mac #208 quote the broken one without its list.
  @Test(
    "what breaks without the list is told to be alone",
    arguments: ["", "Unable to simultaneously satisfy constraints:\n...\n"])
  func brokenAlone(heading: String) throws {
    let text =
      heading + "Will attempt to recover by breaking constraint \n"
      + "<NSLayoutConstraint:0x61 UILabel:0x7b'No events'.bottom == UIView:0x7a.bottom   (active)>\n"
    let explained = ExplainedLog(ConsoleLog(text))
    #expect(explained.conflicts.count == 1 && explained.conflicts[0].members.count == 1)
    #expect(explained.conflicts[0].remarks.first?.hasPrefix("The text has only") == true)
    #expect(!explained.text().contains("the others hold"))
  }

  @Test("bars, measuring and split items are told to be the system's")
  func origins() throws {
    func reason(_ text: String) throws -> String? { SystemOrigin(try NotedConstraint(text))?.clause }
    #expect(
      try reason("<NSLayoutConstraint:0x1 'fittingSizeHTarget' FeeCell:0x2.width == 0   (active)>")?.contains(
        "systemLayoutSizeFitting") == true)
    #expect(
      try reason(
        "<NSLayoutConstraint:0x1 'BIB_Leading_Leading' H:|-(0)-[Item:0x2]   (active, names: '|':Bar:0x3 )>")?
        .contains("bar") == true)
    #expect(
      try reason("<NSLayoutConstraint:0x1 H:[_NSSplitViewItemViewWrapper:0x2(0)]>")?.contains("split view")
        == true)
    #expect(
      try reason("<NSLayoutConstraint:0x1 'IBAN_row' H:|-(0)-[Item:0x2]   (active, names: '|':Bar:0x3 )>")
        == nil)
  }

  @Test("descriptions are not read when the time is over")
  func timeLimit() {
    func constraints() -> Int {
      LogScanner.parts(of: Self.plain).count { if case .constraint = $0 { true } else { false } }
    }
    #expect(constraints() == 5)
    #expect(TimeLimit.$current.withValue(TimeLimit(seconds: -1)) { constraints() } == 0)
  }
}
