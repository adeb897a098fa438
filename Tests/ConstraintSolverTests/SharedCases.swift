// Test cases taken from other implementations, in ../shared/cases beside the repository, where these are at hand.

import Foundation
import Testing

enum SharedCases {
  private static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/cases")

  static let areAtHand = FileManager.default.fileExists(atPath: directory.path)

  /// The cases of a file of one or several kinds; none where the file is missing.
  static func cases<Case: Decodable>(_ file: String, kinds: Set<String>) -> [Case] {
    guard areAtHand else { return [] }
    do {
      let data = try Data(contentsOf: directory.appendingPathComponent("\(file).json"))
      let content = try JSONDecoder().decode(File<Case>.self, from: data)
      return content.cases.filter { kinds.contains($0.kind) }.compactMap(\.content)
    } catch {
      Issue.record("\(file).json: \(error)")
      return []
    }
  }

  private struct File<Case: Decodable>: Decodable {
    var cases: [Entry<Case>]
  }

  /// A case whose kind is known before its content is read.
  private struct Entry<Case: Decodable>: Decodable {
    var kind: String
    var content: Case?
    private enum CodingKeys: CodingKey { case kind }

    init(from decoder: any Decoder) throws {
      kind = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .kind)
      content = try? Case(from: decoder)
    }
  }
}
