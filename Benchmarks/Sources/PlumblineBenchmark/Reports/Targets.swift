// What Plumbline wants to reach, from the records of one run.

import Foundation

/// The targets, in the order in which they are printed.
struct Targets {
  private let records: [Record]

  init(_ records: [Record]) { self.records = records }

  func lines(asJSON: Bool) -> [String] {
    let all =
      coldAgainstKiwi + growth + againstYoga + [editAgainstYoga] + resizeAgainstKiwi + api + memory + [
        million
      ]
    return asJSON ? all.map(\.json) : ["", "Targets"] + all.map(\.line)
  }

  private func record(_ workload: Workload, _ size: Int, _ engine: Engine, _ level: Level) -> Record? {
    records.first {
      $0.workload == workload && $0.size == size && $0.engine == engine && $0.level == level
    }
  }

  private func ratio(_ above: Double?, _ below: Double?) -> Double? {
    guard let above, let below, below > 0 else { return nil }
    return above / below
  }

  private var coldAgainstKiwi: [Target] {
    let bars: [(Workload, Int, Double)] = [
      (.row, 100, 100), (.list, 100, 300), (.form, 100, 1000), (.nested, 1365, 50), (.chain, 300, 50),
    ]
    return bars.map { workload, size, bar in
      Target(
        name: "cold, solver, faster than kiwi: \(workload) \(size)", bar: .atLeast(bar), unit: "x",
        figure: ratio(
          record(workload, size, .kiwi, .solver)?.coldMilliseconds,
          record(workload, size, .plumbline, .solver)?.coldMilliseconds))
    }
  }

  private var growth: [Target] {
    [Level.solver, .engine].flatMap { level in
      Workload.targeted.map { workload in
        let small = record(workload, workload.size(views: 1_000), .plumbline, level)
        let large = record(workload, workload.size(views: 1_000_000), .plumbline, level)
        var exponent: Double?
        if let small, let large, let cost = ratio(large.coldMilliseconds, small.coldMilliseconds) {
          exponent = log(cost) / log(Double(large.views) / Double(small.views))
        }
        return Target(
          name: "exponent of cold, 1,000 to 1,000,000 views, \(level): \(workload)", bar: .atMost(1.1),
          unit: "", figure: exponent)
      }
    }
  }

  private var againstYoga: [Target] {
    let workloads: [Workload] = [.row, .list, .nested, .chain]
    func targets(_ name: String, _ bar: Double, _ cost: (Record) -> Double?) -> [Target] {
      workloads.map { workload in
        let size = workload.size(views: 10_000)
        return Target(
          name: "\(name), engine, 10,000 views, of Yoga's: \(workload)", bar: .atMost(bar), unit: "x",
          figure: ratio(
            record(workload, size, .plumbline, .engine).flatMap(cost),
            record(workload, size, .yoga, .engine).flatMap(cost)))
      }
    }
    return targets("cold", 2) { $0.coldMilliseconds } + targets("resize", 0.5) { $0.resizeMicroseconds }
  }

  private var editAgainstYoga: Target {
    Target(
      name: "edit in one cell, engine, faster than Yoga: list 10000", bar: .atLeast(1000), unit: "x",
      figure: ratio(
        record(.list, 10_000, .yoga, .engine)?.editMicroseconds,
        record(.list, 10_000, .plumbline, .engine)?.editMicroseconds))
  }

  private var resizeAgainstKiwi: [Target] {
    [(Workload.list, 100), (.nested, 1365)].map { workload, size in
      Target(
        name: "resize, solver, of kiwi's: \(workload) \(size)", bar: .atMost(1), unit: "x",
        figure: ratio(
          record(workload, size, .plumbline, .solver)?.resizeMicroseconds,
          record(workload, size, .kiwi, .solver)?.resizeMicroseconds))
    }
  }

  private var api: [Target] {
    func targets(_ name: String, _ bar: Double, _ cost: (Record) -> Double?) -> [Target] {
      Workload.targeted.map { workload in
        let size = workload.size(views: 10_000)
        return Target(
          name: "\(name), api, 10,000 views, of the engine's: \(workload)", bar: .atMost(bar), unit: "x",
          figure: ratio(
            record(workload, size, .plumbline, .api).flatMap(cost),
            record(workload, size, .plumbline, .engine).flatMap(cost)))
      }
    }
    return targets("cold", 4) { $0.coldMilliseconds } + targets("edit", 3) { $0.editMicroseconds }
  }

  /// At the largest size of the run: pages count little there.
  private var memory: [Target] {
    Workload.targeted.map { workload in
      let largest = records.filter {
        $0.workload == workload && $0.engine == .plumbline && $0.level == .solver && $0.residentBytes != nil
          && $0.views >= 1_000
      }.max { $0.views < $1.views }
      return Target(
        name: "memory a view, solver, \(largest.map { "\($0.views)" } ?? "no") views: \(workload)",
        bar: .atMost(1024), unit: " B", figure: largest?.bytesPerView)
    }
  }

  private var million: Target {
    let size = Workload.list.size(views: 1_000_000)
    return Target(
      name: "cold, engine, 1,000,000 views: list", bar: .atMost(4), unit: " s",
      figure: record(.list, size, .plumbline, .engine)?.coldMilliseconds.map { $0 / 1e3 })
  }
}
