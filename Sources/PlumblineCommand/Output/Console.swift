// Standard output for results, standard error for messages.

import ArgumentParser
import Foundation
import LayoutReport

enum Console {
  /// Writes to standard output, unbuffered. If that fails, the process exits with a message.
  static func print(_ text: String) { print(bytes: Array(text.utf8)) }

  static func print(bytes all: [UInt8]) {
    var bytes = all[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        let reason = String(cString: strerror(errno))
        complain(
          "plumbline: standard output cannot be written: \(reason). Free disk space, or redirect the output elsewhere."
        )
        exit(ExitCode.unreadable.rawValue)
      }
    }
  }

  /// Writes a message to standard error. Control characters, which names in documents may have, are escaped.
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

  /// Whether box-drawing characters can be printed: the first locale variable that is set names UTF-8 (POSIX.1-2017, 8.2),
  /// and the terminal is not "dumb".
  static var showsUnicode: Bool { showsUnicode(in: ProcessInfo.processInfo.environment) }

  static func showsUnicode(in environment: [String: String]) -> Bool {
    guard environment["TERM"] != "dumb" else { return false }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = locale?.lowercased() ?? ""
    return name.contains("utf-8") || name.contains("utf8")
  }
}
