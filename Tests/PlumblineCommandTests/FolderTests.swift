// Which documents of a folder count, and what is said of a folder that cannot be read.

import Foundation
import Testing

@Suite("Folders")
struct FolderTests {
  private func documents(_ arguments: [String], in scratch: Scratch) throws -> [String] {
    try Run(["layout", "--format", "json"] + arguments, in: scratch.folder).objects()
      .compactMap { $0["document"] as? String }
  }

  @Test("in a folder only layout documents by name count; a file that is named may be called anything")
  func layoutDocuments() throws {
    let yaml = "size: [9, 9]\nviews: {a: {}}\n"
    let scratch = try Scratch()
    for name in ["d/a.layout.yaml", "d/b.layout.yml", "d/d.yaml", "d/e.yml"] { try scratch.write(name, yaml) }
    try scratch.write("d/c.layout.json", #"{"size":[9,9],"views":{"a":{}}}"#)
    try scratch.write("d/f.json", #"{"size":[9,9],"views":{"a":{}}}"#)
    #expect(try documents(["d"], in: scratch) == ["d/a.layout.yaml", "d/b.layout.yml", "d/c.layout.json"])
    #expect(try documents(["d/d.yaml", "d/f.json"], in: scratch) == ["d/d.yaml", "d/f.json"])
  }

  @Test("what dependencies and tools put into a folder is left out, unless it is named itself")
  func leftOut() throws {
    let scratch = try Scratch()
    let folders = ["Pods", "a/Carthage", ".build", "DerivedData", "a/node_modules", ".hidden", "a/de.xcloc"]
    for folder in folders { try scratch.write("\(folder)/X.xib", Documents.clean) }
    try scratch.write("a/A.xib", Documents.clean)
    #expect(try documents(["."], in: scratch) == ["./a/A.xib"])
    #expect(try documents(["Pods"], in: scratch) == ["Pods/X.xib"])
  }

  @Test("--force-exclude leaves out named files, too, that the configuration leaves out of folders")
  func forceExclude() throws {
    let scratch = try Scratch()
    try scratch.write(".plumbline.yml", "include: [App, Legacy]\nexclude: [Legacy]\n")
    let names = ["App/A.xib", "App/Pods/P.xib", "Legacy/L.xib", "Other/O.xib"]
    for name in names { try scratch.write(name, Documents.clean) }
    #expect(try documents(names, in: scratch) == names)
    #expect(try documents(["--force-exclude"] + names, in: scratch) == ["App/A.xib"])
    let none = try Run(["check", "--force-exclude", "Legacy/L.xib"], in: scratch.folder)
    #expect(none.status == 0 && none.complaints == "")
  }

  @Test("what git ignores is left out, by the files from the repository's root to the folder and below it")
  func gitIgnore() throws {
    let scratch = try Scratch()
    try scratch.write(".git/HEAD", "ref: refs/heads/main\n")
    try scratch.write(".git/info/exclude", "private.xib\n")
    try scratch.write(".gitignore", "/App/Old/\n*.generated.xib\n!App/kept.generated.xib\n")
    try scratch.write("App/In/.gitignore", "!b.generated.xib\nLocal\n")
    for name in [
      "App/A.xib", "App/Old/O.xib", "App/a.generated.xib", "App/kept.generated.xib", "App/private.xib",
      "App/In/b.generated.xib", "App/In/c.generated.xib", "App/In/Local/L.xib", "App/In/Old/O.xib",
    ] { try scratch.write(name, Documents.clean) }
    let expected = [
      "App/A.xib", "App/In/Old/O.xib", "App/In/b.generated.xib", "App/kept.generated.xib",
    ]
    #expect(try documents(["App"], in: scratch) == expected)
  }

  @Test("an ignore file holds without a repository, too")
  func noRepository() throws {
    let scratch = try Scratch()
    try scratch.write("d/.gitignore", "Out\n")
    try scratch.write("d/Out/X.xib", Documents.clean)
    try scratch.write("d/A.xib", Documents.clean)
    #expect(try documents(["d"], in: scratch) == ["d/A.xib"])
  }

  @Test("one file by several names is read once, under the first")
  func names() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("L.xib"), withDestinationPath: scratch.path("A.xib"))
    #expect(
      try documents(["A.xib", "./A.xib", "L.xib", scratch.path("A.xib"), "."], in: scratch) == ["A.xib"])
  }

  @Test("a folder that cannot be listed is one line and status 2, and hides nothing", .needsNobody)
  func unreadable() throws {
    let scratch = try Scratch()
    try scratch.write("d/A.xib", Documents.clean)
    try scratch.write("d/locked/B.xib", Documents.clean)
    try scratch.write("d/z/C.xib", Documents.clean)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: scratch.path("d/locked"))
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: scratch.path("d/locked"))
    }
    let run = try Run(asNobody: ["layout", "--format", "json", "d"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.complaints == "d/locked: the folder cannot be listed; check its permissions.\n")
    #expect(try run.objects().compactMap { $0["document"] as? String } == ["d/A.xib", "d/z/C.xib"])
  }

  @Test("a folder that is called like a document is a folder")
  func folderNamedXib() throws {
    let scratch = try Scratch()
    try scratch.write("X.xib/A.xib", Documents.clean)
    #expect(try documents(["."], in: scratch) == ["./X.xib/A.xib"])
    #expect(try documents(["X.xib"], in: scratch) == ["X.xib/A.xib"])
    let empty = try Scratch()
    try FileManager.default.createDirectory(atPath: empty.path("E.xib"), withIntermediateDirectories: true)
    let run = try Run(["check", "E.xib"], in: empty.folder)
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("E.xib: no .storyboard, .xib"))
  }

  @Test("names that are not UTF-8 are read, and shown with their bytes", .needsAnyName)
  func bytes() throws {
    let scratch = try Scratch()
    try scratch.write("d/A.xib", Documents.clean)
    let name = Array((scratch.folder + "/d/na").utf8) + [0xEF, 0xE4] + Array("me.xib".utf8) + [0]
    let result = name.withUnsafeBufferPointer { path in
      path.withMemoryRebound(to: CChar.self) { link(scratch.path("d/A.xib"), $0.baseAddress!) }
    }
    try #require(result == 0)
    try FileManager.default.removeItem(atPath: scratch.path("d/A.xib"))
    #expect(try documents(["d"], in: scratch) == ["d/na\\xEF\\xE4me.xib"])
  }

  @Test("names that differ only in bytes that are not UTF-8 are different arguments", .needsAnyName)
  func arguments() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    let script = """
      for byte in 377 376; do cp A.xib "$(printf "a\\\\$byte.xib")"; done
      "$0" layout --format json "$(printf 'a\\377.xib')" "$(printf 'a\\376.xib')" "$(printf '\\351.xib')"
      """
    let run = try Run(
      ["-c", script, Run.executable().path], input: Data(), in: scratch.folder,
      of: URL(fileURLWithPath: "/bin/sh"))
    #expect(try run.objects().map { $0["document"] as? String } == ["a\\xFF.xib", "a\\xFE.xib"])
    #expect(run.complaints.hasPrefix("\\xE9.xib: no such file or folder; check the path."))
  }

  @Test("control characters of names are shown, not sent")
  func controls() throws {
    let scratch = try Scratch()
    try scratch.write("d/a\u{1B}[31mb.xib", "<document")
    try scratch.write("d/c\u{1B}[31md.xib", Documents.conflicting)
    let run = try Run(["check", "d"], in: scratch.folder)
    #expect(run.complaints.hasPrefix("d/a\\x1B[31mb.xib:1: "))
    #expect(run.output.hasPrefix("d/c\\x1B[31md.xib:13:9: error: conflict"))
    #expect(!run.output.contains("\u{1B}") && !run.complaints.contains("\u{1B}"))
  }

  @Test("--files-from reads a list, by lines or by zeros, from a file or from standard input")
  func lists() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    try scratch.write("b b.xib", Documents.clean)
    try scratch.write("list", "b b.xib\r\n\nA.xib\n")
    #expect(try documents(["--files-from", "list"], in: scratch) == ["b b.xib", "A.xib"])
    let piped = try Run(
      ["layout", "--format", "json", "--files-from", "-"], input: "A.xib\0b b.xib\0", in: scratch.folder)
    #expect(try piped.objects().compactMap { $0["document"] as? String } == ["A.xib", "b b.xib"])
    let missing = try Run(["check", "--files-from", "gone"], in: scratch.folder)
    #expect(missing.status == 2)
    #expect(missing.complaints.contains("gone: no such file or folder; check the path."))
  }
}
