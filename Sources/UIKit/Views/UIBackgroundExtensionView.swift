// Content that goes on under sidebars and bars (iOS 26).

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
