// The way from one controller to another that a document draws, or a program makes.

import Foundation

/// A way from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// What tells the way from others.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  private let handler: (() -> Void)?
  /// What a document's way of a kind of the system's does; a class of the program's goes it by calling super.
  package var standardHandler: (() -> Void)?

  /// A way of a class of its own, which overrides `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// A way that a closure goes.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Goes the way.
  open func perform() { (handler ?? standardHandler)?() }
}
