// Memory is measured in a process of its own: what others used and freed would blur it.

import Foundation

enum MemoryChild {
  /// The option that makes this program such a process.
  static let option = "--resident-memory-of"

  /// Starts this program again for one picture, and reads the bytes that it prints.
  static func residentBytes(_ workload: Workload, _ size: Int, _ engine: Engine, _ level: Level) throws
    -> Double?
  {
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
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return Double(text)
  }

  /// What the child does.
  static func measure(_ workload: Workload, _ size: Int, _ engine: Engine, _ level: Level) throws -> Int? {
    guard let contender = Contenders.make(engine, level, workload.scene(size: size).picture) else {
      return nil
    }
    var values = [Double](repeating: 0, count: contender.valueCount)
    return try residentGrowth {
      let layout = try contender.build()
      layout.read(into: &values)
      return layout
    }
  }
}
