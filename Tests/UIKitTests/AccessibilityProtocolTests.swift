// What programs say to those who hear the screen: it is carried. Apple's documentation of `UIAccessibilityElement` ("activation
// point: default is the midpoint of the frame"), `UIAccessibilityCustomAction`, `UIAccessibilityLocationDescriptor`,
// `UIAccessibilityReadingContent`, `UILargeContentViewerInteraction` and guided access.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Accessibility protocols")
struct AccessibilityProtocolTests {
  @Test("an element carries what a view does")
  func element() {
    let element = UIAccessibilityElement(accessibilityContainer: UIView())
    element.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(element.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    element.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    #expect(element.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    let action = UIAccessibilityCustomAction(
      attributedName: NSAttributedString(string: "a", attributes: [.accessibilitySpeechSpellOut: true])
    ) { _ in true }
    element.accessibilityCustomActions = [action]
    #expect(element.accessibilityCustomActions?.first?.name == "a")
    action.name = "b"
    #expect(action.attributedName.string == "b" && action.actionHandler?(action) == true)
    action.category = "edit"
    #expect(action.category == "edit" && element.accessibilityRespondsToUserInteraction)
    let known: [any UIAccessibilityIdentification] = [element, UIView(), UIBarButtonItem()]
    for one in known {
      one.accessibilityIdentifier = "x"
      #expect(one.accessibilityIdentifier == "x")
    }
  }

  private final class NamedAction: UIAccessibilityCustomAction {
    let number: Int
    init(_ number: Int) {
      self.number = number
      super.init(name: "n", target: nil, selector: Selector("act"))
    }
  }

  @Test("programs' own actions are made by their names")
  func subclasses() { #expect(NamedAction(3).number == 3 && NamedAction(3).name == "n") }

  @Test("places of drags are named points of views")
  func places() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
    let middle = UIAccessibilityLocationDescriptor(name: "middle", view: view)
    #expect(middle.point == CGPoint(x: 20, y: 10) && middle.view === view && middle.name == "middle")
    view.accessibilityDragSourceDescriptors = [middle]
    view.accessibilityDropPointDescriptors = [.init(name: "left", point: .zero, in: view)]
    #expect(view.accessibilityDragSourceDescriptors?.count == 1)
    #expect(view.accessibilityDropPointDescriptors?.first?.name == "left")
    view.accessibilityDirectTouchOptions = [.silentOnTouch, .requiresActivation]
    #expect(view.accessibilityDirectTouchOptions.rawValue == 3)
  }

  private final class Page: UIView, UIAccessibilityReadingContent {
    func accessibilityLineNumber(for point: CGPoint) -> Int { Int(point.y / 20) }
    func accessibilityContent(forLineNumber lineNumber: Int) -> String? { "line \(lineNumber)" }
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { .zero }
    func accessibilityPageContent() -> String? { "all" }
  }

  private final class Items: NSObject, UILargeContentViewerInteractionDelegate,
    UIScrollViewAccessibilityDelegate, UIPickerViewAccessibilityDelegate, UIGuidedAccessRestrictionDelegate
  {
    var guidedAccessRestrictionIdentifiers: [String]? { ["a"] }
    func guidedAccessRestriction(
      withIdentifier restrictionIdentifier: String,
      didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState
    ) {}
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? { nil }
  }

  @Test("what a delegate leaves out is nothing, or what is under the finger")
  func defaults() {
    let page = Page()
    #expect(page.accessibilityAttributedContent(forLineNumber: 1) == nil)
    #expect(
      page.accessibilityContent(forLineNumber: page.accessibilityLineNumber(for: CGPoint(x: 0, y: 41)))
        == "line 2")
    let items = Items()
    #expect(items.accessibilityScrollStatus(for: UIScrollView()) == nil)
    #expect(items.pickerView(UIPickerView(), accessibilityUserInputLabelsForComponent: 0).isEmpty)
    let controller = UIViewController()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    controller.view.addSubview(bar)
    bar.addSubview(button)
    let interaction = UILargeContentViewerInteraction(delegate: items)
    bar.addInteraction(interaction)
    let item = interaction.delegate?.largeContentViewerInteraction(interaction, itemAt: CGPoint(x: 5, y: 5))
    #expect(item as? UIView === button)
    #expect(interaction.delegate?.viewController(for: interaction) === controller)
  }

  @Test("features of the system are not switched")
  func guided() {
    var refused: (any Error)?
    UIAccessibility.configureForGuidedAccess(features: [.zoom, .voiceOver], enabled: true) {
      isDone, error in
      #expect(!isDone)
      refused = error
    }
    #expect(refused as? UIAccessibility.GuidedAccessError == .permissionDenied)
    #expect(UIAccessibility.guidedAccessRestrictionState(forIdentifier: "a") == .allow)
    #expect(UIAccessibility.hearingDevicePairedEar.isEmpty)
    #expect(UIAccessibility.HearingDeviceEar.both.rawValue == 6)
  }
}
