// Content that goes on under sidebars and bars (iOS 26), and colours that are brighter than white.

import Foundation
import Plumbline

/// Shows a view within its safe area. Apple's fills what lies outside with a mirror image of it, which is not drawn here.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  /// The view that is shown; nil for none. Another one takes its place at once.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }
  /// Whether the content fills the safe area; yes at first. Otherwise the program places it.
  open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
  }
}

extension UIColor {
  /// A colour that is so many times as bright, 1 for as it is. The brightness is not kept: nothing here is brighter than white.
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
  /// The same by exponents of two: 0 for as it is, 1 for twice as bright. The brightness is not kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
extension UIColorPickerViewController {
  /// How many times as bright as white a colour may be; 1 at first; carried.
  public var maximumLinearExposure: CGFloat {
    get { carried(or: 1) }
    set { carry(newValue) }
  }
}
extension UIColorWell {
  /// How many times as bright as white a colour may be; 1 at first; carried.
  public var maximumLinearExposure: CGFloat {
    get { carried(or: 1) }
    set { carry(newValue) }
  }
}
