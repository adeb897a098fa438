// What can be said of a document without laying it out: the rules, which of them are looked at, and what they allow.

import LayoutScene
import Plumbline

/// A rule about a document itself, beside its layout, named by the problem that it reports.
public typealias DocumentRule = SceneProblem.Kind

/// Which rules about a document itself are checked, and what each allows.
///
/// The standard ones report mistakes in any project, such as duplicate ids and missing images; the others are conventions
/// that a configuration turns on.
///
/// ```swift
/// var configuration = SceneConfiguration.canvas
/// configuration.rules = DocumentRules(
///   enabled: DocumentRules.standard.union([.fonts]), allowed: [.fonts: ["system", "Avenir-Book"]])
/// ```
public struct DocumentRules: Hashable, Sendable {
  /// The rules that are looked at. Ids that do not resolve and what is not supported are always told.
  public var enabled: Set<DocumentRule>
  /// What a rule allows:
  /// * `custom-module`: names of modules. Without any, every custom class needs some module.
  /// * `base-class`: `label=BodyLabel`: a kind of element and a class that it may have; several of a kind are alternatives.
  /// * `canvas-device`: ids of devices, such as `retina6_12`.
  /// * `fonts`: `system`, text styles, names of fonts.
  /// * `colors`: names of colours; without any, every named and system colour is allowed.
  /// * `runtime-attributes`: key paths.
  /// * `hides-bottom-bar`, `custom-class-name`, `identifier`: classes or ids of controllers that need not follow.
  public var allowed: [DocumentRule: [String]]
  /// The names of the project's images and colours; nil where there is no catalogue to compare with.
  public var assets: ProjectAssets?
  /// What was found by others, who looked at more than the document; it goes to the scenes of its elements.
  package var foundElsewhere: [SceneProblem] = []

  /// The rules to be looked at; `standard` ones unless told otherwise.
  public init(
    enabled: Set<DocumentRule> = DocumentRules.standard, allowed: [DocumentRule: [String]] = [:],
    assets: ProjectAssets? = nil
  ) {
    self.enabled = enabled
    self.allowed = allowed
    self.assets = assets
  }

  /// The rules that need nobody's wish: what they find is a mistake in every team.
  public static let standard: Set<DocumentRule> = [
    .duplicateConstraint, .duplicateID, .missingImage, .missingColor,
  ]

  func allows(_ value: String, by rule: DocumentRule) -> Bool { allowed[rule]?.contains(value) ?? false }
}

extension DocumentRule {
  /// Whether a team can say what the rule lets pass (`DocumentRules.allowed`).
  package var takesValues: Bool {
    switch self {
    case .canvasDevice, .runtimeAttributes, .fonts, .colors, .customClassName, .hidesBottomBar, .customModule,
      .baseClass, .identifier:
      true
    default: false
    }
  }
}
