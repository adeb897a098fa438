// The file formats of pictures: SVG, and with the trait `Pictures` PNG and PDF through librsvg and cairo.

import Foundation

#if Pictures
  import CLibrsvg
#endif

enum PictureFormat: String, NamedChoice, Sendable {
  case svg, png, pdf
  case html

  var needsDrawing: Bool { self == .png || self == .pdf }

  static var isAvailable: Bool {
    #if Pictures
      true
    #else
      false
    #endif
  }

  static let wayToGetIt =
    "--format png and pdf need librsvg and cairo: install librsvg2-dev and pkg-config, and build with "
    + "`swift build --traits default,Pictures`. SVG works without them."

  /// The bytes of a picture in this format; nil if it cannot be drawn.
  func bytes(of svg: String) -> Data? {
    switch self {
    case .svg, .html: return Data(svg.utf8)
    case .png, .pdf:
      #if Pictures
        return VectorDrawing(svg)?.bytes(as: self)
      #else
        return nil
      #endif
    }
  }
}

#if Pictures
  private struct VectorDrawing {
    private static let scale = 2.0
    /// The limit for width and height of cairo's image surfaces, which is 32767.
    private static let limit = 32_000.0

    private let handle: OpaquePointer
    private let width: Double
    private let height: Double

    init?(_ svg: String) {
      var error: UnsafeMutablePointer<GError>?
      let bytes = Array(svg.utf8)
      guard let made = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &error) else {
        g_clear_error(&error)
        return nil
      }
      handle = OpaquePointer(made)
      var (width, height) = (0.0, 0.0)
      guard rsvg_handle_get_intrinsic_size_in_pixels(made, &width, &height) != 0, width > 0, height > 0 else {
        g_object_unref(made)
        return nil
      }
      (self.width, self.height) = (width, height)
    }

    /// The bytes in a format. Releases the picture, so it can be called once.
    func bytes(as format: PictureFormat) -> Data? {
      defer { g_object_unref(UnsafeMutableRawPointer(handle)) }
      guard width * Self.scale < Self.limit, height * Self.scale < Self.limit else { return nil }
      let sink = Sink()
      let context = Unmanaged.passUnretained(sink).toOpaque()
      let surface =
        format == .png
        ? cairo_image_surface_create(
          CAIRO_FORMAT_ARGB32, Int32((width * Self.scale).rounded(.up)),
          Int32((height * Self.scale).rounded(.up)))
        : cairo_pdf_surface_create_for_stream(Sink.write, context, width, height)
      defer { cairo_surface_destroy(surface) }
      let canvas = cairo_create(surface)
      if format == .png { cairo_scale(canvas, Self.scale, Self.scale) }
      var page = RsvgRectangle(x: 0, y: 0, width: width, height: height)
      let isDrawn = rsvg_handle_render_document(UnsafeMutablePointer(handle), canvas, &page, nil) != 0
      cairo_destroy(canvas)
      guard isDrawn else { return nil }
      if format == .png {
        guard cairo_surface_write_to_png_stream(surface, Sink.write, context) == CAIRO_STATUS_SUCCESS else {
          return nil
        }
      } else {
        cairo_surface_finish(surface)
      }
      return sink.bytes
    }
  }

  private final class Sink {
    var bytes = Data()

    static let write: cairo_write_func_t = { context, data, count in
      guard let context, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Sink>.fromOpaque(context).takeUnretainedValue().bytes.append(data, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
  }
#endif
