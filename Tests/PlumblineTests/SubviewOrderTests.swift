// Places among the subviews. Apple's documentation: `insertSubview(_:aboveSubview:)` inserts a view "above another view in
// the view hierarchy", right in front of it, a view that is a subview already too.

import Foundation
import Testing

@testable import Plumbline

@Suite("The order of subviews") struct SubviewOrderTests {
  private func order(_ change: (UIView, [UIView]) -> Void) -> [Int] {
    let root = UIView()
    let views = (0..<4).map { tag in
      let view = UIView()
      view.tag = tag
      root.addSubview(view)
      return view
    }
    change(root, views)
    return root.subviews.map(\.tag)
  }

  @Test("in front of another one")
  func above() {
    #expect(order { $0.insertSubview($1[0], aboveSubview: $1[1]) } == [1, 0, 2, 3])
    #expect(order { $0.insertSubview($1[0], aboveSubview: $1[3]) } == [1, 2, 3, 0])
    #expect(order { $0.insertSubview($1[3], aboveSubview: $1[0]) } == [0, 3, 1, 2])
    #expect(order { $0.insertSubview($1[1], aboveSubview: $1[1]) } == [0, 1, 2, 3])
  }

  @Test("behind another one")
  func below() {
    #expect(order { $0.insertSubview($1[1], belowSubview: $1[3]) } == [0, 2, 1, 3])
    #expect(order { $0.insertSubview($1[0], belowSubview: $1[1]) } == [0, 1, 2, 3])
    #expect(order { $0.insertSubview($1[3], belowSubview: $1[1]) } == [0, 3, 1, 2])
  }

  @Test("a new view")
  func new() {
    let view = UIView()
    view.tag = 9
    #expect(order { $0.insertSubview(view, aboveSubview: $1[1]) } == [0, 1, 9, 2, 3])
    #expect(order { $0.insertSubview(view, belowSubview: $1[1]) } == [0, 9, 1, 2, 3])
    #expect(order { root, _ in root.insertSubview(view, aboveSubview: UIView()) } == [0, 1, 2, 3, 9])
  }
}
