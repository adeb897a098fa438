// Core Text's lines drawn, cut off, and asked for places. What a context keeps of a line is its text and its box.

import Foundation
import FoundationAdditions
import Plumbline
import Typography

@_exported import class Plumbline.CGContext

/// Draws a line with its baseline at the context's text position, which moves to the line's end.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  let width = CGFloat(CTLineGetTypographicBounds(line, &ascent, &descent, nil))
  let matrix = context.textMatrix
  let box = CGRect(x: 0, y: -descent, width: width, height: ascent + descent)
  context.draw(line.text, in: box.applying(matrix))
  context.textMatrix = matrix.translatedBy(x: width, y: 0)
}

/// Draws the lines of a frame where they lie within its path's box.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(
      x: frame.path.boundingBox.minX + origin.x, y: frame.path.boundingBox.minY + origin.y)
    CTLineDraw(line, context)
  }
}

/// The path that the frame was made for.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// The characters that the frame was made for, which need not all fit.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.stringRange }

/// What of a line counts for its box. Raw values are Apple's.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  /// Apple's numbers.
  public let rawValue: UInt
  /// Unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Without the leading.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// Shifts of some languages do not count; there are none here.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// Punctuation at the edges hangs; not taken into account.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// The boxes of glyphs; the typographic one stands for them, as outlines are not known.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// The optical bounds; the typographic one stands for them.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// The box of a line around the origin of its baseline, upwards, in points.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  var leading: CGFloat = 0
  let width = CGFloat(CTLineGetTypographicBounds(line, &ascent, &descent, &leading))
  if options.contains(.excludeTypographicLeading) { leading = 0 }
  return CGRect(x: 0, y: -descent - leading, width: width, height: ascent + descent + leading)
}

/// How far from the beginning of a line a character begins, in points; 0 for one that is not in it. Lines are counted from
/// the left.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let length = max(0, min(charIndex - line.range.location, line.text.length))
  let offset = line.width(ofFirst: length)
  secondaryOffset?.pointee = offset
  return offset
}

/// The character at which a caret would stand for a touch at a point of the line; `kCFNotFound` for a line without
/// characters.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  guard line.text.length > 0 else { return kCFNotFound }
  let string = line.text.string as NSString
  var place = 0
  var before: CGFloat = 0
  while place < string.length {
    let next = NSMaxRange(string.rangeOfComposedCharacterSequence(at: place))
    let after = line.width(ofFirst: next)
    if position.x < (before + after) / 2 { break }
    place = next
    before = after
  }
  return line.range.location + place
}

/// "Not found", as Core Foundation says it.
public let kCFNotFound: CFIndex = -1

/// Where a line is cut off. Raw values are Apple's.
public enum CTLineTruncationType: UInt32, Sendable {
  /// At its beginning, at its end, and in between.
  case start = 0
  case end, middle
}

/// A line that is no wider than a width in points: with a token in place of what does not fit. Nil where not even the token
/// does.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard CTLineGetTypographicBounds(line, nil, nil, nil) > width else { return line }
  let token = truncationToken?.text ?? NSAttributedString()
  let string = line.text.string as NSString
  var places = [0]
  while let last = places.last, last < string.length {
    places.append(NSMaxRange(string.rangeOfComposedCharacterSequence(at: last)))
  }
  // With each round one character less stays.
  for kept in stride(from: places.count - 2, through: 0, by: -1) {
    let head: Int
    switch truncationType {
    case .end: head = kept
    case .start: head = 0
    case .middle: head = (kept + 1) / 2
    }
    let tail = places[places.count - 1 - (kept - head)]
    let made = NSMutableAttributedString(
      attributedString: line.text.attributedSubstring(from: NSRange(location: 0, length: places[head])))
    made.append(token)
    made.append(line.text.attributedSubstring(from: NSRange(location: tail, length: string.length - tail)))
    let short = CTLine(made, line.range)
    if CTLineGetTypographicBounds(short, nil, nil, nil) <= width { return short }
  }
  return nil
}

/// How far to the right a line has to begin so that it lies by a part of the free room: 0 for the left, 0.5 for the middle, 1
/// for the right. In points.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double
{
  let width = CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line)
  return max(0, flushWidth - width) * Double(min(1, max(0, flushFactor)))
}

// MARK: Typesetters

/// Breaks a text at widths that the program gives line by line.
public final class CTTypesetter {
  fileprivate let framesetter: CTFramesetter
  fileprivate init(_ text: NSAttributedString) { framesetter = CTFramesetterCreateWithAttributedString(text) }
}

/// What breaks a text line by line.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}
/// How many characters from a place on go into a line of a width in points; at least one.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  let text = typesetter.framesetter.text
  guard startIndex < text.length else { return 0 }
  let lines = typesetter.framesetter.lines(
    CFRangeMake(startIndex, 0), in: CGSize(width: CGFloat(width), height: 0)
  ).lines
  return max(1, lines.first?.range.length ?? text.length - startIndex)
}
/// The line of some characters; of all from a place on for the length 0.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let part = typesetter.framesetter.part(stringRange)
  return CTLine(
    typesetter.framesetter.text.attributedSubstring(from: part), CFRangeMake(part.location, part.length))
}

// MARK: Runs

/// A stretch of a line with the same attributes.
public final class CTRun {
  fileprivate let line: CTLine
  fileprivate let part: NSRange
  fileprivate init(_ line: CTLine, _ part: NSRange) {
    self.line = line
    self.part = part
  }
}

/// The stretches of a line, in their order.
public func CTLineGetGlyphRuns(_ line: CTLine) -> [CTRun] {
  var runs: [CTRun] = []
  line.text.enumerateAttributes(in: NSRange(location: 0, length: line.text.length)) { _, part, _ in
    runs.append(CTRun(line, part))
  }
  return runs
}
/// The characters of a stretch, as places in the whole text.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRangeMake(run.line.range.location + run.part.location, run.part.length)
}
/// What the characters of a stretch have in common.
public func CTRunGetAttributes(_ run: CTRun) -> [NSAttributedString.Key: Any] {
  run.part.length > 0 ? run.line.text.attributes(at: run.part.location, effectiveRange: nil) : [:]
}
/// How wide a part of a stretch is (all of it for the length 0), and how far it reaches above and below its baseline.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let start = max(0, min(range.location, run.part.length))
  let length = range.length > 0 ? min(range.length, run.part.length - start) : run.part.length - start
  let part = NSRange(location: run.part.location + start, length: length)
  return CTLineGetTypographicBounds(
    CTLine(run.line.text.attributedSubstring(from: part), CFRangeMake(0, length)), ascent, descent, leading)
}
/// How many glyphs a stretch has: one for each character here.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex {
  run.line.text.attributedSubstring(from: run.part).string.count
}
/// How many glyphs a line has: one for each character here.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.string.count }
/// Where a stretch's glyphs come from, as places in the whole text: the characters, one after the other.
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  for (place, index) in run.glyphStarts(in: range).enumerated() {
    buffer[place] = run.line.range.location + index
  }
}
/// Where a stretch's glyphs stand in its line, in points: at its characters' left edges on the baseline.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (place, index) in run.glyphStarts(in: range).enumerated() {
    buffer[place] = CGPoint(x: run.line.width(ofFirst: index), y: 0)
  }
}
/// How far a stretch's glyphs reach, in points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  let end = NSMaxRange(run.part)
  let starts = run.glyphStarts(in: CFRangeMake(0, 0)) + [end]
  let first = max(range.location, 0)
  let count = range.length > 0 ? range.length : starts.count - 1 - first
  guard count > 0 else { return }
  for place in 0..<min(count, starts.count - 1 - first) {
    let (low, high) = (starts[first + place], starts[first + place + 1])
    buffer[place] = CGSize(width: run.line.width(ofFirst: high) - run.line.width(ofFirst: low), height: 0)
  }
}
/// Draws the stretch's glyphs; nothing is drawn of a stretch alone here.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {}

extension CTRun {
  /// Where the characters of a part of the stretch begin in its line; all of them for the length 0.
  fileprivate func glyphStarts(in range: CFRange) -> [Int] {
    let string = line.text.string as NSString
    var starts: [Int] = []
    var index = part.location
    while index < NSMaxRange(part) {
      starts.append(index)
      index = NSMaxRange(string.rangeOfComposedCharacterSequence(at: index))
    }
    let from = min(max(range.location, 0), starts.count)
    return Array(starts[from...].prefix(range.length > 0 ? range.length : starts.count))
  }
}
