// What string literals stand for, and where their characters come from.

#if Macros
  import SwiftParser
  import SwiftSyntax
  import Testing

  @testable import VisualFormatMacros

  @Suite("#visualFormat: literals")
  struct FormatLiteralTests {
    /// As The Swift Programming Language describes string literals, all of them read by swift-syntax as well.
    nonisolated static let literals = [
      #""plain""#, #""""#, #""\t\n\r\0\"\'\\""#, #""\u{1F468}\u{41}ß€😀""#, ##"#"\n\#n\#u{41}"#"##,
      "\"\"\"\n  a\\\n  b\n    c\n  \"\"\"", "#\"\"\"\n  a\\#\n  \"b\"\"\n  \"\"\"#",
      "\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "\"\"\"\n\ta\n\n\tb\n\t\"\"\"",
    ]

    @Test("a literal stands for what swift-syntax says", arguments: literals)
    func text(_ source: String) throws {
      var parser = Parser(source)
      let syntax = try #require(ExprSyntax.parse(from: &parser).as(StringLiteralExprSyntax.self))
      #expect(FormatLiteral(syntax).text == syntax.representedLiteralValue)
    }
  }
#endif
