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

  private final class Action: NSObject {}
  private final class Named: UIView {
    override var accessibilityLabel: String? {
      get { "always" }
      set {}
    }
  }

  /// UIKit's category is one of NSObject: actions of rows, images and gestures have labels there, as public libraries use them.
  @Test("every object keeps what is said of it, and a view has its own, whatever it is declared as")
  func objects() {
    let (action, other, image) = (Action(), Action(), UIImage())
    #expect(action.accessibilityLabel == nil && !action.isAccessibilityElement)
    action.accessibilityLabel = "Delete"
    action.accessibilityHint = "Twice"
    action.isAccessibilityElement = true
    image.accessibilityIdentifier = "bin"
    #expect(action.accessibilityLabel == "Delete" && action.accessibilityHint == "Twice")
    #expect(action.isAccessibilityElement && action.accessibilityIdentifier == nil)
    #expect(image.accessibilityIdentifier == "bin")
    #expect(other.accessibilityLabel == nil && !other.isAccessibilityElement)

    let view = UIView()
    let object: NSObject = view
    object.accessibilityLabel = "Title"
    object.isAccessibilityElement = true
    #expect(view.accessibilityLabel == "Title" && view.isAccessibilityElement)
    view.accessibilityLabel = nil
    #expect(object.accessibilityLabel == nil)
    #expect((Named() as NSObject).accessibilityLabel == "always")
  }
}
