// Texts and images that are cut off: what is said of them, and what is left alone.

import Foundation
import LayoutScene
import Plumbline
import Testing
import Typography

@testable import LayoutReport

/// Figures that can be checked by hand: every character is half a size wide, a line one size high.
nonisolated struct FixedPitchMeasurer: TextMeasuring {
  var knowsFonts = true

  func metrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(
      ascender: font.pointSize * 0.8, descender: font.pointSize * -0.2, leading: 0, capHeight: 0, xHeight: 0)
  }

  func measure(_ runs: [TextRun], within limits: TextLimits) -> TextMeasurement {
    let size = runs.first?.font.pointSize ?? 20
    var lines: [String] = []
    for paragraph in runs.map(\.text).joined().split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append("")
      for word in paragraph.split(separator: " ") {
        let joined = lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " " + word
        if Double(joined.count) * size / 2 <= limits.width || lines[lines.count - 1].isEmpty {
          lines[lines.count - 1] = joined
        } else {
          lines.append(String(word))
        }
      }
    }
    let widest = lines.map { Double($0.count) * size / 2 }.max() ?? 0
    return TextMeasurement(
      width: widest, height: size * Double(lines.count), lineCount: lines.count, isTruncated: false,
      firstBaselineFromTop: 0, lastBaselineFromBottom: 0)
  }

  func hasExactMetrics(for font: FontDescription) -> Bool { knowsFonts }
}

@Suite("Findings on what is cut off")
struct ClippedTests {
  private let font = UIFont(FontDescription(pointSize: 20))

  /// A scene with views at given places in a root of 400 by 400.
  private func findings(
    _ views: [UIView], kinds: [String] = [], customClass: String? = nil, outlets: [String] = [],
    measurer: any TextMeasuring = FixedPitchMeasurer(), prepare: (Scene) -> Void = { _ in }
  ) -> [Finding] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var environment = LayoutEnvironment(textMeasurer: measurer)
    environment.console = { _ in }
    root.layoutEnvironment = environment
    let scene = Scene(document: "Test.storyboard", id: "R", controllerID: "C", rootView: root)
    scene.views = [SceneView(view: root, id: "R", kind: "view")]
    for (place, view) in views.enumerated() {
      if view.superview == nil { root.addSubview(view) }
      scene.views.append(
        SceneView(
          view: view, id: "V\(place)", kind: place < kinds.count ? kinds[place] : "label",
          customClass: customClass, outlets: outlets))
    }
    prepare(scene)
    return SceneReport(scene, looksFor: [.clipped]).findings
  }

  private func label(
    _ text: String, width: CGFloat, height: CGFloat = 20, lines: Int = 1,
    _ prepare: (UILabel) -> Void = { _ in }
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    label.font = font
    label.numberOfLines = lines
    prepare(label)
    return label
  }

  @Test("a line that is too long is named with what it needs, has and shows")
  func line() {
    let found = findings([label("Einstellungen sichern", width: 140)])
    #expect(found.map(\.kind) == [.clipped])
    #expect(found.first?.level == .warning)
    #expect(found.first?.views == ["V0"])
    // 21 characters of 10 points; 13 and an ellipsis have room.
    #expect(
      found.first?.message == "“Einstellungen sichern” needs 210 points and has 140: “Einstellungen…”.")
  }

  @Test("the cut is where the line break mode has it")
  func truncation() {
    func message(_ mode: NSLineBreakMode) -> String? {
      findings([label("abcdefghij", width: 60) { $0.lineBreakMode = mode }]).first?.message
    }
    #expect(message(.byTruncatingTail) == "“abcdefghij” needs 100 points and has 60: “abcde…”.")
    #expect(message(.byTruncatingMiddle) == "“abcdefghij” needs 100 points and has 60: “abc…ij”.")
    #expect(message(.byTruncatingHead) == "“abcdefghij” needs 100 points and has 60: “…fghij”.")
    #expect(message(.byClipping) == "“abcdefghij” needs 100 points and has 60: “abcdef”.")
  }

  @Test(
    "what fits, might fit by our figures, or shrinks is left alone",
    arguments: [(210.0, 0.0), (200, 0), (140, 0.5), (140, 0.6)])
  func fitting(width: Double, scale: Double) {
    let label = label("Einstellungen sichern", width: width) {
      $0.adjustsFontSizeToFitWidth = scale > 0
      $0.minimumScaleFactor = scale
    }
    #expect(findings([label]).isEmpty)
  }

  @Test("a font that may shrink, but not as far as needed, is cut at its smallest")
  func shrinking() {
    let label = label("Einstellungen sichern", width: 84) {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.5
    }
    // 210 points at full size, 105 at half: 15 characters and an ellipsis of 5.25.
    #expect(
      findings([label]).first?.message
        == "“Einstellungen sichern” needs 210 points and has 84: “Einstellungen s…”.")
  }

  @Test("lines that have no room, by their number or by the height")
  func lines() {
    // Lines of 8 characters: "one two", "three", "four"; of two the second is "three f…".
    let text = "one two three four"
    #expect(findings([label(text, width: 80, height: 60, lines: 0)]).isEmpty)
    #expect(
      findings([label(text, width: 80, height: 40, lines: 0)]).first?.message
        == "“one two three four” needs 3 lines and has room for 2: “one two three f…”.")
    #expect(
      findings([label(text, width: 80, height: 100, lines: 2)]).first?.message
        == "“one two three four” needs 3 lines and has room for 2: “one two three f…”.")
    #expect(findings([label("one\ntwo", width: 80)]).first?.message.contains("needs 2 lines") ?? false)
  }

  @Test("empty lines at the end are not missed")
  func emptyLines() {
    #expect(findings([label("one line\nand another\n\n", width: 140, height: 40, lines: 2)]).isEmpty)
    #expect(findings([label("one line\nand another\nmore\n", width: 140, height: 40, lines: 2)]).count == 1)
  }

  @Test(
    "labels that move their text through themselves show all of it",
    arguments: [("MarqueeLabel", 0), ("AutoScrollLabel", 0), ("NewsTickerLabel", 0), ("BadgeLabel", 1)])
  func moving(name: String, count: Int) {
    #expect(findings([label("Einstellungen sichern", width: 140)], customClass: name).count == count)
  }

  @Test("titles and tabs of bars are told with their room")
  func bars() {
    func text(_ place: SceneBarText.Place, _ text: String, _ width: Double) -> SceneBarText {
      let run = TextRun(text, font: FontDescription(pointSize: 20))
      return SceneBarText(
        place, id: "B", line: 7, column: 3,
        room: TextRoom(.text, [run], TextLimits(), room: CGSize(width: width, height: .infinity)))
    }
    // 10 points a character.
    let found = findings([]) {
      $0.barTexts = {
        [
          text(.title, "Einstellungen", 130), text(.title, "Einstellungen sichern", 130),
          text(.tab, "Verlauf", 60),
          text(.largeTitle, "Root View Controller", 60), text(.tab, "Item 2", 30),
        ]
      }
    }
    #expect(
      found.map(\.message) == [
        "The title of the navigation bar “Einstellungen sichern” needs 210 points and has 130: “Einstellunge…”.",
        "The tab “Verlauf” needs 70 points and has 60: “Verla…”.",
      ])
    #expect(found.allSatisfy { $0.views == ["B"] && $0.line == 7 && $0.column == 3 && $0.level == .warning })
  }

  @Test("a line is cut from top to bottom below three quarters of its height")
  func height() {
    #expect(findings([label("Name", width: 80, height: 16)]).isEmpty)
    #expect(
      findings([label("Name", width: 80, height: 12)]).first?.message
        == "“Name” needs 20 points from top to bottom and has 12.")
  }

  @Test(
    "texts that stand for others are left alone",
    arguments: [
      "Label", "{Title of the entry}", "<name>", "[date]", "Lorem ipsum dolor sit", "00:00:00",
      "%@ of %@ files",
      "Label Label", "Multiline Label Multiline Label", "sign_in_button", "ABOUT_TITLE_2",
    ])
  func placeholders(text: String) {
    #expect(findings([label(text, width: 10)]).isEmpty)
  }

  @Test(
    "the name of an icon is one glyph in a font of icons",
    arguments: [
      ("MaterialIcons-Regular", 0), ("Material Symbols Outlined", 0), ("Ionicons", 0),
      ("FontAwesome5Free-Solid", 0), ("shop_icon_font", 0), ("AppIcon2", 0), ("Avenir", 1), ("Lexicon", 1),
      ("Silicon-Bold", 1), ("Helicon Text", 1), ("Symbolist", 1),
    ])
  func icons(font: String, count: Int) {
    let icon = label("notifications", width: 40) {
      $0.font = UIFont(FontDescription(family: .named(font), pointSize: 20))
    }
    #expect(findings([icon]).count == count)
  }

  @Test("a figure in a view that code knows is an example; a word is not")
  func examples() {
    #expect(findings([label("3.5 U/hour", width: 20)], outlets: ["rateLabel"]).isEmpty)
    #expect(findings([label("3.5 U/hour", width: 20)]).count == 1)
    #expect(findings([label("Settings", width: 20)], outlets: ["titleLabel"]).count == 1)
    // An address and a name with a space are shown as they are.
    for text in ["ann@my_host.org", "Read me_first", "_private"] {
      #expect(findings([label(text, width: 20)]).count == 1, "\(text)")
    }
  }

  @Test("hidden views, and views that are folded away, are left alone")
  func hidden() {
    #expect(findings([label("Settings", width: 20) { $0.isHidden = true }]).isEmpty)
    #expect(findings([label("Settings", width: 20) { $0.alpha = 0 }]).isEmpty)
    let folded = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
    let inside = label("Settings", width: 20)
    folded.addSubview(inside)
    #expect(findings([folded, inside], kinds: ["view", "label"]).isEmpty)
  }

  @Test("custom classes and unknown fonts make it a note")
  func doubt() {
    #expect(findings([label("Settings", width: 20)], customClass: "MyLabel").map(\.level) == [.note])
    let unknown = FixedPitchMeasurer(knowsFonts: false)
    #expect(findings([label("Settings", width: 20)], measurer: unknown).map(\.level) == [.note])
    // Of another font 80 points may be 66.
    #expect(findings([label("Settings", width: 66)], measurer: unknown).isEmpty)
    // Of a script whose figures are not at hand too.
    #expect(findings([label("Настройк", width: 66)]).isEmpty)
    #expect(findings([label("Настройк", width: 40)]).map(\.level) == [.warning])
  }

  @Test("buttons: one line as a rule, several with a configuration or a mode that wraps")
  func buttons() {
    func button(_ width: CGFloat, height: CGFloat = 30, _ prepare: (UIButton) -> Void) -> UIButton {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: width, height: height)
      button.font = font
      prepare(button)
      return button
    }
    let plain = button(60) { $0.setTitle("abcdefghij", for: .normal) }
    #expect(
      findings([plain], kinds: ["button"]).first?.message
        == "“abcdefghij” needs 100 points and has 60: “abc…ij”.")
    let inset = button(110) {
      $0.setTitle("abcdefghij", for: .normal)
      $0.contentEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    }
    #expect(findings([inset], kinds: ["button"]).first?.message.contains("has 70") ?? false)
    let wrapping = button(60, height: 50) {
      $0.setTitle("abcd efgh", for: .normal)
      $0.titleLineBreakMode = .byWordWrapping
    }
    #expect(findings([wrapping], kinds: ["button"]).isEmpty)
    let low = button(60) {
      $0.setTitle("abcd efgh", for: .normal)
      $0.titleLineBreakMode = .byWordWrapping
    }
    #expect(findings([low], kinds: ["button"]).first?.message.contains("needs 2 lines") ?? false)
  }

  @Test("segments share the width; placeholders show when there is no text")
  func segmentsAndFields() {
    let control = UISegmentedControl(items: ["Übersicht", "Geschichte"])
    control.frame = CGRect(x: 0, y: 0, width: 81, height: 32)
    // At 13 points 9 and 10 characters are 58.5 and 65 wide; each segment has 40.
    #expect(
      findings([control], kinds: ["segmentedControl"]).map(\.message)
        == [
          "Segment 1: “Übersicht” needs 59 points and has 40: “Übers…”.",
          "Segment 2: “Geschichte” needs 65 points and has 40: “Gesch…”.",
        ])
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 74, height: 34))
    field.borderStyle = .roundedRect
    field.font = font
    field.placeholder = "Password"
    #expect(
      findings([field], kinds: ["textField"]).first?.message
        == "The placeholder “Password” needs 80 points and has 60: “Passw…”.")
    field.text = "a"
    #expect(findings([field], kinds: ["textField"]).isEmpty)
  }

  @Test("bars arrange their controls; cells fill what they know by outlets; rows of automatic height grow")
  func surroundings() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let control = UISegmentedControl(items: ["Overview", "History"])
    control.frame = CGRect(x: 0, y: 0, width: 40, height: 32)
    bar.addSubview(control)
    #expect(findings([bar, control], kinds: ["toolbar", "segmentedControl"]).isEmpty)

    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let title = label("Settings", width: 20)
    cell.contentView.addSubview(title)
    let views: [UIView] = [cell, title]
    func isCopied(_ scene: Scene) {
      scene.views[1].isPrototype = true
      scene.views[2].isPlacedByConstraints = true
    }
    #expect(findings(views, kinds: ["tableViewCell"], outlets: ["title"], prepare: isCopied).isEmpty)
    #expect(findings(views, kinds: ["tableViewCell"], prepare: isCopied).map(\.level) == [.note])
    let row = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let text = label("one two three four", width: 80, height: 20, lines: 0)
    row.contentView.addSubview(text)
    func placed(_ scene: Scene) { scene.views[2].isPlacedByConstraints = true }
    #expect(findings([row, text], kinds: ["tableViewCell"], prepare: placed).map(\.level) == [.note])
    row.contentView.yieldsGivenHeight = true
    #expect(findings([row, text], kinds: ["tableViewCell"], prepare: placed).isEmpty)
  }

  @Test("on its own canvas a view that Interface Builder gave more room is left alone")
  func storedFrames() {
    let text = label("Settings", width: 40)
    let wide = findings([text]) { $0.views[1].storedFrame = CGRect(x: 0, y: 0, width: 80, height: 20) }
    #expect(wide.isEmpty)
    let narrow = findings([label("Settings", width: 40)]) {
      $0.views[1].storedFrame = CGRect(x: 0, y: 0, width: 40, height: 20)
    }
    #expect(narrow.count == 1)
  }

  @Test("an image in its own size in a view that clips")
  func images() {
    func imageView(_ mode: UIView.ContentMode, clips: Bool) -> UIImageView {
      let view = UIImageView(image: UIImage(size: CGSize(width: 60, height: 20)))
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      view.contentMode = mode
      view.clipsToBounds = clips
      return view
    }
    let found = findings([imageView(.center, clips: true)], kinds: ["imageView"])
    #expect(
      found.map(\.message) == [
        "The image is 60 x 20 points and the view 40 x 40: the rest is clipped."
      ])
    // Dash Wallet: CrowdNode.storyboard, `chevron.right` in a view that is stored as 15 x 11.33.
    let symbol = UIImageView(image: UIImage(size: CGSize(width: 12.5, height: 16.5)))
    (symbol.contentMode, symbol.clipsToBounds) = (.center, true)
    for (height, isSymbol, count) in [(11.5, true, 0), (9, true, 1), (11.5, false, 1)] {
      symbol.frame = CGRect(x: 0, y: 0, width: 15, height: height)
      #expect(findings([symbol], kinds: ["imageView"]) { $0.views[1].drawsSymbol = isSymbol }.count == count)
    }
    #expect(findings([imageView(.center, clips: false)], kinds: ["imageView"]).isEmpty)
    #expect(findings([imageView(.scaleAspectFit, clips: true)], kinds: ["imageView"]).isEmpty)
    #expect(findings([imageView(.scaleAspectFill, clips: true)], kinds: ["imageView"]).isEmpty)
  }
}
