// `--link-template` of pages: where their links to lines of documents lead.

import ArgumentParser
import Foundation
import LayoutReport

struct LinkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where pages find a line of a document: an address with {path} or {relative}, {line} and {column}. "
        + "The default opens VS Code, and where CI is set the file on the forge.",
      valueName: "address"))
  var linkTemplate: String?

  func validate() throws {
    if let linkTemplate, !linkTemplate.contains("{path}"), !linkTemplate.contains("{relative}") {
      throw CommandLineMistake(
        "--link-template \(linkTemplate) names no file. Give an address with {path} or {relative}, such as "
          + "'\(ReportPage.editorLinks)'.")
    }
  }

  var links: String {
    linkTemplate ?? Self.forge(ProcessInfo.processInfo.environment) ?? ReportPage.editorLinks
  }

  /// The files of this commit where the project is hosted, if this is continuous integration: as GitHub's and GitLab's
  /// runners tell, or the remote repository.
  private static func forge(_ environment: [String: String]) -> String? {
    let names = [
      ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA"], ["CI_PROJECT_URL", "CI_COMMIT_SHA"],
    ]
    let git = try? GitCommand()
    let told = names.lazy.map { $0.compactMap { environment[$0] } }.enumerated()
      .first { $1.count == names[$0].count }?.element
    guard let values = told ?? (environment["CI"] == nil ? nil : git?.origin) else { return nil }
    let project = values.dropLast().joined(separator: "/")
    let isGitLab =
      environment["GITLAB_CI"] != nil || project.contains("gitlab") || values == told && values.count == 2
    return
      "\(project)/\(isGitLab ? "-/" : "")blob/\(values.last ?? "")/\(git?.prefix ?? ""){relative}#L{line}"
  }
}
