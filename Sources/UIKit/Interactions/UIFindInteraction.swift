// Finding in a view's text: sessions search and go from result to result. No panel is shown: programs and tests are its keys.

import Foundation
import Plumbline

/// Finding in a view's text. A session is open from `presentFindNavigator(showingReplace:)` to `dismissFindNavigator()`; no
/// panel is shown.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// The view that it was added to, where `addInteraction(_:)` was called. Not retained.
  open private(set) weak var view: UIView?
  /// Gives the session. Not retained.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// Between presenting and dismissing; nil otherwise, or where the delegate has none.
  open private(set) var activeFindSession: UIFindSession?
  /// Whether a session is open; no panel is shown.
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }
  /// What is looked for. Set while a session is open: it searches.
  open var searchText: String? {
    didSet {
      guard let searchText, searchText != oldValue else { return }
      activeFindSession?.performSearch(query: searchText, options: nil)
    }
  }
  /// What takes the place of what is found; stored.
  open var replacementText: String?
  /// Makes the menu beside the field of what is looked for; stored, never called here.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Without a delegate: no session opens.
  public override init() { super.init() }
  /// The delegate gives the session; it is not retained.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Opens a session of the delegate's, which is told; no panel is shown. Searches if there is something to look for.
  open func presentFindNavigator(showingReplace showingReplaceUI: Bool) {
    guard activeFindSession == nil, let view,
      let session = delegate?.findInteraction(self, sessionFor: view)
    else { return }
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
    if let searchText, !searchText.isEmpty { session.performSearch(query: searchText, options: nil) }
  }
  /// Closes the session: the delegate is told, and results are forgotten.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    session.invalidateFoundResults()
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }
  /// Has the session go to the next result.
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  /// Has the session go to the last result.
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  /// Has the panel show the number of results anew; there is none.
  open func updateResultCount() {}
}

/// Gives the sessions of finding, and is told of them.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: ObjectAnswering {
  /// The session for a view; nil for none.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// A session opened.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// It closed.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing by default.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing by default.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Searches in something. Programs override its members, or use `UITextSearchingFindSession`.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// How many results there are is shown. Raw values are Apple's.
  public enum SearchResultDisplayStyle: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case currentAndTotal, total, none
  }
  /// For subclasses.
  public override init() { super.init() }
  /// How many results there are; 0: for subclasses.
  open var resultCount: Int { 0 }
  /// The place of the highlighted one among them, from 0 on; `NSNotFound`: for subclasses.
  open var highlightedResultIndex: Int { NSNotFound }
  /// How the panel shows their number; stored.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether what is found can be replaced; false: for subclasses.
  open var supportsReplacement: Bool { false }
  /// Whether the highlighted result can be; as `supportsReplacement`.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }
  /// Searches; for subclasses, does nothing here.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the highlighted result; for subclasses, does nothing here.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all results; for subclasses, does nothing here.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Goes to the next or last result; for subclasses, does nothing here.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets the results; for subclasses, does nothing here.
  open func invalidateFoundResults() {}
}

/// How texts are compared in a search.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// Which parts of words count. Raw values are Apple's.
  public enum WordMatchMethod: Int, Sendable {
    /// Apple's names in the order of the raw values: anywhere, at the start of a word, a whole word.
    case contains, startsWith, fullWord
  }
  /// Any part of a word at first.
  open var wordMatchMethod = WordMatchMethod.contains
  /// Capitals, accents and the like; capitals do not count at first.
  open var stringCompareOptions: NSString.CompareOptions = .caseInsensitive
  /// As a search without options.
  public override init() { super.init() }
}

/// How a found part looks. Raw values are Apple's.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case normal, found, highlighted
}

/// Gathers what a search finds.
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
  @MainActor final class Results {
    var found: [(range: UITextRange, document: DocumentIdentifier)] = []
    var changed: (() -> Void)?
    var finished: (() -> Void)?
  }
  let results = Results()
  init() {}
  /// In the order of the documents and their texts once the search is finished.
  public var allFoundRanges: [UITextRange] { results.found.map(\.range) }
  /// Adds a part of a document.
  public func foundRange(
    _ range: UITextRange, searchString: String, document: DocumentIdentifier
  ) { results.found.append((range, document)) }
  /// Takes a part away.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    results.found.removeAll { $0.range.isEqual(range) && $0.document == document }
    results.changed?()
  }
  /// The search is over: the session takes what was found.
  public func finishedSearching() { results.finished?() }
  /// Takes all parts away.
  public func invalidate() {
    results.found = []
    results.changed?()
  }
}

/// A text in which `UITextSearchingFindSession` searches. `UITextView` is one.
@preconcurrency @MainActor
public protocol UITextSearching: AnyObject {
  /// By which several texts are told apart.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?
  /// What is selected; nil for nothing.
  var selectedTextRange: UITextRange? { get set }
  /// Which of two found parts of a document comes first.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?)
    -> ComparisonResult
  /// Tells the aggregator what is found, and when that is all.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Gives a found part its look.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  /// Takes all such looks away.
  func clearAllDecoratedFoundText()
  /// Whether parts can be replaced.
  var supportsTextReplacement: Bool { get }
  /// Whether a part may be replaced now.
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
  /// Replaces a part.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Replaces everything that is found.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
  /// A part is to be highlighted.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Shows a part.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// The document of the selection; nil for one document.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Which of two documents comes first.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
  /// False by default.
  public var supportsTextReplacement: Bool { false }
  /// True by default.
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool { true }
  /// Does nothing by default.
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
  /// Does nothing by default.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
  /// Does nothing by default.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// Does nothing by default.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  /// Nil by default.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// All the same by default.
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
    .orderedSame
  }
}
