// The system's dictionary of words, on a device that has none: every word counts as right, and nothing is guessed.

import Foundation
import Plumbline

/// Looks for words that are not in the dictionary. There is none: only words that the program teaches, or has it ignore,
/// are kept.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// Words to be passed over.
  open var ignoredWords: [String]? = []
  public override init() { super.init() }
  /// The first word that is wrong: none, at `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// What may be meant by a word: nothing is known.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// How a word may go on: nothing is known.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    nil
  }
  /// Passes a word over from now on.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  /// Without effect: nothing is learned, as nothing is misspelt here.
  open class func learnWord(_ word: String) {}
  /// False: nothing is learned.
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  /// Without effect: nothing is learned.
  open class func unlearnWord(_ word: String) {}
  /// The languages with a dictionary: none.
  open class var availableLanguages: [String] { [] }
}
