// In which configurations a finding occurs, in words.

extension Finding {
  /// " (on retina4_0, in de and fi)": where it occurs, of all configurations of its scene; empty where it always does.
  func place(in report: SceneReport) -> String {
    let all = Set(report.configurations)
    let own = Set(configurations)
    guard all.count > 1, !own.isEmpty, own.count < all.count else { return "" }
    let parts = ConfigurationPart.allCases
    let values = parts.map { part in ordered(report.configurations.filter(own.contains).map(part.value)) }
    // All combinations of some values: each part for itself.
    if values.map(\.count).reduce(1, *) == own.count {
      let phrases = zip(parts, values).compactMap { part, values in
        values.count < Set(report.configurations.map(part.value)).count ? part.phrase(for: values) : nil
      }
      return phrases.isEmpty ? "" : " (\(phrases.joined(separator: ", ")))"
    }
    let varying = zip(parts, values).filter { Set(report.configurations.map($0.0.value)).count > 1 }.map(\.0)
    let shown = report.configurations.filter(own.contains).prefix(Self.shownConfigurationLimit).map {
      configuration in
      varying.map { $0.phrase(for: [$0.value(configuration)]) }.joined(separator: " ")
    }
    let rest = own.count - shown.count
    return " (" + shown.joined(separator: "; ") + (rest > 0 ? "; \(rest) more" : "") + ")"
  }

  private static var shownConfigurationLimit: Int { 6 }

  /// Each value once, in the order of its first appearance.
  private func ordered(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }
}

/// One of the circumstances of a layout.
private enum ConfigurationPart: CaseIterable {
  case device, orientation, direction, language, contentSize

  func value(_ configuration: ReportConfiguration) -> String {
    switch self {
    case .device: configuration.device ?? ""
    case .orientation: configuration.orientation
    case .direction: configuration.direction
    case .language: configuration.language ?? ""
    case .contentSize: configuration.contentSize ?? ""
    }
  }

  func phrase(for values: [String]) -> String {
    let names = list(values.map { $0.isEmpty ? standard : $0 })
    return switch self {
    case .device: "on \(names)"
    case .orientation: "in \(names)"
    case .direction: names
    case .language: "in \(names)"
    case .contentSize: "at text size \(names)"
    }
  }

  /// What a configuration without a value has.
  private var standard: String {
    switch self {
    case .device: "the canvas"
    case .orientation, .direction: ""
    case .language: "the document's language"
    case .contentSize: "large"
    }
  }
}
