// Words and sentences of a text, which Foundation enumerates on Apple's systems only. Words are runs of letters, digits and
// apostrophes between them; sentences end behind full stops, question marks and exclamation marks. (Apple's follow Unicode's
// rules for the language, which differ for languages that write no spaces.)

import Foundation

extension NSString.EnumerationOptions {
  /// Word by word.
  public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
  /// Sentence by sentence.
  public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
}

extension String {
  /// Calls a closure for each part of a text: the part, where it lies, where it lies with what separates it from the next,
  /// and whether that was enough.
  public func enumerateSubstrings<Places: RangeExpression>(
    in range: Places, options: EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
      ) -> Void
  ) where Places.Bound == Index {
    let whole = range.relative(to: self)
    // Foundation's kinds are numbers in the lowest bits; its own are lines, paragraphs and characters.
    let isWords = options.rawValue & 0xFF == 3
    guard isWords || options.rawValue & 0xFF == 4 else {
      return (self as any StringProtocol).enumerateOwn(in: whole, options: options, body)
    }
    let parts = isWords ? words(in: whole) : sentences(in: whole)
    var isEnough = false
    for (number, part) in parts.enumerated() {
      let end = number + 1 < parts.count ? parts[number + 1].lowerBound : whole.upperBound
      let start = number == 0 ? whole.lowerBound : part.lowerBound
      body(String(self[part]), part, start..<end, &isEnough)
      if isEnough { return }
    }
  }

  private func words(in range: Range<Index>) -> [Range<Index>] {
    var result: [Range<Index>] = []
    var start: Index?
    for place in self[range].indices {
      let character = self[place]
      let next = index(after: place)
      let joins =
        ["'", "’"].contains(character) && start != nil && next < range.upperBound && self[next].isLetter
      if character.isLetter || character.isNumber || joins {
        start = start ?? place
      } else if let begin = start {
        result.append(begin..<place)
        start = nil
      }
    }
    if let start { result.append(start..<range.upperBound) }
    return result
  }

  private func sentences(in range: Range<Index>) -> [Range<Index>] {
    var result: [Range<Index>] = []
    var start = range.lowerBound
    var isEnded = false
    for place in self[range].indices {
      if isEnded, !self[place].isWhitespace, !".!?…".contains(self[place]) {
        result.append(start..<place)
        start = place
        isEnded = false
      }
      if ".!?…".contains(self[place]) { isEnded = true }
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }
}

extension StringProtocol {
  fileprivate func enumerateOwn(
    in range: Range<String.Index>, options: String.EnumerationOptions,
    _ body: @escaping (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
  ) {
    let text = Substring(self)
    text.enumerateSubstrings(in: range, options: options, body)
  }
}
