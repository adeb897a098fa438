// What a tree's console and conflict handler were told, for tests.

import Foundation

@testable import Plumbline

/// Attached to the root of a tree. Tests use a tree from one thread at a time.
nonisolated final class ConsoleRecorder: @unchecked Sendable {
  private(set) var messages: [ConsoleMessage] = []
  private(set) var alerts: [(broken: NSLayoutConstraint, exclusive: [NSLayoutConstraint])] = []

  @MainActor
  init(_ root: UIView, framework: LayoutEnvironment.Framework = .uiKit) {
    var environment = root.effectiveLayoutEnvironment
    environment.framework = framework
    environment.console = { [weak self] in self?.messages.append($0) }
    environment.unsatisfiableConstraintsHandler = { [weak self] in
      self?.alerts.append((broken: $0, exclusive: $1))
    }
    root.layoutEnvironment = environment
  }

  /// The texts, with addresses as `P`.
  var texts: [String] { messages.map { $0.text.replacing(/0x[0-9a-f]+/, with: "P") } }
}
