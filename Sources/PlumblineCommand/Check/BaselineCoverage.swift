// For which devices, languages and so on a list of known findings was written, and whether a run looks there again.

import InterfaceBuilder
import LayoutReport

/// What a command line or a configuration file names of each dimension, as texts; what is missing is as the file or the
/// document has it.
struct BaselineCoverage: Hashable, Sendable {
  private var dimensions: [String: [String]] = [:]

  /// Nothing is named.
  init() {}

  /// As a baseline writes it.
  init(_ dimensions: [String: [String]]) { self.dimensions = dimensions.filter { !$0.value.isEmpty } }

  init(_ choice: LayoutChoice) {
    let languages: [String] =
      switch choice.languages {
      case .own: []
      case .all: [Self.allLanguages]
      case .named(let names): names
      }
    let texts = [
      "devices": choice.devices.map(\.id),
      "sizes": choice.size.map { ["\(decimal($0.width))x\(decimal($0.height))"] } ?? [],
      "orientations": choice.orientations.map(\.rawValue), "directions": choice.directions.map(\.rawValue),
      Self.languages: languages, "content-sizes": choice.contentSizes.map(\.name),
    ]
    self.init(texts.mapValues { Set($0).sorted() })
  }

  private static let languages = "languages"
  private static let allLanguages = "all"
  /// As the document has it, where neither a command line nor a configuration file says anything.
  private static let own = "own"

  var isEmpty: Bool { dimensions.isEmpty }

  /// Whether a run with these flags looks wherever one with the other flags did. A device beside another or beside the
  /// document's own canvas is none of them.
  /// - Parameter configured: What the configuration file of the documents names.
  func covers(_ other: BaselineCoverage, configured: BaselineCoverage) -> Bool {
    Set(dimensions.keys).union(other.dimensions.keys).allSatisfy { dimension in
      let here = Set(dimensions[dimension] ?? configured.dimensions[dimension] ?? [Self.own])
      let there = Set(other.dimensions[dimension] ?? configured.dimensions[dimension] ?? [Self.own])
      // All languages are the document's own and those of its tables, no pseudolanguages.
      let isEverything = dimension == Self.languages && here.contains(Self.allLanguages)
      return there.subtracting(here).allSatisfy { isEverything && Pseudolanguage(rawValue: $0) == nil }
    }
  }

  /// Sorted, the same on every machine.
  var json: JSONValue {
    .object(
      dimensions.sorted { $0.key < $1.key }.map { ($0.key, .array($0.value.map(JSONValue.string))) })
  }
}
