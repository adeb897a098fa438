// Pictures as PNG and PDF, in builds with the trait `Pictures`; without it, the line that says how to get them.

import Foundation
import Testing

@testable import PlumblineCommand

@Suite("Forms of pictures")
struct PictureFormatTests {
  /// A page of 40 x 20 points: white, with a red square of 10 points at 5, 5 and a text that is to be 30 wide.
  private static let page = """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20" font-family="sans-serif">
     <rect x="0" y="0" width="40" height="20" fill="#ffffff"/>
     <rect x="5" y="5" width="10" height="10" fill="#ff0000"/>
    </svg>
    """

  @Test("SVG is what was drawn")
  func svg() { #expect(PictureFormat.svg.bytes(of: Self.page) == Data(Self.page.utf8)) }

  @Test(
    "lines of Unicode where the locale says so",
    arguments: [
      (["LANG": "de_DE.UTF-8"], true), (["LANG": "C"], false), ([:], false),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false), (["LC_ALL": "", "LC_CTYPE": "C.utf8"], true),
      (["LANG": "en_US.UTF-8", "TERM": "dumb"], false),
    ] as [([String: String], Bool)])
  func locales(environment: [String: String], isUnicode: Bool) {
    #expect(Console.showsUnicode(in: environment) == isUnicode)
  }

  #if Pictures
    @Test("PNG has two pixels a point, and the colours where they were drawn")
    func png() throws {
      let image = try PixelImage(png: #require(PictureFormat.png.bytes(of: Self.page)))
      #expect(image.width == 80 && image.height == 40)
      #expect(image.color(x: 20, y: 20) == [255, 0, 0])
      #expect(image.color(x: 4, y: 4) == [255, 255, 255])
      #expect(image.color(x: 60, y: 20) == [255, 255, 255])
    }

    @Test("PDF begins and ends as PDF does")
    func pdf() throws {
      let bytes = try #require(PictureFormat.pdf.bytes(of: Self.page))
      #expect(bytes.starts(with: Data("%PDF-1.".utf8)))
      #expect(bytes.range(of: Data("%%EOF".utf8), options: .backwards) != nil)
    }

    @Test("a picture too large for the form is none")
    func tooLarge() {
      let svg = Self.page.replacing("width=\"40\"", with: "width=\"40000\"")
      #expect(PictureFormat.png.bytes(of: svg) == nil)
      #expect(PictureFormat.png.bytes(of: "no picture") == nil)
    }
  #else
    @Test("without the trait one line says how to get it")
    func missing() {
      #expect(PictureFormat.png.bytes(of: Self.page) == nil)
      #expect(!PictureFormat.isAvailable)
      #expect(PictureFormat.wayToGetIt.contains("--traits default,Pictures"))
      #expect(!PictureFormat.wayToGetIt.contains("\n"))
    }
  #endif
}

#if Pictures
  import CLibrsvg

  /// What cairo reads back of a PNG.
  private final class PixelImage {
    struct NoImage: Error {}
    let width: Int
    let height: Int
    private let rows: [UInt8]
    private let stride: Int

    init(png: Data) throws {
      // The signature, and width and height of the first chunk (ISO/IEC 15948, 5.2 and 11.2.2).
      guard png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), png.count > 24 else {
        throw NoImage()
      }
      let source = Source(bytes: Array(png))
      let surface = cairo_image_surface_create_from_png_stream(
        { context, target, count in
          guard let context, let target else { return CAIRO_STATUS_READ_ERROR }
          let source = Unmanaged<Source>.fromOpaque(context).takeUnretainedValue()
          guard source.place + Int(count) <= source.bytes.count else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(count) { target[index] = source.bytes[source.place + index] }
          source.place += Int(count)
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(source).toOpaque())
      defer { cairo_surface_destroy(surface) }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
        let data = cairo_image_surface_get_data(surface)
      else { throw NoImage() }
      width = Int(cairo_image_surface_get_width(surface))
      height = Int(cairo_image_surface_get_height(surface))
      stride = Int(cairo_image_surface_get_stride(surface))
      rows = Array(UnsafeBufferPointer(start: data, count: stride * height))
    }

    /// Red, green and blue of a pixel; cairo holds them as blue, green, red, alpha on little-endian machines.
    func color(x: Int, y: Int) -> [UInt8] {
      let place = y * stride + 4 * x
      return [rows[place + 2], rows[place + 1], rows[place]]
    }
  }

  private final class Source {
    let bytes: [UInt8]
    var place = 0
    init(bytes: [UInt8]) { self.bytes = bytes }
  }
#endif
