// Queries of a layout manager: line fragments, locations, and the character at a point.

import Foundation
import Plumbline

extension NSLayoutManager {
  // MARK: Glyphs

  /// How many glyphs there are: as many as UTF-16 units.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Whether there is a glyph of a number.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
  /// The character of a glyph: the same place.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The glyph of a character: the same place.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// What a glyph is: tabs and ends of lines decide lines, spaces may stretch.
  public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard let storage = textStorage, isValidGlyphIndex(glyphIndex) else { return [] }
    switch (storage.string as NSString).character(at: glyphIndex) {
    case 0x20: return .elastic
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: return .controlCharacter
    default: return []
    }
  }
  /// The glyphs whose lines meet a rectangle of a box.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let page = page(of: container) else { return NSRange(location: 0, length: 0) }
    let met = page.layout.lines.indices.filter {
      let line = page.fragmentRect(ofLine: $0)
      return line.minY < bounds.maxY && line.maxY > bounds.minY
    }
    guard let first = met.first, let last = met.last else { return NSRange(location: 0, length: 0) }
    let start = page.layout.lines[first].range.location
    return NSRange(location: start, length: NSMaxRange(page.layout.lines[last].range) - start)
  }
  /// The same: all lines are set.
  public func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer)
    -> NSRange
  { glyphRange(forBoundingRect: bounds, in: container) }

  // MARK: Setting lines

  /// Sets the lines within a rectangle.
  public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = layoutPages()
  }
  /// Glyphs are characters: without effect.
  public func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Glyphs are characters: without effect.
  public func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// No: all lines are set at once.
  public var hasNonContiguousLayout: Bool { false }
  /// Behind the last character that has a line in a box.
  public func firstUnlaidCharacterIndex() -> Int { layoutPages().last.map { NSMaxRange($0.range) } ?? 0 }
  /// The same, as glyphs are characters.
  public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  // MARK: Lines

  /// The same.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
  /// The same.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
  /// The empty line behind an end of a paragraph that ends the text, and that of no text; empty where there is none.
  public var extraLineFragmentRect: CGRect { extraPage?.extraRects?.line ?? .zero }
  /// The same, as wide as the padding.
  public var extraLineFragmentUsedRect: CGRect { extraPage?.extraRects?.used ?? .zero }
  /// The box of that line.
  public var extraLineFragmentTextContainer: NSTextContainer? { extraPage?.container }
  private var extraPage: Page? { layoutPages().first { $0.extraRects != nil } }
  /// The same.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
  /// The room that the attachment of a glyph takes; (-1, -1) where it has none.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard let storage = textStorage, glyphIndex >= 0, glyphIndex < storage.length,
      storage.attribute(.attachment, at: glyphIndex, effectiveRange: nil) is NSTextAttachment,
      let (page, line) = line(ofGlyphAt: glyphIndex),
      let attachment = storage.attribute(.attachment, at: glyphIndex, effectiveRange: nil)
        as? NSTextAttachment
    else { return CGSize(width: -1, height: -1) }
    return attachment.lineRectangle(in: page.fragmentRect(ofLine: line), characterAt: glyphIndex).size
  }
  /// The glyphs of a glyph's line that an ellipsis stands for; `NSNotFound` where the line is whole.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let storage = textStorage, let (page, line) = line(ofGlyphAt: glyphIndex),
      page.layout.isTruncated, line == page.layout.lines.count - 1
    else { return none }
    let own = page.layout.lines[line]
    let font = storage.attribute(.font, at: own.range.location, effectiveRange: nil) as? UIFont
    let ellipsis = ("\u{2026}" as NSString).size(
      withAttributes: [.font: font ?? TextLayout.defaultFont]
    ).width
    let room = own.rect.minX + own.rect.width - ellipsis + 1e-3
    var start = own.range.location
    let text = storage.string as NSString
    while start < NSMaxRange(own.range) {
      let next = NSMaxRange(text.rangeOfComposedCharacterSequence(at: start))
      guard next < NSMaxRange(own.range), page.layout.x(of: next, in: line) <= room else { break }
      start = next
    }
    return NSRange(location: start, length: NSMaxRange(own.range) - start)
  }

  // MARK: Points

  /// The same.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }
  /// How far a point lies within the glyph that is nearest to it, from 0 to 1.
  public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    return fraction
  }

  // MARK: Drawing

  func drawLetters(of glyphs: NSRange, at origin: CGPoint) {
    guard let textStorage else { return }
    for page in layoutPages() {
      for line in page.layout.lines {
        let part = NSIntersectionRange(line.range, glyphs)
        guard part.length > 0, NSMaxRange(part) <= textStorage.length,
          let rect = page.layout.rectangles(of: part).first
        else { continue }
        let text = NSMutableAttributedString(attributedString: textStorage.attributedSubstring(from: part))
        text.removeAttribute(.backgroundColor, range: NSRange(location: 0, length: text.length))
        text.draw(in: rect.offsetBy(dx: origin.x + page.padding, dy: origin.y))
        drawAttachments(of: part, page: page, at: origin, in: textStorage)
      }
    }
  }

  private func drawAttachments(of part: NSRange, page: Page, at origin: CGPoint, in text: NSTextStorage) {
    text.enumerateAttribute(.attachment, in: part) { value, range, _ in
      guard let attachment = value as? NSTextAttachment else { return }
      for index in range.location..<NSMaxRange(range) {
        guard let line = page.layout.line(of: index) else { continue }
        let bounds = attachment.lineRectangle(in: page.fragmentRect(ofLine: line), characterAt: index)
        let own = page.layout.lines[line]
        let rect = CGRect(
          x: origin.x + page.padding + page.layout.x(of: index, in: line),
          y: origin.y + own.rect.minY + own.baseline - bounds.maxY, width: bounds.width, height: bounds.height
        )
        attachment.image(forBounds: rect, textContainer: page.container, characterIndex: index)?.draw(
          in: rect)
      }
    }
  }

  func drawBackgrounds(of glyphs: NSRange, at origin: CGPoint) {
    guard let textStorage else { return }
    let whole = NSIntersectionRange(glyphs, NSRange(location: 0, length: textStorage.length))
    textStorage.enumerateAttribute(.backgroundColor, in: whole) { value, range, _ in
      guard let color = value as? UIColor else { return }
      for page in layoutPages() {
        let rects = page.layout.rectangles(of: NSIntersectionRange(range, page.range))
          .map { $0.offsetBy(dx: origin.x + page.padding, dy: origin.y) }
        guard !rects.isEmpty else { continue }
        fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: range, color: color)
      }
    }
  }
}
