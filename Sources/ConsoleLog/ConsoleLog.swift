// A parsed console text: conflicts, other messages about layout, and what could not be read.

import Foundation

/// A console text that was read.
public struct ConsoleLog: Hashable, Sendable {
  /// One "Unable to simultaneously satisfy constraints".
  public struct Conflict: Hashable, Sendable {
    /// The list, in its order. The one that is broken stands at the end where the list does not have it.
    public var constraints: [NotedConstraint] = []
    /// The place of the constraint that has no effect; nil where the text does not tell.
    public var broken: Int?
    /// How often the console has it.
    public var count = 1
    /// Members that could not be read.
    public var damaged: [Damage] = []
  }

  /// A description that could not be read.
  public struct Damage: Hashable, Sendable {
    /// The text, as far as it goes.
    public var text: String
    /// Why.
    public var mistake: NotationMistake
  }

  /// The conflicts, each once, in the order of the text.
  public var conflicts: [Conflict] = []
  /// Other messages, each kind once.
  public var notes: [LogNote] = []

  /// Whether nothing in the text was understood.
  public var isEmpty: Bool { conflicts.isEmpty && notes.isEmpty }

  /// Texts beyond this many bytes are refused by whoever reads a file.
  public static let sizeLimit = 64 << 20

  /// Reads a console text: any text at all.
  /// - Complexity: linear in its length.
  public init(_ pasted: String) {
    let text = LogLines(pasted).text
    var reader = ConflictReader()
    for part in LogScanner.parts(of: text) { reader.take(part) }
    conflicts = reader.finish()
    notes = LogNote.notes(in: text)
  }
}

/// Puts the parts of a text together to conflicts.
private struct ConflictReader {
  private var conflicts: [ConsoleLog.Conflict] = []
  private var places: [[String]: Int] = [:]
  private var current: ConsoleLog.Conflict?
  private var awaitsBroken = false
  /// Whether the broken one was named: what follows belongs to another conflict.
  private var isComplete = false

  mutating func take(_ part: LogPart) {
    switch part {
    case .heading:
      close()
      current = ConsoleLog.Conflict()
    case .listStart:
      if isComplete { close() }
    case .breaking:
      awaitsBroken = true
      if current == nil { current = ConsoleLog.Conflict() }
    case .constraint(let constraint):
      if awaitsBroken {
        setBroken(constraint)
      } else {
        if isComplete { close() }
        current = current ?? ConsoleLog.Conflict()
        current?.constraints.append(constraint)
      }
    case .damaged(let text, let mistake):
      if isComplete && !awaitsBroken { close() }
      current = current ?? ConsoleLog.Conflict()
      current?.damaged.append(ConsoleLog.Damage(text: text, mistake: mistake))
      if awaitsBroken { (awaitsBroken, isComplete) = (false, true) }
    }
  }

  private mutating func setBroken(_ constraint: NotedConstraint) {
    (awaitsBroken, isComplete) = (false, true)
    guard var conflict = current else { return }
    let place = conflict.constraints.firstIndex { $0.address == constraint.address }
    if place == nil { conflict.constraints.append(constraint) }
    conflict.broken = place ?? conflict.constraints.count - 1
    current = conflict
  }

  private mutating func close() {
    (awaitsBroken, isComplete) = (false, false)
    guard let conflict = current else { return }
    current = nil
    guard !conflict.constraints.isEmpty || !conflict.damaged.isEmpty else { return }
    let key = conflict.constraints.map(\.address) + conflict.damaged.map(\.text)
    if let known = places[key] {
      conflicts[known].count += 1
    } else {
      places[key] = conflicts.count
      conflicts.append(conflict)
    }
  }

  mutating func finish() -> [ConsoleLog.Conflict] {
    close()
    return conflicts
  }
}
