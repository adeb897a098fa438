// State that few views have, in a box beside the view: a view without any of it pays for one empty reference.

import Foundation
import Unchecked

/// The state of a view's rarer features.
@MainActor
final class RareViewState {
  /// What programs set beside layout; nil while they set nothing of it.
  var look: ViewLook?
  /// Not retained: the controller retains its view, and clears this when it goes or takes another view.
  @Unretained var controller: UIViewController?
  /// What stands before the view and retains it.
  weak var facade: (any ViewFacade)?
  /// Who wants to know of changes.
  var observers: PropertyObservers?
  /// The traits that the view sets for its subtree.
  var traits = TraitValues()
  /// Between which sizes of text the subtree is shown; nil where none was said.
  var textSizeLimits: TextSizeLimits?
  var layoutContext: LayoutContext?
  /// At a root: the keyboard over the tree.
  var keyboard: LayoutKeyboard?
  var traitRegistrations: [TraitRegistration] = []
  /// What documents vary by size class in the tree below.
  var variations: [any VariationStorage] = []
  /// At a root: what the last layout that came to no rest was busy with.
  var feedbackLoop: LayoutFeedbackLoop?
  /// What animations that are under way have left to do.
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
  /// How long a point of the view's own space is outside of it, across and down; of views behind objects of AppKit alone.
  var contentScale = CGSize(width: 1, height: 1)
  /// In place of `intrinsicContentSize`.
  var assumedContentSize: CGSize?
  /// What a document gives in place of `intrinsicContentSize`, on the axes where it gives something.
  var placeholderContentSize: CGSize?
  /// Whether a view of another module answers its content size for `settledWidth`.
  var answersForSettledWidth = false
  /// Made when somebody asks for the view's constraints: content size, then given size, horizontally and vertically.
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
