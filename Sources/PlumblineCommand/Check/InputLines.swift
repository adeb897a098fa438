// Standard input, line by line, within a limit.

import Foundation

/// The lines of standard input. A line longer than the limit is reported as `tooLong` at once, and what follows of it is
/// skipped; one that is twice as long may have no end, and nothing behind it is read.
struct InputLines {
  enum Line: Sendable {
    case bytes(Data)
    case tooLong
    /// Nothing follows, for this reason.
    case unreadable(String)
  }

  private let limit: Int
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// How many bytes of the buffer are known to hold no line break.
  private var searched = 0
  private var isAtEnd = false
  private var failure: String?
  /// How many bytes may be skipped of a line that is too long; nil for others.
  private var patience: Int?

  init(limit: Int, of file: Int32 = STDIN_FILENO) { (self.limit, descriptor) = (limit, file) }

  /// The next line that is not blank; nil at the end.
  mutating func next() -> Line? {
    while let line = nextLine() {
      if case .bytes(let bytes) = line, bytes.allSatisfy({ " \t\r".utf8.contains($0) }) { continue }
      return line
    }
    return nil
  }

  private mutating func nextLine() -> Line? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { take(end + 1) }
        guard patience == nil else {
          patience = nil
          continue
        }
        return end > limit ? .tooLong : .bytes(Data(buffer[..<end]))
      }
      if let rest = patience {
        guard rest > 0 else { return nil }
        patience = rest - buffer.count
        take(buffer.count)
      } else if buffer.count > limit {
        patience = limit
        take(buffer.count)
        return .tooLong
      }
      searched = buffer.count
      guard !isAtEnd, readMore() else {
        if let failure {
          self.failure = nil
          return .unreadable(failure)
        }
        guard !buffer.isEmpty, patience == nil else { return nil }
        defer { take(buffer.count) }
        return .bytes(Data(buffer))
      }
    }
  }

  private mutating func take(_ count: Int) {
    buffer.removeFirst(count)
    searched = 0
  }

  /// Reads more input into the buffer; false at the end.
  private mutating func readMore() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var count = -1
    repeat { count = read(descriptor, &chunk, chunk.count) } while count < 0 && errno == EINTR
    if count < 0 { failure = FileContents.reason(errno) }
    isAtEnd = count <= 0
    buffer += chunk.prefix(max(0, count))
    return !isAtEnd
  }
}
