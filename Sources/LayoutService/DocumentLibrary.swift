// Where the page's documents come from: the service knows folders only through this.

import InterfaceBuilder
import Plumbline

/// The documents that a page shows. A document is named as `names()` names it; nothing else is ever opened.
public protocol DocumentLibrary: Sendable {
  /// The documents below the folders that were given, in order.
  func names() -> [String]
  /// The file of a document, to be watched and linked; nil of one that is no file.
  func path(of name: String) -> String?
  /// A document's scenes in a configuration.
  /// - Throws: what a person should read: file, line, reason.
  @MainActor func scenes(of name: String, in configuration: Configuration) throws -> [Scene]
  /// The scenes of a text that was typed, named `playground`.
  @MainActor func scenes(ofText text: String) throws -> [Scene]
}
