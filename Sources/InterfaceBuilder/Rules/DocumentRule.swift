// The rules about a document without its layout, those that are checked, and what they permit.

import LayoutScene
import Plumbline

/// A rule about a document itself, beside its layout: one file, whose kind has its name, level, reasons and examples.
protocol DocumentRule: SendableMetatype {
  /// The kind of the rule's findings.
  static var kind: FindingKind { get }
  /// Looks at the document as a whole, once.
  static func inspect(_ document: InterfaceBuilderDocument, in inspection: inout RuleInspection)
  /// Looks at an element; called for each, in the order of the document.
  static func inspect(_ element: DocumentElement, in inspection: inout RuleInspection)
}

extension DocumentRule {
  static func inspect(_ document: InterfaceBuilderDocument, in inspection: inout RuleInspection) {}
  static func inspect(_ element: DocumentElement, in inspection: inout RuleInspection) {}
}

extension FindingKind {
  /// The reason for rules that a team may set for itself.
  static let reasonOfConventions = "A convention, off by default; enable it in the configuration."
}

/// The rules about a document itself that are checked, and what each permits.
///
/// The standard ones report mistakes in any project, such as duplicate ids and missing images; the others are conventions
/// that a configuration turns on.
/// ```swift
/// var configuration = SceneConfiguration.canvas
/// configuration.rules = DocumentRules(
///   enabled: DocumentRules.standard.union([.fonts]), allowed: [.fonts: ["system", "Avenir-Book"]])
/// ```
public struct DocumentRules: Hashable, Sendable {
  /// The rules, in the order in which each element is shown to them. A new rule is added here.
  static let all: [any DocumentRule.Type] = [
    DuplicateConstraintRule.self, DuplicateIDRule.self, MissingImageRule.self, MissingColorRule.self,
    NoAutoLayoutRule.self, NoInitialControllerRule.self, SeveralControllersRule.self,
    CustomClassNameRule.self, CustomModuleRule.self, BaseClassRule.self, IdentifierRule.self,
    RelativeToMarginRule.self, CanvasDeviceRule.self, TraitVariationsRule.self, HidesBottomBarRule.self,
    FontsRule.self, ColorsRule.self, RuntimeAttributesRule.self,
  ]

  /// The kinds of the rules' findings, in the order of the list.
  public static let kinds: [FindingKind] = all.map { $0.kind }

  /// The kinds that are checked. Unresolved ids and unsupported elements are always reported.
  public var enabled: Set<FindingKind>
  /// The values that a rule permits:
  /// * `custom-module`: names of modules. Without any, every custom class needs some module.
  /// * `base-class`: `label=BodyLabel`: a kind of element and a class that it may have; several of a kind are alternatives.
  /// * `canvas-device`: ids of devices, such as `retina6_12`.
  /// * `fonts`: `system`, text styles, names of fonts.
  /// * `colors`: names of colours; without any, every named and system colour is allowed.
  /// * `runtime-attributes`: key paths.
  /// * `hides-bottom-bar`, `custom-class-name`, `identifier`: classes or ids of controllers that need not follow.
  public var allowed: [FindingKind: [String]]
  /// The names of the project's images and colours; nil where there is no catalogue to compare with.
  public var assets: ProjectAssets?
  /// The findings of checks beyond the document, which are distributed to the scenes of their elements.
  package var foundElsewhere: [SceneProblem] = []

  /// The rules to be looked at; `standard` ones unless told otherwise.
  public init(
    enabled: Set<FindingKind> = DocumentRules.standard, allowed: [FindingKind: [String]] = [:],
    assets: ProjectAssets? = nil
  ) {
    self.enabled = enabled
    self.allowed = allowed
    self.assets = assets
  }

  /// The rules that need nobody's wish: what they find is a mistake in every team.
  public static let standard = Set(kinds.filter(\.isOnByDefault))

  func allows(_ value: String, by kind: FindingKind) -> Bool { allowed[kind]?.contains(value) ?? false }
}
