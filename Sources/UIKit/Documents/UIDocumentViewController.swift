// A controller of one document, and how an application of documents begins. What is opened is really read; the page from which
// documents are chosen is carried.

import Foundation
import Plumbline

extension UIDocument {
  /// For what a new document is made, by names of the program's own.
  public struct CreationIntent: RawRepresentable, Hashable, Sendable {
    /// Apple's name, or the program's own.
    public let rawValue: String
    /// Any name is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any name is taken.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// An empty document.
    public static let `default` = CreationIntent("UIDocumentCreationIntentDefault")
  }
}

/// Shows a document. A document that is set is opened when the view comes into sight.
@preconcurrency @MainActor
open class UIDocumentViewController: UIViewController {
  /// The page from which documents are chosen and made. Carried: there are none to choose from.
  @preconcurrency @MainActor
  open class LaunchOptions: NSObject {
    /// Offers documents; the same object at every call.
    public let browserViewController = UIDocumentBrowserViewController(forOpening: nil)
    /// The application's name; nil for the bundle's.
    open var title: String?
    /// What the large button does; nil for making a document.
    open var primaryAction: UIAction? = LaunchOptions.createDocumentAction(with: .default)
    /// What the small button does; nil for none.
    open var secondaryAction: UIAction?
    /// Behind everything.
    open var background = UIBackgroundConfiguration.clear()
    /// Before the page; nil for none; added to no view here.
    open var foregroundAccessoryView: UIView?
    /// Behind the title; nil for none; added to no view here.
    open var backgroundAccessoryView: UIView?
    /// What a document grows out of. Not retained.
    open weak var documentTargetView: UIView?
    public override init() { super.init() }

    /// An action that has the browser make a document. It is only titled: nothing here makes one.
    public class func createDocumentAction(with intent: UIDocument.CreationIntent) -> UIAction {
      UIAction(title: "Create Document", identifier: UIAction.Identifier(intent.rawValue)) { _ in }
    }
  }

  /// What is shown; nil for none. Another one is opened when the view is in sight, and `documentDidOpen()` is called then.
  open var document: UIDocument? { didSet { if document !== oldValue { openIfSeen() } } }
  /// The page from which documents are chosen.
  public final var launchOptions: LaunchOptions {
    get { carriedOnce(LaunchOptions()) }
    set { carry(newValue) }
  }
  /// Buttons that undo and redo; the same object at every call.
  public final var undoRedoItemGroup: UIBarButtonItemGroup {
    let undo = UIBarButtonItem(barButtonSystemItem: .undo, target: nil, action: nil)
    let redo = UIBarButtonItem(barButtonSystemItem: .redo, target: nil, action: nil)
    return carriedOnce(UIBarButtonItemGroup(barButtonItems: [undo, redo], representativeItem: nil))
  }

  /// A controller of a document, which is not opened yet; nil for none.
  public init(document: UIDocument?) {
    self.document = document
    super.init(nibName: nil, bundle: nil)
    takeTitle()
  }
  /// A controller without a document.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// A controller from an archive, without a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// For subclasses: the document is open, and its content can be shown. Call super.
  open func documentDidOpen() {}
  /// For subclasses: the navigation item has the document's title now. Call super.
  open func navigationItemDidUpdate() {}

  /// Opens the document unless it is open, and calls `documentDidOpen()`; true where it is open then.
  open func openDocument(completionHandler: @escaping (Bool) -> Void) {
    guard let document else { return completionHandler(false) }
    guard document.documentState.contains(.closed) else { return completionHandler(true) }
    document.open { [weak self] isOpen in
      if isOpen { self?.documentDidOpen() }
      completionHandler(isOpen)
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    takeTitle()
    openDocument { _ in }
  }

  private func openIfSeen() {
    takeTitle()
    if viewIfLoaded?.window != nil { openDocument { _ in } }
  }

  private func takeTitle() {
    guard let document else { return }
    navigationItem.title = document.localizedName
    navigationItemDidUpdate()
  }
}
