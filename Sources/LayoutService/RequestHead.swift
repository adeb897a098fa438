// The head of a request: its end is looked for byte by byte, each once, and it is read only when it is whole and small.

import Foundation

/// Looks for the blank line that ends a head, in bytes that come in parts.
struct HeadSearch {
  /// A head that is longer is not read.
  static let byteLimit = 16 << 10
  static let lineLimit = 100

  private var scanned = 0
  private var lines = 0
  private var lineIsEmpty = true

  /// The number of bytes of the head, its blank line included; nil while it has not ended.
  mutating func end(in bytes: [UInt8]) throws(PageAnswer) -> Int? {
    while scanned < bytes.count {
      let byte = bytes[scanned]
      scanned += 1
      if byte == UInt8(ascii: "\n") {
        // RFC 9112 §2.2: empty lines before a request are skipped.
        if lineIsEmpty, lines > 0 { return scanned }
        lines += lineIsEmpty ? 0 : 1
        lineIsEmpty = true
      } else if byte != UInt8(ascii: "\r") {
        lineIsEmpty = false
      }
      if scanned >= Self.byteLimit || lines > Self.lineLimit {
        throw PageAnswer(
          .headTooLarge,
          "The head of a request must not exceed \(Self.byteLimit >> 10) KB and \(Self.lineLimit) lines.")
      }
    }
    return nil
  }
}

/// The head of a request (RFC 9112 §3 and §5).
struct RequestHead: Equatable, Sendable {
  let method: String
  let path: String
  private(set) var query: [String: String] = [:]
  private var fields: [String: String] = [:]
  private let isOfVersion11: Bool

  /// The value of a field; of one that stands several times all values, which is none that is valid where one is wanted.
  /// - Parameter name: In small letters.
  subscript(name: String) -> String? { fields[name] }

  /// Whether another request may follow on the connection.
  var staysOpen: Bool { isOfVersion11 && self["connection"]?.lowercased().contains("close") != true }

  /// Nil of what is no request.
  init?(_ bytes: some Collection<UInt8>) {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }.filter { !$0.isEmpty }
    guard let first = lines.first, lines.allSatisfy({ $0.allSatisfy { $0 >= 32 && $0 != 127 || $0 == 9 } })
    else { return nil }
    let words = String(decoding: first, as: UTF8.self)
      .split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[1].hasPrefix("/"),
      ["HTTP/1.1", "HTTP/1.0"].contains(words[2])
    else { return nil }
    method = String(words[0])
    isOfVersion11 = words[2] == "HTTP/1.1"
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    for item in target.count > 1 ? target[1].split(separator: "&") : [] {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts[0].removingPercentEncoding,
        let value = (parts.count > 1 ? parts[1] : "").removingPercentEncoding
      else { return nil }
      query[name] = query[name] ?? value
    }
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon != line.startIndex,
        !line[..<colon].contains(where: { $0 <= 32 })
      else { return nil }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = String(decoding: line[line.index(after: colon)...], as: UTF8.self)
        .trimmingCharacters(in: .whitespaces)
      fields[name] = fields[name].map { "\($0), \(value)" } ?? value
    }
  }
}
