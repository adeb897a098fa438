// Scripts of pages, and who hears them: nothing runs them.

import Plumbline
import UIKit

/// When a script runs. Raw values are Apple's.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case atDocumentStart, atDocumentEnd
}

/// A script that every page gets; carried.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether only the page itself gets it.
  public let isForMainFrameOnly: Bool
  /// A script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// What a script sent.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// What it sent.
  open var body: Any { NSNull() }
  /// The name of the handler that it was sent to.
  open var name: String { "" }
  /// The view whose page sent it.
  open var webView: WKWebView? { nil }
  /// From which part of a page.
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
}

/// Is told what scripts send; here nothing.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A script sent something.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Scripts of a view, and who hears them; carried.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  public override init() { super.init() }
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Lets all scripts go.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds somebody who hears scripts.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Lets somebody go who hears scripts.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
}

/// In which world scripts run.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  /// What it is called.
  public let name: String?
  private init(_ name: String?) { self.name = name }
  /// The page's own.
  public static let page = WKContentWorld(nil)
  /// The program's.
  public static let defaultClient = WKContentWorld(nil)
  /// One of a name.
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name) }
}
