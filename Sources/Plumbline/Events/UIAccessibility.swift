// Accessibility properties. They are carried and read back: no assistive technology runs here.

import Foundation

/// The direction in which an assistive technology scrolls. Raw values are Apple's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case right = 1, left, up, down, next, previous
}

/// A custom action of an accessibility element, beside activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Given the action; answers whether it was done. Called by tests.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// Read aloud.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with attributes (language, spelling out).
  open var attributedName: NSAttributedString
  /// The category by which actions are grouped; nil for none; stored.
  open var category: String?
  /// Nil for none.
  open var image: UIImage?
  /// The target of the selector; nil for a closure. Not retained.
  open weak var target: NSObject?
  /// Nil for a closure; Apple's answers whether it was done.
  open var selector: Selector?
  /// The handler in place of target and selector; nil for those.
  open var actionHandler: Handler?

  /// The target is not retained.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target as? NSObject
    self.selector = selector
    super.init()
  }

  /// The same with attributes of the name.
  public init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.image = image
    self.target = target as? NSObject
    self.selector = selector
    super.init()
  }

  /// Nil for one that does nothing.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// The same with attributes of the name.
  public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
