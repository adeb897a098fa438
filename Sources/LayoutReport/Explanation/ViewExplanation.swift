// The explanation of a view's frame: for each of its variables the chain of constraints that decide it, with what each
// contributes. Plain values, from which texts and JSON are made.

import Foundation

/// The explanation of a view's frame: for each of its four variables the chain of constraints that determine it.
///
/// The values of a chain add up to the number, in points; ``Number/unexplained`` tells what they leave over. It is what
/// `plumbline explain --view` prints.
/// ```swift
/// if let explanation = ViewExplanation(of: "title", in: scene) {
///   print(explanation.text())
/// }
/// ```
///
/// The solver is asked once for all four numbers. The chains of all views of a scene may have a number of links that grows
/// with the square of its views.
public struct ViewExplanation: Hashable, Sendable {
  /// One of the four numbers of a frame, with the constraints that add up to it.
  public struct Number: Hashable, Sendable {
    /// `x`, `y`, `width` or `height`.
    public var name: String
    /// The value in the frame, in points.
    public var value: Double
    /// The last step to it: what the view itself is tied to.
    public var step: Step
    /// The summands of the value, from the outermost to the view itself.
    public var chain: [Link]
    /// The changes that would give another value, in sentences.
    public var changes: [Change]
    /// The part of the value that the chain before its last link leaves open, beyond rounding to pixels; 0 where
    /// constraints, masks and stored frames account for all of it.
    public var unexplained: Double
  }

  /// The reference of a view's variable: "the bottom edge of 'Login Tools' (124.3), less its own height 24.3".
  public struct Step: Hashable, Sendable {
    /// The step in words, without a full stop.
    public var words: String
    /// The document's ids of the constraints that tie the view.
    public var constraints: [String] = []
    /// Their lines in the document, from 1.
    public var lines: [Int?] = []
  }

  /// The ambiguity of a view.
  public struct Ambiguity: Hashable, Sendable {
    /// The open variables among `x`, `y`, `width`, `height`, `contentWidth` and `contentHeight`, of the view or of
    /// those it follows.
    public var variables: [String]
    /// Two equally good frames of the view; empty where it follows another one.
    public var witness: [CGRect]
    /// The same in words, without a full stop.
    public var words: String
  }

  /// One summand of a number: a constraint, a content size, or an offset such as a rounding.
  public struct Link: Hashable, Sendable {
    /// The document's id of a constraint, or what the system calls one of its own; nil for what is no constraint.
    public var constraint: String?
    /// The summand in words.
    public var words: String
    /// The contribution in points.
    public var value: Double
    /// The line of the document, from 1.
    public var line: Int?
  }

  /// A change that would give the number another value.
  public struct Change: Hashable, Sendable {
    /// The constraint's id in the document; nil where something else would have to change.
    public var constraint: String?
    /// The points by which the number grows when the constraint's constant grows by 1, while the same constraints
    /// decide.
    public var perPoint: Double?
    /// One sentence in the imperative.
    public var words: String
  }

  /// An optional constraint or a content size that the layout does not satisfy.
  public struct UnsatisfiedConstraint: Hashable, Sendable {
    /// The document's id or the system's name.
    public var constraint: String?
    /// The constraint in words, and how the layout deviates from it.
    public var words: String
    /// The violation in points.
    public var distance: Double
    /// The line of the document, from 1.
    public var line: Int?
  }

  /// The document's path or name, as it was given.
  public var document: String
  /// The id of the scene's root view.
  public var scene: String
  /// The configuration for which the scene was laid out.
  public var configuration: ReportConfiguration
  /// The view's id in the document.
  public var id: String
  /// The view on a line of its own: `UILabel 'Name' (ubb-8h-4Wk)`.
  public var heading: String
  /// The frame in the superview's space, as the document stores it, in points.
  public var frame: CGRect
  /// The ambiguities of the view, as `check` finds them; not looked for where all views of a scene are explained.
  public var ambiguities: [Ambiguity] = []
  /// x, y, width, height.
  public var numbers: [Number]
  /// The optional constraints and content sizes around the view that the layout does not satisfy.
  public var unsatisfied: [UnsatisfiedConstraint]
  /// The line of the document where the view begins, from 1.
  public var line: Int?
}
