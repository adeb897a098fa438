// Segues: transitions from one controller to another that a document draws, or a program makes.

import Foundation

/// A transition from one controller to another, as a storyboard has it: `perform()` runs it.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier in the storyboard; nil for none.
  public let identifier: String?
  /// The controller at which the segue begins.
  public let source: UIViewController
  /// The destination, created from the storyboard before the segue; an unwind segue leads to an existing one.
  public let destination: UIViewController
  private let handler: (() -> Void)?
  /// The action of a document's segue of a system kind; a program's class performs it by calling super.
  package var standardHandler: (() -> Void)?

  /// A segue of a subclass, which overrides `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// A segue that a closure performs.
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

  /// Calls the closure, or performs the segue of its kind. Subclasses perform it themselves.
  open dynamic func perform() { (handler ?? standardHandler)?() }
}

/// The source of an unwind segue, for the controllers that are asked for its destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller at which the segue begins.
  public let source: UIViewController
  /// The action, a method of the destination.
  public let unwindAction: Selector
  /// The sender of the segue; nil for none.
  public let sender: Any?

  /// Apple's come from the system only; this is for documents and tests.
  public init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
