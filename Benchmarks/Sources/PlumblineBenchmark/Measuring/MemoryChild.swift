// Memory, and the first layout of a process, are measured in a process of their own: what others used and freed would
// blur them.

import Foundation

enum MemoryChild {
  /// The option that makes this program such a process.
  static let option = "--resident-memory-of"

  /// What the first layout of a process costs.
  struct Cost {
    var residentBytes: Double
    var milliseconds: Double
  }

  /// Starts this program again for one picture, and reads the numbers that it prints.
  static func cost(_ workload: Workload, _ size: Int, _ engine: Engine, _ level: Level) throws -> Cost? {
    guard let program = Bundle.main.executablePath else { return nil }
    let child = Process()
    child.executableURL = URL(fileURLWithPath: program)
    child.arguments = [
      option, engine.rawValue, "--workload", workload.rawValue, "--size", "\(size)", "--level",
      level.rawValue,
    ]
    let output = Pipe()
    child.standardOutput = output
    try child.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    guard child.terminationStatus == 0 else { return nil }
    let numbers = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap {
      Double($0)
    }
    guard numbers.count == 2 else { return nil }
    return Cost(residentBytes: numbers[0], milliseconds: numbers[1])
  }

  /// What the child does.
  static func measure(_ workload: Workload, _ size: Int, _ engine: Engine, _ level: Level) throws -> Cost? {
    guard let contender = Contenders.make(engine, level, workload.scene(size: size).picture) else {
      return nil
    }
    var values = [Double](repeating: 0, count: contender.valueCount)
    var time = 0.0
    let bytes = try residentGrowth {
      var layout: (any LaidOut)?
      time = try seconds {
        let made = try contender.build()
        made.read(into: &values)
        layout = made
      }
      return layout
    }
    return Cost(residentBytes: Double(bytes), milliseconds: time * 1e3)
  }
}
