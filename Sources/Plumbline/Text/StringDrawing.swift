// Sizes of strings, under the names with which programs ask for them. Nothing is drawn.

import Foundation
import Typography

/// The options of measuring a text. Raw values are Apple's.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The members as bits, with Apple's numbers.
  public let rawValue: Int
  /// A set of the members with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Several lines: without it a text is measured in one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the fonts' leading; always taken into account.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits is cut.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The limits of scaling a text down; stored.
open class NSStringDrawingContext: NSObject {
  /// The least share of the font's size; 0 for no smaller letters; stored.
  open var minimumScaleFactor: CGFloat = 0
  /// Always 1: letters stay as large.
  open var actualScaleFactor: CGFloat { 1 }
  /// The box of the text that was measured last with this context, in points; zero by default.
  open internal(set) var totalBounds = CGRect.zero
  public override init() { super.init() }
}

extension NSAttributedString {
  /// The size with one line per paragraph, in points, unrounded.
  public func size() -> CGSize { measured(width: .infinity, isMultiline: true).size }

  /// The box of the text within a size; its height is not limited. Apple's is as unrounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let limit = size.width > 0 ? Double(size.width) : .infinity
    let box = measured(width: isMultiline ? limit : .infinity, isMultiline: isMultiline)
    context?.totalBounds = box
    return box
  }

  private func measuring(width: Double, isMultiline: Bool) -> ([TextRun], TextLimits) {
    var limits = firstParagraphStyle?.limits ?? TextLimits(lineBreak: .wordWrap)
    limits.width = width
    limits.numberOfLines = isMultiline ? 0 : 1
    // Apple's: 12 points of Helvetica where a text has no font.
    return (textRuns(defaultFont: TextLayout.defaultFont), limits)
  }

  private func measured(width: Double, isMultiline: Bool) -> CGRect {
    guard length > 0 else { return .zero }
    if isMultiline, needsParagraphs {
      var limits = TextLayout.Limits()
      limits.width = CGFloat(width)
      return CGRect(origin: .zero, size: TextLayout(of: self, within: limits).size)
    }
    let (runs, limits) = measuring(width: width, isMultiline: isMultiline)
    let measurement = SystemFontMeasurer().measure(runs, within: limits)
    return CGRect(x: 0, y: 0, width: CGFloat(measurement.width), height: CGFloat(measurement.height))
  }
}

extension NSString {
  /// The size in one line a paragraph, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(describing: self), attributes: attributes).size()
  }

  /// The box of the text within a size; its height is not limited.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size in one line a paragraph, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The box of the text within a size; its height is not limited.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
