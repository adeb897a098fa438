// `--fonts`, and the fonts below folders: what cannot be read is one line and status 2, and hides nothing else.

import Foundation
import Testing

@Suite struct FontOptionTests {
  /// A document with a label in a font of no file.
  private func document(font: String) -> String {
    Documents.xib(
      views: """
        <label text="Hello" id="lab-aa-001"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/>\
        <fontDescription key="fontDescription" name="\(font)" pointSize="17"/></label>
        """, constraints: "")
  }

  @Test("fonts that are given and cannot be read are one line each, and status 2")
  func given() throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", document(font: "Nobody"))
    let text = try scratch.write("Fonts.txt", "no font")
    let folder = scratch.path("Empty")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for command in ["layout", "check"] {
      let only = command == "check" ? ["--only", "substituted-font"] : []
      let run = try Run([command, "--fonts", "/nowhere", "--fonts", folder, "--fonts", text, path] + only)
      #expect(run.status == 2)
      #expect(
        run.complaints == """
          /nowhere: no such font or folder; check the path.
          \(folder): no .ttf, .otf or .ttc font in this folder; give the one that has them.
          \(text): this is no TrueType or OpenType font; give a .ttf, .otf or .ttc file.

          """)
      #expect(run.output.contains("lab-aa-001"))
    }
  }

  @Test("what is no regular file is said to be none")
  func device() throws {
    let scratch = try Scratch()
    let run = try Run([
      "layout", "--fonts", "/dev/zero", try scratch.write("A.xib", document(font: "Nobody")),
    ])
    #expect(
      run.status == 2
        && run.complaints
          == "/dev/zero: the font cannot be read; give a file, and check its permissions.\n"
    )
  }

  @Test("fonts below a folder are looked at where a document names a font, and only there")
  func found() throws {
    let scratch = try Scratch()
    _ = try scratch.write("A.xib", document(font: "Nobody"))
    let bad = try scratch.write("Bad.ttf", "no font")
    let folder = (bad as NSString).deletingLastPathComponent
    let run = try Run(["layout", folder])
    #expect(run.status == 2)
    #expect(
      run.complaints == "\(bad): this is no TrueType or OpenType font; give a .ttf, .otf or .ttc file.\n")
    _ = try scratch.write("A.xib", Documents.xib(views: "", constraints: ""))
    #expect(try Run(["layout", folder]).status == 0)
  }

  @Test("fonts that git ignores, or that dependencies bring, are not looked at")
  func ignored() throws {
    let scratch = try Scratch()
    let folder = (try scratch.write("A.xib", document(font: "Nobody")) as NSString).deletingLastPathComponent
    try scratch.write(".gitignore", "/out\n")
    for path in ["out/Bad.ttf", "Pods/Bad.ttf", ".build/Bad.ttf"] { try scratch.write(path, "no font") }
    let run = try Run(["layout", folder])
    #expect(run.status == 0 && run.complaints == "")
  }

  @Test("the help says what the option takes")
  func help() throws {
    #expect(try Run(["check", "--help"]).output.contains("--fonts <folder>"))
  }
}
