// What a comparison needs of a laid-out scene: frames, what constraints demand, and what a page shows if one is wanted.

import Foundation
import LayoutScene
import Plumbline

/// A laid-out scene as a comparison needs it: frames, superviews and constraints as plain values.
///
/// Take one of each version, and compare them with ``SceneComparison``; the scenes can be freed in between. Taking one lays
/// the scene out and looks for its findings, which takes time in proportion to its views and constraints.
public struct SceneSnapshot: Hashable, Sendable {
  /// What a comparison needs of a view: who it is, and where it lies.
  public struct View: Hashable, Sendable {
    /// The id in the document.
    public var id: String
    /// On a line of its own: `UILabel 'Name' (ubb-8h-4Wk)`.
    public var heading: String
    /// The id of the superview; nil for the root.
    public var parent: String?
    /// In the superview's space as the document stores it, points.
    public var frame: CGRect
    /// The ids of the constraints that its frame follows from; empty in scenes whose reasons are too many.
    var reasons: Set<String> = []
  }

  /// What a comparison needs of an active constraint of the document.
  public struct Constraint: Hashable, Sendable {
    /// The id in the document.
    public var id: String
    /// What it demands, by ids, without the names and texts of its items: what it ties, relation, multiplier, constant and
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
  /// For which product the scene was laid out.
  public var configuration: ReportConfiguration
  /// The root's size in points.
  public var size: CGSize
  /// The views, in document order.
  public var views: [View]
  /// The active constraints, in document order.
  public var constraints: [Constraint]
  /// What is wrong with the layout, whatever frames the document stores.
  public var findings: [Finding]
  package var depiction: SceneDepiction?

  /// Lays a scene out and takes what is to be compared.
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
  /// What a constraint demands, so that two that demand the same have the same text.
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
