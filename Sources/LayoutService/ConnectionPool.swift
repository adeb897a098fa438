// Timeouts of connections and TCP_NODELAY, which the HTTP library does not set.

#if Serve
  import FlyingSocks
  import Foundation

  /// Passes sockets on to the system's pool.
  ///
  /// * An answer is two writes, head and body. Nagle's algorithm holds the second one back until the first is confirmed,
  ///   which the other side delays by 40 ms; so it is switched off, of the listening socket, whose setting accepted ones
  ///   inherit, and of each of these.
  /// * Who is waited for longer than the limit is disconnected: with half of a request as with none.
  struct ConnectionPool: AsyncSocketPool {
    let base: any AsyncSocketPool
    /// How long a connection may leave a request unfinished, or be idle.
    let patience: Duration

    func prepare() async throws { try await base.prepare() }

    func run() async throws { try await base.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
      let file = socket.file.rawValue
      Self.sendAtOnce(file)
      guard !Self.isListening(file) else {
        return try await base.suspendSocket(socket, untilReadyFor: events)
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await base.suspendSocket(socket, untilReadyFor: events) }
        group.addTask {
          try await Task.sleep(for: patience)
          throw SocketError.disconnected
        }
        defer { group.cancelAll() }
        try await group.next()
      }
    }

    private static func sendAtOnce(_ file: Int32) {
      var isOn: Int32 = 1
      _ = setsockopt(file, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    }

    private static func isListening(_ file: Int32) -> Bool {
      var answer: Int32 = 0
      var size = socklen_t(MemoryLayout<Int32>.size)
      return getsockopt(file, SOL_SOCKET, SO_ACCEPTCONN, &answer, &size) == 0 && answer != 0
    }

    /// As many open files as the system grants, up to what a page needs: each connection is one.
    static func raiseFileLimit() {
      var limit = rlimit()
      #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      #else
        let resource = RLIMIT_NOFILE
      #endif
      guard getrlimit(resource, &limit) == 0, limit.rlim_cur < 4096 else { return }
      limit.rlim_cur = min(limit.rlim_max, 4096)
      setrlimit(resource, &limit)
    }
  }
#endif
