// The requests of the live page: who may ask, which path leads to which answer, the headers of answers.

#if Serve
  import FlyingFox
  import Foundation
  import InterfaceBuilder
  import LayoutReport
  import Plumbline

  /// Answers one request.
  struct PageHandler: HTTPHandler {
    let library: any DocumentLibrary
    let workshop: Workshop
    let changes: FileChanges
    let writeToken: String?
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
      case .wrongOrigin: return text(.forbidden, "Requests from other sites are refused.")
      case .tooLarge:
        // What is not read would be taken for the next request.
        for try await _ in request.bodySequence {}
        return text(.payloadTooLarge, "A request must not exceed \(RequestGuard.bodyLimit >> 20) MB.")
      }
      do {
        return try await route(request)
      } catch let mistake as DecodingError {
        return text(.badRequest, "Bad request: \(mistake).")
      } catch let mistake as LiveMistake {
        return text(mistake.status, "\(mistake)")
      } catch let mistakes as TextMistakes {
        return response(
          .unprocessableContent, Data(mistakes.json.text.utf8), "application/json; charset=utf-8",
          cache: "no-store")
      } catch {
        // What a document's reader says is for the person at the page.
        return text(.unprocessableContent, "\(error)")
      }
    }

    private func route(_ request: HTTPRequest) async throws -> HTTPResponse {
      switch (request.method, request.path) {
      case (.GET, "/"):
        return response(
          .ok,
          PageFiles.page(
            beginningWith: await workshop.beginning(writes: writeToken != nil, changes: changes.now())),
          "text/html; charset=utf-8", cache: "no-store")
      case (.GET, "/page.js"): return file(PageFiles.script, "text/javascript; charset=utf-8")
      case (.GET, "/page.css"): return file(PageFiles.style, "text/css; charset=utf-8")
      case (.GET, "/api/documents"): return json(await workshop.documents())
      case (.GET, "/api/project"): return json(await workshop.project.news(since: since(request)))
      case (.GET, "/api/changes"):
        let (number, names) = await changes.wait(since: since(request))
        await workshop.project.read(names)
        return json(
          PageValue.object([
            ("number", .number(Double(number))), ("documents", .array(names.map { .string($0) })),
          ]).text)
      case (.POST, "/api/scene"): return json(try await workshop.open(decode(request)))
      case (.GET, "/api/details"): return json(try await workshop.details(of: number(of: request)))
      case (.GET, "/api/findings"): return json(try await workshop.findings(of: number(of: request)))
      case (.POST, "/api/edit"): return json(try await workshop.edit(number(of: request), decode(request)))
      case (.GET, "/api/constraints"):
        return json(try await workshop.constraints(of: request.query["view"] ?? "", in: number(of: request)))
      case (.GET, "/api/why"):
        return json(try await workshop.explanation(of: request.query["view"] ?? "", in: number(of: request)))
      case (.POST, "/api/log"):
        return json(await workshop.explain(log: String(decoding: try await body(of: request), as: UTF8.self)))
      case (.POST, "/api/difference"):
        let wish: WrittenWish = try await decode(request)
        return written(try await workshop.write(wish.change, to: wish.document, isTrial: true))
      case (.POST, "/api/write"): return try await write(request)
      case (.GET, "/api/drag"):
        // A browser says where a page comes from that opens such a connection.
        guard request.headers[HTTPHeader("Origin")] != nil else { throw LiveMistake.noOrigin }
        return try await WebSocketHTTPHandler(
          handler: MessageFrameWSHandler(
            handler: DragChannel(workshop: workshop), frameSize: DragChannel.frameSize)
        ).handleRequest(request)
      default: return text(.notFound, "Not found.")
      }
    }

    private func write(_ request: HTTPRequest) async throws -> HTTPResponse {
      guard let writeToken else { throw LiveMistake.readOnly }
      guard
        RequestGuard.isSame(request.headers[HTTPHeader("X-Plumbline-Token")] ?? "", writeToken)
      else { throw LiveMistake.wrongToken }
      let wish: WrittenWish = try await decode(request)
      return written(try await workshop.write(wish.change, to: wish.document, isTrial: false))
    }

    private func written(_ change: WrittenChange) -> HTTPResponse {
      json(
        PageValue.object([
          ("done", .string(change.words)), ("difference", .string(change.difference)),
        ]).text)
    }

    private func since(_ request: HTTPRequest) -> Int { request.query["since"].flatMap { Int($0) } ?? 0 }

    private func number(of request: HTTPRequest) -> Int { request.query["scene"].flatMap { Int($0) } ?? 0 }

    private func body(of request: HTTPRequest) async throws -> Data {
      // A body without a length is counted as it comes.
      var body = Data()
      var isTooLarge = false
      for try await part in request.bodySequence {
        isTooLarge = isTooLarge || body.count + part.count > RequestGuard.bodyLimit
        if !isTooLarge { body += part }
      }
      if isTooLarge { throw LiveMistake.tooLarge }
      return body
    }

    private func decode<Value: Decodable>(_ request: HTTPRequest) async throws -> Value {
      try JSONDecoder().decode(Value.self, from: await body(of: request))
    }

    private func json(_ text: String) -> HTTPResponse {
      response(.ok, Data(text.utf8), "application/json; charset=utf-8", cache: "no-store")
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
          HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
        ], body: body)
    }
  }

  /// What a page wants to be written, or to know before it is.
  private struct WrittenWish: Decodable {
    var document: String
    var change: DocumentChange
  }

  extension LiveMistake {
    fileprivate var status: HTTPStatusCode {
      switch self {
      case .tooLarge: .payloadTooLarge
      case .noOrigin, .readOnly, .wrongToken: .forbidden
      case .size, .constant, .priority, .unknown, .language, .refused: .unprocessableContent
      default: .notFound
      }
    }
  }

  extension [HTTPRequest.QueryItem] {
    fileprivate subscript(name: String) -> String? { first { $0.name == name }?.value }
  }
#endif
