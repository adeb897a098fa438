// Senders that are declared as `AnyObject`, built through the plugin. Expectations follow from Apple's documentation of each
// member that is asked for.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Senders")
struct SenderTests {
  @Test("a sender answers what its class has")
  func senders() {
    let (controller, button) = (SenderController(), UIButton(type: .system))
    button.setTitle("Go", for: .normal)
    button.tag = 1
    controller.pressed(button)
    #expect(controller.heard == ["one", "Go", "Go", "button"])
    #expect(button.tag == 5 && button.isSelected)
    let second = SenderController()
    second.pressed(UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
    #expect(second.heard == ["other 30.0", "no button"])
  }

  @Test("switches, segments and sliders tell their values")
  func values() {
    let (controller, control, slider) = (SenderController(), UISwitch(), UISlider())
    control.isOn = true
    controller.changed(control)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    controller.changed(segments)
    slider.value = 0.25
    controller.slid(slider)
    #expect(controller.heard == ["on", "second", "0.25"])
  }

  @Test("members of the program's own are asked of its class")
  func own() {
    let (controller, player, owner) = (SenderController(), Player(), Player())
    controller.owner = owner
    controller.start(player)
    #expect(player.plays == 2 && owner.plays == 1 && controller.heard == ["2"])
    let json: [String: AnyObject] = [
      "user": NSDictionary(dictionary: ["name": "Anna"]), "count": NSNumber(value: 3),
    ]
    #expect(controller.read(json) == "Anna" && controller.heard == ["2", "3"])
  }
}
