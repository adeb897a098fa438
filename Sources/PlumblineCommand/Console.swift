// Standard output and standard error: text to the one, complaints and progress to the other.

import Foundation
import LayoutReport

enum Console {
  static func print(_ text: String) {
    Swift.print(text, terminator: "")
  }

  /// One line, or the lines of a usage message, on standard error.
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Colour on a terminal, unless `NO_COLOR` is set to something (https://no-color.org) or the terminal is "dumb".
  static var style: TextStyle {
    let environment = ProcessInfo.processInfo.environment
    let refuses = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return TextStyle(isColored: outputIsTerminal && !refuses && environment["TERM"] != "dumb")
  }
}

/// A line on standard error that says how far a long run is; nothing where that is not a terminal.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private var done = 0

  /// Runs that end before anybody could read the line do without it.
  init(total: Int) {
    self.total = total
    isShown = total > 3 && Console.errorIsTerminal
  }

  mutating func begin(_ document: String) {
    done += 1
    guard isShown else { return }
    write("\r\u{1B}[K[\(done)/\(total)] \(document)")
  }

  /// Takes the line away, before other text and at the end.
  func clear() {
    guard isShown else { return }
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
