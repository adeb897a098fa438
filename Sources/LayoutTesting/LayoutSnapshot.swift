// Layouts as files: recorded once, compared at every run. The shape is that of swift-snapshot-testing's strategies, so that
// one can be made of the other; nothing here needs that package.

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline

/// A file format of snapshots: reading, writing and comparing its files, in the shape of swift-snapshot-testing's `Diffing`.
public struct LayoutDiffing<Format> {
  /// The bytes of a file for a value; the inverse of `fromData`.
  public var toData: @MainActor (Format) -> Data
  /// The value of a file's bytes.
  public var fromData: @MainActor (Data) -> Format
  /// The difference, for people; nil where there is none.
  public var diff: @MainActor (_ recorded: Format, _ now: Format) -> String?

  /// A way to read, write and compare.
  public init(
    toData: @escaping @MainActor (Format) -> Data, fromData: @escaping @MainActor (Data) -> Format,
    diff: @escaping @MainActor (_ recorded: Format, _ now: Format) -> String?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A snapshot strategy: conversion to a file's content and comparison of two: `.frames()` writes text, `.picture()` SVG.
///
/// It has the shape of swift-snapshot-testing's `Snapshotting`, so that one can be made of the other in a few lines.
/// ```swift
/// expectSnapshot(of: Banner() as UIView, as: .frames(in: .devices(.phones), languages: ["en", "ar"]))
/// ```
public struct LayoutSnapshot<Value, Format> {
  /// The file format: how files are read, written and compared.
  public typealias Diffing = LayoutDiffing<Format>

  /// The file name extension, without a dot.
  public var pathExtension: String
  /// The file format: how files are read, written and compared.
  public var diffing: Diffing
  /// Makes the content of a file from a value, on the main actor: for views this lays out.
  public var snapshot: @MainActor (Value) -> Format

  /// A strategy of a file name extension, a file format, and the conversion of a value.
  public init(pathExtension: String, diffing: Diffing, snapshot: @escaping @MainActor (Value) -> Format) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }

  /// The same strategy for another type, whose values become this one's.
  public func pullback<NewValue>(
    _ transform: @escaping @MainActor (NewValue) -> Value
  ) -> LayoutSnapshot<NewValue, Format> {
    LayoutSnapshot<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { [snapshot] in
      snapshot(transform($0))
    }
  }
}

extension LayoutSnapshot where Value == UIView, Format == String {
  /// The frames of a view and of what is in it as text, for each combination of rooms, languages and text sizes.
  @MainActor
  public static func frames(
    in rooms: LayoutRooms = .devices("iPhone 15"), languages: [String] = [],
    contentSizes: [UIContentSizeCategory] = []
  ) -> LayoutSnapshot {
    LayoutSnapshot(pathExtension: "txt", diffing: FrameText.textDiffing()) {
      FrameText.text(of: .view($0), rooms.cases(languages, contentSizes))
    }
  }

  /// A picture of a view as SVG, with names and texts. Its frames stand in it as a comment, so that a difference is told as
  /// one of frames.
  @MainActor
  public static func picture(
    in rooms: LayoutRooms = .devices("iPhone 15"), language: String? = nil,
    contentSize: UIContentSizeCategory? = nil
  ) -> LayoutSnapshot {
    LayoutSnapshot(pathExtension: "svg", diffing: FrameText.textDiffing()) {
      FrameText.picture(of: .view($0), rooms, language, contentSize)
    }
  }
}

extension LayoutSnapshot where Value == UIViewController, Format == String {
  /// The frames of a controller's view and of what is in it as text.
  @MainActor
  public static func frames(
    in rooms: LayoutRooms = .devices("iPhone 15"), languages: [String] = [],
    contentSizes: [UIContentSizeCategory] = []
  ) -> LayoutSnapshot {
    LayoutSnapshot(pathExtension: "txt", diffing: FrameText.textDiffing()) {
      FrameText.text(of: .controller($0), rooms.cases(languages, contentSizes))
    }
  }

  /// A picture of a controller's view as SVG.
  @MainActor
  public static func picture(
    in rooms: LayoutRooms = .devices("iPhone 15"), language: String? = nil,
    contentSize: UIContentSizeCategory? = nil
  ) -> LayoutSnapshot {
    LayoutSnapshot(pathExtension: "svg", diffing: FrameText.textDiffing()) {
      FrameText.picture(of: .controller($0), rooms, language, contentSize)
    }
  }
}

/// Compares a layout with its snapshot, and records one where there is none.
///
/// Files lie beside the test's file in `__Snapshots__/TestFile/test.name.txt`. A test that records fails, so that what was
/// recorded is looked at. To record anew, pass `record: true` or set `LAYOUT_SNAPSHOTS=record`.
/// - Parameters:
///   - value: What is laid out. It is made once, in the program's own language; what it makes while it is laid out is in the
///     language of each case.
///   - strategy: The strategy: `.frames()`, `.picture()`, or one's own.
///   - name: What tells several snapshots of one test apart.
///   - record: Whether to record anew; nil asks the environment.
///   - fileID: The test's file and module; the compiler fills it in, as it does the next three.
///   - filePath: The test's file.
///   - function: The test's name, which is the first part of the file's.
///   - line: The line of a failure without a constraint's line.
///   - column: The column of that line.
/// - Returns: Whether the layout is what was recorded.
@MainActor @discardableResult
public func expectSnapshot<Value, Format>(
  of value: @autoclosure () -> Value, as strategy: LayoutSnapshot<Value, Format>, named name: String? = nil,
  record: Bool? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) -> Bool {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let test = URL(fileURLWithPath: "\(filePath)")
  let names = [function.fileName, name?.fileName, strategy.pathExtension].compactMap { $0 }
  let file = test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
    .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
    .appendingPathComponent(names.joined(separator: "."))
  let now = strategy.snapshot(value())
  let recorded = try? Data(contentsOf: file)
  let isRecording = record ?? (ProcessInfo.processInfo.environment["LAYOUT_SNAPSHOTS"] == "record")
  guard let recorded, !isRecording else {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try strategy.diffing.toData(now).write(to: file)
      recordIssue(
        (recorded == nil ? "The layout had no snapshot; one was recorded" : "The snapshot was recorded again")
          + ", in \(file.path). Check the file, and run the test again.", at: nil, or: place)
    } catch {
      recordIssue("The snapshot could not be written to \(file.path): \(error)", at: nil, or: place)
    }
    return false
  }
  guard let difference = strategy.diffing.diff(strategy.diffing.fromData(recorded), now) else { return true }
  recordIssue(
    difference
      + "\nRecorded in \(file.path). If the change is intended, record it with LAYOUT_SNAPSHOTS=record",
    at: nil, or: place)
  return false
}

extension String {
  /// Letters and digits, with a hyphen for the rest.
  fileprivate var fileName: String { split { !$0.isLetter && !$0.isNumber }.joined(separator: "-") }
}

/// Frames as lines of text: a heading for each case, then a view a line, indented as it is nested.
@MainActor
private enum FrameText {
  static func textDiffing() -> LayoutDiffing<String> {
    .init(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }, diff: difference)
  }

  static func text(of tested: TestedLayout, _ cases: [(room: LayoutRooms.Room, case: LayoutCase)]) -> String {
    cases.map { entry in
      entry.case.run(in: entry.room) {
        tested.laidOut(in: entry.room, entry.case) {
          ([heading(entry.case)] + lines($0.scene)).joined(separator: "\n")
        }
      }
    }.joined(separator: "\n\n") + "\n"
  }

  static func picture(
    of tested: TestedLayout, _ rooms: LayoutRooms, _ language: String?, _ contentSize: UIContentSizeCategory?
  ) -> String {
    let cases = rooms.cases(language.map { [$0] } ?? [], contentSize.map { [$0] } ?? [])
    return cases.prefix(1).map { entry in
      entry.case.run(in: entry.room) {
        tested.laidOut(in: entry.room, entry.case) { found in
          let report = SceneReport(found.scene, including: .appearance, comparesStoredFrames: false)
          let frames = ([heading(entry.case)] + lines(found.scene)).joined(separator: "\n")
          return ScenePicture(report, showing: [.names, .text]).svg
            + "<!--\n\(frames.replacing("--", with: "- -"))\n-->\n"
        }
      }
    }.joined()
  }

  private static func heading(_ surroundings: LayoutCase) -> String {
    var parts = [surroundings.room]
    if surroundings.isLandscape { parts.append("landscape") }
    if let language = surroundings.language { parts.append(language) }
    if let size = surroundings.contentSize { parts.append(size.rawValue) }
    return "# " + parts.joined(separator: ", ")
  }

  private static func lines(_ scene: Scene) -> [String] {
    let views = SceneSnapshot(scene).views
    var depths: [String: Int] = [:]
    return views.map { view in
      let depth = view.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[view.id] = depth
      return String(repeating: "  ", count: depth) + "\(view.heading): \(view.frame.sizeAndPlace)"
    }
  }

  /// The difference between two texts of frames, or between two pictures that hold such.
  private static func difference(_ recorded: String, _ now: String) -> String? {
    guard recorded != now else { return nil }
    let (before, after) = (frames(recorded), frames(now))
    let known = Dictionary(before.map { ($0.view, $0.frame) }, uniquingKeysWith: { first, _ in first })
    let views = Set(after.map(\.view))
    var lines: [String] = []
    var shownCase = ""
    func add(_ view: FrameLine.View, _ text: String) {
      if view.group != shownCase {
        lines.append(view.group)
        shownCase = view.group
      }
      lines.append("  " + text)
    }
    for line in after {
      guard let old = known[line.view] else {
        add(line.view, "came   \(line.view.name): \(line.frame)")
        continue
      }
      if old != line.frame { add(line.view, "moved  \(line.view.name): \(old) -> \(line.frame)") }
    }
    for line in before where !views.contains(line.view) {
      add(line.view, "went   \(line.view.name): \(line.frame)")
    }
    guard lines.isEmpty else {
      return "The layout differs from the snapshot.\n" + lines.joined(separator: "\n")
    }
    let pairs = zip(recorded.split(separator: "\n"), now.split(separator: "\n"))
    let first = pairs.enumerated().first { $1.0 != $1.1 }
    let place =
      first.map { "line \($0.offset + 1): \($0.element.0) -> \($0.element.1)" } ?? "the number of lines"
    return "All frames match the snapshot, but the files differ from \(place)"
  }

  private struct FrameLine {
    struct View: Hashable {
      var group: String
      var name: String
    }
    var view: View
    var frame: String
  }

  private static func frames(_ text: String) -> [FrameLine] {
    let lines =
      text.contains("<!--") ? text[(text.range(of: "<!--")?.upperBound ?? text.startIndex)...] : text[...]
    var group = ""
    return lines.split(separator: "\n").compactMap { line in
      if line.hasPrefix("# ") {
        group = String(line.dropFirst(2))
        return nil
      }
      guard let colon = line.range(of: ": ", options: .backwards) else { return nil }
      let name = line[..<colon.lowerBound].drop { $0 == " " }
      return FrameLine(
        view: .init(group: group, name: String(name)), frame: String(line[colon.upperBound...]))
    }
  }
}
