// What an application extension is handed by its host, and what it hands back. There is no host here: contexts are made by tests.

import Foundation
import Plumbline

/// What a host hands to an extension.
open class NSExtensionItem: NSObject {
  /// What it is called.
  open var attributedTitle: NSAttributedString?
  /// What is said with it.
  open var attributedContentText: NSAttributedString?
  /// What comes with it.
  open var attachments: [NSItemProvider]?
  /// All of it under its keys.
  open var userInfo: [AnyHashable: Any]?
  /// An empty one.
  public override init() { super.init() }
}

/// Under which `userInfo` has the title.
public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
/// Under which `userInfo` has what is said.
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
/// Under which `userInfo` has what comes along.
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
/// Under which an item has what a page's script handed over.
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
/// Under which a page's script gets what it is handed back.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
/// Under which the errors of a request have their items.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"

/// The host of an extension: an end of the request is kept for whoever looks, and addresses are not opened.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  /// What the host handed over.
  public let inputItems: [Any]
  /// What was handed back; nil while the request goes on.
  public private(set) var returnedItems: [Any]?
  /// Why the request was given up; nil where it was not.
  public private(set) var cancellation: (any Error)?
  /// A host that hands items over; for tests, as Apple's come from the system only.
  public init(inputItems: [Any] = []) {
    self.inputItems = inputItems
    super.init()
  }
  /// Keeps the items as `returnedItems`, and tells the handler that the time did not run out.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    returnedItems = items ?? []
    completionHandler?(false)
  }
  /// Keeps the error as `cancellation`.
  open func cancelRequest(withError error: any Error) { cancellation = error }
  /// Opens nothing here, and tells the handler so: false.
  open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// Is told that a request begins; called by tests.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// A request begins.
  func beginRequest(with context: NSExtensionContext)
}

extension NSNotification.Name {
  /// The host comes to the front; never here.
  public static let NSExtensionHostWillEnterForeground = NSNotification.Name(
    "NSExtensionHostWillEnterForegroundNotification")
  /// The host came to the back; never here.
  public static let NSExtensionHostDidEnterBackground = NSNotification.Name(
    "NSExtensionHostDidEnterBackgroundNotification")
}

extension UIViewController {
  /// The host of the extension that the controller, or one around it, is part of: nil until a test sets it, as there is no
  /// host here. Apple's sets it itself.
  public var extensionContext: NSExtensionContext? {
    get { carried(or: nil) ?? parent?.extensionContext }
    set { carry(newValue) }
  }
}

extension NSUserActivity: NSItemProviderWriting {
  /// Within this process only.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.useractivity"] }
}
