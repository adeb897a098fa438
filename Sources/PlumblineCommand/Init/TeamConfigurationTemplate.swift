// The text of the `.plumbline.yml` that `plumbline init` writes.

import LayoutReport

/// A `.plumbline.yml` in which keys without a value are comments.
struct TeamConfigurationTemplate {
  var include: [String] = []
  var exclude: [String] = []
  /// The rules in order: kind, level and allowed values.
  var rules: [(kind: Finding.Kind, level: RuleLevel, allowed: [String])] = []
  var remarks: [String] = []

  var text: String {
    var text = """
      # Plumbline's configuration. It holds for everything below this folder; flags of the command
      # line win over it. 'plumbline rules' and 'plumbline devices' list what can be named.

      # The folders that are checked, and folders to leave out. Paths are relative to this file; **
      # matches any depth. Pods, Carthage, .build, DerivedData, node_modules, hidden folders and what
      # .gitignore names are always left out.
      \(list("include", include, example: "[App]"))
      \(list("exclude", exclude, example: "[Legacy, \"**/Generated\"]"))

      # Every scene is laid out for all combinations of these. Without devices it is laid out on the
      # smallest and the largest that the project runs on, and on the canvas of Interface Builder for
      # what is about stored frames.
      # devices: [iPhone SE (3rd generation), iPhone 17 Pro Max]   # or phones, tablets, all, canvas
      # orientations: [portrait, landscape]
      # directions: [ltr, rtl]
      # languages: all                                             # or [de, ar]
      # content-sizes: [L, AX3]

      # Font files of the application, to measure its texts with.
      # fonts: [Resources/Fonts]

      # Levels of rules: error, warning, note or off. A rule can exclude paths, and allow values.

      """
    if rules.isEmpty {
      text += """
        # rules:
        #   misplaced: off
        #   outside: warning
        #   missing-image: {level: error, exclude: [Legacy]}
        #   fonts: {level: warning, allowed: [system, Avenir-Book]}

        """
    } else {
      text += "rules:\n"
      for rule in rules {
        let value =
          rule.allowed.isEmpty
          ? rule.level.rawValue
          : "{level: \(rule.level.rawValue), allowed: [\(rule.allowed.map(Self.quoted).joined(separator: ", "))]}"
        text += "  \(rule.kind.rawValue): \(value)\n"
      }
    }
    text += """

      # The file of known findings, which are not reported again: 'plumbline check --write-baseline'
      # writes it.
      # baseline: \(Baseline.name)

      """
    if !remarks.isEmpty { text += "\n" + remarks.map { "# \($0)\n" }.joined() }
    return text
  }

  private func list(_ key: String, _ values: [String], example: String) -> String {
    values.isEmpty
      ? "# \(key): \(example)" : "\(key): [\(values.map(Self.quoted).joined(separator: ", "))]"
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "._/-".unicodeScalars.contains(scalar)
    }
    return isPlain && text.first.map { $0.isLetter } ?? false ? text : JSONValue.string(text).text
  }
}
