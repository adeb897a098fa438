// The menus of an application on large screens. They are carried: nobody asks for them, and a test may hand a builder of its
// own to `buildMenu(with:)`.

import Foundation

/// Changes the menus of an application before they are shown. Apple makes such objects; here tests do.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menu bar's, or those of a place.
  var system: UIMenuSystem { get }
  /// Nil for one that is not there.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Nil for one that is not there.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Without effect where the other one is not there.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// The closure is given the present elements.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// In the same menu as the other one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// In the same menu as the other one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Before the elements that are there.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Behind the elements that are there.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// With its elements.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menu bar's menus, or those of a place. Nothing here shows any.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()
  /// The menu bar's, on a Mac or an iPad with a keyboard.
  open class var main: UIMenuSystem { mainSystem }
  /// Those that open at a place, such as editing.
  open class var context: UIMenuSystem { contextSystem }
  /// Has them built anew; without effect.
  open func setNeedsRebuild() {}
  /// Has their elements asked for anew; without effect.
  open func setNeedsRevalidate() {}
}

extension UIMenu.Identifier {
  /// Apple's name.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// Apple's name.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// Apple's name.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// Apple's name.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// Apple's name.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// Apple's name.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// Apple's name.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// Apple's name.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// Apple's name.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// Apple's name.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// Apple's name.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// Apple's name.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// Apple's name.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// Apple's name.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// Apple's name.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Apple's name.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Apple's name.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// Apple's name.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// Apple's name.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Apple's name.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// Apple's name.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Apple's name.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// Apple's name.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// Apple's name.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// Apple's name.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// Apple's name.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
}
