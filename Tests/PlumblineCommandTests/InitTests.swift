// `plumbline init`: the commented `.plumbline.yml`, and the one that is converted from IBLinter.

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

  @Test("a configuration of IBLinter is carried over, and what has no counterpart is told")
  func ibLinter() throws {
    let scratch = try Scratch()
    // After the example of IBLinter's README.
    try scratch.write(
      ".iblinter.yml",
      """
      enabled_rules:
        - relative_to_margin
        - use_base_class
        - view_as_device
        - misplaced
        - stackview_backgroundcolor
      disabled_rules:
        - ambiguous
      excluded:
        - Carthage
      included:
        - App/Views
      custom_module_rule:
        - module: UIComponents
          included:
            - UIComponents/Classes
      use_base_class_rule:
        - element_class: UILabel
          base_classes:
            - PrimaryLabel
            - SecondaryLabel
      view_as_device_rule:
        device_id: retina4_0
      reporter: json
      """)
    let run = try Run(["init", "--from", ".iblinter.yml"], in: scratch.folder)
    #expect(run.status == 0)
    let text = try String(contentsOfFile: scratch.path(".plumbline.yml"), encoding: .utf8)
    for line in [
      "include: [App/Views]", "exclude: [Carthage]", "  ambiguous: off", "  no-auto-layout: warning",
      "  custom-module: {level: warning, allowed: [UIComponents]}", "  relative-to-margin: warning",
      "  base-class: {level: warning, allowed: [\"label=PrimaryLabel\", \"label=SecondaryLabel\"]}",
      "  canvas-device: {level: warning, allowed: [\"retina4_0\"]}".replacing("\"", with: ""),
    ] { #expect(text.contains(line + "\n"), "\(line)\n\(text)") }
    // On without being asked for: every finding keeps the level that it has.
    #expect(!text.contains("  misplaced:"))
    #expect(run.complaints.contains("rule 'stackview_backgroundcolor' was left out"))
    #expect(run.complaints.contains("'reporter' was left out"))
    try scratch.write("App/Views/C.xib", Documents.clean)
    let checked = try Run(["check", "--format", "json", "."], in: scratch.folder)
    #expect(checked.complaints == "")
    #expect(try checked.findings("kind") == ["canvas-device"])
  }

  @Test("what is not a configuration of IBLinter is not carried over")
  func noIBLinter() throws {
    let scratch = try Scratch()
    for text in ["hello", "- misplaced"] {
      try scratch.write("x.yml", text)
      let run = try Run(["init", "--from", "x.yml"], in: scratch.folder)
      #expect(run.status == 2 && run.output == "")
      #expect(run.complaints.hasPrefix("x.yml:1:1: is not a configuration of IBLinter"), "\(run.complaints)")
      #expect(!FileManager.default.fileExists(atPath: scratch.path(".plumbline.yml")))
    }
  }

  @Test("paths of IBLinter's configuration are written as they are called from the new file's folder")
  func movedPaths() throws {
    let scratch = try Scratch()
    try scratch.write("App/C.xib", Documents.clean)
    try scratch.write(
      ".iblinter.yml", "excluded:\n  - App/Legacy\n  - ./App/*/Old\n  - Other\n  - '**/Generated'\n")
    let run = try Run(["init", "App", "--from", ".iblinter.yml"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(
      run.complaints
        == ".iblinter.yml: 'Other' in 'excluded' was left out; it is not in the folder of the new file.\n"
    )
    let text = try String(contentsOfFile: scratch.path("App/.plumbline.yml"), encoding: .utf8)
    #expect(text.contains("exclude: [Legacy, \"*/Old\", \"**/Generated\"]\n"), "\(text)")
  }
}
