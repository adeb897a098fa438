// What `instructions.py` counts the instructions of: a process that lays out and edits so often, and does nothing else. The
// difference between two of them is what one layout, or one edit, takes.

import Foundation

enum CountedRun {
  /// The layouts are kept until the process ends, as a program keeps its views; the last one is edited.
  static func run(_ contender: any Contender, _ scene: any WorkloadScene, layouts: Int, edits: Int) throws {
    var values = [Double](repeating: 0, count: contender.valueCount)
    var made: [any LaidOut] = []
    for _ in 0..<layouts {
      let layout = try contender.build()
      layout.read(into: &values)
      made.append(layout)
    }
    for step in 0..<edits { try made.last?.setDetail(scene.detail(step: step + 1)) }
    withExtendedLifetime(made) { exit(0) }
  }
}
