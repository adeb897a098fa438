// The slider: a fixed height, any width.

import Foundation

/// A slider. Its track ends 2 points inside its frame on both sides, which is where it aligns.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value of the thumb, clamped to the range. Without effect on layout.
  open var value: Float = 0 {
    didSet {
      let kept = max(minimumValue, min(value, maximumValue))
      if value != kept { value = kept }
    }
  }
  /// The value at the leading end; a `value` below it becomes it.
  open var minimumValue: Float = 0 { didSet { if value < minimumValue { value = minimumValue } } }
  /// The value at the trailing end; a `value` above it becomes it.
  open var maximumValue: Float = 1 { didSet { if value > maximumValue { value = maximumValue } } }
  /// Sets the value; at once, whether `animated` or not.
  open dynamic func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Whether events are sent while the thumb moves; stored.
  open dynamic var isContinuous = true
  /// The colour of the track before the thumb, which pictures show.
  open dynamic var minimumTrackTintColor: UIColor?
  /// The colour of the track beyond the thumb, which pictures show.
  open dynamic var maximumTrackTintColor: UIColor?
  /// The colour of the thumb, which pictures show.
  open dynamic var thumbTintColor: UIColor?

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  open dynamic override var alignmentRectInsets: UIEdgeInsets { controlMetrics.sliderInsets }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent }

  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.sliderHeight(isInToolbar: isInToolbar))
  }

  // MARK: Rectangles

  /// The rectangle of the track: between the sides at which the slider aligns, 4 points high, in the middle (Apple's
  /// height is not measured here).
  open dynamic func trackRect(forBounds bounds: CGRect) -> CGRect {
    let insets = controlMetrics.sliderInsets
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.midY - 2, width: bounds.width - insets.left - insets.right,
      height: 4)
  }

  /// The rectangle of the thumb for a value: 28 points square, within the track (Apple's size is not measured here).
  open dynamic func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat(max(0, min((value - minimumValue) / range, 1))) : 0
    let side: CGFloat = 28
    let way = (rect.width - side) * (isRightToLeft ? 1 - part : part)
    return CGRect(x: rect.minX + way, y: rect.midY - side / 2, width: side, height: side)
  }

  /// Before the track, at the least value. The track is not shortened for it, as Apple's is.
  open dynamic var minimumValueImage: UIImage? {
    get { carriedStates.known(SliderImages.self)?.minimum }
    set { makeCarried(SliderImages.self).minimum = newValue }
  }
  /// The image at the maximum end of the track. The track is not shortened for it, as Apple's is.
  open dynamic var maximumValueImage: UIImage? {
    get { carriedStates.known(SliderImages.self)?.maximum }
    set { makeCarried(SliderImages.self).maximum = newValue }
  }
  /// The rectangle of the image at the minimum value: in its own size, centred vertically; empty without one.
  open dynamic func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(minimumValueImage, atStart: true, of: bounds)
  }
  /// The rectangle of the image at the maximum value: in its own size, centred vertically; empty without one.
  open dynamic func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(maximumValueImage, atStart: false, of: bounds)
  }

  private func valueImageRect(_ image: UIImage?, atStart: Bool, of bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    let isLeft = atStart != isRightToLeft
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private var isInToolbar: Bool {
    var view = superview
    while let current = view {
      if current is UIToolbar { return true }
      view = current.superview
    }
    return false
  }
}

private final class SliderImages: CarriedState {
  var minimum: UIImage?
  var maximum: UIImage?
}
