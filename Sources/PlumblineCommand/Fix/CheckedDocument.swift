// One document as `check` sees it, for commands that change it.

import ArgumentParser
import InterfaceBuilder
import LayoutReport
import Plumbline

/// The reports of a check of one document with its project's settings, and the document itself, for who tries changes.
/// - Parameter tries: Whether ways out are tried for its findings.
func checked<Answer: Sendable>(
  _ document: String, tries: Bool, _ body: @escaping @Sendable ([SceneReport], LaidOutDocument) -> Answer
) throws -> Answer {
  var input = try InputOptions.parse(["--", document])
  input.isCheck = true
  let planned = try DocumentSearch.documents(for: input)
  let sources = SourceComparison(around: input, planned)
  let check = DocumentCheck(only: [], planned.map(\.settings.rules), sources, triesWays: tries)
  var run = SceneRun(input)
  var answer: Answer?
  try run.forEachDocument(
    planned, check.configured, check.report,
    combine: { pieces, document, laidOut in body(check.reports(pieces, document, laidOut), laidOut) }
  ) { found, _ in
    answer = found
  }
  guard let answer else { throw ExitCode.unreadable }
  return answer
}
