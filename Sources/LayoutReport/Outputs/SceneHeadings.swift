// The lines above a scene in the texts for people: the document's name above the first of its scenes, then the scene's.

/// Remembers which document the last scene came from.
struct SceneHeadings: Sendable {
  private var document: String?

  /// The lines above a scene; documents are apart by an empty line.
  mutating func lines(above report: SceneReport, in style: TerminalStyle) -> String {
    var text = ""
    if report.document != document {
      if document != nil { text += "\n" }
      text += style(.bold, showingControls(report.document)) + "\n"
      document = report.document
    }
    return text + "  " + showingControls(report.heading) + "\n"
  }
}
