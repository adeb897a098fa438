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

  private static let swiftSource = """
    @objc(Main) class Screen<A: B>: UIView, C { @IBOutlet private(set) var label: UILabel!
    @IBAction @objc(do:it:) func act(_ a: Any, b c: [Int] = [1]) async throws -> Int { label.text = "a \\(b + "\\(c)") d" }
    #if A && (B || !C)
    @IBSegueAction func make(_ coder: NSCoder) -> D? { E(coder: coder) { $0[1].f<G>(h) } }
    #elseif D
    override func awakeFromNib() { super.awakeFromNib() }
    #endif
    enum Kind: String { case one = "1"; struct Inner {} } }
    extension [Screen] where A == B { static func none() {} }
    let raw = #"a \\#(b) "#, more = /a[b)]/

    """

  private static let objectiveCSource = """
    @interface Screen : UIView <A, B> { IBOutlet UILabel *_label; }
    @property (nonatomic, weak) IBOutlet UIImageView *picture; @property IBOutletCollection(UIView) NSArray *all;
    - (IBAction)open:(id)sender with:(NSArray<NSString *> *)other; + (CGSize)size; @end
    @implementation Screen (More)
    - (IBAction)open:(id)sender { self.picture.hidden = YES; [_label setText:@"a \\"b\\""]; f(@[@1, @{@"a": ^(int b) { c(); }}]); }
    #define A(b) [b c]
    @end

    """

  @Test("a source that ends anywhere, or that lacks a word, is read", arguments: [false, true])
  func torn(isObjectiveC: Bool) {
    let bytes = Array((isObjectiveC ? Self.objectiveCSource : Self.swiftSource).utf8)
    func read(_ bytes: [UInt8]) -> Int {
      let source = SourceWords(String(decoding: bytes, as: UTF8.self), isObjectiveC: isObjectiveC)
      _ = CodeStatements(of: source, isObjectiveC: isObjectiveC, counting: ["label"])
      return isObjectiveC
        ? ObjectiveCDeclarations.read(source).count : SourceDeclarations(source).types.count
    }
    #expect(read(bytes) == (isObjectiveC ? 2 : 4))
    for end in bytes.indices { #expect(read(Array(bytes[..<end])) <= 4) }
    for token in SourceLexer.tokens(of: String(decoding: bytes, as: UTF8.self), opensInterpolations: true) {
      #expect(read(Array(bytes[..<token.range.lowerBound] + bytes[token.range.upperBound...])) <= 4)
    }
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
