// `plumbline explain`: logs from files and standard input, frames of views, and what is neither.

import Foundation
import InterfaceBuilder
import LayoutReport
import Plumbline
import Testing

@Suite("Explain")
struct ExplainTests {
  /// By hand: 100 wide and 120 wide.
  private static let log = """
    2024-01-02 10:11:12.123456+0100 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x60 UIView:0x7a.width == 100   (active)>",
        "<NSLayoutConstraint:0x61 UIView:0x7a.width == 120   (active)>"
    )

    Will attempt to recover by breaking constraint 
    <NSLayoutConstraint:0x61 UIView:0x7a.width == 120   (active)>

    """

  @Test("a log on standard input, in the contract's form", arguments: [[], ["-"]])
  func standardInput(arguments: [String]) throws {
    let run = try Run(["explain", "--format", "json"] + arguments, input: Self.log)
    #expect(run.status == 0 && run.complaints == "")
    let conflicts = try #require(try run.objects().first?["conflicts"] as? [[String: Any]])
    #expect(
      conflicts.count == 1 && (conflicts[0]["core"] as? [NSNumber])?.map(\.intValue) == [0, 1]
        && (conflicts[0]["broken"] as? NSNumber)?.intValue == 1)
    let constraints = try #require(conflicts[0]["constraints"] as? [[String: Any]])
    #expect(
      constraints.map { $0["words"] as? String } == [
        "the width of UIView is 100 points", "the width of UIView is 120 points",
      ])
    #expect(constraints.map { ($0["system"] as? NSNumber)?.boolValue } == [false, false])
    #expect(
      constraints[0]["text"] as? String == "<NSLayoutConstraint:0x60 UIView:0x7a.width == 100   (active)>")
    let ways = try #require(conflicts[0]["ways"] as? [[String: Any]])
    #expect(ways.allSatisfy { ($0["tried"] as? NSNumber)?.boolValue == true } && !ways.isEmpty)
  }

  @Test("a log for people, from a file, with its picture")
  func file() throws {
    let scratch = try Scratch()
    try scratch.write("console.txt", Self.log)
    let run = try Run(["explain", "console.txt", "--picture", "conflict.svg"], in: scratch.folder)
    #expect(run.status == 0 && run.complaints == "")
    #expect(
      run.output == """
        A conflict: 2 constraints

        [1] and [2] give the width of UIView two values, 100 points and 120 points: most often one was added while the other was still active.

          [1] the width of UIView is 100 points
                <NSLayoutConstraint:0x60 UIView:0x7a.width == 100   (active)>
         *[2] the width of UIView is 120 points
                <NSLayoutConstraint:0x61 UIView:0x7a.width == 120   (active)>

        These constraints conflict; without any one of them the others can hold.

        What breaks: [2] has no effect and is off by 20 points; the others hold.

        Ways out
          Keep one of [1] and [2] and change its constant, or deactivate the old one before the new one is activated; a library's way to do so is updateConstraints or remakeConstraints.  tried: the rest holds
          Remove "the width of UIView is 120 points", or lower its priority to 999: then it is off by 20 points.  tried: the rest holds
          Make the width of UIView at most (<=) 120 points.  tried: the rest holds
          Remove "the width of UIView is 100 points", or lower its priority to 999: then it is off by 20 points.  tried: the rest holds
          Make the width of UIView at least (>=) 100 points.  tried: the rest holds

        """)
    let picture = try String(contentsOfFile: scratch.path("conflict.svg"), encoding: .utf8)
    #expect(picture.hasPrefix("<?xml") && picture.contains("<svg"))
  }

  // MARK: Documents

  /// A label 20 from both sides of a cell's content and 80 high, in lines 20 to 24.
  private static let cell = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <tableViewCell contentMode="scaleToFill" rowHeight="100" id="cel-aa-001" customClass="FeeCell" customModule="Fees">
          <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
          <autoresizingMask key="autoresizingMask"/>
          <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews>
              <label text="Fee" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">
                <rect key="frame" x="20" y="10" width="280" height="80"/>
              </label>
            </subviews>
            <constraints>
              <constraint firstItem="lab-aa-001" firstAttribute="leading" secondItem="con-aa-001" secondAttribute="leading" constant="20" id="lea-aa-001"/>
              <constraint firstItem="lab-aa-001" firstAttribute="top" secondItem="con-aa-001" secondAttribute="top" constant="10" id="top-aa-001"/>
              <constraint firstAttribute="trailing" secondItem="lab-aa-001" secondAttribute="trailing" constant="20" id="tra-aa-001"/>
              <constraint firstAttribute="bottom" secondItem="lab-aa-001" secondAttribute="bottom" constant="10" id="bot-aa-001"/>
              <constraint firstItem="lab-aa-001" firstAttribute="height" constant="80" identifier="fee.height" id="hei-aa-001"/>
            </constraints>
          </tableViewCellContentView>
        </tableViewCell>
      </objects>
    </document>

    """

  /// 10 + 80 + 10 is 100; the table adds a separator.
  private static let cellLog = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x61 'fee.height' UILabel:0x7b'Fee'.height == 80   (active)>",
        "<NSLayoutConstraint:0x62 V:|-(10)-[UILabel:0x7b'Fee']   (active, names: '|':UITableViewCellContentView:0x7a )>",
        "<NSLayoutConstraint:0x63 UITableViewCellContentView:0x7a.bottom == UILabel:0x7b'Fee'.bottom + 10   (active)>",
        "<NSLayoutConstraint:0x64 UILabel:0x7b'Fee'.width >= 50   (active)>",
        "<NSLayoutConstraint:0x65 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7a.height == 100.333   (active)>"
    )

    Will attempt to recover by breaking constraint 
    <NSLayoutConstraint:0x61 'fee.height' UILabel:0x7b'Fee'.height == 80   (active)>

    """

  @Test("a log's constraints are found in the documents below a folder, with scene and line")
  func documents() throws {
    let scratch = try Scratch()
    try scratch.write("console.txt", Self.cellLog)
    try scratch.write("App/Fee.xib", Self.cell)
    // Another class, other numbers: nothing in it fits better.
    try scratch.write("App/Card.xib", Documents.clean)
    let run = try Run(
      ["explain", "--documents", "App", "console.txt", "--format", "json"], in: scratch.folder)
    #expect(run.status == 0 && run.complaints == "")
    let conflicts = try #require(try run.objects().first?["conflicts"] as? [[String: Any]])
    let constraints = try #require(conflicts.first?["constraints"] as? [[String: Any]])
    let places = constraints.map { ($0["documents"] as? [[String: Any]] ?? []).map { $0["id"] as? String } }
    #expect(places == [["hei-aa-001"], ["top-aa-001"], ["bot-aa-001"], [], []])
    let first = try #require((constraints[0]["documents"] as? [[String: Any]])?.first)
    #expect(first["document"] as? String == "App/Fee.xib" && first["scene"] as? String == "cel-aa-001")
    #expect((first["line"] as? NSNumber)?.intValue == 22 && first["title"] as? String == "FeeCell")
    let text = try Run(["explain", "--documents", "App", "console.txt"], in: scratch.folder)
    #expect(
      text.output.contains("\n        in App/Fee.xib:22, scene cel-aa-001 (FeeCell), constraint hei-aa-001\n")
    )
  }

  @Test("where no document has a constraint of the log, that is said, and the log is explained")
  func noDocuments() throws {
    let scratch = try Scratch()
    try scratch.write("console.txt", Self.cellLog)
    try scratch.write("App/Card.xib", Documents.clean)
    let run = try Run(["explain", "--documents", "App", "console.txt"], in: scratch.folder)
    #expect(run.status == 0 && run.output.hasPrefix("A conflict: 5 constraints\n"))
    #expect(
      run.complaints.hasPrefix(
        "--documents App: no constraint of the log has the classes, numbers and identifier"))
    let missing = try Run(["explain", "--documents", "Nowhere", "console.txt"], in: scratch.folder)
    #expect(missing.status == 2 && missing.output == run.output)
    #expect(missing.complaints.hasPrefix("Nowhere: no such file or folder"))
    let view = try Run(["explain", "--documents", "App", "--view", "box-aa-001", "App"], in: scratch.folder)
    #expect(view.status != 0 && view.complaints.contains("--documents is for a log"))
  }

  @Test("a log whose content is redacted is told with the ways to see it, as a note")
  func redacted() throws {
    let run = try Run(
      ["explain", "--format", "json"],
      input:
        "[Layout] Unable to simultaneously satisfy constraints:\n<private>\n\nWill attempt to recover by breaking "
        + "constraint \n<private>\n")
    #expect(run.status == 0 && run.complaints == "")
    let notes = try #require(try run.objects().first?["notes"] as? [[String: Any]])
    #expect(notes.map { $0["kind"] as? String } == ["private-data"])
    #expect((notes[0]["fix"] as? String)?.contains("OS_ACTIVITY_DT_MODE") == true)
  }

  @Test(
    "what is no log is told with what it is",
    arguments: [
      ("", "the log is empty"), ("hello\n", "contains no message about constraints"),
      (Documents.clean, "give the view that is to be explained with --view"),
    ])
  func noLog(text: String, complaint: String) throws {
    let run = try Run(["explain"], input: text)
    #expect(run.status == 2 && run.output == "")
    #expect(run.complaints.contains(complaint) && run.complaints.split(separator: "\n").count == 1)
  }

  @Test("a heading with nothing behind it is told to be cut off, with status 2", arguments: ["", "(\n<<<<"])
  func headingAlone(rest: String) throws {
    let run = try Run(["explain"], input: "Unable to simultaneously satisfy constraints.\n\(rest)\n")
    #expect(run.status == 2 && run.output.hasPrefix("cut-off: "), "\(run)")
  }

  @Test("a message of which nothing can be read is told, with status 2", arguments: ["text", "json"])
  func unreadableMembers(format: String) throws {
    let log =
      "Unable to simultaneously satisfy constraints.\n(\n    \"<NSLayoutConstraint:0x1 non sense (active)>\"\n)\n"
    let run = try Run(["explain", "--format", format], input: log)
    #expect(run.status == 2 && run.complaints.contains("none of the constraints"), "\(run)")
  }

  @Test("a file that is not there")
  func missing() throws {
    let run = try Run(["explain", "nowhere.txt"])
    #expect(run.status == 2 && run.complaints.contains("nowhere.txt: no such file or folder"))
  }

  // MARK: Views

  @Test("a view's frame in the contract's form: the values of each chain add up to the frame's")
  func view() throws {
    let run = try Run(["explain", "--view", "box-aa-001", "--format", "json", "-"], input: Documents.clean)
    #expect(run.status == 0 && run.complaints == "")
    let object = try #require(try run.objects().first)
    #expect(
      object["id"] as? String == "box-aa-001"
        && (object["frame"] as? [NSNumber])?.map(\.doubleValue) == [20, 10, 280, 44])
    func chain(_ name: String) throws -> [String: Double] {
      let links = try #require(object[name] as? [[String: Any]])
      return Dictionary(
        links.map { ($0["constraint"] as? String ?? "", ($0["value"] as? NSNumber)?.doubleValue ?? .nan) },
        uniquingKeysWith: +)
    }
    #expect(try chain("x") == ["lea-aa-001": 20] && chain("y") == ["top-aa-001": 10])
    #expect(try chain("height") == ["hei-aa-001": 44])
    #expect(try chain("width") == ["_UITemporaryLayoutWidth": 320, "lea-aa-001": -20, "tra-aa-001": -20])
  }

  /// By hand: 320 - 20 - 20 wide, 10 from the top.
  @Test("a view's frame for people: one step a number")
  func viewText() throws {
    let run = try Run(["explain", "--view", "box-aa-001", "-"], input: Documents.clean)
    #expect(
      run.output == """
        UIView 'Card' (box-aa-001) line 10
          -, scene roo-aa-001, retina6_12
          280 x 44 at 20, 10

          x = 20       the leading edge of its superview, plus 20  lea-aa-001, line 13
          y = 10       the top edge of its superview, plus 10  top-aa-001, line 15
          width = 280  from the leading edge, plus 20, to the trailing edge (320), less 20, of its superview  lea-aa-001, line 13  tra-aa-001, line 14
          height = 44  its own constraint  hei-aa-001, line 16

        """)
  }

  @Test("--all tells the whole sum, and what would change it")
  func viewSums() throws {
    let run = try Run(["explain", "--view", "box-aa-001", "--all", "-"], input: Documents.clean)
    #expect(
      run.output.hasPrefix(
        "UIView 'Card' (box-aa-001) line 10\n  -, scene roo-aa-001, retina6_12\n  280 x 44 at 20, 10\n\n  x = 20\n    + 20  the leading"
      ))
    #expect(
      run.output.contains(
        "For another width, change the constant of tra-aa-001 (-1 per point) or lea-aa-001 (-1 per point)."))
    #expect(
      try Run(["explain", "--all", "-"], input: Self.log).complaints.contains("--all applies to a frame."))
  }

  /// Two labels of the same class; one has an outlet, one a label in the outline.
  private static let named = Documents.xib(
    views: """
      <label text="Sign in" customClass="Title" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">
      <rect key="frame" x="0.0" y="0.0" width="52" height="20.5"/>
      </label>
      <label text="Sign up" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-002" userLabel="Second">
      <rect key="frame" x="0.0" y="40" width="52" height="20.5"/>
      </label>
      """,
    constraints: ["1", "2"].map { number in
      Documents.constraint("lea-aa-00\(number)", "lab-aa-00\(number)", "leading", "roo-aa-001", "leading")
        + Documents.constraint(
          "top-aa-00\(number)", "lab-aa-00\(number)", "top", "roo-aa-001", "top",
          constant: number == "1" ? 0 : 40)
    }.joined())

  @Test(
    "a view may be called by its label, text or class",
    arguments: [
      ("Second", "lab-aa-002"), ("Sign in", "lab-aa-001"), ("Title", "lab-aa-001"),
      ("lab-aa-002", "lab-aa-002"),
    ])
  func viewByName(name: String, id: String) throws {
    let run = try Run(["explain", "--view", name, "--format", "json", "-"], input: Self.named)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(try run.objects().map { $0["id"] as? String } == [id])
  }

  @Test("several views of a name are listed with their ids")
  func severalViews() throws {
    let run = try Run(["explain", "--view", "UILabel", "-"], input: Self.named)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.complaints.hasPrefix("--view UILabel: 2 views are called so. Name one by its id:\n  lab-aa-001  "))
    #expect(run.complaints.contains("\n  lab-aa-002  UILabel 'Second', -:"))
  }

  /// Nothing says how wide or high the box is.
  @Test("an ambiguous view is told to be so first")
  func ambiguousView() throws {
    let document = Documents.xib(
      views: Documents.box("box-aa-001", frame: (0, 0, 100, 44)),
      constraints: Documents.constraint("lea-aa-001", "box-aa-001", "leading", "roo-aa-001", "leading")
        + Documents.constraint("top-aa-001", "box-aa-001", "top", "roo-aa-001", "top"))
    let run = try Run(["explain", "--view", "box-aa-001", "-"], input: document)
    let lines = run.output.split(separator: "\n")
    #expect(lines[2].hasPrefix("  Ambiguous: its width: ") && lines[3].hasPrefix("  Ambiguous: its height: "))
    let object = try #require(
      try Run(["explain", "--view", "box-aa-001", "--format", "json", "-"], input: document).objects().first)
    let ambiguous = try #require(object["ambiguous"] as? [[String: Any]])
    #expect(ambiguous.map { $0["variables"] as? [String] } == [["width"], ["height"]])
  }

  @Test("a view that is in no document is answered with the nearest name")
  func unknownView() throws {
    let run = try Run(["explain", "--view", "box-aa-002", "-"], input: Documents.clean)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.complaints
        == "--view box-aa-002: no document has a view with this id, title, outlet or class; did you mean 'box-aa-001'? "
        + "'plumbline layout' lists the views.\n"
    )
  }

  @Test("--view without a document")
  func noDocument() throws {
    let run = try Run(["explain", "--view", "a"])
    #expect(run.status == 2 && run.complaints.contains("Missing expected argument '<document> ...'"))
  }

  // MARK: Frames that are given

  /// The values of y's chain.
  private func chain(_ document: String, _ name: String, of view: String) throws -> [Double] {
    let run = try Run(["explain", "-", "--view", view, "--format", "json"], input: document)
    let object = try #require(try run.objects().first)
    return try #require(object[name] as? [[String: Any]]).map { ($0["value"] as? NSNumber)?.doubleValue ?? 0 }
  }

  /// The view's content is made 100 points higher than it is stored: 300. In AppKit's coordinates y is the distance from
  /// below: 40 as it is stored, and 100 more for what keeps its distance from the upper edge. What a mask leaves alone keeps
  /// that from the lower one, where AppKit counts from.
  @Test(
    "y of a document for macOS counts from below, as it is stored",
    arguments: [
      ("<autoresizingMask key=\"autoresizingMask\"/>", [40.0]),
      ("<autoresizingMask key=\"autoresizingMask\" flexibleMinY=\"YES\"/>", [40, 100]),
      ("<autoresizingMask key=\"autoresizingMask\" flexibleMaxY=\"YES\"/>", [40]),
      // 40 below and 20 in height share 100.
      (
        "<autoresizingMask key=\"autoresizingMask\" flexibleMinY=\"YES\" heightSizable=\"YES\"/>",
        [40, 66.667]
      ),
    ])
  func upwards(mask: String, expected: [Double]) throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22504" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <objects>
      <customView id="V">
      <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
      <subviews>
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="H">
      <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
      <subviews>
      <customView id="A"><rect key="frame" x="10" y="40" width="50" height="20"/>\(mask)</customView>
      </subviews>
      </customView>
      </subviews>
      <constraints>
      \(["leading", "trailing", "top", "bottom"].map {
        Documents.constraint($0, "H", $0, "V", $0)
      }.joined())
      </constraints>
      </customView>
      </objects>
      </document>
      """
    #expect(try chain(document, "y", of: "A").map { ($0 * 1000).rounded() / 1000 } == expected)
  }

  /// What is in it needs 74 points; the table keeps the 66 of the document.
  @Test("a row keeps the height that it is given, and says so")
  func row() throws {
    let box = Documents.box("box-aa-001", frame: (0, 0, 320, 66))
    let document = Documents.xib(views: "", constraints: "").replacing(
      /<view contentMode="scaleToFill" id="roo-aa-001">(.|\n)*<\/view>/,
      with: """
        <tableViewCell id="cel-aa-001" rowHeight="66">
        <rect key="frame" x="0.0" y="0.0" width="320" height="66"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
        <rect key="frame" x="0.0" y="0.0" width="320" height="66"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>\(box)</subviews>
        <constraints>
        \(Documents.constraint("l", "box-aa-001", "leading", "con-aa-001", "leading"))
        \(Documents.constraint("t", "con-aa-001", "trailing", "box-aa-001", "trailing"))
        \(Documents.constraint("o", "box-aa-001", "top", "con-aa-001", "top"))
        \(Documents.constraint("b", "con-aa-001", "bottom", "box-aa-001", "bottom"))
        \(Documents.constraint("h", "box-aa-001", "height", constant: 74))
        </constraints>
        </tableViewCellContentView>
        </tableViewCell>
        """)
    #expect(try chain(document, "height", of: "con-aa-001") == [66])
    let run = try Run(["explain", "-", "--view", "con-aa-001"], input: document)
    #expect(run.output.contains("although the constraints of its content need 74 points"))
  }

  // MARK: The corpus

  /// Every twentieth document of the corpus: stack views, masks, tables, safe areas, AppKit.
  private static let documents = Corpus.documents(every: 20).map { Corpus.folder.path + "/" + $0 }

  /// How many numbers a document has, and which of them chains leave open.
  @MainActor
  private static func check(_ document: InterfaceBuilderDocument) -> (
    count: Int, wrong: [String], open: [String]
  ) {
    var result: (count: Int, wrong: [String], open: [String]) = (0, [], [])
    for scene in document.scenes(for: .canvas) {
      for explanation in ViewExplanation.all(in: scene) {
        for number in explanation.numbers {
          result.count += 1
          let name = "\(explanation.document) \(explanation.id) \(number.name)"
          let sum = number.chain.reduce(0) { $0 + $1.value }
          if abs(sum - number.value) >= 0.5 { result.wrong.append(name) }
          if abs(number.unexplained) >= 0.5 { result.open.append(name) }
        }
      }
    }
    return result
  }

  @Test(
    "the chains of real documents add up to their frames, by constraints, masks and stored frames alone",
    .needsCorpus)
  func realDocuments() throws {
    var count = 0
    var open: [String] = []
    for path in Self.documents {
      guard let document = try? InterfaceBuilderDocument(contentsOf: path) else { continue }
      let found = withConfinedLayout { Self.check(document) }
      count += found.count
      open += found.open
      #expect(found.wrong == [])
    }
    #expect(count > 2500)
    // Frames that tables give their rows and that the content of the row cannot have; of documents for macOS, the y of
    // views whose masks stretch them.
    #expect(open.count * 300 < count, "\(open)")
  }

  @Test(
    "options that change nothing are refused by their names",
    arguments: [
      (["--files-from", "list"], "--files-from applies to documents"),
      (["--device", "phones"], "--device applies to"),
      (["--scene", "x"], "--scene applies to"), (["--language", "de"], "--language applies to"),
      (["--fonts", "."], "--fonts applies to"), (["--size", "3x3"], "--size applies to"),
      (["A.xib", "--view", "box-aa-001", "--picture", "x.svg"], "--picture draws the conflicts of a log."),
    ])
  func refused(arguments: [String], complaint: String) throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    try scratch.write("list", "A.xib\n")
    let run = try Run(["explain"] + arguments, in: scratch.folder)
    #expect(run.status == 2 && run.output == "")
    #expect(run.complaints.contains(complaint), "\(run.complaints)")
    #expect(!FileManager.default.fileExists(atPath: scratch.path("x.svg")))
  }
}
