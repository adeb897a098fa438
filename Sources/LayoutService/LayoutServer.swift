// The live page's server: routes, headers, limits. What is answered comes from the workshop.

#if Serve
  import FlyingFox
  import FlyingSocks
  import Foundation
  import InterfaceBuilder
  import LayoutReport

  /// Serves the live page of some documents.
  public struct LayoutServer: Sendable {
    private let library: any DocumentLibrary
    private let port: UInt16
    private let workshop: Workshop
    private let changes: FileChanges

    /// A server for a library; port 0 takes any that is free.
    public init(_ library: any DocumentLibrary, port: UInt16) {
      self.library = library
      self.port = port
      workshop = Workshop(library)
      changes = FileChanges(library)
    }

    /// Serves until the task is cancelled. `ready` is called with the page's address as soon as it can be opened.
    public func run(ready: @escaping @Sendable (String) -> Void) async throws {
      let server = HTTPServer(
        address: try .inet(ip4: "127.0.0.1", port: port), timeout: 30, logger: .disabled, handler: nil)
      let handler = PageHandler(library: library, workshop: workshop, changes: changes, server: server)
      await server.appendRoute("*", to: handler)
      let running = Task { try await server.run() }
      try await server.waitUntilListening()
      if case .ip4(_, let port) = await server.listeningAddress { ready("http://127.0.0.1:\(port)/") }
      try await withTaskCancellationHandler {
        try await running.value
      } onCancel: {
        running.cancel()
      }
    }
  }

  /// Answers one request.
  private struct PageHandler: HTTPHandler {
    let library: any DocumentLibrary
    let workshop: Workshop
    let changes: FileChanges
    let server: HTTPServer

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
      guard case .ip4(_, let port) = await server.listeningAddress else {
        return text(.internalServerError, "Stopped.")
      }
      let answer = RequestGuard(port: port).answer(
        host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")],
        site: request.headers[HTTPHeader("Sec-Fetch-Site")],
        length: request.headers[.contentLength].flatMap { Int($0) })
      switch answer {
      case .welcome: break
      case .wrongHost: return text(.misdirectedRequest, "This page is served on this machine only.")
      case .wrongOrigin: return text(.forbidden, "Other sites may not ask.")
      case .tooLarge:
        return text(.payloadTooLarge, "A request has at most \(RequestGuard.bodyLimit >> 20) MB.")
      }
      do {
        return try await route(request)
      } catch let mistake as DecodingError {
        return text(.badRequest, "The request cannot be understood: \(mistake).")
      } catch let mistake as LiveMistake {
        return text(.notFound, "\(mistake)")
      } catch {
        // What a document's reader says is for the person at the page.
        return text(.unprocessableContent, "\(error)")
      }
    }

    private func route(_ request: HTTPRequest) async throws -> HTTPResponse {
      switch (request.method, request.path) {
      case (.GET, "/"): return file(PageFiles.html, "text/html; charset=utf-8")
      case (.GET, "/page.js"): return file(PageFiles.script, "text/javascript; charset=utf-8")
      case (.GET, "/page.css"): return file(PageFiles.style, "text/css; charset=utf-8")
      case (.GET, "/api/documents"):
        return json(.object([("documents", .array(library.names().map { .string($0) }))]))
      case (.GET, "/api/devices"):
        return json(.array(Device.all.map { .object([("id", .string($0.id)), ("name", .string($0.name))]) }))
      case (.GET, "/api/summary"):
        let name = request.query["document"] ?? ""
        guard library.names().contains(name) else { throw LiveMistake.noDocument(name) }
        return json(await workshop.summary(of: name))
      case (.GET, "/api/changes"):
        let (number, names) = await changes.wait(since: request.query["since"].flatMap { Int($0) } ?? 0)
        return json(
          .object([("number", .number(Double(number))), ("documents", .array(names.map { .string($0) }))]))
      case (.POST, "/api/scene"):
        return json(try await workshop.open(decode(request)))
      case (.POST, "/api/edit"):
        return json(
          try await workshop.edit(number(of: request), decode(request), rests: request.query["rests"] == "1"))
      case (.GET, "/api/constraints"):
        return json(try await workshop.constraints(of: request.query["view"] ?? "", in: number(of: request)))
      default: return text(.notFound, "Nothing is here.")
      }
    }

    private func number(of request: HTTPRequest) -> Int { request.query["scene"].flatMap { Int($0) } ?? 0 }

    private func decode<Value: Decodable>(_ request: HTTPRequest) async throws -> Value {
      // A body without a length is counted as it comes.
      var body = Data()
      for try await part in request.bodySequence {
        body += part
        guard body.count <= RequestGuard.bodyLimit else { throw LiveMistake.size }
      }
      return try JSONDecoder().decode(Value.self, from: body)
    }

    private func json(_ value: PageValue) -> HTTPResponse {
      response(.ok, Data(value.text.utf8), "application/json; charset=utf-8", cache: "no-store")
    }

    private func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
      response(status, Data(text.utf8), "text/plain; charset=utf-8", cache: "no-store")
    }

    private func file(_ bytes: [UInt8], _ type: String) -> HTTPResponse {
      response(.ok, Data(bytes), type, cache: "no-cache")
    }

    private func response(_ status: HTTPStatusCode, _ body: Data, _ type: String, cache: String)
      -> HTTPResponse
    {
      HTTPResponse(
        statusCode: status,
        headers: [
          .contentType: type, HTTPHeader("Cache-Control"): cache,
          HTTPHeader("Content-Security-Policy"):
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
          HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "no-referrer",
          HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        ], body: body)
    }
  }

  extension [HTTPRequest.QueryItem] {
    fileprivate subscript(name: String) -> String? { first { $0.name == name }?.value }
  }
#endif
