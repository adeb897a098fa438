// What it costs to activate the constraints of a picture in an engine that is at work: all together, one by one, and one by
// one with a layout after each.

/// The cost of activation in its three ways, each with the layout that ends it.
struct ActivationRecord {
  let workload: Workload
  let size: Int
  let constraints: Int
  /// Milliseconds; nil for what would take too long.
  var milliseconds: [WaitingViews.Way: Double] = [:]

  static var tableHead: String {
    "workload        n constraints  batch ms  single ms  questioned ms  single/batch  questioned/batch"
  }

  private func figure(_ way: WaitingViews.Way) -> String {
    milliseconds[way].map { $0.formatted(digits: 3) } ?? "-"
  }

  private func ratio(_ way: WaitingViews.Way) -> String {
    guard let above = milliseconds[way], let below = milliseconds[.batch], below > 0 else { return "-" }
    return (above / below).formatted(digits: 3)
  }

  var tableLine: String {
    func cell(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(1, width - text.count)) + text
    }
    return workload.rawValue + cell("\(size)", 17 - workload.rawValue.count) + cell("\(constraints)", 12)
      + cell(figure(.batch), 10) + cell(figure(.single), 11) + cell(figure(.questioned), 15)
      + cell(ratio(.single), 14) + cell(ratio(.questioned), 18)
  }

  var json: String {
    func number(_ way: WaitingViews.Way) -> String {
      milliseconds[way].map { $0.formatted(digits: 4) } ?? "null"
    }
    return "{\"workload\":\"\(workload)\",\"n\":\(size),\"constraints\":\(constraints),"
      + "\"activate_batch_ms\":\(number(.batch)),\"activate_single_ms\":\(number(.single)),"
      + "\"activate_questioned_ms\":\(number(.questioned))}"
  }
}

extension ActivationRecord {
  /// A layout after each constraint is measured up to so many of them.
  private static let mostQuestioned = 20_000

  /// Measures one picture; the ways take turns, so that none has a warmer machine than the others, and end with the closed
  /// form's answer.
  static func measure(_ workload: Workload, size: Int) throws -> ActivationRecord {
    let scene = workload.scene(size: size)
    let picture = scene.picture
    let expected = scene.boxes(in: scene.initialState)
    let check = AnswerCheck(workload: workload, size: size)
    let contender = ViewContender(picture)
    var values = [Double](repeating: 0, count: contender.valueCount)
    var record = ActivationRecord(
      workload: workload, size: size, constraints: WaitingViews(picture).constraintCount)
    let ways = WaitingViews.Way.allCases.filter { $0 != .questioned || record.constraints <= mostQuestioned }
    var samples: [WaitingViews.Way: [Double]] = [:]
    for _ in 0..<(record.constraints > 50_000 ? Limits.samples : 21) {
      for way in ways {
        if way == .questioned, samples[way, default: []].count >= Limits.samples { continue }
        let views = WaitingViews(picture)
        samples[way, default: []].append(seconds { views.activate(way) })
        views.read(into: &values)
        try check.compare(
          contender.boxes(values), with: expected, of: "the closed form", contender: contender,
          when: "activated, \(way)")
      }
    }
    for way in ways { record.milliseconds[way] = least(samples[way] ?? []) * 1e3 }
    return record
  }
}
