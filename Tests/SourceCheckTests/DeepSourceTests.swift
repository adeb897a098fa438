// Source that nests what nobody nests, and that begins what it does not end: it is read to its end, and what stands before
// is found.

import SourceDeclarations
import Testing

@Suite("Deep and endless source") struct DeepSourceTests {
  private static let head = "class Screen: UIView { @IBOutlet var label: UILabel! }\n"

  /// Enough to overflow the stack of a thread where a level of the source is one of calls, and to be felt where each level, or
  /// each beginning, is searched to the end of the text.
  private static let count = 20_000

  @Test(
    "what stands before and behind is found",
    arguments: [
      ("let a = ", "\"\\(", "1", ")\"", "\n"), ("let a = ", "\"\\(", "", "", "\n"),
      ("", "class A {", "", "}", "\n"), ("", "struct A { enum B {", "", "}}", "\n"),
      ("func f() {", "{ label.text = b; c = ", "", "}", "}\n"), ("let a = ", "([", "", "])", "\n"),
      ("", "#if A\n", "", "#endif\n", "\n"), ("#if A\n", "#elseif B\n", "", "", "#endif\n"),
      ("", "# ", "", "", "\n"), ("", "#", "", "", "\n"), ("", "#/a ", "", "", "\n"),
      ("func f() { a", ".text(1)", "", "", "}\n"),
    ])
  func nested(_ parts: (String, String, String, String, String)) {
    let (begin, open, middle, close, end) = parts
    let text =
      Self.head + begin + String(repeating: open, count: Self.count) + middle
      + String(repeating: close, count: Self.count) + end + "class Other: UIView {}\n"
    let types = SourceDeclarations(of: text).types
    #expect(types.first?.name == "Screen" && types.first?.members.map(\.name) == ["label"])
    if !close.isEmpty { #expect(types.last?.name == "Other") }
    let statements = CodeStatements(of: SourceWords(text), isObjectiveC: false, counting: ["label"])
    #expect(statements.statements.allSatisfy { $0.path.count <= 32 })
    let tokens = SourceLexer.tokens(of: text, opensInterpolations: true)
    #expect(tokens.first?.range.lowerBound == 0 && tokens.last?.range.upperBound == text.utf8.count)
    #expect(zip(tokens, tokens.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
  }

  @Test(
    "heads without bodies",
    arguments: ["class A: B\n", "extension A ", "func a ", "@IBOutlet var a = B<", "init "])
  func heads(_ head: String) {
    let text = Self.head + "class Last: UIView {" + String(repeating: head, count: Self.count / 4)
    #expect(SourceDeclarations(of: text).types.prefix(2).map(\.name) == ["Screen", "Last"])
  }

  @Test("messages in messages, and methods that do not end, of Objective-C")
  func objectiveC() {
    let count = Self.count
    let deep =
      "@implementation Screen\n- (void)a {" + String(repeating: "[", count: count) + "label"
      + String(repeating: " setText:b]", count: count) + ";}\n@end\n"
    #expect(
      CodeStatements(of: SourceWords(deep, isObjectiveC: true), isObjectiveC: true).statements.last?.member
        == "setText")
    let open = "@implementation Screen\n" + String(repeating: "- (void", count: count) + "@end\n"
    #expect(CodeStatements(of: SourceWords(open, isObjectiveC: true), isObjectiveC: true).statements.isEmpty)
    #expect(ObjectiveCDeclarations.read(SourceWords(deep, isObjectiveC: true)).first?.methods == ["a"])
  }

  @Test("64 interpolations lie in each other; below that, they are text")
  func limit() {
    func strings(_ depth: Int) -> Int {
      let text =
        String(repeating: "\"\\(", count: depth) + "1" + String(repeating: ")\"", count: depth)
      return SourceLexer.tokens(of: text, opensInterpolations: true).count { $0.kind == .string }
    }
    // Of each string the part before its code and the one behind; of the innermost there is no code.
    #expect(strings(2) == 4)
    #expect(strings(64) == 128)
    #expect(strings(70) >= 128)
  }
}
