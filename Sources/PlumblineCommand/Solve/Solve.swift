// `plumbline solve`: the solver without views, from JSON to JSON.

import ArgumentParser
import Foundation

struct Solve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Solves linear constraints with priorities: JSON in, one JSON object a line out.",
    discussion: """
      The input is one or more JSON objects; each is a system of its own:

        {"constraints":[
          {"id":"a","terms":{"x":1},"relation":"==","constant":10},
          {"id":"b","terms":{"x":1,"y":-1},"relation":"<=","constant":0,
           "priority":750}],
         "steps":[
          {"solve":true},{"set":{"id":"a","constant":12}},{"remove":"b"},
          {"solve":true}]}

      A constraint is: the sum of its terms (coefficient times variable), RELATION,
      constant. Relations are ==, <= and >=. Priorities are above 0 and at most
      1000; 1000 is required, and the default. Without "steps" the system is solved
      once.

      Each solve prints the values of the variables, the violation of each
      constraint that does not hold, the conflicts between required constraints,
      and the free variables, which have another value in another optimal solution:

        {"values":{"x":10,"y":10},"violations":{},"conflicts":[],"free":["y"]}

      EXAMPLES:
        plumbline solve system.json
        echo '{"constraints":[{"id":"a","terms":{"x":2},
          "relation":">=","constant":10}]}' | plumbline solve

      EXIT STATUS: 0; 2, with one line that names the place, for wrong input.
      """)

  @Argument(
    help: "The file to read. The default is - for standard input.", completion: .file(extensions: ["json"]))
  var file: String?

  /// The limit for the input in bytes: about a million constraints.
  private static let sizeLimit = 256 << 20

  @Option(
    parsing: .unconditional, help: TimeAllowance.helpOfOneInput, transform: TimeAllowance.init(parsing:))
  var timeLimit = TimeAllowance.usual

  func run() throws {
    let name = isStandardInput ? "standard input" : file ?? ""
    do {
      for document in try SolveDocuments(input()) {
        for answer in try timeLimit.hold(name, document.answers) { Console.print(answer.json + "\n") }
      }
    } catch let mistake as SolveMistake {
      Console.complain(mistake.complaint(about: name))
      throw ExitCode.unreadable
    }
  }

  private var isStandardInput: Bool { file == nil || file == "-" }

  private func input() throws(SolveMistake) -> Data {
    do throws(DocumentError) {
      return isStandardInput
        ? try FileContents.standardInput(limit: Self.sizeLimit)
        : try FileContents.bytes(of: FilePath(argument: file ?? ""), limit: Self.sizeLimit)
    } catch .tooLarge {
      throw SolveMistake(path: "", problem: .tooLarge(limit: Self.sizeLimit))
    } catch {
      throw SolveMistake(path: "", problem: .unreadable)
    }
  }
}
