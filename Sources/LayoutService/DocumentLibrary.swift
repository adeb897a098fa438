// The source of the page's documents: the service accesses folders only through it.

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline

/// The documents that a page shows. A document is named as `names()` names it; nothing else is ever opened.
package protocol DocumentLibrary: Sendable {
  /// The documents below the folders that were given, in order.
  func names() -> [String]
  /// The errors that keep documents from being listed: unreadable folders, settings with mistakes; a text each.
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
  /// What a check of the document finds with the settings of its project, a report for each scene.
  /// - Throws: an error with a message for the user.
  func check(_ name: String) throws -> [SceneReport]
  /// The languages that a document's texts were translated into.
  func languages(of name: String) -> [String]
  /// Makes a change in a document's file, as a whole or not at all; as a trial, only says what it would be.
  func write(_ change: DocumentChange, to name: String, isTrial: Bool) throws -> WrittenChange
}

extension DocumentLibrary {
  /// Most libraries have all that they name.
  package func complaints() -> [String] { [] }
}

/// The change of a document's file, made or as a trial: in a sentence, and as the removed and added lines.
package struct WrittenChange: Equatable, Sendable {
  package var words: String
  package var difference = ""

  package init(words: String, difference: String = "") {
    self.words = words
    self.difference = difference
  }
}

/// A change of a document that the page asks for.
package struct DocumentChange: Equatable, Sendable, Decodable {
  package enum Kind: String, Hashable, Sendable, Decodable {
    /// The edits made in the page, in order.
    case edits
    /// All frames of the scene that are not the computed ones.
    case frames
    /// The first way out of a finding that ends it.
    case wayOut
  }
  package var kind: Kind
  package var scene: String
  /// The edits made in the page; sizes of the screen have no meaning for a document.
  package var edits: [SceneEdit]?
  package var finding: String?
}

/// A change that the page makes to a scene, and to its document when it is written. What is nil stays as it is.
package struct SceneEdit: Equatable, Sendable, Decodable {
  /// A new size of the root, in points.
  var size: [Double]?
  /// The id of a constraint that is changed, removed or, with a first item, added. Relations are `==`, `<=` and `>=`.
  package var constraint: String?
  package var constant, priority, multiplier: Double?
  package var relation: String?
  package var isActive, isRemoved: Bool?
  /// The items of a constraint that is added, by the ids of views or guides; Apple's names of their attributes; and the view
  /// that holds it in the document.
  package var firstItem, firstAttribute, secondItem, secondAttribute, holder: String?
  /// The id of a view that is changed. Priorities are those of the horizontal and the vertical axis.
  package var view: String?
  /// The element's line, where one id stands in several.
  package var line: Int?
  package var hugging, resistance: [Double]?
  package var text: String?
  package var isHidden: Bool?
}

/// The mistakes of a typed text, each with its position.
package struct TextMistakes: Error {
  package struct Mistake: Hashable, Sendable {
    package var message: String
    /// From 1.
    package var line: Int
    /// In characters of the line, from 1.
    package var column: Int
    /// The text with the mistake, and the number of characters before it.
    package var excerpt: String
    /// The place of the caret below the excerpt.
    package var caret: Int

    package init(message: String, line: Int, column: Int, excerpt: String, caret: Int) {
      self.message = message
      self.line = line
      self.column = column
      self.excerpt = excerpt
      self.caret = caret
    }
  }
  /// In the order of their places.
  package var mistakes: [Mistake]

  /// Of many the first 100 are reported, and the others counted at the position of the next one.
  package init(_ mistakes: [Mistake]) {
    self.mistakes = Array(mistakes.prefix(100))
    guard var next = mistakes.dropFirst(100).first else { return }
    next.message = "and \(mistakes.count - 100) more mistakes"
    self.mistakes.append(next)
  }
}
