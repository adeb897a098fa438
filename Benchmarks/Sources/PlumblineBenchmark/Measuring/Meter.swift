// Measures the contenders in turns: cold, resizes, edits, churn, memory; checks every answer. The least of the rounds decides,
// so that a neighbour on the machine, who is busy for a second, slows no one contender.

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
  /// - Parameter report: called with each contender's record when all are done.
  func measure(_ workload: Workload, size: Int, report: (Record) -> Void) throws {
    let scene = workload.scene(size: size)
    let picture = scene.picture
    let check = AnswerCheck(workload: workload, size: size)
    let runs = try Contenders.all.filter { levels.contains($0.1) }.compactMap { engine, level in
      try Contenders.make(engine, level, picture).map {
        try ContenderRun(meter: self, contender: $0, scene: scene, check: check)
      }
    }
    progress.show("\(workload) \(size)")
    while runs.contains(where: \.wantsColdRound) {
      for run in runs where run.wantsColdRound { try run.cold() }
    }
    try compareAnswers(of: runs, scene, check)
    for operation in [Operation.resize, .edit, .shift, .churn] {
      for run in runs { try run.begin(operation) }
      for _ in 0..<Limits.samples { for run in runs { try run.repeatSteps() } }
      for run in runs { try run.end(operation) }
    }
    for run in runs { run.layout = nil }
    // The first layout of a process is one throw each; large ones take long.
    for _ in 0..<(size > 100_000 ? 1 : 3) { for run in runs { try run.measureChild() } }
    progress.clear()
    for run in runs { report(run.record) }
  }

  private func compareAnswers(of runs: [ContenderRun], _ scene: any WorkloadScene, _ check: AnswerCheck)
    throws
  {
    let expected = scene.boxes(in: scene.initialState)
    var first: (name: String, boxes: [Box])?
    for run in runs {
      guard let layout = run.layout else { continue }
      let (answer, contender) = (run.answer(of: layout), run.contender)
      try check.compare(answer, with: expected, of: "the closed form", contender: contender, when: "cold")
      try check.compareConflicts(layout.conflictCount, with: scene.conflictCount, contender: contender)
      if let first {
        try check.compare(answer, with: first.boxes, of: first.name, contender: contender, when: "cold")
      } else {
        first = ("\(contender.engine) at level \(contender.level)", check.masked(answer, by: expected))
      }
    }
  }

  /// One contender and one picture.
  private final class ContenderRun {
    private let meter: Meter
    let contender: any Contender
    private let scene: any WorkloadScene
    private let check: AnswerCheck
    private(set) var record: Record
    /// The last one that was made.
    var layout: (any LaidOut)?
    private var values: [Double]
    private var coldSamples: [Double] = []
    private var isLeftOut = false
    /// The loop that is measured: what is done, how often, which step came last, and what each round cost.
    private var loop: (operation: Operation, count: Int, step: Int, samples: [Double])?

    init(meter: Meter, contender: any Contender, scene: any WorkloadScene, check: AnswerCheck) throws {
      self.meter = meter
      self.contender = contender
      self.scene = scene
      self.check = check
      record = Record(
        workload: check.workload, size: check.size, views: contender.viewCount, engine: contender.engine,
        level: contender.level)
      values = [Double](repeating: 0, count: contender.valueCount)
      try probe()
      isLeftOut = !isAffordable(.cold)
    }

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
      layout.read(into: &values)
      return contender.boxes(values)
    }

    /// Whether an operation fits into its limit, as far as one can know.
    private func isAffordable(_ operation: Operation) -> Bool {
      let predicted = meter.growth[subject(operation)]?.predictedSeconds(size: check.size) ?? 0
      let limit = limit(of: operation)
      guard predicted > limit else { return true }
      omit(operation, predicted, limit)
      return false
    }

    private func omit(_ operation: Operation, _ cost: Double, _ limit: Double) {
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
        let predicted = meter.growth[subject(.cold)]?.predictedSeconds(size: size) ?? 0
        guard predicted <= limit(of: .cold) else { return }
        let picture = check.workload.scene(size: size).picture
        guard let small = Contenders.make(contender.engine, contender.level, picture) else { continue }
        let cost = try seconds { _ = try small.build() }
        meter.growth[subject(.cold), default: Growth()].note(size: size, seconds: cost)
      }
    }

    // MARK: Cold

    /// Whether another layout is worth its time.
    var wantsColdRound: Bool {
      !isLeftOut
        && (coldSamples.count < Limits.samples
          || (coldSamples.count < 51 && coldSamples.reduce(0, +) < meter.limits.coldSeconds))
    }

    /// From nothing to all values read.
    func cold() throws {
      layout = nil
      coldSamples.append(
        try seconds {
          let made = try contender.build()
          made.read(into: &values)
          layout = made
        })
      let cost = least(coldSamples)
      note(.cold, cost)
      record.coldMilliseconds = cost * 1e3
    }

    // MARK: Loops

    private func step(_ layout: any LaidOut, _ operation: Operation, _ step: Int) throws {
      switch operation {
      case .cold: break
      case .resize:
        try layout.resize(to: scene.width(step: step))
        layout.read(into: &values)
      case .edit: try layout.setDetail(scene.detail(step: step))
      case .shift: try layout.setShift(scene.shift(step: step))
      case .churn:
        try layout.removeTenth()
        try layout.restoreTenth()
      }
    }

    /// Does the first step, which tells how often it can be repeated, and checks its answer.
    func begin(_ operation: Operation) throws {
      loop = nil
      guard let layout, isAffordable(operation) else { return }
      let once = try seconds { try step(layout, operation, 1) }
      try compare(layout, operation, 1)
      let limit = limit(of: operation)
      guard once <= 2 * limit else {
        note(operation, once)
        return omit(operation, once, limit)
      }
      let affordable = meter.limits.loopSeconds / Double(Limits.samples) / max(once, 1e-9)
      let most = operation == .churn ? 1 : Limits.repetitions
      loop = (operation, max(1, Int(min(Double(most), affordable))), 1, [])
    }

    /// A round of the loop.
    func repeatSteps() throws {
      guard let layout, let loop else { return }
      let cost = try seconds {
        for number in 1...loop.count { try step(layout, loop.operation, loop.step + number) }
      }
      self.loop?.step += loop.count
      self.loop?.samples.append(cost / Double(loop.count))
    }

    /// Checks the answer after the last step, keeps the least cost of one, and puts the layout back as it was.
    func end(_ operation: Operation) throws {
      guard let layout else { return }
      if let loop {
        try compare(layout, operation, loop.step)
        let cost = least(loop.samples)
        note(operation, cost)
        switch operation {
        case .cold: break
        case .resize: record.resizeMicroseconds = cost * 1e6
        case .edit: record.editMicroseconds = cost * 1e6
        case .shift: record.shiftMicroseconds = cost * 1e6
        case .churn: record.churnMilliseconds = cost * 1e3
        }
      }
      switch operation {
      case .cold, .churn: break
      case .resize: try layout.resize(to: scene.initialState.width)
      case .edit: try layout.setDetail(scene.initialState.detail)
      case .shift: try layout.setShift(scene.initialState.shift)
      }
    }

    private func compare(_ layout: any LaidOut, _ operation: Operation, _ step: Int) throws {
      // Of constraints that exclude each other the youngest gives way: another one, once some were added again.
      if operation == .churn, scene.conflictCount > 0 { return }
      var state = scene.initialState
      switch operation {
      case .cold, .churn: break
      case .resize: state.width = scene.width(step: step)
      case .edit: state.detail = scene.detail(step: step)
      case .shift: state.shift = scene.shift(step: step)
      }
      try check.compare(
        answer(of: layout), with: scene.boxes(in: state), of: "the closed form", contender: contender,
        when: "\(operation.rawValue), step \(step)")
    }

    // MARK: Memory

    /// Memory and the first layout of a process, the least of all such processes.
    func measureChild() throws {
      guard !isLeftOut,
        let cost = try MemoryChild.cost(check.workload, check.size, contender.engine, contender.level)
      else { return }
      record.residentBytes = min(record.residentBytes ?? .infinity, cost.residentBytes)
      record.firstMilliseconds = min(record.firstMilliseconds ?? .infinity, cost.milliseconds)
    }
  }
}
