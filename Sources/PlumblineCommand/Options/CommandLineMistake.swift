// What is wrong with a command line.

/// A mistake on the command line, in words.
struct CommandLineMistake: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
