// What `#visualFormat` becomes: a call with the names of the format beside what they stand for.

#if Macros
  import Testing

  @Suite("#visualFormat: expansion")
  struct ExpansionTests {
    struct Example: CustomTestStringConvertible {
      var source: String
      /// What stands between the parentheses of `NSLayoutConstraint.constraints(…)`.
      var arguments: String
      var testDescription: String { source }
    }

    nonisolated static let examples: [Example] = [
      // Names of variables: in brackets views, in the places of distances and priorities numbers.
      .init(
        source: #"#visualFormat("H:|-[name]-8-[field(>=100)]-|")"#,
        arguments:
          #"withCheckedVisualFormat: "H:|-[name]-8-[field(>=100)]-|", views: ["name": name, "field": field]"#),
      .init(
        source: #"#visualFormat("[a]-gap@strength-[b(w@low)]")"#,
        arguments:
          #"withCheckedVisualFormat: "[a]-gap@strength-[b(w@low)]", metrics: ["gap": gap, "strength": strength, "low": low], "#
          + #"views: ["a": a, "b": b], either: ["w": w]"#),
      // A size that is a view of the format is one; a name that is a number elsewhere is a number.
      .init(
        source: #"#visualFormat("[a(b)]-w-[b(w)]")"#,
        arguments:
          #"withCheckedVisualFormat: "[a(b)]-w-[b(w)]", metrics: ["w": w], views: ["a": a, "b": b]"#),
      // A view may appear twice (spec 03 §1).
      .init(
        source: #"#visualFormat("[a][a]")"#,
        arguments: #"withCheckedVisualFormat: "[a][a]", views: ["a": a]"#),
      // Views are called what they are called in the source.
      .init(
        source: #"#visualFormat("|[title][field]|", self.title, cell.field!, options: .alignAllTop)"#,
        arguments:
          #"withCheckedVisualFormat: "|[title][field]|", options: .alignAllTop, views: ["title": self.title, "field": cell.field!]"#
      ),
      // Names of the format's own; numbers that are not given are variables.
      .init(
        source:
          #"#visualFormat("|-gap-[a(w)]", metrics: ["gap": 8, "w": width * 2], views: ["a": views[0]])"#,
        arguments:
          #"withCheckedVisualFormat: "|-gap-[a(w)]", metrics: ["gap": 8, "w": width * 2], views: ["a": views[0]]"#
      ),
      .init(
        source: #"#visualFormat("|-gap-[a(w)]", views: ["a": x])"#,
        arguments: #"withCheckedVisualFormat: "|-gap-[a(w)]", metrics: ["gap": gap, "w": w], views: ["a": x]"#
      ),
      .init(
        source: #"#visualFormat("[a(w)]", metrics: ["gap": 8])"#,
        arguments: #"withCheckedVisualFormat: "[a(w)]", metrics: ["gap": 8], views: ["a": a, "w": w]"#),
      // Words of Swift are variables between backticks, and `self` is what it is.
      .init(
        source: ##"#visualFormat("[self(w)]-[default]")"##,
        arguments:
          #"withCheckedVisualFormat: "[self(w)]-[default]", views: ["self": self, "default": `default`], either: ["w": w]"#
      ),
      .init(
        source: #"#visualFormat("[default]", `default`)"#,
        arguments: #"withCheckedVisualFormat: "[default]", views: ["default": `default`]"#),
      // Literals of all kinds.
      .init(
        source: ###"#visualFormat(#"[a]-[b]"#, a, b)"###,
        arguments: #"withCheckedVisualFormat: "[a]-[b]", views: ["a": a, "b": b]"#),
      .init(
        source: "#visualFormat(\"\"\"\n    H:|-[a]-\\\n    [b]-|\n    \"\"\", a, b)",
        arguments: #"withCheckedVisualFormat: "H:|-[a]-[b]-|", views: ["a": a, "b": b]"#),
      .init(
        source: #"#visualFormat("\u{5B}a]\u{2d}[b]", a, b)"#,
        arguments: #"withCheckedVisualFormat: "[a]-[b]", views: ["a": a, "b": b]"#),
      // Alignments of a single view are ignored (spec 03 §4).
      .init(
        source: #"#visualFormat("H:|[a]|", a, options: [.alignAllCenterX])"#,
        arguments: #"withCheckedVisualFormat: "H:|[a]|", options: [.alignAllCenterX], views: ["a": a]"#),
    ]

    @Test("a format becomes a call with its names", arguments: examples)
    func expansion(_ example: Example) {
      let expansion = Expansion(example.source)
      #expect(expansion.messages == [])
      #expect(expansion.source == "NSLayoutConstraint.constraints(\(example.arguments))")
    }
  }
#endif
