// The configurations in which a finding occurs, in few words: "on iPhone SE (3rd generation), in de, fi".

/// Some of a scene's configurations in words, as short as tells them from the others: "on iPhone SE, in de and fi".
///
/// A dimension that all of them share, or that tells nothing, is left out; of several orders the one with the fewest words
/// is taken.
public struct ConfigurationPhrase: Hashable, Sendable {
  /// The words; nil where they would tell nothing, because it is all configurations.
  public let text: String?

  /// - Parameters:
  ///   - part: The configurations to name.
  ///   - all: Those that there are.
  public init(of part: [ReportConfiguration], among all: [ReportConfiguration]) {
    let chosen = Set(part)
    // Of a scene on its canvas and on devices, only devices are named: what is about the canvas says so itself.
    let hasCanvas = all.contains(where: \.isCanvas)
    if hasCanvas, chosen.contains(where: \.isCanvas) {
      text = nil
      return
    }
    let all = hasCanvas ? all.filter { !$0.isCanvas } : all
    guard all.count > 1, !chosen.isEmpty, !Set(all).isSubset(of: chosen) else {
      text = nil
      return
    }
    let dimensions = Dimension.allCases.filter { dimension in
      Set(all.map(dimension.value)).count > 1
    }
    text = Self.phrase(of: all.filter(chosen.contains), among: all, by: dimensions)
  }

  /// More values than these are counted, not named.
  private static let namedValueLimit = 8

  private enum Dimension: CaseIterable {
    case device, orientation, direction, language, contentSize

    func value(of configuration: ReportConfiguration) -> String {
      switch self {
      case .device: configuration.deviceName ?? configuration.device ?? "the document's own canvas"
      case .orientation: configuration.orientation
      case .direction: configuration.direction == "rtl" ? "right to left" : "left to right"
      case .language: configuration.language ?? "the document's own language"
      case .contentSize: configuration.contentSize ?? "the usual one"
      }
    }

    func words(for values: [String]) -> String {
      let shown = values.prefix(namedValueLimit)
      let rest = values.count - shown.count
      let list = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      switch self {
      case .device: return "on \(list)"
      case .orientation, .language: return "in \(list)"
      case .direction: return list
      case .contentSize: return "at text size \(list)"
      }
    }
  }

  /// Values with the same rest are named together. Of all orders of the dimensions the one with the fewest words is
  /// taken; there are five at most, and rarely more than three that vary.
  private static func phrase(
    of part: [ReportConfiguration], among all: [ReportConfiguration], by dimensions: [Dimension]
  ) -> String? {
    guard part.count < all.count else { return nil }
    let phrases = dimensions.map { first in
      phrase(of: part, among: all, beginningWith: first, then: dimensions.filter { $0 != first })
    }
    return phrases.enumerated().min { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }?.element
  }

  private static func phrase(
    of part: [ReportConfiguration], among all: [ReportConfiguration], beginningWith dimension: Dimension,
    then others: [Dimension]
  ) -> String {
    var groups: [(values: [String], rest: String?)] = []
    let values = distinct(all.map(dimension.value))
    for value in values {
      let chosen = part.filter { dimension.value(of: $0) == value }
      guard !chosen.isEmpty else { continue }
      let rest = phrase(of: chosen, among: all.filter { dimension.value(of: $0) == value }, by: others)
      if let index = groups.firstIndex(where: { $0.rest == rest }) {
        groups[index].values.append(value)
      } else {
        groups.append((values: [value], rest: rest))
      }
    }
    return groups.map { group in
      let own = group.values.count == values.count ? nil : dimension.words(for: group.values)
      return [own, group.rest].compactMap { $0 }.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  private static func distinct(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }
}
