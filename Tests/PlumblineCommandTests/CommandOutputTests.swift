// What the commands print for documents whose frames can be computed by hand.

import Foundation
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
            UIView (roo-aa-001)            0, 0  320 x 200
              UIView 'Card' (box-aa-001)  20, 10  280 x 44

        """.replacing("  0, 0", with: "   0, 0"))
  }

  @Test("--size, --direction and --device make configurations of their own")
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
    // 393 and 768 points wide.
    #expect(
      try frames(["--device", "retina6_12", "--device", "ipad9_7"]) == [
        [20, 10, 353, 44], [20, 10, 728, 44],
      ])
    #expect(try frames(["--device", "retina6_12", "--orientation", "landscape"]) == [[20, 10, 812, 44]])
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
    // Spec 02 §4.1: the latest of the set is broken.
    #expect(Set(finding["constraints"] as? [String] ?? []) == ["lea-aa-001", "tra-aa-001", "wid-aa-001"])
    #expect(finding["broken"] as? String == "wid-aa-001")
    // The attributes of `xib` end in line 14; constraints begin in line 15 (the fifth of them is the width).
    #expect((finding["line"] as? Int).map { $0 > 10 } ?? false)
    #expect((finding["message"] as? String)?.contains("it is off by 180 points") ?? false)
  }

  @Test("check: a free variable comes with two frames")
  func ambiguous() throws {
    let run = try Run(["check", "--format", "json", "-"], input: Documents.ambiguous)
    #expect(run.status == 0)
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

  @Test("check for people: grouped, in words, with a way out and a summary")
  func checkText() throws {
    let scratch = try Scratch()
    try scratch.write("C.xib", Documents.conflicting)
    let run = try Run(["check", "C.xib"], in: scratch.folder)
    #expect(run.status == 1)
    for line in [
      "C.xib", "  Scene roo-aa-001, 320 x 200, retina6_12, portrait",
      "        left out: the width of view 'Card' is 100 points",
      "        the leading edge of view 'Card' is 20 points after the leading edge of view roo-aa-001",
    ] {
      #expect(run.output.split(separator: "\n").contains(Substring(line)), "\(line)")
    }
    #expect(run.output.contains("\n      Way out: "))
    #expect(run.output.contains(/\n1 document, 1 scene: 1 error, 0 warnings, 0 notes \([0-9.]+ s\)\n$/))
    #expect(!run.output.contains("\u{1B}"))
    #expect(!run.output.contains("0x"))
  }

  @Test("render writes one picture a scene and configuration and prints their paths")
  func render() throws {
    let scratch = try Scratch()
    try scratch.write("My Login.xib", Documents.clean)
    let canvas = try Run(["render", "--out", "out/pictures", "My Login.xib"], in: scratch.folder)
    #expect(canvas.status == 0)
    #expect(canvas.output == "out/pictures/My-Login-roo-aa-001.svg\n")
    let picture = try String(
      contentsOfFile: scratch.path("out/pictures/My-Login-roo-aa-001.svg"), encoding: .utf8)
    #expect(
      picture.hasPrefix(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(picture.contains("Card"))
    let devices = try Run(
      [
        "render", "--out", "out", "--device", "retina4_7", "--device", "iPad (9.7-inch)", "--direction",
        "rtl", "My Login.xib",
      ],
      in: scratch.folder)
    #expect(
      devices.output
        == "out/My-Login-roo-aa-001-retina4_7-rtl.svg\nout/My-Login-roo-aa-001-ipad9_7-rtl.svg\n")
  }

  @Test("render: documents of one name do not overwrite each other")
  func sameNames() throws {
    let scratch = try Scratch()
    try scratch.write("a/A.xib", Documents.clean)
    try scratch.write("b/A.xib", Documents.clean)
    let run = try Run(["render", "--out", "o", "a", "b"], in: scratch.folder)
    #expect(run.output == "o/A-roo-aa-001.svg\no/A-roo-aa-001-2.svg\n")
  }

  @Test("render --out - writes one scene to standard output, and no more than one")
  func renderToOutput() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    let one = try Run(["render", "--out", "-", "A.xib"], in: scratch.folder)
    #expect(one.status == 0)
    #expect(one.output.hasSuffix("</svg>\n"))
    let two = try Run(["render", "--out", "-", "A.xib", "A.xib"], in: scratch.folder)
    #expect(two.status == 2)
    #expect(
      two.complaints
        == "plumbline render: --out - takes one scene, and there are more. Choose one with --scene, "
        + "or name a folder. See 'plumbline render --help'.\n")
  }

  @Test("render: a folder that cannot be made is named")
  func unwritable() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    let run = try Run(["render", "--out", "A.xib/pictures", "A.xib"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.complaints.contains("A.xib/pictures/A-roo-aa-001.svg: the picture cannot be written"))
  }
}
