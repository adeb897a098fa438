// What fields, text views and search bars carry about typing, beside `UITextInputTraits`. Nothing here types by itself.

import Foundation
import Plumbline

extension UITextField {
  /// Drawn by Apple's behind a field of `borderStyle` `.none`, stretched; nil for none; carried.
  public var background: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// In place of `background` while disabled, where that is set; nil for none; carried.
  public var disabledBackground: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether the user may change bold, italic and underline; no at first; carried.
  public var allowsEditingTextAttributes: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Attributes of what is typed; stored: a field has one font.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Attributes of the whole text. Set: font, colour and the paragraph style's alignment become the field's, so that the
  /// font decides the height; the others are stored. Read: those of the field are among them.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes: [NSAttributedString.Key: Any] = carried(or: [:])
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      carry(newValue)
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }
  }
  /// Whether the first letter typed replaces the whole text; no at first; carried.
  public var clearsOnInsertion: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UITextView {
  /// What becomes a link by itself in a text that cannot be edited; nothing at first; carried.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// Whether the user may change bold, italic and underline; no at first; carried.
  public var allowsEditingTextAttributes: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether the first letter typed replaces the whole text; no at first; carried.
  public var clearsOnInsertion: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether Command-F opens a panel of finding; no at first. Decides whether there is a `findInteraction`.
  public var isFindInteractionEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UISearchBar {
  /// `.search` at first; carried, and not given to the field.
  public var returnKeyType: UIReturnKeyType {
    get { carried(or: .search) }
    set { carry(newValue) }
  }
  /// Nil for none. They take no room here: the bar stays as high, where Apple's grows while scopes are shown.
  public var scopeButtonTitles: [String]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// 0 at first, and not kept within the titles; carried: the delegate is not told.
  public var selectedScopeButtonIndex: Int {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// No at first; carried: the bar's height stays.
  public var showsScopeBar: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether a book stands at the end of the field; no at first; carried: the text's room stays.
  public var showsBookmarkButton: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether a list stands at the end of the field; no at first; carried: the text's room stays.
  public var showsSearchResultsButton: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether that list's button looks pressed; no at first; carried.
  public var isSearchResultsButtonSelected: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether the bar has a ground; carried: nothing is drawn.
  public var searchBarStyle: UISearchBar.Style {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// Light or dark; `.default` at first; carried: nothing is drawn.
  public var barStyle: UIBarStyle {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// In place of the bar's ground; nil for the system's; carried.
  public var backgroundImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// In place of the scopes' ground; nil for the system's; carried.
  public var scopeBarBackgroundImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether what lies below shows through; yes at first; carried.
  public var isTranslucent: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Yes at first; carried: the field stays as it is.
  public var isEnabled: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// In points from its usual place; carried: the field stays there.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { carried(or: .zero) }
    set { carry(newValue) }
  }
  /// In points from its usual place within the field; carried.
  public var searchTextPositionAdjustment: UIOffset {
    get { carried(or: .zero) }
    set { carry(newValue) }
  }
  /// Shown over the keyboard: Apple's `inputAccessoryView`; carried.
  public var searchAccessoryView: UIView? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}
extension UISearchBar: UITextInputTraits {}

/// What Apple's text views make links of in texts that cannot be edited.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The members as bits, with Apple's numbers.
  public let rawValue: UInt
  /// A set of the members with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Links that call.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Links that lead to the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Links that lead to the map.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Links that lead to the calendar.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Links that follow a parcel.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Links that lead to a flight.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Links that look words up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Links that convert money.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Links that convert lengths, weights and the like.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All of these, and what Apple has beside them.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// The panel of finding in a view's text; carried: no panel opens and nothing is found.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// The view that it was added to, where `addInteraction(_:)` was called. Not retained.
  open private(set) weak var view: UIView?
  public override init() { super.init() }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UITextView {
  /// What finds in the text, where that is offered: one of the view's interactions, the same at each call.
  public var findInteraction: UIFindInteraction? {
    guard isFindInteractionEnabled else { return nil }
    let interaction = carriedOnce(UIFindInteraction())
    if interaction.view == nil { addInteraction(interaction) }
    return interaction
  }
  /// Scrolls to a part of the text. Without effect: where a part lies is not known.
  public func scrollRangeToVisible(_ range: NSRange) {}
  /// The text as storage, the same object at each call: what changes it changes the view's text, and the other way round.
  public var textStorage: NSTextStorage { carriedOnce(TextViewStorage(of: self)) }
  /// One object for the view; its text is taken from the view when it is asked for. It has no containers.
  public var layoutManager: NSLayoutManager {
    let manager = carriedOnce(NSLayoutManager())
    manager.textStorage = textStorage
    return manager
  }
}

/// Where the letters of a text lie. Measured anew at each question: no lines are kept, and a text view does
/// not ask it.
open class NSLayoutManager: NSObject {
  /// No at first; carried: every question measures the whole part.
  open var allowsNonContiguousLayout = false
  /// Yes at first; carried: the view's own rule counts.
  open var usesFontLeading = true
  /// Those that were added, in their order; a text view adds none.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Behind the others. Containers are measured each by itself: no text flows from one into the next.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  public override init() { super.init() }
  /// The text that is set: a text view's, or what the program gives.
  open var textStorage: NSTextStorage?

  /// The glyphs of a box: here a glyph is a UTF-16 unit of the text.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: textStorage?.length ?? 0)
  }
  /// The glyphs of a part of the text: the part itself.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// Sets the lines of a box; they are set when they are asked for.
  open func ensureLayout(for container: NSTextContainer) {}
  /// From the container's corner on, in points; with `lineFragmentPadding` on both sides.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    rectangle(of: glyphRange(for: container), in: container)
  }
  /// The rectangle that a part of the text would take up in a box by itself, from the box's corner on.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    rectangle(of: glyphRange, in: container)
  }

  // MARK: Lines

  /// The lines of the first box, with their rectangles in it: as wide as the box, and as wide as their letters.
  private var fragments: [(range: NSRange, line: CGRect, used: CGRect)] {
    textContainers.first.map { fragments(in: $0) } ?? []
  }
  /// The lines of a box.
  fileprivate func fragments(in container: NSTextContainer) -> [(range: NSRange, line: CGRect, used: CGRect)]
  {
    guard let textStorage else { return [] }
    let width = container.size.width > 0 ? container.size.width : .greatestFiniteMagnitude
    let padding = container.lineFragmentPadding
    return textStorage.lineFragments(width: max(width - 2 * padding, 0)).map { range, rect in
      let used = CGRect(x: 0, y: rect.minY, width: rect.width + 2 * padding, height: rect.height)
      return (range, CGRect(x: 0, y: rect.minY, width: width, height: rect.height), used)
    }
  }
  /// Goes through the lines that have any of the glyphs: the line's rectangle, that of its letters, the box, the line's
  /// glyphs. Lines are those of the first box that was added.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stops = ObjCBool(false)
    for fragment in fragments where NSIntersectionRange(fragment.range, glyphRange).length > 0 {
      block(fragment.line, fragment.used, container, fragment.range, &stops)
      if stops.boolValue { return }
    }
  }
  /// The rectangle of a glyph's line, as wide as the box; empty beyond the text.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let fragment = fragments.first(where: { NSLocationInRange(glyphIndex, $0.range) }) else {
      return .zero
    }
    effectiveGlyphRange?.pointee = fragment.range
    return fragment.line
  }
  /// The rectangle of a glyph's line, as wide as its letters; empty beyond the text.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let fragment = fragments.first(where: { NSLocationInRange(glyphIndex, $0.range) }) else {
      return .zero
    }
    effectiveGlyphRange?.pointee = fragment.range
    return fragment.used
  }
  /// The box of a glyph: the first one that was added.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    guard glyphIndex < textStorage?.length ?? 0 else { return nil }
    effectiveGlyphRange?.pointee = NSRange(location: 0, length: textStorage?.length ?? 0)
    return textContainers.first
  }
  /// Calls with the rectangles of the parts of lines that glyphs take up.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let textStorage else { return }
    var stops = ObjCBool(false)
    for fragment in fragments {
      let part = NSIntersectionRange(fragment.range, glyphRange)
      guard part.length > 0 else { continue }
      func width(_ length: Int) -> CGFloat {
        length > 0
          ? textStorage.attributedSubstring(from: NSRange(location: fragment.range.location, length: length))
            .size().width : 0
      }
      let start = width(part.location - fragment.range.location)
      let end = min(
        width(NSMaxRange(part) - fragment.range.location),
        fragment.used.width - 2 * textContainer.lineFragmentPadding)
      block(
        CGRect(
          x: textContainer.lineFragmentPadding + start, y: fragment.line.minY, width: max(end - start, 0),
          height: fragment.line.height), &stops)
      if stops.boolValue { return }
    }
  }
  /// Takes away a box, by its place among those that were added.
  open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }
  /// Between the boxes that were added.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
  }
  /// For subclasses. Not called: nothing is drawn here.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// For subclasses. Not called: nothing is drawn here.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// For subclasses. Not called: nothing is drawn here.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {}
  /// For subclasses. Not called: nothing is drawn here.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {}
  /// Lines are set when they are asked for; without effect.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Lines are set when they are asked for; without effect.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Whether ends of lines are drawn; no at first; stored.
  open var showsInvisibleCharacters = false

  private func rectangle(of range: NSRange, in container: NSTextContainer) -> CGRect {
    guard let textStorage, range.length > 0 else { return .zero }
    let width = container.size.width > 0 ? container.size.width : .greatestFiniteMagnitude
    let room = max(width - 2 * container.lineFragmentPadding, 0)
    let text = textStorage.attributedSubstring(from: range)
    var size = text.boundingRect(
      with: CGSize(width: room, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      context: nil
    ).size
    size.width += 2 * container.lineFragmentPadding
    return CGRect(origin: .zero, size: size)
  }
}

/// Foundation's type: text views have no storage of their own class here.
public typealias NSTextStorage = NSMutableAttributedString

/// Is told of edits of a text. It is carried: text views here edit the text of their own.
public protocol NSTextStorageDelegate: AnyObject {
  /// The text was edited, and its attributes are not mended yet.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// The text was edited.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing by default.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing by default.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// Is asked about lines. It is carried: lines are set by the view.
public protocol NSLayoutManagerDelegate: AnyObject {
  /// Points between a line and the next.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Points behind a paragraph.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
}

extension NSLayoutManagerDelegate {
  /// None by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// None by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
}

extension NSLayoutManager {
  /// Is asked about lines; carried.
  public weak var delegate: (any NSLayoutManagerDelegate)? {
    get { carried(or: WeakReference<any NSLayoutManagerDelegate>(nil)).object }
    set { carry(WeakReference(newValue)) }
  }
}

extension NSMutableAttributedString {
  /// What was edited. Raw values are Apple's.
  public struct EditActions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Edits of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 2)
  }
  /// Is told of edits; carried.
  public weak var delegate: (any NSTextStorageDelegate)? {
    get { carried(or: WeakReference<any NSTextStorageDelegate>(nil)).object }
    set { carry(WeakReference(newValue)) }
  }
  /// Has the text set by a layout manager.
  public func addLayoutManager(_ aLayoutManager: NSLayoutManager) { aLayoutManager.textStorage = self }
}

extension NSLayoutManager {
  /// How many glyphs there are: as many as UTF-16 units.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// The character of a glyph: the same place.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The glyph of a character: the same place.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The characters of glyphs: the same part.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The character of a point of a box: in the line of its height, the first or the last one beyond the ends. The fraction
  /// says how far the point lies within the character, from 0 to 1.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard let textStorage,
      let line = fragments(in: container).last(where: { $0.line.minY <= point.y })
        ?? fragments(in: container).first
    else { return 0 }
    let characters = (textStorage.string as NSString).substring(with: line.range)
    var (place, left) = (line.range.location, container.lineFragmentPadding)
    for character in characters {
      let length = character.utf16.count
      let isLast = place + length == NSMaxRange(line.range)
      let right =
        container.lineFragmentPadding
        + textStorage.attributedSubstring(
          from: NSRange(location: line.range.location, length: place + length - line.range.location)
        ).size().width
      if isLast || character.isNewline || right > point.x {
        if right > left { partialFraction?.pointee = max(0, min((point.x - left) / (right - left), 1)) }
        return place
      }
      (place, left) = (place + length, right)
    }
    return place
  }
  /// `characterIndex(for:in:)`, as glyphs and characters are one here.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }
  /// Marks parts as changed; without effect: lines are set when they are asked for.
  public func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}
  /// Marks parts to be drawn anew; without effect.
  public func invalidateDisplay(forCharacterRange charRange: NSRange) {}
}
