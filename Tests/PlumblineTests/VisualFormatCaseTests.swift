// Format strings from the tests of other implementations (../shared/cases/vfl_*.json), where these are at hand.

import Testing

@testable import Plumbline

/// One `vfl-parse` case: what a format string must yield.
nonisolated struct VisualFormatCase: Decodable, CustomTestStringConvertible {
  nonisolated struct Expectation: Decodable {
    nonisolated struct Constraint: Decodable {
      var index: Int
      var priority: Float?
      var firstAttribute: String?
      var between: [String]?
      var constant: Double?
    }
    var ok: Bool
    var count: Int?
    var constraints: [Constraint]?
  }

  var id: String
  var format: String
  var views: [String]
  var metrics: [String: Double]
  var superview: Bool?
  var expect: Expectation
  /// False for an extension of another implementation, which Apple rejects.
  var appleSyntax: Bool?
  var testDescription: String { "\(id) \(format)" }

  private enum CodingKeys: CodingKey {
    case id, format, views, metrics, superview, expect, appleSyntax
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    format = try container.decode(String.self, forKey: .format)
    views = try container.decode([String].self, forKey: .views)
    // A list of names stands for metrics of any value.
    if let names = try? container.decode([String].self, forKey: .metrics) {
      metrics = Dictionary(uniqueKeysWithValues: names.map { ($0, 1) })
    } else {
      metrics = try container.decode([String: Double].self, forKey: .metrics)
    }
    superview = try container.decodeIfPresent(Bool.self, forKey: .superview)
    expect = try container.decode(Expectation.self, forKey: .expect)
    appleSyntax = try container.decodeIfPresent(Bool.self, forKey: .appleSyntax)
  }

  nonisolated static let all: [VisualFormatCase] = ["vfl_gtk", "vfl_winobjc"].flatMap {
    SharedCases.read($0, as: VisualFormatCase.self)
  }
}

@Suite("Visual format: other implementations' cases", .enabled(if: SharedCases.arePresent))
struct VisualFormatCaseTests {
  @Test("a format is accepted or rejected as others' tests say", arguments: VisualFormatCase.all)
  func format(_ example: VisualFormatCase) throws {
    let result = Result {
      var surroundings = VisualFormatSurroundings()
      surroundings.hasSuperview = { _ in example.superview ?? true }
      return try VisualFormat(
        example.format, isView: example.views.contains, metric: { example.metrics[$0] }
      ).constraints(surroundings: surroundings)
    }
    guard example.expect.ok, example.appleSyntax != false else {
      #expect(throws: VisualFormatError.self) { try result.get() }
      return
    }
    let constraints = try result.get()
    if let count = example.expect.count { #expect(constraints.count == count) }
    for expected in example.expect.constraints ?? [] {
      let constraint = try #require(
        constraints.indices.contains(expected.index) ? constraints[expected.index] : nil)
      if let priority = expected.priority { #expect(constraint.priority == priority) }
      if let attribute = expected.firstAttribute { #expect("\(constraint.firstAttribute)" == attribute) }
      if let constant = expected.constant { #expect(constraint.constant == constant) }
      if let between = expected.between {
        let items = [constraint.firstItem, try #require(constraint.secondItem)]
        #expect(Set(items) == Set(between.map(VisualFormatConstraint.Item.view)))
      }
    }
  }

  @Test("there are 46 cases")
  func count() {
    #expect(VisualFormatCase.all.count == 46)
  }
}
