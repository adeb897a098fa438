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
  /// In which world it runs.
  let world: WKContentWorld
  /// A script.
  public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
  }
  /// A script of a world.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    world = contentWorld
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
  /// From which world.
  open var world: WKContentWorld { .page }
}

/// Is told what scripts send; here nothing.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A script sent something.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Is told what scripts send, and answers them; here nothing is sent.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// A script sent something and waits for an answer, or for what is wrong.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void)
  /// A script sent something and waits for an answer, or for what is wrong.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  /// No answer by default.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void
  ) { replyHandler(nil, nil) }
  /// No answer by default.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}

/// Scripts of a view, and who hears them; carried.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  private var answering: [String: any WKScriptMessageHandlerWithReply] = [:]
  public override init() { super.init() }
  /// Adds somebody who hears scripts of a world.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
  ) { handlers[world.key + name] = scriptMessageHandler }
  /// Adds somebody who hears scripts of a world and answers.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
    name: String
  ) { answering[contentWorld.key + name] = scriptMessageHandlerWithReply }
  /// Lets somebody go who hears scripts of a world.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    (handlers[contentWorld.key + name], answering[contentWorld.key + name]) = (nil, nil)
  }
  /// Lets all go who hear scripts of a world.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    handlers = handlers.filter { !$0.key.hasPrefix(contentWorld.key) }
    answering = answering.filter { !$0.key.hasPrefix(contentWorld.key) }
  }
  /// Lets all go who hear scripts.
  open func removeAllScriptMessageHandlers() { (handlers, answering) = ([:], [:]) }
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Lets all scripts go.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds somebody who hears scripts.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[WKContentWorld.page.key + name] = scriptMessageHandler
  }
  /// Lets somebody go who hears scripts.
  open func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }
}

/// In which world scripts run.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  /// What it is called.
  public let name: String?
  private init(_ name: String?, key: String) { (self.name, self.key) = (name, key) }
  /// What stands before the names of those who hear its scripts.
  let key: String
  /// The page's own.
  public static let page = WKContentWorld(nil, key: "page ")
  /// The program's.
  public static let defaultClient = WKContentWorld(nil, key: "client ")
  /// One of a name.
  open class func world(name: String) -> WKContentWorld {
    if let known = worlds[name] { return known }
    let made = WKContentWorld(name, key: "world \(name) ")
    worlds[name] = made
    return made
  }
  private static var worlds: [String: WKContentWorld] = [:]
}
