// `plumbline update` and `plumbline fix`: what they write, what they leave, and what they refuse to write.

import Foundation
import Testing

@Suite("Writing documents") struct UpdateTests {
  /// Two configurations of bytes around one frame.
  static let hidden = Documents.misplaced.replacing(
    "x=\"20.0\" y=\"17.0\" width=\"280.0\" height=\"44.0\"",
    with: "x=\"0.0\" y=\"0.0\" width=\"0.0\" height=\"0.0\"")
  static func updated(_ text: String) -> String { text.replacing("y=\"17.0\"", with: "y=\"10\"") }

  @Test("a misplaced view gets its frame, and nothing else changes")
  func update() throws {
    let scratch = try Scratch()
    let text = Documents.misplaced.replacing(
      " id=\"box-aa-001\"", with: " misplaced=\"YES\" id=\"box-aa-001\"")
    let path = try scratch.write("A.xib", text)
    let run = try Run(["update", path])
    #expect(run.status == 0 && run.complaints.isEmpty)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.updated(Documents.misplaced))
    #expect(
      run.output.hasPrefix("\(path):10: view 'Card': 280 x 44 at 20, 10 instead of 280 x 44 at 20, 17\n"))
    #expect(run.output.contains("1 document of 1 got 1 new frame."))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder) == ["A.xib"])
  }

  @Test("line ends, a byte order mark and permissions stay", arguments: ["\n", "\r\n"])
  func form(newLine: String) throws {
    let scratch = try Scratch()
    let text = "\u{FEFF}" + Documents.misplaced.replacing("\n", with: newLine)
    let path = try scratch.write("A.xib", text)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try Run(["update", path]).status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(Self.updated(text).utf8))
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
    #expect(permissions == 0o640)
  }

  @Test("a frame that was taken out comes back; a right document is not even written")
  func hiddenAndRight() throws {
    let scratch = try Scratch()
    let hidden = try scratch.write("hidden.xib", Self.hidden)
    let right = try scratch.write("right.xib", Documents.clean)
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: right)
    let run = try Run(["update", scratch.folder])
    #expect(run.status == 0 && run.output.contains("1 document of 2 got 1 new frame."))
    #expect(
      try String(contentsOfFile: hidden, encoding: .utf8)
        == Self.hidden.replacing(
          "x=\"0.0\" y=\"0.0\" width=\"0.0\" height=\"0.0\"",
          with: "x=\"20\" y=\"10\" width=\"280\" height=\"44\""))
    #expect(try FileManager.default.attributesOfItem(atPath: right)[.modificationDate] as? Date == past)
  }

  @Test("a rehearsal, and a scene that is not asked for, change nothing")
  func nothingWritten() throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", Documents.misplaced)
    let rehearsal = try Run(["update", "--dry-run", path])
    #expect(rehearsal.status == 0 && rehearsal.output.contains("1 document of 1 would get 1 new frame."))
    let other = try Run(["update", "--scene", "nobody", path])
    #expect(other.status == 2 && other.complaints.contains("no document has such a scene"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Documents.misplaced)
    #expect(try Run(["update", "--scene", "roo-aa-001", "--misplaced-only", path]).status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.updated(Documents.misplaced))
  }

  @Test("a link within its folder leads to its file; one out of it is refused")
  func links() throws {
    let scratch = try Scratch()
    let outside = try scratch.write("outside.xib", Documents.misplaced)
    let inside = try scratch.write("folder/a/inside.xib", Documents.misplaced)
    let files = FileManager.default
    try files.createSymbolicLink(atPath: scratch.path("folder/out.xib"), withDestinationPath: outside)
    try files.createSymbolicLink(atPath: scratch.path("folder/in.xib"), withDestinationPath: "a/inside.xib")
    let run = try Run(["update", scratch.path("folder")])
    #expect(run.status == 2)
    #expect(
      run.complaints.split(separator: "\n").count == 1
        && run.complaints.contains("folder/out.xib: is a link out of its folder"))
    #expect(try String(contentsOfFile: outside, encoding: .utf8) == Documents.misplaced)
    #expect(try String(contentsOfFile: inside, encoding: .utf8) == Self.updated(Documents.misplaced))
    #expect(try files.destinationOfSymbolicLink(atPath: scratch.path("folder/in.xib")) == "a/inside.xib")
    #expect(try Run(["update", scratch.path("folder/out.xib")]).status == 2)
  }

  @Test("a read-only file is one line and stays; so are damaged documents and what stores no frames")
  func refused() throws {
    let scratch = try Scratch()
    let locked = try scratch.write("locked.xib", Documents.misplaced)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: locked)
    let broken = try scratch.write("broken.xib", "<document>\n</dokument>")
    let layout = try scratch.write("card.yaml", "size: [1, 1]\nviews: {}\n")
    for (path, reason) in [
      (locked, "is read-only and was not changed"), (broken, ":2:1: not well-formed XML"),
      (layout, "is no .storyboard or .xib"), (scratch.path("nobody.xib"), "no such file"),
      ("-", "is no file"),
    ] {
      let run = try Run(["update", path])
      #expect(run.status == 2 && run.complaints.contains(reason), "\(path): \(run.complaints)")
      #expect(run.complaints.split(separator: "\n").count == 1)
    }
    #expect(try String(contentsOfFile: locked, encoding: .utf8) == Documents.misplaced)
  }

  // MARK: fix

  @Test("a list of findings with numbers, ids and ways out")
  func list() throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", Documents.conflicting)
    let run = try Run(["fix", path])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("1  \(path)"))
    #expect(run.output.contains("   Way out: ") && run.output.contains("   id: conflict:"))
    let clean = try Run(["fix", try scratch.write("B.xib", Documents.clean)])
    #expect(clean.status == 0 && clean.output.contains("nothing is found"))
  }

  @Test("a conflict's member without effect gets priority 999, and check is content")
  func conflict() throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", Documents.conflicting)
    let rehearsal = try Run(["fix", path, "--finding", "1", "--dry-run"])
    #expect(rehearsal.status == 0 && rehearsal.output.contains("would end finding 1"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Documents.conflicting)
    let run = try Run(["fix", path, "--finding", "1"])
    #expect(run.status == 0)
    #expect(
      run.output == "\(path): ended finding 1: set the priority of constraint wid-aa-001 to 999.\n")
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == Documents.conflicting.replacing(
          "firstAttribute=\"width\" constant", with: "firstAttribute=\"width\" priority=\"999\" constant"))
    #expect(try Run(["check", path]).status == 0)
  }

  @Test("an open position becomes the one on the canvas; the finding may be named by its id")
  func ambiguity() throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", Documents.ambiguous)
    let run = try Run(["fix", path, "--finding", "ambiguous:box-aa-001:x"])
    #expect(run.status == 0, "\(run.complaints)")
    let after = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      after.contains(
        "<constraint firstItem=\"box-aa-001\" firstAttribute=\"leading\" secondItem=\"roo-aa-001\" "
          + "secondAttribute=\"leading\" id=\""))
    #expect(try Run(["check", path]).status == 0)
    #expect(after.split(separator: "\n").count == Documents.ambiguous.split(separator: "\n").count + 1)
  }

  @Test("numbers and documents that are not there")
  func noSuchFinding() throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", Documents.conflicting)
    for arguments in [
      [path, "--finding", "2"], [path, "--finding", "nope"], [scratch.folder, "--finding", "1"], ["-"],
    ] {
      let run = try Run(["fix"] + arguments)
      #expect(run.status == 2 && run.complaints.split(separator: "\n").count == 1, "\(run.complaints)")
    }
  }
}
