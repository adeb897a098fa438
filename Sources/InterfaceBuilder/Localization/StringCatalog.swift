// String catalogues (`.xcstrings`, since Xcode 15): all languages of one table in a JSON file.

import Foundation

/// The texts of a catalogue by language and key.
struct StringCatalog: Equatable, Sendable {
  private(set) var texts: [String: [String: String]] = [:]
  /// The texts of a kind of device, by the catalogue's word for it.
  private(set) var deviceTexts: [String: [String: [String: String]]] = [:]
  private(set) var mistake: TableMistake?

  /// Reads a catalogue. Of a text that varies by number the form that no plural rule asks for is taken.
  init(_ bytes: Data) {
    do {
      let file = try JSONDecoder().decode(File.self, from: bytes)
      for (key, entry) in file.strings {
        for (language, localization) in entry.localizations ?? [:] {
          if let text = localization.text { texts[language, default: [:]][key] = text }
          for (device, form) in localization.variations?["device"] ?? [:] where device != "other" {
            deviceTexts[device, default: [:]][language, default: [:]][key] = form.text
          }
        }
      }
    } catch let error as DecodingError {
      mistake = Self.mistake(error)
    } catch {
      mistake = TableMistake(line: TableMistake.line(in: error), reason: "expected JSON")
    }
  }

  init(mistake: TableMistake) { self.mistake = mistake }

  private struct File: Decodable {
    var strings: [String: Entry]
  }
  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }
  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Localization]]?

    var text: String? {
      // What is new has no translation yet, and an empty one is left out of what is compiled.
      if let stringUnit { return stringUnit.value.flatMap { $0.isEmpty && stringUnit.isNew ? nil : $0 } }
      let forms = variations?["device"] ?? variations?["plural"] ?? [:]
      return (forms["other"] ?? forms["iphone"] ?? forms["mac"])?.text
    }
  }
  private struct Unit: Decodable {
    var state: String?
    var value: String?
    var isNew: Bool { state == "new" }
  }

  private static func mistake(_ error: DecodingError) -> TableMistake {
    func path(_ keys: [any CodingKey]) -> String {
      keys.isEmpty ? "the outermost value" : "“\(keys.map(\.stringValue).joined(separator: " / "))”"
    }
    switch error {
    case .keyNotFound(let key, let context):
      return TableMistake(line: nil, reason: "expected “\(key.stringValue)” in \(path(context.codingPath))")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let meaning = type == String.self ? "a text" : "an object"
      return TableMistake(line: nil, reason: "expected \(meaning) as \(path(context.codingPath))")
    case .dataCorrupted(let context):
      let line = context.underlyingError.flatMap(TableMistake.line)
      return TableMistake(line: line, reason: "expected JSON")
    @unknown default: return TableMistake(line: nil, reason: "expected JSON")
    }
  }
}
