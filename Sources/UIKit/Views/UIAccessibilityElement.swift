// An element that programs declare to those who hear the screen, where there is no view. Nothing here speaks.

import Foundation
import Plumbline

/// An accessibility element without a view of its own, as a part of a drawing.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view that it is in, or another element. Not retained.
  open weak var accessibilityContainer: AnyObject?
  /// Yes at first, where a view's is no.
  open var isAccessibilityElement = true
  /// What is read for it; nil for nothing.
  open var accessibilityLabel: String?
  /// What happens when it is used; nil for nothing.
  open var accessibilityHint: String?
  /// What it stands at, as "50 %"; nil for nothing.
  open var accessibilityValue: String?
  /// For tests, never read aloud; nil for none.
  open var accessibilityIdentifier: String?
  /// In the screen's coordinates; zero at first, and not tied to the other frame.
  open var accessibilityFrame = CGRect.zero
  /// In the container's coordinates; zero at first. Apple's then answers `accessibilityFrame` by it, here the
  /// two are apart.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// None at first.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// `accessibilityLabel` with attributes; apart from it: neither changes the other.
  open var accessibilityAttributedLabel: NSAttributedString?
  /// `accessibilityHint` with attributes; apart from it.
  open var accessibilityAttributedHint: NSAttributedString?
  /// `accessibilityValue` with attributes; apart from it.
  open var accessibilityAttributedValue: NSAttributedString?
  /// What can be done with it beside activating it; nil for nothing.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// On the screen: the middle of `accessibilityFrame` until it is set.
  open var accessibilityActivationPoint: CGPoint {
    get { ownActivationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { ownActivationPoint = newValue }
  }
  private final var ownActivationPoint: CGPoint?
  /// On the screen; nil for its frame.
  open var accessibilityPath: UIBezierPath?
  /// As "en-GB"; nil for the system's.
  open var accessibilityLanguage: String?
  /// Whether those in it are not read; no at first.
  open var accessibilityElementsHidden = false
  /// Whether its siblings are not read; no at first.
  open var accessibilityViewIsModal = false
  /// Whether those in it are read together; no at first.
  open var shouldGroupAccessibilityChildren = false
  /// Whether it can be used; yes at first.
  open var accessibilityRespondsToUserInteraction = true
  /// What it is called by voice; nil for its label.
  open var accessibilityUserInputLabels: [String]?
  /// The same with attributes.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]?
  /// Those in it; nil for none.
  open var accessibilityElements: [Any]?
  /// What it is for those in it; nothing in particular at first.
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  /// The container is not retained.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
