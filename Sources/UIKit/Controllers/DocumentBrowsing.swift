// What goes with a browser of documents; all carried, as there is nothing to browse.

import Foundation
import Plumbline

/// An entry in the menus of files; carried.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
  /// Where it is offered. Raw values are Apple's.
  public struct Availability: OptionSet, Sendable {
    /// The members as bits, with Apple's numbers.
    public let rawValue: Int
    /// A set of the members with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the menu of a file.
    public static let menu = Availability(rawValue: 1 << 0)
    /// In the bar while files are chosen.
    public static let navigationBar = Availability(rawValue: 1 << 1)
  }
  /// Of the program's own.
  public let identifier: String
  /// What it is called.
  public let localizedTitle: String
  /// Where it is offered.
  public let availability: Availability
  /// Beside the title; nil for none.
  open var image: UIImage?
  /// The kinds of file; all at first.
  open var supportedContentTypes = ["public.item"]
  /// Whether it takes several files; yes at first.
  open var supportsMultipleItems = true
  /// The closure, which a test may call.
  public let handler: ([URL]) -> Void
  /// An entry that calls the closure with the files.
  public init(
    identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
  ) {
    (self.identifier, self.localizedTitle) = (identifier, localizedTitle)
    (self.availability, self.handler) = (availability, handler)
    super.init()
  }
}

/// Shows a document as it comes out of its picture; nothing moves.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// How far the document is read; nil for no bar.
  open var loadingProgress: Progress?
  /// What the picture grows into. Not retained.
  open weak var targetView: UIView?
  /// 0: nothing moves.
  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0 }
  /// Puts the new view in its place at once.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}

/// What the title's menu tells about a document; carried.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  /// Gives what is dragged from the title; called by tests alone.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// Gives what is shared; called by tests alone.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Whether the menu shows a picture of the document; yes at first.
  open var wantsIconRepresentation = true
  /// The document's file; nil for one without.
  public let url: URL?
  /// Of a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UINavigationItem {
  /// What the title's menu tells about a document; nil for nothing; carried.
  public var documentProperties: UIDocumentProperties? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

/// Why a browser could not do something.
public struct UIDocumentBrowserError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case generic = 1, noLocationAvailable
  }
  /// The reason.
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
  /// "UIDocumentBrowserErrorDomain", as Apple's.
  public static var errorDomain: String { "UIDocumentBrowserErrorDomain" }
  /// The raw value of the reason.
  public var errorCode: Int { code.rawValue }
}
