// What pages keep: what a program sets, in memory.

import Plumbline
import UIKit

/// What pages keep: what a program sets, in memory.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []
  /// Tells all of them.
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    completionHandler(cookies)
  }
  /// All of them.
  open func allCookies() async -> [HTTPCookie] { cookies }
  /// Keeps one, in place of one of its name, domain and path.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    guard policy == .allow else { completionHandler?(); return }
    remove(cookie)
    cookies.append(cookie)
    tellObservers()
    completionHandler?()
  }
  /// Forgets one.
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    remove(cookie)
    tellObservers()
    completionHandler?()
  }
  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
  }
  /// Whether pages, and programs, may keep cookies. Raw values are Apple's.
  public enum CookiePolicy: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case allow, disallow
  }
  private var policy = CookiePolicy.allow
  /// Says whether cookies are kept.
  open func setCookiePolicy(_ policy: CookiePolicy, completionHandler: (() -> Void)? = nil) {
    self.policy = policy
    completionHandler?()
  }
  /// Tells whether cookies are kept.
  open func getCookiePolicy(_ completionHandler: @escaping (CookiePolicy) -> Void) {
    completionHandler(policy)
  }
  /// Says whether cookies are kept.
  open func setCookiePolicy(_ policy: CookiePolicy) async { self.policy = policy }
  /// Whether cookies are kept.
  open func cookiePolicy() async -> CookiePolicy { policy }
  private var observers: [Observer] = []
  private struct Observer { weak var object: (any WKHTTPCookieStoreObserver)? }
  /// Tells somebody when cookies change. Not retained.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Observer(object: observer)) }
  /// Tells somebody no longer.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object === observer }
  }
  private func tellObservers() { for observer in observers { observer.object?.cookiesDidChange(in: self) } }
}
