// A parallel map over an array.

import ConstraintSolver
import Dispatch

/// The results of a function for every element, in order, computed on all cores, in the time that the caller has.
/// - Parameter oneByOne: Whether memory counts for more than time.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], oneByOne: Bool = false, _ transform: @Sendable (Element) -> Result
) -> [Result] {
  guard elements.count > 1, !oneByOne else { return elements.map(transform) }
  return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
    // Each element is initialised once, by one thread.
    nonisolated(unsafe) let places = buffer
    let limit = TimeLimit.current
    DispatchQueue.concurrentPerform(iterations: elements.count) { k in
      TimeLimit.$current.withValue(limit) {
        places.initializeElement(at: k, to: transform(elements[k]))
      }
    }
    count = elements.count
  }
}
