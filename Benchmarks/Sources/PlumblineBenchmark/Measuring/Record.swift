// What was measured of one engine at one level with one picture.

/// One line of the output; nil stands for what was not measured.
struct Record {
  let workload: Workload
  let size: Int
  let views: Int
  let engine: Engine
  let level: Level
  /// From empty objects to all values read, in milliseconds, in a process that has the memory.
  var coldMilliseconds: Double?
  /// The same as the first thing that a process does: the system hands out the memory.
  var firstMilliseconds: Double?
  /// One new root width, all values read, in microseconds.
  var resizeMicroseconds: Double?
  /// One new constant in a middle view, in microseconds.
  var editMicroseconds: Double?
  /// One new constant that moves everything behind the middle, in microseconds.
  var shiftMicroseconds: Double?
  /// A tenth of the constraints removed, solved, added again, solved, in milliseconds.
  var churnMilliseconds: Double?
  /// By how many bytes the resident memory of a process grows.
  var residentBytes: Double?
  /// Why something was not measured.
  var omissions: [String] = []

  var bytesPerView: Double? { residentBytes.map { $0 / Double(views) } }
  var residentMegabytes: Double? { residentBytes.map { $0 / 1_048_576 } }
}
