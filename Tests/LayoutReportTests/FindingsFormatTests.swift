// What other programs read: each form by hand from its definition, and through readers that are not ours
// (`Tools/check-outputs.py` does the same with those of other tools).

import Foundation
import Testing

@testable import LayoutReport

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Forms of findings")
struct FindingsFormatTests {
  /// A report whose every name wants escaping.
  static let awkward: SceneReport = {
    var report = SceneReport(
      document: "Über uns/a,b:c.xib", scene: "roo-aa-001", size: CGSize(width: 320, height: 480))
    var conflict = Finding(
      kind: .conflict, level: .error, views: ["lab-aa-001"], constraints: ["b", "a"], broken: "b",
      message: "100 % \"wide\" & <tall>,\nat once.", fix: "Remove | one.", line: 24,
      details: [
        ConstraintReport(id: "b", words: "b is 1", notation: "", line: 21),
        ConstraintReport(id: "UISV-spacing", words: "c is 2", notation: ""),
      ])
    conflict.column = 9
    report.findings = [
      conflict,
      Finding(
        kind: .outside, level: .note, views: ["lab-aa-001"], message: "It is outside.", fix: "Move it."),
    ]
    return report
  }()

  static func text(_ format: FindingsFormat, _ reports: [SceneReport] = [awkward]) -> String {
    var writer = format.makeWriter(version: "1.2.3")
    return writer.begin() + reports.map { writer.add($0) }.joined()
      + writer.add(unreadable: "B.xib", message: "B.xib: line 3: not XML.") + writer.end()
  }

  @Test("Xcode: path:line:column: level: message (kind)")
  func xcode() {
    #expect(
      Self.text(.xcode) == """
        Über uns/a,b:c.xib:24:9: error: 100 % "wide" & <tall>, at once. Way out: Remove | one. (conflict)
        Über uns/a,b:c.xib:1:1: note: It is outside. Way out: Move it. (outside)
        B.xib:1:1: error: B.xib: line 3: not XML. (unreadable)

        """)
  }

  private static func unreadable(_ format: FindingsFormat) -> String {
    var writer = format.makeWriter(version: "1.2.3")
    return writer.begin()
      + writer.add(
        unreadable: "B.xib",
        mistakes: [InputMistake("no <XML>.", line: 29, column: 277), InputMistake("no key.", line: 31)])
      + writer.end()
  }

  @Test("what keeps a document from being read stands at its place, each mistake for itself")
  func unreadablePlaces() throws {
    #expect(
      Self.unreadable(.xcode) == """
        B.xib:29:277: error: no <XML>. (unreadable)
        B.xib:31:1: error: no key. (unreadable)

        """)
    #expect(
      Self.unreadable(.github) == """
        ::error file=B.xib,line=29,col=277,title=plumbline%3A unreadable::no <XML>.
        ::error file=B.xib,line=31,col=1,title=plumbline%3A unreadable::no key.

        """)
    #expect(
      Self.unreadable(.checkstyle).contains(
        """
            <error line="29" column="277" severity="error" message="no &lt;XML&gt;." source="plumbline.unreadable"/>
            <error line="31" severity="error" message="no key." source="plumbline.unreadable"/>
        """))
    #expect(
      Self.unreadable(.junit).contains(
        """
        tests="1" failures="0" errors="1" skipped="0">
            <testcase classname="B.xib" name="reading">
              <error type="unreadable" message="2 mistakes, the first: B.xib:29:277: no &lt;XML&gt;.">B.xib:29:277: no &lt;XML&gt;.
        B.xib:31: no key.</error>
            </testcase>
        """))
    #expect(Self.unreadable(.markdown).contains("* B.xib:29:277: no &lt;XML&gt;.\n* B.xib:31: no key.\n"))
    #expect(
      Self.unreadable(.html).contains("<li>B.xib:29:277: no &lt;XML&gt;.</li>\n<li>B.xib:31: no key.</li>"))
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(Self.unreadable(.codeclimate).utf8)) as? [[String: Any]])
    let lines = issues.map { (($0["location"] as? [String: Any])?["lines"] as? [String: Int])?["begin"] }
    #expect(lines == [29, 31])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(Self.unreadable(.sarif).utf8)) as? [String: Any])
    let invocation = try #require(
      ((log["runs"] as? [[String: Any]])?.first?["invocations"] as? [[String: Any]])?.first)
    let regions = (invocation["toolExecutionNotifications"] as? [[String: Any]] ?? []).map { notification in
      let place =
        (notification["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      return place?["region"] as? [String: Int]
    }
    #expect(regions == [["startLine": 29, "startColumn": 277], ["startLine": 31]])
  }

  @Test(
    "a finding in another file stands there",
    arguments: [FindingsFormat.xcode, .github, .markdown, .junit, .checkstyle, .codeclimate, .sarif])
  func otherFile(format: FindingsFormat) {
    var report = Self.awkward
    report.document = "App/Main.storyboard"
    var finding = Finding(kind: .unresolved, level: .error, message: "Damaged.", fix: "", line: 7)
    finding.file = "App/de.lproj/Main.strings"
    report.findings = [finding]
    let text = Self.text(format, [report])
    let places: [FindingsFormat: String] = [
      .xcode: "App/de.lproj/Main.strings:7:1: error: Damaged.",
      .github: "::error file=App/de.lproj/Main.strings,line=7,col=1",
      .markdown: "`App/de.lproj/Main.strings:7`", .junit: "App/de.lproj/Main.strings:7: error: unresolved",
      .checkstyle: "<file name=\"App/de.lproj/Main.strings\">\n    <error line=\"7\"",
      .codeclimate: #""path":"App/de.lproj/Main.strings","lines":{"begin":7"#,
      .sarif: #""uri":"App/de.lproj/Main.strings","uriBaseId":"%SRCROOT%"},"region":{"startLine":7"#,
    ]
    #expect(text.contains(places[format] ?? "nowhere"), "\(text)")
    #expect(CheckText().text(for: report).hasPrefix("App/de.lproj/Main.strings:7:1: error: unresolved in "))
  }

  @Test(
    "JUnit fails where the run fails",
    arguments: [
      (Finding.Level.error, 1, "error"), (.warning, 1, "2 findings"), (.note, 1, "3 findings"), (nil, 0, ""),
    ])
  func junitLevels(failing: Finding.Level?, failures: Int, count: String) {
    var report = Self.awkward
    report.findings = Finding.Level.allCases.map {
      Finding(kind: .outside, level: $0, message: "It is outside.", fix: "Move it.")
    }
    var writer = FindingsFormat.junit.makeWriter(version: "1", failing: failing)
    let text = writer.begin() + writer.add(report) + writer.end()
    #expect(text.contains("failures=\"\(failures)\""))
    #expect(text.contains("<failure") == (failures > 0))
    #expect(count.isEmpty || text.contains(count), "\(text)")
    #expect(text.contains("<system-out>") == (failing != .note))
  }

  @Test("names of files do not reach a terminal as escape codes, and keep their blanks")
  func controls() {
    var report = Self.awkward
    report.document = "a  b\u{1B}[31m\nc.xib"
    report.findings = [Self.awkward.findings[1]]
    #expect(Self.text(.xcode, [report]).hasPrefix("a  b\\x1B[31m\\x0Ac.xib:1:1: note: "))
    #expect(Self.text(.github, [report]).hasPrefix("::notice file=a  b\\x1B[31m%0Ac.xib,line=1,"))
    for format in [FindingsFormat.xcode, .github, .markdown, .junit, .checkstyle, .codeclimate, .sarif] {
      #expect(!Self.text(format, [report]).unicodeScalars.contains("\u{1B}"), "\(format)")
    }
  }

  /// GitHub's documentation of workflow commands, and the runner's own table of escapes: %, CR, LF in messages, colon and
  /// comma too in properties.
  @Test("GitHub: commands, escaped as the runner unescapes them")
  func github() {
    #expect(
      Self.text(.github) == """
        ::error file=Über uns/a%2Cb%3Ac.xib,line=24,col=9,title=plumbline%3A conflict::100 %25 "wide" & <tall>, at once. \
        Way out: Remove | one.
        ::notice file=Über uns/a%2Cb%3Ac.xib,line=1,col=1,title=plumbline%3A outside::It is outside. Way out: Move it.
        ::error file=B.xib,line=1,col=1,title=plumbline%3A unreadable::B.xib: line 3: not XML.

        """)
  }

  @Test("SARIF: rules, places, related places, fingerprints, notifications")
  func sarif() throws {
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(Self.text(.sarif).utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["conflict", "outside"])
    for result in results {
      // §3.27.6: the index leads to the rule of the id.
      #expect(
        rules[try #require(result["ruleIndex"] as? Int)]["id"] as? String == result["ruleId"] as? String)
    }
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    #expect((place["artifactLocation"] as? [String: String])?["uri"] == "%C3%9Cber%20uns/a%2Cb%3Ac.xib")
    #expect(place["region"] as? [String: Int] == ["startLine": 24, "startColumn": 9])
    // A constraint of the system has no place.
    #expect((results[0]["relatedLocations"] as? [Any])?.count == 1)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 1)
  }

  @Test("fingerprints stay when lines, numbers and the order of a conflict's members change, and are unique")
  func fingerprints() throws {
    func prints(_ reports: [SceneReport]) throws -> [String] {
      let issues = try JSONSerialization.jsonObject(with: Data(Self.text(.codeclimate, reports).utf8))
      return (issues as? [[String: Any]] ?? []).compactMap { $0["fingerprint"] as? String }
    }
    var moved = Self.awkward
    moved.document = "Über uns/a,b:c.xib"
    moved.findings[0].line = 99
    moved.findings[0].message = "101 %"
    moved.findings[0].constraints = ["a", "b"]
    #expect(try prints([Self.awkward]) == prints([moved]))
    let twice = try prints([Self.awkward, Self.awkward])
    #expect(twice.count == 5)
    #expect(Set(twice).count == 5)
  }

  @Test("Code Climate: what GitLab's documentation asks for")
  func codeClimate() throws {
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(Self.text(.codeclimate).utf8)) as? [[String: Any]])
    #expect(issues.map { $0["check_name"] as? String } == ["conflict", "outside", "unreadable"])
    #expect(issues.map { $0["severity"] as? String } == ["critical", "info", "blocker"])
    let location = issues[0]["location"] as? [String: Any]
    #expect(location?["path"] as? String == "Über uns/a,b:c.xib")
    #expect((location?["lines"] as? [String: Int])?["begin"] == 24)
  }

  @Test("JUnit: a suite a document with its counts, a failure for errors only")
  func junit() throws {
    var clean = Self.awkward
    clean.findings = []
    clean.scene = "roo-aa-002"
    #expect(
      Self.text(.junit, [Self.awkward, clean]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="plumbline">
          <testsuite name="Über uns/a,b:c.xib" tests="2" failures="1" errors="0" skipped="0">
            <testcase classname="Über uns/a,b:c.xib" name="Scene roo-aa-001, 320 x 480, portrait">
              <failure type="conflict" message="100 % &quot;wide&quot; &amp; &lt;tall&gt;, at once.">\
        Über uns/a,b:c.xib:24: error: conflict
        100 % &quot;wide&quot; &amp; &lt;tall&gt;,
        at once.
          b is 1
          c is 2
        Way out: Remove | one.</failure>
              <system-out>Über uns/a,b:c.xib: note: outside
        It is outside.
        Way out: Move it.</system-out>
            </testcase>
            <testcase classname="Über uns/a,b:c.xib" name="Scene roo-aa-002, 320 x 480, portrait"/>
          </testsuite>
          <testsuite name="B.xib" tests="1" failures="0" errors="1" skipped="0">
            <testcase classname="B.xib" name="reading">
              <error type="unreadable" message="B.xib: line 3: not XML."/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("Checkstyle: a file once, its errors within")
  func checkstyle() {
    #expect(
      Self.text(.checkstyle) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="Über uns/a,b:c.xib">
            <error line="24" column="9" severity="error" message="100 % &quot;wide&quot; &amp; &lt;tall&gt;, at once. \
        Way out: Remove | one." source="plumbline.conflict"/>
            <error line="1" severity="info" message="It is outside. Way out: Move it." source="plumbline.outside"/>
          </file>
          <file name="B.xib">
            <error line="1" severity="error" message="B.xib: line 3: not XML." source="plumbline.unreadable"/>
          </file>
        </checkstyle>

        """)
  }

  @Test("Markdown: nothing of a message is markup; notes are folded; what cannot be read is named")
  func markdown() {
    #expect(
      Self.text(.markdown) == """
        ### Layout: 1 error, 0 warnings, 1 note in 1 scene

        | | where | what | way out |
        |---|---|---|---|
        | error: **conflict** | `Über uns/a,b:c.xib:24`<br>roo-aa-001 | 100 % "wide" &amp; &lt;tall&gt;, at once. | Remove \\| one. |

        <details><summary>1 note</summary>

        | | where | what | way out |
        |---|---|---|---|
        | note: **outside** | `Über uns/a,b:c.xib`<br>roo-aa-001 | It is outside. | Move it. |

        </details>

        Not read:

        * B.xib: line 3: not XML.

        """)
  }

  @Test("a table stays below the size of a comment, and says how much it left out")
  func longMarkdown() {
    var many = Self.awkward
    many.findings = Array(repeating: Self.awkward.findings[0], count: 2_000)
    let text = Self.text(.markdown, [many])
    #expect(text.utf8.count < 65_536)
    #expect(text.contains("findings more did not fit here."))
  }

  @Test("without findings every form is whole", arguments: FindingsFormat.allCases)
  func empty(_ format: FindingsFormat) throws {
    var writer = format.makeWriter(version: "1")
    let text = writer.begin() + writer.end()
    switch format {
    case .sarif, .codeclimate: _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    case .junit, .checkstyle: #expect(XMLParser(data: Data(text.utf8)).parse())
    case .xcode, .github: #expect(text == "")
    case .html: #expect(text.hasPrefix("<!DOCTYPE html>") && text.hasSuffix("</html>\n"))
    case .markdown: #expect(text == "### Layout: 0 errors, 0 warnings, 0 notes in 0 scenes\n")
    }
  }
}

@Suite("One report of several configurations")
struct MergedReportTests {
  /// Reports of two devices in two languages; `faults` have one finding each.
  static func reports(_ faults: Set<[String]>) -> [SceneReport] {
    ["SE", "Max"].flatMap { device in
      ["de", "fi"].map { language in
        var report = SceneReport(document: "A.xib", scene: "roo", device: device, size: .zero)
        report.language = language
        if faults.contains([device, language]) {
          report.findings = [Finding(kind: .outside, level: .note, views: ["a"], message: language, fix: "")]
        }
        return report
      }
    }
  }

  @Test("a fault is told once, with the configurations in which it occurs", arguments: [1, 2, 4])
  func once(_ count: Int) throws {
    let all = [["SE", "de"], ["SE", "fi"], ["Max", "de"], ["Max", "fi"]]
    let merged = try #require(SceneReport.merging(Self.reports(Set(all.prefix(count)))))
    #expect(merged.configurations.count == 4)
    #expect(merged.findings.count == 1)
    #expect(merged.findings[0].configurations.count == count)
    #expect(merged.findings[0].place(in: merged) == [1: " (on SE, in de)", 2: " (on SE)", 4: ""][count])
  }

  @Test("the worst level of a fault is told")
  func worst() throws {
    var reports = Self.reports([["SE", "de"], ["Max", "fi"]])
    reports[3].findings[0].level = .error
    let merged = try #require(SceneReport.merging(reports))
    #expect(merged.findings.map(\.level) == [.error])
    #expect(merged.findings[0].message == "fi")
    #expect(merged.findings[0].configurations.map(\.device) == ["SE", "Max"])
  }

  @Test("of one report nothing is lost, not even findings without elements")
  func single() throws {
    var report = SceneReport(document: "A.xib", scene: "roo", size: .zero)
    report.findings = ["x", "y"].map { Finding(kind: .unresolved, level: .error, message: $0, fix: "") }
    #expect(SceneReport.merging([report, report])?.findings.map(\.message) == ["x", "y"])
    #expect(SceneReport.merging([]) == nil)
  }
}
