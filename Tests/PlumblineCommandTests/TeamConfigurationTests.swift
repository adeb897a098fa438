// `.plumbline.yml`, `init`, and what a team switches on and off.

import Foundation
import Testing

@Suite("A team's configuration")
struct TeamConfigurationTests {
  private func kinds(_ run: Run) throws -> [String] {
    try run.objects().flatMap {
      ($0["findings"] as? [[String: Any]] ?? []).compactMap { $0["kind"] as? String }
    }
  }

  private func levels(_ run: Run) throws -> [String] {
    try run.objects().flatMap {
      ($0["findings"] as? [[String: Any]] ?? []).compactMap { $0["level"] as? String }
    }
  }

  @Test("the file is found from the folder of each input upwards, and sets devices, levels and excludes")
  func found() throws {
    let scratch = try Scratch()
    try scratch.write("App/In/M.xib", Documents.misplaced)
    try scratch.write("App/Legacy/M.xib", Documents.misplaced)
    try scratch.write("App/A.storyboard", Documents.storyboard)
    try scratch.write(
      "App/.plumbline.yml",
      """
      rules:
        misplaced: {level: error, exclude: [Legacy]}
      """)
    let run = try Run(["check", "--format", "json", "App/In/M.xib", "App/Legacy/M.xib"], in: scratch.folder)
    #expect(try levels(run) == ["error"])
    #expect(run.status == 1)
    try scratch.write(
      "App/.plumbline.yml", "devices: [phones]\nexclude: [Legacy]\ninclude: [\"*.storyboard\", In]\n")
    let all = try Run(["check", "--format", "json", "App"], in: scratch.folder)
    let scenes = try all.objects()
    #expect(scenes.compactMap { $0["document"] as? String } == ["App/A.storyboard", "App/In/M.xib"])
    #expect((scenes.first?["configurations"] as? [Any])?.count == 15)
    let flagged = try Run(
      ["check", "--format", "json", "--device", "ipad9_7", "App/A.storyboard"], in: scratch.folder)
    #expect(try flagged.objects().first?["device"] as? String == "ipad9_7")
    #expect(try flagged.objects().first?["configurations"] == nil)
    let frames = try Run(["layout", "--format", "json", "App/A.storyboard"], in: scratch.folder)
    #expect(try frames.objects().first?["device"] as? String == "retina6_12")
  }

  @Test(
    "every mistake of the file has its place and what was meant, and other inputs are checked all the same")
  func mistakes() throws {
    let scratch = try Scratch()
    try scratch.write("A/C.xib", Documents.clean)
    try scratch.write("B/C.xib", Documents.clean)
    try scratch.write(
      "A/.plumbline.yml",
      """
      devics: [phones]
      orientations: [upright]
      rules:
        misplaced: of
        conflct: error
        outside: {levl: error}
      devices: [iPhone 99]
      """)
    let run = try Run(["check", "--format", "json", "A", "A/C.xib", "B"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(try run.objects().compactMap { $0["document"] as? String } == ["B/C.xib"])
    let lines = run.complaints.split(separator: "\n")
    #expect(lines.count == 6)
    for (line, beginning) in zip(
      lines,
      [
        "A/.plumbline.yml:1:1: unknown key 'devics'; did you mean 'devices'? Give one of: include, exclude, devices,",
        "A/.plumbline.yml:2:16: unknown orientation 'upright'. Give one of: portrait, landscape.",
        "A/.plumbline.yml:4:14: unknown level 'of'; did you mean 'off'? Give one of: error, warning, note, off.",
        "A/.plumbline.yml:5:3: unknown rule 'conflct'; did you mean 'conflict'? Give one of: conflict,",
        "A/.plumbline.yml:6:13: unknown key 'levl'; did you mean 'level'? Give one of: level, exclude, allowed.",
        "A/.plumbline.yml:7:11: device 'iPhone 99' is not known",
      ])
    {
      #expect(line.hasPrefix(beginning), "\(line)")
    }
  }

  /// Found by the fuzzer: a quoted value goes over several lines.
  @Test("what goes over several lines is complained about on one")
  func severalLines() throws {
    let scratch = try Scratch()
    try scratch.write("C.xib", Documents.clean)
    try scratch.write(".plumbline.yml", "exclude: [\"a\\n[b\"]\n")
    let run = try Run(["check", "C.xib"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.complaints.contains("'a␤[b' has a [ without its ], and would match nothing"))
  }

  @Test("YAML that is none is one line", arguments: ["a: [", "rules: {a: 1, a: 2}", "&a [*a]", "- devices"])
  func syntax(text: String) throws {
    let scratch = try Scratch()
    try scratch.write("C.xib", Documents.clean)
    try scratch.write(".plumbline.yml", text)
    let run = try Run(["check", "C.xib"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix(".plumbline.yml:"), "\(run.complaints)")
    #expect(run.complaints.split(separator: "\n").count == 1)
  }

  @Test("init writes a file that says nothing yet, and replaces none")
  func initialise() throws {
    let scratch = try Scratch()
    try scratch.write("M.xib", Documents.misplaced)
    #expect(try Run(["init"], in: scratch.folder).status == 0)
    #expect(try kinds(Run(["check", "--format", "json", "M.xib"], in: scratch.folder)) == ["misplaced"])
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
    #expect(run.complaints.contains("the rule 'stackview_backgroundcolor' has no counterpart."))
    #expect(run.complaints.contains("'reporter' has no counterpart."))
    try scratch.write("App/Views/C.xib", Documents.clean)
    let checked = try Run(["check", "--format", "json", "."], in: scratch.folder)
    #expect(checked.complaints == "")
    #expect(try kinds(checked) == ["canvas-device"])
  }

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
    #expect(try kinds(form) == [])
    try scratch.write("N.xib", Documents.clean.replacing(" useAutolayout=\"YES\"", with: ""))
    let asked = try Run(
      ["check", "--format", "json", "--only", "no-auto-layout", "N.xib"], in: scratch.folder)
    #expect(try kinds(asked) == ["no-auto-layout"])
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
    #expect(try String(contentsOfFile: scratch.path("f.txt"), encoding: .utf8).hasPrefix("M.xib\n"))
    let lost = try Run(["check", "--output", "json:no/where.json", "M.xib"], in: scratch.folder)
    #expect(lost.status == 2)
    #expect(lost.complaints.contains("no/where.json: cannot be written"))
  }

  @Test(
    "standard output takes a form of --output in place of its own, and nothing else",
    arguments: ["-", "/dev/stdout", "/dev/fd/1"])
  func standardOutput(name: String) throws {
    let scratch = try Scratch()
    try scratch.write("M.xib", Documents.misplaced)
    let run = try Run(["check", "--output", "json:\(name)", "M.xib"], in: scratch.folder)
    #expect(try kinds(run) == ["misplaced"])
    #expect(run.status == 0 && run.complaints == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder) == ["M.xib"])
    for flags in [["--format", "text"], ["--output", "xcode:-"]] {
      let both = try Run(["check", "--output", "json:\(name)"] + flags + ["M.xib"], in: scratch.folder)
      #expect(both.status == 2 && both.output == "")
      #expect(both.complaints.contains("both go to standard output"), "\(both.complaints)")
    }
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
        run.complaints.contains("--output json:\(names.0) and --output text:\(names.1) go to one file."),
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

  @Test(
    "a configuration file that is none is one line, and no check waits for it",
    arguments: ["pipe", "link", "folder"])
  func noPlainFile(kind: String) throws {
    let scratch = try Scratch()
    try scratch.write("A/C.xib", Documents.clean)
    try scratch.write("B/C.xib", Documents.clean)
    let path = scratch.path("A/.plumbline.yml")
    switch kind {
    case "pipe": #expect(mkfifo(path, 0o600) == 0)
    case "link": try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nothing")
    default: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    let run = try Run(["check", "--format", "json", "A", "B"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(try run.objects().compactMap { $0["document"] as? String } == ["B/C.xib"])
    let reason = kind == "link" ? "is a link to nothing; mend or delete it." : "is no plain file; "
    #expect(run.complaints.hasPrefix("A/.plumbline.yml:1:1: \(reason)"), "\(run.complaints)")
    #expect(run.complaints.split(separator: "\n").count == 1)
  }

  @Test(
    "what can mean nothing is refused at its place",
    arguments: [
      ("rules: {misplaced: {allowed: [foo]}}", "1:21: 'misplaced' has nothing that could be allowed"),
      ("exclude: [\"[a\"]", "1:11: '[a' has a [ without its ]"),
      ("include: [\"Views/[!b\"]", "1:11: 'Views/[!b' has a [ without its ]"),
      ("rules: {misplaced: {exclude: [\"[]\"]}}", "1:31: '[]' has a [ without its ]"),
      ("fonts: [nope]", "1:9: no file or folder 'nope' of fonts"),
      ("languages: [d e]", "1:13: 'd e' is no language."),
      (
        "content-sizes: [AX9]",
        "1:17: unknown text size 'AX9'; did you mean 'AX1'? Give one of: XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5."
      ),
    ])
  func meaningless(text: String, complaint: String) throws {
    let scratch = try Scratch()
    try scratch.write("C.xib", Documents.clean)
    try scratch.write(".plumbline.yml", text + "\n")
    let run = try Run(["check", "C.xib"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix(".plumbline.yml:" + complaint), "\(run.complaints)")
    #expect(run.complaints.split(separator: "\n").count == 1)
  }

  @Test("sets that end are none of these, and neither is an escaped bracket")
  func sets() throws {
    let scratch = try Scratch()
    try scratch.write("a.xib", Documents.clean)
    try scratch.write("b.xib", Documents.clean)
    for pattern in ["[!b].xib", "[]a].xib", "[[:upper:]a].xib", "[a-a].xib", "[a]*.[x]ib"] {
      try scratch.write(".plumbline.yml", "exclude: ['\(pattern)', '\\[x', '[]]']\n")
      let run = try Run(["check", "--format", "json", "."], in: scratch.folder)
      #expect(run.complaints == "")
      #expect(try run.objects().compactMap { $0["document"] as? String } == ["./b.xib"], "\(pattern)")
    }
  }

  @Test("a choice that leaves nothing over names the file that makes it")
  func nothingChosen() throws {
    let scratch = try Scratch()
    try scratch.write("C.xib", Documents.clean)
    try scratch.write(".plumbline.yml", "include: [App]\n")
    let run = try Run(["check", "."], in: scratch.folder)
    #expect(run.status == 2)
    #expect(
      run.complaints.hasSuffix(
        " document below this folder that .plumbline.yml chooses; see 'include' and 'exclude' there.\n"),
      "\(run.complaints)")
  }

  @Test("an empty language is no language")
  func emptyLanguage() throws {
    let run = try Run(["check", "--language", "", "-"], input: Documents.clean)
    #expect(
      run.status == 2 && run.complaints.contains("'' is no language. Give one such as de"),
      "\(run.complaints)")
  }

  @Test("what is no configuration of IBLinter is not carried over")
  func noIBLinter() throws {
    let scratch = try Scratch()
    for text in ["hello", "- misplaced"] {
      try scratch.write("x.yml", text)
      let run = try Run(["init", "--from", "x.yml"], in: scratch.folder)
      #expect(run.status == 2 && run.output == "")
      #expect(run.complaints.hasPrefix("x.yml:1:1: is no configuration of IBLinter"), "\(run.complaints)")
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
        == ".iblinter.yml: 'excluded' names 'Other', which is no part of the folder that the new file is for.\n"
    )
    let text = try String(contentsOfFile: scratch.path("App/.plumbline.yml"), encoding: .utf8)
    #expect(text.contains("exclude: [Legacy, \"*/Old\", \"**/Generated\"]\n"), "\(text)")
  }
}
