// Fonts and texts of documents.

import Foundation
import Plumbline
import Testing
import Typography

@testable import InterfaceBuilder

@Suite("Text") struct TextReaderTests {
  private func label(_ inner: String, attributes: String = "text=\"x\"") throws -> UILabel {
    let document = try Fixture.xib(
      "<subviews>\(Fixture.view("L", inner, tag: "label", attributes: attributes))</subviews>")
    return try #require(document.scenes().first?.view("L") as? UILabel)
  }

  @Test(
    "fonts by type, weight, style and name",
    arguments: [
      ("type=\"system\" pointSize=\"14\"", FontDescription(pointSize: 14)),
      ("type=\"boldSystem\" pointSize=\"20\"", FontDescription(weight: .bold, pointSize: 20)),
      ("type=\"italicSystem\" pointSize=\"12\"", FontDescription(isItalic: true, pointSize: 12)),
      ("type=\"system\" weight=\"medium\" pointSize=\"15\"", FontDescription(weight: .medium, pointSize: 15)),
      ("style=\"UICTFontTextStyleHeadline\"", TextStyle.headline.font()),
      ("style=\"UICTFontTextStyleFootnote\"", TextStyle.footnote.font()),
      (
        "name=\"Avenir-Book\" family=\"Avenir\" pointSize=\"16\"",
        FontDescription(family: .named("Avenir-Book"), pointSize: 16)
      ),
      (
        "name=\".SFUIText-Semibold\" family=\".SF UI Text\" pointSize=\"16\"",
        FontDescription(weight: .semibold, pointSize: 16)
      ),
      ("type=\"system\" pointSize=\"NaN\"", FontDescription(pointSize: 17)),
      // UIFont.systemFontSize: "Made improvements?" of ActionSheetPicker's Main.storyboard is 17 points high, a line of 14.
      ("type=\"system\" size=\"system\"", FontDescription(pointSize: 14)),
      ("type=\"system\" size=\"smallSystem\"", FontDescription(pointSize: 12)),
      ("type=\"system\" pointSize=\"1e9\"", FontDescription(pointSize: 17)),
    ])
  func fonts(attributes: String, font: FontDescription) throws {
    #expect(try label("<fontDescription key=\"fontDescription\" \(attributes)/>").font == UIFont(font))
  }

  // VLC's VLCRemoteBrowsingTVCell.xib I51-60-pwl: 35 points high, a line of 29 points.
  @Test("Subheadline is smaller on a television than its guidelines say")
  func televisionFont() throws {
    let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/>"#
    let document = try Fixture.xib(font)
    let element = document.sceneSources.first?.root.first("fontDescription")
    #expect(
      FontReader(contentSize: .large, isTelevision: true).font(element) == FontDescription(pointSize: 29))
  }

  @Test("text styles follow the chosen text size")
  func contentSize() throws {
    let document = try Fixture.xib(
      """
      <subviews>\(Fixture.view("L", "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>", tag: "label"))</subviews>
      """)
    let scene = try #require(
      document.scenes(for: SceneConfiguration(contentSize: .extraExtraExtraLarge)).first)
    #expect((scene.view("L") as? UILabel)?.font.pointSize == 23)
  }

  @Test("texts with line breaks, encoded texts, attributed texts")
  func texts() throws {
    #expect(try label("<string key=\"text\">a\nb</string>", attributes: "").text == "a\nb")
    // "a", tab, "b" without the padding that Base64 would have.
    #expect(
      try label("<string key=\"text\" base64-UTF8=\"YES\">\nYQli\n</string>", attributes: "").text == "a\tb")
    let attributed = try label(
      """
      <attributedString key="attributedText"><fragment content="Hello "><attributes>
      <font key="NSFont" size="20" metaFont="system"/><real key="NSKern" value="2"/></attributes></fragment>
      <fragment><string key="content">you</string></fragment></attributedString>
      """, attributes: "")
    #expect(
      attributed.textRuns
        == [
          TextRun("Hello ", font: FontDescription(pointSize: 20), kern: 2),
          TextRun("you", font: FontDescription()),
        ])
  }

  @Test("a label without numberOfLines has one line, negative numbers mean none")
  func lines() throws {
    #expect(try label("").numberOfLines == 1)
    #expect(try label("", attributes: "numberOfLines=\"0\"").numberOfLines == 0)
    #expect(try label("", attributes: "numberOfLines=\"-3\"").numberOfLines == 0)
    #expect(try label("", attributes: "numberOfLines=\"1e400\"").numberOfLines == 1)
  }

  // ReactiveX-RxSwift/Geolocation.storyboard: a headline of two lines is 42.5 high, a caption of three 46.5.
  @Test("lines of a text style are further apart than those of the plain system font")
  func multipleLines() throws {
    let styled = try label(
      "<string key=\"text\">a\nb</string><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHeadline\"/>",
      attributes: "numberOfLines=\"0\"")
    #expect(styled.intrinsicContentSize.height == 42.5)
    let caption = try label(
      "<string key=\"text\">a\nb\nc</string><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleCaption1\"/>",
      attributes: "numberOfLines=\"0\"")
    #expect(caption.intrinsicContentSize.height == 46.5)
  }
}

extension TextReaderTests {
  @Test("fonts that are not available are named once, with the views that use them")
  func substitutedFonts() throws {
    let label = { (id: String, font: String) in
      Fixture.view(id, "<fontDescription key=\"fontDescription\" \(font) pointSize=\"14\"/>", tag: "label")
    }
    let views = [
      label("A", "name=\"OpenSans-Bold\" family=\"Open Sans\""), label("B", "type=\"system\""),
      label("C", "name=\"OpenSans-Bold\" family=\"Open Sans\""),
      label("D", "name=\"Lato-Light\" family=\"Lato\""),
      label("E", "name=\"HelveticaNeue\" family=\"Helvetica Neue\""),
    ]
    let document = try Fixture.xib("<subviews>\(views.joined())</subviews>")
    let problems = try #require(document.scenes().first).problems.filter { $0.kind == .substitutedFont }
    #expect(problems.map(\.views) == [["A", "C", "D"]])
    #expect(problems.first?.message.contains("“OpenSans-Bold” and “Lato-Light” are not available") == true)
  }
}
