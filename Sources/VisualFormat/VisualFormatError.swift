// The mistakes in a visual format string, in Apple's words, with a caret under the position.

/// A mistake in a visual format string (spec 03 §5).
///
/// Apple raises `NSInvalidArgumentException` with `description` as the reason.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// The kinds of mistakes, each with the values that its sentence needs.
  public enum Mistake: Hashable, Sendable {
    /// There is no text.
    case emptyString
    /// An axis without its colon.
    case missingColon(axis: Character)
    /// A view in brackets is needed.
    case expectedView
    /// A view's name is needed.
    case expectedViewName
    /// A view or `|` is needed.
    case expectedViewOrBar
    /// A connection or the end is needed.
    case expectedConnection
    /// `]` is needed.
    case expectedEndOfView
    /// `)` is needed.
    case expectedEndOfThickness
    /// `,` or `)` is needed.
    case expectedEndOfPredicates
    /// `-` is needed.
    case expectedHyphen
    /// The text ends too early.
    case expectedMoreInput
    /// There is text behind the end of the format.
    case expectedEndOfFormat
    /// A number or the name of a metric is needed.
    case expectedNumberOrMetric
    /// A `-` that could be a connection or a sign.
    case ambiguousMinus
    /// A relation that is none of `==`, `<=` and `>=`.
    case unknownRelation
    /// A view that is not in the dictionary.
    case unknownView(String)
    /// A metric that is not in the dictionary.
    case unknownMetric(String)
    /// A metric that is infinite or NaN.
    case numberNotFinite(Double)
    /// A priority that is not above 0 and at most 1000.
    case illegalPriority(Double)
    /// `|` although the first view has no superview.
    case noSuperview
    /// An alignment along a horizontal format.
    case alignmentAlongHorizontal
    /// An alignment along a vertical format.
    case alignmentAlongVertical
  }

  /// The mistake; `message` is its sentence.
  public var mistake: Mistake
  /// The whole format, as it was given.
  public var format: String
  /// The index in `format` of the character where reading stopped.
  public var caret: Int

  package init(mistake: Mistake, format: String, caret: Int) {
    self.mistake = mistake
    self.format = format
    self.caret = caret
  }

  /// The sentence alone, as Apple's parser words it where it has one.
  public var message: String {
    switch mistake {
    case .emptyString: "It's an empty string."
    case .missingColon("V"): "Expected ':' after 'V' to specify vertical arrangement"
    case .missingColon(let axis): "Expected ':' after '\(axis)' to specify horizontal arrangement"
    case .expectedView: "Expected a view"
    case .expectedViewName:
      "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, "
        + "and underscores."
    case .expectedViewOrBar: "Expected a view or '|'"
    case .expectedConnection: "Expected a connection after the '|' character"
    case .expectedEndOfView: "Expected a ']' here. That is how you give the end of a view."
    case .expectedEndOfThickness:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    // Apple's words for this one are not known.
    case .expectedEndOfPredicates:
      "Expected a ')' here. That is how you give the end of a list of predicates."
    case .expectedHyphen: "Expected a '-' here"
    case .expectedMoreInput: "Expected more input"
    case .expectedEndOfFormat: "Expected the end of the format string"
    case .expectedNumberOrMetric:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .ambiguousMinus:
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses "
        + "around negative numbers."
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
    // Not Apple's words either: there, these values reach the constraint and raise its exceptions.
    case .numberNotFinite(let value): "A constant must be a finite number, not \(value)"
    case .illegalPriority(let value):
      "A priority must be greater than 0 and at most 1000, not \(value)"
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignmentAlongHorizontal:
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that "
        + "is also horizontal."
    case .alignmentAlongVertical:
      "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is "
        + "also vertical."
    }
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// Apple's whole reason: the sentence, the format, a caret under the position.
  public var description: String {
    guard mistake != .emptyString else { return "Unable to parse constraint format: \(message)" }
    let indent = String(repeating: " ", count: caret)
    return "Unable to parse constraint format: \n\(message) \n\(format) \n\(indent)^"
  }
}
