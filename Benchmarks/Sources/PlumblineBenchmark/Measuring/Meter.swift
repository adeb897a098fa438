// Measures one contender after the other: cold, resizes, edits, churn, memory; checks every answer.

import Foundation

/// Runs measurements and remembers what they cost, so that what would take too long is left out, and named.
final class Meter {
  private enum Operation: String {
    case cold, resize, edit, shift, churn
  }

  private struct Subject: Hashable {
    let workload: Workload
    let engine: Engine
    let level: Level
    let operation: Operation
  }

  private let limits: Limits
  private let levels: [Level]
  private let progress = ProgressLine()
  private var growth: [Subject: Growth] = [:]

  init(limits: Limits, levels: [Level]) {
    self.limits = limits
    self.levels = levels
  }

  /// Measures all contenders with a picture.
  /// - Parameter report: called with each contender's record as soon as it is there.
  func measure(_ workload: Workload, size: Int, report: (Record) -> Void) throws {
    let scene = workload.scene(size: size)
    let picture = scene.picture
    let expected = scene.boxes(in: scene.initialState)
    let check = AnswerCheck(workload: workload, size: size)
    var first: (name: String, boxes: [Box])?
    for (engine, level) in Contenders.all where levels.contains(level) {
      guard let contender = Contenders.make(engine, level, picture) else { continue }
      progress.show("\(workload) \(size), \(engine) at level \(level)")
      var record = Record(
        workload: workload, size: size, views: contender.viewCount, engine: engine, level: level)
      let run = ContenderRun(meter: self, contender: contender, scene: scene, check: check)
      if let layout = try run.cold(&record) {
        let answer = run.answer(of: layout)
        try check.compare(answer, with: expected, of: "the closed form", contender: contender, when: "cold")
        try check.compareConflicts(layout.conflictCount, with: scene.conflictCount, contender: contender)
        if let first {
          try check.compare(answer, with: first.boxes, of: first.name, contender: contender, when: "cold")
        } else {
          first = ("\(engine) at level \(level)", check.masked(answer, by: expected))
        }
        try run.loops(layout, &record)
        let first = try MemoryChild.cost(workload, size, engine, level)
        record.residentBytes = first?.residentBytes
        record.firstMilliseconds = first?.milliseconds
      }
      progress.clear()
      report(record)
    }
  }

  /// One contender and one picture.
  private struct ContenderRun {
    let meter: Meter
    let contender: any Contender
    let scene: any WorkloadScene
    let check: AnswerCheck

    private var isNamedSize: Bool { check.workload.namedSizes.contains(check.size) }

    private func limit(of operation: Operation) -> Double {
      operation == .cold
        ? meter.limits.coldLimit(contender.engine, contender.level, isNamedSize: isNamedSize)
        : meter.limits.editLimit
    }

    private func subject(_ operation: Operation) -> Subject {
      Subject(
        workload: check.workload, engine: contender.engine, level: contender.level, operation: operation)
    }

    func answer(of layout: any LaidOut) -> [Box] {
      var values = [Double](repeating: 0, count: contender.valueCount)
      layout.read(into: &values)
      return contender.boxes(values)
    }

    /// Whether an operation fits into its limit, as far as one can know.
    private func isAffordable(_ operation: Operation, _ record: inout Record) -> Bool {
      let predicted = meter.growth[subject(operation)]?.predictedSeconds(size: check.size) ?? 0
      let limit = limit(of: operation)
      guard predicted > limit else { return true }
      omit(operation, predicted, limit, &record)
      return false
    }

    private func omit(_ operation: Operation, _ cost: Double, _ limit: Double, _ record: inout Record) {
      let (cost, limit) = (cost.formatted(digits: 2), limit.formatted(digits: 2))
      record.omissions.append("\(operation.rawValue): about \(cost) s, more than \(limit) s")
    }

    private func note(_ operation: Operation, _ seconds: Double) {
      meter.growth[subject(operation), default: Growth()].note(size: check.size, seconds: seconds)
    }

    /// The first size that is asked for may be far too large: smaller ones tell.
    private func probe() throws {
      guard meter.growth[subject(.cold)] == nil else { return }
      for size in [check.size / 64, check.size / 8] where size >= 16 {
        let picture = check.workload.scene(size: size).picture
        guard let small = Contenders.make(contender.engine, contender.level, picture) else { continue }
        let cost = try seconds { _ = try small.build() }
        meter.growth[subject(.cold), default: Growth()].note(size: size, seconds: cost)
      }
    }

    /// From nothing to all values read; returns the last layout that was made.
    func cold(_ record: inout Record) throws -> (any LaidOut)? {
      try probe()
      guard isAffordable(.cold, &record) else { return nil }
      var samples: [Double] = []
      var layout: (any LaidOut)?
      var values = [Double](repeating: 0, count: contender.valueCount)
      while samples.count < Limits.samples
        || (samples.count < 51 && samples.reduce(0, +) < meter.limits.coldSeconds)
      {
        layout = nil
        samples.append(
          try seconds {
            let made = try contender.build()
            made.read(into: &values)
            layout = made
          })
      }
      let cost = median(samples)
      note(.cold, cost)
      record.coldMilliseconds = cost * 1e3
      return layout
    }

    /// Everything that is done to a layout; it ends as it began.
    func loops(_ layout: any LaidOut, _ record: inout Record) throws {
      var values = [Double](repeating: 0, count: contender.valueCount)
      let initial = scene.initialState
      record.resizeMicroseconds = try loop(.resize, layout, &record) { step, state in
        state.width = scene.width(step: step)
        try layout.resize(to: state.width)
        layout.read(into: &values)
      }
      try layout.resize(to: initial.width)
      record.editMicroseconds = try loop(.edit, layout, &record) { step, state in
        state.detail = scene.detail(step: step)
        try layout.setDetail(state.detail)
      }
      try layout.setDetail(initial.detail)
      record.shiftMicroseconds = try loop(.shift, layout, &record) { step, state in
        state.shift = scene.shift(step: step)
        try layout.setShift(state.shift)
      }
      try layout.setShift(initial.shift)
      record.churnMilliseconds = try loop(.churn, layout, &record, repetitions: 1) { _, _ in
        try layout.removeTenth()
        try layout.restoreTenth()
      }.map { $0 / 1e3 }
    }

    /// The median cost of a step, in microseconds; checks the answer after the first step and after the last.
    private func loop(
      _ operation: Operation, _ layout: any LaidOut, _ record: inout Record,
      repetitions: Int = Limits.repetitions,
      _ body: (_ step: Int, _ state: inout PictureState) throws -> Void
    ) throws -> Double? {
      guard isAffordable(operation, &record) else { return nil }
      var state = scene.initialState
      var step = 1
      let once = try seconds { try body(step, &state) }
      try compare(layout, state, operation, step)
      let limit = limit(of: operation)
      guard once <= 2 * limit else {
        note(operation, once)
        omit(operation, once, limit, &record)
        return nil
      }
      let affordable = meter.limits.loopSeconds / Double(Limits.samples) / max(once, 1e-9)
      let count = max(1, Int(min(Double(repetitions), affordable)))
      var samples: [Double] = []
      for _ in 0..<Limits.samples {
        let total = try seconds {
          for _ in 0..<count {
            step += 1
            try body(step, &state)
          }
        }
        samples.append(total / Double(count))
      }
      try compare(layout, state, operation, step)
      let cost = median(samples)
      note(operation, cost)
      return cost * 1e6
    }

    private func compare(_ layout: any LaidOut, _ state: PictureState, _ operation: Operation, _ step: Int)
      throws
    {
      // Of constraints that exclude each other the youngest gives way: another one, once some were added again.
      if operation == .churn, scene.conflictCount > 0 { return }
      try check.compare(
        answer(of: layout), with: scene.boxes(in: state), of: "the closed form", contender: contender,
        when: "\(operation.rawValue), step \(step)")
    }
  }
}
