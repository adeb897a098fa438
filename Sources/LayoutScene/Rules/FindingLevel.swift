// The severity of a finding.

/// The severity of a finding.
public enum FindingLevel: String, CaseIterable, Hashable, Comparable, Sendable {
  /// `error` makes `check` end with 1; `warning` and `note` do not.
  case error, warning, note

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
  /// The order of severity, worse levels first.
  public static func < (lhs: FindingLevel, rhs: FindingLevel) -> Bool { lhs.rank < rhs.rank }
}
