// Files that change while a page shows them.

import Foundation

/// Looks at the files of documents twice a second while somebody waits, and numbers what it sees.
actor FileChanges {
  /// Nil until somebody waits for the first time.
  private var stamps: [String: Date]?
  private var lastLook: ContinuousClock.Instant?
  private var number = 0
  private var changed: [(number: Int, name: String)] = []
  private let library: any DocumentLibrary

  init(_ library: any DocumentLibrary) { self.library = library }

  /// The number to ask with first: what a page begins with is as the files are now.
  func now() -> Int {
    look()
    return number
  }

  /// The names of the documents that changed, came or went since a number, as soon as there are any, and the number to
  /// ask with next time; none after some seconds.
  func wait(since last: Int) async -> (number: Int, names: [String]) {
    for _ in 0..<20 {
      look()
      let names = changed.filter { $0.number > last }.map(\.name)
      if !names.isEmpty || last > number { return (number, Array(Set(names)).sorted()) }
      try? await Task.sleep(for: .milliseconds(500))
    }
    return (number, [])
  }

  private nonisolated static func date(of path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// However many pages wait, the folders are looked through twice a second.
  private func look() {
    let clock = ContinuousClock.now
    if let lastLook, clock - lastLook < .milliseconds(400) { return }
    lastLook = clock
    var now: [String: Date] = [:]
    for name in library.names() {
      guard let path = library.path(of: name), let date = Self.date(of: path) else { continue }
      now[name] = date
    }
    let before = stamps ?? now
    stamps = now
    let names = Set(now.keys).union(before.keys).filter { now[$0] != before[$0] }
    guard !names.isEmpty else { return }
    number += 1
    changed += names.map { (number, $0) }
    if changed.count > 10_000 { changed.removeFirst(changed.count - 10_000) }
  }
}
