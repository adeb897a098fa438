// Subclasses of constraints in other modules, and methods of anchors as functions: without special access to Plumbline.

import Foundation
import Plumbline
import Testing

private class Labelled: NSLayoutConstraint {
  var label = "none"
}

private final class Counting: NSLayoutConstraint {
  let number: Int
  override init() {
    number = 3
    super.init()
  }
}

@Suite("Constraints from another module") struct ConstraintSubclassTests {
  @Test("a subclass has Apple's initialiser and is named by its module and class")
  func subclass() {
    let (a, b) = (UIView(), UIView())
    let labelled = Labelled(
      item: a, attribute: .width, relatedBy: .lessThanOrEqual, toItem: b, attribute: .height, multiplier: 2,
      constant: 3)
    #expect(labelled.label == "none" && labelled.multiplier == 2 && labelled.constant == 3)
    let counting = Counting(
      item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 5)
    #expect(counting.number == 3 && counting.constant == 5)
  }

  @Test("anchors' methods are functions of exactly Apple's parameters")
  func functions() {
    let (a, b) = (UIView(), UIView())
    let make: (NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint = a.leadingAnchor.constraint(
      equalTo:)
    #expect(make(b.leadingAnchor).secondItem === b)
    let constants = [1, 2, 3].map(a.widthAnchor.constraint(equalToConstant:)).map(\.constant)
    #expect(constants == [1, 2, 3])
    let spaced = a.leadingAnchor.constraint(equalToSystemSpacingAfter:multiplier:)
    #expect(spaced(b.trailingAnchor, 2).constant == 16)
    let initialiser = NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)
    #expect(initialiser(a, .width, .equal, nil, .notAnAttribute, 1, 7).constant == 7)
    let format = NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)
    #expect(format("[a(9)]", [], nil, ["a": a]).map(\.constant) == [9])
  }

  @Test("every way to make a constraint remembers its line; functions do not know theirs")
  func sites() throws {
    let (a, b) = (UIView(), UIView())
    let line = #line
    let made = try [
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor),
      a.widthAnchor.constraint(equalToConstant: 3),
      a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2, constant: 1),
      a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.topAnchor, multiplier: 1),
      a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 3),
      NSLayoutConstraint.constraints(withVisualFormat: "[a]-[b]", metrics: nil, views: ["a": a, "b": b])[0],
      NSLayoutConstraint.validated(item: a, attribute: .width, constant: 5),
      NSLayoutConstraint.validatedConstraints(withVisualFormat: "[a(5)]", views: ["a": a])[0],
      NSLayoutConstraint(
        item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 5),
    ]
    #expect(
      made.map { $0.creationSite?.description }
        == (2...10).map { "LayoutReportTests/ConstraintSubclassTests.swift:\(line + $0)" })
    #expect([a.widthAnchor].map { $0.constraint(equalToConstant:) }[0](1).creationSite == nil)
    made[0].creationSite = .init(fileID: "App/Form.swift", line: 12)
    #expect(made[0].creationSite?.description == "App/Form.swift:12")
    #expect(!made[0].description.contains("Form.swift"))
  }

  @Test("the anchors of a constraint are those of its items")
  func anchors() {
    let (a, b) = (UIView(), UIView())
    let constraint = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    #expect(constraint.firstAnchor === a.leadingAnchor && constraint.secondAnchor === b.trailingAnchor)
    #expect(constraint.firstAnchor.item === a && constraint.secondAnchor?.name == "trailing")
    let size = b.heightAnchor.constraint(equalToConstant: 1)
    #expect(size.firstAnchor === b.heightAnchor && size.secondAnchor == nil)
    let offset = a.topAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalTo: a.heightAnchor)
    #expect(offset.secondAnchor === a.heightAnchor && offset.firstAttribute == .notAnAttribute)
    let margin = NSLayoutConstraint(
      item: a, attribute: .leadingMargin, relatedBy: .equal, toItem: b, attribute: .leading, multiplier: 1,
      constant: 0)
    #expect(margin.firstAnchor.name == "leadingMargin" && margin.firstAnchor.item === a)
  }

  /// The compiler takes the first form for what can be set from here, the second for the rest.
  private func isWritable<Value>(_ path: ReferenceWritableKeyPath<NSLayoutConstraint, Value>) -> Bool { true }
  private func isWritable<Value>(_ path: KeyPath<NSLayoutConstraint, Value>) -> Bool { false }

  @Test("items, attributes, relation and multiplier can be read and not set")
  func readOnly() {
    let read = [
      isWritable(\.firstItem), isWritable(\.firstAttribute), isWritable(\.relation), isWritable(\.secondItem),
      isWritable(\.secondAttribute), isWritable(\.multiplier), isWritable(\.firstAnchor),
      isWritable(\.secondAnchor),
    ]
    let written = [
      isWritable(\.constant), isWritable(\.priority), isWritable(\.isActive), isWritable(\.identifier),
      isWritable(\.shouldBeArchived),
    ]
    #expect(!read.contains(true) && !written.contains(false))
  }
}
