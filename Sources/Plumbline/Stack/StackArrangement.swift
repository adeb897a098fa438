// The constraints and guides of a stack view, from its properties (spec 06 §2). The cross axis is in
// StackAlignment.swift, the distributions in StackDistribution.swift.

import Foundation

/// The constraints of one arrangement. A value for one rebuild: it reads the stack and keeps the rows.
@MainActor
struct StackArrangement {
  /// The constraints that a rebuild installs and the next one removes.
  struct Rows {
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    /// The lengths behind proportional shares, and whether some were measured in views without a content size.
    var naturalLengths: [CGFloat] = []
    var areMeasured = false
  }

  /// The identifiers that Apple's stack view gives its constraints; logs show them.
  enum Name {
    static let canvasConnection = "UISV-canvas-connection"
    static let spacing = "UISV-spacing"
    static let hiding = "UISV-hiding"
    static let fillEqually = "UISV-fill-equally"
    static let fillProportionally = "UISV-fill-proportionally"
    static let distributingEdge = "UISV-distributing-edge"
    static let canvasFit = "UISV-canvas-fit"
    static let alignment = "UISV-alignment"
    static let alignmentSpanner = "UISV-alignment-spanner"
    static let spanningBoundary = "UISV-spanning-boundary"
    static let spanningFit = "UISV-spanning-fit"
    static let ambiguitySuppression = "UISV-ambiguity-suppression"
    static let textWidthDisambiguation = "UISV-text-width-disambiguation"
    /// The names of constraints on an arranged view alone: the view holds them itself.
    static let ofOneView: Set = [hiding, ambiguitySuppression]
  }

  let stack: UIStackView
  let axis: StackAxis
  /// The stack or its margins guide: what the outer views connect to.
  let canvas: AnyObject
  let arranged: [UIView]
  let visible: [UIView]
  var installed = Rows()

  init(of stack: UIStackView) {
    self.stack = stack
    axis = StackAxis(stack.axis)
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    arranged = stack.arrangedSubviews
    visible = stack.visibleArrangedSubviews
  }

  /// All rows of the arrangement, in a fixed order.
  func rows() -> Rows {
    var copy = self
    copy.setTieOrder()
    guard !arranged.isEmpty else { return copy.installed }
    // Where a share of the whole stack does not fit between its margins, the connection of the far end breaks: it comes last.
    let sharesFirst = stack.distribution == .fillProportionally
    if sharesFirst { copy.addDistribution() }
    copy.addEnds()
    if !sharesFirst { copy.addDistribution() }
    copy.addHiding()
    copy.addAlignment()
    copy.addTextWidthDisambiguation()
    return copy.installed
  }

  // MARK: Rows

  mutating func add(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: AnyObject? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000, named identifier: String
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = identifier
    constraint.creationSite = nil
    installed.constraints.append(constraint)
  }

  mutating func addGuide(_ identifier: String) -> UILayoutGuide {
    let guide = _UILayoutSpacer()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    installed.guides.append(guide)
    return guide
  }

  // MARK: Ends, hidden views

  /// The first and last visible view touch the canvas; without a visible view the canvas shrinks to nothing.
  private mutating func addEnds() {
    guard let first = visible.first, let last = visible.last else {
      add(canvas, axis.along.size, priority: 49, named: Name.canvasFit)
      return
    }
    add(canvas, axis.along.leading, .equal, first, axis.along.leading, named: Name.canvasConnection)
    add(canvas, axis.along.trailing, .equal, last, axis.along.trailing, named: Name.canvasConnection)
  }

  /// Hidden views have no length. Between visible ones they sit half the spacing after their predecessor, at the ends
  /// beyond the outermost visible view. The canvas keeps the length that required constraints give a hidden view: all 30
  /// such views of the corpus have it, before the first view (9), after the last (9) or in between. On devices a program's
  /// constraint breaks (logs of iOS 9 to 13); iOS 26 keeps the length again, and logs nothing (spec 06 §2).
  private mutating func addHiding() {
    let staysAtEdge = keepsHiddenViewsAtEdge
    let environment = stack.effectiveLayoutEnvironment
    let priority: Float = environment.generation.system >= 26 ? 999.999 : 1000
    var predecessor: UIView?
    var following = visible[...]
    for view in arranged {
      if view === following.first {
        predecessor = following.removeFirst()
        continue
      }
      add(view, axis.along.size, priority: priority, named: Name.hiding)
      installed.constraints.last?.precedence = environment.isEditorCanvas ? .max : Self.hidingPrecedence
      if let predecessor, !following.isEmpty || !staysAtEdge {
        add(
          view, axis.along.leading, .equal, predecessor, axis.along.trailing,
          constant: following.isEmpty ? 0 : gap(after: predecessor) / 2, priority: 50, named: Name.spacing)
      } else if let first = visible.first, predecessor == nil, !staysAtEdge {
        add(
          view, axis.along.trailing, .equal, first, axis.along.leading, priority: 50, named: Name.spacing)
      } else {
        add(view, axis.along.leading, .equal, stack, axis.along.leading, priority: 50, named: Name.spacing)
      }
    }
  }

  /// Beside a single visible view, hidden ones at the ends lie at the stack's own leading edge where gaps share the length,
  /// and did so everywhere before iOS 16: 9 views of 9 in the corpus (builds 14088 to 17505), none of 4 later ones.
  private var keepsHiddenViewsAtEdge: Bool {
    if visible.isEmpty { return true }
    let sharesGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    return visible.count == 1
      && (sharesGaps || stack.effectiveLayoutEnvironment.generation.system < 16)
  }

  /// Before constraints of programs and documents, after given frames.
  private static let hidingPrecedence: Int32 = -1

  // MARK: Spacing

  /// Points after a visible view, the system's spacing resolved.
  func gap(after view: UIView) -> CGFloat {
    let spacing = declaredGap(after: view)
    // NSSpace between siblings is 8 (spec 09 §3); documents with `spacingType="standard"` show 8 too.
    return spacing == UIStackView.spacingUseSystem ? 8 : spacing
  }

  /// Points after a visible view as the properties say; the system's spacing is next to nothing here.
  func declaredGap(after view: UIView) -> CGFloat {
    let custom = stack.customSpacing(after: view)
    let spacing = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
    return spacing == UIStackView.spacingUseDefault || !spacing.isFinite ? 0 : spacing
  }
}

/// The guides of a stack view, under the name that Apple's descriptions give them.
final class _UILayoutSpacer: UILayoutGuide {}
