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

  // NSObject's accessibility members; AXCustomContent.
  @Test("what is said to those who hear the screen is kept")
  func accessibility() {
    let view = UIView()
    #expect(view.accessibilityExpandedStatus == .unsupported && view.accessibilityTextualContext == nil)
    view.accessibilityExpandedStatus = .collapsed
    view.accessibilityTextualContext = .sourceCode
    view.accessibilityHeaderElements = [view]
    view.accessibilityTraits = [.toggleButton, .supportsZoom]
    #expect(view.accessibilityExpandedStatus.rawValue == 2 && view.accessibilityTextualContext == .sourceCode)
    #expect(view.accessibilityHeaderElements?.count == 1 && !view.accessibilityTraits.contains(.button))
    view.accessibilityHeaderElements = nil
    let content = AXCustomContent(label: "Size", value: "Large")
    #expect(content.label == "Size" && content.value == "Large" && content.importance == .default)
  }
}
