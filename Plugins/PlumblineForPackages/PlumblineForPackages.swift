// `swift package plumbline …`: runs the command with the arguments that follow; without any, it checks the package.

import Foundation
import PackagePlugin

@main
struct PlumblineForPackages: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let command = Process()
    command.executableURL = try context.tool(named: "PlumblineCommand").url
    command.currentDirectoryURL = context.package.directoryURL
    command.arguments = arguments.isEmpty ? ["check", "."] : arguments
    try command.run()
    command.waitUntilExit()
    // The command's own lines have said why; SwiftPM wants a diagnostic to end with a status other than 0.
    guard command.terminationReason == .exit, command.terminationStatus == 0 else {
      Diagnostics.error("plumbline ended with status \(command.terminationStatus)")
      return
    }
  }
}
