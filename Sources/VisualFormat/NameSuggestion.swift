// "Did you mean …?": the known name that an unknown one was probably meant to be.

package enum NameSuggestion {
  /// The candidate with the least edit distance, if that is small for the name's length; the first of several.
  /// - Complexity: O(*n*·*m*) for the total length of the candidates and the length of the name.
  package static func closest(to name: String, among candidates: some Sequence<String>) -> String? {
    let name = Array(name.prefix(64).unicodeScalars)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let scalars = Array(candidate.unicodeScalars)
      // Words that both end in tell nothing: `googlePressed:` is not meant to be `closePressed:`.
      let end = zip(name.dropFirst().reversed(), scalars.dropFirst().reversed()).prefix { $0 == $1 }
      let words = end.lastIndex { $0.0.properties.isUppercase }.map { $0 + 1 } ?? 0
      let limit = max(1, (name.count - words) / 3)
      guard abs(scalars.count - name.count) <= limit else { continue }
      let distance = typingErrors(between: name, and: scalars)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The edit distance: the number of characters to insert, remove, replace or swap with their neighbour; a
  /// difference in case counts nothing but the first.
  private static func typingErrors(between first: [Unicode.Scalar], and second: [Unicode.Scalar]) -> Int {
    let first = first.map { $0.properties.lowercaseMapping }
    let second = second.map { $0.properties.lowercaseMapping }
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        var cost = min(
          previous[column] + (first[row] == second[column] ? 0 : 1), previous[column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}
