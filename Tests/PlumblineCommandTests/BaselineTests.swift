// Known findings, and marks that silence single ones.

import Foundation
import Testing

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
    #expect(write.complaints == "known.json: 2 known findings of 2 documents.\n")
    let written = try String(contentsOfFile: scratch.path("known.json"), encoding: .utf8)
    #expect(
      written
        == """
        {
          "version": 1,
          "documents": {
            "App/C.xib": [
              "conflict:_UITemporaryLayoutWidth+lea-aa-001+tra-aa-001+wid-aa-001"
            ],
            "App/M.xib": [
              "misplaced:box-aa-001"
            ]
          }
        }

        """.replacing(
          "_UITemporaryLayoutWidth+lea-aa-001+tra-aa-001+wid-aa-001", with: Self.conflict(in: written)))
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
      changed.complaints == "App/C.xib: 1 known finding is gone; shorten known.json with --write-baseline.\n")
  }

  private static func conflict(in text: String) -> String {
    text.split(separator: "\"").first { $0.hasPrefix("conflict:") }.map { String($0.dropFirst(9)) } ?? ""
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
        .plumbline-baseline.json: 1 known finding of 1 document.
        To use it, write 'baseline: .plumbline-baseline.json' in a .plumbline.yml beside it, or check with --baseline.

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
    #expect(run.complaints == "known.json: 1 known finding of 1 document.\n")
    let text = try String(contentsOfFile: scratch.path("known.json"), encoding: .utf8)
    #expect(text.contains("\"B.xib\""))
  }

  @Test("a file that is no baseline is named", arguments: ["[1]", "nonsense", ""])
  func damaged(text: String) throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    try scratch.write("known.json", text)
    let run = try Run(["check", "--baseline", "known.json", "A.xib"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.complaints.contains("known.json: is no list of known findings"))
    let missing = try Run(["check", "--baseline", "gone.json", "A.xib"], in: scratch.folder)
    #expect(missing.status == 2)
    #expect(missing.complaints.contains("gone.json: no such file"))
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
        == "The notes of box-aa-001 name “misplased”, which is no kind of finding.")
    #expect(
      found.last?["fix"] as? String
        == "Write “misplaced”, if that was meant; “plumbline rules” lists all.")
  }
}
