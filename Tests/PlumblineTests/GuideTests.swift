// Layout guides: the program's own, the system's, the keyboard's, and those that track (spec 04 §3, G10–G17).

import Foundation
import Testing

@testable import Plumbline

@Suite("Layout guides") struct GuideTests {
  private func phone() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    view.hostSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    return view
  }

  @Test("G10 a new guide has no name, no place and no owner")
  func new() {
    let guide = UILayoutGuide()
    #expect(guide.identifier.isEmpty && guide.layoutFrame == .zero && guide.owningView == nil)
  }

  @Test("G11, G12 a guide has one owner, and is listed there once")
  func owners() {
    let (v, w, guide) = (UIView(), UIView(), UILayoutGuide())
    v.addLayoutGuide(guide)
    v.addLayoutGuide(guide)
    #expect(v.layoutGuides == [guide])
    w.addLayoutGuide(guide)
    #expect(v.layoutGuides.isEmpty && w.layoutGuides == [guide] && guide.owningView === w)
    v.removeLayoutGuide(guide)
    #expect(guide.owningView === w)
    w.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }

  @Test("G13 constraints of a guide without owner stay inactive; those of a removed guide end")
  func constraints() {
    let (v, guide) = (UIView(), UILayoutGuide())
    let constraint = guide.widthAnchor.constraint(equalToConstant: 5)
    constraint.isActive = true
    #expect(!constraint.isActive)
    v.addLayoutGuide(guide)
    constraint.isActive = true
    #expect(v.constraints == [constraint])
    v.removeLayoutGuide(guide)
    v.addLayoutGuide(guide)
    #expect(!constraint.isActive && v.constraints.isEmpty)
  }

  @Test("G14, G15, G17 the system's guides, with and without an engine", arguments: [false, true])
  func systemGuides(usesEngine: Bool) {
    let margins = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    margins.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let phone = phone()
    let tablet = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    tablet.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    let guides = [margins.layoutMarginsGuide, phone.safeAreaLayoutGuide, tablet.readableContentGuide]
    if usesEngine {
      for guide in guides {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        guide.owningView?.addSubview(child)
        child.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
        guide.owningView?.layoutIfNeeded()
      }
    }
    #expect(
      guides.map(\.layoutFrame) == [
        CGRect(x: 20, y: 10, width: 340, height: 260), CGRect(x: 0, y: 44, width: 375, height: 734),
        CGRect(x: 176, y: 0, width: 672, height: 768),
      ])
    #expect(
      guides.map(\.identifier) == [
        "UIViewLayoutMarginsGuide", "UIViewSafeAreaLayoutGuide", "UIViewReadableContentGuide",
      ])
    #expect(margins.layoutMarginsGuide === guides[0] && margins.layoutGuides == [guides[0]])
  }

  @Test(
    "G16 the keyboard guide: its height while docked, nothing at the safe area's bottom otherwise",
    arguments: [false, true])
  func keyboard(usesEngine: Bool) {
    let view = phone()
    let guide = view.keyboardLayoutGuide
    let field = UIView()
    if usesEngine {
      field.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(field)
      NSLayoutConstraint.activate([
        field.bottomAnchor.constraint(equalTo: guide.topAnchor),
        field.heightAnchor.constraint(equalToConstant: 44),
        field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }
    func frame() -> CGRect {
      view.layoutIfNeeded()
      return guide.layoutFrame
    }
    #expect(frame() == CGRect(x: 0, y: 778, width: 375, height: 0))
    view.setLayoutKeyboard(.docked(height: 336))
    #expect(frame() == CGRect(x: 0, y: 476, width: 375, height: 336))
    if usesEngine { #expect(field.frame == CGRect(x: 0, y: 432, width: 375, height: 44)) }
    view.frame.size = CGSize(width: 812, height: 375)
    #expect(frame() == CGRect(x: 0, y: 39, width: 812, height: 336))
    view.frame.size = CGSize(width: 375, height: 812)
    view.setLayoutKeyboard(nil)
    #expect(frame() == CGRect(x: 0, y: 778, width: 375, height: 0))
    guide.usesBottomSafeArea = false
    #expect(frame() == CGRect(x: 0, y: 812, width: 375, height: 0))
    #expect(guide.identifier == "UIViewKeyboardLayoutGuide" && guide.keyboardDismissPadding == 0)
    #expect(!guide.followsUndockedKeyboard && view.layoutGuides == [guide])
  }

  @Test("the keyboard covers of a view what reaches below its upper edge, whatever the view's place")
  func keyboardOfSubview() {
    let root = phone()
    let panel = UIView(frame: CGRect(x: 50, y: 400, width: 200, height: 312))
    root.addSubview(panel)
    root.setLayoutKeyboard(.docked(height: 336))
    // The keyboard begins at 476, 76 points below the panel's top; as wide as the root.
    #expect(panel.keyboardLayoutGuide.layoutFrame == CGRect(x: -50, y: 76, width: 375, height: 236))
    panel.frame.origin.y = 100
    #expect(panel.keyboardLayoutGuide.layoutFrame == CGRect(x: -50, y: 312, width: 375, height: 0))
  }

  @Test("a keyboard that is not docked is followed only on demand")
  func undocked() {
    let view = phone()
    let guide = view.keyboardLayoutGuide
    view.setLayoutKeyboard(.undocked(frame: CGRect(x: 10, y: 300, width: 320, height: 250)))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 778, width: 375, height: 0))
    guide.followsUndockedKeyboard = true
    #expect(guide.layoutFrame == CGRect(x: 10, y: 300, width: 320, height: 250))
  }

  @Test("tracked constraints are active near their edges, or away from them")
  func tracking() {
    let view = phone()
    let guide = view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let above = bar.bottomAnchor.constraint(equalTo: guide.topAnchor)
    let below = bar.topAnchor.constraint(equalTo: guide.bottomAnchor)
    let centred = bar.centerXAnchor.constraint(equalTo: view.centerXAnchor)
    let beside = bar.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    guide.setConstraints([above], activeWhenAwayFrom: .top)
    guide.setConstraints([below], activeWhenNearEdge: .top)
    guide.setConstraints([centred], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints([beside], activeWhenNearEdge: .leading)
    func active() -> [Bool] { [above, below, centred, beside].map(\.isActive) }
    #expect(active() == [true, false, true, false])
    view.setLayoutKeyboard(.docked(height: 336))
    #expect(active() == [true, false, true, false])
    view.setLayoutKeyboard(.undocked(frame: CGRect(x: 5, y: 10, width: 320, height: 250)))
    #expect(active() == [false, true, false, true])
    view.setLayoutKeyboard(.undocked(frame: CGRect(x: 27, y: 300, width: 320, height: 250)))
    #expect(active() == [true, false, true, false])
    #expect(guide.constraintsActive(whenNearEdge: .top) == [below])
    #expect(guide.constraintsActive(whenAwayFrom: [.leading, .trailing]) == [centred])
    #expect(guide.constraintsActive(whenAwayFrom: .leading).isEmpty)
    guide.setConstraints([beside], activeWhenAwayFrom: .top)
    #expect(!above.isActive && beside.isActive)
    guide.removeAllTrackedConstraints()
    #expect(active() == [false, false, false, false] && guide.constraintsActive(whenNearEdge: .top).isEmpty)
  }

  @Test("leading and trailing of a tracked edge follow the reading direction")
  func trackingRightToLeft() {
    let view = phone()
    view.semanticContentAttribute = .forceRightToLeft
    let guide = view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    let constraint = view.widthAnchor.constraint(equalToConstant: 375)
    guide.setConstraints([constraint], activeWhenNearEdge: .trailing)
    #expect(!constraint.isActive)
    view.setLayoutKeyboard(.undocked(frame: CGRect(x: 5, y: 300, width: 200, height: 250)))
    #expect(constraint.isActive)
  }

  @Test("a keyboard guide in an archive is the view's own again")
  func archive() throws {
    let view = phone()
    view.keyboardLayoutGuide.identifier = "keyboard"
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let copy = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIView)
    #expect(copy.layoutGuides.count == 1 && copy.keyboardLayoutGuide.identifier == "keyboard")
  }

  @Test("a guide is described with its name, place and owner (spec 04 §3)")
  func description() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let guide = UILayoutGuide()
    guide.identifier = "column"
    #expect(
      guide.description.replacing(/0x[0-9a-f]+/, with: "P")
        == "<UILayoutGuide: P - \"column\", layoutFrame = {{0, 0}, {0, 0}}, owningView = (null)>")
    view.addLayoutGuide(guide)
    #expect(
      guide.description.replacing(/0x[0-9a-f]+/, with: "P")
        == "<UILayoutGuide: P - \"column\", layoutFrame = {{0, 0}, {0, 0}}, owningView = <UIView: P; frame = (0 0; 10 20); layer = <CALayer: P>>>"
    )
  }

  @Test("regions name the system's guides and their insets")
  func regions() {
    let view = phone()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
    #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
    #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
    #expect(view.edgeInsets(for: .safeArea()) == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(
      view.edgeInsets(for: .margins(cornerAdaptation: .horizontal))
        == UIEdgeInsets(top: 45, left: 4, bottom: 37, right: 2))
    #expect(
      view.directionalEdgeInsets(for: .margins())
        == NSDirectionalEdgeInsets(top: 45, leading: 2, bottom: 37, trailing: 4))
  }

  // spec 04 §3: `layoutFrame` is in the owning view's bounds coordinates.
  @Test("a guide's frame moves with the origin of its owner's bounds")
  func boundsOrigin() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      guide.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 6),
      guide.widthAnchor.constraint(equalToConstant: 7), guide.heightAnchor.constraint(equalToConstant: 9),
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.widthAnchor.constraint(equalTo: guide.widthAnchor),
      inner.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    view.bounds.origin = CGPoint(x: 10, y: 30)
    root.layoutIfNeeded()
    // 8 points of margins.
    #expect(guide.layoutFrame == CGRect(x: 15, y: 44, width: 7, height: 9))
    #expect(inner.frame == guide.layoutFrame)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 18, y: 38, width: 84, height: 84))
  }
}
