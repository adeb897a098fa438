// How controllers and other objects are restored as they were: carried, as no system keeps them here.

import Foundation
import Plumbline

/// Makes controllers again that were there; called by nobody here.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// A controller of a path of identifiers; nil for none.
  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> UIViewController?
}

/// An object that is kept with the application's state.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// What it is below.
  var restorationParent: (any UIStateRestoring)? { get }
  /// Who makes it again.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Writes what it can be restored from.
  func encodeRestorableState(with coder: NSCoder)
  /// Reads what it was restored from.
  func decodeRestorableState(with coder: NSCoder)
  /// All of the application is restored.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Nil.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Nil.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Does nothing by default.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing by default.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing by default.
  public func applicationFinishedRestoringState() {}
}

/// Makes objects again that were there; called by nobody here.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// An object of a path of identifiers; nil for none.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> (any UIStateRestoring)?
}

/// Says which rows of a list were seen, by names that stay; not asked here.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// The name of what is at a place.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// The place of what has a name.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIViewController {
  /// Who makes the controller again; nil for the application's delegate; carried.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UIApplication {
  /// Under which an archive has the number of the application's build.
  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  /// Under which an archive has the device's kind.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// Under which an archive has its time.
  public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  /// Under which an archive has the system's version.
  public nonisolated static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"
  /// Keeps an object with the state; without effect.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}
}
