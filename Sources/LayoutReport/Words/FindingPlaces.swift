// The configurations of a finding, in words after its message.

extension Finding {
  /// " (on iPhone SE, in de, fi)": where it occurs, of all configurations of its scene; empty where it always does.
  func place(in report: SceneReport) -> String {
    ConfigurationPhrase(of: configurations, among: report.configurations).text.map { " (\($0))" } ?? ""
  }
}
