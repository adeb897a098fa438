// Nobody is fast by being wrong: answers against the closed form, and against each other.

/// An answer that differs.
struct WrongAnswer: Error, CustomStringConvertible {
  let description: String
}

/// Compares boxes to a millionth, of the value or of a point.
struct AnswerCheck {
  static let tolerance = 1e-6
  let workload: Workload
  let size: Int

  /// An answer without what the closed form leaves open.
  func masked(_ answer: [Box], by expected: [Box]) -> [Box] {
    zip(answer, expected).map { found, right in
      Box(
        x: right.x.isNaN ? .nan : found.x, y: right.y.isNaN ? .nan : found.y,
        width: right.width.isNaN ? .nan : found.width, height: right.height.isNaN ? .nan : found.height)
    }
  }

  func compareConflicts(_ found: Int?, with right: Int, contender: any Contender) throws {
    guard let found, found != right else { return }
    throw WrongAnswer(
      description:
        "\(workload) of size \(size), \(contender.engine) at level \(contender.level): "
        + "\(found) conflicts, but \(right) are right")
  }

  func compare(
    _ answer: [Box], with expected: [Box], of source: String, contender: any Contender, when: String
  )
    throws
  {
    for (box, (found, right)) in zip(answer, expected).enumerated() {
      try compare(found.x, right.x, "x", box, source, contender, when)
      try compare(found.y, right.y, "y", box, source, contender, when)
      try compare(found.width, right.width, "width", box, source, contender, when)
      try compare(found.height, right.height, "height", box, source, contender, when)
    }
  }

  private func compare(
    _ found: Double, _ right: Double, _ component: String, _ box: Int, _ source: String,
    _ contender: any Contender, _ when: String
  ) throws {
    if right.isNaN || abs(found - right) <= Self.tolerance * max(1, abs(right)) { return }
    throw WrongAnswer(
      description:
        "\(workload) of size \(size), \(contender.engine) at level \(contender.level), \(when): "
        + "\(component) of box \(box) is \(found), but \(right) according to \(source)")
  }
}
