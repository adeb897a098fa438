// Texts in the widths that the layout measured, for librsvg, which does not support `textLength`.

#if Pictures
  import CLibrsvg
  import Foundation

  /// Replaces `textLength` by a horizontal scale (SVG 1.1, 10.5: `spacingAndGlyphs`).
  struct PinnedTexts {
    /// A text and its font, which determine its width.
    private struct Setting: Hashable {
      var content: String
      /// The font attributes of the element.
      var font: String
    }

    /// A `<text>` element, and the SVG from its end to the next one.
    private struct Piece {
      var attributes: String
      var content: String
      var rest: Substring
    }

    /// The picture with scaled texts; unchanged if its texts cannot be measured.
    static func applied(to svg: String) -> String {
      let parts = svg.split(separator: "<text ", omittingEmptySubsequences: false)
      guard let head = parts.first, parts.count > 1 else { return svg }
      let pieces = parts.dropFirst().map(piece)
      var settings: [Setting: Int] = [:]
      var order: [Setting] = []
      for piece in pieces where value(of: "textLength", in: piece.attributes) != nil {
        let setting = setting(of: piece)
        if settings.updateValue(settings[setting] ?? order.count, forKey: setting) == nil {
          order.append(setting)
        }
      }
      guard let widths = widths(of: order, family: value(of: "font-family", in: String(head))) else {
        return svg
      }
      return String(head) + pieces.map { text(for: $0, widths: widths, settings) }.joined()
    }

    private static func piece(_ part: Substring) -> Piece {
      guard let end = part.range(of: ">"), let close = part.range(of: "</text>") else {
        return Piece(attributes: "", content: "", rest: part)
      }
      return Piece(
        attributes: " " + part[..<end.lowerBound], content: String(part[end.upperBound..<close.lowerBound]),
        rest: part[close.upperBound...])
    }

    private static func setting(of piece: Piece) -> Setting {
      let names = ["font-size", "font-family", "font-weight", "font-style", "xml:space"]
      let font = names.compactMap { name in
        value(of: name, in: piece.attributes).map { " \(name)=\"\($0)\"" }
      }
      return Setting(content: piece.content, font: font.joined())
    }

    private static func text(for piece: Piece, widths: [Double], _ settings: [Setting: Int]) -> String {
      var attributes = piece.attributes
      if let wanted = value(of: "textLength", in: attributes).flatMap(Double.init),
        let x = value(of: "x", in: attributes).flatMap(Double.init), let place = settings[setting(of: piece)],
        widths[place] > 0,
        wanted > 0
      {
        for name in ["textLength", "lengthAdjust"] {
          attributes = attributes.replacing(" \(name)=\"\(value(of: name, in: attributes) ?? "")\"", with: "")
        }
        attributes += " transform=\"translate(\(x) 0) scale(\(wanted / widths[place]) 1) translate(\(-x) 0)\""
      }
      guard !piece.attributes.isEmpty else { return "<text " + piece.rest }
      return "<text" + attributes + ">" + piece.content + "</text>" + piece.rest
    }

    private static func value(of name: String, in attributes: String) -> String? {
      guard let start = attributes.range(of: " \(name)=\""),
        let end = attributes[start.upperBound...].firstIndex(of: "\"")
      else { return nil }
      return String(attributes[start.upperBound..<end])
    }

    /// The advance of each text: the ink width of the text between two vertical bars, less that of the bars alone.
    private static func widths(of settings: [Setting], family: String?) -> [Double]? {
      guard !settings.isEmpty else { return nil }
      let fonts = Array(Set(settings.map(\.font)))
      var sheet = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"100\""
      sheet += family.map { " font-family=\"\($0)\"" } ?? ""
      sheet += ">"
      for (index, setting) in settings.enumerated() {
        sheet += "<text id=\"t\(index)\"\(setting.font)>|\(setting.content)|</text>"
      }
      for (index, font) in fonts.enumerated() { sheet += "<text id=\"f\(index)\"\(font)>||</text>" }
      sheet += "</svg>"
      let bytes = Array(sheet.utf8)
      var error: UnsafeMutablePointer<GError>?
      guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &error) else {
        g_clear_error(&error)
        return nil
      }
      defer { g_object_unref(handle) }
      func ink(_ id: String) -> Double {
        var (ink, logical) = (RsvgRectangle(), RsvgRectangle())
        var error: UnsafeMutablePointer<GError>?
        guard rsvg_handle_get_geometry_for_element(handle, id, &ink, &logical, &error) != 0 else {
          g_clear_error(&error)
          return 0
        }
        return ink.width
      }
      let bars = Dictionary(
        fonts.enumerated().map { ($1, ink("#f\($0)")) }, uniquingKeysWith: { first, _ in first })
      return settings.enumerated().map { ink("#t\($0)") - bars[$1.font, default: 0] }
    }
  }
#endif
