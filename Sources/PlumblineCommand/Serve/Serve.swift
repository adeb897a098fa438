// `plumbline serve`: a live page of documents, for browsers on this machine.

import ArgumentParser
import Foundation

#if Serve
  import LayoutService
#endif

struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows the documents on a live page in a browser on this machine.",
    discussion: """
      Open the address that is printed. The page shows every scene, its findings
      and which constraints determine each frame; drag the edge of a screen or
      change a constraint, and the scene is laid out again. The server accepts
      connections of this machine only. It changes documents only with --write,
      and only for pages that were opened with the token in the printed address.

      EXAMPLES:
        plumbline serve
        plumbline serve --port 8080 App
        plumbline serve --write App

      Ctrl-C ends the server.
      """)

  @Argument(
    help: ArgumentHelp("Documents and folders. The default is the current folder.", valueName: "path"))
  var paths: [String] = ["."]

  @Option(help: "The port of the server; 0 chooses a free one.")
  var port: UInt16 = 7171

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Give an answer up for which a document takes more seconds; 0 for no limit.", valueName: "seconds"),
    transform: TimeAllowance.init(parsing:))
  var timeLimit = TimeAllowance.usual

  @Flag(help: "Let the page write constants, priorities, frames and fixes into the documents.")
  var write = false

  func run() throws {
    #if Serve
      let library = try FolderLibrary(paths)
      for complaint in library.complaints() { Console.complain(complaint) }
      let server = LayoutServer(
        library, port: port, writeToken: write ? Self.newToken() : nil, timeLimit: timeLimit.seconds)
      let (ended, outcome) = (DispatchSemaphore(value: 0), Outcome())
      Task {
        do throws(ServingMistake) {
          try await server.run { address in Console.print("\(address)\n") }
        } catch {
          outcome.error = error
        }
        ended.signal()
      }
      ended.wait()
      if let mistake = outcome.error { throw CommandLineMistake("\(mistake)") }
    #else
      throw CommandLineMistake(
        "this build has no live page. Build it with 'swift build -c release --traits Serve --product plumbline'."
      )
    #endif
  }
}

#if Serve
  extension Serve {
    /// 160 random bits, in hexadecimal.
    fileprivate static func newToken() -> String {
      var source = SystemRandomNumberGenerator()
      return (0..<20).map { _ in
        let byte = UInt8.random(in: .min ... .max, using: &source)
        return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }.joined()
    }
  }

  /// The error of the server. Written before the semaphore is signalled, read afterwards.
  private final class Outcome: @unchecked Sendable {
    var error: ServingMistake?
  }
#endif
