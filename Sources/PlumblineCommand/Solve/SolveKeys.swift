// The keys of the input of `plumbline solve`: unknown and duplicate ones are errors, which `Decodable` would ignore.

import Foundation

// The fuzzer of `solve` compiles these files without the module.
#if canImport(Plumbline)
  import Plumbline
#endif

/// Scans a JSON object that was decoded before, so that its syntax is correct.
/// - Complexity: O(bytes)
struct SolveKeys {
  private indirect enum Shape: Sendable {
    /// An object with these keys, and the shapes of their values.
    case object([String: Shape])
    case list(Shape)
    /// An object with any keys, each once.
    case names
    case value
  }

  private static let constraint = Shape.object([
    "id": .value, "terms": .names, "relation": .value, "constant": .value, "priority": .value,
  ])
  private static let document = Shape.object([
    "constraints": .list(constraint),
    "steps": .list(
      .object([
        "solve": .value, "remove": .value, "add": constraint,
        "set": .object(["id": .value, "constant": .value, "priority": .value]),
      ])),
  ])

  private let bytes: [UInt8]
  private let firstLine: Int
  private var position = 0

  /// - Parameter line: The line of the input where the object begins.
  static func check(_ json: Data, line: Int) throws(SolveMistake) {
    var keys = SolveKeys(bytes: Array(json), firstLine: line)
    try keys.take(document, path: "")
  }

  private init(bytes: [UInt8], firstLine: Int) {
    self.bytes = bytes
    self.firstLine = firstLine
  }

  private mutating func take(_ shape: Shape, path: String) throws(SolveMistake) {
    skipWhiteSpace()
    guard position < bytes.count else { return }
    switch bytes[position] {
    case UInt8(ascii: "{"): try takeObject(shape, path: path)
    case UInt8(ascii: "["): try takeList(shape, path: path)
    case UInt8(ascii: "\""): _ = takeText()
    default: while position < bytes.count, !",]} \t\r\n".utf8.contains(bytes[position]) { position += 1 }
    }
  }

  private mutating func takeObject(_ shape: Shape, path: String) throws(SolveMistake) {
    position += 1
    var seen: Set<String> = []
    while true {
      skipWhiteSpace()
      guard position < bytes.count, bytes[position] != UInt8(ascii: "}") else { break }
      let start = position
      let name = takeText()
      guard seen.insert(name).inserted else { throw mistake(.duplicateKey(name), at: start, path: path) }
      var inner = Shape.value
      if case .object(let members) = shape {
        guard let known = members[name] else {
          let near = NameSuggestion.closest(to: name, among: members.keys.sorted())
          throw mistake(.unknownKey(name, near: near, known: members.keys.sorted()), at: start, path: path)
        }
        inner = known
      }
      skip(":")
      try take(inner, path: path.isEmpty ? name : "\(path).\(name)")
      skip(",")
    }
    position += 1
  }

  private mutating func takeList(_ shape: Shape, path: String) throws(SolveMistake) {
    position += 1
    var element = Shape.value
    if case .list(let inner) = shape { element = inner }
    var index = 0
    while true {
      skipWhiteSpace()
      guard position < bytes.count, bytes[position] != UInt8(ascii: "]") else { break }
      try take(element, path: "\(path)[\(index)]")
      index += 1
      skip(",")
    }
    position += 1
  }

  /// A string, without quotes and escapes.
  private mutating func takeText() -> String {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position + 1, bytes.count)
    let text = bytes[start..<position]
    guard text.contains(UInt8(ascii: "\\")) else {
      return String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
    }
    let decoded = try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
    return decoded as? String ?? String(decoding: text, as: UTF8.self)
  }

  private mutating func skip(_ character: Unicode.Scalar) {
    skipWhiteSpace()
    if position < bytes.count, bytes[position] == UInt8(ascii: character) { position += 1 }
  }

  private mutating func skipWhiteSpace() {
    while position < bytes.count, " \t\r\n".utf8.contains(bytes[position]) { position += 1 }
  }

  private func mistake(_ problem: SolveMistake.Problem, at place: Int, path: String) -> SolveMistake {
    let before = bytes[..<place]
    return SolveMistake(
      line: firstLine + before.count { $0 == UInt8(ascii: "\n") },
      column: before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1, path: path, problem: problem)
  }
}
