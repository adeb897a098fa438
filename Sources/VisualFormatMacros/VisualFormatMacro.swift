// `#visualFormat`: the call that makes the constraints, with the format as it is and its names beside what they stand for.

#if Macros
  import SwiftDiagnostics
  import SwiftParser
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros
  import VisualFormat

  /// The expansion of `#visualFormat`.
  public struct VisualFormatMacro: ExpressionMacro {
    /// A call of `NSLayoutConstraint.constraints(withCheckedVisualFormat:…)`. Throws everything that is wrong at once.
    public static func expansion(
      of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
      let arguments = FormatArguments(node.arguments)
      guard arguments.mistakes.isEmpty, let literal = arguments.literal else {
        throw DiagnosticsError(diagnostics: arguments.mistakes)
      }
      let check = FormatCheck(literal, arguments)
      guard check.mistakes.isEmpty, let format = check.format else {
        throw DiagnosticsError(diagnostics: check.mistakes)
      }
      var names = ExpandedNames(format, arguments, metricsAround: check.metricsAround)
      names.reportWhatNoVariableIsCalled(in: literal)
      guard names.mistakes.isEmpty else { throw DiagnosticsError(diagnostics: names.mistakes) }
      var call = ["withCheckedVisualFormat: \(ExprSyntax(literal: literal.text))"]
      if let options = arguments.options { call.append("options: \(options.trimmed)") }
      for (label, values) in [("metrics", names.metrics), ("views", names.views), ("either", names.either)]
      where !values.isEmpty {
        let pairs = values.map { "\(ExprSyntax(literal: $0.name)): \($0.value.trimmed)" }
        call.append("\(label): [\(pairs.joined(separator: ", "))]")
      }
      return "NSLayoutConstraint.constraints(\(raw: call.joined(separator: ", ")))"
    }
  }

  /// Names with what they stand for: what the call gives, and otherwise variables of these names.
  private struct ExpandedNames {
    private(set) var views: [NamedValue]
    private(set) var metrics: [NamedValue]
    /// Sizes that a view or a number may stand for; what the variable is decides.
    private(set) var either: [NamedValue] = []
    private(set) var mistakes: [Diagnostic] = []
    private var around: [String]

    init(_ format: VisualFormat, _ arguments: FormatArguments, metricsAround: [String]) {
      var seen = Set(metricsAround)
      var viewsAround: [String] = []
      var eitherAround: [String] = []
      if arguments.views == nil {
        for element in format.elements where seen.insert(element.name).inserted {
          viewsAround.append(element.name)
        }
        for case .view(let name) in format.elements.flatMap({ $0.predicates.map(\.object) })
        where seen.insert(name).inserted {
          if arguments.metrics == nil { eitherAround.append(name) } else { viewsAround.append(name) }
        }
      }
      views = arguments.views ?? viewsAround.compactMap(Self.variable)
      metrics = arguments.metrics ?? metricsAround.compactMap(Self.variable)
      either = eitherAround.compactMap(Self.variable)
      around = viewsAround + metricsAround + eitherAround
    }

    mutating func reportWhatNoVariableIsCalled(in literal: FormatLiteral) {
      mistakes = around.filter { Self.variable($0) == nil }.map {
        Diagnostic(node: literal.syntax, message: FormatMessage.noVariable($0))
      }
    }

    private static func variable(_ name: String) -> NamedValue? {
      if name == "_" { return nil }
      let isPlain = name == "self" || name.isValidSwiftIdentifier(for: .variableName)
      return NamedValue(name: name, value: isPlain ? "\(raw: name)" : "`\(raw: name)`")
    }
  }
#endif
