// The text storage, an attributed string that notifies layout managers and a delegate of its edits: Apple's `NSTextStorage`, to be subclassed as editors do.

import Foundation
import Plumbline

/// An attributed string whose edits are batched, reported and shown. Text views keep their text in one.
///
/// A subclass keeps the text itself and overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`; the last two call `edited(_:range:changeInLength:)`.
/// All other members work through these four. Without a subclass the storage keeps its text. Ranges beyond the text,
/// for which Apple's raises an exception, are ignored.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of edits. Raw values are Apple's.
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

  /// The delegate, told of edits. Not retained.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of edits since the storage last reported them; during `processEditing()` those that it reports.
  open private(set) var editedMask: EditActions = []
  /// The edited range of the current text; `NSNotFound` while there are no edits to report.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The growth of the text in UTF-16 units.
  open private(set) var changeInLength = 0
  /// The layout managers of the text, in the order in which they were added.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  private var openEdits = 0
  private var isProcessing = false
  /// Whether the edit that is reported is in Foundation's text already.
  private var isOwnEdit = false

  // MARK: Creation

  /// A storage without a text.
  public init() { super.init(string: "", attributes: nil) }
  public override init(string: String) { super.init(string: string, attributes: nil) }
  public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attributes)
  }
  public override init(attributedString: NSAttributedString) {
    super.init(string: "", attributes: nil)
    append(attributedString)
  }
  /// A storage without a text: archives hold none here.
  public required init?(coder: NSCoder) { super.init(string: "", attributes: nil) }

  // MARK: Layout managers

  /// Adds a layout manager, which is retained and takes this storage.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    if let other = aLayoutManager.textStorage, other !== self { other.removeLayoutManager(aLayoutManager) }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.storageDidChange(to: self)
  }
  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.storageDidChange(to: nil)
  }

  // MARK: What subclasses override

  // Foundation's text is compared and copied by its fields, so it keeps what a subclass has (`mirror`).

  open override func replaceCharacters(in range: NSRange, with str: String) {
    guard isWithin(range) else { return }
    super.replaceCharacters(in: range, with: str)
    tellOwnEdit(.editedCharacters, range, (str as NSString).length - range.length)
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    guard isWithin(range) else { return }
    super.setAttributes(attrs, range: range)
    tellOwnEdit(.editedAttributes, range, 0)
  }

  private func isWithin(_ range: NSRange) -> Bool {
    range.location >= 0 && range.length >= 0 && range.location <= length
      && range.length <= length - range.location
  }

  private func tellOwnEdit(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    isOwnEdit = true
    defer { isOwnEdit = false }
    edited(mask, range: range, changeInLength: delta)
  }

  // MARK: What works through these

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    guard isWithin(range) else { return }
    let added = NSAttributedString(attributedString: attrString)
    beginEditing()
    replaceCharacters(in: range, with: added.string)
    added.enumerateAttributes(in: NSRange(location: 0, length: added.length)) { attributes, part, _ in
      setAttributes(
        attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }
  open override func deleteCharacters(in range: NSRange) {
    if isWithin(range) { replaceCharacters(in: range, with: "") }
  }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { _, new in new } }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard isWithin(range), range.length > 0 else { return }
    beginEditing()
    var place = range.location
    while place < NSMaxRange(range) {
      var effective = NSRange()
      var attributes = attributes(at: place, effectiveRange: &effective)
      change(&attributes)
      let end = max(min(NSMaxRange(effective), NSMaxRange(range)), place + 1)
      setAttributes(attributes, range: NSRange(location: place, length: end - place))
      place = end
    }
    endEditing()
  }

  /// The characters as a mutable string: its changes edit the storage.
  open override var mutableString: NSMutableString { StorageString(of: self) }

  // MARK: Editing

  /// Batches edits until the matching `endEditing()`.
  open override func beginEditing() { openEdits += 1 }
  /// Reports the edits since the matching `beginEditing()`.
  open override func endEditing() {
    guard openEdits > 0 else { return }
    openEdits -= 1
    if openEdits == 0 { process() }
  }

  /// Records an edit of a range, which is given as it was before, and reports it unless edits are batched. Subclasses
  /// call it for each.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    if !isOwnEdit { mirror(editedMask, editedRange, delta) }
    let end = max(editedRange.location, NSMaxRange(editedRange) + delta)
    if self.editedMask.isEmpty {
      self.editedRange = NSRange(location: editedRange.location, length: end - editedRange.location)
    } else {
      let start = min(self.editedRange.location, editedRange.location)
      let known = max(NSMaxRange(self.editedRange), NSMaxRange(editedRange)) + delta
      self.editedRange = NSRange(location: start, length: max(known - start, 0))
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if openEdits == 0 { process() }
  }

  /// Reports the edits; those that are made meanwhile are reported with them.
  private func process() {
    guard !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    // What a subclass edited behind `super.processEditing()`.
    if !editedMask.isEmpty { tellLayoutManagers() }
  }

  /// Calls the delegate twice, and then the layout managers. Subclasses change attributes before they call super.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    tellLayoutManagers()
  }

  private func tellLayoutManagers() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
  }

  /// Posted by `processEditing()` before the delegate's second call.
  public static let willProcessEditingNotification = NSNotification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted by `processEditing()` before layout managers are told.
  public static let didProcessEditingNotification = NSNotification.Name(
    "NSTextStorageDidProcessEditingNotification")

  // MARK: A subclass' own text

  /// Repeats in Foundation's text an edit of the text that a subclass keeps.
  private func mirror(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    // Attributes need no text: it may be long, and an editor sets many with each key.
    if !mask.contains(.editedCharacters), delta == 0 { return mirrorAttributes(in: range) }
    let text = string as NSString
    var part = NSRange(location: range.location, length: range.length + delta)
    let isKnown =
      isWithin(range) && part.length >= 0 && NSMaxRange(part) <= text.length
      && super.length + delta == text.length
    if isKnown {
      super.replaceCharacters(in: range, with: text.substring(with: part))
    } else {
      super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: text as String)
      part = NSRange(location: 0, length: text.length)
    }
    mirrorAttributes(in: part)
  }

  private func mirrorAttributes(in part: NSRange) {
    var place = max(part.location, 0)
    while place < min(NSMaxRange(part), super.length) {
      var effective = NSRange()
      let attributes = attributes(at: place, effectiveRange: &effective)
      let end = max(min(NSMaxRange(effective), NSMaxRange(part), super.length), place + 1)
      super.setAttributes(attributes, range: NSRange(location: place, length: end - place))
      place = end
    }
  }
}

/// The delegate of a text storage, told of its edits.
public protocol NSTextStorageDelegate: AnyObject {
  /// The text was edited. Characters and attributes may be changed once more.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// The text was edited. Attributes may be changed once more.
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

/// The characters of a storage as a mutable string.
private final class StorageString: NSMutableString {
  private let storage: NSTextStorage

  init(of storage: NSTextStorage) {
    self.storage = storage
    super.init(capacity: 0)
  }
  required init?(coder: NSCoder) { nil }
  required init(stringLiteral value: StaticString) {
    storage = NSTextStorage(string: value.description)
    super.init(capacity: 0)
  }
  required init(capacity: Int) {
    storage = NSTextStorage()
    super.init(capacity: capacity)
  }
  required init(string: String) {
    storage = NSTextStorage(string: string)
    super.init(capacity: 0)
  }
  required init(characters: UnsafePointer<unichar>, length: Int) {
    storage = NSTextStorage(
      string: String(decoding: UnsafeBufferPointer(start: characters, count: max(length, 0)), as: UTF16.self))
    super.init(capacity: 0)
  }
  required init(extendedGraphemeClusterLiteral value: StaticString) {
    storage = NSTextStorage(string: value.description)
    super.init(capacity: 0)
  }
  required init(unicodeScalarLiteral value: StaticString) {
    storage = NSTextStorage(string: value.description)
    super.init(capacity: 0)
  }

  override var length: Int { storage.length }
  override func character(at index: Int) -> unichar { (storage.string as NSString).character(at: index) }
  override func replaceCharacters(in range: NSRange, with aString: String) {
    storage.replaceCharacters(in: range, with: aString)
  }
}
