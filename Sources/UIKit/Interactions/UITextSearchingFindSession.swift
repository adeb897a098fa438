// Sessions that search in a `UITextSearching`, and text views as such.

import Foundation
import Plumbline

/// Searches in an object that is a `UITextSearching`: results are in the object's order, and going on from the last one comes to
/// the first. None is highlighted before the first `highlightNextResult(in:)`.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  private let search: any TextSearch
  /// Where it searches; not retained.
  open var searchableObject: (any UITextSearching)? { search.searched }

  /// Searches in an object, which is not retained.
  public init(searchableObject: any UITextSearching) {
    search = makeSearch(in: searchableObject)
    super.init()
  }

  open override var resultCount: Int { search.count }
  open override var highlightedResultIndex: Int { search.highlighted ?? NSNotFound }
  open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search.start(query, options ?? UITextSearchOptions())
  }
  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement, search.replaceHighlighted(with: replacementString) else { return }
    performSearch(query: searchQuery, options: options)
  }
  open override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement, let searchableObject else { return }
    search.forget()
    searchableObject.replaceAll(
      queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
  }
  open override func highlightNextResult(in direction: UITextStorageDirection) { search.goOn(direction) }
  open override func invalidateFoundResults() { search.forget() }
}

@MainActor
private protocol TextSearch: AnyObject {
  var searched: (any UITextSearching)? { get }
  var count: Int { get }
  var highlighted: Int? { get }
  func start(_ query: String, _ options: UITextSearchOptions)
  func goOn(_ direction: UITextStorageDirection)
  func replaceHighlighted(with text: String) -> Bool
  func forget()
}

@MainActor
private func makeSearch(in object: some UITextSearching) -> any TextSearch { SearchOf(object) }

/// A search in an object of a class whose documents are known.
@MainActor
private final class SearchOf<Searched: UITextSearching>: TextSearch {
  private weak var object: Searched?
  private var aggregator: UITextSearchAggregator<Searched.DocumentIdentifier>?
  private(set) var highlighted: Int?

  init(_ object: Searched) { self.object = object }

  var searched: (any UITextSearching)? { object }
  private var found: [(range: UITextRange, document: Searched.DocumentIdentifier)] {
    aggregator?.results.found ?? []
  }
  var count: Int { found.count }

  func start(_ query: String, _ options: UITextSearchOptions) {
    forget()
    guard let object, !query.isEmpty else { return }
    let aggregator = UITextSearchAggregator<Searched.DocumentIdentifier>()
    self.aggregator = aggregator
    aggregator.results.changed = { [weak self] in self?.highlighted = nil }
    aggregator.results.finished = { [weak self, weak results = aggregator.results] in
      guard let self, let results, self.aggregator?.results === results else { return }
      self.take(results)
    }
    object.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
  }

  private func take(_ results: UITextSearchAggregator<Searched.DocumentIdentifier>.Results) {
    guard let object else { return }
    results.found.sort { one, other in
      switch object.compare(document: one.document, toDocument: other.document) {
      case .orderedAscending: true
      case .orderedDescending: false
      default:
        object.compare(one.range, toRange: other.range, document: one.document) == .orderedAscending
      }
    }
    for part in results.found {
      object.decorate(foundTextRange: part.range, document: part.document, usingStyle: .found)
    }
  }

  func goOn(_ direction: UITextStorageDirection) {
    guard let object, count > 0 else { return }
    if let highlighted, highlighted < count {
      let last = found[highlighted]
      object.decorate(foundTextRange: last.range, document: last.document, usingStyle: .found)
    }
    let step = direction == .forward ? 1 : count - 1
    let next = highlighted.map { ($0 + step) % count } ?? (direction == .forward ? 0 : count - 1)
    highlighted = next
    let part = found[next]
    object.willHighlight(foundTextRange: part.range, document: part.document)
    object.decorate(foundTextRange: part.range, document: part.document, usingStyle: .highlighted)
    object.scrollRangeToVisible(part.range, inDocument: part.document)
  }

  func replaceHighlighted(with text: String) -> Bool {
    guard let object, let highlighted, highlighted < count else { return false }
    let part = found[highlighted]
    guard object.shouldReplace(foundTextRange: part.range, document: part.document, withText: text) else {
      return false
    }
    object.replace(foundTextRange: part.range, document: part.document, withText: text)
    return true
  }

  func forget() {
    aggregator = nil
    highlighted = nil
    object?.clearAllDecoratedFoundText()
  }
}

// MARK: Text views

/// Gives a text view's own sessions.
private final class TextViewFinding: UIFindInteractionDelegate {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
  }
}

extension UITextView {
  /// What finds in the text, where that is offered: one of the view's interactions, the same at each call.
  public var findInteraction: UIFindInteraction? {
    guard isFindInteractionEnabled else { return nil }
    let finding = carriedOnce(TextViewFinding(), "finding")
    let interaction = carriedOnce(UIFindInteraction(sessionDelegate: finding))
    if interaction.view == nil { addInteraction(interaction) }
    return interaction
  }
  /// The parts that a search found, with their looks, from the start of the text. Nothing draws them. No counterpart of Apple's.
  public var decoratedFoundText: [(range: NSRange, style: UITextSearchFoundTextStyle)] {
    let parts: [NSRange: UITextSearchFoundTextStyle] = carried(or: [:], "decoratedFoundText")
    return parts.map { ($0.key, $0.value) }.sorted { $0.range.location < $1.range.location }
  }
}

extension UITextView: UITextSearching {
  private func units(_ range: UITextRange) -> NSRange {
    let start = offset(from: beginningOfDocument, to: range.start)
    return NSRange(location: start, length: offset(from: range.start, to: range.end))
  }
  private func part(_ range: NSRange) -> UITextRange? {
    guard let start = position(from: beginningOfDocument, offset: range.location),
      let end = position(from: start, offset: range.length)
    else { return nil }
    return textRange(from: start, to: end)
  }

  /// By their starts.
  public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??)
    -> ComparisonResult
  { compare(foundRange.start, to: toRange.start) }
  /// Looks through the whole text.
  public func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    for range in places(of: queryString, options) {
      if let part = part(range) {
        resultAggregator.foundRange(part, searchString: queryString, document: nil)
      }
    }
    resultAggregator.finishedSearching()
  }
  private func places(of query: String, _ options: UITextSearchOptions) -> [NSRange] {
    let whole = (text ?? "") as NSString
    let compared = options.stringCompareOptions.subtracting([.backwards, .anchored])
    var found: [NSRange] = []
    var start = 0
    while start < whole.length {
      let rest = NSRange(location: start, length: whole.length - start)
      let range = whole.range(of: query, options: compared, range: rest)
      guard range.location != NSNotFound, range.length > 0 else { break }
      if isWord(range, in: whole, options.wordMatchMethod) { found.append(range) }
      start = NSMaxRange(range)
    }
    return found
  }
  private func isWord(_ range: NSRange, in text: NSString, _ method: UITextSearchOptions.WordMatchMethod)
    -> Bool
  {
    func isLetter(_ place: Int) -> Bool {
      guard place >= 0, place < text.length, let scalar = UnicodeScalar(text.character(at: place)) else {
        return false
      }
      return CharacterSet.alphanumerics.contains(scalar)
    }
    switch method {
    case .contains: return true
    case .startsWith: return !isLetter(range.location - 1)
    case .fullWord: return !isLetter(range.location - 1) && !isLetter(NSMaxRange(range))
    }
  }
  /// Kept in `decoratedFoundText`; nothing draws it.
  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle
  ) {
    var parts: [NSRange: UITextSearchFoundTextStyle] = carried(or: [:], "decoratedFoundText")
    parts[units(foundTextRange)] = usingStyle == .normal ? nil : usingStyle
    carry(parts, "decoratedFoundText")
  }
  /// Forgets all looks.
  public func clearAllDecoratedFoundText() {
    carry([:] as [NSRange: UITextSearchFoundTextStyle], "decoratedFoundText")
  }
  /// `isEditable`.
  public var supportsTextReplacement: Bool { isEditable }
  /// Asks the delegate as typing does.
  public func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: units(foundTextRange), replacementText: withText) ?? true
  }
  /// Replaces a part; attributes stay, and the delegate is told of the change.
  public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
    replace(foundTextRange, withText: withText)
    delegate?.textViewDidChange(self)
  }
  /// Replaces what is found, the last one first, each if the delegate lets it.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    for range in places(of: queryString, options).reversed() {
      guard let part = part(range), shouldReplace(foundTextRange: part, document: nil, withText: withText)
      else { continue }
      replace(part, withText: withText)
    }
    delegate?.textViewDidChange(self)
  }
  /// Scrolls as far as it takes.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
    scrollRangeToVisible(units(range))
  }
}
