// Predicates in the format language.

import Testing
import UIKit

@MainActor
@Suite("Predicates in the format language")
struct PredicateFormatTests {
  private struct Person {
    var name: String
    var age: Int
  }

  // The forms of Apple's "Predicate Format String Syntax".
  @Test(
    "comparisons",
    arguments: [
      ("SELF == 'a'", "a", true), ("SELF BEGINSWITH[c] 'ab'", "ABc", true),
      ("SELF ENDSWITH 'c'", "abc", true),
      ("SELF CONTAINS[d] 'e'", "é", true), ("SELF LIKE 'a*c'", "abc", true),
      ("SELF LIKE 'a?c'", "abbc", false),
      ("SELF MATCHES '[0-9]{2}'", "12", true), ("SELF MATCHES '[0-9]{2}'", "123", false),
      ("NOT SELF == 'a' OR SELF.length > 3", "abcd", true),
    ])
  func comparisons(format: String, text: String, expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: text) == expected)
  }

  @Test("arguments and key paths")
  func arguments() {
    let predicate = NSPredicate(format: "name CONTAINS[cd] %@ AND (age > %d OR name == 'x')", "ÄNN", 3)
    #expect(predicate.evaluate(with: Person(name: "Hanna", age: 4)))
    #expect(!predicate.evaluate(with: ["name": "Hanna", "age": 2]))
    #expect(NSPredicate(format: "%K != nil", "name").evaluate(with: Person(name: "", age: 1)))
    #expect(NSPredicate(format: "SELF IN %@", ["a", "b"]).evaluate(with: "b"))
  }
}
