// Members of senders that are declared as `AnyObject`. Apple's documentation of dynamic lookup: the object's own member, or nil
// where its class has none.

import Testing
import UIKit

@MainActor
@Suite("Senders")
struct SenderTests {
  @Test("controls answer what they have")
  func controls() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.tag = 7
    #expect(ObjectMembers(button).tag == 7 && ObjectMembers(button).currentTitle == "Go")
    #expect(ObjectMembers(button).titleLabel??.text == "Go")
    let isOn: Bool? = ObjectMembers(button).isOn
    #expect(isOn == nil)
    let control = UISwitch()
    control.isOn = true
    #expect(ObjectMembers(control).isOn == true)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    #expect(ObjectMembers(segments).selectedSegmentIndex == 1)
    #expect(
      ObjectMembers(UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)).title == "Edit")
  }

  @Test("values come as the numbers that are wanted")
  func values() {
    let (slider, stepper) = (UISlider(), UIStepper())
    slider.value = 0.5
    stepper.value = 3
    let (a, b): (Float, Double) = (ObjectMembers(slider).givenValue(), ObjectMembers(stepper).givenValue())
    #expect(a == 0.5 && b == 3)
    let none: Float? = ObjectMembers(UIView()).givenValue()
    #expect(none == nil)
  }

  @Test("collections answer by keys and places")
  func collections() {
    let object: AnyObject = NSDictionary(dictionary: ["a": 1])
    #expect(ObjectMembers(object)["a"] as? Int == 1 && ObjectMembers(object).count == 1)
    #expect(ObjectMembers(object)["b"] == nil)
    let array: AnyObject = NSArray(array: ["x", "y"])
    #expect(ObjectMembers(array)[1] as? String == "y")
    let missing: AnyObject? = nil
    #expect(ObjectMembers(missing)?["a"] == nil)
  }
}
