// The two-state switch: a fixed size, a narrower alignment rectangle.

import Foundation

/// A two-state switch. Its alignment rectangle is 2 points narrower than its frame.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// False by default; without effect on layout. Setting it sends no event.
  open dynamic var isOn = false
  /// Sets the state; at once, whether `animated` or not.
  open dynamic func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The colour of a switch that is on, which pictures show.
  open dynamic var onTintColor: UIColor?
  /// The colour of the thumb, which pictures show.
  open dynamic var thumbTintColor: UIColor?

  /// A switch at the frame's origin; the frame's size is ignored, as all have the same.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = sizeAroundContent
  }

  /// A switch from an archive, with its frame.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open dynamic override var alignmentRectInsets: UIEdgeInsets { controlMetrics.switchInsets }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent }

  open dynamic override var intrinsicContentSize: CGSize {
    controlMetrics.switchFrame.shrunk(by: alignmentRectInsets)
  }
}
