// Where documents come from: files, folders, standard input; and what happens when one cannot be read.

import Foundation
import Testing

@Suite("Inputs")
struct InputTests {
  @Test("results come in the order of the input, a folder's in the order of its paths")
  func order() throws {
    let scratch = try Scratch()
    for name in ["b/B.xib", "b/a/A.xib", "b/C.storyboard.xib", "Z.xib", "b/.hidden/H.xib", "b/notes.txt"] {
      try scratch.write(name, Documents.clean)
    }
    let run = try Run(["layout", "--format", "json", "Z.xib", "b", "b/B.xib"], in: scratch.folder)
    #expect(run.complaints == "")
    #expect(run.status == 0)
    #expect(
      try run.objects().map { $0["document"] as? String } == [
        "Z.xib", "b/B.xib", "b/C.storyboard.xib", "b/a/A.xib",
      ])
  }

  @Test("a folder with a slash at its end has the same documents")
  func slash() throws {
    let scratch = try Scratch()
    try scratch.write("b/B.xib", Documents.clean)
    let run = try Run(["layout", "--format", "json", "b/"], in: scratch.folder)
    #expect(try run.objects().map { $0["document"] as? String } == ["b/B.xib"])
  }

  @Test("- is standard input")
  func standardInput() throws {
    let run = try Run(["layout", "--format", "json", "-"], input: Documents.clean)
    #expect(run.status == 0)
    #expect(try run.objects().map { $0["document"] as? String } == ["-"])
  }

  @Test("one input that cannot be read stops no other, and the status says so")
  func unreadable() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    try scratch.write("B.xib", "<document")
    try scratch.write("C.xib", Documents.conflicting)
    let run = try Run(
      ["check", "--format", "json", "A.xib", "gone.xib", "B.xib", "C.xib"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(try run.objects().map { $0["document"] as? String } == ["A.xib", "C.xib"])
    let complaints = run.complaints.split(separator: "\n")
    #expect(complaints.count == 2)
    #expect(complaints.first == "gone.xib: no such file or folder; check the path.")
    #expect(complaints.last?.hasPrefix("B.xib:1: ") ?? false)
  }

  @Test("a folder without documents is a mistake")
  func emptyFolder() throws {
    let scratch = try Scratch()
    try scratch.write("b/notes.txt", "")
    let run = try Run(["check", "b"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(
      run.complaints
        == "b: no .storyboard, .xib, .layout.yaml, .layout.yml or .layout.json document in this folder.\n")
  }

  @Test("--scene chooses, and a mistyped id is answered with the nearest")
  func scene() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    let found = try Run(["layout", "--format", "json", "--scene", "roo-aa-001", "A.xib"], in: scratch.folder)
    #expect(found.status == 0)
    #expect(try found.objects().count == 1)
    let missing = try Run(
      ["layout", "--format", "json", "--scene", "roo-aa-01", "A.xib"], in: scratch.folder)
    #expect(missing.status == 2)
    #expect(missing.output == "")
    #expect(
      missing.complaints
        == "--scene roo-aa-01: no scene has this id; did you mean 'roo-aa-001'? The scenes are: roo-aa-001.\n"
    )
    let other = try Run(["check", "--scene", "nope", "A.xib"], in: scratch.folder)
    #expect(other.status == 2)
    #expect(other.complaints == "--scene nope: no scene has this id. The scenes are: roo-aa-001.\n")
    #expect(!other.output.contains("unreadable"))
  }

  @Test("two runs print the same bytes")
  func deterministic() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.conflicting)
    try scratch.write("B.xib", Documents.ambiguous)
    let first = try Run(["layout", "--format", "json", "."], in: scratch.folder)
    let second = try Run(["layout", "--format", "json", "."], in: scratch.folder)
    #expect(first.output == second.output)
    #expect(first.output != "")
  }

  @Test("standard input is one stream: a document, or a list of them")
  func oneStream() throws {
    let run = try Run(["check", "-", "--files-from", "-"], input: Documents.clean)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.complaints.contains("'-' and '--files-from -' both read standard input."), "\(run.complaints)")
  }
}
