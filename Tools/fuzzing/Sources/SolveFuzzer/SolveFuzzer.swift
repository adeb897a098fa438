// What `plumbline solve` does with its input, whatever the input is: answers with finite numbers, or one sentence.

import Foundation
import FuzzerDriver

@main enum SolveFuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
        SolveFuzzer.solve(bytes.map { Data(bytes: $0, count: count) } ?? Data())
        return 0
      })
  }

  /// Reads bytes as the command does.
  static func solve(_ input: Data) {
    do throws(SolveMistake) {
      for document in try SolveDocuments(input) {
        for answer in try document.answers() {
          let numbers = Array(answer.values.values) + Array(answer.violations.values)
          guard numbers.allSatisfy(\.isFinite) else { fatalError("no JSON: \(answer.json)") }
          guard !answer.json.contains("\n") else { fatalError("more than a line: \(answer.json)") }
        }
      }
    } catch {
      let complaint = error.complaint(about: "input")
      guard !error.description.isEmpty, !complaint.contains("\n") else { fatalError("no line: \(complaint)") }
    }
  }
}
