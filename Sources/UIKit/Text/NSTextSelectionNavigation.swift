// Ways through a text by keys and taps (TextKit 2).

import Foundation
import Plumbline

/// Makes new selections of old ones, as keys and taps do.
open class NSTextSelectionNavigation: NSObject {
  /// Where a key leads. Raw values are Apple's.
  public enum Direction: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case forward, backward, right, left, up, down
  }
  /// How far a key leads. Raw values are Apple's.
  public enum Destination: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case character, word, line, sentence, paragraph, container, document
  }
  /// What is held with a tap, as bits.
  public struct Modifier: OptionSet, Hashable, Sendable {
    /// Apple's numbers.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The selection grows.
    public static let extend = Modifier(rawValue: 1 << 1)
    /// The selection follows the lines.
    public static let visual = Modifier(rawValue: 1 << 2)
    /// Another selection is added.
    public static let multiple = Modifier(rawValue: 1 << 3)
  }
  /// How a text is written. Raw values are Apple's.
  public enum WritingDirection: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case leftToRight, rightToLeft
  }
  /// Whether lines lie or stand. Raw values are Apple's.
  public enum LayoutOrientation: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case horizontal, vertical
  }

  /// The text. Not retained.
  open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
  /// Whether several parts can be selected; no at first; stored.
  open var allowsNonContiguousRanges = false
  /// Whether directions turn with lines that stand; no at first; stored: lines lie here.
  open var rotatesCoordinateSystemForLayoutOrientation = false
  /// Goes through a text, which is not retained.
  public init(dataSource: any NSTextSelectionDataSource) {
    textSelectionDataSource = dataSource
    super.init()
  }
  /// Without effect: nothing is kept.
  open func flushLayoutCache() {}

  // MARK: Keys

  /// Where a key leads: an insertion point, or with `extending` the selection with its moving end there. Nil without a text.
  open func destinationSelection(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool,
    confined: Bool
  ) -> NSTextSelection? {
    guard let text = textSelectionDataSource, let first = textSelection.textRanges.first,
      let last = textSelection.textRanges.last
    else { return nil }
    let (start, end) = (first.location, last.endLocation)
    let isPoint = start.compare(end) == .orderedSame
    let isBackward = isBackward(direction, at: start, in: text)
    // Without shift the arrows lead to the ends of a selection first.
    if !extending, !isPoint, destination == .character, direction != .up, direction != .down {
      return NSTextSelection(isBackward ? start : end, affinity: .downstream)
    }
    let movesStart = isPoint ? isBackward : extending ? textSelection.movesStart : isBackward
    let focus = movesStart ? start : end
    let target: any NSTextLocation
    var offset: CGFloat = 0
    if direction == .up || direction == .down, destination == .character {
      offset =
        textSelection.anchorPositionOffset > 0
        ? textSelection.anchorPositionOffset : caretOffset(of: focus, in: text)
      target = vertical(from: focus, isUp: direction == .up, at: offset, in: text)
    } else {
      target = location(from: focus, isBackward: isBackward, destination, in: text)
    }
    let made: NSTextSelection
    if extending {
      let anchor = movesStart ? end : start
      let startsAtTarget = target.compare(anchor) == .orderedAscending
      let range =
        startsAtTarget
        ? NSTextRange(location: target, end: anchor) : NSTextRange(location: anchor, end: target)
      guard let range else { return nil }
      made = NSTextSelection(range: range, affinity: .downstream, granularity: .character)
      made.movesStart = startsAtTarget
    } else {
      made = NSTextSelection(target, affinity: .downstream)
    }
    made.anchorPositionOffset = offset
    return made
  }

  private func isBackward(
    _ direction: Direction, at location: any NSTextLocation, in text: any NSTextSelectionDataSource
  ) -> Bool {
    switch direction {
    case .backward, .up: true
    case .forward, .down: false
    case .left: text.baseWritingDirection(at: location) == .leftToRight
    case .right: text.baseWritingDirection(at: location) == .rightToLeft
    }
  }

  /// The place at the next end of a part.
  private func location(
    from focus: any NSTextLocation, isBackward: Bool, _ destination: Destination,
    in text: any NSTextSelectionDataSource
  ) -> any NSTextLocation {
    let whole = text.documentRange
    let edge = isBackward ? whole.location : whole.endLocation
    let options: NSString.EnumerationOptions
    switch destination {
    case .character: options = .byComposedCharacterSequences
    case .word: options = .byWords
    case .sentence: options = .bySentences
    case .paragraph: options = .byParagraphs
    case .line:
      guard let line = text.textRange(for: .line, enclosing: focus) else { return edge }
      return isBackward ? line.location : endOfLine(line, in: text)
    case .container, .document: return edge
    }
    var found: (any NSTextLocation)?
    text.enumerateSubstrings(from: whole.location, options: options) { _, range, _, stop in
      if isBackward {
        if range.location.compare(focus) == .orderedAscending {
          found = range.location
        } else {
          stop.pointee = true
        }
      } else if range.endLocation.compare(focus) == .orderedDescending {
        found = range.endLocation
        stop.pointee = true
      }
    }
    return found ?? edge
  }

  /// Before the end of its paragraph, where the line has one.
  private func endOfLine(_ line: NSTextRange, in text: any NSTextSelectionDataSource) -> any NSTextLocation {
    var end = line.endLocation
    text.enumerateCaretOffsetsInLineFragment(at: line.location) { _, location, _, _ in end = location }
    return end
  }

  private func caretOffset(of location: any NSTextLocation, in text: any NSTextSelectionDataSource) -> CGFloat
  {
    var found: CGFloat = 0
    text.enumerateCaretOffsetsInLineFragment(at: location) { offset, place, _, _ in
      if place.compare(location) == .orderedSame { found = offset }
    }
    return found
  }

  /// The place of the line above or below that is nearest to a place along the line; the end of the text beyond the lines.
  private func vertical(
    from focus: any NSTextLocation, isUp: Bool, at offset: CGFloat, in text: any NSTextSelectionDataSource
  ) -> any NSTextLocation {
    let whole = text.documentRange
    let edge = isUp ? whole.location : whole.endLocation
    guard let line = text.textRange(for: .line, enclosing: focus) else { return edge }
    let isLast =
      isUp
      ? line.location.compare(whole.location) == .orderedSame
      : line.endLocation.compare(whole.endLocation) == .orderedSame
    guard !isLast,
      let inside = isUp ? text.location(line.location, offsetBy: -1) : line.endLocation
    else { return edge }
    return nearest(to: offset, inLineOf: inside, in: text)
  }

  private func nearest(
    to offset: CGFloat, inLineOf location: any NSTextLocation, in text: any NSTextSelectionDataSource
  ) -> any NSTextLocation {
    var found: (distance: CGFloat, place: any NSTextLocation)?
    text.enumerateCaretOffsetsInLineFragment(at: location) { caret, place, _, _ in
      let distance = abs(caret - offset)
      if distance < found?.distance ?? .infinity { found = (distance, place) }
    }
    return found?.place ?? location
  }

  // MARK: Taps

  /// The selections of a tap: an insertion point, or with `extend` or while selecting the part from the anchor to the tap.
  open func textSelections(
    interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation,
    anchors: [NSTextSelection], modifiers: Modifier, selecting: Bool, bounds: CGRect
  ) -> [NSTextSelection] {
    guard let text = textSelectionDataSource,
      let line = text.lineFragmentRange(for: point, inContainerAt: containerLocation)
    else { return [] }
    let place = nearest(to: point.x, inLineOf: line.location, in: text)
    guard selecting || modifiers.contains(.extend), let anchor = anchors.first?.textRanges.first else {
      let made = NSTextSelection(place, affinity: .downstream)
      return modifiers.contains(.multiple) ? anchors + [made] : [made]
    }
    let startsAtTap = place.compare(anchor.location) == .orderedAscending
    let range =
      startsAtTap
      ? NSTextRange(location: place, end: anchor.endLocation)
      : NSTextRange(location: anchor.location, end: place)
    guard let range else { return [] }
    let made = NSTextSelection(range: range, affinity: .downstream, granularity: .character)
    made.movesStart = startsAtTap
    return [made]
  }
  /// The words, lines, … that a selection touches.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
  ) -> NSTextSelection {
    guard let text = textSelectionDataSource else { return textSelection }
    let ranges = textSelection.textRanges.compactMap { range -> NSTextRange? in
      guard let first = text.textRange(for: selectionGranularity, enclosing: range.location) else {
        return nil
      }
      let last = text.textRange(for: selectionGranularity, enclosing: range.endLocation)
      return range.isEmpty ? first : last.map { first.union($0) } ?? first
    }
    return NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
  }
  /// The word, line, … at a point of the container that has a place; nil beyond the lines.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
    inContainerAt location: any NSTextLocation
  ) -> NSTextSelection? {
    guard let text = textSelectionDataSource,
      let line = text.lineFragmentRange(for: point, inContainerAt: location)
    else { return nil }
    let place = nearest(to: point.x, inLineOf: line.location, in: text)
    return textSelection(
      for: selectionGranularity, enclosing: NSTextSelection(place, affinity: .downstream))
  }

  // MARK: Typing

  /// Where a text of a writing direction is typed: the start of the selection.
  open func resolvedInsertionLocation(
    for textSelection: NSTextSelection, writingDirection: WritingDirection
  ) -> (any NSTextLocation)? { textSelection.textRanges.first?.location }
  /// What a key of deletion takes away: the selection, or what lies between the insertion point and where the key leads.
  open func deletionRanges(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination,
    allowsDecomposition: Bool
  ) -> [NSTextRange] {
    let selected = textSelection.textRanges.filter { !$0.isEmpty }
    if !selected.isEmpty { return selected }
    let reached = destinationSelection(
      for: textSelection, direction: direction, destination: destination, extending: true, confined: false)
    return reached?.textRanges.filter { !$0.isEmpty } ?? []
  }
}
