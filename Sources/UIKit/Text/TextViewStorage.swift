// The text storage of a text view, and the layout manager of a text container.

import Foundation
import Plumbline

/// The layout manager of a text container, which is not retained.
final class TextContainerCarriedState: CarriedState {
  weak var layoutManager: NSLayoutManager?
}

extension NSTextContainer {
  /// The layout manager of the container; nil for none. Not retained.
  public var layoutManager: NSLayoutManager? {
    get { carried(TextContainerCarriedState.self).layoutManager }
    set {
      guard newValue !== layoutManager else { return }
      if let newValue {
        newValue.addTextContainer(self)
      } else if let manager = layoutManager,
        let index = manager.textContainers.firstIndex(where: { $0 === self })
      {
        manager.removeTextContainer(at: index)
      }
    }
  }
}

extension UITextView {
  /// The text as storage: the one whose layout manager has the view's container, or one that the view makes on
  /// demand. Its changes are those of the view's text, and the other way round.
  public var textStorage: NSTextStorage {
    if let known = carriedStates.known(TextViewCarriedState.self)?.textStorage { return known }
    let storage = NSTextStorage()
    let manager = textContainer.layoutManager ?? NSLayoutManager()
    makeCarried(TextViewCarriedState.self).textStorage = storage
    storage.addLayoutManager(manager)
    manager.addTextContainer(textContainer)
    return storage
  }
  /// The layout manager: that of the view's container, or one that the view makes over its storage on demand.
  public var layoutManager: NSLayoutManager {
    let storage = textStorage
    if let manager = textContainer.layoutManager { return manager }
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(textContainer)
    return manager
  }
}
