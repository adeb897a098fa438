// One connection of the live page: requests are read one after the other, each within limits, and answered.

import Dispatch
import Foundation

/// The limits of a client's connections and requests.
struct ServingLimits: Sendable {
  /// The maximum time that a connection may be silent or take nothing, and that a request may take to arrive.
  var request = Duration.seconds(10)
  /// The maximum time that an answer may take to be made, and again to be taken.
  var answer = Duration.seconds(60)
  /// The maximum number of connections at once; each has a thread.
  var connections = 64
}

/// The connections that wait for a request, the longest first: these make room for others.
final class WaitingConnections: Sendable {
  private let files = Locked<[Int32]>([])

  func add(_ file: Int32) { files.withLock { $0.append(file) } }

  func remove(_ file: Int32) { files.withLock { files in files.removeAll { $0 == file } } }

  /// Ends the one that has waited longest.
  /// - Returns: Whether there is any.
  func endLongest() -> Bool {
    files.withLock { files in
      guard !files.isEmpty else { return false }
      shutdown(files.removeFirst(), Int32(SHUT_RDWR))
      return true
    }
  }
}

struct PageConnection: Sendable {
  let file: Int32
  let limits: ServingLimits
  /// It is among these when it begins.
  let waiting: WaitingConnections
  let answer: @Sendable (RequestHead, Data) async -> PageAnswer
  /// Admits a request before its body is read; the result is the body's length.
  let admit: @Sendable (RequestHead) throws(PageAnswer) -> Int

  /// The client has left, or is too slow.
  private struct Gone: Error {}

  /// Answers until the client or a limit ends it, and closes the file.
  func serve() {
    defer {
      waiting.remove(file)
      close(file)
    }
    var isOn: Int32 = 1
    setsockopt(file, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #if canImport(Darwin)
      setsockopt(file, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var bytes: [UInt8] = []
    do {
      while try exchange(&bytes) { waiting.add(file) }
    } catch let refusal as PageAnswer {
      waiting.remove(file)
      try? send(refusal.bytes(staysOpen: false))
      leave()
    } catch {}
  }

  /// Refuses a connection beyond the limit.
  func refuse() {
    try? send(
      PageAnswer(.unavailable, "There are \(limits.connections) connections already.").bytes(staysOpen: false)
    )
    close(file)
  }

  /// A request and its answer.
  /// - Returns: Whether another may follow.
  private func exchange(_ bytes: inout [UInt8]) throws -> Bool {
    if bytes.isEmpty { try receive(&bytes, before: .now + limits.request) }
    let deadline = ContinuousClock.now + limits.request
    var search = HeadSearch()
    var end = try search.end(in: bytes)
    while end == nil {
      try receive(&bytes, before: deadline)
      end = try search.end(in: bytes)
    }
    guard let head = RequestHead(bytes[..<end!]) else { throw PageAnswer(.badRequest, "This is no request.") }
    let length = try admit(head)
    bytes.removeFirst(end!)
    if head["expect"] != nil { try send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
    while bytes.count < length { try receive(&bytes, before: deadline) }
    waiting.remove(file)
    let body = Data(bytes.prefix(length))
    bytes.removeFirst(length)
    try send(work(head, body).bytes(staysOpen: head.staysOpen))
    return head.staysOpen
  }

  /// The answer. Work whose client has left, or that takes too long, is cancelled; the connection's place is taken until
  /// it has ended, so that there is never more work than connections.
  private func work(_ head: RequestHead, _ body: Data) throws -> PageAnswer {
    let made = Made()
    let task = Task {
      let answer = await answer(head, body)
      made.answer.withLock { $0 = answer }
      made.isDone.signal()
    }
    let deadline = ContinuousClock.now + limits.answer
    while made.isDone.wait(timeout: .now() + 0.25) == .timedOut {
      let isLate = ContinuousClock.now > deadline
      guard isLate || isLeft else { continue }
      task.cancel()
      if isLate { try? send(PageAnswer(.unavailable, "This took too long.").bytes(staysOpen: false)) }
      made.isDone.wait()
      throw Gone()
    }
    return made.answer.withLock { $0 }!
  }

  private final class Made: Sendable {
    let answer = Locked<PageAnswer?>(nil)
    let isDone = DispatchSemaphore(value: 0)
  }

  // MARK: The socket

  private func receive(_ bytes: inout [UInt8], before deadline: ContinuousClock.Instant) throws {
    try wait(for: POLLIN, before: deadline)
    let part = [UInt8](unsafeUninitializedCapacity: 16 << 10) { buffer, count in
      count = max(0, recv(file, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT)))
    }
    if part.isEmpty { throw Gone() }
    bytes += part
  }

  private func send(_ bytes: Data) throws {
    #if canImport(Darwin)
      let flags = Int32(MSG_DONTWAIT)
    #else
      let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
    #endif
    let deadline = ContinuousClock.now + limits.answer
    try bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        try wait(for: POLLOUT, before: min(deadline, .now + limits.request))
        let count = Foundation.send(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, flags)
        guard count >= 0 || errno == EAGAIN || errno == EINTR else { throw Gone() }
        rest = rest.dropFirst(max(count, 0))
      }
    }
  }

  private func wait(for events: Int32, before deadline: ContinuousClock.Instant) throws {
    var entry = pollfd(fd: file, events: Int16(events), revents: 0)
    var count: Int32
    repeat {
      let rest = (deadline - .now) / .milliseconds(1)
      guard rest > 0 else { throw Gone() }
      count = poll(&entry, 1, Int32(rest) + 1)
    } while count < 0 && errno == EINTR
    guard count > 0 else { throw Gone() }
  }

  private var isLeft: Bool {
    #if os(Linux)
      // POLLRDHUP: its macro is not imported into Swift.
      let end: Int16 = 0x2000
    #else
      let end = Int16(POLLHUP)
    #endif
    var entry = pollfd(fd: file, events: end, revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  /// Reads the remaining input for a moment: a socket that is closed with unread bytes takes its last answer along.
  private func leave() {
    shutdown(file, Int32(SHUT_WR))
    let deadline = ContinuousClock.now + .seconds(2)
    while true {
      var rest: [UInt8] = []
      guard (try? receive(&rest, before: deadline)) != nil else { return }
    }
  }
}
