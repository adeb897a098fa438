// The shared collection of cases that lies beside the package; tests of it are skipped where it is absent.

import Foundation
import Testing

nonisolated enum SharedCases {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("../shared/cases")

  static let arePresent = FileManager.default.fileExists(atPath: folder.path)

  nonisolated private struct File<Case: Decodable>: Decodable { var cases: [Case] }

  /// The cases of a file of one form; none where the folder is absent. Each suite counts its cases, so that a file that
  /// cannot be read does not pass for one without cases.
  static func read<Case: Decodable>(_ name: String, as type: Case.Type) -> [Case] {
    guard arePresent else { return [] }
    do {
      let data = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
      return try JSONDecoder().decode(File<Case>.self, from: data).cases
    } catch {
      Issue.record("\(name).json: \(error)")
      return []
    }
  }
}
