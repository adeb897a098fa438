// Sliders, steppers and switches. Their figures are those of documents (AppKitLayout).

import AppKitLayout
import Foundation
import Plumbline

/// A control with a number between two others.
@preconcurrency @MainActor
public protocol NSRangeControl: NSControl {
  /// The least number.
  var minValue: Double { get set }
  /// The greatest number.
  var maxValue: Double { get set }
}

extension NSRangeControl {
  fileprivate func held(_ number: Double) -> Double { max(minValue, min(number, maxValue)) }
}

/// A control for a number along a line.
@preconcurrency @MainActor
open class NSSlider: NSControl, NSRangeControl {
  /// The form of a slider. Raw values are Apple's.
  public enum SliderType: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case linear, circular
  }

  package override class func makeCarrier() -> UIView { AppKitView(frame: .zero) }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    isVertical = frameRect.height > frameRect.width
    valueDidChange()
  }
  /// Always nil: archives of AppKit are not read.
  public required init?(coder: NSCoder) { nil }
  /// A slider from 0 to 1 whose action would call a target.
  public convenience init(target: Any?, action: Selector?) {
    self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
  }
  /// A slider with a value and its limits.
  public convenience init(
    value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    self.minValue = minValue
    self.maxValue = maxValue
    doubleValue = value
    self.target = target as AnyObject?
    self.action = action
    setFrameSize(NSSize(width: 100, height: sizeThatFits(.zero).height))
  }

  open override var isFlipped: Bool { true }
  /// The number at the left or below; 0 by default.
  open var minValue = 0.0
  /// The number at the right or above; 1 by default.
  open var maxValue = 1.0
  /// Within the limits; without effect on layout.
  open override var doubleValue: Double {
    get { number }
    set { number = held(newValue) }
  }
  private var number = 0.0
  /// The number as text.
  open override var stringValue: String {
    get { Self.text(of: number) }
    set { doubleValue = Double(newValue) ?? 0 }
  }
  /// Whether the slider is vertical, as one is whose first frame is higher than wide.
  open var isVertical = false { didSet { if isVertical != oldValue { valueDidChange() } } }
  /// A round slider has no size of its own here.
  open var sliderType = SliderType.linear { didSet { if sliderType != oldValue { valueDidChange() } } }
  /// 0 for none; a slider with marks is higher.
  open var numberOfTickMarks = 0 { didSet { if numberOfTickMarks != oldValue { valueDidChange() } } }

  override var kind: AppKitControlKind? {
    sliderType == .circular ? nil : .slider(isVertical: isVertical, hasTicks: numberOfTickMarks > 0)
  }
}

/// A control that changes a number in steps.
@preconcurrency @MainActor
open class NSStepper: NSControl, NSRangeControl {
  package override class func makeCarrier() -> UIView { AppKitView(frame: .zero) }

  /// 0 by default.
  open var minValue = 0.0
  /// 59 by default.
  open var maxValue = 59.0
  /// 1 by default.
  open var increment = 1.0
  /// Within the limits; without effect on layout.
  open override var doubleValue: Double {
    get { number }
    set { number = held(newValue) }
  }
  private var number = 0.0
  /// The number as text.
  open override var stringValue: String {
    get { Self.text(of: number) }
    set { doubleValue = Double(newValue) ?? 0 }
  }
  override var kind: AppKitControlKind? { .stepper }
}

/// A control that is on or off.
@preconcurrency @MainActor
open class NSSwitch: NSControl {
  package override class func makeCarrier() -> UIView { AppKitView(frame: .zero) }

  /// Off by default; without effect on layout.
  open var state = NSControl.StateValue.off
  override var kind: AppKitControlKind? { .toggle }
}

/// A control that shows a colour.
@preconcurrency @MainActor
open class NSColorWell: NSControl {
  package override class func makeCarrier() -> UIView { AppKitView(frame: .zero) }

  /// White by default; without effect on layout.
  open var color = NSColor.white
  override var kind: AppKitControlKind? { .colorWell }
}

/// A control for a day or a time. As wide as layout makes it: its text is not measured.
@preconcurrency @MainActor
open class NSDatePicker: NSControl {
  package override class func makeCarrier() -> UIView { AppKitView(frame: .zero) }

  override var kind: AppKitControlKind? { .datePicker }
}
