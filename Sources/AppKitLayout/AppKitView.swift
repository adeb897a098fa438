// The views of the engine that stand for AppKit's in a document: plain ones, whose content is a size, and ones that show
// text. Both answer for themselves what an object of AppKit would be asked.

import Foundation
import Plumbline
import Typography

/// A view of AppKit as layout sees it: its alignment insets, the size of its content, and the direction of its y axis.
package protocol AppKitItem: ViewFacade {
  var shape: ControlShape { get set }
  /// Whether y grows downwards in the view's own coordinates.
  var isFlipped: Bool { get set }
}

extension AppKitItem {
  package var layoutItem: AnyObject { self }
  package var alignmentInsetsOfFacade: UIEdgeInsets { shape.insets }
  package var hasOriginAtBottom: Bool { !isFlipped }
  // In documents no window stands around the views, and nothing is drawn or overridden.
  package var isWindowFrame: Bool { false }
  package func visualizeConflictOfFacade(_ constraints: [NSLayoutConstraint]) {}
}

extension AppKitItem where Self: UIView {
  package func layOutTreeOfFacade() { layoutIfNeeded() }
  package func takeConstraintOfFacade(_ constraint: NSLayoutConstraint) { addConstraint(constraint) }
  package func giveUpConstraintOfFacade(_ constraint: NSLayoutConstraint) { removeConstraint(constraint) }
}

/// A view without text: its content has the size that its shape names, if any.
package class AppKitView: UIView, AppKitItem {
  package var shape = ControlShape() { didSet { invalidateIntrinsicContentSize() } }
  package var isFlipped = false

  package override var alignmentRectInsets: UIEdgeInsets { shape.insets }
  package override var intrinsicContentSize: CGSize {
    CGSize(width: shape.width ?? UIView.noIntrinsicMetric, height: shape.height ?? UIView.noIntrinsicMetric)
  }
  package var contentSizeOfFacade: CGSize { intrinsicContentSize }
  package var baselinesOfFacade: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    shape.baseline.map { ($0, (shape.height ?? $0) - $0) }
  }
  package func layOutFacade() { layoutSubviews() }
  package func updateConstraintsOfFacade() { updateConstraints() }
}

/// A control whose size follows from its text: labels, fields, buttons of every kind.
package final class AppKitTextView: UILabel, AppKitItem {
  package var shape = ControlShape() { didSet { invalidateIntrinsicContentSize() } }
  package var isFlipped = true
  /// Whether lines wrap at the available width, and not only where the text breaks them.
  package var wraps = false

  package override var alignmentRectInsets: UIEdgeInsets { shape.insets }

  package override var intrinsicContentSize: CGSize {
    // A label that may wrap asks for the whole text's width; only a preferred width makes it as wide as its lines.
    contentSize(
      linesWithin: wrappingWidth, widthWithin: preferredMaxLayoutWidth > 0 ? wrappingWidth : .infinity)
  }

  /// The width of the text on one line with the padding around it, whether it counts or not.
  package var textWidth: CGFloat {
    CGFloat(measure(within: .infinity).width).rounded(.up) + shape.padding.left + shape.padding.right
  }

  /// The size of the content in an alignment rectangle of a width, in points.
  package func contentSize(within width: CGFloat) -> CGSize {
    contentSize(linesWithin: width, widthWithin: width)
  }

  private func contentSize(linesWithin lineWidth: CGFloat, widthWithin textWidth: CGFloat) -> CGSize {
    let lines = textHeight(within: lineWidth)
    let measured = measure(within: textWidth)
    var text = CGSize(width: CGFloat(measured.width).rounded(.up), height: lines)
    if let image = shape.image {
      // An image alone is not as high as a line.
      if runs.allSatisfy(\.text.isEmpty) { text = .zero }
      text = image.size(with: text)
    }
    let width: CGFloat =
      switch shape.width {
      case let width?: width
      case nil where shape.followsText: text.width + shape.padding.left + shape.padding.right
      case nil: UIView.noIntrinsicMetric
      }
    // A control of a given height grows by the lines after its first.
    let height = shape.height.map { wraps ? $0 + lines - lineHeight : $0 }
    return CGSize(width: width, height: height ?? text.height + shape.padding.top + shape.padding.bottom)
  }
  package var contentSizeOfFacade: CGSize { intrinsicContentSize }

  /// The text at the width that it may have; nothing is as high as a line.
  private func measure(within wrapping: CGFloat, _ style: TextLimits? = nil) -> TextMeasurement {
    let margins = shape.padding.left + shape.padding.right
    var limits = style ?? paragraph
    limits.width = !wraps || wrapping <= 0 ? .infinity : Double(wrapping - margins)
    limits.numberOfLines = numberOfLines
    limits.lineBreak = lineBreakMode == .byCharWrapping ? .characterWrap : .wordWrap
    return effectiveLayoutEnvironment.textMeasurer.measure(runs, within: limits)
  }

  /// Lines of whole points, and what the paragraph's style adds to them.
  private func textHeight(within wrapping: CGFloat) -> CGFloat {
    let measured = measure(within: wrapping)
    let lines = CGFloat(max(1, measured.lineCount)) * lineHeight
    guard paragraph != TextLimits() else { return lines }
    let plain = measure(within: wrapping, TextLimits())
    return lines + (CGFloat(measured.height) - CGFloat(plain.height)).rounded(.up)
  }

  private var wrappingWidth: CGFloat { preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : settledWidth }

  fileprivate var runs: [TextRun] { textRuns ?? [TextRun(text ?? "", font: font.fontDescription)] }

  private var line: LineFigures {
    let measurer = effectiveLayoutEnvironment.textMeasurer
    return LineFigures(
      tallestOf: runs.isEmpty ? [font.fontDescription] : runs.map(\.font), measurer, shape.generation)
  }
  fileprivate var lineHeight: CGFloat { line.height }

  package var baselinesOfFacade: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    let line = line
    if let baseline = shape.baseline { return (baseline, (shape.height ?? baseline) - baseline) }
    let top: CGFloat
    if let height = shape.height {
      top = ((height - line.height) / 2).rounded(.down) + shape.baselineShift
    } else {
      top = shape.padding.top + shape.baselineShift
    }
    let lines = textHeight(within: wrappingWidth)
    let height = shape.height ?? lines + shape.padding.top + shape.padding.bottom
    return (top + line.ascent, height - top - lines + line.descent)
  }
  package func layOutFacade() { layoutSubviews() }
  package func updateConstraintsOfFacade() { updateConstraints() }
}

extension AppKitTextView: TextRoomProviding {
  /// The text of a label or a button. A field to write in scrolls.
  package var ownTextRooms: [TextRoom] {
    guard shape.followsText, runs.contains(where: { !$0.text.isEmpty }) else { return [] }
    var room = bounds.inset(by: alignmentRectInsets).inset(by: shape.padding).size
    if let image = shape.image, image.place == .beside { room.width -= image.size.width + image.gap }
    // A button wraps its title where it is higher than a line.
    let hasLines = wraps || numberOfLines != 1 || room.height >= 2 * lineHeight
    let limits = TextLimits(numberOfLines: hasLines ? 0 : 1, lineBreak: hasLines ? .wordWrap : .truncate)
    return [TextRoom(.text, runs, limits, room: room)]
  }
}
