// Processor time in seconds, and the least of several.

import Foundation

/// How many seconds of processor time this process spends on something, all threads together. On a quiet machine that
/// is the time that passes; on a busy one, neighbours do not count.
func seconds(_ work: () throws -> Void) rethrows -> Double {
  let start = processorSeconds()
  try work()
  return processorSeconds() - start
}

private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// What the work takes when nobody else is in the way: others only add to it.
func least(_ values: [Double]) -> Double { values.min() ?? 0 }
