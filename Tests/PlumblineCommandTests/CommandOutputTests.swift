// The outputs of `layout` and `check` for documents whose frames can be computed by hand.

import Foundation
import LayoutScene
import Testing

@Suite("Results")
struct CommandOutputTests {
  @Test("layout: one object a scene, members in the contract's order")
  func layout() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    let run = try Run(["layout", "--format", "json", "A.xib"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.complaints == "")
    #expect(
      run.output == """
        {"document":"A.xib","scene":"roo-aa-001","device":"retina6_12","orientation":"portrait","direction":"ltr",\
        "size":[320,200],"scale":3,"views":[{"id":"roo-aa-001","class":"view","frame":[0,0,320,200]},\
        {"id":"box-aa-001","class":"view","parent":"roo-aa-001","frame":[20,10,280,44]}],"findings":[]}

        """)
  }

  @Test("layout for people is a tree")
  func layoutText() throws {
    let run = try Run(["layout", "-"], input: Documents.clean)
    #expect(
      run.output
        == """
        -
          Scene roo-aa-001, 320 x 200, retina6_12, portrait
            UIView 'view' (roo-aa-001)      0, 0  320 x 200
              UIView 'Card' (box-aa-001)  20, 10  280 x 44

        """)
  }

  @Test("--size and --direction make configurations of their own")
  func configurations() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    func frames(_ options: [String]) throws -> [[Double]?] {
      try Run(["layout", "--format", "json"] + options + ["A.xib"], in: scratch.folder).objects().map {
        object in
        let views = object["views"] as? [[String: Any]]
        return (views?.last?["frame"] as? [NSNumber])?.map(\.doubleValue)
      }
    }
    #expect(try frames(["--size", "500x300"]) == [[20, 10, 460, 44]])
    #expect(try frames(["--direction", "rtl"]) == [[20, 10, 280, 44]])
  }

  @Test("a controller's view fills the device, on every device that is named, in the order of the options")
  func devices() throws {
    let scratch = try Scratch()
    try scratch.write("A.storyboard", Documents.storyboard)
    func frames(_ options: [String]) throws -> [[Double]] {
      try Run(["layout", "--format", "json"] + options + ["A.storyboard"], in: scratch.folder).objects().map {
        let views = $0["views"] as? [[String: Any]]
        return (views?.last?["frame"] as? [NSNumber] ?? []).map(\.doubleValue)
      }
    }
    #expect(try frames([]) == [[20, 10, 353, 44]])
    #expect(
      try frames(["--device", "ipad9_7", "--device", "retina4_0"]) == [
        [20, 10, 728, 44], [20, 10, 280, 44],
      ])
    #expect(try frames(["--device", "retina6_12", "--orientation", "landscape"]) == [[20, 10, 812, 44]])
  }

  @Test("stored frames say nothing about another canvas")
  func misplacedElsewhere() throws {
    let scratch = try Scratch()
    try scratch.write("A.storyboard", Documents.storyboard)
    let run = try Run(
      ["check", "--format", "json", "--device", "ipad9_7", "A.storyboard"], in: scratch.folder)
    #expect(try (run.objects().first?["findings"] as? [Any])?.count == 0)
  }

  @Test("YAML and JSON layout documents are laid out as well, from files and from standard input")
  func layoutDocuments() throws {
    let yaml = """
      size: [320, 480]
      views:
        title: {intrinsic: [120, 20.5]}
        panel: {}
      constraints:
        - "H:|-8-[title]-12-[panel]-20-|"
        - "V:|-30-[title]"
        - "panel.top == title.top"
        - "panel.height == 44"
      """
    let json =
      #"{"size": [100, 50], "views": {"a": {}}, "constraints": ["H:|-10-[a]-10-|", "V:|-5-[a(20)]"]}"#
    let scratch = try Scratch()
    try scratch.write("docs/a.layout.json", json)
    try scratch.write("docs/b.layout.yaml", yaml)
    let folder = try Run(["layout", "--format", "json", "docs"], in: scratch.folder)
    #expect(folder.complaints == "")
    #expect(
      try folder.objects().map { $0["document"] as? String } == ["docs/a.layout.json", "docs/b.layout.yaml"])
    let frames = try folder.objects().map { object in
      (object["views"] as? [[String: Any]] ?? []).map {
        ($0["frame"] as? [NSNumber] ?? []).map(\.doubleValue)
      }
    }
    #expect(frames.first == [[0, 0, 100, 50], [10, 5, 80, 20]])
    #expect(frames.last == [[0, 0, 320, 480], [8, 30, 120, 20.5], [140, 30, 160, 44]])
    for text in [json, yaml] {
      let piped = try Run(["check", "-"], input: text)
      #expect(piped.status == 0, "\(piped.complaints)")
    }
  }

  @Test("a layout document's mistakes are all named, with line, column and caret")
  func layoutMistakes() throws {
    let run = try Run(
      ["check", "-"], input: "size: [320, 480]\nviews:\n  title: {}\nconstraints:\n  - titel.top == 5\n")
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("-:5:5: unknown item 'titel'; did you mean 'title'?\n"))
    #expect(run.complaints.hasSuffix("\n      ^\n"))
  }

  @Test("check: a clean document ends with 0, a conflict with 1, and names the set and the broken member")
  func conflict() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    try scratch.write("C.xib", Documents.conflicting)
    #expect(try Run(["check", "A.xib"], in: scratch.folder).status == 0)
    let run = try Run(["check", "--format", "json", "C.xib"], in: scratch.folder)
    #expect(run.status == 1)
    let object = try #require(try run.objects().first)
    #expect(object["views"] == nil)
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect(finding["kind"] as? String == "conflict")
    #expect(finding["level"] as? String == "error")
    // Spec 02 §4.1: never the one of the system.
    let broken = try #require(finding["broken"] as? String)
    #expect(["lea-aa-001", "tra-aa-001", "wid-aa-001"].contains(broken))
    #expect((finding["fix"] as? String)?.isEmpty == false)
    // The constraints of `xib` begin in line 13; the width is the fifth of them.
    let lines = ["lea-aa-001": 13, "tra-aa-001": 14, "wid-aa-001": 17]
    #expect(finding["line"] as? Int == lines[broken])
    // The first of them is indented by 8.
    #expect(finding["column"] as? Int == (broken == "lea-aa-001" ? 9 : 1))
    let details = try #require(finding["details"] as? [[String: Any]])
    #expect(details.first { $0["id"] as? String == "lea-aa-001" }?["column"] as? Int == 9)
    // 20 + 100 + 20 of the 375 of an iPhone SE.
    #expect(
      (finding["message"] as? String)?.contains(" = 140 of 375 (width of view 'view'): 235 too few.")
        ?? false)
  }

  @Test(
    "every form that has columns tells where the element begins",
    arguments: [
      ("xcode", "A.xib:10:9: error: "), ("github", "file=A.xib,line=10,col=9,"),
      ("checkstyle", #"<error line="10" column="9" "#),
      ("sarif", #""region":{"startLine":10,"startColumn":9}"#), ("json", #""line":10,"column":9"#),
    ])
  func columns(form: String, place: String) throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.ambiguous)
    #expect(try Run(["check", "--format", form, "A.xib"], in: scratch.folder).output.contains(place))
  }

  @Test("a layout document's views and constraints have columns too")
  func layoutColumns() throws {
    let scratch = try Scratch()
    try scratch.write(
      "A.layout.yaml",
      "size: [320, 480]\nviews:\n  box: {}\nconstraints:\n  - box.left == super.left\n"
        + "  - box.width == 10\n  - {constraint: \"box.width == 20\", id: wide}\n")
    let output = try Run(["check", "--format", "json", "A.layout.yaml"], in: scratch.folder).output
    // The view's name, and the text of either constraint.
    #expect(output.contains(#""line":3,"column":3"#))
    #expect(output.contains(#""line":6,"column":5"#) && output.contains(#""line":7,"column":18"#))
  }

  @Test("check: a free variable comes with two frames")
  func ambiguous() throws {
    let run = try Run(["check", "--format", "json", "-"], input: Documents.ambiguous)
    #expect(run.status == 1)
    let findings = try #require(try run.objects().first?["findings"] as? [[String: Any]])
    let finding = try #require(findings.first { $0["kind"] as? String == "ambiguous" })
    #expect(finding["views"] as? [String] == ["box-aa-001"])
    #expect(finding["variables"] as? [String] == ["x"])
    let witness = try #require(finding["witness"] as? [[NSNumber]])
    #expect(witness.count == 2)
    #expect(witness.first?.dropFirst() == [10, 50, 44])
    #expect(witness.last?.dropFirst() == [10, 50, 44])
    #expect(witness.first?.first != witness.last?.first)
  }

  @Test("check: a stored frame that the constraints contradict carries both")
  func misplaced() throws {
    let run = try Run(["check", "--format", "json", "-"], input: Documents.misplaced)
    #expect(run.status == 0)
    let findings = try #require(try run.objects().first?["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings.first?["kind"] as? String == "misplaced")
    #expect(findings.first?["level"] as? String == "warning")
    #expect(findings.first?["stored"] as? [NSNumber] == [20, 17, 280, 44])
    #expect(findings.first?["computed"] as? [NSNumber] == [20, 10, 280, 44])
  }

  @Test("check for people: the place first, in words, with a way out and a summary")
  func checkText() throws {
    let scratch = try Scratch()
    try scratch.write("C.xib", Documents.conflicting)
    let run = try Run(["check", "C.xib"], in: scratch.folder)
    #expect(run.status == 1)
    // The constraints of `xib` begin in line 13.
    #expect(
      run.output.contains(/^C\.xib:1[347]:[19]: error: conflict in scene roo-aa-001\n/), "\(run.output)")
    for words in [
      "the width of view 'Card' is 100 points",
      "the leading edge of view 'Card' is 20 points after the leading edge of view 'view'",
    ] {
      #expect(run.output.contains("\n      \(words) (") || run.output.contains("\n      broken: \(words) ("))
    }
    #expect(run.output.contains("\n      broken: "))
    #expect(run.output.contains("\n    Way out: "))
    #expect(
      run.output.contains(
        /\n1 document, 1 scene: 1 error, 0 warnings, 0 notes \([0-9.]+ s\)\nPictures and reasons: .*\nOn iPhone/
      ))
    // Without a document, this folder is checked.
    #expect(try Run(["check"], in: scratch.folder).output.hasPrefix("./\(run.output.prefix(70))"))
    #expect(!run.output.contains("\u{1B}"))
    #expect(!run.output.contains("0x"))
  }

  private static let resting: [(constraints: [String], frame: [Double])] = [
    (["v.right == super.right - 13"], [287.0, 0, 0, 0]),
    (["v.right == super.right - 13 @751"], [287, 0, 0, 0]),
    (["v.right == super.right - 13 @999"], [287, 0, 0, 0]), (["v.left <= super.left + 72"], [72, 0, 0, 0]),
    (["v.left <= super.left + 72 @250"], [72, 0, 0, 0]), (["v.top <= super.top + 10"], [0, 10, 0, 0]),
    (["v.right <= super.right - 74", "v.width == 100"], [126, 0, 100, 0]),
    (["v.width <= super.width - 52"], [0, 0, 0, 0]),
    (["v.right >= super.right - 13", "v.bottom <= super.bottom - 23"], [287, 277, 0, 0]),
    (["v.bottom >= super.bottom - 23"], [0, 277, 0, 0]),
    (["v.centerX == super.centerX @500"], [150, 0, 0, 0]),
  ]

  @Test("layout documents: sizes and slacks rest at 0 where constraints leave a choice (spec 02 §8)")
  func restingValues() throws {
    let scratch = try Scratch()
    for (index, document) in Self.resting.enumerated() {
      let constraints = document.constraints.map { "\"\($0)\"" }.joined(separator: ", ")
      try scratch.write(
        "\(100 + index).layout.json",
        #"{"size": [300, 300], "views": {"v": {}}, "constraints": [\#(constraints)]}"#)
    }
    let scenes = try Run(["layout", "--format", "json", "."], in: scratch.folder).objects()
    #expect(scenes.count == Self.resting.count)
    for (scene, document) in zip(scenes, Self.resting) {
      let frame = ((scene["views"] as? [[String: Any]])?.last?["frame"] as? [NSNumber])?.map(\.doubleValue)
      #expect(frame == document.frame, "\(document.constraints)")
    }
  }
}
