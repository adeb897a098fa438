// A value that a lock protects.

import Foundation

/// A value behind a lock. The standard library's `Mutex` waits where the thread sanitizer does not see it, which then tells
/// of races that are none.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: sending Value) { self.value = value }

  package func withLock<Result, E>(_ body: (inout Value) throws(E) -> Result) throws(E) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
