// The live page's server against clients that send too much, too slowly, nothing, or come in numbers. Sizes and numbers are
// those of the documentation (Page.md, "Who may ask").

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline
import Testing

@testable import LayoutService

@Suite("Heads of requests")
struct RequestHeadTests {
  private static func head(_ text: String) -> RequestHead? {
    RequestHead(Array(text.replacing("\n", with: "\r\n").utf8))
  }

  @Test("method, path, query and fields")
  func parts() throws {
    let head = try #require(
      Self.head("GET /api/why?view=a%2Fb&scene=3&view=c HTTP/1.1\nHost: localhost:1\nX-A:  b c \n\n"))
    #expect(head.method == "GET" && head.path == "/api/why")
    #expect(head.query == ["view": "a/b", "scene": "3"])
    #expect(head["host"] == "localhost:1" && head["x-a"] == "b c" && head["x-b"] == nil)
    #expect(head.staysOpen)
  }

  /// RFC 9112 §9.3: HTTP/1.1 stays open unless it says otherwise, HTTP/1.0 does not.
  @Test("connections that stay open")
  func connections() {
    #expect(Self.head("GET / HTTP/1.1\nConnection: Close\n\n")?.staysOpen == false)
    #expect(Self.head("GET / HTTP/1.0\n\n")?.staysOpen == false)
  }

  @Test("of a field that stands twice there is no valid value")
  func twice() {
    #expect(Self.head("GET / HTTP/1.1\nHost: a\nhost: b\n\n")?["host"] == "a, b")
  }

  /// RFC 9112 §3 and §5: one space between three words, a token and a colon without a space before it, no folded lines.
  @Test(
    "what is no request",
    arguments: [
      "\n", "GET /\n\n", "GET  / HTTP/1.1\n\n", "GET / HTTP/2\n\n", "GET http://a/ HTTP/1.1\n\n",
      "GET / HTTP/1.1\nHost : a\n\n", "GET / HTTP/1.1\nHost\n\n", "GET / HTTP/1.1\n: a\n\n",
      "GET / HTTP/1.1\nA: b\n c\n\n", "GET / HTTP/1.1\nA: b\u{0}\n\n", "GET /?a=%zz HTTP/1.1\n\n",
    ])
  func damaged(text: String) { #expect(Self.head(text) == nil) }

  /// How many bytes of a text are looked at before it is found to be a head, or too large.
  private static func end(_ text: String, in parts: Int) throws -> Int? {
    var search = HeadSearch()
    let bytes = Array(text.utf8)
    var end: Int?
    for place in stride(from: 0, through: bytes.count, by: parts) where end == nil {
      end = try search.end(in: Array(bytes[..<min(place + parts, bytes.count)]))
    }
    return end
  }

  @Test("a head ends at its blank line, in whatever parts it comes", arguments: [1, 2, 3, 100])
  func ends(parts: Int) throws {
    #expect(try Self.end("GET / HTTP/1.1\r\nA: b\r\n\r\nbody", in: parts) == 24)
    #expect(try Self.end("\r\n\r\nGET / HTTP/1.1\n\n", in: parts) == 20)
    #expect(try Self.end("GET / HTTP/1.1\r\nA: b\r\n", in: parts) == nil)
  }

  @Test("16 KB and 100 lines are the most")
  func limits() throws {
    let line = "GET / HTTP/1.1\r\n"
    #expect(try Self.end(line + String(repeating: "A: b\r\n", count: 99) + "\r\n", in: 4096) != nil)
    #expect(throws: PageAnswer.self) {
      try Self.end(line + String(repeating: "A: b\r\n", count: 100) + "\r\n", in: 4096)
    }
    #expect(throws: PageAnswer.self) {
      try Self.end("GET /" + String(repeating: "a", count: 20_000) + " HTTP/1.1\r\n\r\n", in: 4096)
    }
  }
}

@Suite("The live page's server", .serialized, .timeLimit(.minutes(60)))
struct LayoutServerTests {
  /// One document without scenes.
  private struct Library: DocumentLibrary {
    func names() -> [String] { ["a.yaml"] }
    func path(of name: String) -> String? { nil }
    @MainActor func scenes(of name: String, in configuration: SceneConfiguration) throws -> [Scene] { [] }
    @MainActor func scenes(ofText text: String) throws -> [Scene] { [] }
    @MainActor func scenes(ofFormats text: String) throws -> [Scene] { [] }
    func check(_ name: String) throws -> [SceneReport] { [] }
    func languages(of name: String) -> [String] { [] }
    func write(_ change: DocumentChange, to name: String, isTrial: Bool) throws -> WrittenChange {
      WrittenChange(words: "")
    }
  }

  private func withServer(_ limits: ServingLimits, _ body: @Sendable (UInt16) async throws -> Void)
    async throws
  {
    var server = LayoutServer(Library(), port: 0)
    server.limits = limits
    let (ports, continuation) = AsyncStream<UInt16>.makeStream()
    let task = Task { [server] in
      try await server.run { address in
        continuation.yield(UInt16(address.split(separator: ":").last!.dropLast())!)
      }
    }
    defer { task.cancel() }
    for await port in ports {
      try await body(port)
      return
    }
  }

  /// A connection of a client; reading gives up after some seconds.
  private final class Client: Sendable {
    private let file: Int32
    let port: UInt16

    init(_ port: UInt16) throws {
      self.port = port
      #if canImport(Glibc)
        file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #else
        file = socket(AF_INET, SOCK_STREAM, 0)
      #endif
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
      let file = file
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      try #require(result == 0)
      var patience = timeval(tv_sec: 60, tv_usec: 0)
      setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(file) }

    func send(_ text: String) {
      let bytes = Array(text.replacing("{host}", with: "127.0.0.1:\(port)").utf8)
      #if canImport(Darwin)
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      _ = Foundation.send(file, bytes, bytes.count, flags)
    }

    func leave() { shutdown(file, Int32(SHUT_WR)) }

    /// What comes up to the end of the connection; nil where it does not end. Waits in a thread of its own: those of
    /// tasks are few, and the server needs them.
    func rest() async -> String? {
      await withCheckedContinuation { continuation in
        Thread { continuation.resume(returning: self.received()) }.start()
      }
    }

    private func received() -> String? {
      var all: [UInt8] = []
      while true {
        var part = [UInt8](repeating: 0, count: 65536)
        let count = recv(file, &part, part.count, 0)
        if count == 0 { return String(decoding: all, as: UTF8.self) }
        if count < 0 { return errno == ECONNRESET ? String(decoding: all, as: UTF8.self) : nil }
        all += part[..<count]
      }
    }
  }

  @Test("a request is answered, and the connection takes another")
  func answers() async throws {
    try await withServer(ServingLimits()) { port in
      let client = try Client(port)
      client.send("GET /api/documents HTTP/1.1\r\nHost: {host}\r\n\r\n")
      client.send(
        "POST /api/log HTTP/1.1\r\nHost: {host}\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello")
      let answers = try #require(await client.rest())
      #expect(answers.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answers.contains("{\"documents\":[{\"name\":\"a.yaml\",\"path\":null}]}HTTP/1.1 200 OK\r\n"))
      #expect(answers.hasSuffix("{\"conflicts\":[],\"notes\":[],\"pictures\":[]}"))
    }
  }

  @Test(
    "what is refused is refused before more is read, and the connection ends",
    arguments: [
      ("GET /" + String(repeating: "a", count: 20_000) + " HTTP/1.1\r\n\r\n", "431"),
      ("GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 101) + "\r\n", "431"),
      ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", "421"),
      ("GET / HTTP/1.1\r\nHost: {host}\r\nHost: {host}\r\n\r\n", "421"),
      ("GET / HTTP/1.1\r\nHost: {host}\r\nOrigin: http://evil.example\r\n\r\n", "403"),
      ("POST /api/log HTTP/1.1\r\nHost: {host}\r\nContent-Length: 9999999\r\n\r\n", "413"),
      ("POST /api/log HTTP/1.1\r\nHost: {host}\r\nContent-Length: 99999999999999999999\r\n\r\n", "413"),
      ("POST /api/log HTTP/1.1\r\nHost: {host}\r\nContent-Length: -1\r\n\r\n", "400"),
      ("POST /api/log HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n", "411"),
      ("nonsense\r\n\r\n", "400"),
    ])
  func refuses(request: String, status: String) async throws {
    try await withServer(ServingLimits()) { port in
      let client = try Client(port)
      client.send(request)
      client.leave()
      #expect(await client.rest()?.hasPrefix("HTTP/1.1 \(status) ") == true)
    }
  }

  @Test(
    "a client that sends nothing, or goes on too slowly, is left",
    arguments: [[], ["GET / HT", "TP/1.1\r\n"]])
  func patience(parts: [String]) async throws {
    try await withServer(ServingLimits(request: .seconds(1))) { port in
      let client = try Client(port)
      for part in parts {
        client.send(part)
        try await Task.sleep(for: .milliseconds(600))
      }
      #expect(await client.rest() == "")
    }
  }

  @Test("of 70 connections the six that have been silent longest are ended")
  func numbers() async throws {
    try await withServer(ServingLimits()) { port in
      let clients = try (0..<70).map { _ in try Client(port) }
      for client in clients[..<6] { #expect(await client.rest() == "") }
      clients[6].send("GET /api/documents HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")
      #expect(await clients[6].rest()?.hasPrefix("HTTP/1.1 200 ") == true)
    }
  }

  @Test("where all connections are at work, another is told so")
  func full() async throws {
    try await withServer(ServingLimits(connections: 2)) { port in
      let clients = try (0..<2).map { _ in try Client(port) }
      for client in clients { client.send("GET /api/changes?since=0 HTTP/1.1\r\nHost: {host}\r\n\r\n") }
      try await Task.sleep(for: .seconds(1))
      #expect(try await Client(port).rest()?.hasPrefix("HTTP/1.1 503 ") == true)
      withExtendedLifetime(clients) {}
    }
  }

  @Test("work ends with its client: nobody waits for changes any longer")
  func gone() async throws {
    let limits = ServingLimits(connections: 1)
    try await withServer(limits) { port in
      let client = try Client(port)
      // An answer that takes ten seconds.
      client.send("GET /api/changes?since=0 HTTP/1.1\r\nHost: {host}\r\n\r\n")
      try await Task.sleep(for: .milliseconds(300))
      client.leave()
      #expect(await client.rest() == "")
      // The only place is free again, of which the client may hear a moment earlier.
      var answer: String?
      for _ in 0..<50 {
        let next = try Client(port)
        next.send("GET /api/documents HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")
        answer = await next.rest()
        guard answer?.contains(" 503 ") == true else { break }
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(answer?.contains("200 OK") == true)
    }
  }
}
