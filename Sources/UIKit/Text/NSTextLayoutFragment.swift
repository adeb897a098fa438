// The layout of one paragraph (TextKit 2), its lines, and what lays out the paragraphs that are seen.

import Foundation
import Plumbline

/// The layout of a paragraph.
open class NSTextLayoutFragment: NSObject {
  /// How layouts are gone through, as bits.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// Apple's numbers.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the start.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// Sizes are estimated; all sizes are known here.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// Lines are set; they always are.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// The line behind the last end of a paragraph counts.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }
  /// How far a layout is. Raw values are Apple's.
  public enum State: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case none, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable
  }
  /// Whose layout it is. Not retained.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The paragraph.
  open private(set) var textElement: NSTextElement?
  /// The part of the text.
  public let rangeInElement: NSTextRange
  /// Its lines, from the top.
  open private(set) var textLineFragments: [NSTextLineFragment] = []
  /// Always `layoutAvailable` for one that a layout manager gave.
  open private(set) var state = State.none
  private var frame = CGRect.zero

  /// A layout of a paragraph; lines come with it from a layout manager.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    self.rangeInElement =
      rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
    super.init()
  }
  /// Archives hold none.
  public required init?(coder: NSCoder) { nil }

  /// Its rectangle in the container; points.
  open var layoutFragmentFrame: CGRect { frame }
  /// Where it may draw, from its own corner on.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// Points before the first line; for subclasses.
  open var leadingPadding: CGFloat { 0 }
  /// Points behind the last line; for subclasses.
  open var trailingPadding: CGFloat { 0 }
  /// Points above the first line; for subclasses: lines do not ask.
  open var topMargin: CGFloat { 0 }
  /// Points below the last line; for subclasses: lines do not ask.
  open var bottomMargin: CGFloat { 0 }
  /// Sets its lines anew when they are next asked for.
  open func invalidateLayout() { textLayoutManager?.invalidateLayout(for: rangeInElement) }
  /// Draws its lines from a point on.
  open func draw(at point: CGPoint, in context: CGContext) {
    for line in textLineFragments {
      line.draw(
        at: CGPoint(x: point.x + line.typographicBounds.minX, y: point.y + line.typographicBounds.minY),
        in: context)
    }
  }
  /// The line of a place at an upper edge below which it begins.
  open func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool)
    -> NSTextLineFragment?
  {
    textLineFragments.first {
      $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
    }
      ?? (requiresExactMatch ? nil : textLineFragments.last)
  }

  /// On which queue it would be laid out; nil at first; stored: lines are set at once.
  open var layoutQueue: OperationQueue?
  /// The line of a place; at the border of two lines the first one where the affinity is upstream.
  open func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool)
    -> NSTextLineFragment?
  {
    guard let place = unit(of: textLocation) else { return nil }
    if isUpstreamAffinity,
      let before = textLineFragments.last(where: { NSMaxRange($0.characterRange) == place })
    {
      return before
    }
    return textLineFragments.first { NSLocationInRange(place, $0.characterRange) }
      ?? textLineFragments.last.flatMap { NSMaxRange($0.characterRange) == place ? $0 : nil }
  }
  /// What makes the views of the paragraph's attachments.
  @MainActor open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
    guard let text = (textElement as? NSTextParagraph)?.attributedString,
      let start = (rangeInElement.location as? TextUnitLocation)?.offset
    else { return [] }
    var found: [NSTextAttachmentViewProvider] = []
    text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      guard let attachment = value as? NSTextAttachment,
        let provider = attachment.viewProvider(
          for: nil, location: TextUnitLocation(start + range.location),
          textContainer: textLayoutManager?.textContainer)
      else { return }
      found.append(provider)
    }
    return found
  }
  /// The rectangle of the attachment at a place, from the paragraph's corner on; zero for none.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let place = unit(of: location), let text = (textElement as? NSTextParagraph)?.attributedString,
      place < text.length,
      let attachment = text.attribute(.attachment, at: place, effectiveRange: nil) as? NSTextAttachment,
      let line = textLineFragments.first(where: { NSLocationInRange(place, $0.characterRange) })
    else { return .zero }
    let rect = attachment.lineRectangle(in: line.typographicBounds, characterAt: place)
    return CGRect(
      x: line.typographicBounds.minX + line.locationForCharacter(at: place).x + rect.minX,
      y: line.typographicBounds.minY + line.glyphOrigin.y - rect.maxY, width: rect.width,
      height: rect.height)
  }
  /// A place as units from the start of the paragraph.
  private func unit(of location: any NSTextLocation) -> Int? {
    guard let place = location as? TextUnitLocation, let start = rangeInElement.location as? TextUnitLocation
    else { return nil }
    return place.offset - start.offset
  }

  func take(_ page: NSLayoutManager.Page, _ units: NSRange, of manager: NSTextLayoutManager) {
    textLayoutManager = manager
    state = .layoutAvailable
    let indices = page.layout.lines(of: NSIntersectionRange(page.range, units))
    guard let first = indices.first, let last = indices.last else { return }
    let top = page.layout.lines[first].rect.minY
    let bottom = page.fragmentRect(ofLine: last).maxY
    let right = indices.map { page.layout.lines[$0].rect.maxX }.max() ?? 0
    frame = CGRect(x: page.padding, y: top, width: right, height: bottom - top)
    let text = (textElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
    textLineFragments = indices.map {
      NSTextLineFragment(text, page.layout, line: $0, paragraph: units, top: top)
    }
  }
}

/// A line of a paragraph.
open class NSTextLineFragment: NSObject {
  /// The text of its paragraph.
  public let attributedString: NSAttributedString
  /// Its part of that text, in UTF-16 units.
  public let characterRange: NSRange
  /// Its rectangle, from the paragraph's corner on.
  public let typographicBounds: CGRect
  /// Where its baseline begins, from its own corner on.
  public let glyphOrigin: CGPoint
  private let places: [CGFloat]

  init(_ text: NSAttributedString, _ layout: TextLayout, line index: Int, paragraph: NSRange, top: CGFloat) {
    let line = layout.lines[index]
    attributedString = text
    let part = NSIntersectionRange(line.range, paragraph)
    characterRange = NSRange(location: part.location - paragraph.location, length: part.length)
    typographicBounds = line.rect.offsetBy(dx: 0, dy: -top)
    glyphOrigin = CGPoint(x: 0, y: line.baseline)
    places = (0...part.length).map { layout.x(of: part.location + $0, in: index) - line.rect.minX }
    super.init()
  }
  /// A line of a text without a layout manager; attributes are those of the whole text.
  public convenience init(
    string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    self.init(
      attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
  }
  /// A text in one line.
  public convenience init(attributedString: NSAttributedString, range: NSRange) {
    let layout = TextLayout(of: attributedString)
    let isKnown = layout.lines.isEmpty == false
    self.init(
      attributedString, isKnown ? layout : TextLayout(of: NSAttributedString(string: " ")), line: 0,
      paragraph: range, top: 0)
  }

  /// Where a character of the paragraph stands, from the line's corner on.
  open func locationForCharacter(at index: Int) -> CGPoint {
    let place = max(0, min(index - characterRange.location, places.count - 1))
    return CGPoint(x: places[place], y: glyphOrigin.y)
  }
  /// The character of the paragraph at a point, from the line's corner on.
  open func characterIndex(for point: CGPoint) -> Int {
    let index = places.dropLast().lastIndex { $0 <= point.x } ?? 0
    return characterRange.location + index
  }
  /// How far a point lies within its character, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    let index = characterIndex(for: point) - characterRange.location
    guard index + 1 < places.count, places[index + 1] > places[index] else { return 0 }
    return max(0, min((point.x - places[index]) / (places[index + 1] - places[index]), 1))
  }
  /// Draws the line from a point on.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard characterRange.length > 0, NSMaxRange(characterRange) <= attributedString.length else { return }
    context.draw(
      attributedString.attributedSubstring(from: characterRange),
      in: CGRect(origin: point, size: typographicBounds.size))
  }
}

/// Lays out the paragraphs that are seen.
open class NSTextViewportLayoutController: NSObject {
  /// Says which rectangle of the text is seen, and shows the layouts of its paragraphs. Without one nothing is laid out.
  /// Not retained.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// Whose layouts they are. Not retained.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// What was seen at the last layout, in the container.
  open private(set) var viewportBounds = CGRect.zero
  /// The part of the text that was laid out last; nil for none.
  open private(set) var viewportRange: NSTextRange?
  /// Lays out the paragraphs of a layout manager, which it does not retain.
  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }
  /// Gives the delegate the layouts of the paragraphs that meet what is seen.
  open func layoutViewport() {
    guard let delegate, let textLayoutManager else { return }
    viewportBounds = delegate.viewportBounds(for: self)
    delegate.textViewportLayoutControllerWillLayout(self)
    viewportRange = nil
    textLayoutManager.enumerateTextLayoutFragments(from: nil) { fragment in
      guard fragment.layoutFragmentFrame.minY < viewportBounds.maxY else { return false }
      guard fragment.layoutFragmentFrame.maxY > viewportBounds.minY else { return true }
      viewportRange = viewportRange?.union(fragment.rangeInElement) ?? fragment.rangeInElement
      delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
      return true
    }
    delegate.textViewportLayoutControllerDidLayout(self)
  }
  /// Where a place of the text would have to be shown from: the upper edge of its paragraph, in points. The program scrolls.
  @discardableResult
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
  }
  /// Moves the rectangle that is seen by some points, until it is next laid out.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
    viewportBounds = viewportBounds.offsetBy(dx: 0, dy: verticalOffset)
  }
}

/// Shows layouts of paragraphs.
public protocol NSTextViewportLayoutControllerDelegate: AnyObject {
  /// The rectangle that is seen, in points of the text container.
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  /// One layout that is seen.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  /// Before the first one.
  func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController)
  /// Behind the last one.
  func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  /// Does nothing by default.
  public func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
  /// Does nothing by default.
  public func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
}
