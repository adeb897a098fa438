// Plain initializers. Libraries' tests make such objects where they need one that says nothing: Cosmos a touch,
// SkyFloatingLabelTextField a font, Bamboo anchors.

import Testing
import UIKit

@MainActor
@Suite("Plain initializers")
struct PlainInitializerTests {
  @Test("a plain touch touches no view, and lies at the origin")
  func touch() {
    let touch = UITouch()
    #expect(touch.view == nil && touch.phase == .began && touch.tapCount == 0)
    #expect(touch.location(in: UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))) == .zero)
  }

  @Test("a plain font has no size")
  func font() { #expect(UIFont().pointSize == 0) }

  @Test("a plain anchor has no item")
  func anchors() {
    #expect(NSLayoutXAxisAnchor().item == nil && NSLayoutYAxisAnchor().item == nil)
    #expect(NSLayoutDimension().item == nil)
  }

  @Test("functions and constants of earlier programs")
  func earlier() {
    #expect(NSEC_PER_SEC == 1_000_000_000)
  }
}
