// Shortcuts of the application's icon. They are carried: no icon is shown.

import Foundation
import Plumbline

/// The picture beside a shortcut. It is not kept: no icon is shown.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Pictures that the system has. Raw values are Apple's.
  public enum IconType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite,
      love,
      cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task,
      taskCompleted,
      alarm, bookmark, shuffle, audio, update
  }
  /// The type is not kept.
  public init(type: IconType) { super.init() }
  /// The name of a template image in the application; not kept, nor looked for.
  public init(templateImageName: String) { super.init() }
  /// The name of a symbol; not kept, nor looked for.
  public init(systemImageName: String) { super.init() }
}

/// A shortcut of the application's icon. Carried: no icon is shown.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
  fileprivate struct Content {
    var type: String
    var localizedTitle: String
    var localizedSubtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var targetContentIdentifier: Any?
  }
  fileprivate var content: Content

  /// The program's own name for the shortcut, by which it knows it again.
  open var type: String { content.type }
  /// The first line.
  open var localizedTitle: String { content.localizedTitle }
  /// The second line; nil for none.
  open var localizedSubtitle: String? { content.localizedSubtitle }
  /// Beside the lines; nil for none.
  open var icon: UIApplicationShortcutIcon? { content.icon }
  /// Whatever the program wants to find again; nil for nothing.
  open var userInfo: [String: any NSSecureCoding]? { content.userInfo }
  /// By which a scene for it is chosen; nil for any. Not read here.
  open var targetContentIdentifier: Any? { content.targetContentIdentifier }

  /// A shortcut; nothing of it is shown.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    content = Content(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    super.init()
  }
  /// A shortcut of one line.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// Whether another shortcut says the same; what programs keep with it is not compared.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIApplicationShortcutItem else { return false }
    return type == other.type && localizedTitle == other.localizedTitle
      && localizedSubtitle == other.localizedSubtitle
  }
  open override var hash: Int { type.hashValue ^ localizedTitle.hashValue }

  /// One that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { made(UIApplicationShortcutItem.self) }
  /// A `UIMutableApplicationShortcutItem`.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { made(UIMutableApplicationShortcutItem.self) }

  private func made(_ type: UIApplicationShortcutItem.Type) -> UIApplicationShortcutItem {
    let copy =
      type == UIMutableApplicationShortcutItem.self
      ? UIMutableApplicationShortcutItem(type: content.type, localizedTitle: content.localizedTitle)
      : UIApplicationShortcutItem(type: content.type, localizedTitle: content.localizedTitle)
    copy.content = content
    return copy
  }
}

/// A shortcut that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { content.type }
    set { content.type = newValue }
  }
  open override var localizedTitle: String {
    get { content.localizedTitle }
    set { content.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { content.localizedSubtitle }
    set { content.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { content.icon }
    set { content.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { content.userInfo }
    set { content.userInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { content.targetContentIdentifier }
    set { content.targetContentIdentifier = newValue }
  }
}
