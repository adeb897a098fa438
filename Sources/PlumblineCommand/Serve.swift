// `plumbline serve`: a live page of the documents, on this machine only.

import ArgumentParser
import Foundation
import InterfaceBuilder
import LayoutDocument
import Plumbline

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
      change a constraint, and the layout follows. It reads documents and
      writes none. It answers this machine only.

      EXAMPLES:
        plumbline serve
        plumbline serve --port 8080 App

      Ctrl-C ends it.
      """)

  @Argument(help: ArgumentHelp("Documents and folders; this folder without any.", valueName: "path"))
  var paths: [String] = ["."]

  @Option(help: "The port; 0 takes any that is free.")
  var port: UInt16 = 7171

  func run() throws {
    #if Serve
      let library = try FolderLibrary(paths)
      let server = LayoutServer(library, port: port)
      let ended = DispatchSemaphore(value: 0)
      let outcome = Outcome()
      Task {
        do {
          try await server.run { address in Console.print("\(address)\n")
          }
        } catch {
          outcome.error = error
        }
        ended.signal()
      }
      ended.wait()
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
  /// What the server ended with; written before the semaphore is raised, read after.
  private final class Outcome: @unchecked Sendable {
    var error: (any Error)?
  }

  /// The documents below some folders.
  private struct FolderLibrary: DocumentLibrary {
    private let input: InputOptions

    init(_ paths: [String]) throws { input = try InputOptions.parse(["--"] + paths) }

    func names() -> [String] {
      ((try? DocumentSearch.documents(for: input)) ?? []).compactMap { planned in
        guard case .success(.file(let path)) = planned.source else { return nil }
        return path.name
      }
    }

    func path(of name: String) -> String? { name }

    @MainActor
    func scenes(of name: String, in configuration: Configuration) throws -> [Scene] {
      try SceneReader(.file(FilePath(argument: name))).scenes(for: configuration)
    }

    @MainActor
    func scenes(ofText text: String) throws -> [Scene] {
      [try LayoutDocument(Data(text.utf8), name: "playground").makeScene()]
    }
  }
#endif
