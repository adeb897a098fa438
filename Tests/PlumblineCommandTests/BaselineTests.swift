// Known findings, and marks that silence single ones.

import Foundation
import Testing

@testable import PlumblineCommand

@Suite("Baseline and marks")
struct BaselineTests {
  @Test("what is known is not told again, what is new is, what is gone is reported")
  func baseline() throws {
    let scratch = try Scratch()
    try scratch.write("App/C.xib", Documents.conflicting)
    try scratch.write("App/M.xib", Documents.misplaced)
    let write = try Run(["check", "--baseline", "known.json", "--write-baseline", "App"], in: scratch.folder)
    #expect(write.status == 0)
    #expect(write.output == "")
    #expect(write.complaints == "known.json: written, 2 known findings in 2 documents.\n")
    let written = try String(contentsOfFile: scratch.path("known.json"), encoding: .utf8)
    #expect(
      written
        == """
        {
          "version": 1,
          "documents": {
            "App/C.xib": [
              "conflict:lea-aa-001+tra-aa-001+wid-aa-001"
            ],
            "App/M.xib": [
              "misplaced:box-aa-001"
            ]
          }
        }

        """)
    let quiet = try Run(["check", "--strict", "--baseline", "known.json", "App"], in: scratch.folder)
    #expect(quiet.status == 0)
    #expect(quiet.complaints == "")
    // Lines and numbers move, elements stay.
    try scratch.write("App/M.xib", Documents.misplaced.replacing("<subviews>", with: "\n\n<subviews>"))
    try scratch.write("App/C.xib", Documents.ambiguous)
    let changed = try Run(
      ["check", "--format", "json", "--baseline", "known.json", "App"], in: scratch.folder)
    #expect(changed.status == 1)
    let findings = try changed.objects().flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    #expect(findings.compactMap { $0["kind"] as? String } == ["ambiguous"])
    #expect(
      changed.complaints
        == "App/C.xib: 1 known finding no longer occurs; update known.json with --write-baseline.\n")
  }

  @Test(
    "a list from before holds: ids of conflicts named the system's constraints, in Apple's notation with numbers"
  )
  func earlierIDs() throws {
    let scratch = try Scratch()
    try scratch.write("C.xib", Documents.conflicting)
    let mask =
      "<NSAutoresizingMaskLayoutConstraint:roo-aa-001 h=--& v=--& UIView:roo-aa-001.width == 320   (active)>"
    try scratch.write(
      "known.json",
      """
      {"version": 1, "documents": {"C.xib": ["conflict:\(mask)+lea-aa-001+tra-aa-001+wid-aa-001"]}}
      """)
    let run = try Run(
      ["check", "--baseline", "known.json", "--device", "canvas", "C.xib"], in: scratch.folder)
    #expect(run.status == 0 && run.complaints == "")
  }

  @Test(
    "a known conflict stays known when a constant changes, on whatever device",
    arguments: [[], ["--device", "phones"]])
  func changedConstant(_ devices: [String]) throws {
    let scratch = try Scratch()
    try scratch.write("C.xib", Documents.conflicting)
    let check = ["check", "--only", "conflict", "--baseline", "known.json"] + devices
    _ = try Run(check + ["--write-baseline", "C.xib"], in: scratch.folder)
    try scratch.write(
      "C.xib", Documents.conflicting.replacing("constant=\"100.0\"", with: "constant=\"101.0\""))
    #expect(try Run(check + ["C.xib"], in: scratch.folder).status == 0)
  }

  @Test(
    "a baseline is written next to the configuration file, whatever the current folder, and read from there")
  func configured() throws {
    let scratch = try Scratch()
    try scratch.write("App/C.xib", Documents.conflicting)
    try scratch.write("App/.plumbline.yml", "baseline: lists/known.json\n")
    try FileManager.default.createDirectory(
      atPath: scratch.path("App/lists"), withIntermediateDirectories: true)
    #expect(try Run(["check", "App"], in: scratch.folder).status == 1)
    #expect(try Run(["check", "--write-baseline", "App"], in: scratch.folder).status == 0)
    let text = try String(contentsOfFile: scratch.path("App/lists/known.json"), encoding: .utf8)
    #expect(text.contains("\"../C.xib\": ["))
    #expect(try Run(["check", "App/C.xib"], in: scratch.folder).status == 0)
    #expect(try Run(["check", "."], in: scratch.folder).status == 1, "the file holds for its own folder")
  }

  @Test("a list that nothing names says how it comes to be used")
  func unnamed() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.conflicting)
    let run = try Run(["check", "--write-baseline", "A.xib"], in: scratch.folder)
    #expect(
      run.complaints == """
        .plumbline-baseline.json: written, 1 known finding in 1 document.
        To use it, write 'baseline: .plumbline-baseline.json' in a .plumbline.yml beside it, or give it with --baseline.

        """)
  }

  @Test("writing again keeps what was not looked at, and forgets documents that are gone")
  func again() throws {
    let scratch = try Scratch()
    for name in ["A.xib", "B.xib", "C.xib"] { try scratch.write(name, Documents.conflicting) }
    let flags = ["--baseline", "known.json", "--write-baseline"]
    _ = try Run(["check"] + flags + ["."], in: scratch.folder)
    try scratch.write("A.xib", Documents.clean)
    try FileManager.default.removeItem(atPath: scratch.path("C.xib"))
    let run = try Run(["check"] + flags + ["A.xib"], in: scratch.folder)
    #expect(run.complaints == "known.json: written, 1 known finding in 1 document.\n")
    let text = try String(contentsOfFile: scratch.path("known.json"), encoding: .utf8)
    #expect(text.contains("\"B.xib\""))
  }

  @Test("--scene says nothing of other scenes: neither are their findings gone, nor are they forgotten")
  func scenes() throws {
    let scratch = try Scratch()
    try scratch.write("M.storyboard", Self.twoScenes)
    _ = try Run(
      ["check", "--baseline", "known.json", "--write-baseline", "M.storyboard"], in: scratch.folder)
    func known() throws -> String {
      try String(contentsOfFile: scratch.path("known.json"), encoding: .utf8)
    }
    let all = try known()
    #expect(all.contains("misplaced:box-aa-001") && all.contains("misplaced:box-bb-001"))
    let one = ["check", "--strict", "--scene", "roo-bb-001", "--baseline", "known.json"]
    let read = try Run(one + ["M.storyboard"], in: scratch.folder)
    #expect(read.status == 0 && read.complaints == "")
    let written = try Run(one + ["--write-baseline", "M.storyboard"], in: scratch.folder)
    #expect(written.complaints == "known.json: written, 2 known findings in 1 document.\n")
    #expect(try known() == all)
  }

  /// The storyboard of `Documents` twice, with a box that is stored 7 points too low in each.
  private static var twoScenes: String {
    let low = Documents.storyboard.replacing("y=\"10.0\"", with: "y=\"17.0\"")
    guard let begin = low.range(of: "    <scene sceneID"), let end = low.range(of: "    </scene>\n") else {
      return ""
    }
    let scene = String(low[begin.lowerBound..<end.upperBound])
    return low.replacing(scene, with: scene + scene.replacing("-aa-", with: "-bb-"))
  }

  @Test("what was found in a configuration that a run does not look at is neither gone nor forgotten")
  func configurations() throws {
    let scratch = try Scratch()
    // 300 points wide on a canvas of 320, 353 on one of 393: on the narrow device the box does not fit, and is free.
    try scratch.write(
      "S.storyboard",
      Documents.storyboard.replacing(
        Documents.pinned("box-aa-001"),
        with: Documents.pinned("box-aa-001")
          + Documents.constraint("min-aa-001", "box-aa-001", "width", constant: 300)
          .replacing("constant=", with: "relation=\"greaterThanOrEqual\" constant=")))
    func run(_ flags: [String]) throws -> Run {
      try Run(["check", "--baseline", "known.json"] + flags + ["S.storyboard"], in: scratch.folder)
    }
    func known() throws -> String {
      try String(contentsOfFile: scratch.path("known.json"), encoding: .utf8)
    }
    #expect(
      try run(["--write-baseline", "--device", "retina4_0"]).complaints.hasPrefix(
        "known.json: written, 1 known"))
    let narrow = try known()
    #expect(narrow.contains("\"configurations\": [{\"devices\":[\"retina4_0\"]}],"), "\(narrow)")
    #expect(try run(["--device", "retina4_0"]).complaints == "")
    #expect(try run(["--device", "canvas"]).complaints == "", "the document's own device is another")
    #expect(try run(["--device", "phones"]).complaints == "")
    #expect(
      try run(["--write-baseline", "--device", "canvas"]).complaints.hasPrefix(
        "known.json: written, 1 known finding in 1 document."))
    #expect(
      try known().contains("\"configurations\": [{\"devices\":[\"retina4_0\"]},{\"devices\":[\"canvas\"]}],"))
    // Mended: those who look there are told, and shorten the list.
    try scratch.write("S.storyboard", Documents.storyboard)
    #expect(try run(["--device", "canvas"]).complaints == "")
    #expect(try run(["--device", "phones"]).complaints == "", "the document's own canvas is not looked at")
    try scratch.write("known.json", narrow)
    #expect(try run(["--device", "phones"]).complaints.contains("1 known finding no longer occurs"))
    #expect(
      try run(["--write-baseline", "--device", "phones"]).complaints.hasPrefix(
        "known.json: written, 0 known findings in 0 documents."))
  }

  @Test("without flags, what .plumbline.yml names is what was looked at, now and when the list was written")
  func configuredDevices() throws {
    let scratch = try Scratch()
    try scratch.write("M.xib", Documents.conflicting)
    try scratch.write(".plumbline.yml", "devices: [phones]\nbaseline: known.json\n")
    _ = try Run(["check", "--write-baseline", "."], in: scratch.folder)
    #expect(
      try !String(contentsOfFile: scratch.path("known.json"), encoding: .utf8).contains("configurations"))
    try scratch.write("M.xib", Documents.clean)
    #expect(
      try Run(["check", "."], in: scratch.folder).complaints.contains("1 known finding no longer occurs"))
    #expect(try Run(["check", "--device", "ipad9_7", "."], in: scratch.folder).complaints == "")
  }

  @Test("a document whose name is not UTF-8 is remembered", .needsAnyName)
  func names() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.conflicting)
    let moved = scratch.path("A.xib").withCString { old in
      (Array((scratch.folder + "/a").utf8CString.dropLast()) + [CChar(bitPattern: 0xE4)]
        + Array(".xib".utf8CString))
        .withUnsafeBufferPointer { rename(old, $0.baseAddress!) }
    }
    #expect(moved == 0)
    let flags = ["--baseline", "known.json"]
    let run = try Run(["check", "--write-baseline"] + flags + ["."], in: scratch.folder)
    #expect(run.complaints == "known.json: written, 1 known finding in 1 document.\n")
    #expect(try Run(["check"] + flags + ["."], in: scratch.folder).status == 0)
    // Written again while it is not looked at, it stays.
    try scratch.write("B.xib", Documents.clean)
    let other = try Run(["check", "--write-baseline"] + flags + ["B.xib"], in: scratch.folder)
    #expect(other.complaints == "known.json: written, 1 known finding in 1 document.\n")
  }

  @Test("findings that another run wrote meanwhile are not lost")
  func meanwhile() throws {
    let scratch = try Scratch()
    let path = FilePath(scratch.path("known.json"))
    var first = Baseline(at: path)
    var second = first
    first.set(["outside:a"], of: "A.xib")
    try first.write()
    second.set(["outside:b"], of: "B.xib")
    #expect(throws: DocumentError.self) { try second.write() }
    second = try Baseline(contentsOf: path)
    second.set(["outside:b"], of: "B.xib")
    try second.write()
    #expect(try Baseline(contentsOf: path).documents == ["A.xib": ["outside:a"], "B.xib": ["outside:b"]])
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder) == ["known.json"])
  }

  @Test("a file that is no baseline is named", arguments: ["[1]", "nonsense", ""])
  func damaged(text: String) throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    try scratch.write("known.json", text)
    let run = try Run(["check", "--baseline", "known.json", "A.xib"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.complaints.contains("known.json: is not a baseline of known findings"))
    let missing = try Run(["check", "--baseline", "gone.json", "A.xib"], in: scratch.folder)
    #expect(missing.status == 2)
    #expect(missing.complaints.contains("gone.json: no such file"))
  }

  @Test("a baseline of a later version is not taken for one of this")
  func laterVersion() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.conflicting)
    try scratch.write("known.json", #"{"version": 2, "documents": {}}"#)
    for flags in [[], ["--write-baseline"]] {
      let run = try Run(["check", "--baseline", "known.json"] + flags + ["A.xib"], in: scratch.folder)
      #expect(run.status == 2)
      #expect(
        run.complaints.hasPrefix(
          "known.json: is a baseline of version 2, and this plumbline knows version 1;"))
    }
    #expect(
      try String(contentsOfFile: scratch.path("known.json"), encoding: .utf8)
        == #"{"version": 2, "documents": {}}"#)
  }

  // MARK: Marks

  /// Xcode's form of notes, as 20 documents of the corpus have them.
  private static func notes(_ text: String) -> String {
    "<attributedString key=\"userComments\"><fragment content=\"\(text)\"/></attributedString></view>"
  }

  private func findings(_ document: String, _ flags: [String] = []) throws -> [[String: Any]] {
    try Run(["check", "--format", "json"] + flags + ["-"], input: document).objects()
      .flatMap { $0["findings"] as? [[String: Any]] ?? [] }
  }

  @Test(
    "notes of an element silence the kinds that they name, there and nowhere else",
    arguments: [
      "plumbline:ignore misplaced", "Moved by code. plumbline:ignore conflict, misplaced because of it",
    ])
  func notes(text: String) throws {
    let marked = Documents.misplaced.replacing("</view>", with: Self.notes(text), maxReplacements: 1)
    #expect(try findings(marked).isEmpty)
    let other = Documents.misplaced.replacing(
      "</view>", with: Self.notes("plumbline:ignore conflict"), maxReplacements: 1)
    #expect(try findings(other).compactMap { $0["kind"] as? String } == ["misplaced"])
  }

  @Test("a label does as well, and a constraint's notes")
  func labels() throws {
    let label = Documents.misplaced.replacing(
      "userLabel=\"Card\"", with: "userLabel=\"Card plumbline:ignore misplaced\"")
    #expect(try findings(label).isEmpty)
    let constraint = Documents.conflicting.replacing(
      "id=\"wid-aa-001\"/>",
      with:
        "id=\"wid-aa-001\"><attributedString key=\"userComments\"><fragment content=\"plumbline:ignore conflict\"/>"
        + "</attributedString></constraint>")
    #expect(try findings(constraint).isEmpty)
    #expect(try findings(Documents.conflicting).count == 1)
  }

  @Test("a kind that does not exist is told, with what was meant")
  func unknown() throws {
    let marked = Documents.misplaced.replacing(
      "</view>", with: Self.notes("plumbline:ignore misplased"), maxReplacements: 1)
    let found = try findings(marked)
    #expect(found.compactMap { $0["kind"] as? String } == ["misplaced", "unresolved"])
    #expect(
      found.last?["message"] as? String
        == "The notes of box-aa-001 name “misplased”, which is not a kind of finding.")
    #expect(
      found.last?["fix"] as? String
        == "Write “misplaced”, if that was meant; “plumbline rules” lists all.")
  }
}
