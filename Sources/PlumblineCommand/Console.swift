// Standard output and standard error: text to the one, complaints and progress to the other.

import ArgumentParser
import Foundation
import LayoutReport

enum Console {
  /// Writes to standard output, at once. Where that cannot be written, the command ends with a line that says so.
  static func print(_ text: String) { print(bytes: Array(text.utf8)) }

  /// Writes bytes to standard output.
  static func print(bytes all: [UInt8]) {
    var bytes = all[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        let reason = String(cString: strerror(errno))
        complain(
          "plumbline: standard output cannot be written: \(reason). Free some space, or write elsewhere.")
        exit(ExitCode.unreadable.rawValue)
      }
    }
  }

  /// One line, or the lines of a usage message, on standard error. Control characters, which names may hold, are shown
  /// instead of sent.
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data((showingControls(text) + "\n").utf8))
  }

  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Colour on a terminal, unless `NO_COLOR` is set to something (https://no-color.org) or the terminal is "dumb".
  static var style: TerminalStyle {
    let environment = ProcessInfo.processInfo.environment
    let refuses = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return TerminalStyle(isColored: outputIsTerminal && !refuses && environment["TERM"] != "dumb")
  }

  /// Whether text may hold more than ASCII for looks: the first locale variable that is set names UTF-8 (POSIX.1-2017,
  /// 8.2), and the terminal is not "dumb".
  static var showsUnicode: Bool { showsUnicode(in: ProcessInfo.processInfo.environment) }

  static func showsUnicode(in environment: [String: String]) -> Bool {
    guard environment["TERM"] != "dumb" else { return false }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = locale?.lowercased() ?? ""
    return name.contains("utf-8") || name.contains("utf8")
  }
}

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
