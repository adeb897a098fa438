// The keyboard layout guide (spec 04 §3, iOS 15), and the source of its keyboard.

import Foundation

/// A keyboard on the screen, as a program without a screen tells of one.
public enum LayoutKeyboard: Hashable, Sendable {
  /// A keyboard at the bottom of the root view, as wide as it; the height in points, with accessory views.
  case docked(height: CGFloat)
  /// A floating keyboard; the frame in the root view's space.
  case undocked(frame: CGRect)
}

/// The part of a view that the keyboard covers, as a layout guide. Without a keyboard it lies at the lower edge of
/// the safe area, as wide as the root view and 0 high, so that content tied to its top ends where the safe area does.
///
///     field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
///     view.setLayoutKeyboard(.docked(height: 300))
///
/// There is no keyboard by itself: a host or a test shows one with `setLayoutKeyboard(_:)`, where a device would, and
/// the guide follows with the next layout.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not docked; otherwise it is then where it is without one.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { insetsDidChange() } }
  }
  /// Whether the guide without a keyboard lies above the safe area's bottom inset rather than at the view's lower edge.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { insetsDidChange() } }
  }
  /// The distance above the keyboard at which a drag begins to dismiss it; without effect on layout.
  open var keyboardDismissPadding: CGFloat = 0

  open override var layoutFrame: CGRect {
    if item >= 0 { return super.layoutFrame }
    return storedOwner.map(keyboardFrame(in:)) ?? .zero
  }

  /// The rectangle in the owner's bounds that follows from the keyboard and the frames of now.
  func keyboardFrame(in owner: UIView) -> CGRect {
    let root = owner.rootView
    let line = owner.convert(root.bounds, from: root)
    let bottom = owner.bounds.maxY - (usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0)
    let resting = CGRect(x: line.minX, y: bottom, width: line.width, height: 0)
    switch root.rare?.keyboard {
    case .docked(let height):
      let top = max(line.maxY - height, owner.bounds.minY)
      guard top < bottom else { return resting }
      return CGRect(x: line.minX, y: top, width: line.width, height: owner.bounds.maxY - top)
    case .undocked(let frame): return followsUndockedKeyboard ? owner.convert(frame, from: root) : resting
    case nil: return resting
    }
  }

  /// A docked keyboard, and one that is not followed, are at the bottom, and near no side.
  override var nearEdges: NSDirectionalRectEdge {
    guard followsUndockedKeyboard, let owner = storedOwner, case .undocked = owner.rootView.rare?.keyboard
    else {
      return .bottom
    }
    return edges(near: keyboardFrame(in: owner), in: owner)
  }
}

extension UIView {
  /// The room of this view that the keyboard covers. `setLayoutKeyboard(_:)` on the root says where a keyboard is.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let known = systemGuides?.keyboard { return known }
    let guide = UIKeyboardLayoutGuide(role: .keyboard, identifier: "UIViewKeyboardLayoutGuide")
    adopt(guide)
    return guide
  }

  /// Shows a keyboard over the tree of this view, moves it, or takes it away: the keyboard guides of the tree follow with
  /// the next layout. What the system does on a phone is the program's matter here.
  public func setLayoutKeyboard(_ keyboard: LayoutKeyboard?) {
    let root = rootView
    guard keyboard != root.rare?.keyboard else { return }
    root.makeRare().keyboard = keyboard
    root.keyboardDidChange()
  }

  private func keyboardDidChange() {
    systemGuides?.keyboard?.insetsDidChange()
    for subview in storedSubviews { subview.keyboardDidChange() }
  }
}
