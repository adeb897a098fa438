// The shared collection of cases that lies beside the package; tests of it are skipped where it is absent.

import Foundation

enum SharedCases {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("../shared/cases")

  static let arePresent = FileManager.default.fileExists(atPath: folder.path)

  private struct File<Case: Decodable>: Decodable { var cases: [Case] }

  /// The cases of a file of one form; empty where the file is absent or has another form.
  static func read<Case: Decodable>(_ name: String, as type: Case.Type) -> [Case] {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(name + ".json")) else { return [] }
    return (try? JSONDecoder().decode(File<Case>.self, from: data))?.cases ?? []
  }
}
