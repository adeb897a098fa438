// Which constraints can be made, changed and activated, and Apple's sentences for the rest (spec 01 §3–§5, A01–A20).

import Foundation
import Testing

@testable import Plumbline

@Suite struct ConstraintLegalityTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// A first attribute, a second one (nil for no second item), a multiplier, and the sentence after the item's name.
  nonisolated struct Pair: CustomTestStringConvertible, Sendable {
    var id: String
    var first: Attribute
    var second: Attribute?
    var multiplier: CGFloat
    var sentence: String?
    var testDescription: String { id }
    init(
      _ id: String, _ first: Attribute, _ second: Attribute?, _ multiplier: CGFloat = 1,
      _ sentence: String? = nil
    ) {
      self.id = id
      self.first = first
      self.second = second
      self.multiplier = multiplier
      self.sentence = sentence
    }
  }

  nonisolated static let location =
    "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
    + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
  nonisolated static let pairing = "Invalid pairing of layout attributes."
  nonisolated static let direction =
    "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
    + "leading/trailing for both or neither."

  nonisolated static let pairs: [Pair] = [
    Pair("A01", .left, nil, 1, location),
    Pair("A02", .left, .left, 0, location),
    Pair("A03", .width, .left, 1, pairing),
    Pair("A04", .leading, .left, 1, direction),
    Pair("A05", .leading, .centerX),
    Pair("A06", .width, .height),
    Pair("location beside size", .top, .height, 1, pairing),
    Pair("trailing beside right margin", .trailing, .rightMargin, 1, direction),
    Pair("leading margin beside left", .leadingMargin, .left, 1, direction),
    Pair("horizontal beside vertical location, untyped", .left, .top),
    Pair("size times zero", .width, .height, 0),
    Pair("centre without a second item", .centerY, nil, 1, location),
    Pair("no first attribute", .notAnAttribute, .left, 1, "Unknown layout attribute"),
    Pair("no second attribute", .left, .notAnAttribute, 1, "Unknown layout attribute"),
    Pair("size alone", .height, nil),
  ]

  @Test("pairs of attributes", arguments: pairs)
  func pair(_ pair: Pair) {
    let a = UIView()
    let b = UIView()
    do throws(LayoutConstraintError) {
      _ = try NSLayoutConstraint.validated(
        item: a, attribute: pair.first, toItem: pair.second == nil ? nil : b,
        attribute: pair.second ?? .notAnAttribute, multiplier: pair.multiplier)
      #expect(pair.sentence == nil)
    } catch {
      #expect(error.description == pair.sentence.map { "NSLayoutConstraint for \(a.description): \($0)" })
    }
  }

  /// SnapKit/SnapKit #305 (iOS 10), coppercash/KnightWatson #1 (2018).
  @Test("a place across beside a place along may be made, and is refused when it counts, since iOS 10")
  func mixedAxes() throws {
    // In a tree that is not laid out nobody refuses it: SnapKit's `testActivateDeactivateConstraints`.
    let cases = [(9, true, false), (10, true, true), (17, true, true), (17, false, false)]
    for (system, isLaidOut, isRefused) in cases {
      let root = UIView()
      root.layoutEnvironment = .plain(system: system)
      let view = UIView()
      root.addSubview(view)
      if isLaidOut {
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        root.layoutIfNeeded()
      }
      let constraint = try NSLayoutConstraint.validated(
        item: view, attribute: .centerX, toItem: root, attribute: .centerY)
      do throws(LayoutConstraintError) {
        try constraint.activate()
        #expect(!isRefused && constraint.isActive)
      } catch {
        #expect(
          isRefused && !constraint.isActive && error.exceptionName == "NSInvalidLayoutConstraintException")
        #expect(
          error.description.hasPrefix(
            "Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint:0x"))
        #expect(
          error.description.contains(".centerX == ") && error.description.hasSuffix(".centerY   (active)>"))
      }
    }
  }

  @Test("a constraint needs items that are views or guides")
  func items() {
    #expect(throws: LayoutConstraintError.missingFirstItem) {
      try NSLayoutConstraint.validated(item: nil, attribute: .width)
    }
    #expect(
      LayoutConstraintError.missingFirstItem.description
        == "NSLayoutConstraint for (null): Constraint must contain a first layout item")
    #expect(throws: LayoutConstraintError.itemIsNotAViewOrGuide(first: "x")) {
      try NSLayoutConstraint.validated(item: "x", attribute: .width)
    }
    #expect(
      LayoutConstraintError.itemIsNotAViewOrGuide(first: "x").description
        == "NSLayoutConstraint for x: Constraint items must each be a view or layout guide.")
  }

  @Test("A07 priorities lie above 0 and at most at 1000", arguments: [("0", Float(0)), ("1000.5", 1000.5)])
  func priorities(_ text: String, _ value: Float) {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    do throws(LayoutConstraintError) {
      try constraint.setPriority(UILayoutPriority(value))
      Issue.record("accepted")
    } catch {
      #expect(
        error.description
          == "It's illegal to set priority:\(text).  Priorities must be greater than 0 and less or equal to "
          + "NSLayoutPriorityRequired, which is 1000.000000.")
    }
  }

  @Test("A08, A09, A10, A11 an installed constraint stays required or optional")
  func requiredPriority() throws {
    let view = UIView()
    var environment = view.effectiveLayoutEnvironment
    environment.generation = LayoutEnvironment.Generation(system: 12)
    view.layoutEnvironment = environment
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    try constraint.setPriority(.defaultLow)
    try constraint.setPriority(.required)
    constraint.isActive = true
    #expect(throws: LayoutConstraintError.requiredPriorityChanged(passed: 250, existing: 1000)) {
      try constraint.setPriority(.defaultLow)
    }
    #expect(
      LayoutConstraintError.requiredPriorityChanged(passed: 250, existing: 1000).description
        == "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
        + "You passed priority 250 and the existing priority was 1000.")
    constraint.isActive = false
    constraint.priority = .defaultHigh
    constraint.isActive = true
    constraint.priority = .defaultLow
    #expect(throws: LayoutConstraintError.requiredPriorityChanged(passed: 1000, existing: 250)) {
      try constraint.setPriority(.required)
    }
    environment.allowsRequiredPriorityChangeWhileInstalled = true
    view.layoutEnvironment = environment
    try constraint.setPriority(.required)
    #expect(constraint.priority == .required)
  }

  @Test("from iOS 13 on an installed constraint may become optional (SnapKit #755)", arguments: [13, 17, 26])
  func laterReleases(_ system: Int) throws {
    let view = UIView()
    var environment = view.effectiveLayoutEnvironment
    environment.generation = LayoutEnvironment.Generation(system: system)
    view.layoutEnvironment = environment
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    constraint.isActive = true
    try constraint.setPriority(.defaultLow)
    #expect(constraint.priority == .defaultLow && constraint.isActive)
  }

  @Test(
    "multipliers are finite (five reports, iOS 8 to 14)", arguments: [CGFloat.nan, .infinity, -.infinity])
  func multipliers(_ value: CGFloat) {
    let error = #expect(throws: LayoutConstraintError.self) {
      try NSLayoutConstraint.validated(
        item: UIView(), attribute: .width, toItem: UIView(), attribute: .width, multiplier: value)
    }
    #expect(error?.description == "Multiplier is not finite!  That's illegal.  multiplier:\(value)")
    #expect(error?.exceptionName == "NSInternalInconsistencyException")
  }

  @Test("A18 constants are finite", arguments: [CGFloat.nan, .infinity, -.infinity])
  func constants(_ value: CGFloat) {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    #expect(throws: LayoutConstraintError.self) { try constraint.setConstant(value) }
    #expect(throws: LayoutConstraintError.self) {
      try NSLayoutConstraint.validated(item: UIView(), attribute: .width, constant: value)
    }
    #expect(constraint.constant == 1)
    let sentence = LayoutConstraintError.notFinite(constant: .nan, firstAnchor: "A", secondAnchor: "B")
      .description
    #expect(
      sentence
        == "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan firstAnchor:A secondAnchor:B"
    )
  }

  @Test("A12, A19 items need a common ancestor; what was activated before stays active")
  func commonAncestor() throws {
    let root = UIView()
    let a = UIView()
    let b = UIView()
    root.addSubview(a)
    let fine = a.widthAnchor.constraint(equalToConstant: 1)
    let bad = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    let never = a.heightAnchor.constraint(equalToConstant: 1)
    // The list of A19 one by one: `activate(_:)` stops at the second with the same sentence.
    try fine.activate()
    do throws(LayoutConstraintError) {
      try bad.activate()
      Issue.record("activated")
    } catch {
      let names = [a, b].map { "<NSLayoutXAxisAnchor:0x0 \"\(ItemNames.fullName(of: $0)).leading\">" }
      #expect(
        error.description
          == "Unable to activate constraint with anchors \(names[0]) and \(names[1]) because they have no common "
          + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's "
          + "illegal.")
    }
    #expect(fine.isActive && !bad.isActive && !never.isActive)
  }

  @Test("A13, A14, A20 the nearest common ancestor holds an active constraint, once")
  func holders() {
    let root = UIView()
    let a = UIView()
    let b = UIView()
    root.addSubview(a)
    root.addSubview(b)
    let widths = a.widthAnchor.constraint(equalTo: b.widthAnchor)
    let width = a.widthAnchor.constraint(equalToConstant: 5)
    let child = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let ratio = b.heightAnchor.constraint(equalTo: b.widthAnchor)
    NSLayoutConstraint.activate([widths, width, child, widths, ratio])
    #expect(root.constraints == [widths, child])
    #expect(a.constraints == [width])
    // Both sides name one view, which is the nearest to itself.
    #expect(b.constraints == [ratio])
    root.removeConstraints(root.constraints)
    #expect(root.constraints.isEmpty && !widths.isActive && !child.isActive && width.isActive)
    a.removeConstraint(widths)
    root.addConstraint(width)
    #expect(a.constraints.isEmpty && root.constraints == [width])
  }

  @Test("A15 leaving the superview ends the constraints that reach in from outside, and only those")
  func removal() {
    let root = UIView()
    let a = UIView()
    let b = UIView()
    let inner = UIView()
    root.addSubview(a)
    root.addSubview(b)
    b.addSubview(inner)
    let outer = a.widthAnchor.constraint(equalTo: b.widthAnchor)
    let deep = a.heightAnchor.constraint(equalTo: inner.heightAnchor)
    let own = b.widthAnchor.constraint(equalToConstant: 5)
    let inside = inner.widthAnchor.constraint(equalTo: b.widthAnchor)
    NSLayoutConstraint.activate([outer, deep, own, inside])
    b.removeFromSuperview()
    #expect(!outer.isActive && !deep.isActive && own.isActive && inside.isActive)
    #expect(root.constraints.isEmpty)
    root.addSubview(b)
    #expect(!outer.isActive && root.constraints.isEmpty)
  }

  @Test("G11–G13 a guide counts as its owner; without one nothing happens")
  func guides() {
    let root = UIView()
    let guide = UILayoutGuide()
    let constraint = guide.widthAnchor.constraint(equalToConstant: 5)
    constraint.isActive = true
    #expect(!constraint.isActive)
    root.addLayoutGuide(guide)
    root.addLayoutGuide(guide)
    #expect(root.layoutGuides == [guide] && guide.owningView === root)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    let other = UIView()
    other.addLayoutGuide(guide)
    #expect(root.layoutGuides.isEmpty && !constraint.isActive && guide.owningView === other)
  }

  /// What a tree's console was told.
  private nonisolated final class Console: @unchecked Sendable {
    var messages: [ConsoleMessage] = []
    @MainActor func attach(to view: UIView) {
      var environment = view.effectiveLayoutEnvironment
      environment.console = { self.messages.append($0) }
      view.layoutEnvironment = environment
    }
  }

  @Test("A16 a constraint that is added before its view warns, and takes effect with the view")
  func unprepared() throws {
    let console = Console()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    console.attach(to: root)
    let a = UIView()
    a.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: a, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 1,
      constant: 0)
    root.addConstraint(constraint)
    root.addConstraint(a.widthAnchor.constraint(equalToConstant: 30))
    #expect(constraint.isActive && console.messages.count == 2)
    let text = try #require(console.messages.first).text
    #expect(
      text.hasPrefix("The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x")
        && text.hasSuffix(
          "   (inactive)>\n\tWhen added to a view, the constraint's items must be descendants of that view (or the "
            + "view itself). This will crash if the constraint needs to be resolved before the view hierarchy is "
            + "assembled. Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug."
        ))
    root.layoutIfNeeded()
    root.addSubview(a)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 35, y: 0, width: 30, height: 0))
    root.addConstraint(a.heightAnchor.constraint(equalToConstant: 5))
    #expect(console.messages.count == 2)
  }

  @Test("A17 a window refuses to be laid out until the items are there")
  func unpreparedWindow() {
    let console = Console()
    let (window, s, a) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UIView())
    console.attach(to: s)
    window.addSubview(s)
    s.addConstraint(a.centerXAnchor.constraint(equalTo: s.centerXAnchor))
    do throws(LayoutConstraintError) {
      try window.checkConstraintHierarchy()
      Issue.record("accepted")
    } catch {
      #expect(
        error.description == "Impossible to set up layout with view hierarchy unprepared for constraint.")
      #expect(error.exceptionName == "NSInternalInconsistencyException")
    }
    s.addSubview(a)
    #expect(throws: Never.self) { try window.checkConstraintHierarchy() }
    window.layoutIfNeeded()
  }

  @Test("SUBTREE: a window that was laid out takes no constraint of a stranger")
  func subtree() {
    let (window, s, a) = (UIWindow(), UIView(), UIView())
    s.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(s)
    window.layoutIfNeeded()
    let constraint = a.widthAnchor.constraint(equalTo: s.widthAnchor)
    do throws(LayoutConstraintError) {
      try s.install(constraint)
      Issue.record("accepted")
    } catch {
      #expect(
        error.description
          == "Unable to install constraint on view.  Does the constraint reference something from outside the subtree "
          + "of the view?  That's illegal. constraint:\(constraint) view:\(s)")
      #expect(error.exceptionName == "NSGenericException" && !constraint.isActive)
    }
  }

  @Test("THREAD: where the environment forbids it, a tree of the main thread is changed on no other")
  func thread() throws {
    let view = UIView()
    var environment = view.effectiveLayoutEnvironment
    environment.forbidsBackgroundChanges = true
    view.layoutEnvironment = environment
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    constraint.isActive = true
    view.layoutIfNeeded()
    try constraint.setConstant(2)
    // Tests do not run on the main thread; this is what a layout there leaves behind.
    view.layoutContext?.wasUsedOnMainThread = true
    #expect(throws: LayoutConstraintError.changedInBackground) { try constraint.setConstant(3) }
    #expect(throws: LayoutConstraintError.changedInBackground) {
      try view.heightAnchor.constraint(equalToConstant: 1).activate()
    }
    #expect(constraint.constant == 2)
  }

  @Test("a constraint whose item goes is dropped by the view that holds it")
  func itemGoes() {
    let root = UIView()
    let console = Console()
    console.attach(to: root)
    let constraint: NSLayoutConstraint
    do {
      let stranger = UIView()
      constraint = stranger.widthAnchor.constraint(equalTo: root.widthAnchor)
      root.addConstraint(constraint)
      #expect(root.constraints == [constraint])
    }
    #expect(root.constraints.isEmpty && !constraint.isActive)
  }

  @Test("the names of Apple's exceptions (spec 01 §4)")
  func exceptionNames() {
    #expect(LayoutConstraintError.invalidPairing(first: "X").exceptionName == "NSInvalidArgumentException")
    #expect(LayoutConstraintError.priorityOutOfRange(0).exceptionName == "NSInternalInconsistencyException")
    #expect(
      LayoutConstraintError.noCommonAncestor(firstAnchor: "A", secondAnchor: "B").exceptionName
        == "NSGenericException")
  }

  @Test("a constraint does not retain its items, and a view that goes ends what it holds")
  func lifetimes() {
    let constraint: NSLayoutConstraint
    weak var weakView: UIView?
    do {
      let view = UIView()
      weakView = view
      constraint = view.widthAnchor.constraint(equalToConstant: 1)
      constraint.isActive = true
      view.layoutIfNeeded()
    }
    #expect(weakView == nil)
    #expect(!constraint.isActive && constraint.firstItem == nil)
  }

  @Test("thousands of constraints come and go in any order")
  func manyReleases() {
    let root = UIView()
    var constraints: [NSLayoutConstraint] = []
    for index in 0..<2000 {
      let view = UIView()
      root.addSubview(view)
      constraints.append(view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index)))
    }
    NSLayoutConstraint.activate(constraints)
    NSLayoutConstraint.deactivate(constraints.enumerated().filter { $0.offset % 3 != 0 }.map(\.element))
    let rest = constraints.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    #expect(root.constraints == rest)
    for subview in root.subviews.reversed() { subview.removeFromSuperview() }
    #expect(root.constraints.isEmpty && rest.allSatisfy { !$0.isActive })
  }
}
