// Texts in Markdown, where Foundation does not read it: their letters without marks, and their links. What is emphasised has
// no attribute elsewhere and is as the rest.

import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which of Markdown's marks are read.
    public enum InterpretedSyntax: Int, Sendable {
      /// All, those within lines, and those within lines with all spaces kept. Apple's names in the order of the raw values.
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// What becomes of what cannot be read.
    public enum FailurePolicy: Int, Sendable {
      /// Apple's names in the order of the raw values.
      case throwError, returnPartiallyParsedIfPossible
    }
    /// Whether Apple's own attributes are read; they are not.
    public var allowsExtendedAttributes: Bool
    /// All marks at first.
    public var interpretedSyntax: InterpretedSyntax
    /// Everything can be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text; not kept.
    public var languageCode: String?
    /// How a text is read.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// The letters and links of a text in Markdown. Addresses are relative to a base.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    var text = markdown
    switch options.interpretedSyntax {
    case .full: text = Self.blocks(of: text).joined()
    case .inlineOnly:
      text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    case .inlineOnlyPreservingWhitespace: break
    }
    self = Self.inline(text[...], baseURL)
  }

  /// The paragraphs of a text without the marks at their beginnings. Apple's puts nothing between them.
  private static func blocks(of text: String) -> [String] {
    var blocks: [String] = [], lines: [Substring] = []
    func end() {
      if !lines.isEmpty { blocks.append(lines.joined(separator: " ")) }
      lines = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = line.drop { $0 == " " || $0 == "\t" }
      if line.isEmpty {
        end()
        continue
      }
      let marks = line.prefix { $0 == "#" }
      let isHeading = (1...6).contains(marks.count) && line.dropFirst(marks.count).first == " "
      let isItem = ["- ", "* ", "+ ", "> "].contains { line.hasPrefix($0) }
      let number = line.prefix { $0.isNumber }
      let isNumbered = !number.isEmpty && line.dropFirst(number.count).hasPrefix(". ")
      if isHeading || isItem || isNumbered { end() }
      if isHeading { line = line.dropFirst(marks.count + 1) }
      if isItem { line = line.dropFirst(2) }
      if isNumbered { line = line.dropFirst(number.count + 2) }
      lines.append(line)
      if isHeading { end() }
    }
    end()
    return blocks
  }

  /// A text within lines without its marks.
  private static func inline(_ text: Substring, _ base: URL?) -> AttributedString {
    var result = AttributedString(), rest = text, plain = ""
    func isWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        plain.append(next)
        rest = rest.dropFirst(2)
        continue
      }
      if first == "[", let (label, address, after) = link(in: rest) {
        result += AttributedString(plain)
        plain = ""
        var linked = inline(label, base)
        linked.link = URL(string: String(address), relativeTo: base)
        result += linked
        rest = after
        continue
      }
      let mark = ["***", "**", "__", "~~", "`", "*", "_"].first { rest.hasPrefix($0) }
      if let mark, let (inner, after) = enclosed(by: mark, in: rest),
        // An underscore within a word is a letter.
        !mark.hasPrefix("_") || !isWord(plain.last) && !isWord(after.first)
      {
        result += AttributedString(plain)
        plain = ""
        result += mark == "`" ? AttributedString(String(inner)) : inline(inner, base)
        rest = after
        continue
      }
      plain.append(first)
      rest = rest.dropFirst()
    }
    return result + AttributedString(plain)
  }

  /// What stands between two marks, the first of them at the beginning of a text; nil where the second is missing.
  private static func enclosed(by mark: String, in text: Substring) -> (Substring, Substring)? {
    let behind = text.dropFirst(mark.count)
    guard let first = behind.first, !first.isWhitespace, let end = behind.range(of: mark),
      end.lowerBound > behind.startIndex
    else { return nil }
    return (behind[..<end.lowerBound], behind[end.upperBound...])
  }

  /// `[label](address)` at the beginning of a text.
  private static func link(in text: Substring) -> (Substring, Substring, Substring)? {
    guard let close = text.firstIndex(of: "]"), text[close...].hasPrefix("]("),
      let end = text[close...].firstIndex(of: ")")
    else { return nil }
    let target = text[text.index(close, offsetBy: 2)..<end].prefix { $0 != " " }
    return (text[text.index(after: text.startIndex)..<close], target, text[text.index(after: end)...])
  }
}
