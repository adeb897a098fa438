// Standard output for results, standard error for messages.

import ArgumentParser
import Foundation
import LayoutDocument
import LayoutReport
import Synchronization

enum Console {
  /// Whether a run does more than it prints: it writes documents, pictures or reports.
  static let hasOtherWork = Atomic(false)

  /// Writes to standard output, unbuffered. If that fails, the process exits with a message, or where it has other work
  /// goes on with that.
  static func print(_ text: String) { print(bytes: Array(text.utf8)) }

  static func print(bytes all: [UInt8]) {
    guard !isLost.load(ordering: .relaxed) else { return }
    var bytes = all[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        // A pipe of a program that does not wait itself.
        var entry = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, -1)
      } else if errno != EINTR {
        let reason = String(cString: strerror(errno))
        complain(
          "plumbline: standard output cannot be written: \(reason). Free disk space, or redirect the output elsewhere."
        )
        guard hasOtherWork.load(ordering: .relaxed) else { exit(ExitCode.unreadable.rawValue) }
        isLost.store(true, ordering: .relaxed)
        return
      }
    }
  }

  /// Writes a message of one line to standard error, and goes on where that cannot be written.
  static func complain(_ text: String) { complain(lines: [text]) }

  /// Writes what is wrong: one line, of layout documents and settings one for each mistake.
  static func complain(about error: any Error) {
    let isList = error is LayoutDocumentError || error is TeamConfigurationMistakes
    complain(lines: isList ? "\(error)".components(separatedBy: "\n") : ["\(error)"])
  }

  static func complain(lines: [String]) { report(lines.map { showingControls($0) + "\n" }.joined()) }

  static func report(_ text: String) {
    do {
      try FileHandle.standardError.write(contentsOf: Data(text.utf8))
    } catch {
      isSilenced.store(true, ordering: .relaxed)
    }
  }

  /// Whether a result or a message was lost, which makes the exit status 2.
  static var hasLostText: Bool { isSilenced.load(ordering: .relaxed) || isLost.load(ordering: .relaxed) }
  private static let isLost = Atomic(false)
  private static let isSilenced = Atomic(false)

  /// Opens the three standard files that the caller has closed, so that no other file takes their numbers. Results that
  /// are written to a closed standard output are lost, and said to be: it can only be read.
  static func openStandardFiles() {
    for (file, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    where fcntl(file, F_GETFD) == -1 {
      _ = open("/dev/null", mode)
    }
    // A file that may be no larger (`ulimit -f`) is one that cannot be written, as on a full disk.
    signal(SIGXFSZ, SIG_IGN)
  }

  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Colour on a terminal, unless `NO_COLOR` is set to something (https://no-color.org) or the terminal is "dumb"; its
  /// width; and links where it shows them.
  static var style: TerminalStyle {
    guard outputIsTerminal else { return TerminalStyle() }
    let environment = ProcessInfo.processInfo.environment
    let refuses = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return TerminalStyle(
      isColored: !refuses && environment["TERM"] != "dumb", width: columns(of: STDOUT_FILENO),
      showsLinks: showsLinks(in: environment))
  }

  /// The columns of the terminal that a file is; nil where it does not tell, and where it has too few for words.
  static func columns(of file: Int32) -> Int? {
    var size = winsize()
    let isKnown = ioctl(file, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col >= 40
    return isKnown ? Int(size.ws_col) : nil
  }

  /// Whether the terminal is one of those that show hyperlinks (OSC 8); `FORCE_HYPERLINK` says so, or with 0 the opposite.
  static func showsLinks(in environment: [String: String]) -> Bool {
    if let forced = environment["FORCE_HYPERLINK"] { return forced != "0" }
    let signs = ["KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION", "DOMTERM"]
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby", "rio"]
    let terminals = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "foot-extra"]
    return signs.contains { environment[$0] != nil } || programs.contains(environment["TERM_PROGRAM"] ?? "")
      || terminals.contains(environment["TERM"] ?? "") || Int(environment["VTE_VERSION"] ?? "") ?? 0 >= 5000
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
