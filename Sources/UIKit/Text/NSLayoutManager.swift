// The layout manager: line fragments of a text storage in its text containers, set by the module that measures labels, so that a text is as high here
// as a label that shows it.

import Foundation
import Plumbline

/// Lays out the text of a storage in lines, in one text container after the other.
///
/// A glyph is a UTF-16 unit of the text here. Lines are laid out on demand and kept until the text or a container
/// changes. Each paragraph has its own style; attachments take the room that they request.
open class NSLayoutManager: NSObject {
  /// True by default; stored: the leading of fonts always counts.
  open var usesFontLeading = true
  /// The delegate, asked about lines and told of them. Not retained.
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { forgetLayout() } }
  /// The containers in the order in which they were added: what does not fit one goes on in the next.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The text storage. Not retained: the storage retains the layout manager.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      guard newValue !== storage else { return }
      if let newValue { newValue.addLayoutManager(self) } else { storage?.removeLayoutManager(self) }
    }
  }
  private weak var storage: NSTextStorage?
  private var pages: [Page]?
  /// The pages so far while lines are being laid out: queries meanwhile, as by a delegate, are answered by these.
  private var unfinished: [Page]?
  private var isTaking = false
  private var isGiving = false

  public override init() { super.init() }
  /// Archives hold none: a layout manager without containers.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Boxes and text

  /// Appends a container. A text view of the container shows the text from now on.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  /// Inserts a container between those that were added; indices beyond them are the end.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    guard !textContainers.contains(where: { $0 === container }) else { return }
    container.layoutManager?.removeContainer(container)
    textContainers.insert(container, at: max(0, min(index, textContainers.count)))
    container.makeCarried(TextContainerCarriedState.self).layoutManager = self
    container.managedLayout = { [weak self, weak container] room in
      guard let self, let container else { return TextLayout(of: NSAttributedString()) }
      return self.layout(in: container, within: room)
    }
    container.didJoinView = { [weak self] view in
      if let self { onTreesThread((self, view)) { $0.takeView($1) } }
    }
    // The pages of the boxes before it stay: `layoutPages()` goes on behind them.
    if let view = container.textView { onTreesThread((self, view)) { $0.takeView($1) } }
  }
  /// Removes the container at an index; none for an index out of range.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    removeContainer(textContainers[index])
  }
  private func removeContainer(_ container: NSTextContainer) {
    textContainers.removeAll { $0 === container }
    container.managedLayout = nil
    container.didJoinView = nil
    container.makeCarried(TextContainerCarriedState.self).layoutManager = nil
    forgetLayout()
  }

  func storageDidChange(to storage: NSTextStorage?) {
    self.storage = storage
    forgetLayout()
    for container in textContainers {
      if let view = container.textView { onTreesThread((self, view)) { $0.takeView($1) } }
    }
  }

  // MARK: Text views

  /// The view shows the storage's text; of a storage without one, the storage takes the view's.
  @MainActor private func takeView(_ view: UITextView) {
    guard let storage else { return }
    view.makeCarried(TextViewCarriedState.self).textStorage = storage
    view.textDidChange = { [weak self, weak view] in
      guard let self, let view else { return }
      self.take(from: view)
    }
    view.editStorage = { [weak self, weak view] range, new in
      guard let storage = self?.storage, let view, NSMaxRange(range) <= storage.length else { return }
      storage.replaceCharacters(
        in: range, with: NSAttributedString(string: new, attributes: view.typingAttributes))
    }
    if storage.length > 0 { give(to: view) } else { take(from: view) }
  }

  @MainActor private func take(from view: UITextView) {
    guard !isGiving, !isTaking, let storage else { return }
    let text: NSAttributedString = view.attributedText ?? NSAttributedString()
    guard storage.length > 0 || text.length > 0 else { return }
    isTaking = true
    storage.setAttributedString(text)
    isTaking = false
  }

  @MainActor private func give(to view: UITextView) {
    guard !isGiving, let storage else { return }
    isGiving = true
    let selection = view.selectedTextRange
    view.attributedText = NSAttributedString(attributedString: storage)
    view.keepSelection(selection)
    view.contentDidChange()
    isGiving = false
  }

  /// Called by the storage after an edit: lines are laid out anew, and text views show them.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    forgetLayout()
    // What a view was just given, and nobody changed, it has.
    guard !isTaking || type(of: textStorage) != NSTextStorage.self || textStorage.delegate != nil else {
      return
    }
    for container in textContainers {
      if let view = container.textView { onTreesThread((self, view)) { $0.give(to: $1) } }
    }
  }

  // MARK: Lines

  struct Page {
    let container: NSTextContainer
    let size: CGSize
    let padding: CGFloat
    let numberOfLines: Int
    let lineBreakMode: NSLineBreakMode
    let shapes: [UIBezierPath]
    let layout: TextLayout
    /// The characters in the container.
    let range: NSRange
  }

  func forgetLayout() {
    guard pages != nil else { return }
    pages = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  func layoutPages() -> [Page] {
    if let unfinished { return unfinished }
    let known = zip(pages ?? [], textContainers).prefix { $0.isOf($1) }.map(\.0)
    if pages != nil, known.count == textContainers.count { return known }
    guard let storage else { return [] }
    let text = NSAttributedString(attributedString: storage)
    var set = known
    var start = known.last.map { NSMaxRange($0.range) } ?? 0
    unfinished = set
    defer { unfinished = nil }
    for container in textContainers.dropFirst(known.count) {
      var layout = TextLayout(of: NSAttributedString(), from: 1)
      if set.isEmpty || start < text.length { layout = self.layout(of: text, from: start, in: container) }
      let end = max(layout.end, start)
      set.append(
        Page(
          container: container, size: container.size, padding: container.lineFragmentPadding,
          numberOfLines: container.maximumNumberOfLines, lineBreakMode: container.lineBreakMode,
          shapes: container.exclusionPaths, layout: layout,
          range: NSRange(location: start, length: end - start)))
      start = end
      unfinished = set
    }
    pages = set
    unfinished = nil
    for page in set.dropFirst(known.count) {
      delegate?.layoutManager(
        self, didCompleteLayoutFor: page.container,
        atEnd: page.container === set.last?.container && start >= text.length)
    }
    return set
  }

  private func layout(
    of text: NSAttributedString, from start: Int, in container: NSTextContainer, within room: CGFloat? = nil
  ) -> TextLayout {
    var limits = container.limits(within: room)
    if let delegate {
      limits.lineSpacing = { [unowned self, unowned delegate] character, line in
        delegate.layoutManager(self, lineSpacingAfterGlyphAt: character, withProposedLineFragmentRect: line)
      }
      limits.paragraphSpacing = { [unowned self, unowned delegate] character, line in
        delegate.layoutManager(
          self, paragraphSpacingAfterGlyphAt: character, withProposedLineFragmentRect: line)
      }
      limits.paragraphSpacingBefore = { [unowned self, unowned delegate] character, line in
        delegate.layoutManager(
          self, paragraphSpacingBeforeGlyphAt: character, withProposedLineFragmentRect: line)
      }
    }
    if let delegate {
      limits.adjust = { [unowned self, unowned delegate] line, used, baseline, range in
        delegate.layoutManager(
          self, shouldSetLineFragmentRect: &line, lineFragmentUsedRect: &used, baselineOffset: &baseline,
          in: container, forGlyphRange: range)
      }
    }
    guard let view = container.textView else { return TextLayout(of: text, from: start, within: limits) }
    return onTreesThread((text, view, limits)) { text, view, limits in
      TextLayout(
        of: text, from: start, within: limits, defaultFont: view.shownFont,
        measurer: view.effectiveLayoutEnvironment.textMeasurer)
    }
  }

  /// The layout for a text view, in a width that it may not have yet.
  private func layout(in container: NSTextContainer, within room: CGFloat) -> TextLayout {
    guard let storage else { return TextLayout(of: NSAttributedString()) }
    return layout(
      of: NSAttributedString(attributedString: storage), from: 0, in: container, within: room)
  }

  func page(of container: NSTextContainer) -> Page? {
    layoutPages().first { $0.container === container }
  }

  func line(ofGlyphAt glyph: Int) -> (page: Page, line: Int)? {
    for page in layoutPages() {
      if NSLocationInRange(glyph, page.range), let line = page.layout.line(of: glyph) { return (page, line) }
    }
    return nil
  }

  /// The range from a glyph on for which no container has room, so that loops over lines end.
  private func withoutLine(from glyph: Int) -> NSRange {
    NSRange(location: glyph, length: max(numberOfGlyphs - max(glyph, 0), 1))
  }

  // MARK: What subclasses replace

  /// The glyphs of a container: here a glyph is a UTF-16 unit of the text.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    page(of: container)?.range ?? NSRange(location: 0, length: 0)
  }
  /// The rectangle around the letters of a container, with its padding at the sides, in the container's coordinates; points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let page = page(of: container) else { return .zero }
    var rects = page.layout.lines.indices.map { page.usedRect(ofLine: $0) }
    if let extra = page.extraRects { rects.append(extra.used) }
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }
  /// The rectangle around glyphs within a container, in the container's coordinates; points.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let page = page(of: container) else { return .zero }
    let rects = page.layout.rectangles(of: NSIntersectionRange(glyphRange, page.range))
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: page.padding, dy: 0)
  }
  /// The glyphs of a range of characters: the range itself.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// The characters of a range of glyphs: the range itself.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// Lays out the lines of a container, which is also done on demand.
  open func ensureLayout(for container: NSTextContainer) { _ = layoutPages() }
  /// Enumerates the line fragments with any of the glyphs: the line's rectangle, that of its letters, the container,
  /// the line's glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for page in layoutPages() {
      let lines = page.layout.lines(of: NSIntersectionRange(page.range, glyphRange))
      for index in lines {
        block(
          page.fragmentRect(ofLine: index), page.usedRect(ofLine: index), page.container,
          page.layout.lines[index].range, &stops)
        if stops.boolValue { return }
      }
    }
  }
  /// The line fragment rectangle of a glyph, as wide as the container and down to the next line; empty beyond the text.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    rect(ofLineWithGlyphAt: glyphIndex, effectiveGlyphRange) { $0.fragmentRect(ofLine: $1) }
  }
  /// The used rectangle of a glyph's line, as wide as its letters; empty beyond the text.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    rect(ofLineWithGlyphAt: glyphIndex, effectiveGlyphRange) { $0.usedRect(ofLine: $1) }
  }
  private func rect(
    ofLineWithGlyphAt glyphIndex: Int, _ effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    _ rect: (Page, Int) -> CGRect
  ) -> CGRect {
    guard let (page, line) = line(ofGlyphAt: glyphIndex) else {
      effectiveGlyphRange?.pointee = withoutLine(from: glyphIndex)
      return .zero
    }
    effectiveGlyphRange?.pointee = page.layout.lines[line].range
    return rect(page, line)
  }
  /// The character at a point of a container: in the line at its height, the first or the last one beyond the ends.
  /// The fraction says how far the point lies within the character, from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard let page = page(of: container), let textStorage else { return 0 }
    let (index, fraction) = page.layout.character(
      at: CGPoint(x: point.x - page.padding, y: point.y), in: textStorage.string as NSString)
    partialFraction?.pointee = fraction
    return index
  }
  /// The location of a glyph on its baseline, from the corner of its line's rectangle on.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (page, line) = line(ofGlyphAt: glyphIndex) else { return .zero }
    return CGPoint(
      x: page.padding + page.layout.x(of: glyphIndex, in: line), y: page.layout.lines[line].baseline)
  }
  /// Has lines laid out anew on the next demand.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    actualCharacterRange?.pointee = charRange
    forgetLayout()
    for container in textContainers {
      if let view = container.textView { onTreesThread(view) { $0.contentDidChange() } }
    }
  }
}

extension TextLayout {
  /// The lines that have any character of a range.
  func lines(of range: NSRange) -> Range<Int> {
    guard range.length > 0, let first = line(of: range.location) else { return 0..<0 }
    var end = first
    while end < lines.count, lines[end].range.location < NSMaxRange(range) { end += 1 }
    return first..<end
  }
}

extension NSLayoutManager.Page {
  /// Whether the lines are still those of a container.
  func isOf(_ box: NSTextContainer) -> Bool {
    container === box && size == box.size && padding == box.lineFragmentPadding
      && numberOfLines == box.maximumNumberOfLines && lineBreakMode == box.lineBreakMode
      && shapes.elementsEqual(box.exclusionPaths, by: ===)
  }
  /// The line fragment rectangle, as wide as the container, down to the next line.
  func fragmentRect(ofLine line: Int) -> CGRect {
    let own = layout.lines[line]
    let width =
      size.width > 0 ? size.width : max(own.rect.maxX + 2 * padding, layout.size.width + 2 * padding)
    return CGRect(x: 0, y: own.rect.minY, width: width, height: own.height)
  }
  /// The used rectangle of a line, as wide as its letters, with the padding at both sides.
  func usedRect(ofLine line: Int) -> CGRect {
    let own = layout.lines[line].rect
    return CGRect(x: own.minX, y: own.minY, width: own.width + 2 * padding, height: own.height)
  }
  /// The rectangles of the line behind the last end of a paragraph.
  var extraRects: (line: CGRect, used: CGRect)? {
    guard let extra = layout.extraLine else { return nil }
    let width = size.width > 0 ? size.width : 2 * padding
    return (
      CGRect(x: 0, y: extra.minY, width: width, height: extra.height),
      CGRect(x: 0, y: extra.minY, width: 2 * padding, height: extra.height)
    )
  }
}
