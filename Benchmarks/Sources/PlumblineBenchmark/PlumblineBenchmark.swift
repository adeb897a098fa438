// The command: which workloads, levels and sizes; prints records and targets.

import ArgumentParser
import Foundation
import ProcessMemory

@main
struct PlumblineBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumbline-benchmark",
    abstract: "Measures Plumbline beside kiwi and Yoga, and checks that all give the same answers.",
    discussion: """
      Each workload is laid out cold, resized, edited and rebuilt in part, at three levels: rows of the solver, items \
      of the engine, and views. The peers take part when Benchmarks/fetch-peers.sh has brought their sources. A wrong \
      answer ends the run with exit status 1.

      Examples:
        plumbline-benchmark --quick
        plumbline-benchmark --json --workload list --size 10000
        plumbline-benchmark --targets
      """)

  @Flag(help: "Print one JSON object a line instead of a table.")
  var json = false

  @Flag(help: "Measure small sizes, briefly: under two minutes on two cores.")
  var quick = false

  @Option(help: "Measure only this workload: \(Workload.allCases.map(\.rawValue).joined(separator: ", ")).")
  var workload: Workload?

  @Option(help: "Measure only this level: solver (with kiwi), engine (with Yoga) or api.")
  var level: Level?

  @Option(
    help: """
      Measure only this size: views of row and chain, cells of list, boxes of nested, rows of form.
      """)
  var size: Int?

  @Flag(help: "Print the targets with the measured ratios at the end.")
  var targets = false

  @Flag(
    help: """
      Measure instead what activation costs: of all constraints together, one by one, and one by one with a layout \
      after each.
      """)
  var activation = false

  @Flag(
    help:
      "Measure instead labels: in the embedded tables and, built with --traits Fonts, in the fonts of a folder."
  )
  var text = false

  @Option(help: "The folder of fonts for --text.")
  var fonts = "/usr/share/fonts/truetype/open-sans"

  @Option(name: .customLong("resident-memory-of"), help: .hidden)
  var residentMemoryOf: Engine?

  // For instructions.py: how often whom lays out and edits.
  @Option(help: .hidden)
  var counted: Engine?
  @Option(help: .hidden)
  var layouts = 1
  @Option(help: .hidden)
  var edits = 0

  func validate() throws {
    guard let size else { return }
    let smallest = workload?.minimumSize ?? Workload.allCases.map(\.minimumSize).max() ?? 1
    guard size >= smallest && size <= Workload.maximumSize else {
      throw ValidationError("--size \(size) is not between \(smallest) and \(Workload.maximumSize)")
    }
  }

  func run() throws {
    if let residentMemoryOf, let workload, let size, let level {
      guard let cost = try MemoryChild.measure(workload, size, residentMemoryOf, level) else {
        throw ExitCode.failure
      }
      return write("\(cost.residentBytes) \(cost.milliseconds)")
    }
    if let counted, let workload, let size, let level {
      let scene = workload.scene(size: size)
      guard let contender = Contenders.make(counted, level, scene.picture) else { throw ExitCode.failure }
      return try CountedRun.run(contender, scene, layouts: layouts, edits: edits)
    }
    // Else a contender would pay for pages or not, depending on what was freed before it.
    keep_freed_memory()
    if activation { return try measureActivation() }
    if text { return try measureText() }
    var records: [Record] = []
    let meter = Meter(limits: Limits(isQuick: quick), levels: level.map { [$0] } ?? Level.allCases)
    if !json { write(Record.tableHead) }
    for workload in workload.map({ [$0] }) ?? Workload.allCases {
      let sizes = size.map { [$0] } ?? (quick ? workload.quickSizes : workload.allSizes)
      for size in sizes {
        try meter.measure(workload, size: size) { record in
          write(json ? record.json : record.tableLine)
          records.append(record)
        }
      }
    }
    if targets {
      for line in Targets(records).lines(asJSON: json) { write(line) }
    }
  }

  private func measureActivation() throws {
    if !json { write(ActivationRecord.tableHead) }
    for workload in workload.map({ [$0] }) ?? [.row, .list, .nested] {
      for size in size.map({ [$0] }) ?? [100, 1_000, 10_000].map({ workload.size(views: $0) }) {
        let record = try ActivationRecord.measure(workload, size: size)
        write(json ? record.json : record.tableLine)
      }
    }
  }

  private func measureText() throws {
    if !json { write(TextRecord.tableHead) }
    for record in try TextRecord.measure(fonts: fonts) { write(json ? record.json : record.tableLine) }
  }

  /// Lines reach a pipe at once.
  private func write(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}

extension Engine: ExpressibleByArgument {}
