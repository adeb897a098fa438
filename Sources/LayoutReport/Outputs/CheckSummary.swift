// The last lines of a check: how much was found, of which kinds, and where most.

/// Counts scenes and findings of a run for its last line: "3 documents, 5 scenes: 1 error, 2 warnings, 0 notes (0.12 s)".
///
/// Only numbers are kept, by kind and by document, so that a run over thousands of documents may add each report as it comes.
public struct CheckSummary: Hashable, Sendable {
  private static let leastForTables = 3
  private static let worstLimit = 5

  /// The number of scenes that were counted.
  public private(set) var scenes = 0
  private typealias Counts = [Finding.Level: Int]
  private var kinds: [String: Counts] = [:]
  private var documents: [String: Counts] = [:]

  /// An empty summary.
  public init() {}

  /// Adds a scene and each of its findings to the counts, by level. A class in a source is no scene.
  public mutating func add(_ report: SceneReport) {
    if !report.isOfSource { scenes += 1 }
    for finding in report.findings {
      kinds[finding.kind.rawValue, default: [:]][finding.level, default: 0] += 1
      documents[report.document, default: [:]][finding.level, default: 0] += 1
    }
  }

  /// Whether nothing was found, not even at level note.
  public var isClean: Bool { kinds.isEmpty }

  /// The number of findings of a level.
  public func count(of level: Finding.Level) -> Int { kinds.values.reduce(0) { $0 + ($1[level] ?? 0) } }

  /// A table of all kinds and one of the five worst documents; empty where little was found.
  package func tables(style: TerminalStyle = TerminalStyle()) -> String {
    let levels = Finding.Level.allCases
    guard levels.map(count).reduce(0, +) >= Self.leastForTables else { return "" }
    func table(_ head: String, _ counts: [String: Counts], _ limit: Int = .max) -> String {
      let rows = counts.map { name, counts in (numbers: levels.map { counts[$0] ?? 0 }, name: name) }
      let worst = rows.sorted {
        $0.numbers == $1.numbers ? $0.name < $1.name : $1.numbers.lexicographicallyPrecedes($0.numbers)
      }
      return worst.prefix(limit).reduce(style(.bold, "errors  warnings  notes  \(head)") + "\n") {
        text, row in
        let cells = zip(row.numbers, [6, 10, 7]).map { number, width in
          String(("          " + (number > 0 ? "\(number)" : "")).suffix(width))
        }
        return text + cells.joined() + "  \(showingControls(row.name))\n"
      }
    }
    return table("kind", kinds) + table("document", documents, Self.worstLimit) + "\n"
  }

  /// "3 documents, 5 scenes: 1 error, 2 warnings, 0 notes (0.12 s)".
  public func text(documents: Int, unreadable: Int, seconds: Double, style: TerminalStyle = TerminalStyle())
    -> String
  {
    let levels = Finding.Level.allCases.map { level in
      let count = counted(count(of: level), level.rawValue)
      return self.count(of: level) > 0 ? style(level.ink, count) : count
    }
    let unread = unreadable > 0 ? ", \(unreadable) unreadable" : ""
    let time = "\(decimal((seconds * 100).rounded() / 100)) s"
    return "\(counted(documents, "document"))\(unread), \(counted(scenes, "scene")): "
      + levels.joined(separator: ", ") + " (\(time))"
  }
}
