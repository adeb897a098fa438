// Where the page's documents come from: the service knows folders only through this.

import Foundation
import InterfaceBuilder
import LayoutScene
import Plumbline

/// The documents that a page shows. A document is named as `names()` names it; nothing else is ever opened.
public protocol DocumentLibrary: Sendable {
  /// The documents below the folders that were given, in order.
  func names() -> [String]
  /// What keeps documents from being named: folders that cannot be listed, settings with mistakes; a text each.
  func complaints() -> [String]
  /// The file of a document, absolute, to be watched and linked; nil of one that is no file.
  func path(of name: String) -> String?
  /// A document's scenes in a configuration.
  /// - Throws: what a person should read: file, line, reason.
  @MainActor func scenes(of name: String, in configuration: SceneConfiguration) throws -> [Scene]
  /// The scenes of a layout document that was typed, named `playground`.
  /// - Throws: `TextMistakes` where the mistakes have places.
  @MainActor func scenes(ofText text: String) throws -> [Scene]
  /// The scene of visual formats that were typed, one a line.
  /// - Throws: `TextMistakes` where the mistakes have places.
  @MainActor func scenes(ofFormats text: String) throws -> [Scene]
  /// Makes a change in a document's file, as a whole or not at all.
  /// - Returns: What was done, in a sentence.
  func write(_ change: DocumentChange, to name: String) throws -> String
}

extension DocumentLibrary {
  /// Most libraries have all that they name.
  public func complaints() -> [String] { [] }
}

/// A change of a document that the page asks for.
public struct DocumentChange: Hashable, Sendable, Decodable {
  /// What is changed.
  public enum Kind: String, Hashable, Sendable, Decodable {
    /// Constant, priority or being installed of a constraint.
    case constraint
    /// All frames of the scene that are not the computed ones.
    case frames
    /// The first way out of a finding that ends it.
    case wayOut
  }
  /// What is changed.
  public var kind: Kind
  /// The id of the scene's root view.
  public var scene: String
  /// The constraint's id.
  public var constraint: String?
  /// The constraint's line, where one id stands in several.
  public var line: Int?
  /// Points.
  public var constant: Double?
  /// From 1 to 1000.
  public var priority: Double?
  /// Whether the constraint is installed.
  public var isActive: Bool?
  /// The finding's id.
  public var finding: String?

  /// A change.
  public init(
    kind: Kind, scene: String, constraint: String? = nil, line: Int? = nil, constant: Double? = nil,
    priority: Double? = nil, isActive: Bool? = nil, finding: String? = nil
  ) {
    self.kind = kind
    self.scene = scene
    self.constraint = constraint
    self.line = line
    self.constant = constant
    self.priority = priority
    self.isActive = isActive
    self.finding = finding
  }
}

/// What is wrong with a text that was typed, each mistake with its place.
public struct TextMistakes: Error {
  /// One mistake.
  public struct Mistake: Hashable, Sendable {
    /// What is wrong.
    public var message: String
    /// From 1.
    public var line: Int
    /// In characters of the line, from 1.
    public var column: Int
    /// The text with the mistake, and how many of its characters stand before it.
    public var excerpt: String
    /// The place of the caret below the excerpt.
    public var caret: Int

    /// A mistake at a place.
    public init(message: String, line: Int, column: Int, excerpt: String, caret: Int) {
      self.message = message
      self.line = line
      self.column = column
      self.excerpt = excerpt
      self.caret = caret
    }
  }
  /// In the order of their places.
  public var mistakes: [Mistake]

  /// The mistakes of a text.
  public init(_ mistakes: [Mistake]) { self.mistakes = mistakes }
}
