// Observing and setting properties by key paths and names, typing into fields, and methods that selectors hold.

import Testing
import UIKit

@MainActor
@Suite("Key-value coding, observing, and calls by selector")
struct KeyValueTests {
  @Test(
    "changes of content and geometry are told, with the old value and the new one, until the observation ends"
  )
  func observing() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var told: [(CGFloat?, CGFloat?)] = []
    let observation = view.observe(\.contentSize, options: [.old, .new]) { _, change in
      told.append((change.oldValue?.height, change.newValue?.height))
    }
    view.contentSize = CGSize(width: 100, height: 300)
    view.contentOffset.y = 20
    view.contentSize = CGSize(width: 100, height: 300)
    #expect(told.count == 1 && told.first?.0 == 0 && told.first?.1 == 300)
    observation.invalidate()
    view.contentSize.height = 400
    #expect(told.count == 1)
    var frames: [CGRect] = []
    let second = view.observe(\.frame, options: [.initial, .new]) { view, _ in frames.append(view.frame) }
    view.frame.origin.x = 5
    #expect(frames.map(\.minX) == [0, 5])
    second.invalidate()
  }

  private final class Watcher: UIView {
    var offsets: [CGPoint] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if keyPath == "contentOffset", let offset = change?[.newKey] as? CGPoint { offsets.append(offset) }
    }
  }

  @Test("an observer by name is told of scrolling")
  func named() {
    let view = UIScrollView(frame: .zero)
    let watcher = Watcher()
    view.addObserver(watcher, forKeyPath: "contentOffset", options: [.new], context: nil)
    view.contentOffset = CGPoint(x: 1, y: 2)
    view.removeObserver(watcher, forKeyPath: "contentOffset")
    view.contentOffset = .zero
    #expect(watcher.offsets == [CGPoint(x: 1, y: 2)])
  }

  @Test("properties of layout by their names")
  func coding() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.setValue(true, forKey: "hidden")
    view.setValue(NSNumber(value: 5), forKeyPath: "layer.cornerRadius")
    #expect(view.isHidden && view.layer.cornerRadius == 5)
    #expect(view.value(forKey: "frame") as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.setValue("own", forKey: "note")
    #expect(view.value(forKey: "note") as? String == "own")
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    constraint.setValue(8, forKey: "constant")
    #expect(constraint.constant == 8)
  }

  @MainActor private final class Target: NSObject {
    var calls: [String] = []
    func none() { calls.append("none") }
    func sender(_ control: UIControl) { calls.append("sender \(control.tag)") }
    func both(_ control: UIControl, _ event: UIEvent?) { calls.append("both \(event == nil)") }
    func gesture(_ gesture: UIGestureRecognizer) { calls.append("gesture \(gesture.state.rawValue)") }
    func note(_ note: Notification) { calls.append(note.name.rawValue) }
    func timer(_ timer: Timer) { calls.append("timer") }
  }

  @Test("controls, gestures, items, notifications, timers and objects call the methods that selectors hold")
  func calls() {
    let target = Target()
    let control = UIControl(frame: .zero)
    control.tag = 4
    control.addTarget(target, action: Selector("none", Target.none), for: .touchUpInside)
    control.addTarget(target, action: Selector("sender(_:)", Target.sender), for: .touchUpInside)
    control.addTarget(target, action: Selector("both(_:_:)", Target.both), for: .touchUpInside)
    control.addTarget(target, action: Selector("nameOnly"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["none", "sender 4", "both true"])
    target.calls = []
    let gesture = UITapGestureRecognizer(target: target, action: Selector("gesture(_:)", Target.gesture))
    gesture.state = .ended
    NotificationCenter.default.addObserver(
      target, selector: Selector("note(_:)", Target.note), name: .init("KeyValueTests"), object: nil)
    NotificationCenter.default.post(name: .init("KeyValueTests"), object: nil)
    let timer = Timer(
      timeInterval: 60, target: target, selector: Selector("timer(_:)", Target.timer), userInfo: nil,
      repeats: false)
    timer.fire()
    target.perform(Selector("none", Target.none))
    #expect(target.calls == ["gesture 3", "KeyValueTests", "timer", "none"])
    #expect(target.responds(to: Selector("none", Target.none)))
    #expect(!target.responds(to: Selector("none")))
    #expect(Selector("none", Target.none) == Selector("none"))
  }

  private final class Responder: UIView {
    var count = 0
    func act() { count += 1 }
  }

  @Test("an action without a target goes to the next responder that has the method")
  func chain() {
    let outer = Responder(frame: .zero)
    let control = UIControl(frame: .zero)
    outer.addSubview(control)
    control.addTarget(nil, action: Selector("act", Responder.act), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(outer.count == 1)
  }

  private final class Field: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
    func textField(
      _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String
    ) -> Bool {
      text != "x"
    }
  }

  @Test("typing asks the delegate, replaces the selection, and deletes whole characters")
  func typing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField(frame: .zero)
    let delegate = Field()
    field.delegate = delegate
    window.addSubview(field)
    field.becomeFirstResponder()
    field.insertText("ab")
    field.insertText("x")
    field.insertText("👨‍👩‍👧")
    #expect(field.text == "ab👨‍👩‍👧" && field.isEditing)
    field.deleteBackward()
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    field.insertText("c")
    #expect(field.text == "c" && field.hasText)
    field.resignFirstResponder()
    #expect(delegate.calls == ["begin", "end"])
  }

  final class Keyed: UIViewController {
    var unknown: [String] = []
    override func setValue(_ value: Any?, forUndefinedKey key: String) { unknown.append(key) }
    override func value(forUndefinedKey key: String) -> Any? { key }
  }

  @Test("names that no property has go to the controller that says what they mean")
  func undefinedKeys() {
    let controller = Keyed()
    controller.setValue(1, forKey: "anything")
    #expect(controller.unknown == ["anything"])
    #expect(controller.value(forKey: "other") as? String == "other")
    controller.setValue("x", forKey: "title")
    #expect(controller.title == "x" && controller.unknown == ["anything"])
  }
}
