// Conflicts and ambiguities of a tree: which constraints exclude each other, which views the engine could place elsewhere
// at the same cost.

import Foundation

/// The engine's diagnosis of a view tree at its last layout: required constraints that exclude each other, and views
/// that another frame would suit as well. Apple's counterparts are the console's "Unable to simultaneously satisfy
/// constraints" and `hasAmbiguousLayout`, one view at a time.
///
///     for conflict in root.layoutDiagnosis().conflicts { print(conflict.broken) }
///
/// It is a value: a later layout does not change it. Its views and constraints are the tree's own, which it retains.
@preconcurrency @MainActor
public struct LayoutDiagnosis {
  /// An irreducible set of required constraints that cannot hold together.
  @preconcurrency @MainActor
  public struct Conflict {
    /// The members, in the order of their activation; `UISV-*` and other system constraints among them.
    public var constraints: [NSLayoutConstraint]
    /// The member that was left out so that the others hold.
    public var broken: NSLayoutConstraint
    /// Views and guides whose implicit `width >= 0` or `height >= 0` is a member.
    public var nonNegativeSizes: [AnyObject]
  }
  /// A view that the constraints do not place: two frames that are equally good.
  @preconcurrency @MainActor
  public struct Ambiguity {
    /// The view that could lie elsewhere.
    public var view: UIView
    /// The variables of its frame that could have another value.
    public var open: [OpenVariable]
    /// The names of `open`, in its order.
    public var variables: [String] { open.map(\.name) }
    /// The frame that was chosen and another optimal one, in the superview's space. Where a scroll view's content alone
    /// is open, the rectangles of the content.
    public var witness: (CGRect, CGRect)
    /// The first of the two frames was given and the required constraints cannot hold with it; they ask for the second.
    public var isGivenFrameRefused = false
  }
  /// A number of a view that the constraints leave open.
  public struct OpenVariable: Hashable, Sendable {
    /// "x", "y", "width" or "height"; of a scroll view, also "contentWidth" and "contentHeight".
    public var name: String
    /// The group of variables that move together, open for one reason. Nil for one that no constraint mentions.
    public var group: Int?
    /// Whether equal wishes compete for it, such as two content sizes of one priority; false where nothing decides it.
    public var isTie: Bool
  }
  /// The conflicts, one for each broken constraint.
  public var conflicts: [Conflict] = []
  /// The views that are not placed, in the order of the tree.
  public var ambiguities: [Ambiguity] = []
  /// A diagnosis in which nothing was found.
  public init() {}
}
