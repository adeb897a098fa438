// Controls as programs subclass and use them: states, actions, content, touches.

import Testing
import UIKit

private final class ToggleControl: UIControl {
  private let knob = UIView()
  private var knobLeading: NSLayoutConstraint!
  private(set) var isOn = false {
    didSet {
      knobLeading.constant = isOn ? 22 : 2
      sendActions(for: .valueChanged)
    }
  }
  var knobFrame: CGRect { knob.frame }

  override init(frame: CGRect) {
    super.init(frame: frame)
    knob.translatesAutoresizingMaskIntoConstraints = false
    knob.isUserInteractionEnabled = false
    addSubview(knob)
    knobLeading = knob.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2)
    NSLayoutConstraint.activate([
      knobLeading, knob.topAnchor.constraint(equalTo: topAnchor, constant: 2),
      knob.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
      knob.widthAnchor.constraint(equalTo: knob.heightAnchor),
    ])
    addAction(UIAction { [unowned self] _ in isOn.toggle() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 24) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

@Suite("Controls, touches, responders")
struct ControlTests {
  @Test("a control of the program's own: size, actions, touches beyond its bounds")
  func ownControl() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let toggle = ToggleControl()
    toggle.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(toggle)
    NSLayoutConstraint.activate([
      toggle.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      toggle.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(toggle.frame == CGRect(x: 28, y: 38, width: 44, height: 24))
    #expect(toggle.knobFrame == CGRect(x: 2, y: 2, width: 20, height: 20))
    var changes = 0
    toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    toggle.sendActions(for: .touchUpInside)
    root.layoutIfNeeded()
    #expect(changes == 1)
    #expect(toggle.knobFrame == CGRect(x: 22, y: 2, width: 20, height: 20))
    #expect(root.hitTest(CGPoint(x: 20, y: 50), with: nil) === toggle)
    #expect(root.hitTest(CGPoint(x: 5, y: 50), with: nil) === root)
    toggle.isHidden = true
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
  }

  @Test("actions are replaced by identifier and taken back by event; targets are kept")
  func actions() {
    let control = UIControl()
    var calls: [String] = []
    control.addAction(
      UIAction(identifier: .init("a")) { _ in calls.append("first") }, for: [.touchDown, .touchUpInside])
    control.addAction(UIAction(identifier: .init("a")) { _ in calls.append("second") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(calls == ["second", "first"])
    control.removeAction(identifiedBy: .init("a"), for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(calls == ["second", "first"])
    let target = UIView()
    control.addTarget(target, action: Selector("tapped:"), for: .touchUpInside)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tapped:"])
    #expect(control.allControlEvents == .touchUpInside)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  @Test("a button shows what was set for its state, and is as large as that")
  func buttonStates() {
    let window = plainWindow()
    let button = UIButton(type: .custom)
    window.addSubview(button)
    button.titleLabel?.font = .systemFont(ofSize: 20)
    button.setTitle("Go", for: .normal)
    button.setTitle("Wait...", for: .disabled)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    // 2 and 7 characters of 10 points.
    #expect(button.intrinsicContentSize == CGSize(width: 22, height: 26))
    button.isEnabled = false
    #expect(button.currentTitle == "Wait...")
    #expect(button.intrinsicContentSize == CGSize(width: 72, height: 26))
    #expect(button.title(for: .selected) == "Go")
    button.setImage(UIImage(size: CGSize(width: 30, height: 10)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 102, height: 26))
    button.frame = CGRect(x: 0, y: 0, width: 202, height: 46)
    button.layoutIfNeeded()
    // The two lie together in the middle: 100 of 200, the image first.
    #expect(
      button.imageRect(forContentRect: button.contentRect(forBounds: button.bounds))
        == CGRect(x: 51, y: 18, width: 30, height: 10))
    #expect(button.titleLabel?.frame == CGRect(x: 81, y: 11, width: 70, height: 24))
  }

  @Test("a button with a configuration")
  func configuredButton() {
    let window = plainWindow()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.image = UIImage(size: CGSize(width: 20, height: 20))
    configuration.imagePadding = 4
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    configuration.baseBackgroundColor = .systemGreen
    let button = UIButton(configuration: configuration)
    window.addSubview(button)
    // 3 characters of 8.5 points: 25.5; a line of 20.4, to the pixel 20.5.
    #expect(button.intrinsicContentSize == CGSize(width: 6 + 20 + 4 + 25.5 + 8, height: 5 + 20.5 + 7))
    configuration.imagePlacement = .top
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: 6 + 25.5 + 8, height: 5 + 20 + 4 + 20.5 + 7))
  }

  @Test("attributed text in labels: the fonts count, plain text takes it back")
  func attributedText() {
    let window = plainWindow()
    let label = UILabel()
    window.addSubview(label)
    let text = NSMutableAttributedString(
      string: "abcd", attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])
    label.attributedText = text
    #expect(label.text == "abcd")
    #expect(label.intrinsicContentSize == CGSize(width: 80, height: 48))
    text.append(NSAttributedString(string: "e"))
    #expect(label.attributedText?.string == "abcd")
    label.font = .systemFont(ofSize: 20)
    label.text = "ab"
    #expect(label.attributedText?.length == 2)
    #expect(label.intrinsicContentSize == CGSize(width: 20, height: 24))
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    #expect(label.textAlignment == .center)
    #expect(label.intrinsicContentSize == CGSize(width: 10, height: 24))
  }

  @Test("a gesture's action is called with its changes of state, and its place is converted")
  func gestures() {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)))
    outer.addSubview(inner)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    var states: [UIGestureRecognizer.State] = []
    tap.addAction { states.append($0.state) }
    inner.addGestureRecognizer(tap)
    #expect(tap.view === inner && inner.gestureRecognizers?.count == 1)
    tap.location = CGPoint(x: 1, y: 2)
    #expect(tap.location(in: outer) == CGPoint(x: 11, y: 22))
    tap.state = .ended
    #expect(states == [.ended])
    outer.addGestureRecognizer(tap)
    #expect(inner.gestureRecognizers == nil && tap.view === outer)
  }

  @Test("one view of a window is the first responder")
  func firstResponder() {
    let window = plainWindow()
    let (one, other) = (UITextField(), UITextField())
    #expect(!one.becomeFirstResponder())
    window.addSubview(one)
    window.addSubview(other)
    #expect(one.becomeFirstResponder() && one.isFirstResponder)
    #expect(other.becomeFirstResponder() && other.isFirstResponder && !one.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
    #expect(window.endEditing(true))
    #expect(!other.isFirstResponder)
  }

  @Test("touches go along the chain of responders")
  func touches() {
    final class Catching: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += touches.count }
    }
    let (outer, inner) = (Catching(), UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10)))
    outer.addSubview(inner)
    let touch = UITouch(at: CGPoint(x: 1, y: 1), in: inner)
    inner.touchesBegan([touch], with: UIEvent(touches: [touch]))
    #expect(outer.count == 1)
    #expect(touch.location(in: outer) == CGPoint(x: 11, y: 11))
  }

  /// Apple's pages of `UISlider.minimumValue`, `maximumValue` and `value`, and those of `UIStepper`: the value is adjusted to
  /// a range that leaves it out.
  @Test("values of sliders and steppers keep to their range")
  func valuesInRange() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.value = -1
    #expect(slider.value == 0)
    slider.maximumValue = 10
    slider.minimumValue = 4
    #expect(slider.value == 4)
    slider.setValue(20, animated: true)
    #expect(slider.value == 10)
    slider.maximumValue = 6
    #expect(slider.value == 6)
    let stepper = UIStepper()
    stepper.value = 101
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    stepper.minimumValue = 60
    #expect(stepper.value == 60)
    stepper.value = -3
    #expect(stepper.value == 60)
  }
}
