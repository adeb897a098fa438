// What programs tell assistive technologies. It is carried and read back: no technology runs here.

import Foundation

/// Where an assistive technology scrolls. Raw values are Apple's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case right = 1, left, up, down, next, previous
}

/// Something that can be done with an element beside activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What is done; whether it was.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String
  /// What stands beside the name.
  open var image: UIImage?
  /// Whose method is called.
  open weak var target: NSObject?
  /// What is called, if the selector holds a method.
  open var selector: Selector?
  /// What is done in its place.
  open var actionHandler: Handler?

  /// An action of a target's method.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target as? NSObject
    self.selector = selector
    super.init()
  }

  /// An action of a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
