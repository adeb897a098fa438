// Words and sentences of strings, as `enumerateSubstrings(in:options:)` of Foundation finds them.

import Testing
import UIKit

@MainActor
@Suite("Words and sentences")
struct SubstringTests {
  @Test(
    "words of a text, with what lies between them",
    arguments: [
      ("Hello, big world.", ["Hello", "big", "world"]), ("don't stop", ["don't", "stop"]), ("", []),
      (" 3 x 4 ", ["3", "x", "4"]),
    ])
  func words(text: String, expected: [String]) {
    var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: [.byWords]) { word, _, _, _ in
      found.append(word ?? "")
    }
    #expect(found == expected)
  }

  @Test("sentences, and the first one only where that is enough")
  func sentences() {
    let text = "One. Two! Three?"
    var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .bySentences) { part, _, _, stop in
      found.append(part ?? "")
      stop = found.count == 2
    }
    #expect(found == ["One. ", "Two! "])
    var lines = 0
    "a\nb".enumerateSubstrings(in: "a\nb".startIndex..., options: .byLines) { _, _, _, _ in lines += 1 }
    #expect(lines == 2)
  }
}
