// State that few views have, in a box beside the view: a view without any of it pays for one empty reference.

import Foundation
import Unchecked

/// The state of a view's rarer features.
@MainActor
final class RareViewState {
  /// The appearance that programs set beside layout; nil while they set none.
  var look: ViewLook?
  /// Not retained: the controller retains its view, and clears this when it goes or takes another view.
  @Unretained var controller: UIViewController?
  /// The facade of the view, which retains it.
  weak var facade: (any ViewFacade)?
  var observers: PropertyObservers?
  /// The traits that the view sets for its subtree.
  var traits = TraitValues()
  /// The limits of the subtree's text size; nil without any.
  var textSizeLimits: TextSizeLimits?
  var layoutContext: LayoutContext?
  /// At a root: the keyboard over the tree.
  var keyboard: LayoutKeyboard?
  var traitRegistrations: [TraitRegistration] = []
  /// The variations of documents by size class in the tree below.
  var variations: [any VariationStorage] = []
  /// At a root: the feedback loop of the last layout that did not converge.
  var feedbackLoop: LayoutFeedbackLoop?
  /// The changes of running animations.
  var animations: [ViewChange] = []
  /// At a root: the clock of the tree's animations.
  var timeline: AnimationTimeline?
  /// The surroundings that were set on the view: of a root, or of a subtree that has its own.
  var environment: EnvironmentBox?
  var transform = CGAffineTransform.identity
  /// Whether the safe area stays what it is, whatever happens around the view (`holdSafeAreaUnderTransform()`).
  var holdsSafeArea = false
  /// The point of the bounds that `center` places, from 0 to 1.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The superview's size for which the frame was given, when it is not the superview's present size.
  var autoresizingReferenceSize: CGSize?
  /// The scale from the view's own space to its superview's, in both axes; of views behind objects of AppKit alone.
  var contentScale = CGSize(width: 1, height: 1)
  /// The content size in place of `intrinsicContentSize`.
  var assumedContentSize: CGSize?
  /// The document's content size in place of `intrinsicContentSize`, on the axes for which it has one.
  var placeholderContentSize: CGSize?
  /// Whether a view of another module answers its content size for `settledWidth`.
  var answersForSettledWidth = false
  /// The system constraints, created when they are queried: content size, then given size, horizontally and vertically.
  var systemConstraints: [NSLayoutConstraint?] = [nil, nil, nil, nil]
}

extension UIView {
  /// The box, made on first use.
  func makeRare() -> RareViewState {
    if let rare { return rare }
    let made = RareViewState()
    rare = made
    return made
  }

  /// The engine that lays this tree out; only a root has one, and only once something uses constraints.
  var layoutContext: LayoutContext? {
    get { hasLayoutContext ? rare?.layoutContext : nil }
    set {
      if newValue != nil || hasLayoutContext { makeRare().layoutContext = newValue }
      hasLayoutContext = newValue != nil
    }
  }

  var storedTransform: CGAffineTransform {
    get { rare?.transform ?? .identity }
    set { makeRare().transform = newValue }
  }

  var storedAnchorPoint: CGPoint { rare?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }

  /// The superview's size for which the frame was given, when it is not the superview's present size.
  var autoresizingReferenceSize: CGSize? {
    get { rare?.autoresizingReferenceSize }
    set {
      if newValue == nil {
        rare?.autoresizingReferenceSize = nil
      } else {
        makeRare().autoresizingReferenceSize = newValue
      }
    }
  }

  /// The controller whose view this is.
  var controller: UIViewController? { rare?.controller }
}
