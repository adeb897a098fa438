// Touches that controls follow (Apple's documentation of UIControl: tracking and the events of touches), and notifications of
// editing (of UITextField and UITextView).

import Testing
import UIKit

@MainActor
@Suite("Tracking of controls")
struct ControlTrackingTests {
  private final class Touch: UITouch {
    var point = CGPoint.zero
    override func location(in view: UIView?) -> CGPoint { point }
  }

  private final class Knob: UIControl {
    var calls: [String] = []
    var isFollowing = true
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("begin")
      return isFollowing
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("continue")
      return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
    override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
  }

  private func knob() -> Knob {
    let made = Knob(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
      (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "up"),
      (.touchUpOutside, "upOutside"), (.touchCancel, "cancelled"),
    ]
    for (event, name) in names {
      made.addAction(UIAction { [weak made] _ in made?.calls.append(name) }, for: event)
    }
    return made
  }

  @Test("a touch is followed from down to up, inside and outside")
  func follows() {
    let knob = knob()
    let touch = Touch()
    touch.point = CGPoint(x: 10, y: 10)
    knob.touchesBegan([touch], with: nil)
    #expect(knob.isTracking && knob.isTouchInside && knob.isHighlighted)
    touch.point.x = 50
    knob.touchesMoved([touch], with: nil)
    touch.point.x = 500
    knob.touchesMoved([touch], with: nil)
    #expect(knob.isTracking && !knob.isTouchInside && !knob.isHighlighted)
    knob.touchesEnded([touch], with: nil)
    #expect(!knob.isTracking && !knob.isHighlighted)
    #expect(
      knob.calls == [
        "begin", "down", "continue", "inside", "continue", "outside", "exit", "end", "upOutside",
      ])
  }

  @Test("another touch neither ends nor takes back what is followed")
  func another() {
    let (first, second) = (Touch(), Touch())
    first.point = CGPoint(x: 10, y: 10)
    let knob = knob()
    knob.touchesBegan([first], with: nil)
    knob.touchesCancelled([second], with: nil)
    knob.touchesEnded([second], with: nil)
    #expect(knob.isTracking && knob.isHighlighted)
    knob.touchesEnded([first], with: nil)
    #expect(knob.calls == ["begin", "down", "end", "up"] && !knob.isHighlighted)
  }

  @Test("a touch that is taken back, one that is not wanted, and a control that is disabled")
  func others() {
    let touch = Touch()
    let cancelled = knob()
    cancelled.touchesBegan([touch], with: nil)
    cancelled.touchesCancelled([touch], with: nil)
    #expect(cancelled.calls == ["begin", "down", "cancel", "cancelled"] && !cancelled.isTracking)
    let refusing = knob()
    refusing.isFollowing = false
    refusing.touchesBegan([touch], with: nil)
    refusing.touchesEnded([touch], with: nil)
    #expect(refusing.calls == ["begin"])
    let disabled = knob()
    disabled.isEnabled = false
    disabled.touchesBegan([touch], with: nil)
    #expect(disabled.calls.isEmpty && !disabled.isHighlighted)
  }

  @Test("fields and text views post notifications of editing")
  func editing() {
    var posted: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let field = UITextField()
    let view = UITextView()
    window.addSubview(field)
    window.addSubview(view)
    window.makeKeyAndVisible()
    let names: [(NSNotification.Name, AnyObject)] = [
      (UITextField.textDidBeginEditingNotification, field), (UITextField.textDidChangeNotification, field),
      (UITextField.textDidEndEditingNotification, field), (UITextView.textDidBeginEditingNotification, view),
      (UITextView.textDidChangeNotification, view), (UITextView.textDidEndEditingNotification, view),
    ]
    let tokens = names.map { name, object in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        let name = $0.name.rawValue
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    field.becomeFirstResponder()
    field.insertText("a")
    field.resignFirstResponder()
    view.becomeFirstResponder()
    view.insertText("a")
    view.resignFirstResponder()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      posted == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification", "UITextViewTextDidBeginEditingNotification",
        "UITextViewTextDidChangeNotification", "UITextViewTextDidEndEditingNotification",
      ])
  }
}
