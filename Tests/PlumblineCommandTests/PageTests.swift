// `--format html`: pages that the command writes.

import Foundation
import Testing

@Suite("Pages of scenes and findings")
struct PageTests {
  private static let picture = "<script type=\"text/plain\" id=\"picture-"

  @Test("check writes one page, to standard output or to a file beside another form")
  func check() throws {
    let scratch = try Scratch()
    try scratch.write("M.xib", Documents.misplaced)
    try scratch.write("broken.xib", "<document><")
    let run = try Run(["check", "--format", "html", "M.xib", "broken.xib"], in: scratch.folder)
    #expect(run.status == 2 && run.output.hasPrefix("<!DOCTYPE html>") && run.output.hasSuffix("</html>\n"))
    #expect(run.output.contains("data-kind=\"misplaced\" data-level=\"warning\" data-views=\""))
    #expect(run.output.contains("<h3>Not read</h3>\n<ul>\n<li>broken.xib"))
    #expect(run.output.components(separatedBy: Self.picture).count == 2)
    let both = try Run(
      ["check", "--format", "xcode", "--output", "html:page.html", "M.xib"], in: scratch.folder)
    #expect(both.status == 0 && both.output.hasPrefix("M.xib:10:9: warning:"))
    let page = try String(contentsOfFile: scratch.path("page.html"), encoding: .utf8)
    #expect(page.hasSuffix("</html>\n") && page.components(separatedBy: Self.picture).count == 2)
    // Nothing is left of what was written first.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.folder).sorted() == [
        "M.xib", "broken.xib", "page.html",
      ])
  }

  @Test("several devices make one scene with several pictures")
  func configurations() throws {
    let scratch = try Scratch()
    try scratch.write("M.xib", Documents.misplaced)
    let run = try Run(
      ["check", "--device", "retina4_0", "--device", "retina6_12", "--format", "html", "M.xib"],
      in: scratch.folder)
    #expect(run.output.components(separatedBy: "<article").count == 2)
    #expect(run.output.contains("in 2 configurations</small>"))
    // Only the canvas has stored frames: nothing is found, and no picture is shown unless all are asked for.
    #expect(run.output.components(separatedBy: Self.picture).count == 1)
    let all = try Run(
      [
        "check", "--device", "retina4_0", "--device", "retina6_12", "--all-pictures", "--format", "html",
        "--link-template", "https://forge.example/{relative}#L{line}", "M.xib",
      ], in: scratch.folder)
    #expect(all.output.components(separatedBy: Self.picture).count > 1)
    #expect(all.output.contains("data-links=\"https://forge.example/{relative}#L{line}\" data-folder=\"\""))
    try scratch.write("Clean.xib", Documents.clean)
    let clean = try Run(["check", "--format", "html", "Clean.xib"], in: scratch.folder)
    #expect(clean.output.components(separatedBy: Self.picture).count == 1)
    let wrong = try Run(["check", "--link-template", "https://forge.example", "M.xib"], in: scratch.folder)
    #expect(wrong.status == 2 && wrong.complaints.contains("names no file"))
  }

  @Test(
    "links lead to the forge where continuous integration runs, from GitHub's and GitLab's variables or the remote",
    arguments: [
      (
        ["GITHUB_SERVER_URL=https://a.example", "GITHUB_REPOSITORY=b/c", "GITHUB_SHA=12"], "",
        "https://a.example/b/c/blob/12/App/{relative}#L{line}"
      ),
      (
        ["CI=true", "GITLAB_CI=true", "CI_PROJECT_URL=https://d.example/e/f", "CI_COMMIT_SHA=34"], "",
        "https://d.example/e/f/-/blob/34/App/{relative}#L{line}"
      ),
      (["CI=true"], "git@g.example:h/i.git", "https://g.example/h/i/blob/HEAD/App/{relative}#L{line}"),
      (["CI=true"], "ssh://git@g.example:2222/h/i", "https://g.example/h/i/blob/HEAD/App/{relative}#L{line}"),
      (
        ["CI=true"], "https://me:secret@gitlab.example:8443/j.git",
        "https://gitlab.example:8443/j/-/blob/HEAD/App/{relative}#L{line}"
      ),
      (["CI=true"], "/srv/k.git", "vscode://file{path}:{line}:{column}"),
      (["CI=true"], "file:///srv/k.git", "vscode://file{path}:{line}:{column}"),
      (["CI=true"], "../k", "vscode://file{path}:{line}:{column}"),
      ([], "git@g.example:h/i.git", "vscode://file{path}:{line}:{column}"),
    ])
  func forge(variables: [String], remote: String, links: String) throws {
    let git = try #require(DiffTests.gitPath)
    let scratch = try Scratch()
    try scratch.write("App/Old.xib", Documents.clean)
    try scratch.write("App/New.xib", Documents.misplaced)
    func ask(_ arguments: [String]) throws -> Run {
      let options = ["-c", "user.name=A", "-c", "user.email=a@b.c"]
      return try Run(options + arguments, input: Data(), in: scratch.folder, of: URL(fileURLWithPath: git))
    }
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "A"]] { _ = try ask(arguments) }
    if !remote.isEmpty { _ = try ask(["config", "remote.origin.url", remote]) }
    let head = try ask(["rev-parse", "HEAD"]).output.trimmingCharacters(in: .newlines)
    let expected = "data-links=\"\(links.replacingOccurrences(of: "HEAD", with: head))\""
    for arguments in [
      ["check", "--format", "html", "New.xib"], ["render", "--format", "html", "--out", "-", "New.xib"],
      ["diff", "--format", "html", "Old.xib", "New.xib"],
    ] {
      let unset = ["CI", "GITHUB_SHA", "CI_COMMIT_SHA", "GITLAB_CI"].flatMap { ["-u", $0] }
      let run = try Run(
        unset + variables + [try Run.executable().path] + arguments, input: Data(),
        in: scratch.path("App"), of: URL(fileURLWithPath: "/usr/bin/env"))
      #expect(run.output.contains(expected), "\(arguments[0]): \(run.output.prefix(200)) \(run.complaints)")
    }
  }

  @Test("a page of changes names documents below the newer of two folders")
  func changedFolders() throws {
    let scratch = try Scratch()
    try scratch.write("Old/A.xib", Documents.clean)
    try scratch.write("New/A.xib", Documents.misplaced)
    let run = try Run(["diff", "--format", "html", "Old", "New"], in: scratch.folder)
    #expect(run.output.contains("/\((scratch.folder as NSString).lastPathComponent)/New\">"))
  }

  @Test("of several layouts a page shows the first, and of each finding the first that has it")
  func shown() throws {
    let scratch = try Scratch()
    // 375 points less two margins of 20: wrong on any other width.
    try scratch.write(
      "A.xib",
      Documents.xib(
        views: Documents.box("box-aa-001", frame: (20, 10, 280, 44)),
        constraints: Documents.pinned("box-aa-001")
          + Documents.constraint("wid-aa-001", "box-aa-001", "width", constant: 335)))
    let arguments =
      ["check", "--format", "html"] + ["retina4_7", "retina6_12", "retina4_0"].flatMap { ["--device", $0] }
    for (option, count) in [([], 2), (["--all-pictures"], 3)] {
      let page = try Run(arguments + option + ["A.xib"], in: scratch.folder).output
      #expect(page.components(separatedBy: Self.picture).count - 1 == count)
      #expect(page.contains("data-at=\"1 2\""))
    }
  }

  @Test("render writes one page for all: in a folder, to a named file, to standard output")
  func render() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    try scratch.write("B.xib", Documents.misplaced)
    let folder = try Run(
      ["render", "--format", "html", "--out", "pictures", "A.xib", "B.xib"], in: scratch.folder)
    #expect(folder.status == 0 && folder.output == "pictures/scenes.html\n")
    let page = try String(contentsOfFile: scratch.path("pictures/scenes.html"), encoding: .utf8)
    #expect(page.contains("<html lang=\"en\" class=\"scenes\" data-links="))
    #expect(page.components(separatedBy: "<article").count == 3)
    let file = try Run(["render", "--format", "html", "--out", "all.html", "A.xib"], in: scratch.folder)
    #expect(file.output == "all.html\n")
    let standard = try Run(["render", "--format", "html", "--out", "-", "A.xib"], in: scratch.folder)
    #expect(standard.output.hasPrefix("<!DOCTYPE html>") && standard.output.hasSuffix("</html>\n"))
    let lost = try Run(["render", "--format", "html", "--out", "/dev/full", "A.xib"], in: scratch.folder)
    #expect(lost.status == 2)
  }

  @Test("a folder that cannot be written to, and a full disk, are told")
  func lost() throws {
    let scratch = try Scratch()
    try scratch.write("M.xib", Documents.misplaced)
    for path in ["no/where.html", "/dev/full"] {
      let run = try Run(["check", "--output", "html:\(path)", "M.xib"], in: scratch.folder)
      #expect(run.status == 2 && run.complaints.contains("\(path): cannot be written"))
    }
  }
}
