// The layout configurations that a baseline was written for, compared with those of a run.

import InterfaceBuilder
import LayoutReport

/// The values of each dimension of layout configurations (devices, languages, …), as a command line or a
/// `.plumbline.yml` names them. A dimension without values is that of the `.plumbline.yml` or the document.
struct BaselineCoverage: Hashable, Sendable {
  private var dimensions: [String: [String]] = [:]

  init() {}

  /// The form in a baseline's file.
  init(_ dimensions: [String: [String]]) { self.dimensions = dimensions.filter { !$0.value.isEmpty } }

  init(_ choice: LayoutChoice) {
    let languages: [String] =
      switch choice.languages {
      case .own: []
      case .all: [Self.allLanguages]
      case .named(let names): names
      }
    let texts = [
      "devices": choice.devices.map { $0?.id ?? DeviceGroup.canvas },
      "sizes": choice.size.map { ["\(decimal($0.width))x\(decimal($0.height))"] } ?? [],
      "orientations": choice.orientations.map(\.rawValue), "directions": choice.directions.map(\.rawValue),
      Self.languages: languages, "content-sizes": choice.contentSizes.map(\.name),
    ]
    self.init(texts.mapValues { Set($0).sorted() })
  }

  private static let languages = "languages"
  private static let allLanguages = "all"
  /// The value of the document itself, where neither command line nor `.plumbline.yml` names one.
  private static let own = "own"

  var isEmpty: Bool { dimensions.isEmpty }

  /// Whether a run with these options lays out in all configurations of the other run.
  /// - Parameter configured: The values of the documents' `.plumbline.yml`.
  func covers(_ other: BaselineCoverage, configured: BaselineCoverage) -> Bool {
    Set(dimensions.keys).union(other.dimensions.keys).allSatisfy { dimension in
      let here = Set(dimensions[dimension] ?? configured.dimensions[dimension] ?? [Self.own])
      let there = Set(other.dimensions[dimension] ?? configured.dimensions[dimension] ?? [Self.own])
      // "all" includes the languages of the document's string tables, but no pseudolanguages.
      let isEverything = dimension == Self.languages && here.contains(Self.allLanguages)
      return there.subtracting(here).allSatisfy { isEverything && Pseudolanguage(rawValue: $0) == nil }
    }
  }

  /// The form in a baseline's file, sorted.
  var json: JSONValue {
    .object(dimensions.sorted { $0.key < $1.key }.map { ($0.key, .array($0.value.map(JSONValue.string))) })
  }
}
