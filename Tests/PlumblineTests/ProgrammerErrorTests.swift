// Programmer errors end the program with Apple's sentence (spec 01 §4); what throws instead is tested in
// ConstraintLegalityTests.

import Foundation
import Testing

@testable import Plumbline

@Suite("Programmer errors stop the process") struct ProgrammerErrorTests {
  /// Whether what a stopped process left on standard error has a sentence after its mark, in one piece.
  private func expect(
    _ result: ExitTest.Result?, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Fatal error: " + sentence), sourceLocation: sourceLocation)
  }

  /// The same for a sentence about a view, whose description has its address.
  private func expect(
    _ result: ExitTest.Result?, about view: String, _ sentence: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let name = "Fatal error: NSLayoutConstraint for <\(view): 0x"
    #expect(text.contains(name) && text.contains(">: " + sentence), sourceLocation: sourceLocation)
  }

  @Test("A01 LOC: a location alone, by the initialiser")
  func location() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0)
    }
    expect(
      result, about: "UIView",
      "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant. Location attributes must be specified in pairs.")
  }

  @Test("A03 PAIR: a size beside a location")
  func pairing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .width, relatedBy: .equal, toItem: UIView(), attribute: .left,
        multiplier: 1, constant: 0)
    }
    expect(result, about: "UIView", "Invalid pairing of layout attributes.")
  }

  /// bhlvoong/LBTAComponents #29 (2018).
  @Test("A04 LT: leading beside left, by anchors of one type")
  func direction() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (a, b) = (UIView(), UIView())
      _ = a.leftAnchor.constraint(equalTo: b.leadingAnchor)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        /NSLayoutConstraint for <NSLayoutXAxisAnchor:0x[0-9a-f]+ "UIView:0x[0-9a-f]+\.left">: A constraint cannot be made between <NSLayoutXAxisAnchor:0x[0-9a-f]+ "UIView:0x[0-9a-f]+\.left"> and <NSLayoutXAxisAnchor:0x[0-9a-f]+ "UIView:0x[0-9a-f]+\.leading"> because their units are not compatible\./
      ))
  }

  @Test("ITEM: an item that is neither a view nor a guide")
  func item() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .width, relatedBy: .equal, toItem: "text", attribute: .width,
        multiplier: 1,
        constant: 0)
    }
    expect(result, about: "UIView", "Constraint items must each be a view or layout guide.")
  }

  @Test("ATTR: no attribute")
  func attribute() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .notAnAttribute, relatedBy: .equal, toItem: UIView(), attribute: .left,
        multiplier: 1, constant: 0)
    }
    expect(result, about: "UIView", "Unknown layout attribute")
  }

  @Test("A07 PRIO: a priority of 0")
  func priority() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(0)
    }
    expect(
      result,
      "It's illegal to set priority:0.  Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000.")
  }

  @Test("A08 REQ: an installed constraint that is required becomes optional")
  func required() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UIView()
      var environment = view.effectiveLayoutEnvironment
      environment.generation = LayoutEnvironment.Generation(system: 12)
      view.layoutEnvironment = environment
      let constraint = view.widthAnchor.constraint(equalToConstant: 1)
      constraint.isActive = true
      constraint.priority = .defaultLow
    }
    expect(
      result,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You "
        + "passed priority 250 and the existing priority was 1000.")
  }

  @Test("A12, A19 ANC: items of different trees; the ones before stay active")
  func ancestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (a, b) = (UIView(), UIView())
      NSLayoutConstraint.activate([
        a.widthAnchor.constraint(equalToConstant: 1), a.topAnchor.constraint(equalTo: b.topAnchor),
      ])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        /Fatal error: Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x[0-9a-f]+ "UIView:0x[0-9a-f]+\.top"> and <NSLayoutYAxisAnchor:0x[0-9a-f]+ "UIView:0x[0-9a-f]+\.top"> because they have no common ancestor\.  Does the constraint or its anchors reference items in different view hierarchies\?  That's illegal\./
      ))
  }

  @Test("A18 NAN: a constant that is no number")
  func notFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: 1).constant = .nan
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        /Fatal error: NSLayoutConstraint constant is not finite!  That's illegal\.  constant:nan firstAnchor:<NSLayoutDimension:0x[0-9a-f]+ "UIView:0x[0-9a-f]+\.width"> secondAnchor:\(null\)/
      ))
  }

  @Test("a multiplier that is no number, by an anchor (five reports, iOS 8 to 14)")
  func multiplier() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (a, b) = (UIView(), UIView())
      _ = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: .nan)
    }
    expect(result, "Multiplier is not finite!  That's illegal.  multiplier:nan")
  }

  @Test("a content size that is no number (mapbox-gl-native #8854)")
  func contentSize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      final class Scale: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: 10) }
      }
      let (root, scale) = (UIView(), Scale())
      scale.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(scale)
      scale.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
    }
    expect(result, "Constant is not finite!  That's illegal.  constant:nan")
  }

  @Test("A16, A17 UNPREP, UNPREP2: a window is laid out before a constraint's item has come")
  func unprepared() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (window, s, a) = (UIWindow(), UIView(), UIView())
      s.addConstraint(a.centerXAnchor.constraint(equalTo: s.centerXAnchor))
      window.addSubview(s)
      window.layoutIfNeeded()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      .replacing(/0x[0-9a-f]+/, with: "P")
    let constraint = "<NSLayoutConstraint:P UIView:P.centerX == UIView:P.centerX"
    #expect(
      text.contains(
        "[LayoutConstraints] The view hierarchy is not prepared for the constraint: \(constraint)   (inactive)>\n"
          + "\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). "
          + "This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on "
          + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.\n"))
    #expect(
      text.contains(
        "[LayoutConstraints] View hierarchy unprepared for constraint.\n\tConstraint: \(constraint)   (active)>\n"
          + "\tContainer hierarchy: \n<UIView: P; frame = (0 0; 0 0); layer = <CALayer: P>>\n"
          + "\tView not found in container hierarchy: <UIView: P; frame = (0 0; 0 0); layer = <CALayer: P>>\n"
          + "\tThat view's superview: NO SUPERVIEW\n"))
    expect(result, "Impossible to set up layout with view hierarchy unprepared for constraint.")
  }

  @Test("SUBTREE: a window that was laid out takes no constraint of a stranger")
  func subtree() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (window, s, a) = (UIWindow(), UIView(), UIView())
      s.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(s)
      window.layoutIfNeeded()
      s.addConstraint(a.widthAnchor.constraint(equalTo: s.widthAnchor))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        /Fatal error: Unable to install constraint on view\.  Does the constraint reference something from outside the subtree of the view\?  That's illegal\. constraint:<NSLayoutConstraint:0x[^>]+> view:<UIView: 0x/
      ))
  }

  @Test("THREAD: a tree that the main thread used changes on another one, where the environment forbids it")
  func thread() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UIView()
      var environment = view.effectiveLayoutEnvironment
      environment.forbidsBackgroundChanges = true
      view.layoutEnvironment = environment
      let constraint = view.widthAnchor.constraint(equalToConstant: 1)
      constraint.isActive = true
      view.layoutIfNeeded()
      // Tests do not run on the main thread; this is what a layout there leaves behind.
      view.layoutContext?.wasUsedOnMainThread = true
      constraint.constant = 2
    }
    expect(
      result,
      "Modifications to the layout engine must not be performed from a background thread after it has been accessed "
        + "from the main thread.")
  }

  @Test("a view cannot be its own subview")
  func ownSubview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UIView()
      view.addSubview(view)
    }
    expect(result, "Can't add self as subview")
  }

  @Test("V07: a format that names an unknown view, with Apple's whole reason")
  func format() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[d]", metrics: nil, views: [:])
    }
    expect(
      result,
      "Unable to parse constraint format: \nd is not a key in the views dictionary. \nH:|-[d] \n      ^")
  }

  // UINavigationController's exceptions (NSInvalidArgumentException), as crash reports of programs quote them.
  @Test("a controller that is in the stack cannot be pushed again")
  func pushedTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let page = UIViewController()
      let stack = UINavigationController(rootViewController: page)
      stack.pushViewController(page, animated: false)
    }
    expect(result, "Pushing the same view controller instance more than once is not supported (<")
  }

  @Test("nor can a navigation controller")
  func pushedNavigation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(UINavigationController(), animated: false)
    }
    expect(result, "Pushing a navigation controller is not supported")
  }

  @Test("a stack holds each controller once")
  func setTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let page = UIViewController()
      UINavigationController().setViewControllers([page, page], animated: false)
    }
    expect(result, "All view controllers in a navigation controller must be distinct (")
  }
}
