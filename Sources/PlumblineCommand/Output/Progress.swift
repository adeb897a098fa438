// The progress of a long run, on standard error.

import Foundation
import LayoutReport

/// A line on standard error that is overwritten as a run goes on: what is done, what is left, the document at hand. Nothing
/// where standard error is no terminal, and in the first half second. Threads that lay out tell it of their layouts.
final class Progress: @unchecked Sendable {
  private let isShown = Console.errorIsTerminal
  private let start = ContinuousClock.now
  private let lock = NSLock()
  private var state = State()

  private struct State {
    /// The number of all documents, where it is known.
    var total: Int?
    var documents = 0
    var layouts = 0
    /// The documents at hand: how many layouts are made, of how many; 0 where that is not known.
    var begun: [String: (made: Int, all: Int)] = [:]
    var shown: ContinuousClock.Instant?
    var isVisible = false
  }

  func expect(_ documents: Int) { lock.withLock { state.total = documents } }

  /// A document is about to be laid out, so many times.
  func begin(_ name: String, layouts: Int) { change(name) { $0.begun[name] = (0, layouts) } }

  func countLayout(of name: String) {
    change(name) { state in
      state.layouts += 1
      state.begun[name]?.made += 1
    }
  }

  func advance(_ name: String) {
    change(name) { state in
      state.documents += 1
      state.begun[name] = nil
    }
  }

  /// Removes the line while other text is written, and at the end.
  func pause(_ write: () throws -> Void) rethrows {
    try lock.withLock {
      if state.isVisible { Console.report("\r\u{1B}[K") }
      (state.isVisible, state.shown) = (false, nil)
      try write()
    }
  }

  /// Changes what is known, and shows it, at most ten times a second.
  private func change(_ name: String, _ change: (inout State) -> Void) {
    guard isShown else { return }
    lock.withLock {
      change(&state)
      show(name, &state)
    }
  }

  private func show(_ name: String, _ state: inout State) {
    let now = ContinuousClock.now
    guard now - start > .milliseconds(500), state.shown.map({ now - $0 > .milliseconds(100) }) ?? true else {
      return
    }
    (state.shown, state.isVisible) = (now, true)
    let line = text(name, state, seconds: (now - start) / .seconds(1))
    // A longer line would wrap, and `pause` would remove only its last part.
    Console.report("\r\u{1B}[K" + line.prefix((Console.columns(of: STDERR_FILENO) ?? 80) - 1))
  }

  /// "[12 of 48 documents, 3400 layouts, 8 s left] Main.storyboard, layout 1250 of 6240".
  private func text(_ name: String, _ state: State, seconds: Double) -> String {
    let of = state.total.map { " of \($0)" } ?? ""
    let parts = state.begun.values.map { $0.all > 0 ? Double($0.made) / Double($0.all) : 0 }
    let share = state.total.map { (Double(state.documents) + parts.reduce(0, +)) / Double($0) } ?? 0
    let left = share > 0.02 ? ", \(Int((seconds / share - seconds).rounded(.up))) s left" : ""
    let layouts = state.layouts > 0 ? ", \(counted(state.layouts, "layout"))" : ""
    let own = state.begun[name].flatMap { $0.all > 1 ? ", layout \($0.made) of \($0.all)" : nil } ?? ""
    let file = name.split(separator: "/").last.map(String.init) ?? name
    return "[\(state.documents)\(of) documents\(layouts)\(left)] \(showingControls(file))\(own)"
  }
}
