// The live page's server: where it listens, and how many connections it takes. What is answered comes from `PageHandler`.
//
// It is a server of our own, for as much of HTTP/1.1 as browsers use, because limits come first: the head of a request is
// bounded and looked at before anything else is done, and work ends with its client.

import Foundation
import Synchronization

/// Serves the live page of some documents.
public struct LayoutServer: Sendable {
  private let library: any DocumentLibrary
  private let port: UInt16
  private let writeToken: String?
  private let timeLimit: Double
  var limits = ServingLimits()

  /// A server for a library.
  /// - Parameters:
  ///   - library: The documents.
  ///   - port: 0 takes any that is free.
  ///   - writeToken: What a request must know that changes a document; nil where none may.
  ///   - timeLimit: The seconds that an answer of a document may take; 0 for no limit.
  package init(
    _ library: any DocumentLibrary, port: UInt16, writeToken: String? = nil, timeLimit: Double = 20
  ) {
    self.library = library
    self.port = port
    self.writeToken = writeToken
    self.timeLimit = timeLimit
  }

  /// Serves until the task is cancelled. `ready` is called with the page's address as soon as it can be opened.
  package func run(ready: @escaping @Sendable (String) -> Void) async throws(ServingMistake) {
    let (listening, port) = try Self.listen(on: port)
    let workshop = Workshop(library, timeLimit: timeLimit)
    let handler = PageHandler(
      library: library, workshop: workshop, changes: FileChanges(library), writeToken: writeToken,
      guardian: RequestGuard(port: port))
    let isStopped = Atomic(false)
    await workshop.project.read(library.names())
    Task { await workshop.warmUp() }
    // What stands behind # stays in the browser.
    ready("http://127.0.0.1:\(port)/" + (writeToken.map { "#token=\($0)" } ?? ""))
    await withTaskCancellationHandler {
      await withCheckedContinuation { ended in
        Thread.detachNewThread {
          accept(on: listening, handler) { isStopped.load(ordering: .relaxed) }
          close(listening)
          ended.resume()
        }
      }
    } onCancel: {
      isStopped.store(true, ordering: .relaxed)
    }
  }

  /// Gives each connection a thread. Of more than there are places, the one that has been silent longest ends.
  private func accept(on listening: Int32, _ handler: PageHandler, until isStopped: () -> Bool) {
    let places = DispatchSemaphore(value: limits.connections)
    let waiting = WaitingConnections()
    while !isStopped() {
      var entry = pollfd(fd: listening, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 200) > 0 else { continue }
      let file = Foundation.accept(listening, nil, nil)
      guard file >= 0 else {
        // A client that left again, or no descriptor: others end soon.
        usleep(10_000)
        continue
      }
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
      let hasPlace =
        places.wait(timeout: .now()) == .success
        || waiting.endLongest() && places.wait(timeout: .now() + 1) == .success
      let connection = PageConnection(
        file: file, limits: limits, waiting: waiting, answer: handler.answer, admit: handler.admit)
      guard hasPlace else {
        connection.refuse()
        continue
      }
      waiting.add(file)
      let thread = Thread {
        connection.serve()
        places.signal()
      }
      thread.start()
    }
  }

  /// A socket that listens on this machine's own address, and its port.
  private static func listen(on port: UInt16) throws(ServingMistake) -> (file: Int32, port: UInt16) {
    #if canImport(Glibc)
      let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let file = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var isOn: Int32 = 1
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    let isListening = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
        return bind(file, address, size) == 0 && Foundation.listen(file, SOMAXCONN) == 0
          && getsockname(file, address, &size) == 0
      }
    }
    guard isListening else {
      let code = errno
      close(file)
      throw code == EADDRINUSE
        ? .portInUse(port) : .portRefused(port, reason: String(cString: strerror(code)))
    }
    return (file, UInt16(bigEndian: address.sin_port))
  }
}

/// Why a page cannot be served.
public enum ServingMistake: Error, Hashable, CustomStringConvertible {
  /// Another program listens there.
  case portInUse(UInt16)
  /// The system does not give the port.
  case portRefused(UInt16, reason: String)

  /// The message: what is wrong, and the way out.
  public var description: String {
    switch self {
    case .portInUse(let port):
      "port \(port) is in use. Choose another with --port; 0 picks a free one."
    case .portRefused(let port, let reason):
      "port \(port): \(reason). Choose one above 1023 with --port; 0 picks a free one."
    }
  }
}
