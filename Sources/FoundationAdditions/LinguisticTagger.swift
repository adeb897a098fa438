// Words and their kinds, as Foundation had them before NaturalLanguage: texts are divided; as no model of a language is here,
// words have no tags but that they are words.

import Foundation

/// What words are told by.
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A scheme of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Words, spaces, signs: known here.
  public static let tokenType = Self(rawValue: "TokenType")
  /// Kinds of words.
  public static let lexicalClass = Self(rawValue: "LexicalClass")
  /// Names.
  public static let nameType = Self(rawValue: "NameType")
  /// Names, and kinds of words.
  public static let nameTypeOrLexicalClass = Self(rawValue: "NameTypeOrLexicalClass")
  /// Words as dictionaries have them.
  public static let lemma = Self(rawValue: "Lemma")
  /// Languages.
  public static let language = Self(rawValue: "Language")
  /// Scripts.
  public static let script = Self(rawValue: "Script")
}

/// What a part of a text is.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A tag of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ rawValue: String) { self.rawValue = rawValue }
  /// A word.
  public static let word = Self("Word")
  /// A sign.
  public static let punctuation = Self("Punctuation")
  /// Space.
  public static let whitespace = Self("Whitespace")
  /// Anything else.
  public static let other = Self("Other")
  /// A kind of word.
  public static let noun = Self("Noun")
  /// A kind of word.
  public static let verb = Self("Verb")
  /// A kind of word.
  public static let adjective = Self("Adjective")
  /// A kind of word.
  public static let adverb = Self("Adverb")
  /// A kind of word.
  public static let pronoun = Self("Pronoun")
  /// A kind of word.
  public static let determiner = Self("Determiner")
  /// A kind of word.
  public static let particle = Self("Particle")
  /// A kind of word.
  public static let preposition = Self("Preposition")
  /// A kind of word.
  public static let number = Self("Number")
  /// A kind of word.
  public static let conjunction = Self("Conjunction")
  /// A kind of word.
  public static let interjection = Self("Interjection")
  /// A kind of word.
  public static let classifier = Self("Classifier")
  /// A kind of word.
  public static let idiom = Self("Idiom")
  /// A word of another kind.
  public static let otherWord = Self("OtherWord")
  /// The end of a sentence.
  public static let sentenceTerminator = Self("SentenceTerminator")
  /// A quotation begins.
  public static let openQuote = Self("OpenQuote")
  /// A quotation ends.
  public static let closeQuote = Self("CloseQuote")
  /// A parenthesis begins.
  public static let openParenthesis = Self("OpenParenthesis")
  /// A parenthesis ends.
  public static let closeParenthesis = Self("CloseParenthesis")
  /// A hyphen.
  public static let wordJoiner = Self("WordJoiner")
  /// A dash.
  public static let dash = Self("Dash")
  /// Another sign.
  public static let otherPunctuation = Self("Punctuation")
  /// The end of a paragraph.
  public static let paragraphBreak = Self("ParagraphBreak")
  /// Other space.
  public static let otherWhitespace = Self("Whitespace")
  /// Somebody.
  public static let personalName = Self("PersonalName")
  /// Somewhere.
  public static let placeName = Self("PlaceName")
  /// A company and the like.
  public static let organizationName = Self("OrganizationName")
}

/// What a text is divided into. Raw values are Apple's.
public enum NSLinguisticTaggerUnit: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case word, sentence, paragraph, document
}

/// Divides texts and says of words that they are words. No kinds of words, names, lemmas or languages are known here.
open class NSLinguisticTagger: NSObject {
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
    /// Names of several words are one: none is known here.
    public static let joinNames = Options(rawValue: 16)
  }
  /// What words are told by.
  public let tagSchemes: [NSLinguisticTagScheme]
  /// The text.
  open var string: String?
  /// Its language: not known.
  open var dominantLanguage: String? { nil }
  /// Tells words by schemes; `options` are bits of `Options`, and count for nothing here.
  public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int) { self.tagSchemes = tagSchemes }
  /// The language of a text: not known.
  open class func dominantLanguage(for string: String) -> String? { nil }
  /// What words of a language can be told by: by what they are as tokens.
  open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] {
    [.tokenType]
  }
  /// What parts of a language can be told by: words by what they are as tokens.
  open class func availableTagSchemes(for unit: NSLinguisticTaggerUnit, language: String)
    -> [NSLinguisticTagScheme]
  { unit == .word ? [.tokenType] : [] }
  /// The language is known; carried.
  open func setOrthography(_ orthography: NSOrthography?, range: NSRange) {}
  /// The text was changed.
  open func stringEdited(in newRange: NSRange, changeInLength delta: Int) {}

  /// The parts of a range, with what they are: of words, what lies between them as well.
  private func parts(in range: NSRange, _ unit: NSLinguisticTaggerUnit) -> [(NSLinguisticTag?, NSRange)] {
    guard let string else { return [] }
    let text = NSString(string: string)
    let range = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
    let options: NSString.EnumerationOptions
    switch unit {
    case .word: options = .byWords
    case .sentence: options = .bySentences
    case .paragraph: options = .byParagraphs
    case .document: return range.length > 0 ? [(nil, range)] : []
    }
    var found: [(NSLinguisticTag?, NSRange)] = []
    var end = range.location
    func between(_ next: Int) {
      while end < next {
        let part = text.rangeOfComposedCharacterSequence(at: end)
        let mark = text.substring(with: part)
        let isSpace = mark.allSatisfy(\.isWhitespace)
        let isSign = mark.allSatisfy { $0.isPunctuation }
        found.append((isSpace ? .whitespace : isSign ? .punctuation : .other, part))
        end = NSMaxRange(part)
      }
    }
    guard let place = Range(range, in: string) else { return [] }
    string.enumerateSubstrings(in: place, options: options) { _, part, _, _ in
      let part = NSRange(part, in: string)
      if unit == .word { between(part.location) }
      found.append((unit == .word ? .word : nil, part))
      end = NSMaxRange(part)
    }
    if unit == .word { between(NSMaxRange(range)) }
    return found
  }
  private func isLeftOut(_ kind: NSLinguisticTag?, _ options: Options) -> Bool {
    switch kind {
    case .word?: options.contains(.omitWords)
    case .punctuation?: options.contains(.omitPunctuation)
    case .whitespace?: options.contains(.omitWhitespace)
    case .other?: options.contains(.omitOther)
    default: false
    }
  }

  /// Calls a closure with each part of a range until it says that it is enough.
  open func enumerateTags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    options: Options = [], using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    for (kind, part) in parts(in: range, unit) where !isLeftOut(kind, options) {
      var isEnough = ObjCBool(false)
      block(scheme == .tokenType ? kind : nil, part, &isEnough)
      if isEnough.boolValue { return }
    }
  }
  /// Calls a closure with each word of a range and its sentence until it says that it is enough.
  open func enumerateTags(
    in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
    using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) { tag, part, stop in
      block(tag, part, sentenceRange(for: part), stop)
    }
  }
  /// The part with a place and what it is.
  open func tag(
    at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    tokenRange: UnsafeMutablePointer<NSRange>?
  ) -> NSLinguisticTag? {
    let all = NSRange(location: 0, length: (string ?? "").utf16.count)
    guard let (kind, part) = parts(in: all, unit).first(where: { $0.1.contains(charIndex) }) else {
      return nil
    }
    tokenRange?.pointee = part
    return scheme == .tokenType ? kind : nil
  }
  /// The word with a place, what it is, and its sentence.
  open func tag(
    at charIndex: Int, scheme: NSLinguisticTagScheme, tokenRange: UnsafeMutablePointer<NSRange>?,
    sentenceRange: UnsafeMutablePointer<NSRange>?
  ) -> NSLinguisticTag? {
    sentenceRange?.pointee = self.sentenceRange(for: NSRange(location: charIndex, length: 0))
    return tag(at: charIndex, unit: .word, scheme: scheme, tokenRange: tokenRange)
  }
  /// What the parts of a range are, and where they lie; what is not known is an empty tag, as Apple's.
  open func tags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
    tokenRanges: UnsafeMutablePointer<NSArray?>?
  ) -> [NSLinguisticTag] {
    var (tags, ranges): ([NSLinguisticTag], [NSValue]) = ([], [])
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, part, _ in
      tags.append(tag ?? NSLinguisticTag(rawValue: ""))
      ranges.append(NSValue(range: part))
    }
    tokenRanges?.pointee = NSArray(array: ranges)
    return tags
  }
  /// What the words of a range are, and where they lie.
  open func tags(
    in range: NSRange, scheme tagScheme: String, options opts: Options = [],
    tokenRanges: UnsafeMutablePointer<NSArray?>?
  ) -> [String] {
    tags(
      in: range, unit: .word, scheme: NSLinguisticTagScheme(rawValue: tagScheme), options: opts,
      tokenRanges: tokenRanges
    ).map(\.rawValue)
  }
  /// The part with a place.
  open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
    var range = NSRange(location: NSNotFound, length: 0)
    _ = tag(at: charIndex, unit: unit, scheme: .tokenType, tokenRange: &range)
    return range
  }
  /// The sentence with a range.
  open func sentenceRange(for range: NSRange) -> NSRange {
    tokenRange(at: range.location, unit: .sentence)
  }
}

extension NSString {
  /// Calls a closure with each word of a range, what it is, and its sentence, until it says that it is enough.
  public func enumerateLinguisticTags(
    in range: NSRange, scheme: NSLinguisticTagScheme, options: NSLinguisticTagger.Options = [],
    orthography: NSOrthography?,
    using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: Int(options.rawValue))
    tagger.string = self as String
    tagger.enumerateTags(in: range, scheme: scheme, options: options, using: block)
  }
}

/// Which scripts and languages a text has; carried.
open class NSOrthography: NSObject {
  /// The script.
  public let dominantScript: String
  /// The languages by their scripts.
  public let languageMap: [String: [String]]
  /// Of a script and languages.
  public init(dominantScript script: String, languageMap map: [String: [String]]) {
    (dominantScript, languageMap) = (script, map)
  }
}
