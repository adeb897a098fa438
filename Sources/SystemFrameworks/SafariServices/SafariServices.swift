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
  /// What the application does with an address; never asked here.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  /// What cannot be done with an address; never asked here.
  func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  )
    -> [UIActivity.ActivityType]
  /// Another server was named; never told here.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// The user goes to the browser; never told here.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing by default.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing by default.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Nothing by default.
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
  /// Nothing by default.
  public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType] { [] }
  /// Does nothing by default.
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  /// Does nothing by default.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
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
    /// A button of the application's; carried.
    open var activityButton: ActivityButton?
    public override init() { super.init() }
  }
  /// What the button that ends it says. Raw values are Apple's.
  public enum DismissButtonStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case done, close, cancel
  }
  /// Is told.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// A button of the application's in the browser's bar.
  @preconcurrency @MainActor
  open class ActivityButton: NSObject {
    /// Its picture.
    public let templateImage: UIImage?
    /// The extension that it starts.
    public let extensionIdentifier: String?
    /// A button.
    public init(templateImage: UIImage, extensionIdentifier: String) {
      (self.templateImage, self.extensionIdentifier) = (templateImage, extensionIdentifier)
    }
  }
  /// What pages left: nothing.
  @preconcurrency @MainActor
  open class DataStore: NSObject {
    /// The application's.
    public static let `default` = DataStore()
    /// Forgets it.
    open func clearWebsiteData(completionHandler completion: (() -> Void)? = nil) { completion?() }
  }
  /// What was made ready.
  @preconcurrency @MainActor
  open class PrewarmingToken: NSObject {
    /// Forgets it.
    open func invalidate() {}
  }
  /// Makes ready for pages; without effect.
  open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }
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
