// How much memory a process holds, platform by platform.

import Foundation
import ProcessMemory

/// The growth of this process's resident memory at its highest, in bytes, while something is made. What is made is not
/// freed before the measurement ends.
func residentGrowth(while make: () throws -> AnyObject?) rethrows -> Int {
  // What was freed before would be used again, and not counted.
  release_freed_memory()
  #if os(Linux)
    // Forgets the highest value so far (proc(5)).
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    let before = statusBytes("VmRSS:")
    let made = try make()
    let after = statusBytes("VmHWM:")
    withExtendedLifetime(made) {}
    return max(0, after - before)
  #else
    let before = highestResidentBytes()
    let made = try make()
    let after = highestResidentBytes()
    withExtendedLifetime(made) {}
    return max(0, after - before)
  #endif
}

#if os(Linux)
  private func statusBytes(_ name: String) -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) })
    else { return 0 }
    return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
      ?? 0
  }
#else
  private func highestResidentBytes() -> Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  }
#endif
