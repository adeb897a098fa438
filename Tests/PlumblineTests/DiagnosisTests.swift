// Conflicts, ambiguity, and what determines what (spec 02 §4, §6 and §7).

import Foundation
import Testing

@testable import Plumbline

@Suite struct DiagnosisTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private func place() {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  @Test("E071, E072, B06 the later of two widths is broken, stays active, and counts once its rival is gone")
  func twoWidths() throws {
    place()
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([first, second])
    let diagnosis = root.layoutDiagnosis()
    let conflict = try #require(diagnosis.conflicts.first)
    #expect(diagnosis.conflicts.count == 1)
    #expect(conflict.constraints == [first, second] && conflict.broken === second)
    #expect(second.isActive && view.frame.width == 100)
    first.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 200 && root.layoutDiagnosis().conflicts.isEmpty)
  }

  @Test("E075 the root's size holds; what the program asked for is broken")
  func tooWide() throws {
    place()
    let width = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 500)
    let right = view.rightAnchor.constraint(equalTo: root.rightAnchor)
    NSLayoutConstraint.activate([width, right])
    let conflict = try #require(root.layoutDiagnosis().conflicts.first)
    #expect(conflict.broken === right)
    #expect(conflict.constraints.contains { $0.identifier == "_UITemporaryLayoutWidth" })
    #expect(root.frame.width == 400)
  }

  @Test("E073 sizes are not negative")
  func negativeRoom() throws {
    root.frame.size.width = 0
    place()
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 13)
    view.constraints.forEach { $0.isActive = $0.firstAttribute == .height }
    root.removeConstraints(root.constraints)
    let right = view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -13)
    NSLayoutConstraint.activate([left, right])
    let conflict = try #require(root.layoutDiagnosis().conflicts.first)
    #expect(conflict.broken === right)
    #expect(conflict.nonNegativeSizes.contains { $0 === view })
  }

  @Test("a given frame beats the constraints that disagree with it")
  func maskAgainstConstraint() throws {
    let given = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    root.addSubview(given)
    let width = given.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    let conflict = try #require(root.layoutDiagnosis().conflicts.first)
    #expect(conflict.broken === width)
    #expect(conflict.constraints.contains { $0 is NSAutoresizingMaskLayoutConstraint })
    #expect(given.frame.width == 100)
  }

  @Test("a given frame that gives way: the constraints hold, and the view is ambiguous between the two sizes")
  func yieldingFrame() throws {
    view.removeFromSuperview()
    let given = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 20))
    root.addSubview(given)
    let width = given.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    given.yieldsGivenWidth = true
    let diagnosis = root.layoutDiagnosis()
    let found = try #require(diagnosis.ambiguities.first)
    #expect(diagnosis.conflicts.isEmpty && diagnosis.ambiguities.count == 1)
    #expect(found.view === given && found.isGivenFrameRefused && found.variables == ["width"])
    #expect(
      found.witness == (CGRect(x: 5, y: 6, width: 100, height: 20), CGRect(x: 5, y: 6, width: 50, height: 20))
    )
    #expect(given.frame.width == 100)
    given.frame.size.width = 50
    #expect(root.layoutDiagnosis().ambiguities.isEmpty && given.frame.width == 50)
    given.yieldsGivenWidth = false
    given.frame.size.width = 100
    #expect(root.layoutDiagnosis().conflicts.first?.broken === width)
  }

  @Test("E066–E069 what the constraints leave open is named, with two frames that are equally good")
  func ambiguity() throws {
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
    let found = try #require(root.layoutDiagnosis().ambiguities.first)
    #expect(found.view === view && found.variables == ["y", "height"])
    #expect(found.witness.0 == CGRect(x: 5, y: 0, width: 10, height: 0))
    #expect(found.witness.1 != found.witness.0 && found.witness.1.width == 10 && found.witness.1.minX == 5)
    let window = inWindow(root)
    defer { withExtendedLifetime(window) {} }
    #expect(view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    place()
    #expect(!view.hasAmbiguousLayout && root.layoutDiagnosis().ambiguities.isEmpty)
  }

  @Test("a conflict that Apple's log reported has the members of the log (case: papertrail2)")
  func reportedConflict() throws {
    let (eyes, mate, image) = (UILabel(), UILabel(), UIImageView(image: nil))
    let stack = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(stack)
    for view in [eyes, mate, image] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stack.addSubview(view)
    }
    let members = [
      eyes.heightAnchor.constraint(equalToConstant: 40),
      image.heightAnchor.constraint(equalTo: mate.heightAnchor, multiplier: 0.9),
      eyes.bottomAnchor.constraint(equalTo: mate.bottomAnchor),
      eyes.bottomAnchor.constraint(equalTo: image.bottomAnchor),
      eyes.topAnchor.constraint(equalTo: mate.topAnchor),
      eyes.topAnchor.constraint(equalTo: image.topAnchor),
    ]
    let bystanders = [
      eyes.topAnchor.constraint(equalTo: stack.topAnchor),
      mate.widthAnchor.constraint(equalTo: eyes.widthAnchor),
    ]
    NSLayoutConstraint.activate(bystanders + members)
    let conflicts = root.layoutDiagnosis().conflicts
    #expect(conflicts.count == 1)
    let conflict = try #require(conflicts.first)
    #expect(Set(conflict.constraints) == Set(members))
    #expect(conflict.nonNegativeSizes.isEmpty)
    #expect(members.contains(conflict.broken))
  }

  @Test("a priority edit or a removal elsewhere brings a broken constraint back (spec 02 §4.1)")
  func retried() throws {
    place()
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    first.constant = 200
    root.layoutIfNeeded()
    #expect(view.frame.width == 200 && root.layoutDiagnosis().conflicts.isEmpty)
    first.constant = 150
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
    #expect(try #require(root.layoutDiagnosis().conflicts.first).broken === second)
  }

  @Test("the constraints that determine an axis of a view")
  func affecting() {
    place()
    let width = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    let weak = view.widthAnchor.constraint(equalToConstant: 1)
    weak.priority = .defaultLow
    NSLayoutConstraint.activate([width, weak])
    let horizontal = view.constraintsAffectingLayout(for: .horizontal)
    #expect(horizontal.contains { $0 === width })
    #expect(horizontal.contains { $0.identifier == "_UITemporaryLayoutWidth" })
    #expect(!horizontal.contains { $0 === weak })
    #expect(view.constraintsAffectingLayout(for: .vertical).count == 2)
  }

  @Test("B07 two subtrees solved together equal each solved alone; B02 a redundant constraint moves nothing")
  func independence() {
    place()
    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25).isActive = true
    root.layoutIfNeeded()
    let frame = view.frame
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    other.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == frame && root.layoutDiagnosis().conflicts.isEmpty)
  }

  @Test("B08 a layout of leading and trailing is mirrored exactly")
  func mirror() {
    let names = [view, UIView(), UIView()]
    for (index, view) in names.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(
          equalTo: index == 0 ? root.leadingAnchor : names[index - 1].trailingAnchor,
          constant: 7 + CGFloat(index)),
        view.widthAnchor.constraint(equalToConstant: 30 + CGFloat(index)),
      ])
    }
    root.layoutIfNeeded()
    let frames = names.map(\.frame)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(names.map(\.frame.minX) == frames.map { 400 - $0.maxX })
    root.semanticContentAttribute = .unspecified
    var environment = root.effectiveLayoutEnvironment
    environment.isRightToLeft = true
    root.layoutEnvironment = environment
    root.layoutIfNeeded()
    #expect(names.map(\.frame.minX) == frames.map { 400 - $0.maxX })
  }

  @Test(
    "what a view's content says about its direction beats the language (spec 07 §4)",
    arguments: [
      (.unspecified, 30.0), (.playback, 0), (.spatial, 0), (.forceLeftToRight, 0), (.forceRightToLeft, 30),
    ] as [(UISemanticContentAttribute, CGFloat)])
  func directions(_ attribute: UISemanticContentAttribute, x: CGFloat) {
    var environment = root.effectiveLayoutEnvironment
    environment.isRightToLeft = true
    root.layoutEnvironment = environment
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    holder.semanticContentAttribute = attribute
    root.addSubview(holder)
    holder.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      view.topAnchor.constraint(equalTo: holder.topAnchor), view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: x, y: 0, width: 10, height: 10))
  }

  @Test("anchors: identity, kinds, offsets, system spacing")
  func anchors() {
    #expect(view.leadingAnchor === view.leadingAnchor && view.widthAnchor.item === view)
    #expect(
      view.leadingAnchor.isEqual(NSLayoutXAxisAnchor(side: AnchorSide(item: view, attribute: .leading))))
    let constraint = view.leadingAnchor.constraint(
      equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2)
    #expect(constraint.constant == 16 && constraint.multiplier == 1)
    #expect(
      [0.25, 0, -2].map {
        view.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: $0).constant
      } == [2, 0, 0])
    let null = view.widthAnchor.constraintEqualToAnchor(nil, constant: 200)
    #expect(null.constant == 200 && null.secondItem == nil && null.secondAttribute == .notAnAttribute)
    place()
    view.leadingAnchor.anchorWithOffset(to: view.trailingAnchor).constraint(equalToConstant: 70).isActive =
      true
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
  }
}
