// What is selected in a text that is set by paragraphs (TextKit 2).

import Foundation
import Plumbline

/// Parts of a text that are selected together, or an insertion point.
open class NSTextSelection: NSObject {
  /// To which side an insertion point belongs where two lines meet. Raw values are Apple's.
  public enum Affinity: Int, Sendable {
    /// Apple's names in the order of the raw values: the end of the first line, the start of the second.
    case upstream, downstream
  }
  /// By which parts a selection grows. Raw values are Apple's.
  public enum Granularity: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case character, word, paragraph, line, sentence
  }
  /// The parts, from the start of the text.
  public let textRanges: [NSTextRange]
  /// By which parts it grows.
  public let granularity: Granularity
  /// To which side an insertion point belongs.
  public let affinity: Affinity
  /// Whether it is being made; always false here.
  open var isTransient: Bool { false }
  /// The place in points along the line at which ways up and down go on; 0 at first, for the insertion point's own.
  open var anchorPositionOffset: CGFloat = 0
  /// Whether it follows the text's order rather than the lines'; yes at first; stored.
  open var isLogical = true
  /// A second insertion point where directions of writing meet; nil at first; stored.
  open var secondarySelectionLocation: (any NSTextLocation)?
  /// Attributes of what is typed next; none at first; stored.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the first place of the selection is the one that keys move.
  var movesStart = false

  /// Parts that are selected together.
  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    self.textRanges = textRanges
    self.affinity = affinity
    self.granularity = granularity
    super.init()
  }
  /// One part.
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }
  /// An insertion point.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init(range: NSTextRange(location: location), affinity: affinity, granularity: .character)
  }
  /// Archives hold none.
  public required init?(coder: NSCoder) { nil }

  /// Other parts with the same affinity, granularity and attributes.
  open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
    let made = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    made.typingAttributes = typingAttributes
    made.anchorPositionOffset = anchorPositionOffset
    made.isLogical = isLogical
    return made
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextSelection else { return false }
    return other.textRanges == textRanges && other.affinity == affinity && other.granularity == granularity
  }
  open override var hash: Int { textRanges.count }
}

/// A text through which `NSTextSelectionNavigation` goes. Text layout managers are such texts.
public protocol NSTextSelectionDataSource: AnyObject {
  /// The whole text.
  var documentRange: NSTextRange { get }
  /// Calls a closure with the parts from a place on: text, part, part with what is around it.
  func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// The word, line, … that a place lies in; nil for none.
  func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange?
  /// The place some units on; nil outside of the text.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// In units; negative where the second place comes first.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// How the text is written at a place.
  func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
  /// Calls a closure with the insertion points of the line of a place: points along the line, place, whether it is before its
  /// character.
  func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// The line at a point of the container that has a place; nil for none.
  func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
  /// Calls a closure with the places where containers end, from a place on or back from it.
  func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// Whether the lines at a place lie or stand.
  func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
  /// The end of the whole text, back from a place its start: a text in one container.
  public func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    block(reverse ? documentRange.location : documentRange.endLocation, &stops)
  }
  /// They lie.
  public func textLayoutOrientation(at location: any NSTextLocation)
    -> NSTextSelectionNavigation.LayoutOrientation
  { .horizontal }
}

extension NSTextLayoutManager: NSTextSelectionDataSource {
  private var string: NSString { (textContentManager?.storage?.string ?? "") as NSString }

  /// The parts of the text from a place on, or before it where the options say `reverse`.
  public func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let start = (location as? TextUnitLocation)?.offset, start <= string.length else { return }
    let part =
      options.contains(.reverse)
      ? NSRange(location: 0, length: start) : NSRange(location: start, length: string.length - start)
    var stops = ObjCBool(false)
    enumerateParts(in: part, options) { text, range, around in
      block(text, NSTextRange(range), NSTextRange(around), &stops)
      return !stops.boolValue
    }
  }
  private func enumerateParts(
    in part: NSRange, _ options: NSString.EnumerationOptions, _ block: (String?, NSRange, NSRange) -> Bool
  ) {
    let text = textContentManager?.storage?.string ?? ""
    guard let range = Range(part, in: text) else { return }
    withoutActuallyEscaping(block) { block in
      text.enumerateSubstrings(in: range, options: options) { found, range, around, stop in
        if !block(found, NSRange(range, in: text), NSRange(around, in: text)) { stop = true }
      }
    }
  }
  /// The character, word, line, sentence or paragraph that a place lies in; a character between words.
  public func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange? {
    guard let place = (location as? TextUnitLocation)?.offset, string.length > 0 else { return nil }
    let inside = max(0, min(place, string.length - 1))
    switch selectionGranularity {
    case .character: return NSTextRange(string.rangeOfComposedCharacterSequence(at: inside))
    case .paragraph: return NSTextRange(string.paragraphRange(for: NSRange(location: inside, length: 0)))
    case .line: return lineRange(at: place)
    case .word, .sentence:
      var found: NSRange?
      let options: NSString.EnumerationOptions = selectionGranularity == .word ? .byWords : .bySentences
      enumerateParts(in: NSRange(location: 0, length: string.length), options) { _, range, _ in
        guard place <= NSMaxRange(range) else { return true }
        found = range.location <= place ? range : nil
        return false
      }
      return NSTextRange(found ?? string.rangeOfComposedCharacterSequence(at: inside))
    }
  }
  private func lineRange(at place: Int) -> NSTextRange? {
    let inside = max(0, min(place, string.length - 1))
    guard let fragment = textLayoutFragment(for: TextUnitLocation(inside)),
      let start = (fragment.rangeInElement.location as? TextUnitLocation)?.offset,
      let line = fragment.textLineFragment(for: TextUnitLocation(inside), isUpstreamAffinity: false)
    else { return nil }
    let own = line.characterRange
    return NSTextRange(NSRange(location: start + own.location, length: own.length))
  }
  /// To the right, but where the character at the place is written to the left.
  public func baseWritingDirection(at location: any NSTextLocation)
    -> NSTextSelectionNavigation.WritingDirection
  {
    guard let place = (location as? TextUnitLocation)?.offset, place < string.length,
      let letter = UnicodeScalar(string.character(at: place))
    else { return .leftToRight }
    // Hebrew, Arabic and what is written with their letters.
    return (0x590...0x8FF).contains(letter.value) || (0xFB1D...0xFEFC).contains(letter.value)
      ? .rightToLeft : .leftToRight
  }
  /// The insertion points of the line of a place, from its start to before the end of its paragraph.
  public func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let place = (location as? TextUnitLocation)?.offset,
      let line = lineRange(at: place)?.units,
      let fragment = textLayoutFragment(for: TextUnitLocation(line.location)),
      let start = (fragment.rangeInElement.location as? TextUnitLocation)?.offset,
      let own = fragment.textLineFragment(for: TextUnitLocation(line.location), isUpstreamAffinity: false)
    else { return }
    var stops = ObjCBool(false)
    var unit = line.location
    while unit < NSMaxRange(line), !stops.boolValue {
      let character = string.rangeOfComposedCharacterSequence(at: unit)
      // The end of a paragraph has an insertion point before it only.
      let isEnd = CharacterSet.newlines.contains(
        UnicodeScalar(string.character(at: unit)) ?? UnicodeScalar(32))
      block(own.locationForCharacter(at: unit - start).x, TextUnitLocation(unit), true, &stops)
      unit = NSMaxRange(character)
      if !isEnd, !stops.boolValue {
        block(own.locationForCharacter(at: unit - start).x, TextUnitLocation(unit), false, &stops)
      }
    }
  }
  /// The line at a point of the container; nil beyond the text.
  public func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation)
    -> NSTextRange?
  {
    guard let fragment = textLayoutFragment(for: point),
      let start = (fragment.rangeInElement.location as? TextUnitLocation)?.offset,
      let line = fragment.textLineFragment(
        forVerticalOffset: point.y - fragment.layoutFragmentFrame.minY, requiresExactMatch: false)
    else { return nil }
    let own = line.characterRange
    return NSTextRange(NSRange(location: start + own.location, length: own.length))
  }
}
