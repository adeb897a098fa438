// Character geometry of text views: where characters lie, and which lies at a point.

import Foundation
import Typography

extension UITextView {
  /// The edit of the text's storage, where the view has one of its own class or of the program's.
  package final var editStorage: ((NSRange, String) -> Void)? {
    get { carriedStates.known(TypingState.self)?.editStorage }
    set { makeCarried(TypingState.self).editStorage = newValue }
  }

  /// The attributes of the first selected character, or of the one before the insertion point.
  final var attributesAtSelection: [NSAttributedString.Key: Any] {
    let selection = typedSelection
    let place = selection.length > 0 ? selection.location : selection.location - 1
    if let text = attributesOfText, text.length > 0 {
      return text.attributes(at: max(0, min(place, text.length - 1)), effectiveRange: nil)
    }
    return [.font: shownFont, .foregroundColor: textColor ?? .label]
  }

  /// The lines of a text whose paragraphs have looks of their own, or that a layout manager sets; nil for a text that its
  /// fonts alone decide.
  final func paragraphLayout(within room: CGFloat) -> TextLayout? {
    if let managed = textContainer.managedLayout { return managed(room) }
    guard let text = attributesOfText, text.length > 0,
      text.firstParagraphStyle != nil || text.needsParagraphs || textContainer.isShaped
    else { return nil }
    return layout(of: text, within: room)
  }

  private func layout(of text: NSAttributedString, within room: CGFloat) -> TextLayout {
    TextLayout(
      of: text, within: textContainer.limits(within: room), defaultFont: shownFont,
      measurer: effectiveLayoutEnvironment.textMeasurer)
  }

  /// The lines of the text in the view's width.
  private var shownLayout: TextLayout {
    let room =
      bounds.width - textContainerInset.left - textContainerInset.right
      - 2 * textContainer.lineFragmentPadding
    return paragraphLayout(within: max(room, 0)) ?? layout(of: attributedText, within: max(room, 0))
  }

  private var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  final func rectangles(of range: NSRange) -> [CGRect] {
    shownLayout.rectangles(of: range).map { $0.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }
  }

  final func caretRectangle(at place: Int) -> CGRect {
    let layout = shownLayout
    let length = ((text ?? "") as NSString).length
    var rect = CGRect(x: 0, y: 0, width: 0, height: shownFont.lineHeight)
    if place >= length, let extra = layout.extraLine {
      rect = extra
    } else if let line = layout.line(of: max(0, min(place, length - 1))) {
      rect = layout.lines[line].rect
      rect.origin.x = layout.x(of: place, in: line)
    }
    return CGRect(x: textOrigin.x + rect.minX, y: textOrigin.y + rect.minY, width: 2, height: rect.height)
  }

  final func place(nearest point: CGPoint) -> Int {
    let text = (text ?? "") as NSString
    let layout = shownLayout
    let point = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    if let extra = layout.extraLine, point.y >= extra.minY { return text.length }
    guard !layout.lines.isEmpty else { return 0 }
    let (index, fraction) = layout.character(at: point, in: text)
    let next = NSMaxRange(text.rangeOfComposedCharacterSequence(at: index))
    // Behind the end of a paragraph begins the next line.
    let isEnd = next >= text.length ? false : layout.line(of: next) != layout.line(of: index)
    return fraction > 0.5 && !isEnd ? min(next, text.length) : index
  }
}

final class LineSelectionRect: UITextSelectionRect {
  private let own: CGRect

  init(_ rect: CGRect) {
    own = rect
    super.init()
  }

  override var rect: CGRect { own }
}
