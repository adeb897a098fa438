// The two-state switch: a fixed size, a narrower alignment rectangle.

import Foundation

/// A two-state switch. Its alignment rectangle is 2 points narrower than its frame.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// No at first; without effect on layout. Setting it sends no event.
  open var isOn = false
  /// Sets the state; at once, whether `animated` or not.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The colour of a switch that is on, which pictures show.
  open var onTintColor: UIColor?
  /// The colour of the thumb, which pictures show.
  open var thumbTintColor: UIColor?

  /// Of the size that every switch has: that of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = sizeAroundContent
  }

  /// A switch from an archive, with its frame.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open override var alignmentRectInsets: UIEdgeInsets { controlMetrics.switchInsets }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent }

  open override var intrinsicContentSize: CGSize {
    controlMetrics.switchFrame.shrunk(by: alignmentRectInsets)
  }

  // `extension UISwitch { override … }` needs members of the class's own.
  open dynamic override func awakeFromNib() { super.awakeFromNib() }
  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  open dynamic override func layoutSubviews() { super.layoutSubviews() }
}
