// What of a menu can be chosen: actions and commands alike.

import Foundation
import Plumbline

/// A part of a menu that can be chosen.
@preconcurrency @MainActor
public protocol UIMenuLeaf: AnyObject {
  /// Shown in menus.
  var title: String { get set }
  /// Beside the title; nil for none.
  var image: UIImage? { get set }
  /// In its place while the element is marked; nil for the same.
  var selectedImage: UIImage? { get set }
  /// In lists of keys; nil for the title.
  var discoverabilityTitle: String? { get set }
  /// Whether it can be chosen, is shown and destroys.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether it is marked.
  var state: UIMenuElement.State { get set }
  /// Who had it done; nil at other times.
  var sender: Any? { get }
  /// From where something that it shows comes; nil for nowhere.
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  /// Does it.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}

extension UICommand: UIMenuLeaf {
  /// In the image's place while the command is marked; nil for the same; carried.
  public var selectedImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Who has it done, while it is; nil at other times.
  public var sender: Any? {
    let kept: Any? = carried(or: nil, "commandSender")
    return kept
  }
  /// The sender, where it is a view or bar item.
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
  /// Calls the method that the selector holds on the target, with the command; nil for nobody.
  public func performWithSender(_ sender: Any?, target: Any?) {
    guard let target else { return }
    carry(sender, "commandSender")
    #if !canImport(Darwin)
      action.call(on: target, with: [self])
    #endif
    carry(nil as Any?, "commandSender")
  }
}
