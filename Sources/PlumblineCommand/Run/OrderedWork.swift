// A parallel map over documents, with results in the order of the documents.

import Foundation

/// Threads that transform the elements of a source. The calling thread takes the results in the order of the elements.
///
/// Invariants: `source` is used under `sourceLock`, everything else that changes under `condition`; `sourceLock` is taken
/// first. At most `ahead` elements are in work or wait to be taken.
final class OrderedWork<Element: Sendable, Answer: Sendable>: @unchecked Sendable {
  private let sourceLock = NSLock()
  private var source: () -> Element?
  private let transform: @Sendable (Element) -> Answer
  private let condition = NSCondition()
  private var results: [Int: Answer] = [:]
  private var taken = 0
  private var delivered = 0
  private var isStopped = false
  /// Whether the source has no further element.
  private var isExhausted = false
  /// Whether a thread has begun: `Thread.start()` does not tell that the system has none left.
  private var hasBegun = false

  /// The limit for elements in work and results that wait: enough to keep every core busy, and few enough for the memory
  /// of a run over thousands of documents.
  private static var ahead: Int { 64 }

  /// The stack of a thread in bytes: readers are recursive, and documents may be deeply nested.
  private static var stackSize: Int { 8 << 20 }

  /// - Parameters:
  ///   - source: The next element; nil at the end. It may block.
  ///   - transform: Called on several threads at once.
  init(_ source: @escaping () -> Element?, _ transform: @escaping @Sendable (Element) -> Answer) {
    self.source = source
    self.transform = transform
  }

  /// Calls `body` with every result, in the order of the elements, on the calling thread.
  /// - Returns: false if `stop()` ended the run.
  func run(_ body: (Answer) throws -> Void) rethrows -> Bool {
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
      let thread = Thread { self.work() }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    var isAlone = false
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = results.removeValue(forKey: delivered) {
        delivered += 1
        condition.broadcast()
        condition.unlock()
        defer { condition.lock() }
        do { try body(result) } catch {
          stop()
          throw error
        }
        continue
      }
      if isStopped || isExhausted && delivered == taken { return !isStopped }
      if hasBegun {
        condition.wait()
      } else if isAlone || !condition.wait(until: Date(timeIntervalSinceNow: 0.2)), !hasBegun {
        isAlone = true
        condition.unlock()
        _ = step()
        condition.lock()
      }
    }
  }

  /// Ends the run early. No further element is begun; results up to the first missing one are still passed on.
  func stop() {
    condition.lock()
    isStopped = true
    condition.broadcast()
    condition.unlock()
  }

  private func work() {
    condition.lock()
    hasBegun = true
    condition.unlock()
    while step() {}
  }

  /// Transforms the next element; false at the end.
  private func step() -> Bool {
    let next = next()
    let result = next.map { transform($0.1) }
    condition.lock()
    if let next, let result { results[next.0] = result } else { isExhausted = true }
    condition.broadcast()
    condition.unlock()
    return result != nil
  }

  private func next() -> (Int, Element)? {
    sourceLock.lock()
    defer { sourceLock.unlock() }
    condition.lock()
    while taken - delivered >= Self.ahead, !isStopped { condition.wait() }
    let index = taken
    let isEnded = isStopped
    condition.unlock()
    guard !isEnded, let element = source() else { return nil }
    condition.lock()
    taken += 1
    condition.unlock()
    return (index, element)
  }
}
