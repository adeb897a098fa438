// The browser as a controller: one like any other, without a page and without buttons.

@_exported import UIKit

/// Is told of the browser; by tests, as nothing is loaded.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The user is done.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The first page is there, or is not.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing by default.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing by default.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

/// Shows a page of the web.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// How it is.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the page's text alone is seen, where it has some.
    open var entersReaderIfAvailable = false
    /// Whether bars become small.
    open var barCollapsingEnabled = true
    public override init() { super.init() }
  }
  /// What the button that ends it says. Raw values are Apple's.
  public enum DismissButtonStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case done, close, cancel
  }
  /// Is told.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// How it is.
  public let configuration: Configuration
  /// The page.
  public let initialURL: URL
  /// The colour of bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of buttons.
  open var preferredControlTintColor: UIColor?
  /// What the button that ends it says.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// Shows a page.
  public init(url URL: URL, configuration: Configuration) {
    initialURL = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Shows a page.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  /// Shows a page, its text alone where it has some.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }
}
