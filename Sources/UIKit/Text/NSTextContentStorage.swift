// The content of a text by paragraphs, as Apple's second machine for text (TextKit 2) has it, over a text storage.

import Foundation
import Plumbline

/// A part of a content, such as a paragraph.
open class NSTextElement: NSObject {
  /// Whose content it is. Not retained.
  open weak var textContentManager: NSTextContentManager?
  /// Where it is; nil while it belongs to no content.
  open var elementRange: NSTextRange?
  /// The elements that it is made of; none: for subclasses.
  open var childElements: [NSTextElement] { [] }
  /// The element that it is a part of; nil: for subclasses. Not retained.
  open var parentElement: NSTextElement? { nil }
  /// Whether the text has it; yes: for subclasses.
  open var isRepresentedElement: Bool { true }
  /// An element that is nowhere yet.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }
}

/// A paragraph of a text.
open class NSTextParagraph: NSTextElement {
  /// With its end.
  public let attributedString: NSAttributedString
  /// A paragraph of a text; nil for an empty one.
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }
  /// Without its end.
  open var paragraphContentRange: NSTextRange? {
    guard let units = elementRange?.units else { return nil }
    return NSTextRange(NSRange(location: units.location, length: units.length - separatorLength))
  }
  /// Its end.
  open var paragraphSeparatorRange: NSTextRange? {
    guard let units = elementRange?.units else { return nil }
    return NSTextRange(NSRange(location: NSMaxRange(units) - separatorLength, length: separatorLength))
  }
  private var separatorLength: Int {
    guard let last = attributedString.string.last, last.isNewline else { return 0 }
    return last.utf16.count
  }
}

/// Has the content of a text. Programs use `NSTextContentStorage`, or a class of their own.
open class NSTextContentManager: NSObject, NSTextElementProvider {
  /// How elements are gone through, as bits.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// Apple's numbers.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the start.
    public static let reverse = EnumerationOptions(rawValue: 1)
  }
  /// Those that set the text.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The first of them, until another one is chosen.
  open var primaryTextLayoutManager: NSTextLayoutManager?
  /// Yes at first; stored: lines always follow the text.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Yes at first; stored.
  open var automaticallySynchronizesToBackingStore = true
  /// Whether edits are being gathered.
  open private(set) var hasEditingTransaction = false
  public override init() { super.init() }
  /// Archives hold none.
  public required init?(coder: NSCoder) { super.init() }

  /// Has the text set by a layout manager, which is retained.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
    textLayoutManager.contentDidChange(to: self)
  }
  /// Sets the text by it no more.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = textLayoutManagers.first }
    textLayoutManager.contentDidChange(to: nil)
  }
  /// The whole content.
  open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }
  /// Goes through the elements from a place on until told to stop; answers where it stopped.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }
  /// The elements of a part.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var found: [NSTextElement] = []
    enumerateTextElements(from: range.location) { element in
      guard let own = element.elementRange, own.location.compare(range.endLocation) == .orderedAscending
      else { return false }
      found.append(element)
      return true
    }
    return found
  }
  /// The place some units on; nil outside of the content.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  /// In units; negative where the second place comes first.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
  /// Gathers the edits of a closure.
  open func performEditingTransaction(_ transaction: () -> Void) {
    let isOutermost = !hasEditingTransaction
    hasEditingTransaction = true
    transaction()
    if isOutermost { hasEditingTransaction = false }
  }
  /// Puts elements in the place of a part. For subclasses.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
  /// Tells of an edit of a program's own content, within a transaction: lines are set anew when they are next asked for.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    for manager in textLayoutManagers { manager.invalidateLayout(for: newTextRange) }
  }
  /// Has the layout managers follow the content; they always do: the closure is called at once, without an error.
  open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Has what the content comes from follow it: the closure is called at once, without an error.
  open func synchronize(_ completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
  /// Parts are not moved; for subclasses.
  open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
    textRange
  }
  /// The text that is set; nil for contents of a program's own, which are not set here.
  var storage: NSTextStorage? { nil }
}

/// The content of a text storage: a paragraph is an element.
open class NSTextContentStorage: NSTextContentManager {
  /// Is asked about paragraphs. Not retained.
  open weak var delegate: (any NSTextContentStorageDelegate)?
  /// The text; one without characters at first.
  open var textStorage: NSTextStorage? = NSTextStorage() {
    didSet {
      guard textStorage !== oldValue else { return }
      for manager in textLayoutManagers { manager.contentDidChange(to: self) }
    }
  }
  override var storage: NSTextStorage? { textStorage }
  /// The same as a text; set, a storage of it takes the place of the former one's text.
  open var attributedString: NSAttributedString? {
    get { textStorage }
    set { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
  }

  open override var documentRange: NSTextRange {
    NSTextRange(NSRange(location: 0, length: textStorage?.length ?? 0))
  }
  open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    guard let start = (location as? TextUnitLocation)?.offset else { return nil }
    let (place, overflows) = start.addingReportingOverflow(offset)
    guard !overflows, place >= 0, place <= textStorage?.length ?? 0 else { return nil }
    return TextUnitLocation(place)
  }
  open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let start = from as? TextUnitLocation, let end = to as? TextUnitLocation else { return NSNotFound }
    return end.offset - start.offset
  }
  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let text = (textStorage?.string ?? "") as NSString
    let isReverse = options.contains(.reverse)
    var place = (textLocation as? TextUnitLocation)?.offset ?? (isReverse ? text.length : 0)
    place = max(0, min(place, text.length))
    while isReverse ? place > 0 : place < text.length {
      let range = text.paragraphRange(for: NSRange(location: isReverse ? place - 1 : place, length: 0))
      // The closure may have made the text shorter.
      guard range.length > 0, NSMaxRange(range) <= textStorage?.length ?? 0 else { break }
      let paragraph = paragraph(of: range)
      // What the delegate leaves out is in no layout either.
      let isMeant =
        delegate?.textContentManager(self, shouldEnumerate: paragraph, options: options) ?? true
      if isMeant, !block(paragraph) { return TextUnitLocation(range.location) }
      place = isReverse ? range.location : NSMaxRange(range)
    }
    return isReverse ? documentRange.location : documentRange.endLocation
  }
  open override func performEditingTransaction(_ transaction: () -> Void) {
    textStorage?.beginEditing()
    super.performEditingTransaction(transaction)
    textStorage?.endEditing()
  }
  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    guard let units = range.units else { return }
    let text = NSMutableAttributedString(string: "")
    for element in textElements ?? [] {
      if let paragraph = element as? NSTextParagraph { text.append(paragraph.attributedString) }
    }
    textStorage?.replaceCharacters(in: units, with: text)
  }
  /// The text of an element; nil for what is no paragraph.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }
  /// A paragraph of a text.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }
  /// The delegate's paragraph, or that of the text.
  func paragraph(of range: NSRange) -> NSTextParagraph {
    let paragraph =
      delegate?.textContentStorage(self, textParagraphWith: range)
      ?? NSTextParagraph(attributedString: textStorage?.attributedSubstring(from: range))
    paragraph.textContentManager = self
    paragraph.elementRange = NSTextRange(range)
    return paragraph
  }
}

/// Decides how the paragraphs of a storage are shown.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// A paragraph in the place of that of a part, of the same length; nil for the text's.
  func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
    -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  /// The text's by default.
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}

/// Decides which elements a content has.
public protocol NSTextContentManagerDelegate: AnyObject {
  /// An element at a place in the content's stead; nil for the content's. Never asked here.
  func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement?
  /// Whether an element counts: storages leave out the others, so that they have no lines.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  /// Nil by default.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }
  /// True by default.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}

/// A content by elements, as `NSTextContentManager` is one.
public protocol NSTextElementProvider: AnyObject {
  /// The whole content.
  var documentRange: NSTextRange { get }
  /// Goes through the elements from a place on until told to stop; answers where it stopped.
  func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  /// Puts elements in the place of a part.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  /// Has what the content comes from follow it.
  func synchronize(_ completionHandler: (((any Error)?) -> Void)?)
  /// The place some units on; nil outside of the content.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// In units; negative where the second place comes first.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// A part as it may be selected.
  func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}
