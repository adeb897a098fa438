// What is wrong with a `.plumbline.yml`: all of it at once, each mistake with its place.

/// Everything that is wrong with a configuration file.
struct TeamConfigurationMistakes: Error, CustomStringConvertible {
  struct Mistake {
    /// Both from 1.
    var line: Int
    var column: Int
    /// One line.
    var message: String

    init(line: Int, column: Int, message: String) {
      (self.line, self.column, self.message) = (line, column, message.showingLineEnds)
    }
  }
  var file: String
  var mistakes: [Mistake]

  /// A line for each: `file:line:column: message`.
  var description: String {
    mistakes.map { "\(file):\($0.line):\($0.column): \($0.message)" }.joined(separator: "\n")
  }
}
