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

  /// Without a template: where this is continuous integration, the files of this commit where the project is hosted, as
  /// GitHub's and GitLab's runners or the remote repository tell.
  var links: String {
    if let linkTemplate { return linkTemplate }
    let (values, git) = (ProcessInfo.processInfo.environment, try? GitCommand())
    let github = ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA"].compactMap { values[$0] }
    let gitlab = ["CI_PROJECT_URL", "CI_COMMIT_SHA"].compactMap { values[$0] }
    let told = github.count == 3 ? github : gitlab
    guard let told = told.count > 1 ? told : values["CI"].flatMap({ _ in git?.origin }) else {
      return ReportPage.editorLinks
    }
    let project = told.dropLast().joined(separator: "/")
    let kind = gitlab.count == 2 || project.contains("gitlab") ? "-/blob" : "blob"
    return "\(project)/\(kind)/\(told.last ?? "")/\(git?.prefix ?? ""){relative}#L{line}"
  }
}
