// The findings of one scene in many layouts, merged as they come, in any order: what is kept grows with what is found, not
// with the number of layouts.

/// Merges the reports of a scene in several configurations, which are known by their numbers.
package struct SceneFindings: Sendable {
  /// The report with the lowest number, without its findings: a merged report shows its views.
  private var first: (number: Int, report: SceneReport)?
  private var entries: [Occurrence: Entry] = [:]

  private struct Entry {
    /// The worst, of several the one with the lowest number: what is told.
    var finding: Finding
    var source: Int
    /// The first occurrence: the index of its report, and the offset there.
    var place: (report: Int, offset: Int)
    var reports: [(number: Int, level: Finding.Level)]
  }

  package init() {}

  package mutating func add(_ report: SceneReport, number: Int) {
    var seen: [String: Int] = [:]
    for (offset, finding) in report.findings.enumerated() {
      let id = finding.id
      let occurrence = Occurrence(id: id, number: seen[id, default: 0])
      seen[id] = occurrence.number + 1
      let place = (report: number, offset: offset)
      guard var entry = entries[occurrence] else {
        entries[occurrence] = Entry(
          finding: finding, source: number, place: place, reports: [(number, finding.level)])
        continue
      }
      entries[occurrence] = nil
      entry.reports.append((number, finding.level))
      if (finding.level, number) < (entry.finding.level, entry.source) {
        (entry.finding, entry.source) = (finding, number)
      }
      if number < entry.place.report { entry.place = place }
      entries[occurrence] = entry
    }
    if first.map({ number < $0.number }) ?? true {
      first = (number, report)
      first?.report.findings = []
    }
  }

  /// One report: the first one's, with the findings of all, each once, with the configurations in which it occurs. Nil
  /// without reports.
  /// - Parameters:
  ///   - configurations: Those of all reports that were to be merged, by number, in order.
  ///   - same: The numbers of the configurations that a report stands for.
  package func merged(
    _ configurations: [(number: Int, names: ReportConfiguration)], standingFor same: (Int) -> [Int]
  ) -> SceneReport? {
    guard var merged = first?.report else { return nil }
    let names = Dictionary(firstOf: configurations.map { ($0.number, $0.names) })
    merged.configurations = configurations.count > 1 ? configurations.map(\.names) : []
    merged.findings = entries.values
      .sorted { first, second in
        (first.finding.level, first.place.report, first.place.offset)
          < (second.finding.level, second.place.report, second.place.offset)
      }
      .map { entry in
        var finding = entry.finding
        finding.configurations = entry.reports.flatMap { same($0.number) }.sorted().compactMap { names[$0] }
        return finding
      }
    return merged
  }

  package func levels(in number: Int) -> [String: Finding.Level] {
    var levels: [String: Finding.Level] = [:]
    for (occurrence, entry) in entries {
      guard let level = entry.reports.first(where: { $0.number == number })?.level else { continue }
      levels[occurrence.id] = min(level, levels[occurrence.id] ?? level)
    }
    return levels
  }

  /// Findings without elements, such as damaged ids, are told apart by their order.
  private struct Occurrence: Hashable {
    let id: String
    let number: Int
  }
}

extension SceneReport {
  /// One report of the same scene in several configurations: the first one's, with the findings of all, each once, with
  /// the configurations in which it occurs. Nil without reports. Linear in the number of findings.
  public static func merging(_ reports: [SceneReport]) -> SceneReport? {
    var findings = SceneFindings()
    for (number, report) in reports.enumerated() { findings.add(report, number: number) }
    var merged = findings.merged(reports.enumerated().map { ($0.offset, $0.element.configuration) }) { [$0] }
    merged?.depictions = reports.flatMap(\.depictions)
    return merged
  }

  /// Reports by scene, in the order in which scenes come first, each with the number of its configuration. Scenes of one id
  /// are told apart by their order.
  package static func grouped(_ reports: [[SceneReport]]) -> [[(number: Int, report: SceneReport)]] {
    var places: [String: [Int]] = [:]
    var scenes: [[(number: Int, report: SceneReport)]] = []
    for (number, list) in reports.enumerated() {
      var seen: [String: Int] = [:]
      for report in list {
        let count = seen[report.scene, default: 0]
        seen[report.scene] = count + 1
        if places[report.scene, default: []].count == count {
          places[report.scene, default: []].append(scenes.count)
          scenes.append([])
        }
        if let place = places[report.scene]?[count] { scenes[place].append((number, report)) }
      }
    }
    return scenes
  }
}
