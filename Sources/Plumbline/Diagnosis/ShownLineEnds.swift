// Line breaks in names of documents, shown in messages of one line: names in YAML, JSON and XML may have several.

extension String {
  /// The text on one line, with "␤" where a line ended.
  package var showingLineEnds: String { String(map { $0.isNewline ? "␤" : $0 }) }
}
