// The mistakes of a `.plumbline.yml`, each with its place.

struct TeamConfigurationMistakes: Error, CustomStringConvertible {
  struct Mistake {
    /// Line and column begin at 1.
    var line: Int
    var column: Int
    var message: String

    init(line: Int, column: Int, message: String) {
      (self.line, self.column, self.message) = (line, column, message.showingLineEnds)
    }
  }
  var file: String
  var mistakes: [Mistake]

  /// A line for each mistake: `file:line:column: message`.
  var description: String {
    mistakes.map { "\(file.showingLineEnds):\($0.line):\($0.column): \($0.message)" }.joined(separator: "\n")
  }
}
