// What `#visualFormat` says of mistakes, and at which column of the source.

#if Macros
  import Testing

  @Suite("#visualFormat: mistakes")
  struct MistakeTests {
    struct Mistake: CustomTestStringConvertible {
      var source: String
      var messages: [String]
      /// The source after the fix-its.
      var fixed: String?
      var testDescription: String { source }
    }

    private nonisolated static let endOfView = "Expected a ']' here. That is how you give the end of a view."

    /// The sentences are Apple's (spec 03 §5); the columns are counted from the `#`, which is the first.
    nonisolated static let grammar: [Mistake] = [
      .init(source: #"#visualFormat("")"#, messages: ["1:16 It's an empty string."]),
      .init(
        source: #"#visualFormat("V|[a]|")"#,
        messages: ["1:17 Expected ':' after 'V' to specify vertical arrangement", "  insert ':'"],
        fixed: #"#visualFormat("V:|[a]|")"#),
      .init(
        source: #"#visualFormat("|-0-[redView-0-|")"#, messages: ["1:28 \(endOfView)", "  insert ']'"],
        fixed: #"#visualFormat("|-0-[redView]-0-|")"#),
      .init(
        source: #"#visualFormat("|[a][b(w][c]|")"#,
        messages: [
          "1:24 A predicate on a view's thickness must end with ')' and the view must end with ']'",
          "  insert ')'",
        ], fixed: #"#visualFormat("|[a][b(w)][c]|")"#),
      .init(
        source: #"#visualFormat("V:|[a(>30)]|")"#,
        messages: ["1:23 Unknown relation. Must be ==, >=, or <=", "  insert '='"],
        fixed: #"#visualFormat("V:|[a(>=30)]|")"#),
      .init(
        source: #"#visualFormat("[a]-10[b]")"#, messages: ["1:22 Expected a '-' here", "  insert '-'"],
        fixed: #"#visualFormat("[a]-10-[b]")"#),
      .init(
        source: #"#visualFormat("[a]--[b]")"#,
        messages: [
          "1:20 Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use "
            + "parentheses around negative numbers.", "  remove '-'",
        ], fixed: #"#visualFormat("[a]-[b]")"#),
      // No change of one place makes these readable.
      .init(source: #"#visualFormat("[a]-")"#, messages: ["1:20 Expected more input"]),
      .init(source: #"#visualFormat("[a]]")"#, messages: ["1:19 Expected a view or '|'"]),
      .init(source: #"#visualFormat("[a][b")"#, messages: ["1:21 \(endOfView)", "  insert ']'"]),
      .init(
        source: #"#visualFormat("[a(50@2000)]")"#,
        messages: ["1:22 A priority must be greater than 0 and at most 1000, not 2000.0"]),
      .init(
        source: #"#visualFormat("[a(50@-1)]")"#,
        messages: ["1:22 A priority must be greater than 0 and at most 1000, not -1.0"]),
      .init(
        source: #"#visualFormat("[a]-p-[b(5@p)]", metrics: ["p": 1_500])"#,
        messages: ["1:27 A priority must be greater than 0 and at most 1000, not 1500.0"]),
      .init(
        source: #"#visualFormat("V:[a]-[b]", options: [.alignAllLeft, .alignAllTop])"#,
        messages: [
          "1:53 Options mask required views to be aligned on a vertical edge, which is not allowed for layout that "
            + "is also vertical."
        ]),
    ]

    nonisolated static let names: [Mistake] = [
      .init(
        source: #"#visualFormat("H:|-[nmae]-[field]-[button]", name, field)"#,
        messages: [
          "1:21 'nmae' is not among the given views: name, field", "  replace 'nmae' with 'name'",
          "1:36 'button' is not among the given views: name, field",
        ], fixed: #"#visualFormat("H:|-[name]-[field]-[button]", name, field)"#),
      .init(
        source: #"#visualFormat("[a]-gpa-[a]-gpa@q-[a]", a, metrics: ["gap": 8])"#,
        messages: [
          "1:20 'gpa' is not among the given metrics: gap", "  replace 'gpa' with 'gap'",
          "1:32 'q' is not among the given metrics: gap",
        ]),
      .init(
        source: #"#visualFormat("[a]", views: [:])"#, messages: ["1:17 'a' is unknown: no views are given"]),
      // spec 03 §1: a name ends at a dot.
      .init(
        source: #"#visualFormat("[self.a]", a)"#,
        messages: [
          "1:17 'self' is not among the given views: a",
          "1:21 \(endOfView)",
        ]),
      .init(
        source: #"#visualFormat("[a][a]", x.a, y.a)"#,
        messages: ["1:30 'a' is given twice: use another name for one of them"]),
      .init(
        source: #"#visualFormat("[a]-m-[a]", metrics: ["m": 1, "m": 2], views: ["a": x])"#,
        messages: ["1:51 'm' is given twice: use another name for one of them"]),
      .init(
        source: #"#visualFormat("[a]", cells[0])"#,
        messages: [
          "1:22 this view has no name that a format could use: name it with `views: [\"name\": view]`"
        ]),
      .init(
        source: #"#visualFormat("[a]", views: dictionary)"#,
        messages: [
          "1:29 names are read at compile time: write a dictionary literal, [\"name\": value]"
        ]),
      .init(
        source: #"#visualFormat("[a]", views: [key: a])"#,
        messages: [
          "1:30 a name is a string literal without interpolations"
        ]),
      .init(
        source: #"#visualFormat("[_]")"#,
        messages: ["1:15 '_' cannot be the name of a variable: pass its value with [\"_\": value]"]),
      .init(
        source: #"#visualFormat("[a]-[größe]")"#,
        messages: [
          "1:21 'größe' cannot be used in a format: names consist of the letters from A to Z, digits and "
            + "underscores; pass its value under another name with [\"name\": größe]"
        ]),
    ]

    nonisolated static let literals: [Mistake] = [
      .init(
        source: "#visualFormat(format)",
        messages: [
          "1:15 a format that is checked at compile time is one string literal; one that is built at run time is for "
            + "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)"
        ]),
      .init(
        source: #"#visualFormat("[a]-\(gap)-[b]")"#,
        messages: [
          "1:20 a format that is checked at compile time has no interpolations: write a name instead, and "
            + "pass its value by `metrics: [\"name\": value]` or as a variable of that name"
        ]),
      // Columns count what stands in the source: delimiters, escapes, indentation, lines.
      .init(
        source: ####"#visualFormat(##"[a]-[b"##)"####, messages: ["1:24 \(endOfView)", "  insert ']'"],
        fixed: ####"#visualFormat(##"[a]-[b]"##)"####),
      .init(
        source: #"#visualFormat("\u{5B}a]\u{2d}10[b]")"#,
        messages: ["1:32 Expected a '-' here", "  insert '-'"],
        fixed: #"#visualFormat("\u{5B}a]\u{2d}10-[b]")"#),
      .init(
        source: "#visualFormat(\"\"\"\n    H:|-[a]-\\\n      [nmae]-|\n    \"\"\", a, name)",
        messages: [
          "3:8 'nmae' is not among the given views: a, name", "  replace 'nmae' with 'name'",
        ], fixed: "#visualFormat(\"\"\"\n    H:|-[a]-\\\n      [name]-|\n    \"\"\", a, name)"),
      .init(
        source: "#visualFormat(\"\"\"\n    H:|-[a]-\n    [b]-|\n    \"\"\", a, b)",
        messages: ["2:13 a format has no line breaks: end the line with a backslash"]),
      .init(
        source: ####"let größe = #visualFormat(#"[a]-\#t[b]"#)"####,
        messages: [
          "1:35 Expected a number or key from the metrics dictionary, but encountered something else"
        ]),
    ]

    @Test("a mistake is named at its column", arguments: grammar + names + literals)
    func message(_ mistake: Mistake) {
      let expansion = Expansion(mistake.source)
      #expect(expansion.messages == mistake.messages)
      if let fixed = mistake.fixed { #expect(expansion.fixed == fixed) }
    }
  }
#endif
