// `plumbline init`: a commented `.plumbline.yml`.

import ArgumentParser
import LayoutReport

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a commented .plumbline.yml.",
    discussion: """
      EXAMPLES:
        plumbline init
        plumbline init App
      """)

  @Argument(
    help: ArgumentHelp("The folder that the file is written to.", valueName: "folder"), completion: .directory
  )
  var folder = "."

  @Flag(help: "Replace an existing file.")
  var force = false

  func run() throws {
    let path = FilePath(argument: folder).appending(TeamConfiguration.name)
    guard force || FileStatus(of: path, followingLinks: false) == nil else {
      Console.complain("\(path.name): exists already; --force replaces it.")
      throw ExitCode.unreadable
    }
    try WholeFile.write(TeamConfiguration.template, to: path)
    Console.print(showingControls("\(path.name): written.") + "\n")
  }
}
