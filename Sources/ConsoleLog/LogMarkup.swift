// Removal of the markup and escapes that mail programs, web pages, bug trackers and JSON add to a log.

import Foundation

enum LogMarkup {
  /// The text as the console had it, as far as can be told; text that nothing changed stays as it is.
  static func removed(from pasted: String) -> String {
    var text = pasted
    // A link to a page that explains logs has one in its query; percent signs beside it are the text's own.
    for bracket in ["%3C", "%3c"] where text.holds(bracket) {
      text = text.replacing(/\S+/) { $0.output.contains(bracket) ? decoded($0.output, "%") : $0.output }
    }
    if text.holds("=3D=3D") { text = String(decoded(text[...], "=")) }
    let escapedEnds = ["constraints.\\n", "constraints:\\n", "constraint \\n", "constraint\\n"]
    if escapedEnds.contains(where: text.holds) { text = withoutJSONEscapes(text) }
    if text.holds("&lt;") || text.holds("&gt;") { text = withoutEntities(text) }
    for tag in ["<br>", "<br/>", "<br />"] where text.holds(tag) {
      text = text.replacingOccurrences(of: tag + "\n", with: "\n").replacingOccurrences(of: tag, with: "\n")
    }
    if text.holds("\\") { text = withoutMarkdownEscapes(text) }
    // Jira's editor writes a character that would be markup as {-}, and leaves {} where one was.
    for mark in ["", "-", "*", "_", "+", "^", "~"] where text.holds("{\(mark)}") {
      text = text.replacingOccurrences(of: "{\(mark)}", with: mark)
    }
    // Textile takes a pair of hyphens for deleted text, and trackers that moved to Markdown kept it so.
    if text.holds("~~") {
      text = text.replacingOccurrences(of: "=~~&", with: "=--&").replacingOccurrences(of: "~~", with: "-")
    }
    if !text.holds("<"), text.holds("onstraint:0x") { text = withBrackets(text) }
    // Typographic dashes of masks.
    for dash in ["–", "—"] where text.holds("=\(dash)") {
      text = text.replacingOccurrences(of: "=\(dash)&", with: "=--&")
    }
    return text
  }

  /// A page that takes `<…>` for markup shows nothing of it, or the text without its brackets: a line is one description.
  private static func withBrackets(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let start = line.prefixMatch(of: /([\s>]*)"?(?=[\w.]*onstraint:0x)/) else { return String(line) }
      var body = line[start.range.upperBound...].trimmingCharacters(in: .whitespaces)
      for mark in ",\"" where body.last == mark { body.removeLast() }
      return "\(start.1)\"<\(body)>\","
    }.joined(separator: "\n")
  }

  /// RFC 3986 §2.1: `%3D` is `=`. RFC 2045 §6.7: so is `=3D`, and `=` at the end of a line joins it to the next.
  private static func decoded(_ text: Substring, _ mark: Unicode.Scalar) -> Substring {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let isCode = byte == UInt8(ascii: mark)
      if isCode, rest.first == 0x0A {
        rest.removeFirst()
      } else if isCode, rest.prefix(2).allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count >= 2
      {
        bytes.append(code)
        rest.removeFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return Substring(decoding: bytes, as: UTF8.self)
  }

  /// `log show --style json` and structured logs have a message as one string of JSON.
  private static func withoutJSONEscapes(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let place = rest.firstIndex(of: "\\") {
      result += rest[..<place]
      rest = rest[rest.index(after: place)...]
      guard let escaped = rest.popFirst() else { break }
      switch escaped {
      case "n", "r": result += "\n"
      case "t": result += "\t"
      case "\"", "\\", "/": result.append(escaped)
      default: result += "\\\(escaped)"
      }
    }
    return result + rest
  }

  private static func withoutEntities(_ text: String) -> String {
    var text = text
    for (entity, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
      ("&apos;", "'"), ("&nbsp;", " "), ("&#124;", "|"), ("&amp;", "&"),
    ] {
      text = text.replacingOccurrences(of: entity, with: character)
    }
    return text
  }

  /// `\<`, `\[`, `\|`. Apple's lists escape quotes, backslashes and letters, never these.
  private static func withoutMarkdownEscapes(_ text: String) -> String {
    let marks = Set("<>[](){}|_*-~#+.!'`".unicodeScalars)
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\\", let next = rest.first {
        rest.removeFirst()
        if !marks.contains(next) { result.append(scalar) }
        result.append(next)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension String {
  /// Whether the text contains the bytes of some words. `contains` makes UTF-16 of it, which takes many times as long.
  func holds(_ words: String) -> Bool {
    let words = Array(words.utf8)
    return utf8.withContiguousStorageIfAvailable { text in
      text.indices.contains { text[$0] == words[0] && text[$0...].starts(with: words) }
    } ?? contains(String(decoding: words, as: UTF8.self))
  }
}
