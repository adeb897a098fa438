// What the engine knows about a laid-out tree: which constraints exclude each other, which views it could place
// elsewhere at the same cost.

import Foundation

/// Conflicts and ambiguities of one view tree at its last layout.
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
    /// Of "x", "y", "width", "height", those that could be different; for a scroll view, also "contentWidth" and
    /// "contentHeight".
    public var variables: [String]
    /// The frame that was chosen and another optimal one, in the superview's space. Where a scroll view's content alone
    /// is open, the rectangles of the content.
    public var witness: (CGRect, CGRect)
    /// The first of the two frames was given and the required constraints cannot hold with it; they ask for the second.
    public var isGivenFrameRefused = false
  }
  /// The conflicts, one for each broken constraint.
  public var conflicts: [Conflict] = []
  /// The views that are not placed, in the order of the tree.
  public var ambiguities: [Ambiguity] = []
  /// Nothing found.
  public init() {}
}
