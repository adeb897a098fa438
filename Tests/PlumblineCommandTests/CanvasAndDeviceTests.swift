// What the canvas alone has, what devices have, and that levels do not depend on which of them were asked for.

import Foundation
import Testing

@Suite("Canvas and devices")
struct CanvasAndDeviceTests {
  private struct Told: Equatable {
    var kind: String
    var level: String
    var isOnCanvas: Bool
  }

  private func findings(_ document: String, _ flags: [String] = [], name: String = "A.storyboard") throws
    -> [[String: Any]]
  {
    let scratch = try Scratch()
    try scratch.write(".git/HEAD", "")
    try scratch.write(name, document)
    return try Run(["check", "--format", "json"] + flags + [name], in: scratch.folder).objects()
      .flatMap { $0["findings"] as? [[String: Any]] ?? [] }
  }

  private func told(_ findings: [[String: Any]]) -> [Told] {
    findings.map { finding in
      let places = finding["configurations"] as? [[String: Any]] ?? []
      return Told(
        kind: finding["kind"] as? String ?? "", level: finding["level"] as? String ?? "",
        isOnCanvas: places.contains { $0["canvas"] as? Bool == true })
    }
  }

  /// A box in the safe area that needs a height. Xcode 26 (builds from 23721 on) shows the insets of an iPhone 15 twice, and
  /// leaves 852 - 118 - 68 = 666 points; an iPhone 15 has 852 - 59 - 34 = 759, an iPhone SE 667 - 20 = 647.
  private static func tall(_ height: Int) -> String {
    Documents.storyboard.replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"23727\"")
      .replacing(
        "</constraints>", with: "</constraints><viewLayoutGuide key=\"safeArea\" id=\"saf-aa-001\"/>"
      )
      .replacing("hei-aa-001", with: "min-aa-001").replacing(
        "constant=\"44.0\"", with: "constant=\"\(height)\""
      )
      .replacing(
        Documents.constraint("top-aa-001", "box-aa-001", "top", "roo-aa-001", "top", constant: 10),
        with: Documents.constraint("top-aa-001", "box-aa-001", "top", "saf-aa-001", "top")
          + Documents.constraint("bot-aa-001", "box-aa-001", "bottom", "saf-aa-001", "bottom")
          .replacing("/>", with: " relation=\"lessThanOrEqual\"/>"))
  }

  @Test("a conflict with the insets that one editor doubles is a note that says so")
  func doubledInsets() throws {
    let onBoth = try findings(Self.tall(700), ["--device", "canvas", "--device", "iPhone 15"])
      .filter { $0["kind"] as? String == "conflict" }
    #expect(told(onBoth) == [Told(kind: "conflict", level: "note", isOnCanvas: true)])
    #expect((onBoth.first?["message"] as? String)?.contains("canvas alone") ?? false)
    let onCanvas = try findings(Self.tall(700), ["--device", "canvas"])
    #expect(onCanvas.contains { $0["kind"] as? String == "conflict" && $0["level"] as? String == "error" })
    #expect(
      !(try findings(Self.tall(700), ["--device", "iPhone 15"])).contains {
        $0["kind"] as? String == "conflict"
      })
  }

  @Test("a conflict on one of the devices is an error there, and is told once")
  func oneDevice() throws {
    let conflicts = try findings(Self.tall(660)).filter { $0["kind"] as? String == "conflict" }
    #expect(told(conflicts) == [Told(kind: "conflict", level: "error", isOnCanvas: false)])
    let places = conflicts.first?["configurations"] as? [[String: Any]] ?? []
    #expect(places.map { $0["device"] as? String } == ["retina4_7"])
  }

  @Test("stored frames are compared on the canvas")
  func misplaced() throws {
    let moved = Documents.storyboard.replacing("y=\"10.0\"", with: "y=\"17.0\"")
    #expect(told(try findings(moved)) == [Told(kind: "misplaced", level: "warning", isOnCanvas: true)])
    #expect(try findings(moved, ["--device", "iPhone 15"]).isEmpty)
  }

  /// A banner of 54 points, hidden in a stack view.
  private static let hidden = Documents.xib(
    views: """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="sta-aa-001">
      <rect key="frame" x="0.0" y="0.0" width="320" height="60"/><subviews>
      \(Documents.box("ban-aa-001", frame: (0, 0, 320, 54)).replacing("<view ", with: "<view hidden=\"YES\" ")
        .replacing("</view>", with: "<constraints><constraint firstAttribute=\"height\" constant=\"54\" "
          + "id=\"hei-aa-001\"/></constraints></view>"))
      \(Documents.box("bod-aa-001", frame: (0, 0, 320, 60))
        .replacing("</view>", with: "<constraints><constraint firstAttribute=\"height\" constant=\"60\" "
          + "id=\"hei-aa-002\"/></constraints></view>"))
      </subviews></stackView>
      """,
    constraints: Documents.constraint("top-aa-001", "sta-aa-001", "top", "roo-aa-001", "top")
      + Documents.constraint("lea-aa-001", "sta-aa-001", "leading", "roo-aa-001", "leading")
      + Documents.constraint("tra-aa-001", "roo-aa-001", "trailing", "sta-aa-001", "trailing"))

  @Test(
    "a view that is hidden in a stack view is a warning in the same words on every device",
    arguments: [[], ["--device", "canvas"], ["--device", "iPhone 15"], ["--device", "phones"]])
  func hiddenRow(flags: [String]) throws {
    let conflicts = try findings(Self.hidden, flags, name: "A.xib").filter {
      $0["kind"] as? String == "conflict"
    }
    #expect(conflicts.map { $0["level"] as? String } == ["warning"])
    #expect(
      conflicts.first?["message"] as? String
        == "While it is hidden, view ban-aa-001 gets no height from stack view sta-aa-001, but the height of view "
        + "ban-aa-001 is 54 points, and that is required.")
    let fix = conflicts.first?["fix"] as? String ?? ""
    #expect(fix.hasPrefix("Set the priority of") && fix.contains("hei-aa-001") && fix.contains("to 999"))
  }

  @Test(
    "a size that only the document gives a view is the canvas's alone",
    arguments: [[], ["--device", "canvas"], ["--device", "iPhone 15"], ["--device", "tablets"]])
  func openSize(flags: [String]) throws {
    // Without an owner whose view it is: 320 points of width are what the document happens to have.
    let loose = Documents.conflicting.replacing(
      "<outlet property=\"view\"", with: "<outlet property=\"card\"")
    let found = told(try findings(loose, flags, name: "A.xib"))
    #expect(found.map(\.level) == (flags == ["--device", "canvas"] ? ["error"] : []))
    let owned = told(try findings(Documents.conflicting, flags, name: "A.xib"))
    #expect(owned.map(\.level) == ["error"])
  }

  @Test("an image view's placeholder size stands for the image that code gives it", arguments: [true, false])
  func placeholderOfImage(hasPlaceholder: Bool) throws {
    let size = hasPlaceholder ? "placeholderIntrinsicWidth=\"44\" placeholderIntrinsicHeight=\"44\"" : ""
    let image = """
      <imageView \(size) translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-001">\
      <rect key="frame" x="20" y="10" width="44" height="44"/></imageView>
      """
    let document = Documents.xib(
      views: image,
      constraints: Documents.constraint(
        "lea-aa-001", "box-aa-001", "leading", "roo-aa-001", "leading", constant: 20)
        + Documents.constraint("top-aa-001", "box-aa-001", "top", "roo-aa-001", "top", constant: 10))
    let kinds = try findings(document, name: "A.xib").compactMap { $0["kind"] as? String }
    #expect(kinds == (hasPlaceholder ? [] : ["ambiguous"]))
  }

  /// 300 high between both edges of a panel that is 300 high, and of no screen.
  @Test("a scene smaller than every screen has its own size on devices too", arguments: [300, 800])
  func panel(height: Int) throws {
    let panel = Documents.storyboard.replacing(
      "</viewController>",
      with: "<size key=\"freeformSize\" width=\"375\" height=\"\(height)\"/></viewController>"
    )
    .replacing("width=\"393\" height=\"852\"", with: "width=\"375\" height=\"\(height)\"")
    .replacing("constant=\"44.0\"", with: "constant=\"\(height - 10)\"")
    .replacing(
      "</constraints>",
      with: Documents.constraint("bot-aa-001", "roo-aa-001", "bottom", "box-aa-001", "bottom")
        + "</constraints>")
    let conflicts = try findings(panel).filter { $0["kind"] as? String == "conflict" }
    #expect(conflicts.isEmpty == (height < 480))
  }
}
