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
  /// A command of a selector; with a property list, the one that has it too. Nil where there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Does nothing where the other one is not there.
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
  /// The application's own menu, the first of the bar.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// New, open, save, close and print.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// Undo, cut, copy, paste, find.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// What is shown of a window, and how.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The windows, and where they are.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// Help, the last of the bar.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// In the application's menu: about it.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// In the application's menu: its settings.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// In the application's menu: what others do with a selection.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// In the application's menu: it and the others.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// In the application's menu: its end.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// In the file menu: another window.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// In the file menu: the window.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// In the file menu: printing.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// In the edit menu: undo and redo.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// In the edit menu: cut, copy, paste, delete, select.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// In the edit menu: finding and replacing.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// Where texts are edited: sharing the selection.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// Where texts are edited: the dictionary.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Where texts are edited: a word for the dictionary.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// Where texts are edited: other spellings.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Fonts and texts.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// In the format menu: fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// In the format menu: bold, italic, underline.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// In the view menu: toolbars.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// In the view menu: the whole screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// In the edit menu: spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// In the menu of spelling: what opens its panel.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// In the menu of spelling: what is looked for.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// In the edit menu: what is replaced while one types.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// In the menu of substitutions: what opens its panel.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// In the menu of substitutions: what is replaced.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// In the edit menu: capitals and small letters.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// In the edit menu: reading aloud.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// In the menu of fonts: larger and smaller.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// In the menu of fonts: colours.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// In the menu of fonts: copying and pasting styles.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// In the format menu: alignment and direction.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// In the menu of text: the direction of writing.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// In the menu of text: alignment.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// In the view menu: the sidebar.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// In the window menu: making it small and large.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// In the window menu: all windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// The menu of all menus.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// In the file menu: recent documents.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// In the file menu: what is done with the document.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// In the edit menu: filling in what is known.
  public static let autoFill = UIMenu.Identifier("com.apple.menu.autofill")
  /// In the file menu: opening documents.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
}

extension UIMenuBuilder {
  /// Nil by default.
  public func command(for action: Selector, propertyList: Any?) -> UICommand? { nil }
  /// A command of a selector without a property list.
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
