// A text with attributes set into lines, paragraph by paragraph, each in its own style: what layout managers, text views
// and the sizes of texts with indents, tabs or images go by.

import Foundation
import Typography

/// The box in place of a character U+FFFC of a text: the value of its attribute `NSAttachment`.
package protocol InlineBox: AnyObject {
  /// Its rectangle, from the baseline: a y above 0 lies above it. Points.
  /// - Parameter line: the box's line as far as it is known, as wide as lines may be.
  func lineRectangle(in line: CGRect, characterAt index: Int) -> CGRect
}

/// The lines of a text. Points, from the text's top left corner on.
package struct TextLayout {
  package struct Line {
    /// Its characters, with the spaces and the end of a paragraph behind them, in UTF-16 units.
    package var range: NSRange
    package var rect: CGRect
    /// From its top to that of the line below; of the last line its own height.
    package var height: CGFloat
    /// From its top to its baseline.
    package var baseline: CGFloat
    fileprivate var pen: Double
  }
  /// The limits that decide line breaks.
  package struct Limits {
    /// Points; infinity for lines as long as their paragraphs.
    package var width = CGFloat.infinity
    /// Lines that end below it are left out; infinity for all.
    package var height = CGFloat.infinity
    /// 0 for all.
    package var numberOfLines = 0
    /// The line break mode in place of the last line's own; nil for that.
    package var lastLineBreakMode: NSLineBreakMode?
    /// Narrows a line: the part of a proposed rectangle in which the line that begins with a character may lie.
    package var room: ((_ proposed: CGRect, _ character: Int) -> CGRect)?
    /// The points after a line, in place of its style's `lineSpacing`; from its last character and its rectangle.
    package var lineSpacing: ((_ character: Int, _ line: CGRect) -> CGFloat)?
    /// The points after a paragraph, in place of its style's.
    package var paragraphSpacing: ((_ character: Int, _ line: CGRect) -> CGFloat)?
    /// The points before a paragraph, in place of its style's.
    package var paragraphSpacingBefore: ((_ character: Int, _ line: CGRect) -> CGFloat)?

    /// Changes the heights of a line down to the next, and of its letters, and its baseline; whether it did.
    package var adjust:
      ((_ line: inout CGRect, _ used: inout CGRect, _ baseline: inout CGFloat, _ range: NSRange) -> Bool)?

    /// No limits.
    package init() {}
  }

  /// From the top.
  package private(set) var lines: [Line] = []
  /// The empty line after a final paragraph separator, or of a text without characters.
  package private(set) var extraLine: CGRect?
  /// The box around all letters, from the corner on.
  package private(set) var size = CGSize.zero
  /// Whether a part of the text was left out.
  package private(set) var isTruncated = false
  /// The pen before each UTF-16 unit, as if its paragraph stood in one line.
  private var pens: [Double] = []
  /// The unit of the first of them.
  private var firstPen = 0

  /// Apple's font of texts that have none: 12 points of Helvetica.
  package static var defaultFont: UIFont {
    UIFont(FontDescription(family: .named("Helvetica"), pointSize: 12))
  }

  /// Sets a text into lines.
  /// - Parameter defaultFont: of what has no font.
  /// - Parameter start: the first character that is set.
  /// - Complexity: linear in the length of the text.
  package init(
    of text: NSAttributedString, from start: Int = 0, within limits: Limits = Limits(),
    defaultFont: UIFont = TextLayout.defaultFont, measurer: any TextMeasuring = SystemFontMeasurer()
  ) {
    var setter = TextLayoutSetter(
      text: text, limits: limits, defaultFont: defaultFont,
      measurer: measurer as? any ParagraphSetting ?? SystemFontMeasurer())
    setter.set(from: max(start, 0))
    lines = setter.lines
    extraLine = setter.extraLine
    size = CGSize(width: setter.widest, height: setter.bottom)
    isTruncated = setter.isTruncated
    // A text in many boxes has as many layouts: each keeps its own part alone.
    let first = lines.first?.range.location ?? 0
    if first == 0, end == setter.pens.count {
      pens = setter.pens
    } else {
      pens = Array(setter.pens[first..<end])
      firstPen = first
    }
  }

  /// The index after the last character that was laid out.
  package var end: Int { lines.last.map { NSMaxRange($0.range) } ?? 0 }

  /// The line of a character; nil where it has none.
  package func line(of character: Int) -> Int? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if NSMaxRange(lines[middle].range) <= character { low = middle + 1 } else { high = middle }
    }
    return low < lines.count && lines[low].range.location <= character ? low : nil
  }

  /// The left end of a character in its line; the line's right end for what is behind its letters.
  package func x(of character: Int, in line: Int) -> CGFloat {
    let line = lines[line]
    guard character >= line.range.location else { return line.rect.minX }
    guard character < NSMaxRange(line.range), pens.indices.contains(character - firstPen)
    else { return line.rect.maxX }
    return min(line.rect.minX + CGFloat(pens[character - firstPen] - line.pen), line.rect.maxX)
  }

  /// The rectangles of a part of the text, one a line, as high as their lines.
  package func rectangles(of range: NSRange) -> [CGRect] {
    guard range.length > 0, var index = line(of: range.location) else { return [] }
    var result: [CGRect] = []
    while index < lines.count, lines[index].range.location < NSMaxRange(range) {
      let line = lines[index]
      let left = x(of: range.location, in: index)
      let right =
        NSMaxRange(range) >= NSMaxRange(line.range) ? line.rect.maxX : x(of: NSMaxRange(range), in: index)
      result.append(
        CGRect(x: left, y: line.rect.minY, width: max(right - left, 0), height: line.rect.height))
      index += 1
    }
    return result
  }

  /// The character whose rectangle holds a point, that of the nearest line and place where none does, and how far the point
  /// lies within it, from 0 to 1.
  package func character(at point: CGPoint, in string: NSString) -> (index: Int, fraction: CGFloat) {
    guard let index = lines.lastIndex(where: { $0.rect.minY <= point.y }) ?? lines.indices.first else {
      return (0, 0)
    }
    let line = lines[index]
    var place = line.range.location
    let end = NSMaxRange(line.range)
    while place < end {
      let character = string.rangeOfComposedCharacterSequence(at: place)
      let next = max(NSMaxRange(character), place + 1)
      let right = next >= end ? line.rect.maxX : x(of: next, in: index)
      if next >= end || right > point.x {
        let left = x(of: place, in: index)
        let fraction = right > left ? (point.x - left) / (right - left) : 0
        return (place, max(0, min(fraction, 1)))
      }
      place = next
    }
    return (line.range.location, 0)
  }
}

extension NSAttributedString {
  /// Whether lines of the text do not follow from its fonts and the first paragraph's distances alone: it has indents, tabs,
  /// images or paragraphs of several styles.
  package var needsParagraphs: Bool {
    guard length > 0 else { return false }
    var first: NSParagraphStyle?
    var place = 0
    while place < length {
      var range = NSRange()
      let attributes = attributes(at: place, effectiveRange: &range)
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      if place == 0 { first = style }
      if style != first || style?.hasShape == true || attributes[.inlineBox] is any InlineBox { return true }
      place = max(NSMaxRange(range), place + 1)
    }
    return string.utf8.contains(0x09)
  }
}

extension NSAttributedString.Key {
  /// UIKit's `attachment`.
  static let inlineBox = NSAttributedString.Key("NSAttachment")
}

extension NSParagraphStyle {
  /// Whether lines begin or end elsewhere than at the sides of their box.
  fileprivate var hasShape: Bool {
    firstLineHeadIndent != 0 || headIndent != 0 || tailIndent != 0 || paragraphSpacingBefore != 0
  }
  fileprivate var shape: LineShape {
    var shape = LineShape()
    shape.firstIndent = Double(firstLineHeadIndent)
    shape.indent = Double(headIndent)
    shape.tailIndent = Double(tailIndent)
    shape.stops = tabStops.map { Double($0.location) }.filter(\.isFinite).sorted()
    shape.stopInterval = Double(defaultTabInterval)
    return shape
  }
}

/// Sets paragraphs one below the other.
private struct TextLayoutSetter {
  let text: NSAttributedString
  let limits: TextLayout.Limits
  let defaultFont: UIFont
  let measurer: any ParagraphSetting

  var lines: [TextLayout.Line] = []
  var extraLine: CGRect?
  var widest: CGFloat = 0
  var bottom: CGFloat = 0
  var isTruncated = false
  var pens: [Double] = []
  /// The gap between the last line and the next.
  private var gap: CGFloat = 0

  init(
    text: NSAttributedString, limits: TextLayout.Limits, defaultFont: UIFont,
    measurer: any ParagraphSetting
  ) {
    (self.text, self.limits, self.defaultFont, self.measurer) = (text, limits, defaultFont, measurer)
  }

  mutating func set(from start: Int) {
    let units = Array(text.string.utf16)
    pens = [Double](repeating: 0, count: units.count)
    var place = min(start, units.count)
    while place < units.count {
      let end = units[place...].firstIndex(where: Self.endsParagraph) ?? units.count
      var next = min(end + 1, units.count)
      if end < units.count, units[end] == 0x0D, next < units.count, units[next] == 0x0A { next += 1 }
      guard setParagraph(place..<end, next: next, units: units) else {
        isTruncated = true
        return
      }
      place = next
    }
    guard start < units.count ? Self.endsParagraph(units[units.count - 1]) : start == 0 else { return }
    addExtraLine()
  }

  private static func endsParagraph(_ unit: UInt16) -> Bool {
    (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  private func style(at place: Int) -> NSParagraphStyle? {
    guard place >= 0, place < text.length else { return nil }
    return text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
  }

  /// Sets one paragraph below the others; false where the limits end the text before its end.
  private mutating func setParagraph(_ range: Range<Int>, next: Int, units: [UInt16]) -> Bool {
    let style = style(at: range.lowerBound)
    var within = style?.limits ?? TextLimits(lineBreak: .wordWrap)
    within.width = Double(limits.width)
    within.numberOfLines = 0
    var cutsLast = false
    if limits.numberOfLines > 0 {
      guard lines.count < limits.numberOfLines else { return false }
      within.numberOfLines = limits.numberOfLines - lines.count
      if let mode = limits.lastLineBreakMode { within.lineBreak = mode.limit }
      cutsLast = within.lineBreak == .truncate || within.lineBreak == .clip
    }
    var shape = style?.shape ?? LineShape()
    let font = font(at: range.lowerBound)
    if !lines.isEmpty {
      let proposed = CGRect(x: 0, y: bottom + gap, width: limits.width, height: font.lineHeight)
      let before = limits.paragraphSpacingBefore?(range.lowerBound, proposed) ?? style?.paragraphSpacingBefore
      gap += Self.distance(before)
    }
    let top = bottom + gap
    if let room = limits.room {
      let (width, height) = (limits.width, font.lineHeight)
      shape.room = { below in
        let free = room(
          CGRect(x: 0, y: top + CGFloat(below), width: width, height: height), range.lowerBound)
        return (Double(free.minX), Double(free.width))
      }
    }
    let notes = measurer.set(
      pieces(range, units, width: limits.width), font: font.fontDescription, within: within, shape: shape)
    return place(
      notes, range, next: next, units: units, style: style, shape: shape, cutsLast: cutsLast)
  }

  private mutating func place(
    _ notes: LineNotes, _ range: Range<Int>, next: Int, units: [UInt16], style: NSParagraphStyle?,
    shape: LineShape, cutsLast: Bool
  ) -> Bool {
    // Of each scalar its place in UTF-16 units.
    var places: [Int] = []
    places.reserveCapacity(notes.pens.count + 1)
    var unit = range.lowerBound
    while unit < range.upperBound {
      places.append(unit)
      let isPair =
        unit + 1 < range.upperBound && UTF16.isLeadSurrogate(units[unit])
        && UTF16.isTrailSurrogate(units[unit + 1])
      let pen = places.count <= notes.pens.count ? notes.pens[places.count - 1] : notes.endPen
      pens[unit] = pen
      if isPair { pens[unit + 1] = pen }
      unit += isPair ? 2 : 1
    }
    for unit in range.upperBound..<next { pens[unit] = notes.endPen }
    var start = range.lowerBound
    var within = 0.0
    for (index, line) in notes.lines.enumerated() {
      let isLast = index == notes.lines.count - 1
      var end = line.end < places.count ? places[line.end] : range.upperBound
      if isLast, !notes.isTruncated || cutsLast { end = next }
      let width = CGFloat(shape.lineWidth(ofLine: index, height: within, limit: Double(limits.width)))
      let top = bottom + gap
      guard top + CGFloat(line.height) <= limits.height + 1e-3 else { return false }
      if !lines.isEmpty { lines[lines.count - 1].height = top - lines[lines.count - 1].rect.minY }
      let ink = CGFloat(line.ink)
      var left = CGFloat(shape.indent(ofLine: index)) + CGFloat(shape.room?(within).x ?? 0)
      widest = max(widest, left + ink)
      if limits.width.isFinite {
        switch style?.alignment ?? .natural {
        case .center: left += max(width - ink, 0) / 2
        case .right: left += max(width - ink, 0)
        case .natural where style?.baseWritingDirection == .rightToLeft: left += max(width - ink, 0)
        default: break
        }
      }
      var rect = CGRect(x: left, y: top, width: ink, height: CGFloat(line.height))
      let part = NSRange(location: start, length: end - start)
      var baseline = CGFloat(line.ascent)
      var below = CGFloat(line.leading)
      if let adjust = limits.adjust {
        var (whole, used) = (CGRect(x: 0, y: top, width: limits.width, height: rect.height + below), rect)
        let isNumber = { (value: CGFloat) in value.isFinite && value >= 0 }
        if adjust(&whole, &used, &baseline, part), isNumber(whole.height), isNumber(used.height) {
          rect.size.height = min(used.height, whole.height)
          below = whole.height - rect.height
        }
      }
      lines.append(
        TextLayout.Line(range: part, rect: rect, height: rect.height, baseline: baseline, pen: line.pen))
      bottom = rect.maxY
      within += Double(rect.height)
      gap = below
      gap += Self.distance(limits.lineSpacing?(max(end - 1, start), rect) ?? style?.lineSpacing)
      if isLast, end == next {
        gap += Self.distance(limits.paragraphSpacing?(max(end - 1, start), rect) ?? style?.paragraphSpacing)
      }
      start = end
    }
    if notes.isTruncated { isTruncated = true }
    return !notes.isTruncated || start == next && next == units.count
  }

  /// The line behind the last end of a paragraph has the look of that.
  private mutating func addExtraLine() {
    guard limits.numberOfLines <= 0 || lines.count < limits.numberOfLines else { return }
    let style = style(at: text.length - 1)
    let font = text.length > 0 ? font(at: text.length - 1) : defaultFont
    let notes = measurer.set(
      [], font: font.fontDescription, within: style?.limits ?? TextLimits(lineBreak: .wordWrap),
      shape: LineShape())
    let top = bottom + gap
    let height = CGFloat(notes.lines.first?.height ?? 0)
    guard top + height <= limits.height + 1e-3 else { return }
    if !lines.isEmpty { lines[lines.count - 1].height = top - lines[lines.count - 1].rect.minY }
    extraLine = CGRect(x: 0, y: top, width: 0, height: height)
    bottom = top + height
  }

  private static func distance(_ value: CGFloat?) -> CGFloat {
    guard let value, value.isFinite else { return 0 }
    return max(value, 0)
  }

  private func font(at place: Int) -> UIFont {
    guard place >= 0, place < text.length else { return defaultFont }
    return text.attribute(.font, at: place, effectiveRange: nil) as? UIFont ?? defaultFont
  }

  private func pieces(_ range: Range<Int>, _ units: [UInt16], width: CGFloat) -> [ParagraphPiece] {
    var pieces: [ParagraphPiece] = []
    var place = range.lowerBound
    while place < range.upperBound {
      var effective = NSRange()
      let attributes = text.attributes(at: place, effectiveRange: &effective)
      let end = max(min(NSMaxRange(effective), range.upperBound), place + 1)
      let font = attributes[.font] as? UIFont ?? defaultFont
      if let box = attributes[.inlineBox] as? any InlineBox, units[place] == 0xFFFC {
        for index in place..<end {
          let line = CGRect(x: 0, y: 0, width: width, height: font.lineHeight)
          let rect = box.lineRectangle(in: line, characterAt: index)
          pieces.append(
            .box(
              LineBox(width: Double(rect.width), ascent: Double(rect.maxY), descent: Double(-rect.minY)),
              font: font.fontDescription))
        }
      } else {
        let string = String(decoding: units[place..<end], as: UTF16.self)
        let kern = NSAttributedString.kern(of: attributes)
        pieces.append(.run(TextRun(string, font: font.fontDescription, kern: kern)))
      }
      place = end
    }
    return pieces
  }
}
