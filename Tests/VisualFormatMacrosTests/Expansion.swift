// Source with `#visualFormat`, expanded as the compiler does it: what comes of it, and what is said about it where.

#if Macros
  import SwiftParser
  import SwiftSyntax
  import SwiftSyntaxMacroExpansion

  @testable import VisualFormatMacros

  /// What becomes of a piece of source.
  struct Expansion {
    /// `1:14 error: …`, with the line and the column, counted in bytes from 1, and a line for each fix-it.
    var messages: [String] = []
    /// The source after the expansion.
    var source: String
    /// The source after every fix-it.
    var fixed: String

    init(_ text: String) {
      let file = Parser.parse(source: text)
      let context = BasicMacroExpansionContext(
        sourceFiles: [file: .init(moduleName: "Client", fullFilePath: "Client.swift")])
      source =
        file.expand(
          macroSpecs: ["visualFormat": MacroSpec(type: VisualFormatMacro.self)],
          contextGenerator: {
            BasicMacroExpansionContext(
              sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
          }
        ).description
      var bytes = Array(text.utf8)
      func offset(_ position: AbsolutePosition, _ node: some SyntaxProtocol) -> Int {
        context.location(for: position, anchoredAt: Syntax(node), fileName: "").offset
      }
      var edits: [(range: Range<Int>, text: String)] = []
      for diagnostic in context.diagnostics {
        // As the compiler is told: where the node begins, and the distance that comes with the sentence.
        let (sentence, distance) = PlacedSentence.read(diagnostic.diagMessage.message)
        let place = context.location(
          for: diagnostic.node.positionAfterSkippingLeadingTrivia.advanced(by: distance),
          anchoredAt: diagnostic.node, fileName: "")
        messages.append("\(place.line):\(place.column) \(sentence)")
        for fixIt in diagnostic.fixIts {
          messages.append("  \(fixIt.message.message)")
          for case .replaceText(let range, let replacement, let node) in fixIt.changes {
            edits.append((offset(range.lowerBound, node)..<offset(range.upperBound, node), replacement))
          }
        }
      }
      for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        bytes.replaceSubrange(edit.range, with: edit.text.utf8)
      }
      fixed = String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
