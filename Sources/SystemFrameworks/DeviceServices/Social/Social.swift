// The controllers that write to social networks and share for extensions: no service can be reached.

import UIKit

/// A service.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// A service.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// A service.
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// A service.
public let SLServiceTypeLinkedIn = "com.apple.social.linkedin"

/// What became of a text. Raw values are Apple's.
public enum SLComposeViewControllerResult: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case cancelled, done
}

/// Writes a text for a service: what it is given is carried.
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
  /// The service.
  open private(set) var serviceType: String! = ""
  /// Is told at the end; by tests, as nothing is written.
  open var completionHandler: ((SLComposeViewControllerResult) -> Void)!
  private(set) var texts: [String] = []
  private(set) var images: [UIImage] = []
  private(set) var addresses: [URL] = []
  /// Whether a service can be reached: none can.
  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
  /// Writes for a service.
  public convenience init!(forServiceType serviceType: String!) {
    self.init(nibName: nil, bundle: nil)
    self.serviceType = serviceType
  }
  /// The text; carried.
  /// - Returns: true, as it is taken.
  @discardableResult
  open func setInitialText(_ text: String!) -> Bool {
    texts = [text ?? ""]
    return true
  }
  /// Adds a picture; carried.
  @discardableResult
  open func add(_ image: UIImage!) -> Bool {
    guard let image else { return false }
    images.append(image)
    return true
  }
  /// Adds an address; carried.
  @discardableResult
  open func add(_ url: URL!) -> Bool {
    guard let url else { return false }
    addresses.append(url)
    return true
  }
  /// Takes all pictures away.
  @discardableResult
  open func removeAllImages() -> Bool {
    images = []
    return true
  }
  /// Takes all addresses away.
  @discardableResult
  open func removeAllURLs() -> Bool {
    addresses = []
    return true
  }
}

/// A row below the text of a share sheet.
open class SLComposeSheetConfigurationItem: NSObject {
  /// What it is.
  open var title: String! = nil
  /// What was chosen.
  open var value: String! = nil
  /// Whether the choice is still awaited.
  open var valuePending = false
  /// Is called where the row is touched; by tests.
  open var tapHandler: (() -> Void)! = nil
  /// An empty row.
  public init!(_ nothing: Void = ()) { super.init() }
}

/// The share sheet of an extension: its text and its rows are told, no sheet is drawn. A controller like any other in layout.
@preconcurrency @MainActor
open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
  /// The text.
  open var textView: UITextView! { composed }
  private lazy var composed: UITextView = {
    let text = UITextView()
    text.delegate = self
    return text
  }()
  /// The text.
  open var contentText: String! { composed.text }
  /// What stands there before there is a text; carried.
  open var placeholder: String! = nil
  /// How many characters may follow; carried.
  open var charactersRemaining: NSNumber! = nil
  /// Whether the text may be posted, as `isContentValid()` last had it.
  open private(set) var isValidated = false
  private var pushed: UIViewController?
  /// The controller that a row leads to is shown in its place.
  open var autoCompletionViewController: UIViewController! = nil
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    composed.frame = view.bounds
    composed.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(composed)
    self.view = view
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presentationAnimationDidFinish()
  }
  /// The sheet is there.
  open func presentationAnimationDidFinish() {}
  /// Whether the text may be posted: it may, unless a subclass says otherwise.
  open func isContentValid() -> Bool { true }
  /// Asks whether the text may be posted.
  open func validateContent() { isValidated = isContentValid() }
  /// The user posts: ends the request.
  open func didSelectPost() { extensionContext?.completeRequest(returningItems: []) }
  /// The user gives up: ends the request.
  open func didSelectCancel() { extensionContext?.cancelRequest(withError: CocoaError(.userCancelled)) }
  /// Gives up.
  open func cancel() { didSelectCancel() }
  /// The rows below the text: none, unless a subclass has some.
  open func configurationItems() -> [Any]! { [] }
  /// Asks for the rows again.
  open func reloadConfigurationItems() { _ = configurationItems() }
  /// The picture beside the text: none, unless a subclass has one.
  open func loadPreviewView() -> UIView! { nil }
  /// Shows a controller of a row in place of the text.
  open func pushConfigurationViewController(_ viewController: UIViewController!) {
    guard let viewController else { return }
    popConfigurationViewController()
    addChild(viewController)
    viewController.view.frame = view.bounds
    view.addSubview(viewController.view)
    viewController.didMove(toParent: self)
    pushed = viewController
  }
  /// Shows the text again.
  open func popConfigurationViewController() {
    pushed?.willMove(toParent: nil)
    pushed?.view.removeFromSuperview()
    pushed?.removeFromParent()
    pushed = nil
  }
  open func textViewDidChange(_ textView: UITextView) { validateContent() }
}
