// Segues: transitions from one controller to another that a document draws, or a program makes.

import Foundation

/// A way from one controller to another, as a storyboard has it: `perform()` goes it.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The storyboard's; nil for none.
  public let identifier: String?
  /// The controller that the way begins at.
  public let source: UIViewController
  /// Made of the storyboard before the way is gone; an exit's leads to one that is there.
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

  /// Calls the closure, or does what the kind of way says. Subclasses go it themselves.
  open dynamic func perform() { (handler ?? standardHandler)?() }
}

/// Where a way back begins, for those that are asked where it ends.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the way begins at.
  public let source: UIViewController
  /// The method of the controller that the way ends at.
  public let unwindAction: Selector
  /// What began the way; nil for nothing.
  public let sender: Any?

  /// Apple's come from the system only; this is for documents and tests.
  public init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
