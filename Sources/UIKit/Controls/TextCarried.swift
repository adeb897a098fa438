// What fields, text views and search bars carry about typing, beside `UITextInputTraits`. Nothing here types by itself.

import Foundation
import Plumbline

extension UITextField {
  /// The image behind the text of a field without a border.
  public var background: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The same for a field that cannot be used.
  public var disabledBackground: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether attributes are kept when the user types.
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
  /// Whether the text goes when the user types.
  public var clearsOnInsertion: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UITextView {
  /// What becomes a link by itself.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// Whether attributes are kept when the user types.
  public var allowsEditingTextAttributes: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether the text goes when the user types.
  public var clearsOnInsertion: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether finding is offered.
  public var isFindInteractionEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UISearchBar {
  /// The name of the key that ends editing.
  public var returnKeyType: UIReturnKeyType {
    get { carried(or: .search) }
    set { carry(newValue) }
  }
  /// Titles of scopes. They take no room here.
  public var scopeButtonTitles: [String]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Which scope is chosen.
  public var selectedScopeButtonIndex: Int {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// Whether scopes are shown.
  public var showsScopeBar: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether bookmarks are offered.
  public var showsBookmarkButton: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether the list of results is offered.
  public var showsSearchResultsButton: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether that list is seen.
  public var isSearchResultsButtonSelected: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether the bar stands out.
  public var searchBarStyle: UISearchBar.Style {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// Light or dark.
  public var barStyle: UIBarStyle {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// The image behind the bar.
  public var backgroundImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The image behind scopes.
  public var scopeBarBackgroundImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether content shows through.
  public var isTranslucent: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether the bar can be used.
  public var isEnabled: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// How far the field is moved.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { carried(or: .zero) }
    set { carry(newValue) }
  }
  /// How far the text is moved.
  public var searchTextPositionAdjustment: UIOffset {
    get { carried(or: .zero) }
    set { carry(newValue) }
  }
  /// What lies over the keyboard.
  public var searchAccessoryView: UIView? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}
extension UISearchBar: UITextInputTraits {}

/// What becomes a link by itself. Raw values are Apple's.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The members as bits, with Apple's numbers.
  public let rawValue: UInt
  /// A set of the members with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times of events.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Everything that can be found.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// Finding in a text. It is carried: nothing is found.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  public override init() { super.init() }
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view changed.
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
  /// Who sets the lines: it answers for the text as it is when it is asked for.
  public var layoutManager: NSLayoutManager {
    let manager = carriedOnce(NSLayoutManager())
    manager.textStorage = textStorage
    return manager
  }
}

/// Who sets the lines of a text. It is carried: lines are set by the view.
open class NSLayoutManager: NSObject {
  /// Whether parts may be set without what is before them.
  open var allowsNonContiguousLayout = false
  /// Whether the font's leading counts.
  open var usesFontLeading = true
  /// The boxes of the text.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Adds a box.
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
  /// The rectangle that the text takes up in a box.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    rectangle(of: glyphRange(for: container), in: container)
  }
  /// The rectangle that a part of the text would take up in a box by itself, from the box's corner on.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    rectangle(of: glyphRange, in: container)
  }

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

/// The text of text views: any text that can change.
public typealias NSTextStorage = NSMutableAttributedString

extension NSMutableAttributedString {
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
  /// The character nearest to a point of a box: the last one whose part up to it does not end before the point.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    let length = numberOfGlyphs
    guard length > 0 else { return 0 }
    let index = (1...length).first { end in
      let part = boundingRect(forGlyphRange: NSRange(location: 0, length: end), in: container)
      guard part.maxY > point.y else { return false }
      return part.maxX - container.lineFragmentPadding >= point.x
        || end == length
    }
    return min((index ?? length) - 1, length - 1)
  }
  /// The glyph nearest to a point of a box.
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
