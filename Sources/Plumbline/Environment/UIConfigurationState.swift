// Configuration states: what the content of a cell, a view or a controller may depend on.

import Foundation

/// Names a value that a program adds to states.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The raw value: Apple's, or one of the program's own.
  public let rawValue: String
  /// The key of a raw value; any is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The key of a raw value; any is accepted.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state that a configuration is for.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the cell or view.
  var traitCollection: UITraitCollection { get set }
  /// A value that the program added; nil for none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
