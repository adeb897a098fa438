// A diagnostic's sentence with its distance from the beginning of its node, on its way to the compiler.

#if Macros
  /// The text of a diagnostic with a distance in bytes.
  enum PlacedSentence {
    /// The separator of units of ASCII, which stands in no sentence.
    private static let separator: Character = "\u{1F}"

    static func text(_ sentence: String, distance: Int) -> String {
      distance == 0 ? sentence : "\(sentence)\(separator)\(distance)"
    }

    static func read(_ text: String) -> (sentence: String, distance: Int) {
      let parts = text.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    }
  }
#endif
