// `.plumbline.yml`: which file applies to a document, what it sets, and its mistakes.

import Foundation
import Testing

@Suite("A team's configuration")
struct TeamConfigurationTests {
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
    #expect(try run.findings("level") == ["error"])
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
        "A/.plumbline.yml:7:11: unknown device 'iPhone 99'",
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
    #expect(run.complaints.contains("'a␤[b' has a [ without a ], and matches nothing"))
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

  @Test(
    "standard output takes a form of --output in place of its own, and nothing else",
    arguments: ["-", "/dev/stdout", "/dev/fd/1"])
  func standardOutput(name: String) throws {
    let scratch = try Scratch()
    try scratch.write("M.xib", Documents.misplaced)
    let run = try Run(["check", "--output", "json:\(name)", "M.xib"], in: scratch.folder)
    #expect(try run.findings("kind") == ["misplaced"])
    #expect(run.status == 0 && run.complaints == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder) == ["M.xib"])
    for flags in [["--format", "text"], ["--output", "xcode:-"]] {
      let both = try Run(["check", "--output", "json:\(name)"] + flags + ["M.xib"], in: scratch.folder)
      #expect(both.status == 2 && both.output == "")
      #expect(both.complaints.contains("both write to standard output"), "\(both.complaints)")
    }
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
    let reason =
      kind == "link" ? "is a symbolic link to a file that does not exist; " : "is not a regular file; "
    #expect(run.complaints.hasPrefix("A/.plumbline.yml:1:1: \(reason)"), "\(run.complaints)")
    #expect(run.complaints.split(separator: "\n").count == 1)
  }

  @Test(
    "what can mean nothing is refused at its place",
    arguments: [
      ("rules: {misplaced: {allowed: [foo]}}", "1:21: the rule 'misplaced' has no 'allowed' values"),
      ("exclude: [\"[a\"]", "1:11: '[a' has a [ without a ]"),
      ("include: [\"Views/[!b\"]", "1:11: 'Views/[!b' has a [ without a ]"),
      ("rules: {misplaced: {exclude: [\"[]\"]}}", "1:31: '[]' has a [ without a ]"),
      ("fonts: [nope]", "1:9: there is no font file or folder at 'nope'"),
      ("languages: [d e]", "1:13: 'd e' is not a language."),
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
        " document in this folder, or .plumbline.yml excludes all of them; see its 'include' and 'exclude'.\n"
      ),
      "\(run.complaints)")
  }

  @Test("an empty language is no language")
  func emptyLanguage() throws {
    let run = try Run(["check", "--language", "", "-"], input: Documents.clean)
    #expect(
      run.status == 2 && run.complaints.contains("'' is not a language. Give a language such as de"),
      "\(run.complaints)")
  }
}
