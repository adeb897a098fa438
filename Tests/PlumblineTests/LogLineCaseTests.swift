// Apple's own log lines, made again: the structure that each line tells becomes a constraint, whose description must be
// the line to the character (cases: conflict_logs, kind log-line; lines with a state, which is iOS 10 and later).

import Foundation
import Testing

@testable import Plumbline

/// A line of an Apple log and what it says.
nonisolated struct LogLineCase: Decodable, CustomTestStringConvertible, Sendable {
  nonisolated struct Item: Decodable, Sendable {
    var `class`: String
    var address: String
    /// The text or identifier beside the address.
    var identifier: String?
    var attribute: String
  }
  nonisolated struct Content: Decodable, Sendable {
    var `class`: String
    var relation: String
    var first: Item
    var second: Item?
    /// `+9`, `24`
    var constant: String?
    /// `* 1.574`
    var multiplier: String?
    var identifier: String?
  }
  var id: String
  var kind: String
  var line: String?
  var expect: Content?
  var testDescription: String { id }

  private enum CodingKeys: CodingKey { case id, kind, line, expect }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    kind = try container.decode(String.self, forKey: .kind)
    // Whole logs have another form.
    guard kind == "log-line" else { return }
    line = try container.decode(String.self, forKey: .line)
    expect = try container.decode(Content.self, forKey: .expect)
  }

  /// 35 of the 58 cases: those of the form that descriptions have today. Left out are
  /// * 18 lines without a state, a form from before iOS 10 and that of other libraries' subclasses, which nothing here
  ///   prints;
  /// * 2 of autoresizing masks, whose texts ConstraintDescriptionTests and DescriptionClassTests have;
  /// * 1 that its poster edited: it names a view by its identifier and its address, where the other seven with identifiers
  ///   agree on the identifier alone;
  /// * 2 whole logs, which are no lines; ConflictLogTests has such texts.
  nonisolated static let modern = all.filter {
    ($0.line ?? "").contains(/\((in)?active/) && $0.expect?.class != "NSAutoresizingMaskLayoutConstraint"
      && $0.id != edited
  }
  static let all = SharedCases.read("conflict_logs", as: LogLineCase.self)
  static let edited = "custom2/0x600000685780"
}

@Suite("Descriptions: Apple's log lines", .enabled(if: SharedCases.arePresent))
struct LogLineCaseTests {
  private final class Texted: UIView {
    var text: String?
    override var descriptionText: String? { text }
  }

  /// Views and guides by the addresses of the log.
  private struct Cast {
    var items: [String: NSObject] = [:]

    mutating func item(_ described: LogLineCase.Item, in line: String) -> NSObject {
      if let known = items[described.address] { return known }
      let item: NSObject
      if described.class == "UILayoutGuide" || described.class == "_UILayoutSpacer" {
        let guide = described.class == "UILayoutGuide" ? UILayoutGuide() : _UILayoutSpacer()
        guide.identifier = described.identifier ?? ""
        item = guide
      } else {
        let view = Texted()
        // The log shows the first 25 characters of a longer text.
        view.text = described.identifier.map { $0.hasSuffix("...") ? $0.dropLast(3) + " and more" : $0 }
        if line.contains(" \(described.class):\(described.address)")
          && line.contains("names: ") && !line.contains("\(described.class):\(described.address)'")
          && isName(described, in: line)
        {
          view.accessibilityIdentifier = described.class
        }
        item = view
      }
      items[described.address] = item
      return item
    }

    /// Whether the list at the end of the line explains a name, other than `'|'`.
    private func isName(_ described: LogLineCase.Item, in line: String) -> Bool {
      let list = line.split(separator: "names: ").last ?? ""
      return list.split(separator: ", ").contains { $0.hasPrefix("\(described.class):\(described.address)") }
    }
  }

  @Test("a constraint of the same content has the line of the log", arguments: LogLineCase.modern)
  func line(_ example: LogLineCase) throws {
    let line = try #require(example.line)
    let content = try #require(example.expect)
    var cast = Cast()
    let first = cast.item(content.first, in: line)
    let second = content.second.map { cast.item($0, in: line) }
    // `|` is the superview or owner of the other one.
    if line.contains("'|':"), let second {
      let isFirstInner = line.contains("|-(")
      let outer = try #require((isFirstInner ? second : first) as? UIView)
      let inner = isFirstInner ? first : second
      if let view = inner as? UIView { outer.addSubview(view) }
      if let guide = inner as? UILayoutGuide { outer.addLayoutGuide(guide) }
    }
    func attribute(_ name: String?) throws -> NSLayoutConstraint.Attribute {
      guard let name else { return .notAnAttribute }
      // The reader of the logs wrote bottomMarginMargin, and has no word for left in `(LTR)`.
      let word = name.replacingOccurrences(of: "MarginMargin", with: "Margin")
      return try #require(
        NSLayoutConstraint.Attribute(name: line.contains("(LTR)") && word == "leading" ? "left" : word))
    }
    let relations: [String: NSLayoutConstraint.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    let constraint = try NSLayoutConstraint.validated(
      item: first, attribute: attribute(content.first.attribute),
      relatedBy: #require(relations[content.relation]), toItem: second,
      attribute: attribute(content.second?.attribute),
      multiplier: content.multiplier.map { try #require(Double($0.dropFirst(2))) } ?? 1,
      constant: content.constant.map { try #require(Double($0)) } ?? 0)
    constraint.identifier = content.identifier
    if line.contains("NSLayoutAnchorConstraintSpace") { constraint.symbolicConstant = .anchorSystemSpacing }
    // Both items need a common ancestor where the log has none for them.
    let holder = UIView()
    for view in cast.items.values.compactMap({ $0 as? UIView }) where view.superview == nil {
      holder.addSubview(view)
    }
    for guide in cast.items.values.compactMap({ $0 as? UILayoutGuide }) where guide.owningView == nil {
      holder.addLayoutGuide(guide)
    }
    if line.contains("(active") { try constraint.activate() }

    #expect(neutral(constraint.description) == neutral(line))
  }

  /// Without addresses, and with one class name for all views that are not named.
  private func neutral(_ text: String) -> String {
    text.replacing(/0x[0-9a-f]+/, with: "P")
      .replacing(/[A-Za-z_][\w.$]*:P/) { match in
        let word = match.output.dropLast(2)
        let kept = ["NSLayoutConstraint", "_UISystemBaselineConstraint", "UILayoutGuide", "_UILayoutSpacer"]
        return kept.contains(String(word)) ? "\(match.output)" : "VIEW:P"
      }
  }

  @Test("of the 58 cases 35 lines are tested; 18 are of an old form, 2 of masks, 1 edited, 2 whole logs")
  func count() {
    let lines = LogLineCase.all.filter { $0.kind == "log-line" }
    let stateless = lines.filter { !($0.line ?? "").contains(/\((in)?active/) }
    let masks = lines.filter { $0.expect?.class == "NSAutoresizingMaskLayoutConstraint" }
    #expect(LogLineCase.all.count == 58 && LogLineCase.modern.count == 35)
    #expect(stateless.count == 18 && masks.count == 2 && LogLineCase.all.count - lines.count == 2)
    #expect(lines.count(where: { $0.id == LogLineCase.edited }) == 1)
  }
}
