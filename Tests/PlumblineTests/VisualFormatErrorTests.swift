// What the visual format parser says about each mistake, and where it puts the caret.

import Testing

@testable import Plumbline

/// A rejected format, with its source in the specification.
nonisolated struct RejectedFormat: CustomTestStringConvertible {
  var id: String
  var format: String
  var message: String
  var caret: Int
  var options: NSLayoutConstraint.FormatOptions = []
  var whiteSpace = VisualFormat.WhiteSpace.allowed
  var testDescription: String { "\(id) \(format)" }

  static let viewName =
    "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, "
    + "and underscores."
  static let endOfView = "Expected a ']' here. That is how you give the end of a view."
  static let endOfThickness =
    "A predicate on a view's thickness must end with ')' and the view must end with ']'"
  static let number = "Expected a number or key from the metrics dictionary, but encountered something else"
  static let superview =
    "Unable to interpret '|' character, because the related view doesn't have a superview"
  static let minus =
    "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses "
    + "around negative numbers."
  static let horizontal =
    "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is "
    + "also horizontal."
  static let vertical =
    "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is "
    + "also vertical."

  static func missingMetric(_ name: String) -> String {
    "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
  }

  /// Spec 03 §5 and the last rows of §6.
  nonisolated static let specification: [RejectedFormat] = [
    .init(id: "V01", format: "", message: "It's an empty string.", caret: 0),
    .init(
      id: "V02", format: "V|[a]|", message: "Expected ':' after 'V' to specify vertical arrangement", caret: 1
    ),
    .init(
      id: "V03", format: "H|[a]|", message: "Expected ':' after 'H' to specify horizontal arrangement",
      caret: 1),
    .init(id: "V04", format: "H:|-165.0-|", message: "Expected a view", caret: 10),
    .init(id: "V05", format: "-[a]", message: "Expected a view", caret: 0),
    .init(id: "V06", format: "[1a]", message: viewName, caret: 1),
    .init(id: "V07", format: "[d]", message: "d is not a key in the views dictionary.", caret: 2),
    .init(id: "V08", format: "[self.a]-5-|", message: "self is not a key in the views dictionary.", caret: 5),
    .init(id: "V09", format: "|-0-[redView-0-|", message: endOfView, caret: 12),
    .init(id: "V10", format: "[a", message: endOfView, caret: 2),
    .init(id: "V11", format: "|[a][b(w][c]|", message: endOfThickness, caret: 8),
    .init(id: "V12", format: "V:|[a(>30)]|", message: "Unknown relation. Must be ==, >=, or <=", caret: 7),
    .init(id: "V13", format: "[a]-x-[b]", message: missingMetric("x"), caret: 5),
    .init(id: "V13 with H:", format: "H:[a]-x-[b]", message: missingMetric("x"), caret: 7),
    .init(id: "V14", format: "[a]-(>=)-[b]", message: number, caret: 7),
    .init(id: "V15", format: "[a]- (m)-[b]", message: number, caret: 4, whiteSpace: .rejected),
    .init(id: "V16", format: "[a]--[b]", message: minus, caret: 4),
    .init(id: "V17", format: "[a]-", message: "Expected more input", caret: 4),
    .init(id: "V18", format: "[a]-10[b]", message: "Expected a '-' here", caret: 6),
    .init(id: "V19", format: "[a]]", message: "Expected a view or '|'", caret: 3),
    .init(id: "V19 with (", format: "[a](10)", message: "Expected a view or '|'", caret: 3),
    .init(id: "V20", format: "[a][b]|]", message: "Expected the end of the format string", caret: 7),
    .init(id: "V20 with ||", format: "[a]||", message: "Expected the end of the format string", caret: 4),
    .init(id: "V21", format: "|[lone]|", message: superview, caret: 7),
    .init(id: "V21 at the end", format: "H:|-(>=50)-[lone(100)]", message: superview, caret: 22),
    .init(id: "V22", format: "H:[a]-[b]", message: horizontal, caret: 9, options: .alignAllLeading),
    .init(id: "V23", format: "V:[a]-[b]", message: vertical, caret: 9, options: .alignAllTop),
    .init(id: "V24", format: "|", message: "Expected a connection after the '|' character", caret: 1),
    .init(id: "V25", format: "X:[a]", message: "Expected a view", caret: 0),
    .init(
      id: "V60", format: "H:|- [view1(view2)]-[view2]-|", message: number, caret: 4, whiteSpace: .rejected),
    .init(
      id: "V61", format: "H:|-[view1(==250@700)]- [view2(==250@701)]-|", message: number, caret: 23,
      whiteSpace: .rejected),
    .init(id: "V62", format: "H:|- [view1(==2*view2)]-[view2]-|", message: endOfThickness, caret: 15),
    .init(
      id: "V62 strict", format: "H:|- [view1(==2*view2)]-[view2]-|", message: number, caret: 4,
      whiteSpace: .rejected),
  ]

  /// Spec 03 §1: white space that Apple rejects, lookups, signs.
  nonisolated static let grammar: [RejectedFormat] = [
    .init(id: "blank in a view", format: "[ a ]", message: viewName, caret: 1, whiteSpace: .rejected),
    .init(
      id: "blank after H:", format: "H: |-[a]", message: "Expected a view", caret: 2, whiteSpace: .rejected),
    .init(id: "blanks in a space", format: "[a]-  10 -[b]", message: number, caret: 4, whiteSpace: .rejected),
    .init(id: "blank after axis letter", format: "H :[a]", message: missingColon, caret: 1),
    .init(id: "blank in a relation", format: "[a(> =5)]", message: unknownRelation, caret: 4),
    .init(
      id: "blank in a name", format: "[re dView]", message: "re is not a key in the views dictionary.",
      caret: 3),
    .init(id: "tab", format: "[a]-\t[b]", message: number, caret: 4),
    .init(id: "not ASCII", format: "[ä]", message: viewName, caret: 1),
    .init(id: "not ASCII after a view", format: "[a]→[b]", message: "Expected a view or '|'", caret: 3),
    .init(id: "view as a distance", format: "[a]-(b)-[b]", message: missingMetric("b"), caret: 6),
    .init(id: "view as a priority", format: "[a(20@b)]", message: missingMetric("b"), caret: 7),
    .init(
      id: "metric as a view", format: "[m]", message: "m is not a key in the views dictionary.", caret: 2),
    .init(id: "sign outside parentheses", format: "[a]-+5-[b]", message: number, caret: 4),
    .init(
      id: "first mistake wins", format: "[d][", message: "d is not a key in the views dictionary.", caret: 2),
    .init(id: "only H:", format: "H:", message: "Expected a view", caret: 2),
    .init(id: "only a bar and a view's start", format: "|[", message: viewName, caret: 2),
  ]
  static let missingColon = "Expected ':' after 'H' to specify horizontal arrangement"
  static let unknownRelation = "Unknown relation. Must be ==, >=, or <="
}

@Suite("Visual format: mistakes")
struct VisualFormatErrorTests {
  private static let views: Set = ["a", "b", "c", "lone", "redView", "view1", "view2"]
  private static let metrics = ["m": 12.0, "w": 40, "p": 300, "f": 2.5]

  @Test(
    "the sentence and the caret are Apple's", arguments: RejectedFormat.specification + RejectedFormat.grammar
  )
  func sentence(_ rejected: RejectedFormat) throws {
    let error = try #require(throws: VisualFormatError.self) {
      let format = try VisualFormat(
        rejected.format, whiteSpace: rejected.whiteSpace, isView: Self.views.contains,
        metric: { Self.metrics[$0] })
      var surroundings = VisualFormatSurroundings()
      surroundings.hasSuperview = { $0 != "lone" }
      _ = try format.constraints(options: rejected.options, surroundings: surroundings)
    }
    #expect(error.message == rejected.message)
    #expect(error.caret == rejected.caret)
  }

  @Test("the whole reason shows the format with a caret under it (spec 03 §5)")
  func reason() {
    let error = VisualFormatError(mistake: .expectedMoreInput, format: "[a]-", caret: 4)
    #expect(
      error.description
        == "Unable to parse constraint format: \nExpected more input \n[a]- \n    ^")
  }

  @Test("an empty string is answered on one line (V01)")
  func emptyString() {
    let error = VisualFormatError(mistake: .emptyString, format: "", caret: 0)
    #expect(error.description == "Unable to parse constraint format: It's an empty string.")
  }

  @Test(
    "priorities outside 0 < p <= 1000 and infinite numbers are mistakes",
    arguments: ["[a(20@1001)]", "[a(20@-1)]", "[a(20@0)]", "[a]-1e999-[b]", "[a(1e400)]", "[a]-inf-[b]"])
  func numbers(format: String) {
    #expect(throws: VisualFormatError.self) {
      try VisualFormat(
        format, isView: { ["a", "b"].contains($0) }, metric: { $0 == "inf" ? .infinity : nil })
    }
  }

  @Test("a hundred thousand brackets end in an answer")
  func longInput() {
    let open = String(repeating: "[", count: 100_000)
    #expect(throws: VisualFormatError.self) {
      try VisualFormat(open, isView: { _ in true }, metric: { _ in nil })
    }
  }
}
