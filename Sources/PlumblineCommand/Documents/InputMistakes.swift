// What is wrong with an input, mistake by mistake, for outputs that show each at its place.

import InterfaceBuilder
import LayoutDocument
import LayoutReport

extension InputMistake {
  /// The mistakes that an error of reading tells of; one without a place, where it knows none.
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
