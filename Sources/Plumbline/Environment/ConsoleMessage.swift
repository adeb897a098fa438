// Console messages of Apple's frameworks about layout, for a program's handler.

import Foundation

/// A text that Apple's frameworks write to the console, in their words.
public struct ConsoleMessage: Hashable, Sendable {
  /// The subject, which Apple's console shows in brackets before the text.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The category as the console shows it in brackets.
    public var rawValue: String
    /// Any raw value is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Unsatisfiable constraints, or constraints added to a view that does not contain their items.
    public static let layoutConstraints = Category(rawValue: "LayoutConstraints")
    /// Frames, bounds and centres that are no numbers, by the name of the exception that Apple's layers raise.
    public static let layerGeometry = Category(rawValue: "CALayerInvalidGeometry")
  }

  /// The category of the message.
  public var category: Category
  /// The text, without a line break at its end.
  public var text: String

  /// A text about a subject.
  public init(_ text: String, category: Category = .layoutConstraints) {
    self.text = text
    self.category = category
  }

  /// `[LayoutConstraints] Unable to …`, as a console shows it.
  public var line: String { "[\(category.rawValue)] \(text)" }

  /// Writes the line to standard error: what happens where a program says nothing else.
  public static func writeToStandardError(_ message: ConsoleMessage) {
    // A console that is full or closed is no reason to end.
    try? FileHandle.standardError.write(contentsOf: Data((message.line + "\n").utf8))
  }
}
