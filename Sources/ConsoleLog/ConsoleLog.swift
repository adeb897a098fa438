// A parsed console text: conflicts, other messages about layout, and what could not be read.

import ConstraintSolver
import Foundation

/// A console text that was read.
public struct ConsoleLog: Hashable, Sendable {
  /// One "Unable to simultaneously satisfy constraints".
  public struct Conflict: Hashable, Sendable {
    /// The list, in its order. The one that is broken stands at the end where the list does not have it.
    public var constraints: [NotedConstraint] = []
    /// The index of the broken constraint; nil where the text does not tell.
    public var broken: Int?
    /// The number of occurrences in the console.
    public var count = 1
    /// Members that could not be read.
    public var damaged: [Damage] = []
    /// Whether the log has `<private>` in place of members, or of the one that is broken.
    public var isRedacted = false
    /// The form in which the text has it.
    public var form = Form.list
  }

  /// The form of text that contains a list of constraints.
  public enum Form: Hashable, Sendable {
    /// Apple's message: its heading is there, or the words about what breaks.
    case message
    /// A list alone, without any surrounding text.
    case list
    /// A debugger's print of an array, such as `po view.constraints`.
    case dump
  }

  /// A description that could not be read.
  public struct Damage: Hashable, Sendable {
    /// The text of the description, as far as it goes.
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
    for part in LogScanner.parts(of: text) where !TimeLimit.isOver { reader.take(part) }
    conflicts = reader.finish()
    notes = reader.notes + LogNote.notes(in: text)
  }
}

/// Puts the parts of a text together to conflicts.
private struct ConflictReader {
  private var conflicts: [ConsoleLog.Conflict] = []
  private var places: [[String]: Int] = [:]
  private var current: ConsoleLog.Conflict?
  /// The indices of the current conflict's members by their addresses.
  private var listed: [String: Int] = [:]
  private var awaitsBroken = false
  /// Whether the broken one was named: what follows belongs to another conflict.
  private var isComplete = false
  /// Whether an array that a debugger prints began.
  private var isInDump = false
  private var redactedCount = 0
  private var hasHeadingAlone = false

  /// About messages that have no constraint.
  var notes: [LogNote] {
    if redactedCount > 0 { return [.redacted(count: redactedCount)] }
    return hasHeadingAlone && conflicts.isEmpty ? [.headingAlone] : []
  }

  mutating func take(_ part: LogPart) {
    switch part {
    case .heading:
      close()
      isInDump = false
      current = ConsoleLog.Conflict(form: .message)
    case .listStart:
      // Lists without a message follow each other so.
      if isComplete || current?.form == .list { close() }
    case .dump:
      // Lists of messages are arrays, too, but are printed without their class.
      guard current?.form != .message || isComplete else { return }
      close()
      isInDump = true
    case .breaking(let text):
      // Of what follows one list, the first name that is known counts.
      if isComplete {
        close()
        (awaitsBroken, isComplete) = (text.isEmpty, true)
        break
      }
      if current == nil { current = ConsoleLog.Conflict() }
      current?.form = .message
      let place = member(namedIn: text)
      (awaitsBroken, isComplete) = (place == nil, place != nil)
      current?.broken = place
    case .redacted(let isMessage):
      let isWholly = current.map { $0.constraints.isEmpty && $0.isRedacted && !awaitsBroken } ?? true
      if isMessage, isWholly || isComplete || current?.form != .message {
        close()
        current = ConsoleLog.Conflict(form: .message)
      }
      guard let form = current?.form, form != .dump, !isComplete else { return }
      // Debuggers leave nothing out: a list that does is a message's.
      current?.form = .message
      current?.isRedacted = true
      if awaitsBroken { (awaitsBroken, isComplete) = (false, true) }
    case .constraint(let constraint):
      if awaitsBroken {
        setBroken(constraint)
      } else {
        begin()
        // What a debugger printed twice is one.
        if current?.form == .message || listed[constraint.address] == nil { append(constraint) }
      }
    case .damaged(let text, let mistake):
      if awaitsBroken {
        (awaitsBroken, isComplete) = (false, true)
        let place = member(of: text)
        current?.broken = place
        if place != nil { return }
      } else {
        begin()
      }
      current?.damaged.append(ConsoleLog.Damage(text: text, mistake: mistake))
    }
  }

  private mutating func begin() {
    if isComplete { close() }
    current = current ?? ConsoleLog.Conflict(form: isInDump ? .dump : .list)
  }

  private mutating func setBroken(_ constraint: NotedConstraint) {
    (awaitsBroken, isComplete) = (false, true)
    if listed[constraint.address] == nil {
      append(constraint)
      // The list may have it in a form that could not be read.
      current?.damaged.removeAll { Self.address(in: $0.text) == constraint.address }
    }
    current?.broken = listed[constraint.address]
  }

  private mutating func append(_ constraint: NotedConstraint) {
    listed[constraint.address] = listed[constraint.address] ?? current?.constraints.count
    current?.constraints.append(constraint)
  }

  /// The member that a damaged description is about: by its address, of which the end may be cut off.
  private func member(of text: String) -> Int? {
    guard let address = Self.address(in: text), address.count >= Self.shortestAddress else { return nil }
    let found = listed.filter { $0.key.hasPrefix(address) }
    return listed[address] ?? (found.count == 1 ? found.first?.value : nil)
  }

  /// The member of which a text has the address alone, or repeats the equation.
  private func member(namedIn text: String) -> Int? {
    let addresses = text.lowercased().matches(of: /0x[0-9a-f]+/).map { String($0.output) }
    if let place = addresses.lazy.compactMap({ listed[$0] }).first { return place }
    let line = text.prefix { $0 != "\n" }.filter { !$0.isWhitespace }
    let equation = line.trimmingCharacters(in: ["\"", "<", ">", ",", "."])
    // Equations are looked for once: each search reads the whole list.
    guard !awaitsBroken, equation.contains(where: "=[".contains) else { return nil }
    let constraints = current?.constraints ?? []
    let same = constraints.indices.filter { place in
      let whole = constraints[place].text.filter { !$0.isWhitespace }
      return ["(", "@", ">"].contains { whole.contains(equation + $0) }
    }
    return same.count == 1 ? same[0] : nil
  }

  /// `0x` and the digits that a few objects of one program may have in common.
  private static let shortestAddress = 6

  private static func address(in description: String) -> String? {
    description.lowercased().prefixMatch(of: /<[^:>]*: ?(0x[0-9a-f]+)/).map { String($0.1) }
  }

  private mutating func close() {
    (awaitsBroken, isComplete) = (false, false)
    guard var conflict = current else { return }
    current = nil
    listed = [:]
    Self.complete(&conflict)
    guard !conflict.constraints.isEmpty || !conflict.damaged.isEmpty else {
      if conflict.isRedacted { redactedCount += 1 } else { hasHeadingAlone = true }
      return
    }
    let key = conflict.constraints.map(\.address) + conflict.damaged.map(\.text)
    if let known = places[key] {
      conflicts[known].count += 1
      if conflicts[known].broken == nil { conflicts[known].broken = conflict.broken }
    } else {
      places[key] = conflicts.count
      conflicts.append(conflict)
    }
  }

  /// A view has one superview: where a line is cut off before it says which, another one may have said it.
  private static func complete(_ conflict: inout ConsoleLog.Conflict) {
    guard conflict.constraints.contains(where: \.lacksContainer) else { return }
    var superviews: [String: NotedConstraint.Item] = [:]
    for constraint in conflict.constraints where !constraint.lacksContainer {
      if let container = constraint.container, let inner = constraint.inner {
        superviews[inner.key] = container
      }
    }
    let broken = conflict.broken.map { conflict.constraints[$0].address }
    var kept: [NotedConstraint] = []
    for constraint in conflict.constraints {
      if !constraint.lacksContainer {
        kept.append(constraint)
      } else if let container = constraint.inner.flatMap({ superviews[$0.key] }) {
        kept.append(constraint.with(container: container))
      } else {
        conflict.damaged.append(ConsoleLog.Damage(text: constraint.text, mistake: .cutOff))
      }
    }
    conflict.constraints = kept
    conflict.broken = broken.flatMap { address in kept.firstIndex { $0.address == address } }
  }

  mutating func finish() -> [ConsoleLog.Conflict] {
    close()
    return conflicts
  }
}
