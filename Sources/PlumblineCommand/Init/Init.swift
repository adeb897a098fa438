// `plumbline init`: a commented `.plumbline.yml`, or one converted from IBLinter.

import ArgumentParser
import Foundation
import LayoutReport

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a commented .plumbline.yml, or converts a configuration of IBLinter.",
    discussion: """
      EXAMPLES:
        plumbline init
        plumbline init --from .iblinter.yml
        plumbline init App
      """)

  @Argument(
    help: ArgumentHelp("The folder that the file is written to.", valueName: "folder"), completion: .directory
  )
  var folder = "."

  @Option(
    help: ArgumentHelp("A configuration of IBLinter to convert.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var from: String?

  @Flag(help: "Replace an existing file.")
  var force = false

  func run() throws {
    let path = FilePath(argument: folder).appending(TeamConfiguration.name)
    guard force || FileStatus(of: path, followingLinks: false) == nil else {
      Console.complain("\(path.name): exists already; --force replaces it.")
      throw ExitCode.unreadable
    }
    var template = TeamConfigurationTemplate()
    var notes: [String] = []
    if let from {
      do {
        let source = FilePath(argument: from)
        let bytes = try FileContents.bytes(of: source, limit: TeamConfiguration.sizeLimit)
        guard let place = source.folder.resolved, let target = FilePath(argument: folder).resolved else {
          throw DocumentError.unreadable(folder, reason: FileContents.reason(errno))
        }
        let foreign = try IBLinterConfiguration(
          bytes, name: source.name, way: FolderWalk.relativePath(of: target, below: place))
        template = foreign.template
        notes = foreign.notes.map { "\(source.name): \($0)" }
      } catch {
        Console.complain(about: error)
        throw ExitCode.unreadable
      }
    }
    try WholeFile.write(template.text, to: path)
    Console.print(showingControls("\(path.name): written.") + "\n")
    for note in notes { Console.complain(note) }
  }
}
