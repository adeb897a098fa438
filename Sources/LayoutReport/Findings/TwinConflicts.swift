// Findings of one cause: conflicts of two views in one column, or of both sides of one view, or of one constraint each with the
// arrangement of one stack view; both axes of a view that nothing places.

extension [Finding] {
  /// The findings, with those conflicts counted in another that have all but one of the document's constraints in common with
  /// it; of one constraint each, the arrangement of one stack view along one axis. Each keeps its way out, since each needs
  /// one. To be asked once ways were tried, which a finding needs for itself.
  package func foldingTwins() -> [Finding] {
    var folded: [Finding] = []
    var leaders: [(place: Int, own: Set<String>)] = []
    var leadersOf: [String: [Int]] = [:]
    for finding in self {
      var own = Set(finding.details.filter { $0.line != nil }.map(\.id))
      guard finding.kind == .conflict, !own.isEmpty else {
        if let last = folded.indices.last, folded[last].isOtherAxis(of: finding) {
          folded[last].add(axis: finding)
        } else {
          folded.append(finding)
        }
        continue
      }
      let rows = Set(finding.details.filter { $0.line == nil }.map(\.arrangement))
      if own.count == 1, rows.count == 1, let rows = rows.first ?? nil { own.insert("rows \(rows)") }
      var alike: Set<Int> = []
      for id in own { alike.formUnion((leadersOf[id] ?? []).prefix(comparedFindingLimit)) }
      let leader = alike.sorted().lazy.map { number in leaders[number] }.first { leader in
        let shared = leader.own.intersection(own).count
        return folded[leader.place].level == finding.level
          && shared >= Swift.min(leader.own.count, own.count) - 1
      }
      guard let leader else {
        for id in own { leadersOf[id, default: []].append(leaders.count) }
        leaders.append((folded.count, own))
        folded.append(finding)
        continue
      }
      folded[leader.place].count(finding)
    }
    return folded
  }
}

extension Finding {
  private static func sameCause(_ count: Int) -> String {
    " \(counted(count, "more conflict")) \(count == 1 ? "has" : "have") the same cause."
  }

  fileprivate func isOtherAxis(of other: Finding) -> Bool {
    kind == .ambiguous && other.kind == .ambiguous && level == other.level && views.first == other.views.first
      && !variables.isEmpty && !other.variables.isEmpty && twins.isEmpty
  }

  /// Its id stays that of its own axis, so that a baseline of both knows it. Which findings are one does not depend on what was
  /// tried: their numbers are the same with and without.
  fileprivate mutating func add(axis other: Finding) {
    message += " \(other.message)"
    if isTried || other.isTried {
      let (first, second) = isTried ? (fix, other.fix) : (other.fix, fix)
      if first != second { fix = "\(first) \(second)" }
    } else if fix != other.fix {
      fix = "\(fix.dropLast()); \(other.closing.text)"
    }
    isTried = isTried && other.isTried
    views += other.views.filter { !views.contains($0) }
    caused = max(caused, other.caused, views.count - 1)
    adopt(other)
  }

  fileprivate mutating func count(_ twin: Finding) {
    let last = Self.sameCause(caused)
    if message.hasSuffix(last) { message.removeLast(last.count) }
    caused += 1 + twin.caused
    message += Self.sameCause(caused)
    if isTried, twin.isTried, !fix.contains(twin.fix) { fix += " \(twin.fix)" }
    adopt(twin)
  }

  private mutating func adopt(_ twin: Finding) {
    viewNames.merge(twin.viewNames) { own, _ in own }
    twins.append(twin)
    for configuration in twin.configurations where !configurations.contains(configuration) {
      configurations.append(configuration)
    }
  }
}
