// `--size`: the size of the root view.

struct RootSize: Equatable {
  var width: Double
  var height: Double

  /// Frames of larger roots would lose the digits of their fractions.
  static let limit = 100_000.0
}

extension RootSize {
  init(parsing text: String) throws {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (0...Self.limit).contains(width), (0...Self.limit).contains(height)
    else {
      throw CommandLineMistake("'\(text)' is not a size. Give width and height in points, such as 320x480.")
    }
    self.init(width: width, height: height)
  }
}
