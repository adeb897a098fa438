// A face with its glyphs, opened with HarfBuzz: the one place with unsafe code of this module.
//
// Invariants: `font` is made immutable before anybody else sees it, and only then may threads share it; a buffer lives
// within one call. HarfBuzz checks every table before it is used, so damaged fonts measure wrongly, but measure.

#if Fonts
  import CHarfBuzz
  import Foundation
  import Typography

  /// Measures text in one face of a file.
  final class ShapedFont: GlyphSource, @unchecked Sendable {
    private let font: OpaquePointer
    private let unitsPerEm: Double
    private let figures: FontMetrics

    private struct Text: Hashable {
      var text: String
      var joinsLetters: Bool
    }
    // Asked and changed with the lock: what was measured, and how many characters that is.
    private let lock = NSLock()
    private var measured: [Text: [Float]] = [:]
    private var measuredCount = 0

    /// The maximum number of cached characters, some megabytes; labels are measured several times a layout, books once.
    private static let memory = 200_000

    /// Nil where the file has gone, or HarfBuzz finds no glyphs in it.
    init?(_ face: FontFace) {
      guard let bytes = try? FontFile.bytes(of: face.path), !bytes.isEmpty else { return nil }
      let blob = bytes.withUnsafeBytes { buffer in
        hb_blob_create(
          buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count),
          HB_MEMORY_MODE_DUPLICATE, nil, nil)
      }
      defer { hb_blob_destroy(blob) }
      let opened = hb_face_create(blob, UInt32(face.index))
      defer { hb_face_destroy(opened) }
      guard hb_face_get_glyph_count(opened) > 0, let font = hb_font_create(opened) else { return nil }
      let units = Int32(hb_face_get_upem(opened))
      hb_font_set_scale(font, units, units)
      let variations = face.variations.map { hb_variation_t(tag: Self.tag($0.axis), value: Float($0.value)) }
      if !variations.isEmpty { hb_font_set_variations(font, variations, UInt32(variations.count)) }
      hb_face_make_immutable(opened)
      hb_font_make_immutable(font)
      self.font = font
      unitsPerEm = Double(units)
      figures = Self.figures(of: font, face.vertical)
    }

    deinit { hb_font_destroy(font) }

    /// The vertical metrics per em, with the adjustments of the font's variation.
    private static func figures(of font: OpaquePointer, _ vertical: VerticalFigures) -> FontMetrics {
      func figure(_ value: Int, _ tag: hb_ot_metrics_tag_t) -> Double {
        (Double(value) + Double(hb_ot_metrics_get_variation(font, tag))) / Double(vertical.unitsPerEm)
      }
      return FontMetrics(
        ascender: figure(vertical.ascender, HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
        descender: figure(vertical.descender, HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
        leading: max(figure(vertical.lineGap, HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP), 0),
        capHeight: figure(vertical.capHeight, HB_OT_METRICS_TAG_CAP_HEIGHT),
        xHeight: figure(vertical.xHeight, HB_OT_METRICS_TAG_X_HEIGHT))
    }

    private static func tag(_ letters: String) -> hb_tag_t {
      letters.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    func metrics(pointSize: Double) -> FontMetrics {
      FontMetrics(
        ascender: figures.ascender * pointSize, descender: figures.descender * pointSize,
        leading: figures.leading * pointSize, capHeight: figures.capHeight * pointSize,
        xHeight: figures.xHeight * pointSize)
    }

    func advances(of text: String, joinsLetters: Bool) -> [Float] {
      let key = Text(text: text, joinsLetters: joinsLetters)
      if let known = lock.withLock({ measured[key] }) { return known }
      let advances = shape(Array(text.unicodeScalars), joinsLetters: joinsLetters)
      if advances.count <= Self.memory / 8 {
        lock.withLock {
          if measuredCount > Self.memory { (measured, measuredCount) = ([:], 0) }
          measured[key] = advances
          measuredCount += advances.count
        }
      }
      return advances
    }

    // MARK: Shaping

    private func shape(_ scalars: [Unicode.Scalar], joinsLetters: Bool) -> [Float] {
      var advances = [Float](repeating: .nan, count: scalars.count)
      guard scalars.count < Int32.max, let buffer = hb_buffer_create() else { return advances }
      defer { hb_buffer_destroy(buffer) }
      let codepoints = scalars.map(\.value)
      for stretch in stretches(of: scalars) {
        hb_buffer_reset(buffer)
        codepoints.withUnsafeBufferPointer {
          hb_buffer_add_utf32(
            buffer, $0.baseAddress, Int32($0.count), UInt32(stretch.range.lowerBound),
            Int32(stretch.range.count))
        }
        hb_buffer_set_script(buffer, stretch.script)
        let direction = hb_script_get_horizontal_direction(stretch.script)
        hb_buffer_set_direction(buffer, direction == HB_DIRECTION_INVALID ? HB_DIRECTION_LTR : direction)
        let features = joinsLetters ? [] : Self.apart
        hb_shape(font, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard hb_buffer_allocation_successful(buffer) != 0,
          let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
          let places = hb_buffer_get_glyph_positions(buffer, &count)
        else { continue }
        // Where no cluster begins, until a glyph says otherwise.
        for index in stretch.range { advances[index] = .infinity }
        for number in 0..<Int(count) {
          let index = Int(glyphs[number].cluster)
          guard stretch.range.contains(index) else { continue }
          // The first glyph stands for what the font has none for: another font draws the cluster, its marks too.
          let advance =
            glyphs[number].codepoint == 0 ? .nan : Float(Double(places[number].x_advance) / unitsPerEm)
          advances[index] = advances[index] == .infinity ? advance : advances[index] + advance
        }
        for index in stretch.range where advances[index] == .infinity {
          advances[index] = index > stretch.range.lowerBound && advances[index - 1].isNaN ? .nan : 0
        }
      }
      return advances
    }

    /// Letters with space between them are not joined to ligatures.
    private static let apart = ["liga", "clig"].map {
      hb_feature_t(tag: tag($0), value: 0, start: 0, end: UInt32.max)
    }

    /// Text of one script, which is shaped at once.
    private struct Stretch {
      var range: Range<Int>
      var script: hb_script_t
    }

    private func stretches(of scalars: [Unicode.Scalar]) -> [Stretch] {
      var stretches: [Stretch] = []
      for (index, scalar) in scalars.enumerated() {
        let (script, last) = (script(of: scalar), stretches.count - 1)
        if let open = stretches.last, script == nil || [script, HB_SCRIPT_COMMON].contains(open.script) {
          stretches[last].range = open.range.lowerBound..<index + 1
          if open.script == HB_SCRIPT_COMMON { stretches[last].script = script ?? HB_SCRIPT_COMMON }
        } else {
          stretches.append(Stretch(range: index..<index + 1, script: script ?? HB_SCRIPT_COMMON))
        }
      }
      return stretches
    }

    /// Nil for signs, digits and marks, which follow the letters around them.
    private func script(of scalar: Unicode.Scalar) -> hb_script_t? {
      let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
      return [HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN].contains(script) ? nil : script
    }
  }
#endif
