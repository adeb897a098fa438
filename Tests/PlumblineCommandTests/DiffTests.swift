// `plumbline diff`: files, folders, revisions.

import Foundation
import LayoutScene
import Testing

@Suite("Diff")
struct DiffTests {
  /// The clean document with a box 54 high instead of 44.
  private static let higher = Documents.clean.replacing(
    "firstAttribute=\"height\" constant=\"44.0\"", with: "firstAttribute=\"height\" constant=\"54.0\"")

  @Test("two files of which one is higher: the view, its constraint, and status 1")
  func files() throws {
    let scratch = try Scratch()
    try scratch.write("old.xib", Documents.clean)
    try scratch.write("new.xib", Self.higher)
    let run = try Run(["diff", "--format", "json", "old.xib", "new.xib"], in: scratch.folder)
    #expect(run.status == 1 && run.complaints == "")
    #expect(
      run.output == """
        {"document":"new.xib","scene":"roo-aa-001","configuration":{"device":"retina6_12","orientation":"portrait",\
        "direction":"ltr","language":null,"contentSize":null},"moved":[{"id":"box-aa-001","old":[20,10,280,44],"new":[20,10,280,54]}],"added":[],\
        "removed":[],"constraints":{"added":[],"removed":[],"changed":[{"id":"hei-aa-001",\
        "old":"the height of view 'Card' is 44 points","new":"the height of view 'Card' is 54 points",\
        "change":"constant 44 -> 54"}]},"findings":{"added":[],"removed":[]}}

        """)
  }

  @Test("for people")
  func text() throws {
    let scratch = try Scratch()
    try scratch.write("old.xib", Documents.clean)
    try scratch.write("new.xib", Self.higher)
    let run = try Run(["diff", "old.xib", "new.xib"], in: scratch.folder)
    #expect(
      run.output == """
        new.xib
          Scene roo-aa-001, iPhone 15, 320 x 200
            changed hei-aa-001: the height of view 'Card' is 44 points: constant 44 -> 54
              moved   UIView 'Card' (box-aa-001): 280 x 44 at 20, 10 -> 280 x 54 at 20, 10

        1 scene of 1 document changed.

        """)
  }

  @Test("the same file, and a stored frame that nobody asks for: nothing moved, status 0")
  func same() throws {
    let scratch = try Scratch()
    try scratch.write("old.xib", Documents.clean)
    try scratch.write("new.xib", Documents.misplaced)
    for new in ["old.xib", "new.xib"] {
      let run = try Run(["diff", "old.xib", new], in: scratch.folder)
      #expect(run.status == 0 && run.output == "No view moved, and no constraint changed.\n")
    }
  }

  @Test("of a version that cannot be read nothing is said to be the same")
  func unreadable() throws {
    let scratch = try Scratch()
    try scratch.write("old.xib", "<document")
    try scratch.write("new.xib", Documents.clean)
    let run = try Run(["diff", "old.xib", "new.xib"], in: scratch.folder)
    #expect(
      run.status == 2 && run.output == "" && run.complaints.hasPrefix("old.xib:1: the document is truncated"))
  }

  @Test("folders: documents that changed, came and went, by their paths")
  func folders() throws {
    let scratch = try Scratch()
    try scratch.write("Old/A.xib", Documents.clean)
    try scratch.write("New/A.xib", Self.higher)
    try scratch.write("Old/Sub/B.xib", Documents.clean)
    try scratch.write("New/C.xib", Documents.clean)
    let run = try Run(["diff", "Old", "New/", "--format", "json"], in: scratch.folder)
    #expect(run.status == 1)
    let objects = try run.objects()
    #expect(objects.map { $0["document"] as? String } == ["A.xib", "C.xib", "Sub/B.xib"])
    #expect(objects.map { $0["status"] as? String } == [nil, "added", "removed"])
  }

  @Test("names that Unicode holds for equal are two files", .needsAnyName)
  func equalNames() throws {
    let scratch = try Scratch()
    // é in one character, and as e with an accent.
    for name in ["\u{E9}.xib", "e\u{301}.xib"] {
      try scratch.write("Old/\(name)", Documents.clean)
      try scratch.write("New/\(name)", name.unicodeScalars.count == 5 ? Documents.clean : Self.higher)
    }
    let run = try Run(["diff", "Old", "New", "--format", "json"], in: scratch.folder)
    #expect(run.status == 1)
    let names = try run.objects().compactMap { $0["document"] as? String }
    #expect(names.map { Array($0.unicodeScalars) } == [Array("e\u{301}.xib".unicodeScalars)])
  }

  @Test("every configuration is compared")
  func configurations() throws {
    let scratch = try Scratch()
    try scratch.write("old.storyboard", Documents.storyboard)
    try scratch.write(
      "new.storyboard", Documents.storyboard.replacing("constant=\"44.0\"", with: "constant=\"45.0\""))
    let run = try Run(
      [
        "diff", "--device", "retina4_0", "--device", "retina6_12", "old.storyboard", "new.storyboard",
        "--format", "json",
      ],
      in: scratch.folder)
    let devices = try run.objects().map { ($0["configuration"] as? [String: Any])?["device"] as? String }
    #expect(devices == ["retina4_0", "retina6_12"])
  }

  @Test("a page with both pictures")
  func html() throws {
    let scratch = try Scratch()
    try scratch.write("old.xib", Documents.clean)
    try scratch.write("new.xib", Self.higher)
    let run = try Run(["diff", "--format", "html", "old.xib", "new.xib"], in: scratch.folder)
    #expect(run.status == 1 && run.output.hasPrefix("<!DOCTYPE html>") && run.output.hasSuffix("</html>\n"))
    #expect(run.output.components(separatedBy: "<script type=\"text/plain\" id=\"picture-").count == 3)
    #expect(run.output.contains("<p>1 scene of 1 document changed.</p>"))
  }

  @Test(
    "folders are walked as .plumbline.yml says; a document that is named is compared all the same",
    .enabled(if: gitPath != nil))
  func chosen() throws {
    let scratch = try repository()
    try scratch.write("Old/Legacy/A.xib", Documents.clean)
    try scratch.write("New/Legacy/A.xib", Self.higher)
    try scratch.write(".plumbline.yml", "exclude: [Views, \"**/Legacy\"]\n")
    for arguments in [
      ["Old", "New"], ["--git", "HEAD~1", "HEAD"], ["--git", "HEAD~1"], ["--git", "HEAD~1", "Views"],
    ] {
      let run = try Run(["diff"] + arguments, in: scratch.folder)
      #expect(!run.output.contains("A.xib"), "\(arguments): \(run.output)")
    }
    #expect(try Run(["diff", "--git", "HEAD~1", "HEAD", "Views/A.xib"], in: scratch.folder).status == 1)
    #expect(try Run(["diff", "Old/Legacy/A.xib", "New/Legacy/A.xib"], in: scratch.folder).status == 1)
  }

  @Test("what diff does not read is not offered", arguments: ["--files-from", "--force-exclude"])
  func options(name: String) throws {
    #expect(try !Run(["diff", "--help"]).output.contains(name))
    #expect(try Run(["diff", name, "x", "y"]).status == 2)
    let run = try Run(["diff", "-", "a.xib"], input: Documents.clean)
    #expect(run.status == 2 && run.complaints.contains("'-' cannot be compared"), "\(run.complaints)")
  }

  @Test(
    "what cannot be compared",
    arguments: [
      (["only.xib"], "Give two documents or two folders"),
      (["folder", "only.xib"], "are a file and a folder"),
      (["only.xib", "nowhere.xib"], "nowhere.xib: no such file or folder"),
      (["only.xib", "broken.xib"], "broken.xib"),
    ])
  func mistakes(arguments: [String], complaint: String) throws {
    let scratch = try Scratch()
    try scratch.write("only.xib", Documents.clean)
    try scratch.write("broken.xib", "<document><")
    try scratch.write("folder/a.xib", Documents.clean)
    let run = try Run(["diff"] + arguments, in: scratch.folder)
    #expect(run.status == 2 && run.complaints.contains(complaint))
  }

  // MARK: git

  static let gitPath = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private func git(_ arguments: [String], in folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.gitPath))
    process.arguments =
      ["-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "init.defaultBranch=main"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
  }

  private func repository() throws -> Scratch {
    let scratch = try Scratch()
    try git(["init", "-q"], in: scratch.folder)
    try scratch.write("Views/A.xib", Documents.clean)
    try scratch.write("B.xib", Documents.clean)
    try git(["add", "."], in: scratch.folder)
    try git(["commit", "-q", "-m", "one"], in: scratch.folder)
    try scratch.write("Views/A.xib", Self.higher)
    try git(["commit", "-q", "-a", "-m", "two"], in: scratch.folder)
    return scratch
  }

  @Test("a revision and what lies in the folder; two revisions; paths", .enabled(if: gitPath != nil))
  func revisions() throws {
    let scratch = try repository()
    func documents(_ arguments: [String]) throws -> [String?] {
      let run = try Run(["diff", "--format", "json", "--git"] + arguments, in: scratch.folder)
      #expect(run.complaints == "")
      return try run.objects().map { $0["document"] as? String }
    }
    #expect(try documents(["HEAD"]) == [])
    #expect(try documents(["HEAD~1"]) == ["Views/A.xib"])
    #expect(try documents(["HEAD~1", "HEAD"]) == ["Views/A.xib"])
    #expect(try documents(["HEAD~1", "B.xib"]) == [])
    #expect(try documents(["HEAD~1", "HEAD", "./Views"]) == ["Views/A.xib"])
    try FileManager.default.removeItem(atPath: scratch.path("B.xib"))
    #expect(try documents(["HEAD"]) == ["B.xib"])
  }

  @Test(
    "paths lead where the system says, whatever the current folder, and are told from there",
    .enabled(if: gitPath != nil),
    arguments: [
      ("Views", [".."], ["A.xib"]), ("Views", ["."], ["A.xib"]), ("Views", ["A.xib"], ["A.xib"]),
      ("Views", ["../B.xib"], []), ("", ["./Views/../Views"], ["Views/A.xib"]),
      ("", ["Link"], ["Views/A.xib"]),
      ("", ["/"], ["Views/A.xib"]), ("Views", ["/"], ["A.xib"]), ("Empty", [".."], ["../Views/A.xib"]),
    ])
  func places(current: String, paths: [String], documents: [String]) throws {
    let scratch = try repository()
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("Link"), withDestinationPath: scratch.path("Views"))
    try FileManager.default.createDirectory(
      atPath: scratch.path("Empty"), withIntermediateDirectories: true)
    // An absolute path is that of the repository.
    let paths = paths.map { $0 == "/" ? scratch.folder : $0 }
    for revisions in [["HEAD~1"], ["HEAD~1", "HEAD"]] {
      let run = try Run(
        ["diff", "--format", "json", "--git"] + revisions + paths, in: scratch.path(current))
      #expect(run.complaints == "")
      #expect(run.status == (documents.isEmpty ? 0 : 1))
      let objects = try run.objects()
      #expect(objects.map { $0["document"] as? String } == documents, "\(revisions)")
      #expect(objects.allSatisfy { $0["status"] == nil }, "\(revisions) neither came nor went")
    }
  }

  @Test(
    "a path that is gone is found in the revision; one elsewhere is refused", .enabled(if: gitPath != nil))
  func gone() throws {
    let scratch = try repository()
    try FileManager.default.removeItem(atPath: scratch.path("Views"))
    let run = try Run(
      ["diff", "--git", "HEAD", "./B.xib", "Views/../Views", "--format", "json"], in: scratch.folder)
    #expect(try run.objects().map { $0["document"] as? String } == ["Views/A.xib"])
    let outside = try Run(["diff", "--git", "HEAD", ".."], in: scratch.folder)
    #expect(outside.status == 2 && outside.complaints.contains("..: is outside the repository at "))
  }

  @Test(
    "on a clean tree nothing has changed: links are links, and what is damaged or too large is not read",
    .enabled(if: gitPath != nil))
  func cleanTree() throws {
    let scratch = try repository()
    try scratch.write("Damaged.xib", "<document>")
    try scratch.write("-x.xib", Documents.clean)
    let files = FileManager.default
    try files.createSymbolicLink(atPath: scratch.path("Link.xib"), withDestinationPath: "B.xib")
    try files.createSymbolicLink(atPath: scratch.path("Linked"), withDestinationPath: "Views")
    try git(["add", "-A"], in: scratch.folder)
    try git(["commit", "-q", "-m", "links"], in: scratch.folder)
    let run = try Run(["diff", "--git", "HEAD"], in: scratch.folder)
    #expect(run.status == 0 && run.complaints.isEmpty, "\(run)")
    #expect(run.output == "No view moved, and no constraint changed.\n")
    // A damaged document that changed is read.
    try scratch.write("Damaged.xib", "<document><a>")
    let changed = try Run(["diff", "--git", "HEAD"], in: scratch.folder)
    #expect(changed.status == 2 && changed.complaints.hasPrefix("Damaged.xib:1"), "\(changed)")
  }

  @Test(
    "what git converts on its way in has not changed either, and no filter of the settings is run",
    .enabled(if: gitPath != nil),
    arguments: [
      ("*.xib text eol=crlf", "false"), ("", "true"), ("/Views/*.xib text eol=crlf\n/D*.xib text", "false"),
      ("*.xib text eol=crlf filter=noting", "false"), ("*.xib text=auto eol=crlf ident", "false"),
    ])
  func convertedLineEnds(attributes: String, isConverted: String) throws {
    let scratch = try repository()
    try git(["config", "core.autocrlf", isConverted], in: scratch.folder)
    try scratch.write(".gitattributes", attributes + "\n")
    for name in ["Damaged.xib", "Views/Damaged.xib"] { try scratch.write(name, "<document>\n<a>\n") }
    try git(["add", "-A"], in: scratch.folder)
    try git(["commit", "-q", "-m", "line ends"], in: scratch.folder)
    for key in ["clean", "process"] {
      try git(["config", "filter.noting.\(key)", "touch noted; cat"], in: scratch.folder)
    }
    try git(["config", "filter.noting.required", "true"], in: scratch.folder)
    // As a checkout would write them.
    for name in ["Damaged.xib", "Views/Damaged.xib"] { try scratch.write(name, "<document>\r\n<a>\r\n") }
    for folder in [scratch.folder, scratch.path("Views")] {
      let run = try Run(["diff", "--git", "HEAD", scratch.folder], in: folder)
      #expect(run.status == 0 && run.complaints.isEmpty, "\(run)")
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.path("noted")))
    // Another text is another document, whatever its line ends are.
    try scratch.write("Damaged.xib", "<document>\r\n<b>\r\n")
    let changed = try Run(["diff", "--git", "HEAD"], in: scratch.folder)
    #expect(changed.status == 2 && changed.complaints.hasPrefix("Damaged.xib:"), "\(changed)")
  }

  @Test(
    "a warning of git for each of many files, longer than a pipe holds, leaves nobody waiting",
    .enabled(if: gitPath != nil), .timeLimit(.minutes(1)))
  func warnings() throws {
    let scratch = try Scratch()
    try git(["init", "-q"], in: scratch.folder)
    let folder = [String](repeating: String(repeating: "a", count: 100), count: 3).joined(separator: "/")
    for index in 0..<210 { try scratch.write("\(folder)/V\(index).xib", "<document>") }
    try git(["add", "-A"], in: scratch.folder)
    try git(["commit", "-q", "-m", "many"], in: scratch.folder)
    // The files are not in that encoding, which git tells of each.
    try scratch.write(".gitattributes", "*.xib working-tree-encoding=UTF-16\n")
    let run = try Run(["diff", "--git", "HEAD"], in: scratch.folder)
    #expect(run.status == 0 && run.complaints.isEmpty, "\(run)")
  }

  @Test(
    "a git that does not end, or ends early, is told, and not waited for",
    arguments: [
      ("exec sleep 20", "git: not done after 0.5 s; give it more time with --time-limit."),
      ("yes >&2", "git: not done after 0.5 s; give it more time with --time-limit."),
      ("echo .git; kill -9 $$", "git: ended with status 9"),
    ])
  func stuckGit(script: String, complaint: String) throws {
    let scratch = try Scratch()
    try scratch.write("bin/git", "#!/bin/sh\n\(script)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path("bin/git"))
    let start = ContinuousClock.now
    let run = try Run(
      ["-c", "PATH=\"$PWD/bin:$PATH\" exec \"$0\" diff --git HEAD --time-limit 0.5", Run.executable().path],
      input: Data(), in: scratch.folder, of: URL(fileURLWithPath: "/bin/sh"))
    #expect(run.status == 2 && run.complaints.contains(complaint), "\(run)")
    #expect(ContinuousClock.now - start < .seconds(15))
  }

  @Test("a folder without a repository is told as such", .enabled(if: gitPath != nil))
  func noRepository() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    let run = try Run(["diff", "--git", "HEAD"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(
      run.complaints.contains("--git: the current folder is not in a git repository."), "\(run.complaints)")
  }

  @Test(
    "names that are no revisions", .enabled(if: gitPath != nil), arguments: ["nope", "HEAD~9", "HEAD:B.xib"])
  func unknownRevision(name: String) throws {
    let scratch = try repository()
    let run = try Run(["diff", "--git", name], in: scratch.folder)
    #expect(run.status == 2 && run.complaints.contains("'\(name)' is not a revision of this repository"))
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "what the help and the page say about git works for a document that is called like an option",
    .enabled(if: gitPath != nil), arguments: [false, true])
  func snippets(isPage: Bool) throws {
    let scratch = try Scratch()
    try git(["init", "-q"], in: scratch.folder)
    for text in [Documents.clean, Self.higher] {
      try scratch.write("-x.xib", text)
      try git(["add", "."], in: scratch.folder)
      try git(["commit", "-q", "-m", "one"], in: scratch.folder)
    }
    let page = "Sources/PlumblineCommand/PlumblineCommand.docc/ContinuousIntegration.md"
    let text =
      isPage
      ? try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
      : try Run(["diff", "--help"]).output
    let lines = text.replacing("\\\n", with: " ").split(separator: "\n").map {
      String($0.trimmingPrefix(/\s*(\$ )?/))
    }
    func shell(_ commands: [String]) throws -> Run {
      let way = "PATH=\"$(dirname \"$0\"):$PATH\"; "
      return try Run(
        ["-c", way + commands.joined(separator: "\n"), Run.executable().path], input: Data(),
        in: scratch.folder, of: URL(fileURLWithPath: "/bin/sh"))
    }
    let tool = lines.filter { $0.hasPrefix("git difftool") }
    let compared = try shell(tool)
    #expect(tool.count == 1 && compared.output.contains("44 -> 54"), "\(compared)")
    #expect(compared.complaints == "")
    let settings = lines.filter { $0.hasPrefix("git config") || $0.hasPrefix("echo '*.") }
    try scratch.write("-x.xib", "<document>\nbroken\n")
    let shown = try shell(settings + ["git --no-pager diff"])
    #expect(settings.count == 3 && shown.status == 0, "\(shown)")
    #expect(shown.output.contains("+broken") && shown.output.contains("box-aa-001"), "\(shown)")
  }

  @Test("the hooks of pre-commit take such a document too")
  func hooks() throws {
    let file = Self.root.appendingPathComponent(".pre-commit-hooks.yaml")
    let entries = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("  entry: plumbline ") }
    #expect(entries.count == 2)
    let scratch = try Scratch()
    try scratch.write("-x.xib", Documents.conflicting)
    for entry in entries {
      let run = try Run(
        entry.split(separator: " ").dropFirst(2).map(String.init) + ["-x.xib"], in: scratch.folder)
      #expect(run.status == 1 && run.complaints == "", "\(run)")
    }
  }

  @Test("nothing that the repository's settings name is run", .enabled(if: gitPath != nil))
  func hostileSettings() throws {
    let scratch = try repository()
    let mark = scratch.path("mark")
    for (key, value) in [
      ("core.fsmonitor", "touch \(mark)"), ("diff.external", "touch \(mark)"),
      ("core.pager", "touch \(mark)"),
      ("diff.x.textconv", "touch \(mark) #"), ("filter.x.smudge", "touch \(mark)"),
      ("filter.x.clean", "touch \(mark)"),
    ] {
      try git(["config", key, value], in: scratch.folder)
    }
    try scratch.write(".gitattributes", "*.xib diff=x filter=x\n")
    let run = try Run(["diff", "--git", "HEAD~1"], in: scratch.folder)
    #expect(run.status == 1 && !FileManager.default.fileExists(atPath: mark))
  }
}
