// Texts of pictures: what all renderers draw alike, directions, the system's words.

import Foundation
import LayoutScene
import Plumbline
import Testing
import Typography

@testable import LayoutReport

@Suite("Texts of pictures")
struct PictureTextTests {
  private func svg(_ draw: (inout SVGText) -> Void) -> String {
    var svg = SVGText()
    draw(&svg)
    return svg.text
  }

  // Arial's advances (its table hmtx, of 2048): H 1479, i 455; Bold: H 1479, i 569.
  @Test("a text is as wide as Arial draws it", arguments: [(false, 1934.0), (true, 2048)])
  func width(isBold: Bool, units: Double) {
    #expect(abs(PictureFont(size: 20.48, isBold: isBold).width(of: "Hi") - units / 100) < 1e-9)
    // An accent lies above its letter; Cyrillic has figures of its own (А as A: 1366).
    #expect(PictureFont(size: 10).width(of: "é") == PictureFont(size: 10).width(of: "e"))
    #expect(abs(PictureFont(size: 20.48).width(of: "А") - 13.66) < 1e-9)
  }

  @Test("a name is cut by its characters, and by the marks of one")
  func names() {
    #expect(shortened(" a\n b ") == "a b")
    #expect(shortened(String(repeating: "ab ", count: 1_000_000)) == "ab ab ab ab ab ab ab ab a...")
    #expect(shortened("e" + String(repeating: "\u{301}", count: 1_000_000)).utf8.count < 5000)
  }

  // 20.48 * 9.67 * 0.99 / 19.34 = 10.1376
  @Test("a text is as much smaller as its width is that was measured, less a hundredth")
  func scale() {
    func text(width: Double) -> String {
      svg {
        $0.text(
          "Hi", at: CGPoint(x: 100, y: 5), anchor: .middle, font: PictureFont(size: 20.48), width: width,
          fill: "#000000")
      }
    }
    #expect(text(width: 9.67).contains("<text x=\"100\" y=\"5\" font-size=\"10.138\""))
    #expect(text(width: 9.67).contains("text-anchor=\"middle\" data-width=\"9.67\""))
    #expect(text(width: 19.5).contains("font-size=\"20.48\""))
  }

  @Test("a label that may shrink is shown whole, though small letters are wider for their size")
  @MainActor func shrinking() throws {
    let text = "A long title that does not fit"
    let environment = LayoutEnvironment(textMeasurer: SystemFontMeasurer())
    let setting = TextSetting(
      runs: [TextRun(text, font: FontDescription(pointSize: 17))], limits: TextLimits(numberOfLines: 1),
      room: CGRect(x: 0, y: 0, width: 120, height: 21), minimumScale: 0.5)
    let piece = try #require(setting.set(in: environment).lines.first?.pieces.first)
    #expect(piece.text == text && piece.width <= 120 && piece.width > 115)
  }

  // Three letters in 30 points are 10 apart, and 15 left of their middle the first one begins.
  @Test("letters of one pitch have places of their own, where they are plain")
  func places() {
    func text(_ text: String) -> String {
      svg {
        var font = PictureFont(size: 12)
        font.design = .fixedPitch
        $0.text(text, at: CGPoint(x: 100, y: 5), anchor: .middle, font: font, width: 30, fill: "#000000")
      }
    }
    let found = text("a b").firstMatch(of: /x="([^"]*)"/)?.output.1
    let x = (found ?? "").split(separator: " ").compactMap { Double($0) }
    #expect(x.count == 3 && zip(x, [85, 95, 105]).allSatisfy { abs($0 - $1) < 0.2 })
    #expect(!text("a b").contains("text-anchor"))
    #expect(text("äб").contains("<text x=\"100\"") && text("äб").contains("text-anchor=\"middle\""))
  }

  @Test("a halo is a text of its own beneath, and nothing is said that renderers ignore")
  func halo() {
    let text = svg { $0.label("Name", at: .zero, size: 8, fill: "#123456", halo: "#ffffff") }
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("fill=\"none\"") && lines[0].contains("stroke=\"#ffffff\""))
    #expect(lines[1].contains("fill=\"#123456\"") && !lines[1].contains("stroke"))
    #expect(!text.contains("paint-order") && !text.contains("textLength"))
  }

  // Unicode Standard Annex 9, P2 and P3: the first strong character says the direction.
  @Test(
    "what is read from the right stands in an isolate",
    arguments: [
      ("تسجيل الدخول (3)!", true), ("(3) שלום", true), ("Sign in (3)!", false), ("OK שלום", false),
      ("3!", false),
    ])
  func isolates(text: String, isRightToLeft: Bool) {
    let drawn = svg { $0.label(text, at: .zero, size: 8, fill: "#000000") }
    #expect(drawn.contains(">\u{2067}\(text)\u{2069}<") == isRightToLeft)
  }

  // Widths of `hb-shape --font-size=1000` in DejaVu Sans 2.37, its bold letters 2,512 for 2,073: viewers have one or the other.
  @Test("bold letters of scripts from the right are the usual ones with a stroke, as wide as those")
  func strokes() {
    let bold = svg { $0.label("حفظ", at: .zero, size: 20, fill: "#123456", isBold: true, width: 41.46) }
    #expect(!bold.contains("font-weight") && bold.contains("stroke=\"#123456\" stroke-width=\"0.6"))
    // 41.46 is the width of 20 points; a text is a little smaller than its box.
    let size = bold.firstMatch(of: /font-size="([^"]*)"/).flatMap { Double($0.output.1) } ?? 0
    #expect(abs(size - 20 * 0.975) < 0.01)
    let latin = svg { $0.label("Save", at: .zero, size: 20, fill: "#123456", isBold: true) }
    #expect(latin.contains("font-weight=\"bold\"") && !latin.contains("stroke"))
  }

  @Test(
    "the system's words in the languages of iOS",
    arguments: [
      ("done", "ru", "Готово"), ("cancel", "de-AT", "Abbrechen"), ("done", "zh-TW", "完成"),
      ("edit", "zh_CN", "编辑"), ("edit", "zh-Hant-HK", "編輯"), ("save", "pt", "Salvar"),
      ("done", "fil", "Done"),
    ])
  func words(item: String, language: String, title: String) {
    #expect(PictureTable.title(of: item, in: language) == title)
    #expect(PictureTable.title(of: item, in: nil) == item.prefix(1).uppercased() + item.dropFirst())
  }
}
