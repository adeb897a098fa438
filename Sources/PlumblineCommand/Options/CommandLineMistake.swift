// The error of a wrong command line.

struct CommandLineMistake: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
