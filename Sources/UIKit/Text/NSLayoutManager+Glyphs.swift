// Glyphs as programs ask for them and set them. Each UTF-16 unit counts as a glyph here, of its own number: fonts are measured by
// their characters. What typesetters of Apple's set has no effect: lines are set by this module.

import Foundation
import Plumbline

extension NSLayoutManager {
  /// What a control character does to its line, as bits.
  public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
    /// Apple's numbers.
    public let rawValue: Int
    /// Unknown bits are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No room.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// The room that the delegate says.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// To the next tab.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// The end of the line.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// The end of the paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// The end of the container.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }
  /// Whether lines lie or stand. Raw values are Apple's.
  public enum TextLayoutOrientation: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case horizontal, vertical
  }

  /// The glyph of a place: the character's number; 0 beyond the text.
  public func cgGlyph(at glyphIndex: Int) -> CGGlyph { cgGlyph(at: glyphIndex, isValidIndex: nil) }
  /// The same, and whether there is such a place.
  public func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
    let isValid = isValidGlyphIndex(glyphIndex)
    isValidIndex?.pointee = ObjCBool(isValid)
    guard isValid, let textStorage else { return 0 }
    return (textStorage.string as NSString).character(at: glyphIndex)
  }
  /// Glyphs of a part with their kinds, characters and levels of writing direction; the buffers have room for all.
  /// - Returns: how many there are.
  @discardableResult
  public func getGlyphs(
    in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
    properties props: UnsafeMutablePointer<GlyphProperty>?,
    characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
    bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    let part = NSIntersectionRange(glyphRange, NSRange(location: 0, length: numberOfGlyphs))
    for offset in 0..<part.length {
      let place = part.location + offset
      glyphBuffer?[offset] = cgGlyph(at: place)
      props?[offset] = propertyForGlyph(at: place)
      charIndexBuffer?[offset] = place
      bidiLevelBuffer?[offset] = 0
    }
    return part.length
  }
  /// The first character and glyph whose lines are not set: the end of what fits into the containers.
  public func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaidCharacterIndex()
    glyphIndex?.pointee = firstUnlaidGlyphIndex()
  }
  /// Where insertion points of the line of a character are, in points from the line's left edge, and of which characters.
  /// - Returns: how many there are; the buffers have room for all.
  @discardableResult
  public func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions: Bool, inDisplayOrder: Bool,
    positions: UnsafeMutablePointer<CGFloat>?, characterIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    guard let textStorage, let (page, line) = line(ofGlyphAt: charIndex) else { return 0 }
    let own = page.layout.lines[line]
    let text = textStorage.string as NSString
    var count = 0
    var place = own.range.location
    while place < NSMaxRange(own.range) {
      positions?[count] = page.padding + page.layout.x(of: place, in: line)
      characterIndexes?[count] = place
      count += 1
      place = NSMaxRange(text.rangeOfComposedCharacterSequence(at: place))
    }
    return count
  }
  /// Without effect: lines are set by this module.
  public func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) {}
  /// Without effect: lines are set by this module.
  public func setLineFragmentRect(
    _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
  ) {}
  /// Without effect: lines are set by this module.
  public func setExtraLineFragmentRect(
    _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
  ) {}
  /// Without effect: lines are set by this module.
  public func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {}
  /// Without effect: all glyphs are shown.
  public func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {}
  /// Without effect.
  public func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int) {}
  /// Without effect: attachments say their size.
  public func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {}
  /// Underlines a part of a line: `drawUnderline`, as high as the font says.
  public func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: 0, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
  /// Strikes a part of a line through: `drawStrikethrough`, as high as the font says.
  public func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: 0,
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
}

/// Something whose lines lie or stand.
public protocol NSTextLayoutOrientationProvider: AnyObject {
  /// Which of both.
  var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

extension NSTextContainer: NSTextLayoutOrientationProvider {
  /// Always `.horizontal`: lines lie here.
  public var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }
}

extension NSLayoutManager {
  /// False: every glyph is a unit of the text, and has its place.
  public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { false }
  /// False: lines are as high as fonts say.
  public func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }
}
