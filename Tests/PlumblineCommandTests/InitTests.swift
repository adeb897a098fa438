// `plumbline init`: the commented `.plumbline.yml`.

import Foundation
import Testing

@Suite("plumbline init")
struct InitTests {
  @Test("init writes a file that says nothing yet, and replaces none")
  func initialise() throws {
    let scratch = try Scratch()
    try scratch.write("M.xib", Documents.misplaced)
    #expect(try Run(["init"], in: scratch.folder).status == 0)
    #expect(
      try Run(["check", "--format", "json", "M.xib"], in: scratch.folder).findings("kind") == ["misplaced"])
    let again = try Run(["init"], in: scratch.folder)
    #expect(again.status == 2)
    #expect(again.complaints == "./.plumbline.yml: exists already; --force replaces it.\n")
    #expect(try Run(["init", "--force"], in: scratch.folder).status == 0)
    // Every example in it holds once it is uncommented.
    let text = try String(contentsOfFile: scratch.path(".plumbline.yml"), encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init)
    let keys = [
      "include", "exclude", "devices", "orientations", "directions", "languages", "content-sizes", "rules",
    ]
    let settings = lines.filter { line in
      keys.contains { line.hasPrefix("# \($0):") } || line.hasPrefix("#   ")
    }
    #expect(settings.count >= 12)
    try scratch.write(".plumbline.yml", settings.map { String($0.dropFirst(2)) }.joined(separator: "\n"))
    let run = try Run(["check", "M.xib"], in: scratch.folder)
    #expect(run.complaints == "")
    #expect(run.status == 0)
  }
}
