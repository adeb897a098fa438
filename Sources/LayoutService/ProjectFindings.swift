// The findings on all documents of a library: checked in the background, reported as they come.

import Dispatch
import Foundation
import InterfaceBuilder
import LayoutReport

/// The findings of every document, as `check` has them. Documents are checked one after the other, each on all cores, and
/// again when their files change; those that take long come last. Pages ask for what is new since they asked last.
actor ProjectFindings {
  private let library: any DocumentLibrary
  private let queue = DispatchQueue(label: "Plumbline.ProjectFindings", qos: .utility)
  private var entries: [String: (number: Int, json: String)] = [:]
  private var waiting: [String] = []
  /// The documents that took longer than usual.
  private var slow: Set<String> = []
  private let timeLimit: Double
  private static let usualTime = 2.0
  private var isReading = false
  private var number = 0

  init(_ library: any DocumentLibrary, timeLimit: Double) {
    self.library = library
    self.timeLimit = timeLimit
  }

  var left: Int { waiting.count + (isReading ? 1 : 0) }

  func read(_ names: [String]) {
    let known = Set(waiting)
    waiting += names.filter { !known.contains($0) }
    guard !isReading, !waiting.isEmpty else { return }
    isReading = true
    Task { await readAll() }
  }

  private func readAll() async {
    while !waiting.isEmpty {
      let name = waiting.removeFirst()
      let isSlow = slow.remove(name) != nil
      let limit = isSlow ? timeLimit : min(Self.usualTime, timeLimit)
      let (json, isLate) = await withCheckedContinuation { continuation in
        queue.async { [library] in
          continuation.resume(returning: Self.check(name, in: library, within: limit))
        }
      }
      if isLate, !isSlow {
        slow.insert(name)
        waiting.append(name)
        continue
      }
      number += 1
      entries[name] = (number, json)
    }
    isReading = false
  }

  /// The results since a number, as soon as there are any; the count of remaining documents, and the next number.
  func news(since last: Int) async -> String {
    for _ in 0..<50 where number <= last && isReading { try? await Task.sleep(for: .milliseconds(100)) }
    let new = entries.values.filter { $0.number > last }.sorted { $0.number < $1.number }.map(\.json)
    let rest = JSONValue.object([
      ("number", .number(Double(number))), ("left", .number(Double(left))),
    ]).text
    return rest.dropLast() + ",\"documents\":[\(new.joined(separator: ","))]}"
  }

  private static func check(
    _ name: String, in library: any DocumentLibrary, within limit: Double
  ) -> (json: String, isLate: Bool) {
    let start: [(key: String, value: JSONValue)] = [
      ("name", .string(name)), ("languages", .array(library.languages(of: name).map { .string($0) })),
    ]
    do {
      let scenes = try withinLimit(limit) { try library.check(name).map(\.navigatorJSON) }
      return (JSONValue.object(start + [("scenes", .array(scenes))]).text, false)
    } catch {
      let isLate = error as? LiveMistake == .outOfTime(limit)
      return (JSONValue.object(start + [("error", .string("\(error)"))]).text, isLate)
    }
  }
}

extension SceneReport {
  /// A scene as the navigator shows it; where findings occur, they say themselves.
  fileprivate var navigatorJSON: JSONValue {
    .object([
      ("id", .string(scene)), ("title", .string(title ?? scene)),
      ("findings", .array(findings.map(\.json))),
    ])
  }
}
