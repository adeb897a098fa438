// One bar that a figure has to clear.

/// A bar, and the figure that was measured for it.
struct Target {
  enum Bar {
    case atLeast(Double)
    case atMost(Double)
  }

  let name: String
  let bar: Bar
  let unit: String
  /// nil where the run did not measure it.
  let figure: Double?

  /// nil where the run did not measure it.
  var isMet: Bool? {
    figure.map { figure in
      switch bar {
      case .atLeast(let limit): figure >= limit
      case .atMost(let limit): figure <= limit
      }
    }
  }

  private var verdict: String { isMet.map { $0 ? "met" : "missed" } ?? "not measured" }

  private var barText: String {
    switch bar {
    case .atLeast(let limit): "at least \(limit.formatted(digits: 3))\(unit)"
    case .atMost(let limit): "at most \(limit.formatted(digits: 3))\(unit)"
    }
  }

  var line: String {
    let found = figure.map { "\($0.formatted(digits: 3))\(unit)" } ?? "-"
    return "\(name.padded(to: 58)) \(found.padded(to: 12)) \(barText.padded(to: 20)) \(verdict)"
  }

  var json: String {
    let found = figure.map { $0.formatted(digits: 4) } ?? "null"
    let limit =
      switch bar {
      case .atLeast(let limit): "\"at_least\":\(limit.formatted(digits: 3))"
      case .atMost(let limit): "\"at_most\":\(limit.formatted(digits: 3))"
      }
    let met = isMet.map { "\($0)" } ?? "null"
    return "{\"target\":\"\(name)\",\"figure\":\(found),\"unit\":\"\(unit)\",\(limit),\"met\":\(met)}"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
