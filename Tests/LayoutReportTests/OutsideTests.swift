// Views beyond their superviews: a warning only where something is cut off in the running app.

import Foundation
import Plumbline
import Testing

@testable import LayoutReport

@Suite("Findings on views outside of their superviews")
struct OutsideTests {
  /// The levels of what is said of a view of 10 by 10 in a superview of 100 by 100.
  private func levels(at origin: CGPoint, in superview: UIView) -> [Finding.Level] {
    superview.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let view = UIView(frame: CGRect(origin: origin, size: CGSize(width: 10, height: 10)))
    superview.addSubview(view)
    let scene = Scene(document: "Test.xib", id: "R", rootView: superview)
    scene.views = [
      SceneView(view: superview, id: "R", kind: "view"), SceneView(view: view, id: "A", kind: "view"),
    ]
    return SceneReport(scene).findings.filter { $0.kind == .outside }.map(\.level)
  }

  @Test("beyond a view that clips it is cut off; beyond one that does not, it is there on purpose as a rule")
  func clipping() {
    let clipping = UIView()
    clipping.clipsToBounds = true
    #expect(levels(at: CGPoint(x: 95, y: 0), in: clipping) == [.warning])
    #expect(levels(at: CGPoint(x: 95, y: 0), in: UIView()) == [.note])
    #expect(levels(at: CGPoint(x: 90, y: 0), in: clipping).isEmpty)
  }

  @Test("the height of a cell is the document's, not the running app's")
  func cells() {
    for (origin, level) in [(CGPoint(x: 0, y: 95), Finding.Level.note), (CGPoint(x: 95, y: 0), .warning)] {
      let cell = UICollectionViewCell()
      cell.clipsToBounds = true
      #expect(levels(at: origin, in: cell) == [level])
    }
  }
}
