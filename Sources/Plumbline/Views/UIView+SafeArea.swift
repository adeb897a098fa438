// The safe area: what bars, notches and the keyboard leave, handed down the tree by geometry (spec 05 §5).

import Foundation

/// The safe area of a view, and its source at the root of a tree.
struct SafeAreaState {
  var insets = UIEdgeInsets.zero
  /// The environment's insets, at a root.
  @Apart var host: UIEdgeInsets?
  /// A controller's additions on its root view.
  @Apart var additional: UIEdgeInsets?
  /// The insets of a window subclass in place of `insets`; nil where they are the same.
  @Apart var told: UIEdgeInsets?

  /// The insets that the subviews inherit.
  var passed: UIEdgeInsets { told ?? insets }
}

extension InsetState {
  /// Whether there is no safe area to lose, and nothing that follows from the place.
  fileprivate var isUntouchedBySafeArea: Bool {
    !margins.preservesSuperview && !margins.followsReadableWidth && safeArea.insets == .zero
      && safeArea.additional == nil
  }
}

extension UIView {
  /// The insets that the surroundings of a root impose: status bar, notch, home indicator, bars.
  package var hostSafeAreaInsets: UIEdgeInsets {
    get { safeArea.host ?? .zero }
    set {
      safeArea.host = newValue == .zero ? nil : newValue
      surroundingsDidChange()
    }
  }

  /// `UIViewController.additionalSafeAreaInsets` on the controller's root view; may be negative, the sum is not.
  package var additionalSafeAreaInsets: UIEdgeInsets {
    get { safeArea.additional ?? .zero }
    set {
      safeArea.additional = newValue == .zero ? nil : newValue
      surroundingsDidChange()
    }
  }

  /// A window's subclass may override `safeAreaInsets`, to stand for a device of which there is none: the subviews inherit
  /// what it says.
  func safeAreaOfSubclassFollows() {
    let inherited = safeArea.passed
    let said = safeAreaInsets
    if said != inherited { safeArea.told = said == safeArea.insets ? nil : said }
    guard safeArea.passed != inherited else { return }
    for subview in storedSubviews { subview.surroundingsDidChange() }
    markLayoutNeeded()
  }

  /// Frame or superview changed: safe area and margins follow, downwards as far as they change.
  func surroundingsDidChange() {
    if isUntouchedBySafeArea || rare?.holdsSafeArea == true { return preservingSubviewsFollow() }
    let inherited = storedSuperview.map { $0.safeAreaInsets(forSubview: self) } ?? hostSafeAreaInsets
    let sum = inherited + additionalSafeAreaInsets
    let new = UIEdgeInsets(
      top: max(0, sum.top), left: max(0, sum.left), bottom: max(0, sum.bottom), right: max(0, sum.right))
    let changed = new != safeArea.insets
    if changed { safeArea.insets = new }
    // The order of the two notes is measured: margins first (cases: safearea_margins, notify-order).
    if changed || margins.preservesSuperview || margins.followsReadableWidth { marginsDidChange() }
    if changed {
      systemGuides?.safeArea?.insetsDidChange()
      safeAreaInsetsDidChange()
      controller?.safeAreaOfViewDidChange()
      markLayoutNeeded()
      tellObservers()
    }
    if let readable = systemGuides?.readable { readable.insetsDidChange() }
    if let keyboard = systemGuides?.keyboard { keyboard.insetsDidChange() }
    // What a subview inherits follows from this view's insets and size.
    if changed || safeArea.passed != .zero {
      for subview in storedSubviews { subview.surroundingsDidChange() }
    } else {
      preservingSubviewsFollow()
    }
  }

  /// From iOS 14 on, safe areas are not handed on to a view that is scaled or turned: what it has when it is laid out, it has
  /// until its transform changes or it moves to another superview (spec 05 §5).
  func holdSafeAreaUnderTransform() {
    guard let rare, !rare.transform.isTranslation, window != nil,
      effectiveLayoutEnvironment.generation.system >= 14
    else { return }
    rare.holdsSafeArea = true
  }

  @inline(__always)
  private func preservingSubviewsFollow() {
    visitSubviewsUncounted { subview in
      if subview.insetState?.margins.preservesSuperview == true { subview.surroundingsDidChange() }
    }
  }

  /// Whether there is no safe area to inherit, none to lose, and nothing that follows from the place: nearly always.
  @inline(__always)
  private var isUntouchedBySafeArea: Bool {
    guard insetState?.isUntouchedBySafeArea ?? true, systemGuides == nil else { return false }
    return superviewReference.ask { $0.insetState?.safeArea.passed ?? .zero == .zero } ?? false
  }

  /// The part of this view's unsafe border that reaches into a subview.
  func safeAreaInsets(forSubview subview: UIView) -> UIEdgeInsets {
    let outer = safeArea.passed
    guard outer != .zero, passesSafeAreaOn else { return .zero }
    let frame = subview.currentFrame
    let space = storedBounds
    // An edge that lies outside of the superview's gets the whole inset and no more (measured: cases
    // safearea_margins, propagate).
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(inset, max(0, inset - distance)) }
    return UIEdgeInsets(
      top: part(outer.top, frame.minY - space.minY), left: part(outer.left, frame.minX - space.minX),
      bottom: part(outer.bottom, space.maxY - frame.maxY), right: part(outer.right, space.maxX - frame.maxX))
  }
}

extension CGAffineTransform {
  /// Whether the transform is a translation.
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
