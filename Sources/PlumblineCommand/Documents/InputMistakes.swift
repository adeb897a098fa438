// The mistakes of an input with their places, for outputs that annotate lines.

import InterfaceBuilder
import LayoutDocument
import LayoutReport

extension InputMistake {
  /// The mistakes of an error; one without a place for an error that has none.
  static func all(in error: any Error) -> [InputMistake] {
    switch error {
    case let error as InterfaceBuilderError where error.line != nil:
      [InputMistake(error.reason, line: error.line, column: error.column)]
    case let error as LayoutDocumentError:
      error.mistakes.map { InputMistake($0.message, line: $0.line, column: $0.column) }
    case let error as TeamConfigurationMistakes:
      error.mistakes.map { InputMistake($0.message, line: $0.line, column: $0.column) }
    default: [InputMistake("\(error)")]
    }
  }
}
