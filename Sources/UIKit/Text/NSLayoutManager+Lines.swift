// Queries of a layout manager: line fragments, locations, and the character at a point.

import Foundation
import Plumbline

extension NSLayoutManager {
  // MARK: Glyphs

  /// The number of glyphs: that of UTF-16 units.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// The glyphs whose lines meet a rectangle of a container.
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

  /// The index behind the last character that has a line in a container.
  public func firstUnlaidCharacterIndex() -> Int { layoutPages().last.map { NSMaxRange($0.range) } ?? 0 }

  /// The empty line behind the end of a paragraph that ends the text, and that of no text; empty where there is none.
  public var extraLineFragmentRect: CGRect { extraPage?.extraRects?.line ?? .zero }
  private var extraPage: Page? { layoutPages().first { $0.extraRects != nil } }
}
