// The plain signs that stand for symbols and bar items.

import Foundation
import Testing

@testable import LayoutReport

@Suite("Plain signs")
struct PictureGlyphTests {
  @Test(
    "names of symbols, of bar items and of AppKit's images lead to signs",
    arguments: [
      ("plus", "plus"), ("add", "plus"), ("NSAddTemplate", "plus"), ("search", "magnifyingglass"),
      ("house.fill", "house"), ("gear", "gearshape"), ("chevron.backward", "chevron.left"),
    ])
  func aliases(name: String, sign: String) throws {
    #expect(try #require(PictureGlyph(name)).path == #require(PictureGlyph(sign)).path)
  }

  @Test("what a name says of its surroundings is read off its end")
  func surroundings() throws {
    let filled = try #require(PictureGlyph("xmark.circle.fill"))
    #expect(filled.enclosure == .circle && filled.isFilled)
    #expect(try #require(PictureGlyph("plus.square")).enclosure == .square)
    #expect(try #require(PictureGlyph("mic.slash")).isStruckOut)
    // A square of its own, not one around nothing.
    #expect(try #require(PictureGlyph("square")).enclosure == .none)
  }

  @Test(
    "names that say more than a plain sign could have none",
    arguments: ["", "figure.walk", "heart.text.square.fill", "circle.hexagongrid", ".", "fill"])
  func unknown(name: String) { #expect(PictureGlyph(name) == nil) }
}
