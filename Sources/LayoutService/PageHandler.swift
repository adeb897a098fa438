// The requests of the live page: who may ask, and which path leads to which answer.

import Foundation
import InterfaceBuilder
import LayoutReport
import Plumbline

struct PageHandler: Sendable {
  let library: any DocumentLibrary
  let workshop: Workshop
  let changes: FileChanges
  let writeToken: String?
  let guardian: RequestGuard

  /// Checks the origin of a request, before it is handled.
  /// - Returns: The length of the body.
  func admit(_ head: RequestHead) throws(PageAnswer) -> Int {
    let length = head["content-length"].map { value in
      // Int would take a sign as well.
      value.allSatisfy { ("0"..."9").contains($0) } ? Int(value) ?? .max : nil
    }
    switch guardian.answer(
      host: head["host"], origin: head["origin"], site: head["sec-fetch-site"], length: length ?? 0)
    {
    case .wrongHost: throw PageAnswer(.misdirected, "This page is served on this machine only.")
    case .wrongOrigin: throw PageAnswer(.forbidden, "Requests from other sites are refused.")
    case .tooLarge:
      throw PageAnswer(.tooLarge, "A request must not exceed \(RequestGuard.bodyLimit >> 20) MB.")
    case .welcome: break
    }
    if head["transfer-encoding"] != nil {
      throw PageAnswer(.lengthRequired, "A request must say its length.")
    }
    guard let length = length ?? 0 else { throw PageAnswer(.badRequest, "The length is no number.") }
    return length
  }

  func answer(_ head: RequestHead, _ body: Data) async -> PageAnswer {
    do {
      return try await route(Request(head: head, body: body))
    } catch let mistake as DecodingError {
      return PageAnswer(.badRequest, "Bad request: \(mistake).")
    } catch let mistake as LiveMistake {
      return PageAnswer(mistake.status, "\(mistake)")
    } catch let mistakes as TextMistakes {
      return PageAnswer(
        .unprocessable, Data(mistakes.json.text.utf8), type: "application/json; charset=utf-8")
    } catch {
      // What a document's reader says is for the person at the page.
      return PageAnswer(.unprocessable, "\(error)")
    }
  }

  private struct Request {
    var head: RequestHead
    var body: Data

    var since: Int { head.query["since"].flatMap { Int($0) } ?? 0 }
    var scene: Int { head.query["scene"].flatMap { Int($0) } ?? 0 }
    subscript(name: String) -> String { head.query[name] ?? "" }
    func decode<Value: Decodable>() throws -> Value { try JSONDecoder().decode(Value.self, from: body) }
  }

  private func route(_ request: Request) async throws -> PageAnswer {
    switch (request.head.method, request.head.path) {
    case ("GET", "/"):
      return PageAnswer(
        .ok,
        PageFiles.page(
          beginningWith: await workshop.beginning(writes: writeToken != nil, changes: changes.now())),
        type: "text/html; charset=utf-8")
    case ("GET", "/page.js"): return file(PageFiles.script, "text/javascript; charset=utf-8")
    case ("GET", "/page.css"): return file(PageFiles.style, "text/css; charset=utf-8")
    case ("GET", "/api/documents"): return json(await workshop.documents())
    case ("GET", "/api/project"): return json(await workshop.project.news(since: request.since))
    case ("GET", "/api/changes"):
      let (number, names) = await changes.wait(since: request.since)
      await workshop.project.read(names)
      return json(
        JSONValue.object([
          ("number", .number(Double(number))), ("documents", .array(names.map { .string($0) })),
        ]).text)
    case ("POST", "/api/scene"): return json(try await workshop.open(request.decode()))
    case ("GET", "/api/details"): return json(try await workshop.details(of: request.scene))
    case ("GET", "/api/findings"): return json(try await workshop.findings(of: request.scene))
    case ("POST", "/api/edit"): return json(try await workshop.edit(request.scene, request.decode()))
    case ("POST", "/api/drag"):
      // 32-bit floats: width and height of the root, then index, x, y, width and height of each view that is elsewhere
      // than before.
      let moved = try await workshop.move(request.scene, to: request.decode())
      return PageAnswer(.ok, moved.withUnsafeBytes { Data($0) }, type: "application/octet-stream")
    case ("GET", "/api/constraints"):
      return json(try await workshop.constraints(of: request["view"], in: request.scene))
    case ("GET", "/api/why"):
      return json(try await workshop.explanation(of: request["view"], in: request.scene))
    case ("POST", "/api/log"):
      return json(try await workshop.explain(log: String(decoding: request.body, as: UTF8.self)))
    case ("POST", "/api/difference"):
      let wish: WrittenWish = try request.decode()
      return written(try await workshop.write(wish.change, to: wish.document, isTrial: true))
    case ("POST", "/api/write"): return try await write(request)
    default: return PageAnswer(.notFound, "Not found.")
    }
  }

  private func write(_ request: Request) async throws -> PageAnswer {
    guard let writeToken else { throw LiveMistake.readOnly }
    guard RequestGuard.isSame(request.head["x-plumbline-token"] ?? "", writeToken) else {
      throw LiveMistake.wrongToken
    }
    let wish: WrittenWish = try request.decode()
    return written(try await workshop.write(wish.change, to: wish.document, isTrial: false))
  }

  private func written(_ change: WrittenChange) -> PageAnswer {
    json(
      JSONValue.object([("done", .string(change.words)), ("difference", .string(change.difference))]).text)
  }

  private func json(_ text: String) -> PageAnswer {
    PageAnswer(.ok, Data(text.utf8), type: "application/json; charset=utf-8")
  }

  private func file(_ bytes: [UInt8], _ type: String) -> PageAnswer {
    PageAnswer(.ok, Data(bytes), type: type, cache: "no-cache")
  }
}

/// A request of a page to write a change, or to try it.
private struct WrittenWish: Decodable {
  var document: String
  var change: DocumentChange
}

extension LiveMistake {
  fileprivate var status: PageAnswer.Status {
    switch self {
    case .readOnly, .wrongToken: .forbidden
    case .size, .constant, .priority, .unknown, .language, .refused, .outOfTime: .unprocessable
    default: .notFound
    }
  }
}
