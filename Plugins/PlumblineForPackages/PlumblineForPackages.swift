// `swift package plumbline …`: runs the command with the arguments that follow; without any, it checks the package.

import Foundation
import PackagePlugin

@main
struct PlumblineForPackages: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let command = Process()
    command.executableURL = try builtCommand()
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

  /// The command, optimised: built by the first call, which takes minutes, and found there by the next ones.
  private func builtCommand() throws -> URL {
    let build = try packageManager.build(
      .product("plumbline"), parameters: .init(configuration: .release, logging: .concise, echoLogs: true))
    guard build.succeeded else { throw BuildFailure(log: build.logText) }
    guard let built = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      throw BuildFailure(log: "the build made no executable file")
    }
    return built.url
  }
}

/// Why there is no command to run.
private struct BuildFailure: Error, CustomStringConvertible {
  var log: String

  var description: String { "plumbline cannot be built: \(log)" }
}
