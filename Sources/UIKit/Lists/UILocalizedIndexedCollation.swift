// Sections by first letters, for tables with an index.

import Foundation
import Plumbline

/// Sorts objects into sections by the first letter of a text, for a table with an index.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  /// A new one at each call, for the Latin letters whatever the language is.
  open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }
  /// "A" to "Z", then "#" for all else.
  open var sectionTitles: [String] { (65...90).map { String(UnicodeScalar($0)) } + ["#"] }
  /// The same as `sectionTitles`.
  open var sectionIndexTitles: [String] { sectionTitles }
  /// The index itself: each title has one section.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
  /// By the first letter of the text that a selector gives, without accents; the last section for other first
  /// characters.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = text(of: object, selector).folding(
      options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    guard let letter = text.uppercased().first.map(String.init),
      let index = sectionTitles.firstIndex(of: letter)
    else { return sectionTitles.count - 1 }
    return index
  }
  /// In the order of the texts that a selector gives, as the user's language compares them, capitals as small
  /// ones.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.sorted {
      text(of: $0, selector).localizedCaseInsensitiveCompare(text(of: $1, selector)) == .orderedAscending
    }
  }
  private func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    return (object as? NSObject)?.perform(selector)?.takeUnretainedValue() as? String ?? "\(object)"
  }
}
