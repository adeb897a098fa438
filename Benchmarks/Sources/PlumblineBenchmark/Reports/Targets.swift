// What Plumbline wants to reach, from the records of one run.

import Foundation

/// The targets, in the order in which they are printed.
struct Targets {
  private let records: [Record]

  init(_ records: [Record]) { self.records = records }

  func lines(asJSON: Bool) -> [String] {
    let all =
      coldAgainstKiwi + growth + againstYoga + [editAgainstYoga] + resizeAgainstKiwi + views + churn
      + inequalities + pairs + memory + [million]
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

  private func exponent(
    _ workload: Workload, _ level: Level, _ most: Int, _ cost: (Record) -> Double?
  ) -> Double? {
    let small = record(workload, workload.size(views: 1_000), .plumbline, level)
    let large = record(workload, workload.size(views: most), .plumbline, level)
    guard let small, let large, let growth = ratio(cost(large), cost(small)) else { return nil }
    return log(growth) / log(Double(large.views) / Double(small.views))
  }

  private var growth: [Target] {
    let ordinary = [Level.solver, .engine, .api].flatMap { level in
      (Workload.targeted + [.pair]).map { workload in
        Target(
          name: "exponent of cold, 1,000 to 1,000,000 views, \(level): \(workload)",
          bar: .atMost(1.08), unit: "", figure: exponent(workload, level, 1_000_000) { $0.coldMilliseconds })
      }
    }
    let rare = [Workload.inequalities, .pulled, .column, .overfull, .ambiguous].map { workload in
      Target(
        name: "exponent of cold, 1,000 to 100,000 views, engine: \(workload)", bar: .atMost(1.15), unit: "",
        figure: exponent(workload, .engine, 100_000) { $0.coldMilliseconds })
    }
    return ordinary + rare
  }

  private var againstYoga: [Target] {
    func targets(_ name: String, _ bar: Double, _ cost: (Record) -> Double?) -> [Target] {
      Workload.shared.map { workload in
        let size = workload.size(views: 10_000)
        return Target(
          name: "\(name), engine, 10,000 views, of Yoga's: \(workload)", bar: .atMost(bar), unit: "x",
          figure: ratio(
            record(workload, size, .plumbline, .engine).flatMap(cost),
            record(workload, size, .yoga, .engine).flatMap(cost)))
      }
    }
    return targets("cold", 1) { $0.coldMilliseconds } + targets("resize", 0.1) { $0.resizeMicroseconds }
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

  private var views: [Target] {
    let cold = Workload.shared.map { workload in
      let size = workload.size(views: 10_000)
      return Target(
        name: "cold, api, 10,000 views, of Yoga's: \(workload)", bar: .atMost(1.5), unit: "x",
        figure: ratio(
          record(workload, size, .plumbline, .api)?.coldMilliseconds,
          record(workload, size, .yoga, .engine)?.coldMilliseconds))
    }
    let edit = Workload.allCases.map { workload in
      let size = workload.size(views: 10_000)
      return Target(
        name: "edit, api, 10,000 views, of the engine's: \(workload)", bar: .atMost(2), unit: "x",
        figure: ratio(
          record(workload, size, .plumbline, .api)?.editMicroseconds,
          record(workload, size, .plumbline, .engine)?.editMicroseconds))
    }
    let memory = Workload.shared.map { workload in
      Target(
        name: "memory a view, api, 10,000 views: \(workload)", bar: .atMost(1400), unit: " B",
        figure: record(workload, workload.size(views: 10_000), .plumbline, .api)?.bytesPerView)
    }
    return cold + memory + edit
  }

  private var churn: [Target] {
    [Level.solver, .engine, .api].flatMap { level in
      let ratios = Workload.allCases.map { workload in
        let record = record(workload, workload.size(views: 10_000), .plumbline, level)
        return Target(
          name: "churn, \(level), 10,000 views, of a cold layout: \(workload)", bar: .atMost(3), unit: "x",
          figure: ratio(record?.churnMilliseconds, record?.coldMilliseconds))
      }
      let exponents = Workload.allCases.map { workload in
        Target(
          name: "exponent of churn, 1,000 to 100,000 views, \(level): \(workload)", bar: .atMost(1.15),
          unit: "",
          figure: exponent(workload, level, 100_000) { $0.churnMilliseconds })
      }
      return ratios + exponents
    }
  }

  private var inequalities: [Target] {
    let workloads = [Workload.inequalities, .pulled]
    let speed = workloads.map { workload in
      Target(
        name: "cold, solver: \(workload) 4000", bar: .atMost(20), unit: " ms",
        figure: record(workload, 4_000, .plumbline, .solver)?.coldMilliseconds)
    }
    let againstKiwi = workloads.map { workload in
      Target(
        name: "cold, solver, faster than kiwi: \(workload) 1000", bar: .atLeast(50), unit: "x",
        figure: ratio(
          record(workload, 1_000, .kiwi, .solver)?.coldMilliseconds,
          record(workload, 1_000, .plumbline, .solver)?.coldMilliseconds))
    }
    let overfull = [Level.engine, .api].map { level in
      Target(
        name: "cold, \(level): overfull 10000", bar: .atMost(100), unit: " ms",
        figure: record(.overfull, 10_000, .plumbline, level)?.coldMilliseconds)
    }
    return speed + againstKiwi + overfull
  }

  private var pairs: [Target] {
    let pair = record(.pair, Workload.pair.size(views: 10_000), .plumbline, .engine)
    let views = pair.map { Double($0.views) }
    return [
      Target(
        name: "cold a view, engine, 10,000 views: pair", bar: .atMost(2), unit: " us",
        figure: ratio(pair?.coldMilliseconds.map { $0 * 1e3 }, views)),
      Target(
        name: "resize a view, engine, 10,000 views: pair", bar: .atMost(0.2), unit: " us",
        figure: ratio(pair?.resizeMicroseconds, views)),
      Target(
        name: "memory a view, engine, 10,000 views: pair", bar: .atMost(1200), unit: " B",
        figure: pair?.bytesPerView),
    ]
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
