// Files that change while a page shows them.

import Foundation

/// Polls the files of documents twice a second while a page waits, more rarely where there are many, and numbers the
/// changes.
actor FileChanges {
  /// Nil until somebody waits for the first time.
  private var stamps: [String: [Int]]?
  private var paths: [String: String] = [:]
  private var nextLook: ContinuousClock.Instant?
  private var number = 0
  private var changed: [(number: Int, name: String)] = []
  private let library: any DocumentLibrary

  init(_ library: any DocumentLibrary) { self.library = library }

  /// The number to ask with first: what a page begins with is as the files are now.
  func now() -> Int {
    nextLook = nil
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
      // Who asked has left.
      guard (try? await Task.sleep(for: .milliseconds(500))) != nil else { break }
    }
    return (number, [])
  }

  /// The modification time and identity of a file.
  private static func stamp(of path: String) -> [Int]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return [time.tv_sec, time.tv_nsec, Int(truncatingIfNeeded: status.st_ino)]
  }

  /// However many pages wait, the folders are looked through twice a second at most, and never for more than a twentieth of
  /// the time.
  private func look() {
    let began = ContinuousClock.now
    if let nextLook, began < nextLook { return }
    defer { nextLook = .now + max(.milliseconds(400), (.now - began) * 20) }
    var now: [String: [Int]] = [:]
    for name in library.names() {
      let known = paths[name] ?? library.path(of: name)
      guard let path = known, let stamp = Self.stamp(of: path) else { continue }
      paths[name] = path
      now[name] = stamp
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
