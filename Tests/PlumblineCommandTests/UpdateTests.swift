// `plumbline update`: the frames that it writes, those that it keeps, and the files that it refuses.

import Foundation
import Testing

@testable import PlumblineCommand

#if canImport(CFileAttributes)
  import CFileAttributes
#endif

@Suite("plumbline update") struct UpdateTests {
  /// Two configurations of bytes around one frame.
  static let hidden = Documents.misplaced.replacing(
    "x=\"20.0\" y=\"17.0\" width=\"280.0\" height=\"44.0\"",
    with: "x=\"0.0\" y=\"0.0\" width=\"0.0\" height=\"0.0\"")
  static func updated(_ text: String) -> String { text.replacing("y=\"17.0\"", with: "y=\"10\"") }

  @Test("a misplaced view gets its frame, and nothing else changes")
  func update() throws {
    let scratch = try Scratch()
    let text = Documents.misplaced.replacing(
      " id=\"box-aa-001\"", with: " misplaced=\"YES\" id=\"box-aa-001\"")
    let path = try scratch.write("A.xib", text)
    let run = try Run(["update", path])
    #expect(run.status == 0 && run.complaints.isEmpty)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.updated(Documents.misplaced))
    #expect(
      run.output.hasPrefix("\(path):10: view 'Card': 280 x 44 at 20, 10 instead of 280 x 44 at 20, 17\n"))
    #expect(run.output.contains("Updated 1 frame in 1 of 1 document."))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder) == ["A.xib"])
  }

  @Test("line ends, a byte order mark and permissions stay", arguments: ["\n", "\r\n"])
  func form(newLine: String) throws {
    let scratch = try Scratch()
    let text = "\u{FEFF}" + Documents.misplaced.replacing("\n", with: newLine)
    let path = try scratch.write("A.xib", text)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try Run(["update", path]).status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(Self.updated(text).utf8))
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
    #expect(permissions == 0o640)
  }

  #if os(Linux)
    @Test("extended attributes stay; that other names of the file keep the old contents is told")
    func attributes() throws {
      let scratch = try Scratch()
      let path = try scratch.write("A.xib", Documents.misplaced)
      try #require(setxattr(path, "user.origin", "here", 4, 0) == 0)
      try #require(link(path, scratch.path("B.xib")) == 0)
      let run = try Run(["update", "A.xib"], in: scratch.folder)
      #expect(run.status == 0)
      #expect(
        run.complaints
          == "A.xib: has other names (hard links), which keep the old contents; this name has a file of its own now.\n"
      )
      var value = [UInt8](repeating: 0, count: 4)
      #expect(getxattr(path, "user.origin", &value, 4) == 4 && value == Array("here".utf8))
      #expect(try String(contentsOfFile: scratch.path("B.xib"), encoding: .utf8) == Documents.misplaced)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.updated(Documents.misplaced))
    }
  #endif

  @Test("a frame that was taken out comes back; a right document is not even written")
  func hiddenAndRight() throws {
    let scratch = try Scratch()
    let hidden = try scratch.write("hidden.xib", Self.hidden)
    let right = try scratch.write("right.xib", Documents.clean)
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: right)
    let run = try Run(["update", scratch.folder])
    #expect(run.status == 0 && run.output.contains("Updated 1 frame in 1 of 2 documents."))
    #expect(
      try String(contentsOfFile: hidden, encoding: .utf8)
        == Self.hidden.replacing(
          "x=\"0.0\" y=\"0.0\" width=\"0.0\" height=\"0.0\"",
          with: "x=\"20\" y=\"10\" width=\"280\" height=\"44\""))
    #expect(try FileManager.default.attributesOfItem(atPath: right)[.modificationDate] as? Date == past)
  }

  /// A box of a size in the middle of a view, and where the corpus' documents have it.
  struct Middle: Sendable, CustomTestStringConvertible {
    /// How wide the view is around the box, in the middle of a root of 393 points.
    var outer = 393.0
    var width: String
    var x: String
    var storedWidth: String
    var document: String
    var testDescription: String { document }
  }

  @Test(
    "numbers are Interface Builder's to the last digit",
    arguments: [
      Middle(width: "200", x: "96.666666666666686", storedWidth: "200", document: "fsnotes, foE-Yx-IVb"),
      Middle(
        width: "353.66666666666669", x: "19.666666666666657", storedWidth: "353.66666666666674",
        document: "iOS-deep-understanding-autolayout, Lgc-5K-YZP"),
      // The pixels of 96.5 + 11.83 in the root, not of 11.83.
      Middle(
        outer: 200, width: "176.33333333333334", x: "11.666666666666657", storedWidth: "176.33333333333334",
        document: "iOS-deep-understanding-autolayout, YRF-l7-qKz"),
    ])
  func digits(middle: Middle) throws {
    func hidden(_ id: String, _ inner: String = "") -> String {
      Documents.box(id, frame: (0, 0, 0, 0)).replacing("</view>", with: "\(inner)</view>")
    }
    func centred(_ box: String, in outer: String) -> String {
      Documents.constraint("\(box)-x", box, "centerX", outer, "centerX")
        + Documents.constraint("\(box)-y", box, "centerY", outer, "centerY")
        + Documents.constraint("\(box)-h", box, "height", constant: 50)
    }
    let width =
      "<constraint firstItem=\"box-aa-001\" firstAttribute=\"width\" constant=\"\(middle.width)\" id=\"w\"/>"
    let text = Documents.xib(
      views: hidden("out-aa-001", "<subviews>\(hidden("box-aa-001"))</subviews>"),
      constraints: centred("out-aa-001", in: "roo-aa-001") + centred("box-aa-001", in: "out-aa-001") + width
        + Documents.constraint("w-o", "out-aa-001", "width", constant: middle.outer)
    ).replacing("width=\"320\"", with: "width=\"393\"")
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", text)
    #expect(try Run(["update", path]).status == 0)
    let after = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      after.contains("x=\"\(middle.x)\" y=\"0.0\" width=\"\(middle.storedWidth)\" height=\"50\""), "\(after)")
  }

  @Test("what check only notes changes where Interface Builder marked something, and by fix")
  func notes() throws {
    // A text that is stored wider than it is; nothing else contradicts its frame.
    let label = """
      <label opaque="NO" text="Badge" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">\
      <rect key="frame" x="20" y="10" width="120" height="21"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let text = Documents.xib(
      views: label,
      constraints: Documents.constraint("l", "lab-aa-001", "leading", "roo-aa-001", "leading", constant: 20)
        + Documents.constraint("t", "lab-aa-001", "top", "roo-aa-001", "top", constant: 10))
    let scratch = try Scratch()
    // From Xcode 9 on the editor keeps such frames up to date, and nothing is said.
    let newer = try scratch.write("New.xib", text)
    #expect(try !Run(["check", newer]).output.contains("misplaced"))
    let older = text.replacing("21507", with: "11542")
    let path = try scratch.write("A.xib", older)
    #expect(try Run(["check", path]).output.contains("note: misplaced"))
    let run = try Run(["update", path])
    #expect(run.output.hasPrefix("Updated 0 frames in 0 of 1 document. Kept 1 stored frame"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == older)
    #expect(
      try Run(["fix", path, "--finding", "1"]).output.contains("write the computed frame of label 'Badge'"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) != older)
    let marked = try scratch.write(
      "B.xib", text.replacing(" id=\"lab-aa-001\"", with: " misplaced=\"YES\" id=\"lab-aa-001\""))
    #expect(try Run(["update", marked]).output.contains("Updated 1 frame in 1 of 1 document."))
  }

  @Test("a file that changes while its replacement is written stays as it was changed")
  func changedMeanwhile() throws {
    let scratch = try Scratch()
    let path = FilePath(try scratch.write("A.xib", "old"))
    let draft = try FileDraft(of: path)
    try draft.write(Data("new".utf8))
    let isReplaced = try draft.finish {
      (try? scratch.write("A.xib", "by another")) == nil
    }
    #expect(!isReplaced)
    #expect(try String(contentsOfFile: path.name, encoding: .utf8) == "by another")
  }

  @Test("a rehearsal, and a scene that is not asked for, change nothing")
  func nothingWritten() throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", Documents.misplaced)
    let rehearsal = try Run(["update", "--dry-run", path])
    #expect(rehearsal.status == 0 && rehearsal.output.contains("Would update 1 frame in 1 of 1 document."))
    let other = try Run(["update", "--scene", "nobody", path])
    #expect(other.status == 2 && other.complaints.contains("no scene has this id"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Documents.misplaced)
    #expect(try Run(["update", "--scene", "roo-aa-001", "--misplaced-only", path]).status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.updated(Documents.misplaced))
  }

  @Test("a link within its folder leads to its file; one out of it is refused")
  func links() throws {
    let scratch = try Scratch()
    let outside = try scratch.write("outside.xib", Documents.misplaced)
    let inside = try scratch.write("folder/a/inside.xib", Documents.misplaced)
    let files = FileManager.default
    try files.createSymbolicLink(atPath: scratch.path("folder/out.xib"), withDestinationPath: outside)
    try files.createSymbolicLink(atPath: scratch.path("folder/in.xib"), withDestinationPath: "a/inside.xib")
    let run = try Run(["update", scratch.path("folder")])
    #expect(run.status == 2)
    #expect(
      run.complaints.split(separator: "\n").count == 1
        && run.complaints.contains("folder/out.xib: is a symbolic link to "))
    #expect(try String(contentsOfFile: outside, encoding: .utf8) == Documents.misplaced)
    #expect(try String(contentsOfFile: inside, encoding: .utf8) == Self.updated(Documents.misplaced))
    #expect(try files.destinationOfSymbolicLink(atPath: scratch.path("folder/in.xib")) == "a/inside.xib")
    #expect(try Run(["update", scratch.path("folder/out.xib")]).status == 2)
  }

  @Test("a read-only file is one line and stays; so are damaged documents and what stores no frames")
  func refused() throws {
    let scratch = try Scratch()
    let locked = try scratch.write("locked.xib", Documents.misplaced)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: locked)
    let broken = try scratch.write("broken.xib", "<document>\n</dokument>")
    let layout = try scratch.write("card.yaml", "size: [1, 1]\nviews: {}\n")
    for (path, reason) in [
      (locked, "is read-only; it was not changed"), (broken, ":2:1: not well-formed XML"),
      (layout, "is not a .storyboard or .xib file"), (scratch.path("nobody.xib"), "no such file"),
      ("-", "standard input cannot be changed"),
    ] {
      let run = try Run(["update", path])
      #expect(run.status == 2 && run.complaints.contains(reason), "\(path): \(run.complaints)")
      #expect(run.complaints.split(separator: "\n").count == 1)
    }
    #expect(try String(contentsOfFile: locked, encoding: .utf8) == Documents.misplaced)
  }

  /// A view of AppKit without a height, 100 high where it is stored, and in it one that lies at its top and is marked.
  private static let open = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22504" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="22504"/></dependencies>
    <objects><customView id="roo-aa-001"><rect key="frame" x="0.0" y="0.0" width="200" height="140"/>
    <subviews>
    <customView translatesAutoresizingMaskIntoConstraints="NO" id="out-aa-001">
    <rect key="frame" x="20" y="20" width="160" height="100"/>
    <subviews>
    <customView misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="inn-aa-001">
    <rect key="frame" x="10" y="60" width="40" height="30"/>
    <constraints><constraint firstAttribute="width" constant="50" id="con-w"/>
    <constraint firstAttribute="height" constant="30" id="con-h"/></constraints></customView>
    </subviews>
    <constraints>
    <constraint firstItem="inn-aa-001" firstAttribute="leading" secondItem="out-aa-001" secondAttribute="leading" \
    constant="10" id="con-a"/>
    <constraint firstItem="inn-aa-001" firstAttribute="top" secondItem="out-aa-001" secondAttribute="top" \
    constant="10" id="con-b"/>
    </constraints></customView></subviews>
    <constraints>
    <constraint firstItem="out-aa-001" firstAttribute="leading" secondItem="roo-aa-001" secondAttribute="leading" \
    constant="20" id="con-c"/>
    <constraint firstAttribute="trailing" secondItem="out-aa-001" secondAttribute="trailing" constant="20" id="con-d"/>
    <constraint firstItem="out-aa-001" firstAttribute="top" secondItem="roo-aa-001" secondAttribute="top" \
    constant="20" id="con-e"/>
    </constraints></customView></objects></document>

    """

  @Test("a frame that counts from the lower edge of a superview of open height is kept and named")
  func openHeight() throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", Self.open)
    let run = try Run(["update", path])
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "\(path):8: custom view inn-aa-001: kept, because nothing determines the height of its superview"))
    #expect(run.output.contains("Updated 0 frames in 0 of 1 document."))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.open)
    // With a height it is written: 100 - 10 - 30 from below.
    let given = Self.open.replacing(
      "<constraint firstItem=\"out-aa-001\" firstAttribute=\"leading\"",
      with: "<constraint firstItem=\"out-aa-001\" firstAttribute=\"height\" constant=\"100\" id=\"con-f\"/>"
        + "<constraint firstItem=\"out-aa-001\" firstAttribute=\"leading\"")
    try scratch.write("A.xib", given)
    #expect(try Run(["update", path]).output.contains("50 x 30 at 10, 60 instead of 40 x 30 at 10, 60"))
    #expect(try Run(["update", path]).output.contains("Updated 0 frames"))
  }

  /// Of every thirtieth document: `.ci/run` does it with all of them.
  @Test("another update changes nothing, in copies of the corpus' documents", .needsCorpus)
  func settled() throws {
    let scratch = try Scratch()
    for path in Corpus.documents(every: 30) {
      let document = try Data(contentsOf: Corpus.folder.appendingPathComponent(path))
      try scratch.write(path, document)
    }
    #expect(try !Run(["update", scratch.folder]).output.contains("Updated 0 frames"))
    #expect(try Run(["update", scratch.folder]).output.contains("Updated 0 frames in 0 of"))
  }
}
