// `plumbline fix`: the findings that it lists, and the changes that resolve them.

import Foundation
import Testing

@Suite("plumbline fix")
struct FixTests {
  @Test("a list of findings with numbers, ids and ways out")
  func list() throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", Documents.conflicting)
    let run = try Run(["fix", path])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("1  \(path)"))
    #expect(run.output.contains("   Way out: ") && run.output.contains("   id: conflict:"))
    let clean = try Run(["fix", try scratch.write("B.xib", Documents.clean)])
    #expect(clean.status == 0 && clean.output.contains("no findings"))
  }

  @Test("a conflict's member without effect gets priority 999, and check is content")
  func conflict() throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", Documents.conflicting)
    let rehearsal = try Run(["fix", path, "--finding", "1", "--dry-run"])
    #expect(rehearsal.status == 0 && rehearsal.output.contains("would resolve finding 1"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Documents.conflicting)
    let run = try Run(["fix", path, "--finding", "1"])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines.first
        == "\(path): resolved finding 1: set the priority of constraint lea-aa-001 to 999, and update the frame of "
        + "box-aa-001.")
    #expect(rehearsal.output.hasSuffix((lines.last ?? "?") + "\n"))
    // 320 - 20 - 100 from the left.
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == Documents.conflicting.replacing(
          " constant=\"20.0\" id=\"lea-aa-001\"",
          with: " priority=\"999\" constant=\"20.0\" id=\"lea-aa-001\""
        ).replacing("x=\"20.0\" y=\"10.0\" width=\"280.0\"", with: "x=\"200\" y=\"10.0\" width=\"100\""))
    #expect(try Run(["check", path]).status == 0)
  }

  @Test("an edge that meets the superview's on the canvas meets it; the finding may be named by its id")
  func ambiguity() throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", Documents.ambiguous)
    let run = try Run(["fix", path, "--finding", "ambiguous:box-aa-001:x"])
    #expect(run.status == 0, "\(run.complaints)")
    let after = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      after.contains(
        "<constraint firstItem=\"box-aa-001\" firstAttribute=\"leading\" secondItem=\"roo-aa-001\" "
          + "secondAttribute=\"leading\" id=\""))
    #expect(try Run(["check", path]).status == 0)
    #expect(after.split(separator: "\n").count == Documents.ambiguous.split(separator: "\n").count + 1)
  }

  @Test("where very much is wrong, check tries ways for the first findings and tells the others without one")
  func limit() throws {
    // Boxes with two heights each.
    let ids = (100..<400).map { "box-aa-\($0)" }
    let views = ids.map { Documents.box($0, frame: (0, 0, 10, 10)) }.joined()
    let constraints = ids.map { id in
      Documents.constraint("lea-\(id)", id, "leading", "roo-aa-001", "leading")
        + Documents.constraint("top-\(id)", id, "top", "roo-aa-001", "top")
        + Documents.constraint("wid-\(id)", id, "width", constant: 10)
        + Documents.constraint("low-\(id)", id, "height", constant: 10)
        + Documents.constraint("hig-\(id)", id, "height", constant: 20)
    }
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", Documents.xib(views: views, constraints: constraints.joined()))
    // A sanitizer makes it ten times as slow.
    let run = try Run(["check", "--format", "json", "--only", "conflict", "--time-limit", "600", path])
    let report = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let found = try #require(report["findings"] as? [[String: Any]])
    #expect(found.count == 300)
    #expect(found.allSatisfy { ($0["fix"] as? String)?.isEmpty == false })
    // A layout with three hundred findings is more than is done for the ways out of a document.
    #expect(found.count { $0["tried"] as? Bool == true } <= 1)
  }

  @Test("a view that reaches out of a superview that clips gets a limit at that edge")
  func outside() throws {
    let scratch = try Scratch()
    let wide =
      "<constraint firstItem=\"box-aa-001\" firstAttribute=\"width\" priority=\"750\" constant=\"400\" id=\"w\"/>"
    let placed = try scratch.write(
      "A.xib",
      Documents.xib(
        views: Documents.box("box-aa-001", frame: (20, 10, 400, 44)),
        constraints: Documents.constraint("l", "box-aa-001", "leading", "roo-aa-001", "leading", constant: 20)
          + Documents.constraint("t", "box-aa-001", "top", "roo-aa-001", "top", constant: 10)
          + Documents.constraint("h", "box-aa-001", "height", constant: 44) + wide
      ).replacing(" id=\"roo-aa-001\">", with: " clipsSubviews=\"YES\" id=\"roo-aa-001\">"))
    let run = try Run(["fix", placed, "--finding", "outside:box-aa-001"])
    #expect(
      run.output.hasPrefix(
        "\(placed): resolved finding 1: add constraints that keep the trailing of box-aa-001 within its "
          + "superview, and update the frame of box-aa-001.\n"), "\(run.complaints)")
    #expect(
      try String(contentsOfFile: placed, encoding: .utf8).contains(
        "<constraint firstItem=\"roo-aa-001\" firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" "
          + "secondItem=\"box-aa-001\" secondAttribute=\"trailing\" id=\""))
    #expect(try String(contentsOfFile: placed, encoding: .utf8).contains("width=\"300\""))
    #expect(try Run(["check", "--strict", placed]).status == 0)
  }

  // What the canvas alone has is not told beside devices; a television's document has no others.
  @Test("a frame that reaches out of its superview moves inside")
  func frame() throws {
    let scratch = try Scratch()
    let fixed = Documents.box("box-aa-001", frame: (300, 10, 50, 44))
      .replacing(" translatesAutoresizingMaskIntoConstraints=\"NO\"", with: " fixedFrame=\"YES\"")
    let framed = try scratch.write(
      "B.xib",
      Documents.xib(views: fixed, constraints: "").replacing("iOS.CocoaTouch", with: "AppleTV")
        .replacing("retina6_12", with: "appleTV"))
    let moved = try Run(["fix", framed, "--finding", "outside:box-aa-001"])
    #expect(
      moved.output.contains("move box-aa-001 to 270, 10, within its superview"), "\(moved.complaints)")
    #expect(try String(contentsOfFile: framed, encoding: .utf8).contains("x=\"270\" y=\"10.0\""))
  }

  // MARK: Ways

  private static func stack(_ attributes: String, _ arranged: String) -> String {
    """
    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical"\(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="sta-aa-001">
    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
    <subviews>\(arranged)</subviews>
    </stackView>
    """
  }

  private static func label(_ id: String, x: Double) -> String {
    """
    <label opaque="NO" contentMode="left" text="Sign in" horizontalHuggingPriority="251" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(x)" y="0.0" width="156" height="20.5"/></label>
    """
  }

  private static func edges(_ view: String, _ names: [String] = ["leading", "top", "trailing", "bottom"])
    -> String
  {
    names.map { Documents.constraint("\($0)-\(view)", view, $0, "roo-aa-001", $0) }.joined()
  }

  /// A document with one finding, the words of the change, and what the document has then.
  private static let ways: [(document: String, words: String, after: String)] = [
    // Two labels that hug alike share 320 - 8.
    (
      Documents.xib(
        views: label("lab-aa-001", x: 0) + label("lab-aa-002", x: 164),
        constraints: edges("lab-aa-001", ["leading", "top"]) + edges("lab-aa-002", ["trailing", "top"])
          + Documents.constraint("gap", "lab-aa-002", "leading", "lab-aa-001", "trailing", constant: 8)),
      "set the horizontal content hugging priority of lab-aa-001 to 250", "horizontalHuggingPriority=\"250\""
    ),
    // The canvas has the length of the bound.
    (
      Documents.xib(
        views: Documents.box("box-aa-001", frame: (0, 0, 320, 60)),
        constraints: edges("box-aa-001", ["leading", "top", "trailing"])
          + "<constraint firstItem=\"box-aa-001\" firstAttribute=\"height\" relation=\"greaterThanOrEqual\" "
          + "constant=\"60\" id=\"h\"/>"),
      "set the relation of constraint h to equal", "firstAttribute=\"height\" constant=\"60\""
    ),
    // 20 at the left; 320 - 300 at the right.
    (
      Documents.xib(
        views: Documents.box("box-aa-001", frame: (20, 0, 280, 44)),
        constraints: edges("box-aa-001", ["top"])
          + Documents.constraint("h", "box-aa-001", "height", constant: 44)
          + Documents.constraint("l", "box-aa-001", "leading", "roo-aa-001", "leading", constant: 20)),
      "tie the trailing edge of box-aa-001 to that of roo-aa-001, 20 away, as its leading edge is",
      "firstItem=\"roo-aa-001\" firstAttribute=\"trailing\" secondItem=\"box-aa-001\" secondAttribute=\"trailing\" "
        + "constant=\"20\""
    ),
    // 16 at both sides of what scrolls downwards.
    (
      Documents.xib(
        views: """
          <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="scr-aa-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
          <subviews>\(Documents.box("box-aa-001", frame: (16, 0, 288, 600)))</subviews>
          <constraints>
          \(Documents.constraint("l", "box-aa-001", "leading", "scr-aa-001", "leading", constant: 16))
          \(Documents.constraint("t", "scr-aa-001", "trailing", "box-aa-001", "trailing", constant: 16))
          \(Documents.constraint("o", "box-aa-001", "top", "scr-aa-001", "top"))
          \(Documents.constraint("b", "scr-aa-001", "bottom", "box-aa-001", "bottom"))
          \(Documents.constraint("h", "box-aa-001", "height", constant: 600))
          </constraints>
          </scrollView>
          """, constraints: edges("scr-aa-001")),
      "add a constraint that makes box-aa-001 as wide as scr-aa-001, less the distances at its edges",
      "firstAttribute=\"width\" secondItem=\"scr-aa-001\" secondAttribute=\"width\" constant=\"-32\""
    ),
    // Only its class knows how wide the badge is.
    (
      Documents.xib(
        views: Documents.box("box-aa-001", frame: (20, 0, 100, 44)).replacing(
          " id=", with: " customClass=\"Badge\" id="),
        constraints: edges("box-aa-001", ["top"])
          + Documents.constraint("h", "box-aa-001", "height", constant: 44)
          + Documents.constraint("l", "box-aa-001", "leading", "roo-aa-001", "leading", constant: 20)),
      "set Intrinsic Size of box-aa-001 to Placeholder, 100 x None, if Badge has a size of its own",
      "placeholderIntrinsicWidth=\"100\" placeholderIntrinsicHeight=\"infinite\" translates"
    ),
    // Of two widths the one that is broken goes.
    (
      Documents.xib(
        views: Documents.box("box-aa-001", frame: (0, 0, 100, 44)),
        constraints: edges("box-aa-001", ["leading", "top"])
          + Documents.constraint("h", "box-aa-001", "height", constant: 44)
          + Documents.constraint("v", "box-aa-001", "width", constant: 100)
          + Documents.constraint("w", "box-aa-001", "width", constant: 120)),
      "remove constraint v, of which there is another one with another constant", "id=\"w\""
    ),
  ]

  @Test("the way that is taken first, which check names as well", arguments: ways.indices)
  func way(_ index: Int) throws {
    let (document, words, after) = Self.ways[index]
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", document)
    let findings = try #require(
      try Run(["check", "--format", "json", path]).objects().first?["findings"] as? [[String: Any]])
    let finding = try #require(findings.first)
    #expect(finding["tried"] as? Bool == true)
    #expect((finding["fix"] as? String)?.lowercased() == words.lowercased() + ".")
    let run = try Run(["fix", path, "--finding", try #require(finding["id"] as? String)])
    #expect(
      run.output.hasPrefix("\(path): resolved finding 1: \(words)"), "\(run.output)\(run.complaints)")
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains(after))
    #expect(try Run(["check", "--strict", path]).status == 0)
  }

  @Test("where only a number of the canvas would do, the finding says what is open, and nothing is written")
  func open() throws {
    let scratch = try Scratch()
    let document = Documents.xib(
      views: Documents.box("box-aa-001", frame: (33, 7, 50, 44)),
      constraints: Self.edges("box-aa-001", ["top"])
        + Documents.constraint("h", "box-aa-001", "height", constant: 44)
        + Documents.constraint("w", "box-aa-001", "width", constant: 50))
    let path = try scratch.write("A.xib", document)
    let run = try Run(["fix", path, "--finding", "ambiguous:box-aa-001:x"])
    let open = "Open: its horizontal position (leading edge, trailing edge or horizontal center)."
    #expect(run.status == 1 && run.output == "" && run.complaints.hasSuffix(open + "\n"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == document)
    #expect(try Run(["check", path]).output.contains("    \(open)\n"))
  }

  @Test("a bound of 50 is no reason for the 60 of the canvas")
  func bound() throws {
    let scratch = try Scratch()
    let path = try scratch.write(
      "A.xib",
      Documents.xib(
        views: Documents.box("box-aa-001", frame: (0, 0, 320, 60)),
        constraints: Self.edges("box-aa-001", ["leading", "top", "trailing"])
          + "<constraint firstItem=\"box-aa-001\" firstAttribute=\"height\" relation=\"greaterThanOrEqual\" "
          + "constant=\"50\" id=\"h\"/>"))
    let run = try Run(["fix", path, "--finding", "1"])
    #expect(run.status == 1 && run.output == "", "\(run.output)")
  }

  @Test(
    "a stack view fills equally where the canvas has equal lengths",
    arguments: [(100.0, true), (50.0, false)])
  func equalLengths(_ length: Double, _ isOffered: Bool) throws {
    let scratch = try Scratch()
    let arranged =
      Documents.box("box-aa-001", frame: (0, 0, 320, length))
      + Documents.box("box-aa-002", frame: (0, length, 320, 200 - length))
    let path = try scratch.write(
      "A.xib",
      Documents.xib(
        views: Self.stack("", arranged),
        constraints: Self.edges("sta-aa-001", ["leading", "top", "trailing"])
          + Documents.constraint("h", "sta-aa-001", "height", constant: 200)))
    let listed = try Run(["fix", path])
    #expect(listed.output.contains("ambiguous"))
    #expect(listed.output.contains("Fill Equally") == isOffered, "\(listed.output)")
  }

  /// A line from 20 to 300 below a title that ends at 120, or at 300: symmetrical in their superview, both.
  @Test(
    "an edge is tied to a view beside it only where the canvas has both ends there", arguments: [100.0, 280])
  func edgeOfNeighbour(width: Double) throws {
    let scratch = try Scratch()
    let path = try scratch.write(
      "A.xib",
      Documents.xib(
        views: Documents.box("box-aa-001", frame: (20, 0, width, 44))
          + Documents.box("box-aa-002", frame: (20, 60, 280, 1)),
        constraints: Documents.constraint("l", "box-aa-001", "leading", "roo-aa-001", "leading", constant: 20)
          + Self.edges("box-aa-001", ["top"])
          + Documents.constraint("w", "box-aa-001", "width", constant: width)
          + Documents.constraint("h", "box-aa-001", "height", constant: 44)
          + Documents.constraint("t", "box-aa-002", "top", "roo-aa-001", "top", constant: 60)
          + Documents.constraint("o", "box-aa-002", "height", constant: 1)
          + Documents.constraint("e", "box-aa-002", "leading", "box-aa-001", "leading")))
    let listed = try Run(["fix", path]).output
    #expect(listed.contains("ambiguous"))
    #expect(listed.contains("to that of box-aa-001") == (width == 280), "\(listed)")
  }

  /// Two boxes of 100 in a vertical stack view that is 320 wide, with further constraints.
  private static func twoArranged(_ constraints: String) -> String {
    let arranged =
      Documents.box("box-aa-001", frame: (0, 0, 320, 100))
      + Documents.box("box-aa-002", frame: (0, 100, 320, 100))
    return Documents.xib(
      views: stack("", arranged),
      constraints: edges("sta-aa-001", ["leading", "top", "trailing"])
        + Documents.constraint("h1", "box-aa-001", "height", constant: 100)
        + Documents.constraint("h2", "box-aa-002", "height", constant: 100) + constraints)
  }

  @Test("conflicts of one cause are mended together")
  func twins() throws {
    let scratch = try Scratch()
    // Both are as wide as the stack view, 320, and 40 and 50.
    let path = try scratch.write(
      "A.xib",
      Self.twoArranged(
        Documents.constraint("w1", "box-aa-001", "width", constant: 40)
          + Documents.constraint("w2", "box-aa-002", "width", constant: 50)))
    let listed = try Run(["fix", path])
    #expect(listed.output.contains("1 more conflict has the same cause"), "\(listed.output)")
    let run = try Run(["fix", path, "--finding", "1"])
    #expect(run.status == 0, "\(run.complaints)")
    #expect(try Run(["check", "--only", "conflict", path]).output.contains("0 errors"))
  }

  @Test("conflicts with both axes of one stack view have nothing in common")
  func axesOfOneStack() throws {
    let scratch = try Scratch()
    // The stack view puts them at one edge, and without space between them.
    let path = try scratch.write(
      "A.xib",
      Self.twoArranged(
        Documents.constraint("x", "box-aa-002", "leading", "box-aa-001", "leading", constant: 10)
          + Documents.constraint("y", "box-aa-002", "top", "box-aa-001", "bottom", constant: 5)))
    let run = try Run(["check", "--format", "json", "--only", "conflict", path])
    let found = try run.objects().flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    let messages = found.compactMap { $0["message"] as? String }
    #expect(messages.count == 2 && !messages.joined().contains("same cause"), "\(messages)")
  }

  /// 300 fits between 20 and 20 in 393 points and not in 320: the edge has to give way, and does so everywhere.
  @Test("a change that helps one device and not another is none")
  func devices() throws {
    let scratch = try Scratch()
    let wide = Documents.constraint("wid-aa-001", "box-aa-001", "width", constant: 353)
    let path = try scratch.write(
      "A.storyboard", Documents.storyboard.replacing("</constraints>", with: wide + "</constraints>"))
    let listed = try Run(["fix", path])
    #expect(
      listed.output.contains("Way out: Set the priority of constraint lea-aa-001 to 999.\n"),
      "\(listed.output)")
    #expect(try Run(["fix", path, "--finding", "1"]).status == 0)
    #expect(
      try Run(["check", "--device", "phones", "--device", "tablets", "--direction", "rtl", path]).status == 0)
  }

  @Test("numbers and documents that are not there")
  func noSuchFinding() throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", Documents.conflicting)
    for arguments in [
      [path, "--finding", "2"], [path, "--finding", "nope"], [scratch.folder, "--finding", "1"], ["-"],
    ] {
      let run = try Run(["fix"] + arguments)
      #expect(run.status == 2 && run.complaints.split(separator: "\n").count == 1, "\(run.complaints)")
    }
  }
}
