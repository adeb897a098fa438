// The windows that a thread showed, as an application lists them.

import Foundation

/// Windows in the order in which they were shown or became key first, the one that keys go to, and the scene of those that
/// were given none. No window is retained; each thread has its own, as each may lay out trees that no other knows.
@MainActor
package final class ShownWindows {
  private struct Kept {
    weak var window: UIWindow?
  }
  private var kept: [Kept] = []
  /// The window that keys go to.
  package internal(set) weak var key: UIWindow?
  /// The application's scene, on whatever is the main screen: windows that are shown without a scene are in it.
  package let scene = UIWindowScene(onMainScreen: ())
  /// The thread's application, for the end of the chain of responders; nil until somebody asked for it.
  package weak var application: UIResponder?

  private init() {}

  /// The windows that are still there.
  package var windows: [UIWindow] { kept.compactMap(\.window) }

  func add(_ window: UIWindow) {
    kept.removeAll { $0.window == nil }
    if !kept.contains(where: { $0.window === window }) { kept.append(Kept(window: window)) }
    if window.windowScene == nil { window.windowScene = scene }
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
