// The diagnostics of a format and its names, each sentence with its way out.

#if Macros
  import SwiftDiagnostics
  import SwiftSyntax

  /// A diagnostic, shown at the position of the mistake.
  struct FormatMessage: DiagnosticMessage {
    var kind: String
    var message: String

    var severity: DiagnosticSeverity { .error }
    var diagnosticID: MessageID { MessageID(domain: "VisualFormat", id: kind) }

    init(_ kind: String, _ message: String) {
      self.kind = kind
      self.message = message
    }
  }

  extension FormatMessage {
    static let notLiteral = FormatMessage(
      "literal",
      "a format that is checked at compile time is one string literal; one that is built at run time is for "
        + "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)")
    static let interpolation = FormatMessage(
      "interpolation",
      "a format that is checked at compile time has no interpolations: write a name instead, and pass its "
        + "value by `metrics: [\"name\": value]` or as a variable of that name")
    static let namelessView = FormatMessage(
      "nameless", "this view has no name that a format could use: name it with `views: [\"name\": view]`")
    static let notDictionary = FormatMessage(
      "dictionary",
      "names are read at compile time: write a dictionary literal, [\"name\": value]")
    static let notName = FormatMessage("key", "a name is a string literal without interpolations")
    static func repeated(_ name: String) -> FormatMessage {
      FormatMessage("repeated", "'\(name)' is given twice: use another name for one of them")
    }
    static func noVariable(_ name: String) -> FormatMessage {
      FormatMessage(
        "variable", "'\(name)' cannot be the name of a variable: pass its value with [\"\(name)\": value]")
    }
    static func notASCII(_ name: String) -> FormatMessage {
      FormatMessage(
        "ascii",
        "'\(name)' cannot be used in a format: names consist of the letters from A to Z, digits and "
          + "underscores; pass its value under another name with [\"name\": \(name)]")
    }
    static let lineEnd = FormatMessage("line", "a format has no line breaks: end the line with a backslash")
    static func unknown(_ name: String, _ what: String, known: [String]) -> FormatMessage {
      FormatMessage(
        "unknown",
        known.isEmpty
          ? "'\(name)' is unknown: no \(what) are given"
          : "'\(name)' is not among the given \(what): \(known.joined(separator: ", "))")
    }
  }

  /// A fix-it that removes a mistake.
  struct FormatFix: FixItMessage {
    var message: String
    var fixItID: MessageID { MessageID(domain: "VisualFormat", id: "fix") }

    init(_ message: String) { self.message = message }
  }
#endif
