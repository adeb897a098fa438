// Answers of the live page, and their bytes.

import Foundation

/// An answer. One that is thrown refuses a request, of which no more is read.
struct PageAnswer: Error, Equatable {
  enum Status: String {
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case lengthRequired = "411 Length Required"
    case tooLarge = "413 Content Too Large"
    case misdirected = "421 Misdirected Request"
    case unprocessable = "422 Unprocessable Content"
    case headTooLarge = "431 Request Header Fields Too Large"
    case unavailable = "503 Service Unavailable"
  }

  var status: Status
  var type: String
  var cache = "no-store"
  var body: Data

  init(_ status: Status, _ body: Data, type: String, cache: String = "no-store") {
    (self.status, self.type, self.cache, self.body) = (status, type, cache, body)
  }

  init(_ status: Status, _ text: String) {
    self.init(status, Data(text.utf8), type: "text/plain; charset=utf-8")
  }

  /// Head and body.
  func bytes(staysOpen: Bool) -> Data {
    let head = """
      HTTP/1.1 \(status.rawValue)
      Content-Type: \(type)
      Content-Length: \(body.count)
      Connection: \(staysOpen ? "keep-alive" : "close")
      Cache-Control: \(cache)
      Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; \
      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
      X-Content-Type-Options: nosniff
      Referrer-Policy: no-referrer
      Cross-Origin-Resource-Policy: same-origin
      Cross-Origin-Opener-Policy: same-origin


      """
    return Data(head.replacing("\n", with: "\r\n").utf8) + body
  }
}
