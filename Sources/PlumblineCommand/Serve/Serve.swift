// `plumbline serve`: a live page of the documents, on this machine only.

import ArgumentParser
import Foundation

#if Serve
  import LayoutService
#endif

struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serves a live page of the documents on this machine.",
    discussion: """
      Open the address that is printed. The page shows every scene, its
      findings and what decides each frame; drag the edge of a screen, or
      change a constraint, and the layout follows. It answers this machine
      only, and changes no document unless it is started with --write: then
      the address holds a token, and who does not know it changes nothing.

      EXAMPLES:
        plumbline serve
        plumbline serve --port 8080 App
        plumbline serve --write App

      Ctrl-C ends it.
      """)

  @Argument(help: ArgumentHelp("Documents and folders; this folder without any.", valueName: "path"))
  var paths: [String] = ["."]

  @Option(help: "The port; 0 takes any that is free.")
  var port: UInt16 = 7171

  @Flag(help: "Let the page write constants, priorities, frames and ways out into the documents.")
  var write = false

  func run() throws {
    #if Serve
      let library = try FolderLibrary(paths)
      for complaint in library.complaints() { Console.complain(complaint) }
      let server = LayoutServer(library, port: port, writeToken: write ? Self.newToken() : nil)
      let ended = DispatchSemaphore(value: 0)
      let outcome = Outcome()
      Task {
        do {
          try await server.run { address in Console.print("\(address)\n") }
        } catch {
          outcome.error = error
        }
        ended.signal()
      }
      ended.wait()
      if let mistake = outcome.error as? ServingMistake { throw CommandLineMistake("\(mistake)") }
      if let error = outcome.error {
        throw CommandLineMistake(
          "the page cannot be served at port \(port): \(error). Choose another with --port.")
      }
    #else
      throw CommandLineMistake(
        "this plumbline was built without the live page. Build it with: swift build -c release --traits Serve --product plumbline."
      )
    #endif
  }
}

#if Serve
  extension Serve {
    /// 160 bits that nobody can guess.
    fileprivate static func newToken() -> String {
      var source = SystemRandomNumberGenerator()
      return (0..<20).map { _ in
        let byte = UInt8.random(in: .min ... .max, using: &source)
        return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }.joined()
    }
  }

  /// What the server ended with; written before the semaphore is raised, read after.
  private final class Outcome: @unchecked Sendable {
    var error: (any Error)?
  }
#endif
