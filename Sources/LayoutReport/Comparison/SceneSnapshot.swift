// The state of a laid-out scene for a comparison: frames, constraints, and the depiction for a page if needed.

import Foundation
import LayoutScene
import Plumbline

/// A laid-out scene as a comparison needs it: frames, superviews and constraints as plain values.
///
/// Take one of each version, and compare them with ``SceneComparison``; the scenes can be freed in between. Taking one lays
/// the scene out and looks for its findings, which takes time in proportion to its views and constraints.
public struct SceneSnapshot: Hashable, Sendable {
  /// A view for a comparison: its identity and its frame.
  public struct View: Hashable, Sendable {
    /// The id in the document.
    public var id: String
    /// The heading on a line of its own: `UILabel 'Name' (ubb-8h-4Wk)`.
    public var heading: String
    /// The id of the superview; nil for the root.
    public var parent: String?
    /// The frame in the superview's space, as the document stores it, in points.
    public var frame: CGRect
    /// The ids of the constraints that its frame follows from; empty in scenes whose reasons are too many.
    var reasons: Set<String> = []
  }

  /// An active constraint of the document, for a comparison.
  public struct Constraint: Hashable, Sendable {
    /// The id in the document.
    public var id: String
    /// The requirement by ids, without the names and texts of its items: attributes, relation, multiplier, constant and
    /// priority.
    public var demand: [String]
    /// The demand in a sentence, with the names of its items.
    public var words: String
  }

  /// The document's path or name.
  public var document: String
  /// The id of the scene's root view.
  public var scene: String
  /// A name for people: the controller's class or label.
  public var title: String?
  /// The configuration for which the scene was laid out.
  public var configuration: ReportConfiguration
  /// The root's size in points.
  public var size: CGSize
  /// The views, in document order.
  public var views: [View]
  /// The active constraints, in document order.
  public var constraints: [Constraint]
  /// The findings on the layout, independent of the stored frames.
  public var findings: [Finding]
  package var depiction: SceneDepiction?

  /// Lays a scene out and records its state for comparison.
  @preconcurrency @MainActor
  public init(_ scene: Scene, withPicture: Bool = false) {
    var kinds = Finding.Kind.onByDefault
    kinds.remove(.misplaced)
    scene.rootView.layoutIfNeeded()
    let inspection = SceneInspection(scene)
    var report = SceneReport(
      inspection, including: withPicture ? SceneReport.pageContents : .explanations,
      comparesStoredFrames: false,
      looksFor: kinds)
    findings = report.findings
    let reasons = Dictionary(
      firstOf: report.explanations.map {
        ($0.id, Set($0.numbers.flatMap(\.chain).compactMap(\.constraint)))
      })
    if withPicture {
      report.depict()
      depiction = report.depictions.first
    }
    document = scene.document
    self.scene = scene.id
    title = scene.title
    (configuration, size) = (report.configuration, report.size)
    views = inspection.views.map {
      View(
        id: $0.id, heading: ViewNames($0).heading, parent: $0.parent, frame: $0.frame,
        reasons: reasons[$0.id] ?? [])
    }
    constraints = scene.constraints.map {
      Constraint(
        id: $0.id, demand: inspection.demand(of: $0.constraint), words: inspection.words(of: $0.constraint))
    }
  }
}

extension SceneInspection {
  /// The requirement of a constraint, with the same text for the same requirement.
  fileprivate func demand(of constraint: NSLayoutConstraint) -> [String] {
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      let owner = viewID(of: item) ?? "-"
      guard let guide = item as? UILayoutGuide else { return "\(owner).\(attribute.rawValue)" }
      return "\(owner)/\(entry(of: guide)?.id ?? guide.identifier).\(attribute.rawValue)"
    }
    let relations: [NSLayoutConstraint.Relation: String] = [.equal: "==", .lessThanOrEqual: "<="]
    return [
      side(constraint.firstItem, constraint.firstAttribute) + " "
        + side(constraint.secondItem, constraint.secondAttribute),
      relations[constraint.relation] ?? ">=", "\(Double(constraint.multiplier))",
      decimal(Double(constraint.constant)), decimal(Double(constraint.priority.rawValue)),
    ]
  }
}
