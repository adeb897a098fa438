// The progress of a long run, on standard error.

import Foundation
import LayoutReport

/// A line on standard error that is overwritten as a run goes on; nothing if standard error is not a terminal.
struct Progress {
  private let total: Int?
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var shown = ContinuousClock.now - .seconds(1)
  private var done = 0
  private var isVisible = false
  /// Whether the line was removed for other text.
  private var isAway = false

  /// - Parameter total: The number of documents, if known. Up to three are too few for a line.
  init(total: Int?) {
    self.total = total
    isShown = total ?? .max > 3 && Console.errorIsTerminal
  }

  /// Counts a document and shows its name, at most 20 times a second.
  mutating func advance(_ name: String) {
    done += 1
    let now = ContinuousClock.now
    guard isShown, isAway || now - shown > .milliseconds(50) else { return }
    shown = now
    let seconds = max((now - start) / .seconds(1), 0.001)
    let count = total.map { "\(done)/\($0)" } ?? "\(done)"
    // A longer line would wrap, and `clear()` would remove only its last part.
    let line = "[\(count), \(Int(Double(done) / seconds)) a second] \(showingControls(name))"
    write("\r\u{1B}[K" + line.prefix(78))
    (isVisible, isAway) = (true, false)
  }

  /// Removes the line, before other text and at the end.
  mutating func clear() {
    guard isVisible else { return }
    write("\r\u{1B}[K")
    (isVisible, isAway) = (false, true)
  }

  private func write(_ text: String) { Console.report(text) }
}
