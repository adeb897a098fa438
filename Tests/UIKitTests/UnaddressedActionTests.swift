// Actions that are sent to nobody in particular. Apple's documentation of `UIApplication.sendAction(_:to:from:for:)` ("If target
// is nil, the app sends the message to the first responder from where it progresses up the responder chain until it is
// handled"; true "if a responder object handled the action message") and "Using responders and the responder chain to handle
// events" (view, controller, window, scene, application, delegate).

import Testing
import UIKit

@MainActor
@Suite("Actions without a target")
struct UnaddressedActionTests {
  private final class Panel: UIView {
    var senders: [UIView?] = []
    func apply(_ sender: UIView?) { senders.append(sender) }
  }

  private final class Screen: UIViewController {
    var count = 0
    func finish() { count += 1 }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var count = 0
    func openSettings() { count += 1 }
  }

  private final class Field: UITextField {
    var count = 0
    func finish() { count += 1 }
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test("resigning the first responder without knowing it ends editing")
  func endsEditing() {
    let screen = Screen()
    let window = shown(screen)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    screen.view.addSubview(field)
    #expect(field.becomeFirstResponder() && field.isEditing)
    let isHandled = UIApplication.shared.sendAction(
      Selector("resignFirstResponder", UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    #expect(isHandled && !field.isEditing && window.isKeyWindow)
  }

  @Test("an action goes from the first responder up to its controller")
  func chain() {
    let screen = Screen()
    let window = shown(screen)
    let field = UITextField(frame: .zero)
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    let finish = Selector("finish", Screen.finish)
    #expect(UIApplication.shared.sendAction(finish, to: nil, from: nil, for: nil))
    #expect(screen.count == 1)
    field.resignFirstResponder()
    // Neither a first responder nor a sender leads to the controller.
    #expect(!UIApplication.shared.sendAction(finish, to: nil, from: nil, for: nil))
    #expect(screen.count == 1)
    #expect(UIApplication.shared.sendAction(finish, to: nil, from: field, for: nil))
    #expect(screen.count == 2)
    window.isHidden = true
  }

  @Test("of a control the first responder comes before the control's own chain")
  func control() {
    let screen = Screen()
    let window = shown(screen)
    let panel = Panel(frame: .zero)
    let other = Panel(frame: .zero)
    let button = UIButton(frame: .zero)
    let field = UITextField(frame: .zero)
    screen.view.addSubview(panel)
    screen.view.addSubview(other)
    panel.addSubview(button)
    other.addSubview(field)
    button.addTarget(nil, action: Selector("apply(_:)", Panel.apply), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(panel.senders == [button] && other.senders == [])
    field.becomeFirstResponder()
    button.sendActions(for: .touchUpInside)
    #expect(panel.senders == [button] && other.senders == [button])
    window.isHidden = true
  }

  @Test("an item of a bar without a target asks the first responder")
  func barItem() {
    let screen = Screen()
    let window = shown(screen)
    let field = Field(frame: .zero)
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    UIBarButtonItem(title: "Done", style: .done, target: nil, action: Selector("finish", Field.finish))
      .performPrimaryAction()
    #expect(field.count == 1 && screen.count == 0)
    window.isHidden = true
  }

  @Test("the chain ends with window, scene, application and delegate")
  func end() {
    let application = UIApplication.shared
    let delegate = Delegate()
    application.delegate = delegate
    defer { application.delegate = nil }
    let screen = Screen()
    let window = shown(screen)
    #expect(screen.view.next === screen && screen.next === window)
    #expect(window.next === window.windowScene && window.windowScene?.next === application)
    #expect(application.next === delegate && delegate.next == nil)
    let settings = Selector("openSettings", Delegate.openSettings)
    #expect(application.sendAction(settings, to: nil, from: screen.view, for: nil))
    #expect(application.sendAction(settings, to: nil, from: nil, for: nil))
    #expect(delegate.count == 2)
    #expect(!application.sendAction(Selector("openSettings"), to: nil, from: nil, for: nil))
  }

  @Test("an event goes to the touched window, and one without touches to the key window")
  func events() {
    final class Hearing: UIWindow {
      var count = 0
      override func sendEvent(_ event: UIEvent) {
        count += 1
        super.sendEvent(event)
      }
    }
    let (key, other) = (Hearing(), Hearing())
    key.makeKeyAndVisible()
    other.isHidden = false
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.addSubview(button)
    UIApplication.shared.sendEvent(
      UIEvent(touches: [UITouch(at: CGPoint(x: 5, y: 5), in: button, phase: .began)]))
    #expect(key.count == 0 && other.count == 1 && button.isHighlighted)
    UIApplication.shared.sendEvent(UIEvent(type: .motion))
    #expect(key.count == 1 && other.count == 1)
  }
}
