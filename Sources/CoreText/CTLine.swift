// Core Text's lines, and what breaks texts into them: sizes and ranges as Plumbline's layout has them.

import Foundation
import FoundationAdditions
import Plumbline
import Typography

/// Core Text's name for texts with attributes.
public typealias CFAttributedString = NSAttributedString

/// One line of a text.
public final class CTLine: Hashable {
  let text: NSAttributedString
  let range: CFRange

  init(_ text: NSAttributedString, _ range: CFRange) {
    self.text = text
    self.range = range
  }

  /// Whether two are the same object.
  public static func == (first: CTLine, second: CTLine) -> Bool { first === second }
  /// Of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSAttributedString {
  /// The text's stretches; those without a font are in Core Text's, Helvetica of 12 points.
  fileprivate var typographicRuns: [TextRun] {
    textRuns(defaultFont: UIFont(FontDescription(family: .named("Helvetica"), pointSize: 12)))
  }
}

/// The line of a text that has only one.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString, CFRangeMake(0, attrString.length))
}

/// How wide a line is, with the spaces at its end, and how far it reaches above and below its baseline, in points. The
/// leading is the largest of its fonts'.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let measurer = SystemFontMeasurer()
  let runs = line.text.typographicRuns
  let metrics = runs.map { measurer.metrics(of: $0.font) }
  ascent?.pointee = CGFloat(metrics.map(\.ascender).max() ?? 0)
  descent?.pointee = CGFloat(metrics.map { -$0.descender }.max() ?? 0)
  leading?.pointee = CGFloat(metrics.map(\.leading).max() ?? 0)
  return measurer.measure(runs, within: TextLimits(lineBreak: .clip)).width
}

/// How wide the spaces at the end of a line are, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let measurer = SystemFontMeasurer()
  guard let last = line.text.typographicRuns.last else { return 0 }
  let spaces = last.text.reversed().prefix { $0 == " " }.count
  func width(_ text: String) -> Double {
    measurer.measure([TextRun(text, font: last.font, kern: last.kern)], within: TextLimits(lineBreak: .clip))
      .width
  }
  return width("x" + String(repeating: " ", count: spaces) + "x") - width("xx")
}

/// The characters of a line, as places in UTF-16.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

// MARK: Frames

/// Breaks a text into lines.
public final class CTFramesetter {
  let text: NSAttributedString
  fileprivate init(_ text: NSAttributedString) { self.text = text }

  /// A part of the text; all of it from a place on for the length 0.
  func part(_ range: CFRange) -> NSRange {
    let start = max(0, min(range.location, text.length))
    let length = range.length > 0 ? min(range.length, text.length - start) : text.length - start
    return NSRange(location: start, length: length)
  }

  /// The lines of a part at a width in points, as many as fit into a height.
  func lines(_ range: CFRange, in size: CGSize) -> (
    lines: [CTLine], heights: [Double], size: CGSize
  ) {
    let measurer = SystemFontMeasurer()
    let part = part(range)
    let shown = text.attributedSubstring(from: part)
    guard shown.length > 0 else { return ([], [], .zero) }
    var limits = shown.firstParagraphStyle?.limits ?? TextLimits(lineBreak: .wordWrap)
    limits.width = size.width > 0 && size.width < .greatestFiniteMagnitude ? Double(size.width) : .infinity
    limits.numberOfLines = 0
    let runs = shown.typographicRuns
    var lines: [CTLine] = []
    var heights: [Double] = []
    var used = CGSize.zero
    var index = shown.string.startIndex
    for characters in measurer.lineRanges(of: runs, within: limits) {
      let end = shown.string.index(index, offsetBy: characters.count)
      let own = NSRange(index..<end, in: shown.string)
      limits.numberOfLines = lines.count + 1
      let measured = measurer.measure(runs, within: limits)
      guard CGFloat(measured.height) <= size.height || size.height <= 0 else { break }
      used = CGSize(width: measured.width, height: measured.height)
      heights.append(measured.height - measured.lastBaselineFromBottom)
      lines.append(
        CTLine(shown.attributedSubstring(from: own), CFRangeMake(part.location + own.location, own.length)))
      index = end
    }
    return (lines, heights, used)
  }
}

/// What breaks a text into lines.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// The size that a part of a text needs within a width and a height in points, and how much of it fits. Attributes of the
/// frame (paths that are left out, columns) are not taken into account.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let fitting = framesetter.lines(stringRange, in: constraints)
  let start = framesetter.part(stringRange).location
  let end = fitting.lines.last.map { $0.range.location + $0.range.length } ?? start
  fitRange?.pointee = CFRangeMake(start, end - start)
  return fitting.size
}

/// A text in lines within a path's box.
public final class CTFrame {
  let lines: [CTLine]
  let origins: [CGPoint]
  let path: CGPath
  let stringRange: CFRange

  fileprivate init(_ lines: [CTLine], _ origins: [CGPoint], _ path: CGPath, _ stringRange: CFRange) {
    self.lines = lines
    self.origins = origins
    self.path = path
    self.stringRange = stringRange
  }
}

/// A part of a text in lines within the box of a path; the path's shape does not count.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBox
  let fitting = framesetter.lines(stringRange, in: box.size)
  // Upwards from the lower left corner, as Core Text counts.
  let part = framesetter.part(stringRange)
  return CTFrame(
    fitting.lines, fitting.heights.map { CGPoint(x: 0, y: box.height - CGFloat($0)) }, path,
    CFRangeMake(part.location, part.length))
}

/// The lines of a frame, from the top.
public func CTFrameGetLines(_ frame: CTFrame) -> [CTLine] { frame.lines }
/// Where the baselines begin, from the lower left corner of the path's box.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let end = range.length > 0 ? min(frame.origins.count, range.location + range.length) : frame.origins.count
  guard range.location >= 0, range.location < end else { return }
  for index in range.location..<end { origins[index - range.location] = frame.origins[index] }
}
/// The characters that the frame shows.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  guard let first = frame.lines.first, let last = frame.lines.last else { return CFRangeMake(0, 0) }
  return CFRangeMake(first.range.location, last.range.location + last.range.length - first.range.location)
}
