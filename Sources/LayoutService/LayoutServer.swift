// The live page's server: where it listens, and for how long it waits. What is answered comes from `PageHandler`.

#if Serve
  import FlyingFox
  import FlyingSocks
  import Foundation

  /// Serves the live page of some documents.
  public struct LayoutServer: Sendable {
    private let library: any DocumentLibrary
    private let port: UInt16
    private let writeToken: String?

    /// A server for a library.
    /// - Parameters:
    ///   - library: The documents.
    ///   - port: 0 takes any that is free.
    ///   - writeToken: What a request must know that changes a document; nil where none may.
    package init(_ library: any DocumentLibrary, port: UInt16, writeToken: String? = nil) {
      self.library = library
      self.port = port
      self.writeToken = writeToken
    }

    /// How long an answer may take, and a connection be idle, in seconds.
    static let timeLimit = 60.0

    /// Serves until the task is cancelled. `ready` is called with the page's address as soon as it can be opened.
    package func run(ready: @escaping @Sendable (String) -> Void) async throws {
      ConnectionPool.raiseFileLimit()
      let server = HTTPServer(
        config: HTTPServer.Configuration(
          address: try .inet(ip4: "127.0.0.1", port: port), timeout: Self.timeLimit,
          pool: ConnectionPool(base: HTTPServer.defaultPool(), patience: .seconds(Self.timeLimit)),
          logger: .disabled))
      let workshop = Workshop(library)
      let handler = PageHandler(
        library: library, workshop: workshop, changes: FileChanges(library), writeToken: writeToken,
        server: server)
      await server.appendRoute("*", to: handler)
      let (port, writeToken) = (port, writeToken)
      do {
        // A server that cannot listen ends at once; nobody may wait for it then.
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await server.run() }
          group.addTask {
            try await server.waitUntilListening()
            await workshop.project.read(library.names())
            Task { await workshop.warmUp() }
            if case .ip4(_, let port) = await server.listeningAddress {
              // What stands behind # stays in the browser.
              ready("http://127.0.0.1:\(port)/" + (writeToken.map { "#token=\($0)" } ?? ""))
            }
          }
          while try await group.next() != nil {}
        }
      } catch SocketError.failed(_, EADDRINUSE, _) {
        throw ServingMistake.portInUse(port)
      } catch SocketError.failed(_, let code, let reason) where code == EACCES || code == EPERM {
        throw ServingMistake.portRefused(port, reason: reason)
      }
    }
  }

  /// Why a page cannot be served.
  public enum ServingMistake: Error, Hashable, CustomStringConvertible {
    /// Another program listens there.
    case portInUse(UInt16)
    /// The system keeps the port for others.
    case portRefused(UInt16, reason: String)

    /// What is wrong, and the way out.
    public var description: String {
      switch self {
      case .portInUse(let port):
        "port \(port) is in use. Choose another with --port; 0 picks a free one."
      case .portRefused(let port, let reason):
        "port \(port): \(reason). Choose one above 1023 with --port; 0 picks a free one."
      }
    }
  }
#endif
