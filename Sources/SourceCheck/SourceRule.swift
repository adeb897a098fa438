// The rules about a document beside the sources of its classes, in a list.

import InterfaceBuilder
import LayoutScene
import Plumbline

/// A rule about a document and the sources of its classes: one file, whose kind has its name, level, reasons and examples.
protocol SourceRule: SendableMetatype {
  /// The kind of the rule's findings.
  static var kind: FindingKind { get }
  /// Looks at an element; called for each, in the order of the document.
  static func inspect(_ element: DocumentElement, in inspection: inout SourceInspection)
  /// Looks at a connection of an element: an outlet, an action, a segue.
  static func inspect(
    _ connection: DocumentElement, of element: DocumentElement, in inspection: inout SourceInspection)
}

extension SourceRule {
  static func inspect(_ element: DocumentElement, in inspection: inout SourceInspection) {}
  static func inspect(
    _ connection: DocumentElement, of element: DocumentElement, in inspection: inout SourceInspection
  ) {}
}

package enum SourceRules {
  /// The rules in the order in which each element is passed to them. A new rule is added here.
  static let all: [any SourceRule.Type] = [
    UnknownClassRule.self, UnconnectedOutletRule.self, UnknownOutletRule.self, UnknownActionRule.self,
  ]

  package static let kinds: [FindingKind] = all.map { $0.kind }
}
