// The reader is the inverse of our own writer: what a constraint says of itself is read back.

import Foundation
import Plumbline
import Testing

@testable import ConsoleLog

@Suite struct RoundTripTests {
  private final class Texted: UILabel {}

  /// Any choice that a seed makes (SplitMix64).
  private struct Choices: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let names = [
    "name_label", "progress background", "Label-a...", "a", "a.b", "ü", "x]y", "it's",
  ]
  private static let texts = [
    "Set lunch", "YOU'RE OK", "a.top == b", "x] y", "", "Next >", "(active)",
    "E-posta adresini mi unuttunuz?", "'",
  ]
  private static let constants: [CGFloat] = [0, 8, -5, 94.3333, 0.5, -0.25, 1e-4, 123456, 1e8]
  private static let multipliers: [CGFloat] = [1, 1, 1, 2, 0.5, -1, 0.384615, 1.574]
  private static let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
  private static let horizontal: [[NSLayoutConstraint.Attribute]] = [
    [.left, .right, .leftMargin, .rightMargin], [.leading, .trailing, .leadingMargin, .trailingMargin],
    [.centerX, .centerXWithinMargins],
    [.top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin],
  ]

  @Test("a random constraint is read back from its description", arguments: 0..<60 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var choices = Choices(state: seed)
    let root = UIView()
    var items: [NSObject] = [root]
    for index in 0..<4 {
      let view = Bool.random(using: &choices) ? UIView() : Texted()
      (view as? Texted)?.text = Self.texts.randomElement(using: &choices)
      if Int.random(in: 0..<4, using: &choices) == 0 {
        // Two of one name could not be told apart.
        view.accessibilityIdentifier = Self.names[(Int(seed) + index) % Self.names.count]
      }
      let parents = items.compactMap { $0 as? UIView }
      parents.randomElement(using: &choices)?.addSubview(view)
      items.append(view)
    }
    let guide = UILayoutGuide()
    guide.identifier = ["", "a guide", "UIViewLayoutMarginsGuide"].randomElement(using: &choices) ?? ""
    root.addLayoutGuide(guide)
    items.append(guide)

    for turn in 0..<20 {
      let first = try #require(items.randomElement(using: &choices))
      var second: NSObject?
      var attributes = (NSLayoutConstraint.Attribute.width, NSLayoutConstraint.Attribute.notAnAttribute)
      if Bool.random(using: &choices) || !(first is UIView) {
        let family =
          Bool.random(using: &choices)
          ? Self.sizes : Self.horizontal.randomElement(using: &choices) ?? Self.sizes
        second = items.filter { $0 !== first }.randomElement(using: &choices)
        let plain = first is UIView && second is UIView ? family : family.filter { Self.isPlain($0) }
        guard let one = plain.randomElement(using: &choices), let other = plain.randomElement(using: &choices)
        else {
          continue
        }
        attributes = (one, other)
      } else {
        attributes.0 = Self.sizes.randomElement(using: &choices) ?? .width
      }
      let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      let constraint = NSLayoutConstraint(
        item: first, attribute: attributes.0, relatedBy: relations.randomElement(using: &choices) ?? .equal,
        toItem: second, attribute: attributes.1,
        multiplier: second == nil ? 1 : Self.multipliers.randomElement(using: &choices) ?? 1,
        constant: Self.constants.randomElement(using: &choices) ?? 0)
      if Bool.random(using: &choices) {
        constraint.priority = UILayoutPriority(Float.random(in: 1...999, using: &choices).rounded())
      }
      if Int.random(in: 0..<3, using: &choices) == 0 {
        constraint.identifier = ["x y", "UISV-alignment", "it's", "a' b"].randomElement(using: &choices)
      }
      if Bool.random(using: &choices) { constraint.isActive = true }
      try expect(constraint, "seed \(seed), turn \(turn)")
    }
  }

  private static func isPlain(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    ![
      .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ].contains(attribute)
  }

  private func expect(_ constraint: NSLayoutConstraint, _ comment: Comment) throws {
    let text = constraint.description
    let read: NotedConstraint
    do { read = try NotedConstraint(text) } catch {
      Issue.record("\(comment): \(text): \(error)")
      return
    }
    #expect(read.className == "NSLayoutConstraint" && read.address == Self.address(of: constraint), comment)
    #expect(read.identifier == constraint.identifier, comment)
    #expect(read.isActive == constraint.isActive, comment)
    #expect(read.relation == constraint.relation, comment)
    #expect(read.first.place.attribute == constraint.firstAttribute, "\(comment): \(text)")
    #expect(read.first.place.item.address == constraint.firstItem.map(Self.address), "\(comment): \(text)")
    #expect((read.second?.place.attribute ?? .notAnAttribute) == constraint.secondAttribute, comment)
    #expect(read.second?.place.item.address == constraint.secondItem.map(Self.address), comment)
    #expect(read.priority == Double(constraint.priority.rawValue), comment)
    // Six digits are printed.
    #expect(abs(read.constant - constraint.constant) <= abs(constraint.constant) * 1e-5, comment)
    #expect(abs(read.multiplier - constraint.multiplier) <= abs(constraint.multiplier) * 1e-5, comment)
    #expect(read.text == text, comment)
  }

  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  @Test("distances, content sizes and masks are read back")
  func otherKinds() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let a = UILabel()
    a.text = "A"
    a.translatesAutoresizingMaskIntoConstraints = false
    let b = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(a)
    root.addSubview(b)
    let distance = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
      equalTo: b.widthAnchor, multiplier: 2, constant: 4)
    distance.isActive = true
    let read = try NotedConstraint(distance.description)
    #expect(
      read.first.place.item.address == Self.address(of: b)
        && read.first.others.first?.place.item.address == Self.address(of: a))
    #expect(read.second?.place.attribute == .width && read.multiplier == 2 && read.constant == 4)

    root.layoutIfNeeded()
    let content = try #require(a.constraints.first { $0 is NSContentSizeLayoutConstraint })
    let size = try NotedConstraint(content.description)
    #expect(size.contentPriorities == NotedConstraint.ContentPriorities(hugging: 250, resistance: 750))

    let masks = b.constraintsAffectingLayout(for: .horizontal).filter {
      $0 is NSAutoresizingMaskLayoutConstraint
    }
    let noted = try masks.map { try NotedConstraint($0.description) }
    #expect(
      noted.contains {
        $0.first.place.attribute == .width && $0.constant == 20 && $0.springs?.horizontal == "--&"
      })
    #expect(
      noted.contains {
        $0.first.place.attribute == .left && $0.constant == 10
          && $0.container?.address == Self.address(of: root)
      })
  }
}
