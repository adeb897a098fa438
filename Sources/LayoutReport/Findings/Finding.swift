// One thing that is wrong with a scene, with its cause and a way out.

import Foundation
import LayoutScene

/// One thing that is wrong with a scene: its kind and level, the views and constraints it is about, a sentence with the
/// cause and one with the way out.
///
/// Frames are in points, in the superview's space as the document stores them. Findings are plain values and come from a
/// ``SceneReport``; `id` stays the same while kind and elements do.
/// ```swift
/// for finding in SceneReport(scene).findings where finding.level == .error {
///   print(finding.kind.rawValue, finding.message, finding.fix)
/// }
/// ```
public struct Finding: Hashable, Sendable {
  /// The kind of a finding; the names are fixed, as other programs and baselines rely on them.
  public typealias Kind = FindingKind
  /// The severity of a finding.
  public typealias Level = FindingLevel

  /// The kind of the finding.
  public var kind: Kind
  /// The severity: by the kind of the finding and its circumstances, or by a project's settings.
  public var level: Level
  /// Ids of the views that it is about; the last `caused` of them only follow from the others.
  public var views: [String]
  /// Ids of the constraints that it is about; of a conflict, the members in the order of their activation.
  public var constraints: [String]
  /// The member of a conflict that has no effect, so that the others hold.
  public var broken: String?
  /// The ambiguous ones of "x", "y", "width", "height", "contentWidth", "contentHeight".
  public var variables: [String]
  /// Two equally good frames of an ambiguous view, in its superview's space; empty or two.
  public var witness: [CGRect]
  /// The two frames of a misplaced view, in its superview's space.
  public var stored: CGRect?
  /// The computed frame of a misplaced view, in the superview's space.
  public var computed: CGRect?
  /// The message: the fault and its cause, one sentence or two.
  public var message: String
  /// The way out, in the imperative.
  public var fix: String
  /// The line of the document, from 1.
  public var line: Int?
  /// The column of that line where the element begins, in characters of Unicode (scalars) from 1.
  public var column: Int?
  /// The path of another file that it is in, such as a table of texts; nil for the document.
  public var file: String?
  /// Whether the way out was tried: with it this finding is gone, and no other is there instead.
  public var isTried: Bool
  /// The number of further faults that this one explains.
  public var caused: Int
  /// The findings that are counted in it because they share its cause: a change for it fixes them as well.
  package var twins: [Finding] = []
  /// `constraints` in words and in Apple's notation.
  public var details: [ConstraintReport]
  /// The names of its first views, by id.
  package var viewNames: [String: String] = [:]
  /// The configurations in which it occurs, where a scene was laid out in several.
  public var configurations: [ReportConfiguration] = []

  /// `views` without those that only follow from others.
  public var leadingViews: ArraySlice<String> {
    // What follows is counted and not named where the editor marks the first view alone.
    kind == .conflict || views.count <= caused ? views[...] : views.dropLast(caused)
  }

  /// A finding; what does not belong to its kind stays empty.
  public init(
    kind: Kind, level: Level, views: [String] = [], constraints: [String] = [], broken: String? = nil,
    variables: [String] = [], witness: [CGRect] = [], stored: CGRect? = nil, computed: CGRect? = nil,
    message: String, fix: String, line: Int? = nil, column: Int? = nil, caused: Int = 0,
    isTried: Bool = false,
    details: [ConstraintReport] = []
  ) {
    self.kind = kind
    self.level = level
    self.views = views
    self.constraints = constraints
    self.broken = broken
    self.variables = variables
    self.witness = witness
    self.stored = stored
    self.computed = computed
    self.message = message
    self.fix = fix
    self.line = line
    self.column = column
    self.caused = caused
    self.isTried = isTried
    self.details = details
  }
}
