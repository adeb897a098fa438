// The arguments of `#visualFormat`: the format, views and metrics with their names, options.

#if Macros
  import SwiftDiagnostics
  import SwiftSyntax

  /// A name of a format and the expression that it stands for.
  struct NamedValue {
    var name: String
    var value: ExprSyntax
  }

  /// The arguments of `#visualFormat`.
  struct FormatArguments {
    /// Nil where the first argument is no literal.
    private(set) var literal: FormatLiteral?
    private(set) var options: ExprSyntax?
    /// Nil where names are looked for around the call.
    private(set) var views: [NamedValue]?
    private(set) var metrics: [NamedValue]?
    private(set) var mistakes: [Diagnostic] = []

    init(_ arguments: LabeledExprListSyntax) {
      for (index, argument) in arguments.enumerated() {
        switch argument.label?.text {
        case nil where index == 0: readFormat(argument.expression)
        case nil: addView(argument.expression)
        case "options": options = argument.expression
        case "metrics": metrics = readNames(argument.expression)
        case "views": views = readNames(argument.expression)
        default: break
        }
      }
      reportRepeated(views)
      reportRepeated(metrics)
    }

    private mutating func report(_ message: FormatMessage, at node: some SyntaxProtocol) {
      mistakes.append(Diagnostic(node: node, message: message))
    }

    private mutating func readFormat(_ expression: ExprSyntax) {
      guard let syntax = expression.as(StringLiteralExprSyntax.self) else {
        return report(.notLiteral, at: expression)
      }
      for segment in syntax.segments where segment.is(ExpressionSegmentSyntax.self) {
        report(.interpolation, at: segment)
      }
      literal = FormatLiteral(syntax)
    }

    private mutating func addView(_ expression: ExprSyntax) {
      guard let name = Self.name(of: expression) else { return report(.namelessView, at: expression) }
      views = (views ?? []) + [NamedValue(name: name, value: expression)]
    }

    /// `title`, `cell.title!` and `(title)` are called title.
    private static func name(of expression: ExprSyntax) -> String? {
      if let reference = expression.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
        return reference.baseName.text.filter { $0 != "`" }
      }
      if let member = expression.as(MemberAccessExprSyntax.self) {
        return name(of: ExprSyntax(member.declName))
      }
      if let forced = expression.as(ForceUnwrapExprSyntax.self) { return name(of: forced.expression) }
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
        return tuple.elements.first.flatMap { name(of: $0.expression) }
      }
      return nil
    }

    private mutating func readNames(_ expression: ExprSyntax) -> [NamedValue] {
      guard let dictionary = expression.as(DictionaryExprSyntax.self) else {
        report(.notDictionary, at: expression)
        return []
      }
      guard case .elements(let elements) = dictionary.content else { return [] }
      return elements.compactMap { element in
        guard let key = element.key.as(StringLiteralExprSyntax.self),
          key.segments.allSatisfy({ $0.is(StringSegmentSyntax.self) })
        else {
          report(.notName, at: element.key)
          return nil
        }
        return NamedValue(name: FormatLiteral(key).text, value: element.value)
      }
    }

    private mutating func reportRepeated(_ values: [NamedValue]?) {
      var names: Set<String> = []
      for value in values ?? [] where !names.insert(value.name).inserted {
        report(.repeated(value.name), at: value.value)
      }
    }
  }
#endif
