// What is being measured, while somebody watches.

import Foundation

/// A line at the bottom of the terminal; nothing where standard error is not one.
struct ProgressLine {
  private let isShown = isatty(STDERR_FILENO) == 1

  func show(_ text: String) {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K\(text) …".utf8)) }
  }

  func clear() {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
