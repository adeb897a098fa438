// Finding in texts. Apple's documentation of `UIFindInteraction` ("the delegate gives a session when the find navigator is
// presented"), `UITextSearchingFindSession`, `UITextSearching`, `UITextSearchAggregator` and `UITextSearchOptions` ("contains,
// startsWith, fullWord").

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Finding in texts")
struct FindingTests {
  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = text
    view.isFindInteractionEnabled = true
    return view
  }

  @Test(
    "words are found as the options say",
    arguments: [
      (.contains, .caseInsensitive, 4),
      (.contains, [], 3), (.startsWith, .caseInsensitive, 3), (.fullWord, .caseInsensitive, 2),
    ] as [(UITextSearchOptions.WordMatchMethod, NSString.CompareOptions, Int)])
  func options(
    method: UITextSearchOptions.WordMatchMethod, compare: NSString.CompareOptions, count: Int
  ) throws {
    let view = view("Cat cat concat cats")
    let session = UITextSearchingFindSession(searchableObject: view)
    let options = UITextSearchOptions()
    options.wordMatchMethod = method
    options.stringCompareOptions = compare
    session.performSearch(query: "cat", options: options)
    #expect(session.resultCount == count && session.highlightedResultIndex == NSNotFound)
    #expect(view.decoratedFoundText.count == count)
    #expect(view.decoratedFoundText.allSatisfy { $0.style == .found })
  }

  @Test("results are gone through in a circle, both ways")
  func order() {
    let view = view("a b a b a")
    let session = UITextSearchingFindSession(searchableObject: view)
    session.performSearch(query: "a", options: nil)
    var places: [Int] = []
    for direction in [UITextStorageDirection.forward, .forward, .forward, .forward, .backward] {
      session.highlightNextResult(in: direction)
      places.append(session.highlightedResultIndex)
      let marked = view.decoratedFoundText.filter { $0.style == .highlighted }.map(\.range.location)
      #expect(marked == [session.highlightedResultIndex * 4])
    }
    #expect(places == [0, 1, 2, 0, 2])
    session.invalidateFoundResults()
    #expect(session.resultCount == 0 && view.decoratedFoundText.isEmpty)
  }

  private final class Editor: NSObject, UITextViewDelegate {
    var isOpen = true
    var changes = 0
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { isOpen || range.location == 0 }
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }

  @Test("what is found is replaced, one by one or all at once, if the delegate lets it")
  func replacing() {
    let view = view("a b a b a")
    let editor = Editor()
    view.delegate = editor
    let session = UITextSearchingFindSession(searchableObject: view)
    #expect(session.supportsReplacement && session.allowsReplacementForCurrentlyHighlightedResult)
    session.performSearch(query: "a", options: nil)
    session.highlightNextResult(in: .forward)
    session.highlightNextResult(in: .forward)
    session.performSingleReplacement(query: "a", replacementString: "xy", options: nil)
    #expect(view.text == "a b xy b a" && session.resultCount == 2 && editor.changes == 1)
    editor.isOpen = false
    session.replaceAll(searchQuery: "a", replacementString: "z", options: nil)
    #expect(view.text == "z b xy b a")
    view.isEditable = false
    #expect(!session.supportsReplacement)
  }

  private final class Teller: NSObject, UIFindInteractionDelegate {
    var told: [String] = []
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
      told.append("session")
      return (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
    }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
      told.append("begin")
    }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
      told.append("end")
    }
  }

  @Test("an interaction opens a session of its delegate's and searches in it")
  func interaction() throws {
    let view = view("one two one")
    let teller = Teller()
    let interaction = UIFindInteraction(sessionDelegate: teller)
    view.addInteraction(interaction)
    interaction.searchText = "one"
    #expect(interaction.activeFindSession == nil && !interaction.isFindNavigatorVisible)
    interaction.presentFindNavigator(showingReplace: false)
    let session = try #require(interaction.activeFindSession)
    #expect(interaction.isFindNavigatorVisible && session.resultCount == 2)
    interaction.findNext()
    interaction.findPrevious()
    #expect(session.highlightedResultIndex == 1)
    interaction.searchText = "two"
    #expect(session.resultCount == 1)
    interaction.dismissFindNavigator()
    #expect(!interaction.isFindNavigatorVisible && teller.told == ["session", "begin", "end"])
    #expect(session.searchResultDisplayStyle == .currentAndTotal)
  }

  @Test("a text view has an interaction of its own, the same at each call")
  func own() throws {
    let view = view("a")
    let interaction = try #require(view.findInteraction)
    #expect(view.findInteraction === interaction && interaction.view === view)
    interaction.presentFindNavigator(showingReplace: true)
    interaction.searchText = "a"
    #expect(interaction.activeFindSession?.resultCount == 1)
    view.isFindInteractionEnabled = false
    #expect(view.findInteraction == nil)
  }

  /// Two documents, the second of which comes first.
  private final class Library: NSObject, UITextSearching {
    typealias DocumentIdentifier = String
    var selectedTextRange: UITextRange?
    var aggregator: UITextSearchAggregator<String>?
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: String?) -> ComparisonResult {
      .orderedSame
    }
    func compare(document: String, toDocument: String) -> ComparisonResult {
      document < toDocument ? .orderedAscending : .orderedDescending
    }
    func performTextSearch(
      queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<String>
    ) {
      aggregator = resultAggregator
      for document in ["b", "a"] {
        resultAggregator.foundRange(UITextRange(), searchString: queryString, document: document)
      }
      resultAggregator.finishedSearching()
    }
    var highlighted: [String] = []
    func decorate(
      foundTextRange: UITextRange, document: String?, usingStyle: UITextSearchFoundTextStyle
    ) { if usingStyle == .highlighted { highlighted.append(document ?? "") } }
    func clearAllDecoratedFoundText() {}
  }

  @Test("results of several documents are in their order, and go when they are taken away")
  func documents() {
    let library = Library()
    let session = UITextSearchingFindSession(searchableObject: library)
    session.performSearch(query: "x", options: nil)
    session.highlightNextResult(in: .forward)
    session.highlightNextResult(in: .forward)
    #expect(library.highlighted == ["a", "b"] && session.resultCount == 2)
    #expect(!session.supportsReplacement)
    library.aggregator?.invalidateFoundRange(UITextRange(), document: "a")
    #expect(session.resultCount == 1 && session.highlightedResultIndex == NSNotFound)
    library.aggregator?.invalidate()
    #expect(session.resultCount == 0 && library.aggregator?.allFoundRanges.isEmpty == true)
  }
}
