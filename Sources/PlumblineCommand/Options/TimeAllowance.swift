// `--time-limit`: how long the work on a document may take.

import ArgumentParser
import ConstraintSolver
import LayoutReport

/// A number of seconds: the value of an option, and no group of options, of which ArgumentParser makes the definitions
/// again for each group around it.
struct TimeAllowance: Sendable, CustomStringConvertible {
  static let usual = TimeAllowance(seconds: 20)
  static let help = ArgumentHelp(
    "Give a document up that takes more seconds: it is named, the exit status is 2, and the next one follows. 0 for no "
      + "limit.", valueName: "seconds")

  static let helpOfOneInput = ArgumentHelp(
    "Give up what takes more seconds: the exit status is 2. 0 for no limit.", valueName: "seconds")

  /// 0 for no limit.
  let seconds: Double

  private init(seconds: Double) { self.seconds = seconds }

  init(parsing text: String) throws(CommandLineMistake) {
    guard let seconds = Double(text), seconds >= 0, seconds <= 1e6 else {
      throw CommandLineMistake("'\(text)' is not a number of seconds from 0 to 1000000.")
    }
    self.seconds = seconds
  }

  var description: String { decimal(seconds) }

  /// The answer of some work on a document, if it comes in time; what is left is cut short.
  /// - Parameter writes: Whether the work checks itself before it writes, and is done then.
  func hold<Answer>(_ document: String, writes: Bool = false, _ work: () throws -> Answer) throws -> Answer {
    guard seconds > 0 else { return try work() }
    let limit = TimeLimit(seconds: seconds)
    return try TimeLimit.$current.withValue(limit) {
      let answer = Result { try work() }
      if case .success = answer, writes {} else { try check(document) }
      return try answer.get()
    }
  }

  /// Throws where the time for the work at hand is over: nothing may be written then.
  func check(_ document: String) throws(DocumentError) {
    if TimeLimit.isOver { throw .outOfTime(document, seconds: seconds) }
  }
}
