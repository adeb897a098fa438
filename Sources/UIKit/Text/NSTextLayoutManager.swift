// Lines of a text by paragraphs: Apple's second machine for text (TextKit 2), over the same lines as the first one's.

import Foundation
import Plumbline

/// Sets the paragraphs of a content into a box. Lines are those of `NSLayoutManager`.
open class NSTextLayoutManager: NSObject {
  /// How layouts of paragraphs are gone through, as bits.
  public typealias EnumerationOptions = NSTextLayoutFragment.EnumerationOptions
  /// What a segment is for. Raw values are Apple's.
  public enum SegmentType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case standard, selection, highlight
  }
  /// How segments are made, as bits.
  public struct SegmentOptions: OptionSet, Sendable {
    /// Apple's numbers.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Their parts of the text are not told.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    /// Without those before and behind a part.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    /// The first one from the line's beginning on; carried.
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    /// The last one to the line's end; carried.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    /// A place between two lines is at the end of the upper one; carried.
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  /// Is asked about layouts of paragraphs. Not retained.
  open weak var delegate: (any NSTextLayoutManagerDelegate)?
  /// Whose content is set. Not retained: it retains the layout manager.
  open private(set) weak var textContentManager: NSTextContentManager?
  /// The box; nil for none.
  open var textContainer: NSTextContainer? { didSet { connect() } }
  /// Yes at first; stored: the leading of fonts always counts.
  open var usesFontLeading = true
  /// No at first; stored.
  open var limitsLayoutForSuspiciousContents = false
  /// No at first; stored.
  open var usesHyphenation = false
  /// Lays out the paragraphs that meet what its delegate says is seen. The same object every time.
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(
    textLayoutManager: self)
  /// Sets the lines.
  private let lines = NSLayoutManager()

  public override init() { super.init() }
  /// Archives hold none.
  public required init?(coder: NSCoder) { super.init() }

  func contentDidChange(to content: NSTextContentManager?) {
    textContentManager = content
    connect()
  }
  private func connect() {
    if let storage = textContentManager?.storage {
      if lines.textStorage !== storage { storage.addLayoutManager(lines) }
    } else {
      lines.textStorage?.removeLayoutManager(lines)
    }
    if let textContainer, !lines.textContainers.contains(where: { $0 === textContainer }) {
      while !lines.textContainers.isEmpty { lines.removeTextContainer(at: 0) }
      lines.addTextContainer(textContainer)
    }
    textContainer?.carryWeakly(self, "textLayoutManager")
  }
  /// Takes the text of another content from now on, and leaves the one before.
  open func replace(_ textContentManager: NSTextContentManager) {
    textContentManager.addTextLayoutManager(self)
  }

  /// The whole content.
  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }
  /// The place some units on; nil outside of the content.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    textContentManager?.location(location, offsetBy: offset)
  }
  /// In units; negative where the second place comes first.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    textContentManager?.offset(from: from, to: to) ?? 0
  }
  /// The box around all letters, from the container's corner on; points.
  open var usageBoundsForTextContainer: CGRect {
    textContainer.map { lines.usedRect(for: $0) } ?? .zero
  }
  /// Sets the lines of a part; they are set when they are asked for as well.
  open func ensureLayout(for range: NSTextRange) {}
  /// Sets the lines within a rectangle; they are set when they are asked for as well.
  open func ensureLayout(for bounds: CGRect) {}
  /// Lines are set anew when they are next asked for.
  open func invalidateLayout(for range: NSTextRange) {
    lines.invalidateLayout(forCharacterRange: range.units ?? NSRange(), actualCharacterRange: nil)
  }
  /// Puts a text in the place of a part.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    guard let units = range.units else { return }
    textContentManager?.storage?.replaceCharacters(in: units, with: attributedString)
  }
  /// Puts a text in the place of a part.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    textContentManager?.replaceContents(in: range, with: textElements)
  }

  // MARK: Layouts of paragraphs

  /// Goes through the layouts of paragraphs from a place on until told to stop; answers where it stopped.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from textLocation: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    textContentManager?.enumerateTextElements(
      from: textLocation, options: options.contains(.reverse) ? .reverse : []
    ) { element in
      guard let fragment = fragment(of: element) else { return true }
      return block(fragment)
    }
  }
  private func fragment(of element: NSTextElement) -> NSTextLayoutFragment? {
    guard let units = element.elementRange?.units, let location = element.elementRange?.location,
      let page = textContainer.flatMap({ lines.page(of: $0) })
    else { return nil }
    let fragment =
      delegate?.textLayoutManager(self, textLayoutFragmentFor: location, in: element)
      ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
    fragment.take(page, units, of: self)
    return fragment
  }
  /// The layout of the paragraph of a place.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    var found: NSTextLayoutFragment?
    enumerateTextLayoutFragments(from: location) {
      found = $0
      return false
    }
    return found
  }
  /// The layout of the paragraph at a point of the container; nil above the first and below the last one.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    var found: NSTextLayoutFragment?
    enumerateTextLayoutFragments(from: nil) {
      guard $0.layoutFragmentFrame.minY <= position.y else { return false }
      found = position.y < $0.layoutFragmentFrame.maxY ? $0 : nil
      return found == nil
    }
    return found
  }
  /// Goes through the rectangles of a part, one a line: the part of the text, the rectangle, the place of its baseline, the
  /// container.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let units = textRange.units, let textContainer, let page = lines.page(of: textContainer) else {
      return
    }
    for (index, line) in page.layout.lines.enumerated() {
      let part = NSIntersectionRange(line.range, units)
      let isPoint = units.length == 0 && NSLocationInRange(units.location, line.range)
      guard part.length > 0 || isPoint else { continue }
      let left = page.layout.x(of: isPoint ? units.location : part.location, in: index)
      let right =
        isPoint
        ? left
        : NSMaxRange(part) == NSMaxRange(line.range)
          ? line.rect.maxX : page.layout.x(of: NSMaxRange(part), in: index)
      let rect = CGRect(
        x: page.padding + left, y: line.rect.minY, width: max(right - left, 0), height: line.height)
      let told = options.contains(.rangeNotRequired) ? nil : NSTextRange(isPoint ? units : part)
      if !block(told, rect, line.baseline, textContainer) { return }
    }
  }

  // MARK: Looks that are not part of the text

  /// On which queue it would set lines; nil at first; stored: lines are set at once.
  open var layoutQueue: OperationQueue?
  /// What is selected; nothing at first. For views of a program's own: `UITextView` has its own selection.
  open var textSelections: [NSTextSelection] = []
  /// Goes through the text by keys and taps; the same at each call until another one is set.
  open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)
  /// Called before a paragraph is drawn, to set its looks; stored: nothing here calls it.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?
  /// Looks of links: the tint colour, and a line below.
  open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
  }
  /// Looks of a link: as the delegate has it, or those of all links.
  open func renderingAttributes(forLink link: Any, at location: any NSTextLocation)
    -> [NSAttributedString.Key: Any]
  {
    let usual = Self.linkRenderingAttributes
    guard let delegate else { return usual }
    return delegate.textLayoutManager(
      self, renderingAttributesForLink: link, at: location, defaultAttributes: usual) ?? [:]
  }

  private var looks: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
  /// An attribute that is shown and is not part of the text; kept.
  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) {
    guard let units = textRange.units else { return }
    looks.append((units, value.map { [renderingAttribute: $0] } ?? [:]))
  }
  /// In the place of those that a part has.
  open func setRenderingAttributes(_ attributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
    guard let units = textRange.units else { return }
    looks.removeAll { NSIntersectionRange($0.range, units).length > 0 }
    looks.append((units, attributes))
  }
  /// Takes an attribute from what meets a part.
  open func removeRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
  ) {
    guard let units = textRange.units else { return }
    for index in looks.indices where NSIntersectionRange(looks[index].range, units).length > 0 {
      looks[index].attributes[renderingAttribute] = nil
    }
  }
  /// Forgets those of a part.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) {
    guard let units = textRange.units else { return }
    looks.removeAll { NSIntersectionRange($0.range, units).length > 0 }
  }
  /// Goes through what was set, in the order of the text.
  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    let start = (location as? TextUnitLocation)?.offset ?? 0
    let sorted = looks.filter { reverse ? $0.range.location < start : NSMaxRange($0.range) > start }
      .sorted { $0.range.location < $1.range.location }
    for look in reverse ? sorted.reversed() : sorted {
      if !block(self, look.attributes, NSTextRange(look.range)) { return }
    }
  }
}

/// Decides about the layouts of paragraphs.
public protocol NSTextLayoutManagerDelegate: AnyObject {
  /// The layout of a paragraph, of a class of the program's.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
  /// Whether a line may be broken at a place; never asked here.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
    hyphenating: Bool
  ) -> Bool
  /// Looks of a link: asked by `renderingAttributes(forLink:at:)`; nil for none.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
    at location: any NSTextLocation, defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
  /// An `NSTextLayoutFragment` by default.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment {
    NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
  }
  /// True by default.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
    hyphenating: Bool
  ) -> Bool { true }
  /// The given ones by default.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
    at location: any NSTextLocation, defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}

extension UITextView {
  /// What sets the lines by paragraphs; nil for a view whose container an `NSLayoutManager` of the program has.
  public var textLayoutManager: NSTextLayoutManager? {
    if let known: NSTextLayoutManager = carried(or: nil, "textLayoutManager") { return known }
    let isOwn: Bool = carried(or: true, "usesTextLayoutManager")
    guard isOwn, textContainer.layoutManager == nil else { return nil }
    let content = NSTextContentStorage()
    let manager = NSTextLayoutManager()
    carry(manager, "textLayoutManager")
    carry(content, "textContentStorage")
    content.addTextLayoutManager(manager)
    if let storage = content.textStorage { carry(storage, "textStorage") }
    manager.textContainer = textContainer
    return manager
  }
  /// A text view; one that does not set its lines by paragraphs has no `textLayoutManager`.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    if !usingTextLayoutManager { carry(false, "usesTextLayoutManager") }
  }
}
