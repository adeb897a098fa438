// Images of asset catalogues as pictures hold them: masks of templates, outlines of SVG and PDF.

import Foundation
import Testing

@testable import InterfaceBuilder
@testable import LayoutScene

@Suite("Images of asset catalogues")
struct CatalogueImageTests {
  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(content.count)] + Array(name.utf8) + content + [0, 0, 0, 0]
  }

  /// A PNG of two pixels a row and two rows, whose data is packed without compression (RFC 1951, 3.2.4).
  private static func png(color: UInt8, rows: [UInt8], opacities: [UInt8] = []) -> [UInt8] {
    let count = UInt8(rows.count)
    let packed = [0x78, 0x01, 0x01, count, 0, ~count, 0xFF] + rows + [0, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, 2, 0, 0, 0, 2, 8, color, 0, 0, 0]) + chunk("tRNS", opacities)
      + chunk("IDAT", packed) + chunk("IEND", [])
  }

  // ISO/IEC 15948, 9.2: the filter Sub adds the pixel at the left, Up the one above.
  @Test("a template's mask is the opacity of its pixels, whatever its filters")
  func mask() throws {
    let rows: [UInt8] = [1, 9, 9, 9, 10, 0, 0, 0, 30, 2, 0, 0, 0, 5, 0, 0, 0, 215]
    let mask = try #require(ImageMask(png: Self.png(color: 6, rows: rows)))
    #expect(mask.width == 2 && mask.height == 2)
    #expect(mask.alpha == [10, 40, 15, 255])
    let palette = ImageMask(png: Self.png(color: 3, rows: [0, 0, 1, 0, 2, 0], opacities: [7, 8]))
    #expect(palette?.alpha == [7, 8, 255, 7])
    #expect(ImageMask(png: [0x89, 0x50]) == nil)
  }

  // RFC 1951, 3.2.6: "aaaaaaaaaa" as Python's zlib packs it, one literal and a repeat of fixed codes.
  @Test("data with repeats is unpacked; what ends too early is none")
  func inflate() {
    let packed: [UInt8] = [0x78, 0x9C, 0x4B, 0x84, 0x03, 0x00, 0x14, 0xE1, 0x03, 0xCB]
    #expect(Inflate.inflated(packed, limit: 100) == [UInt8](repeating: 97, count: 10))
    #expect(Inflate.inflated(Array(packed.prefix(4)), limit: 100) == nil)
    #expect(Inflate.inflated([1, 2, 3], limit: 100) == nil)
  }

  @Test("of SVG what is drawn stays, classes are said, and nothing runs or loads")
  func svg() throws {
    let source = """
      <?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b">
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 12" onload="x()"><style>.a{fill:#f00}</style>
      <script>x()</script><path class="a" id="p" d="M0 0h1v1z"/><use xlink:href="#p" fill="none"/>
      <image href="https://example.com/a.png"/></svg>
      """
    let image = try #require(VectorImage(svg: Data(source.utf8), isTemplate: false))
    #expect(image.box == CGRect(x: 0, y: 0, width: 24, height: 12))
    let scope = VectorImage.scope
    #expect(
      image.elements == "<g fill=\"#000000\"><path id=\"\(scope)p\" d=\"M0 0h1v1z\" fill=\"#f00\"></path>"
        + "<use href=\"#\(scope)p\" fill=\"none\"></use><image></image></g>")
    let template = try #require(VectorImage(svg: Data(source.utf8), isTemplate: true))
    #expect(template.elements.contains("fill=\"\(VectorImage.tint)\"></path>"))
    #expect(VectorImage(svg: Data("<svg/>".utf8), isTemplate: false) == nil)
  }

  private func pdf(_ contents: String) -> Data {
    Data(
      """
      %PDF-1.4
      1 0 obj <</Type/Page/MediaBox[0 0 20 10]/Contents 2 0 R/Resources<</ExtGState<</A<</ca .5>>>>/XObject<</X 9 0 R>>>>>> endobj
      2 0 obj <</Length 3 0 R>> stream
      \(contents)
      endstream endobj
      3 0 obj \(contents.utf8.count) endobj
      """.utf8)
  }

  // ISO 32000-1, 8.3: y runs upwards from the lower left corner; 8.5: re, f; 8.6: rg, k; 8.4.5: ca.
  @Test(
    "of PDF the outlines are drawn from the top",
    arguments: [
      ("1 0 0 rg 0 0 10 5 re f", "<path d=\"M0 10L10 10L10 5L0 5Z\" fill=\"rgb(255,0,0)\"/>"),
      (
        "/A gs q 2 0 0 2 4 0 cm 0 0 m 1 1 l 2 0 l f* Q",
        "<path d=\"M4 10L6 8L8 10\" fill=\"#000000\" fill-rule=\"evenodd\" clip-rule=\"evenodd\" fill-opacity=\"0.5\"/>"
      ),
      ("0 0 20 10 re W n 0 0 0 1 k 0 0 1 1 re f", "<path d=\"M0 10L1 10L1 9L0 9Z\" fill=\"rgb(0,0,0)\"/>"),
    ])
  func outlines(contents: String, elements: String) throws {
    let image = try VectorImage(pdf: pdf(contents), isTemplate: false)
    #expect(image.box == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(image.elements == elements)
    #expect(
      try VectorImage(pdf: pdf("1 0 0 rg 0 0 1 1 re f"), isTemplate: true).elements.contains(VectorImage.tint)
    )
  }

  // Each within the megabyte that is read of a file; written out, gigabytes.
  @Test("outlines and properties that name each other by the thousand are not written out")
  func multiplied() {
    func svg(_ style: String, _ elements: String) -> VectorImage? {
      let text = "<svg viewBox=\"0 0 1 1\"><style>\(style)</style>\(elements)</svg>"
      return VectorImage(svg: Data(text.utf8), isTemplate: false)
    }
    func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    let properties = (0..<10_000).map { "p\($0):1;" }.joined()
    #expect(svg(".a{\(properties)}", many("<g class=\"a\"/>", 10_000)) == nil)
    #expect(svg(".a{fill:\(many("x", 100_000))}", many("<g class=\"a\"/>", 10_000)) == nil)
    #expect(svg(many(".a{fill:red}", 20_000), "<g class=\"\(many("a ", 100_000))\"/>") == nil)
    #expect(svg(".a{fill:red}", many("<g class=\"a\"/>", 10_000)) != nil)
    for contents in [
      many("0 0 1 1 re W n ", 2000) + many("0 0 1 1 re f ", 2000), many("/X Do ", 20_000),
    ] {
      let extra = "9 0 obj <</Subtype/Form/Length 20000>> stream\n\(many("1 ", 10_000))\nendstream endobj"
      #expect(throws: VectorImage.Unsupported.self) {
        try VectorImage(pdf: pdf(contents) + Data(extra.utf8), isTemplate: false)
      }
    }
  }

  @Test("what cannot be drawn says why")
  func reasons() {
    #expect(throws: VectorImage.Unsupported.self) { try VectorImage(pdf: pdf("/S sh"), isTemplate: false) }
    #expect(throws: VectorImage.Unsupported.self) {
      try VectorImage(pdf: Data("%PDF-1.4".utf8), isTemplate: false)
    }
  }
}
