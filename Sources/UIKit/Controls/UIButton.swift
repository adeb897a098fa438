// Buttons: menus, roles, symbols and properties that preceded configurations. None of it changes a size.

import Foundation
import Plumbline

/// The carried properties of `UIButton`.
final class ButtonCarriedState: CarriedState {
  var menu: UIMenu?
  var changesSelectionAsPrimaryAction = false
  var isPointerInteractionEnabled = false
  var role = UIButton.Role.normal
}

extension UIButton {
  /// The menu, opened by holding the button, or by a touch with `showsMenuAsPrimaryAction`. Nothing here opens it.
  public var menu: UIMenu? {
    get { carried(ButtonCarriedState.self).menu }
    set { makeCarried(ButtonCarriedState.self).menu = newValue }
  }
  /// Whether the title becomes that of the element chosen in the menu; false by default. Nothing here chooses.
  public var changesSelectionAsPrimaryAction: Bool {
    get { carried(ButtonCarriedState.self).changesSelectionAsPrimaryAction }
    set { makeCarried(ButtonCarriedState.self).changesSelectionAsPrimaryAction = newValue }
  }
  /// Whether a pointer of iPadOS snaps to the button; false by default; carried.
  public var isPointerInteractionEnabled: Bool {
    get { carried(ButtonCarriedState.self).isPointerInteractionEnabled }
    set { makeCarried(ButtonCarriedState.self).isPointerInteractionEnabled = newValue }
  }
  /// The role of the button in a dialog; `.normal` by default; carried: it changes the look on a Mac only.
  public var role: UIButton.Role {
    get { carried(ButtonCarriedState.self).role }
    set { makeCarried(ButtonCarriedState.self).role = newValue }
  }
  /// The role of a button in a dialog. Raw values are Apple's.
  public enum Role: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case normal, primary, cancel, destructive
  }
  /// Always nil: the configuration has the subtitle's text, and no label is made of it.
  public var subtitleLabel: UILabel? { nil }
  /// A button of type `.system`, whose `.touchUpInside` sends the action, if any.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}
