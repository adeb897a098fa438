// Queries of a layout manager: line fragments, locations, and the character at a point.

import Foundation
import Plumbline

extension NSLayoutManager {
  // MARK: Glyphs

  /// How many glyphs there are: as many as UTF-16 units.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Whether there is a glyph of a number.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
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
  /// Behind the last character that has a line in a box.
  public func firstUnlaidCharacterIndex() -> Int { layoutPages().last.map { NSMaxRange($0.range) } ?? 0 }

  // MARK: Lines

  /// The same.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
  /// The empty line behind an end of a paragraph that ends the text, and that of no text; empty where there is none.
  public var extraLineFragmentRect: CGRect { extraPage?.extraRects?.line ?? .zero }
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
}
