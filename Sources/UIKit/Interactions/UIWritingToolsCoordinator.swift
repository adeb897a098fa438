// Apple's writing tools in views that set their own text (iOS 18.2). There are none here: coordinators rest, and nobody asks the
// delegate; a test may.

import Foundation
import Plumbline

/// Lets Apple's writing tools change the text of a view of a program's own. It rests here.
@preconcurrency @MainActor
open class UIWritingToolsCoordinator: NSObject, UIInteraction {
  /// How busy the tools are. Raw values are Apple's.
  public enum State: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case inactive, noninteractive, interactiveResting, interactiveStreaming
  }
  /// How much text is asked for. Raw values are Apple's.
  public enum ContextScope: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case userSelection, fullDocument, visibleArea
  }
  /// Whether a change is seen coming. Raw values are Apple's.
  public enum TextReplacementReason: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case interactive, noninteractive
  }
  /// Why a program changed its text. Raw values are Apple's.
  public enum TextUpdateReason: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case typing, undoRedo
  }
  /// What is animated. Raw values are Apple's.
  public enum TextAnimation: Int, Sendable {
    /// Apple's names: looking at a text, taking it away, putting it in.
    case anticipate = 0, remove = 1, insert = 2
  }
  /// A text for the tools.
  @preconcurrency @MainActor
  open class Context: NSObject {
    /// The text, with some of what is around it.
    public let attributedString: NSAttributedString
    /// The part that is meant.
    public let range: NSRange
    /// Tells it from others.
    public let identifier = UUID()
    /// The part that the tools took: `range`.
    open var resolvedRange: NSRange { range }
    /// Both are only kept.
    public init(attributedString: NSAttributedString, range: NSRange) {
      (self.attributedString, self.range) = (attributedString, range)
      super.init()
    }
  }
  /// An animation of the tools.
  @preconcurrency @MainActor
  open class AnimationParameters: NSObject {
    /// In seconds; 0: none is made here.
    open var duration: CGFloat { 0 }
    /// In seconds; 0: none is made here.
    open var delay: CGFloat { 0 }
    /// Called with how far it is, from 0 to 1; never here.
    open var progressHandler: ((Float) -> Void)?
    /// Called at its end; never here.
    open var completionHandler: (() -> Void)?
    /// No counterpart of Apple's.
    public override init() { super.init() }
  }
  /// Gives texts and takes changes; never called here.
  @preconcurrency @MainActor
  public protocol Delegate: AnyObject {
    /// The texts that are asked for.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsContextsFor scope: ContextScope,
      completion: @escaping ([Context]) -> Void)
    /// A part is to have another text; answers with what was put in, nil for nothing.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, replace range: NSRange, in context: Context,
      proposedText replacementText: NSAttributedString, reason: TextReplacementReason,
      animationParameters: AnimationParameters?, completion: @escaping (NSAttributedString?) -> Void)
    /// Parts are to be selected.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, select ranges: [NSValue], in context: Context,
      completion: @escaping () -> Void)
    /// The place of the text at a point of the view, and the context's identifier.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator,
      requestsRangeInContextWithIdentifierFor point: CGPoint, completion: @escaping (NSRange, UUID) -> Void)
    /// What lies around a part, in the view's coordinates.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsBoundingBezierPathsFor range: NSRange,
      in context: Context, completion: @escaping ([UIBezierPath]) -> Void)
    /// Lines below a part, in the view's coordinates.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsUnderlinePathsFor range: NSRange,
      in context: Context, completion: @escaping ([UIBezierPath]) -> Void)
    /// An animation is about to begin.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, prepareFor textAnimation: TextAnimation,
      for range: NSRange, in context: Context, completion: @escaping () -> Void)
    /// Pictures of a part for an animation; nil for none.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsPreviewFor textAnimation: TextAnimation,
      of range: NSRange, in context: Context, completion: @escaping ([UITargetedPreview]?) -> Void)
    /// A picture of what lies in a rectangle of the view; nil for none.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsPreviewFor rect: CGRect,
      in context: Context, completion: @escaping (UITargetedPreview?) -> Void)
    /// An animation is over.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, finish textAnimation: TextAnimation,
      for range: NSRange, in context: Context, completion: @escaping () -> Void)
    /// The pieces of a part that lie in one view each.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsSingleContainerSubrangesOf range: NSRange,
      in context: Context, completion: @escaping ([NSValue]) -> Void)
    /// The view that marks of a part are shown in.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsDecorationContainerViewFor range: NSRange,
      in context: Context, completion: @escaping (UIView) -> Void)
    /// The tools become more or less busy.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, willChangeTo newState: State,
      completion: @escaping () -> Void)
  }

  /// False: there are no such tools.
  open class var isWritingToolsAvailable: Bool { false }
  /// Gives texts and takes changes. Not retained.
  open private(set) weak var delegate: (any Delegate)?
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// Where effects are shown; nil for the view; stored. Not retained.
  open weak var effectContainerView: UIView?
  /// Where marks are shown; nil for the view; stored. Not retained.
  open weak var decorationContainerView: UIView?
  /// Always `.inactive`.
  open var state: State { .inactive }
  /// How much of the tools the program wants; `.default` at first; stored.
  open var preferredBehavior = UIWritingToolsBehavior.default
  /// How much of them there is: none.
  open var behavior: UIWritingToolsBehavior { .none }
  /// What the tools may answer; nothing in particular at first; stored.
  open var preferredResultOptions: UIWritingToolsResultOptions = []
  /// What they would answer.
  open var resultOptions: UIWritingToolsResultOptions { preferredResultOptions }
  /// The delegate is not retained.
  public init(delegate: (any Delegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Without effect: there are none.
  open func stopWritingTools() {}
  /// Tells that the program changed its text; nobody is told.
  open func updateRange(
    _ range: NSRange, with replacementText: NSAttributedString, reason: TextUpdateReason,
    forContextWithIdentifier contextID: UUID
  ) {}
  /// Tells that the lines of a text are others; nobody is told.
  open func updateForReflowedTextInContext(withIdentifier contextID: UUID) {}
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIWritingToolsCoordinator.Delegate {
  /// Calls the closure by default.
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    willChangeTo newState: UIWritingToolsCoordinator.State, completion: @escaping () -> Void
  ) { completion() }
}

extension UIWritingToolsCoordinator.Delegate {
  /// Not answered by default; deprecated in iOS 18.4, where the tools ask the view itself.
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    requestsRangeInContextWithIdentifierFor point: CGPoint, completion: @escaping (NSRange, UUID) -> Void
  ) {}
  /// The whole part by default.
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsSingleContainerSubrangesOf range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping ([NSValue]) -> Void
  ) { completion([NSValue(range: range)]) }
  /// The coordinator's view for marks by default, else the view that it was added to.
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsDecorationContainerViewFor range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping (UIView) -> Void
  ) {
    let view = writingToolsCoordinator.decorationContainerView ?? writingToolsCoordinator.view
    if let view { completion(view) }
  }
}

extension UITextView {
  /// The view's own, the same at each call; it rests.
  public var writingToolsCoordinator: UIWritingToolsCoordinator {
    carriedOnce(UIWritingToolsCoordinator(delegate: nil))
  }
}
