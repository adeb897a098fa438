// The effects of an application's code on the objects of a document, as far as its sources tell.

import Foundation

/// An effect of code on an object of a document.
package struct CodeFact: Hashable, Sendable {
  /// The aspect of the object that code changes.
  package enum Kind: Hashable, Sendable {
    /// Its text, image, colour.
    case text, image, color
    /// The formatting of its text: font, number of lines, shrinking.
    case setting
    case visibility
    case presence
    /// Of a constraint: its constant, whether it is active, its priority.
    case constraint
    /// A constraint's constant, a view's image or colour: in a method that runs before the first layout.
    case startingConstant, startingImage, startingColor
    /// The size that its class answers or gives itself.
    case ownSize
    /// Its class was read, with all its superclasses, and gives itself no size.
    case noSize
    /// Constraints that code gives it along an axis, and views that code puts into it.
    case horizontal, vertical, contents
    /// The content size of a scroll view.
    case contentSize
    /// The object is passed to other code, which may change it in any way.
    case handed
    case rowHeight
    /// Whether its mask becomes constraints, and the frame that these then keep.
    case mask, frame
    /// That a controller is shown in portrait only: on phones, on all devices.
    case uprightOnPhones, upright
  }
  package var kind: Kind
  /// A sentence without its full stop: “`Screen.viewDidLoad` sets another text (Screen.swift:12)”.
  package var words: String
  /// Of an image or a colour the property that has it, in lower case (`textcolor`); nil where it may be any.
  package var property: String?
  /// The size of an `ownSize` that the source has in figures; nil for a length that is worked out, or for none.
  package var width: Double?
  package var height: Double?

  package init(
    _ kind: Kind, _ words: String, of property: String? = nil, width: Double? = nil, height: Double? = nil
  ) {
    (self.kind, self.words, self.property, self.width, self.height) = (kind, words, property, width, height)
  }
}

/// The effects of code on the objects of a document, by their ids.
package struct CodeFacts: Hashable, Sendable {
  private var facts: [String: [CodeFact]] = [:]

  package init() {}

  package var isEmpty: Bool { facts.isEmpty }

  /// Adds a fact; the first of a kind and property is what a sentence tells.
  package mutating func add(_ fact: CodeFact, to id: String) {
    if !facts[id, default: []].contains(where: { ($0.kind, $0.property) == (fact.kind, fact.property) }) {
      facts[id, default: []].append(fact)
    }
  }

  /// The first fact of some kinds; with a property, one that is about no other.
  package func first(_ kinds: Set<CodeFact.Kind>, of id: String, setting name: String? = nil) -> CodeFact? {
    facts[id]?.first { kinds.contains($0.kind) && (name ?? $0.property) == ($0.property ?? name) }
  }
}
