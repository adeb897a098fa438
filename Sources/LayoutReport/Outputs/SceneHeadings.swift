// The lines above a scene in the texts for people: the document's name above the first of its scenes, then the scene's.

/// Remembers which document the last scene came from.
struct SceneHeadings: Sendable {
  private var document: String?

  /// The lines above a scene; documents are apart by an empty line.
  mutating func lines(above report: SceneReport, in style: TerminalStyle) -> String {
    line(above: report.document, in: style) + "  " + showingControls(report.heading) + "\n"
  }

  /// The line above the first scene of a document.
  mutating func line(above name: String, in style: TerminalStyle) -> String {
    guard name != document else { return "" }
    defer { document = name }
    return (document == nil ? "" : "\n") + style(.bold, showingControls(name)) + "\n"
  }
}
