// Accessibility elements and what is said to who hears the screen.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Accessibility")
struct AccessibilityTests {
  @Test("accessibility elements are found by their places")
  func accessibilityElements() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    #expect(view.accessibilityElement(at: 0) == nil)
    view.accessibilityElements = [first, second]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIView === second)
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: second) == 1)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }
}
