// A function of every element of an array, computed on all cores.

import Dispatch

/// The results of a function for every element, in their order, computed on all cores.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
  guard elements.count > 1 else { return elements.map(transform) }
  return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
    // Each place is written once, by one thread, and read when all are done.
    nonisolated(unsafe) let places = buffer
    DispatchQueue.concurrentPerform(iterations: elements.count) { k in
      places.initializeElement(at: k, to: transform(elements[k]))
    }
    count = elements.count
  }
}
