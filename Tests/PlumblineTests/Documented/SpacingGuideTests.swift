// What Apple's documentation says of layout guides and the dummy views before them.

import Foundation
import Testing

@testable import LayoutEngine
@testable import Plumbline

@Suite("Documented: guides") struct SpacingGuideTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  private func button(_ width: CGFloat) -> UIView {
    let view = SizedView(width, 20)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    return view
  }

  /// Spec E108.
  @Test("two guides of the same width centre a pair, by anchors")
  func anchors() {
    let (first, second) = (button(80), button(60))
    let (left, right) = (UILayoutGuide(), UILayoutGuide())
    root.addLayoutGuide(left)
    root.addLayoutGuide(right)
    NSLayoutConstraint.activate([
      left.widthAnchor.constraint(equalTo: right.widthAnchor),
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      left.trailingAnchor.constraint(equalTo: first.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      right.leadingAnchor.constraint(equalTo: second.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(first.frame.minX == 86 && second.frame.minX == 174)
    #expect(left.layoutFrame.width == 86 && right.layoutFrame.minX == 234)
  }

  /// Spec E104.
  @Test("the same by a visual format with the guides among its views")
  func visualFormat() {
    let (first, second) = (button(80), button(60))
    let (left, right) = (UILayoutGuide(), UILayoutGuide())
    root.addLayoutGuide(left)
    root.addLayoutGuide(right)
    let views: [String: Any] = ["leftSpace": left, "b1": first, "b2": second, "rightSpace": right]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[leftSpace(rightSpace)][b1]-[b2][rightSpace]|", metrics: nil, views: views))
    root.layoutIfNeeded()
    #expect(first.frame.minX == 86 && second.frame.minX == 174)
  }

  @Test(
    "a guide is no view: it is in no hierarchy, gets no events, and takes four numbers of the engine"
  )
  func noViews() throws {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    guide.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    let object: AnyObject = guide
    #expect(!(object is UIResponder) && root.subviews.isEmpty && guide.layoutFrame.width == 100)
    #expect(root.layoutContext?.owners.count == 2, "the root and the guide")
    guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 5).isActive = true
    guide.heightAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    let context = try #require(root.layoutContext)
    let numbers = context.engine.items.records[guide.item].variables
    #expect(Set((0..<4).map { numbers[$0] }).count == 4 && (0..<4).allSatisfy { numbers[$0] >= 0 })
    #expect(guide.layoutFrame == CGRect(x: 0, y: 5, width: 100, height: 20) && context.owners.count == 2)
  }

  @Test("hidden dummy views take part in layout, as before there were guides")
  func hiddenViews() {
    let (first, second) = (button(80), button(60))
    let dummies = [UIView(), UIView()]
    for dummy in dummies {
      dummy.isHidden = true
      dummy.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(dummy)
    }
    let views: [String: Any] = ["l": dummies[0], "a": first, "b": second, "r": dummies[1]]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[l(r)][a]-[b][r]|", metrics: nil, views: views))
    root.layoutIfNeeded()
    #expect(first.frame.minX == 86 && second.frame.minX == 174 && dummies[1].frame.minX == 234)
    second.isHidden = true
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 174, y: 0, width: 60, height: 20))
  }
}
