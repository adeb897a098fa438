// Words and their meaning, on a device without models of languages: texts are divided, words have no tags.

import FoundationAdditions
import UIKit

/// A language, by its code.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// The code.
  public let rawValue: String
  /// A language of a code.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A language of a code.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// None that is known.
  public static let undetermined = NLLanguage("und")
  /// `ar`.
  public static let arabic = NLLanguage("ar")
  /// `zh-Hans`.
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  /// `zh-Hant`.
  public static let traditionalChinese = NLLanguage("zh-Hant")
  /// `nl`.
  public static let dutch = NLLanguage("nl")
  /// `en`.
  public static let english = NLLanguage("en")
  /// `fr`.
  public static let french = NLLanguage("fr")
  /// `de`.
  public static let german = NLLanguage("de")
  /// `el`.
  public static let greek = NLLanguage("el")
  /// `he`.
  public static let hebrew = NLLanguage("he")
  /// `hi`.
  public static let hindi = NLLanguage("hi")
  /// `it`.
  public static let italian = NLLanguage("it")
  /// `ja`.
  public static let japanese = NLLanguage("ja")
  /// `ko`.
  public static let korean = NLLanguage("ko")
  /// `pl`.
  public static let polish = NLLanguage("pl")
  /// `pt`.
  public static let portuguese = NLLanguage("pt")
  /// `ru`.
  public static let russian = NLLanguage("ru")
  /// `es`.
  public static let spanish = NLLanguage("es")
  /// `sv`.
  public static let swedish = NLLanguage("sv")
  /// `th`.
  public static let thai = NLLanguage("th")
  /// `tr`.
  public static let turkish = NLLanguage("tr")
  /// `uk`.
  public static let ukrainian = NLLanguage("uk")
  /// `vi`.
  public static let vietnamese = NLLanguage("vi")
}

/// What a text is divided into. Raw values are Apple's.
public enum NLTokenUnit: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case word, sentence, paragraph, document
}

/// What words are told by.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A scheme of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Words, spaces, signs.
  public static let tokenType = NLTagScheme(rawValue: "TokenType")
  /// Kinds of words.
  public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
  /// Names.
  public static let nameType = NLTagScheme(rawValue: "NameType")
  /// Names, and kinds of words.
  public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
  /// Words as dictionaries have them.
  public static let lemma = NLTagScheme(rawValue: "Lemma")
  /// Languages.
  public static let language = NLTagScheme(rawValue: "Language")
  /// Scripts.
  public static let script = NLTagScheme(rawValue: "Script")
  /// How glad a text is.
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

/// What a word is.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A tag of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A tag of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A word.
  public static let word = NLTag("Word")
  /// A sign.
  public static let punctuation = NLTag("Punctuation")
  /// Space.
  public static let whitespace = NLTag("Whitespace")
  /// Anything else.
  public static let other = NLTag("Other")
  /// A kind of word.
  public static let noun = NLTag("Noun")
  /// A kind of word.
  public static let verb = NLTag("Verb")
  /// A kind of word.
  public static let adjective = NLTag("Adjective")
  /// A kind of word.
  public static let adverb = NLTag("Adverb")
  /// A kind of word.
  public static let pronoun = NLTag("Pronoun")
  /// A kind of word.
  public static let determiner = NLTag("Determiner")
  /// A kind of word.
  public static let preposition = NLTag("Preposition")
  /// A kind of word.
  public static let number = NLTag("Number")
  /// A kind of word.
  public static let conjunction = NLTag("Conjunction")
  /// Somebody.
  public static let personalName = NLTag("PersonalName")
  /// Somewhere.
  public static let placeName = NLTag("PlaceName")
  /// A company and the like.
  public static let organizationName = NLTag("OrganizationName")
}

/// Divides a text.
open class NLTokenizer: NSObject {
  /// What is known of a part.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Members of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It has digits.
    public static let numeric = Attributes(rawValue: 1)
    /// It has symbols.
    public static let symbolic = Attributes(rawValue: 2)
    /// It has small pictures.
    public static let emoji = Attributes(rawValue: 4)
  }
  /// Into what.
  public let unit: NLTokenUnit
  /// The text.
  open var string: String?
  /// Divides a text into parts.
  public init(unit: NLTokenUnit) { self.unit = unit }
  /// The language; carried.
  open func setLanguage(_ language: NLLanguage) {}
  /// The parts within a range.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string else { return [] }
    return parts(of: string, within: range, by: unit)
  }
  /// Calls a closure with each part until it says that it is enough.
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for token in tokens(for: range) {
      let isNumeric = string[token].contains { $0.isNumber }
      if !block(token, isNumeric ? .numeric : []) { return }
    }
  }
  /// The part with a place; an empty one where there is none.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) } ?? index..<index
  }
}

private func parts(of string: String, within range: Range<String.Index>, by unit: NLTokenUnit)
  -> [Range<String.Index>]
{
  let options: NSString.EnumerationOptions
  switch unit {
  case .word: options = .byWords
  case .sentence: options = .bySentences
  case .paragraph: options = .byParagraphs
  case .document: return [range]
  }
  var found: [Range<String.Index>] = []
  string.enumerateSubstrings(in: range, options: options) { _, part, _, _ in found.append(part) }
  return found
}

/// Says what words are: as no model is there, nothing is known of them.
open class NLTagger: NSObject {
  /// What is left out. Raw values are Apple's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Words.
    public static let omitWords = Options(rawValue: 1)
    /// Signs.
    public static let omitPunctuation = Options(rawValue: 2)
    /// Space.
    public static let omitWhitespace = Options(rawValue: 4)
    /// Anything else.
    public static let omitOther = Options(rawValue: 8)
    /// Names of several words are one.
    public static let joinNames = Options(rawValue: 16)
    /// Words with apostrophes are one.
    public static let joinContractions = Options(rawValue: 32)
  }
  /// What words are told by.
  public let tagSchemes: [NLTagScheme]
  /// The text.
  open var string: String?
  /// Its language: not known.
  open var dominantLanguage: NLLanguage? { nil }
  /// Tells words by schemes.
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
  /// What words can be told by: by their kind as tokens.
  open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
    unit == .word ? [.tokenType] : []
  }
  /// The language; carried.
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
  /// What is at a place: a word as a token, otherwise nothing is known.
  open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (
    NLTag?, Range<String.Index>
  ) {
    guard let string else { return (nil, index..<index) }
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    let range = tokenizer.tokenRange(at: index)
    return (scheme == .tokenType && unit == .word && !range.isEmpty ? .word : nil, range)
  }
  /// Calls a closure with each part until it says that it is enough. Space and signs are left out in any case.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    guard let string else { return }
    for part in parts(of: string, within: range, by: unit) {
      if !block(scheme == .tokenType && unit == .word ? .word : nil, part) { return }
    }
  }
  /// The parts and what they are. Space and signs are left out in any case.
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    var found: [(NLTag?, Range<String.Index>)] = []
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) {
      found.append(($0, $1))
      return true
    }
    return found
  }
}

/// Says which language a text is in: as no model is there, none is known.
open class NLLanguageRecognizer: NSObject {
  /// Which languages may be meant; carried.
  open var languageConstraints: [NLLanguage] = []
  /// How likely languages are; carried.
  open var languageHints: [NLLanguage: Double] = [:]
  /// Reads a text.
  open func processString(_ string: String) {}
  /// Forgets all texts.
  open func reset() {}
  /// The language: not known.
  open var dominantLanguage: NLLanguage? { nil }
  /// The language of a text: not known.
  open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
  /// How likely which language is: nothing is known.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
}

/// Words near each other: no model is there.
open class NLEmbedding: NSObject {
  private override init() { super.init() }
  /// Words of a language: no model is there.
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// Sentences of a language: no model is there.
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// How far two words are from each other: as far as can be.
  open func distance(between firstString: String, and secondString: String) -> Double { 2 }
  /// Words near another: none.
  open func neighbors(for string: String, maximumCount maxCount: Int) -> [(String, Double)] { [] }
  /// Calls a closure with words near another: there are none.
  open func enumerateNeighbors(
    for string: String, maximumCount maxCount: Int, using block: (String, Double) -> Bool
  ) {}
}
