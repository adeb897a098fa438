// The windows that a thread showed, as an application asks for them.

import Foundation

/// Windows in the order in which they were shown or became key first, and the one that keys go to. None is retained; each
/// thread has its own, as each may lay out trees that no other knows.
@MainActor
package final class ShownWindows {
  private struct Kept {
    weak var window: UIWindow?
  }
  private var kept: [Kept] = []
  /// The window that keys go to.
  package internal(set) weak var key: UIWindow?

  private init() {}

  /// The windows that are still there.
  package var windows: [UIWindow] { kept.compactMap(\.window) }

  func add(_ window: UIWindow) {
    kept.removeAll { $0.window == nil }
    if !kept.contains(where: { $0.window === window }) { kept.append(Kept(window: window)) }
  }

  /// The calling thread's.
  package static var ofThread: ShownWindows {
    let key = "Plumbline.windows"
    if let known = Thread.current.threadDictionary[key] as? ShownWindows { return known }
    let made = ShownWindows()
    Thread.current.threadDictionary[key] = made
    return made
  }
}
