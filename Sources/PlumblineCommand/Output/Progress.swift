// The progress of a long run, on a terminal.

import Foundation

/// A line on standard error that says how far a long run is; nothing where that is not a terminal.
struct Progress {
  private let total: Int?
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var shown = ContinuousClock.now - .seconds(1)
  private var done = 0
  private var isVisible = false
  /// Whether it was taken away for other text.
  private var isAway = false

  /// Runs that end before anybody could read the line do without it.
  /// - Parameter total: How many there will be, if that is known.
  init(total: Int?) {
    self.total = total
    isShown = total ?? .max > 3 && Console.errorIsTerminal
  }

  /// Counts one more, and shows its name; often enough to be seen moving.
  mutating func advance(_ name: String) {
    done += 1
    let now = ContinuousClock.now
    guard isShown, isAway || now - shown > .milliseconds(50) else { return }
    shown = now
    let seconds = max((now - start) / .seconds(1), 0.001)
    let count = total.map { "\(done)/\($0)" } ?? "\(done)"
    // A longer line would be broken, and only its last part taken away.
    let line = "[\(count), \(Int(Double(done) / seconds)) a second] \(showingControls(name))"
    write("\r\u{1B}[K" + line.prefix(78))
    (isVisible, isAway) = (true, false)
  }

  /// Takes the line away, before other text and at the end. The next result brings it back.
  mutating func clear() {
    guard isVisible else { return }
    write("\r\u{1B}[K")
    (isVisible, isAway) = (false, true)
  }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
