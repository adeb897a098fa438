// `--time-limit`: how long the work on a document may take.

import ArgumentParser
import ConstraintSolver
import LayoutReport

struct TimeOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Give a document up that takes more seconds: it is named, the exit status is 2, and the next one follows. 0 for no "
        + "limit.", valueName: "seconds"))
  var timeLimit: Double = 20

  func validate() throws { try Self.validate(timeLimit) }

  static func validate(_ timeLimit: Double) throws {
    guard timeLimit >= 0, timeLimit <= 1e6 else {
      throw CommandLineMistake(
        "--time-limit: \(decimal(timeLimit)) is not a number of seconds from 0 to 1000000.")
    }
  }

  /// The answer of some work on a document, if it comes in time; what is left is cut short.
  /// - Parameter writes: Whether the work checks itself before it writes, and is done then.
  func hold<Answer>(_ document: String, writes: Bool = false, _ work: () throws -> Answer) throws -> Answer {
    guard timeLimit > 0 else { return try work() }
    let limit = TimeLimit(seconds: timeLimit)
    return try TimeLimit.$current.withValue(limit) {
      let answer = Result { try work() }
      if case .success = answer, writes {} else { try check(document) }
      return try answer.get()
    }
  }

  /// Throws where the time for the work at hand is over: nothing may be written then.
  func check(_ document: String) throws(DocumentError) {
    if TimeLimit.isOver { throw .outOfTime(document, seconds: timeLimit) }
  }
}
