// The outputs of `check`: levels that are shown and fail, several formats at once, files that are replaced.

import Foundation
import Testing

@Suite("Outputs of check")
struct CheckOutputTests {
  @Test("--strict, --fail-on, --only and --quiet")
  func flags() throws {
    let scratch = try Scratch()
    try scratch.write("M.xib", Documents.misplaced)
    func status(_ flags: [String]) throws -> Int32 {
      try Run(["check"] + flags + ["M.xib"], in: scratch.folder).status
    }
    #expect(try status([]) == 0)
    #expect(try status(["--strict"]) == 1)
    #expect(try status(["--fail-on", "warning"]) == 1)
    #expect(try status(["--fail-on", "note"]) == 1)
    #expect(try status(["--strict", "--fail-on", "off"]) == 0)
    #expect(try status(["--strict", "--only", "conflict"]) == 0)
    #expect(try status(["--strict", "--only", "misplaced"]) == 1)
    #expect(try Run(["check", "--quiet", "M.xib"], in: scratch.folder).output == "")
    let quiet = try Run(["check", "--quiet", "--strict", "M.xib"], in: scratch.folder).output
    #expect(quiet.contains("warning: misplaced"))
    #expect(!quiet.contains("1 document"))
    // A rule of taste is off until it is asked for.
    let form = try Run(
      ["check", "--format", "json", "--only", "no-auto-layout", "M.xib"], in: scratch.folder)
    #expect(try form.findings("kind") == [])
    try scratch.write("N.xib", Documents.clean.replacing(" useAutolayout=\"YES\"", with: ""))
    let asked = try Run(
      ["check", "--format", "json", "--only", "no-auto-layout", "N.xib"], in: scratch.folder)
    #expect(try asked.findings("kind") == ["no-auto-layout"])
  }

  @Test("several forms at once: one to standard output, others to files")
  func outputs() throws {
    let scratch = try Scratch()
    try scratch.write("M.xib", Documents.misplaced)
    let run = try Run(
      ["check", "--format", "xcode", "--output", "json:f.jsonl", "--output", "text:f.txt", "M.xib"],
      in: scratch.folder)
    #expect(run.output.hasPrefix("M.xib:10:9: warning: The stored frame is 280 x 44"))
    let json = try String(contentsOfFile: scratch.path("f.jsonl"), encoding: .utf8)
    #expect(json.hasPrefix(#"{"document":"M.xib""#))
    #expect(
      try String(contentsOfFile: scratch.path("f.txt"), encoding: .utf8).hasPrefix(
        "M.xib:10:9: warning: misplaced"))
    let lost = try Run(["check", "--output", "json:no/where.json", "M.xib"], in: scratch.folder)
    #expect(lost.status == 2)
    #expect(lost.complaints.contains("no/where.json: cannot be written"))
  }

  @Test("services know a document by its path in the repository, wherever and however it is checked")
  func repositoryPaths() throws {
    let scratch = try Scratch()
    try scratch.write(".git/HEAD", "ref: refs/heads/main")
    let document = try scratch.write("App/Views/M.xib", Documents.misplaced)
    let places: [(folder: String, argument: String)] = [
      (scratch.folder, "."), (scratch.path("App"), "."), (scratch.path("App"), "./Views/M.xib"),
      (scratch.path("App/Views"), "M.xib"), (scratch.path("App/Views"), "../../App"), ("/", document),
    ]
    for (folder, argument) in places {
      for (form, path) in [
        ("github", "::warning file=App/Views/M.xib,"), ("sarif", #""uri":"App/Views/M.xib""#),
        ("junit", #"<testsuite name="App/Views/M.xib""#), ("codeclimate", #""path":"App/Views/M.xib""#),
        ("checkstyle", #"<file name="App/Views/M.xib">"#), ("markdown", "App/Views/M.xib:"),
      ] {
        let output = try Run(["check", "--format", form, argument], in: folder).output
        #expect(output.contains(path), "\(form) of \(argument) in \(folder)")
      }
    }
    // Without a repository: the path as it was given.
    let stray = try Scratch()
    try stray.write("M.xib", Documents.misplaced)
    let output = try Run(["check", "--format", "checkstyle", "."], in: stray.folder).output
    #expect(output.contains(#"<file name="M.xib">"#))
  }

  @Test("one file takes one form, whatever its names")
  func oneTarget() throws {
    let scratch = try Scratch()
    try scratch.write("M.xib", Documents.misplaced)
    try scratch.write("real.txt", "old")
    try FileManager.default.createSymbolicLink(atPath: scratch.path("link"), withDestinationPath: "real.txt")
    for names in [("new", "new"), ("new", "./new"), ("link", "real.txt")] {
      let run = try Run(
        ["check", "--output", "json:\(names.0)", "--output", "text:\(names.1)", "M.xib"], in: scratch.folder)
      #expect(run.status == 2 && run.output == "")
      #expect(
        run.complaints.contains(
          "--output json:\(names.0) and --output text:\(names.1) write to the same file."),
        "\(run.complaints)")
    }
    #expect(try String(contentsOfFile: scratch.path("real.txt"), encoding: .utf8) == "old")
  }

  @Test("files that are replaced keep their links and permissions; one that is read-only stays")
  func replaced() throws {
    let scratch = try Scratch()
    try scratch.write("C.xib", Documents.conflicting)
    let files = FileManager.default
    for name in ["known.json", "out.json", "picture.svg"] {
      try scratch.write("real/\(name)", "old")
      #expect(chmod(scratch.path("real/\(name)"), 0o640) == 0)
      try files.createSymbolicLink(atPath: scratch.path(name), withDestinationPath: "real/\(name)")
    }
    try files.createSymbolicLink(
      atPath: scratch.path("C-roo-aa-001.svg"), withDestinationPath: "real/picture.svg")
    _ = try Run(["check", "--baseline", "new.json", "--write-baseline", "C.xib"], in: scratch.folder)
    try scratch.write("real/known.json", String(contentsOfFile: scratch.path("new.json"), encoding: .utf8))
    #expect(chmod(scratch.path("real/known.json"), 0o640) == 0)
    try scratch.write("C.xib", Documents.clean)
    _ = try Run(
      ["check", "--baseline", "known.json", "--write-baseline", "--output", "json:out.json", "C.xib"],
      in: scratch.folder)
    _ = try Run(["render", "--out", ".", "C.xib"], in: scratch.folder)
    for (link, name, beginning) in [
      ("known.json", "known.json", "{"), ("out.json", "out.json", "{\"document\""),
      ("C-roo-aa-001.svg", "picture.svg", "<?xml"),
    ] {
      #expect(try files.destinationOfSymbolicLink(atPath: scratch.path(link)) == "real/\(name)")
      let attributes = try files.attributesOfItem(atPath: scratch.path("real/\(name)"))
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      let text = try String(contentsOfFile: scratch.path("real/\(name)"), encoding: .utf8)
      #expect(text.hasPrefix(beginning), "\(name): \(text.prefix(40))")
    }
    #expect(chmod(scratch.path("real/out.json"), 0o440) == 0)
    let refused = try Run(["check", "--output", "json:out.json", "C.xib"], in: scratch.folder)
    #expect(refused.status == 2 && refused.complaints.contains("out.json: cannot be written"))
    // A link that leads to nothing yet.
    try files.createSymbolicLink(atPath: scratch.path("next.json"), withDestinationPath: "real/next.json")
    _ = try Run(["check", "--output", "json:next.json", "C.xib"], in: scratch.folder)
    #expect(files.fileExists(atPath: scratch.path("real/next.json")))
    #expect(try Set(files.contentsOfDirectory(atPath: scratch.path("real"))).count == 4, "no draft is left")
  }

  @Test("JUnit's failures are those of the exit status")
  func junitFailures() throws {
    let scratch = try Scratch()
    try scratch.write("M.xib", Documents.misplaced)
    for (flags, failures) in [
      ([], 0), (["--strict"], 1), (["--fail-on", "warning"], 1), (["--strict", "--fail-on", "off"], 0),
    ] {
      let run = try Run(["check", "--format", "junit"] + flags + ["M.xib"], in: scratch.folder)
      #expect(run.status == Int32(failures))
      #expect(run.output.contains("failures=\"\(failures)\""), "\(flags): \(run.output)")
    }
  }

  @Test("inputs that cannot be read are annotated where they are at fault")
  func unreadablePlaces() throws {
    let scratch = try Scratch()
    try scratch.write(
      "A/bad.xib", Documents.clean.replacing("userLabel=\"Card\"", with: "userLabel=\"\u{1}\""))
    try scratch.write("A/b.layout.yaml", "size: [9, 9]\nviews: {a: {}}\nfoo: 1\nbar: 2\n")
    try scratch.write("B/.plumbline.yml", "devics: [phones]\norientations: [upright]\n")
    try scratch.write("B/C.xib", Documents.clean)
    let run = try Run(["check", "--format", "xcode", "A", "B"], in: scratch.folder)
    #expect(run.status == 2)
    let places = run.output.split(separator: "\n").map { $0.split(separator: " ").first ?? "" }
    #expect(
      places == [
        "A/b.layout.yaml:3:1:", "A/b.layout.yaml:4:1:", "A/bad.xib:10:115:", "B/.plumbline.yml:1:1:",
        "B/.plumbline.yml:2:16:",
      ])
    #expect(!run.output.contains("error: A/") && !run.output.contains("error: B/"), "\(run.output)")
  }

  @Test("a damaged table of texts is annotated at its own line")
  func tables() throws {
    let scratch = try Scratch()
    try scratch.write("Base.lproj/S.storyboard", Documents.storyboard)
    try scratch.write("de.lproj/S.strings", "\"a.text\" = \"b\";\n\"c.text\" = ;\n")
    let run = try Run(
      ["check", "--format", "xcode", "--language", "de", "Base.lproj/S.storyboard"], in: scratch.folder)
    #expect(run.output.hasPrefix("de.lproj/S.strings:2:1: error: "), "\(run.output)")
  }
}
