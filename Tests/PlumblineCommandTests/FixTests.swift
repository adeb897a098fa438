// `plumbline fix`: the findings that it lists, and the changes that resolve them.

import Foundation
import Testing

@Suite("plumbline fix")
struct FixTests {
  @Test("a list of findings with numbers, ids and ways out")
  func list() throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", Documents.conflicting)
    let run = try Run(["fix", path])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("1  \(path)"))
    #expect(run.output.contains("   Way out: ") && run.output.contains("   id: conflict:"))
    let clean = try Run(["fix", try scratch.write("B.xib", Documents.clean)])
    #expect(clean.status == 0 && clean.output.contains("no findings"))
  }

  @Test("a conflict's member without effect gets priority 999, and check is content")
  func conflict() throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", Documents.conflicting)
    let rehearsal = try Run(["fix", path, "--finding", "1", "--dry-run"])
    #expect(rehearsal.status == 0 && rehearsal.output.contains("would resolve finding 1"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Documents.conflicting)
    let run = try Run(["fix", path, "--finding", "1"])
    #expect(run.status == 0)
    #expect(
      run.output == "\(path): resolved finding 1: set the priority of constraint wid-aa-001 to 999.\n")
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

  @Test("a view that reaches out of its superview gets a limit at that edge, or moves inside")
  func outside() throws {
    let scratch = try Scratch()
    let wide =
      "<constraint firstItem=\"box-aa-001\" firstAttribute=\"width\" priority=\"750\" constant=\"400\" id=\"w\"/>"
    let placed = try scratch.write(
      "A.xib",
      Documents.xib(
        views: Documents.box("box-aa-001", frame: (20, 10, 400, 44)),
        constraints: Documents.constraint("l", "box-aa-001", "leading", "roo-aa-001", "leading", constant: 20)
          + Documents.constraint("t", "box-aa-001", "top", "roo-aa-001", "top", constant: 10)
          + Documents.constraint("h", "box-aa-001", "height", constant: 44) + wide))
    let run = try Run(["fix", placed, "--finding", "outside:box-aa-001"])
    #expect(
      run.output
        == "\(placed): resolved finding 1: added constraints that keep the trailing of box-aa-001 within its "
        + "superview. 'plumbline update' writes the frames that follow.\n", "\(run.complaints)")
    #expect(
      try String(contentsOfFile: placed, encoding: .utf8).contains(
        "<constraint firstItem=\"roo-aa-001\" firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" "
          + "secondItem=\"box-aa-001\" secondAttribute=\"trailing\" id=\""))
    #expect(
      try Run(["update", placed]).output.contains(": 300 x 44 at 20, 10 instead of 400 x 44 at 20, 10\n"))
    #expect(try Run(["check", "--strict", placed]).status == 0)

    let fixed = Documents.box("box-aa-001", frame: (300, 10, 50, 44))
      .replacing(" translatesAutoresizingMaskIntoConstraints=\"NO\"", with: " fixedFrame=\"YES\"")
    let framed = try scratch.write("B.xib", Documents.xib(views: fixed, constraints: ""))
    let moved = try Run(["fix", framed, "--finding", "1"])
    #expect(
      moved.output.hasSuffix("moved box-aa-001 to 270, 10, within its superview.\n"), "\(moved.complaints)")
    #expect(try String(contentsOfFile: framed, encoding: .utf8).contains("x=\"270\" y=\"10.0\""))
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
