// The way out of a finding, once changes were tried in every layout of the application.

extension Finding {
  /// The finding with a change that resolves it and causes no other, in the imperative without a full stop; without one,
  /// with what is open.
  public func offering(_ way: String?) -> Finding {
    var finding = self
    finding.isTried = way != nil
    finding.fix = way.map { sentenceStart($0) + "." } ?? whatIsOpen
    return finding
  }

  /// The end of the finding's text: its way out, or the open variables where no change resolves it.
  package var closing: (label: String, text: String) {
    fix.hasPrefix(Self.open) ? ("Open", String(fix.dropFirst(Self.open.count))) : ("Way out", fix)
  }

  private static let open = "Open: "

  private var whatIsOpen: String {
    switch kind {
    case .ambiguous where isAboutTie: return Self.open + "which of the competing views gives way."
    case .ambiguous:
      let parts = variables.compactMap { Self.openParts[$0] }
      guard !parts.isEmpty else { return fix }
      return Self.open + parts.joined(separator: "; ") + "."
    case .conflict:
      let own = details.filter { $0.line != nil }.map(\.id)
      guard !own.isEmpty else { return fix }
      guard own.count > 1 else {
        return Self.open + "whether \(own[0]) gives way, or the frame, spacing or inset that it contradicts."
      }
      return
        Self.open
        + "which of \(own.count > 4 ? "its \(own.count) constraints" : alternatives(own)) gives way, and how far. No change of "
        + "one of them resolves it in every layout."
    default: return fix
    }
  }

  /// Whether every number is said, and equal priorities leave open which of them holds.
  private var isAboutTie: Bool { message.contains("equal priorities compete") }

  private static let openParts = [
    "x": "its horizontal position (leading edge, trailing edge or horizontal center)",
    "y": "its vertical position (top edge, bottom edge or vertical center)",
    "width": "its width (or both its leading and trailing edges)",
    "height": "its height (or both its top and bottom edges)",
    "contentWidth": "the width of its content (leading and trailing edges of its content layout guide)",
    "contentHeight": "the height of its content (top and bottom edges of its content layout guide)",
  ]
}
