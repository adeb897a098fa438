// Views whose own space has longer or shorter points than their superview's: AppKit's scaled bounds. The views of the engine
// all lie in points of the window; what is given in a scaled space (constants, content sizes) is scaled on its way in, what
// is read in one (frames) on its way out, by the objects before the views.

import Foundation

extension UIView {
  /// The scale from this view's own space to its superview's. Setting it rebuilds the tree's rows.
  package var contentScale: CGSize {
    get { rare?.contentScale ?? CGSize(width: 1, height: 1) }
    set {
      guard newValue != contentScale else { return }
      makeRare().contentScale = newValue
      rebuildEngine()
    }
  }

  /// The scale from this view's own space to the window's.
  package var scaleInWindow: CGSize {
    var scale = CGSize(width: 1, height: 1)
    var view: UIView? = self
    while let current = view {
      if let own = current.rare?.contentScale {
        scale.width *= own.width
        scale.height *= own.height
      }
      view = current.storedSuperview
    }
    return scale
  }

  /// The engine starts afresh at the next layout.
  func rebuildEngine() {
    let root = rootView
    if let context = root.layoutContext {
      context.dissolve()
      root.layoutContext = nil
    }
    root.markLayoutNeeded()
  }
}

extension LayoutContext {
  /// The factor of a constraint's second side, in points of the window: that of the constraint, but where a width is
  /// compared with a height in a space whose points are not square.
  func multiplier(of constraint: NSLayoutConstraint) -> Double {
    let own = Double(constraint.multiplier)
    guard mayScale, constraint.secondAttribute != .notAnAttribute,
      let scale = constraint.holder?.scaleInWindow
    else { return own }
    return own * Double(scale.length(of: constraint.firstAttribute))
      / Double(scale.length(of: constraint.secondAttribute))
  }

  /// A constraint's constant, which counts in the holder's space (spec 01 §1), in points of the window.
  func constant(of constraint: NSLayoutConstraint) -> Double {
    let own = Double(constraint.storedConstant)
    guard mayScale, own != 0, let scale = constraint.holder?.scaleInWindow else { return own }
    let attribute = constraint.distances?.first?.toAttribute ?? constraint.firstAttribute
    return own * Double(scale.length(of: attribute))
  }
}

extension CGSize {
  fileprivate func length(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      height
    default: width
    }
  }
}
