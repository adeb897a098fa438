// Work on many elements at once, with results in the order of the elements: the loop under every command that reads
// documents.

import Foundation

/// Threads that take elements from a source and leave results, which one thread takes in order.
///
/// Invariants: `source` is used under `sourceLock`, everything else that changes under `condition`; `sourceLock` is taken
/// first. At most `ahead` elements are taken whose results were not.
final class OrderedWork<Element: Sendable, Answer: Sendable>: @unchecked Sendable {
  private let sourceLock = NSLock()
  private var source: () -> Element?
  private let transform: @Sendable (Element) -> Answer
  private let condition = NSCondition()
  private var results: [Int: Answer] = [:]
  private var taken = 0
  private var delivered = 0
  private var working = 0
  private var isStopped = false

  /// So many elements are taken before their results are: enough for every core to be busy, and few enough that a run
  /// over thousands holds no more than these.
  private static var ahead: Int { 64 }

  /// Documents are nested, and so are the calls that read them.
  private static var stackSize: Int { 8 << 20 }

  /// - Parameters:
  ///   - source: The next element, nil at the end. It may wait for one.
  ///   - transform: Called on several threads at once.
  init(_ source: @escaping () -> Element?, _ transform: @escaping @Sendable (Element) -> Answer) {
    self.source = source
    self.transform = transform
  }

  /// Calls `body` with every result, in the order of the elements, on the calling thread.
  /// - Returns: Whether it came to the end; false after `stop()`.
  func run(_ body: (Answer) throws -> Void) rethrows -> Bool {
    let count = ProcessInfo.processInfo.activeProcessorCount
    condition.lock()
    working = count
    condition.unlock()
    for _ in 0..<count {
      let thread = Thread { self.work() }
      thread.stackSize = Self.stackSize
      thread.start()
    }
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
      if isStopped || working == 0 { return !isStopped }
      condition.wait()
    }
  }

  /// Ends the run before its end: nothing more is begun, and what is finished up to the first that is not is handed out.
  func stop() {
    condition.lock()
    isStopped = true
    condition.broadcast()
    condition.unlock()
  }

  private func work() {
    while let (index, element) = next() {
      let result = transform(element)
      condition.lock()
      results[index] = result
      condition.broadcast()
      condition.unlock()
    }
    condition.lock()
    working -= 1
    condition.broadcast()
    condition.unlock()
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
