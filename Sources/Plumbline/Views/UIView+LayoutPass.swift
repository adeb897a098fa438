// The layout pass: constraints are updated from the leaves up, the engine solves once, frames are set from the top down,
// until nothing moves (spec 05 §8).

import Foundation
import Unchecked

extension UIView {
  /// The maximum number of rounds, more than any converging layout needs (spec 05 §8).
  private static var roundLimit: Int { 100 }
  /// The number of last rounds that are reported if the layout does not converge.
  private static var recordedRounds: Int { 5 }
  /// The maximum depth of nested layouts: a view that lays its superview out from its own layout never ends.
  private static var depthLimit: Int { 50 }

  func markLayoutNeeded() {
    guard !isLayoutNeeded else { return }
    isLayoutNeeded = true
    passLayoutNeedUp()
  }

  private func passLayoutNeedUp() {
    waitForPass()
    superviewReference.climb { view in
      if view.isLayoutNeededBelow { return false }
      view.isLayoutNeededBelow = true
      view.waitForPass()
      return true
    }
  }

  func markPropertyUpdateNeeded() {
    guard !isPropertyUpdateNeeded else { return }
    isPropertyUpdateNeeded = true
    passLayoutFlagsUp()
  }

  /// A controller's properties first, then those of its view.
  func updatePropertiesNow() {
    guard isPropertyUpdateNeeded else { return }
    isPropertyUpdateNeeded = false
    if rare != nil { controller?.updateProperties() }
    updateProperties()
  }

  /// Whether the pass has to stop here or below.
  private var isPassNeeded: Bool { isLayoutNeeded || isLayoutNeededBelow || isPropertyUpdateNeeded }

  func markConstraintUpdateNeeded() {
    guard !isConstraintUpdateNeeded else { return }
    isConstraintUpdateNeeded = true
    superviewReference.ask { $0.markConstraintUpdateNeededBelow() }
  }

  func markConstraintUpdateNeededBelow() {
    Unretained(wrappedValue: self).climb { view in
      if view.isConstraintUpdateNeededBelow { return false }
      view.isConstraintUpdateNeededBelow = true
      return true
    }
  }

  /// The subtree asks for layout: its flags reach the new superviews.
  func passLayoutFlagsUp() {
    if isPassNeeded { passLayoutNeedUp() }
    if isPlacementStale { waitForPass() }
  }

  /// Updates the constraints of the flagged views of the subtree, leaves first. A controller updates those of its view,
  /// also when only something below was flagged, and has the view laid out (cases: layout_pass_callbacks_uikit,
  /// constraint-pass-bottom-up).
  /// - Returns: whether there were any.
  @discardableResult
  func updateConstraintsOfSubtree() -> Bool {
    var updates = isConstraintUpdateNeeded
    if isConstraintUpdateNeededBelow {
      isConstraintUpdateNeededBelow = false
      visitSubviewsUncounted { subview in
        if subview.updateConstraintsOfSubtree() { updates = updates || controller != nil }
      }
    }
    guard updates else { return false }
    isConstraintUpdateNeeded = false
    if let controller {
      controller.updateViewConstraints()
      markLayoutNeeded()
    } else {
      updateOwnConstraints()
    }
    return true
  }

  /// The maximum number of immediate repeats of a constraint pass.
  private static var constraintRoundLimit: Int { 10 }

  /// The same, until no view waits: updating may change what views are made of that had their turn, such as the spacing of
  /// a stack that comes before.
  func updateConstraintsUntilNoneWaits() {
    var rounds = 0
    while isConstraintUpdateNeeded || isConstraintUpdateNeededBelow, rounds < Self.constraintRoundLimit {
      updateConstraintsOfSubtree()
      rounds += 1
    }
  }

  func performLayout() {
    let root = rootView
    guard !root.measuresFittingSize else { return }
    guard root.layoutDepth < Self.depthLimit, !root.isLayoutGivenUp else {
      root.isLayoutGivenUp = true
      return
    }
    root.layoutDepth += 1
    if root.layoutDepth == 1, root.rare?.feedbackLoop != nil { root.rare?.feedbackLoop = nil }
    comeToRest(in: root)
    root.layoutDepth -= 1
    if root.layoutDepth == 0 { root.endLayout() }
  }

  /// Rounds of constraints, solving and frames, until nothing asks for more.
  private func comeToRest(in root: UIView) {
    var recorder: FeedbackRecorder?
    var context: LayoutContext?
    // From iOS 10 on, what constraints say about this view itself moves it with its superview's layout alone (spec 05 §8).
    let keepsPlace = movesWithSuperviewAlone
    var asked = Unretained<UIView>()
    for round in 1...Self.roundLimit {
      // Laying out brought the tree into another one, which has an engine of its own.
      guard root.superviewReference.isEmpty else { return performLayout() }
      root.updateConstraintsUntilNoneWaits()
      // Held from round to round: what subclasses do may let go of it.
      if context == nil || context !== root.layoutContext { context = root.engage() }
      if round == 1 { context?.isUnsettled = false }
      context?.remeasureProportions()
      root.updateConstraintsUntilNoneWaits()
      if keepsPlace, round == 1 { asked = highestToLayOut }
      if let context, !context.heldConstants.isEmpty, root.isPassNeeded || context.hasPendingChanges {
        context.applyHeldConstants()
      }
      context?.update()
      let above = keepsPlace && asked.isEmpty ? Unretained<UIView>() : highestToLayOut
      guard isPassNeeded || !above.isEmpty else {
        if recorder != nil { root.layoutContext?.recorder = nil }
        return
      }
      if round > Self.roundLimit - Self.recordedRounds {
        recorder = recorder ?? FeedbackRecorder()
        recorder?.beginRound()
        root.layoutContext?.recorder = recorder
      }
      if above.isEmpty { layoutSubtree(recorder) } else { above.wrappedValue?.layoutSubtree(recorder) }
      if root.isLayoutGivenUp && root.layoutDepth > 1 { break }
    }
    guard isPassNeeded || root.isLayoutGivenUp else { return }
    root.layoutContext?.recorder = nil
    root.isLayoutGivenUp = true
    let rare = root.makeRare()
    if rare.feedbackLoop == nil { rare.feedbackLoop = recorder?.report(rounds: Self.roundLimit) }
  }

  /// Whether a layout of this view leaves it where it is, unless a superview asked for layout before: releases from iOS 10 on.
  private var movesWithSuperviewAlone: Bool {
    guard !superviewReference.isEmpty else { return false }
    let environment = effectiveLayoutEnvironment
    return environment.framework == .uiKit && environment.generation.system >= 10
  }

  /// The highest of the superviews that ask for layout without a gap from here; empty where the next one does not.
  private var highestToLayOut: Unretained<UIView> {
    var highest = Unretained<UIView>()
    superviewReference.climb { above in
      if above.isLayoutNeeded { highest = Unretained(wrappedValue: above) }
      return above.isLayoutNeeded
    }
    return highest
  }

  /// The outermost layout ended: tells of one that was given up.
  private func endLayout() {
    guard isLayoutGivenUp else { return }
    isLayoutGivenUp = false
    if let loop = rare?.feedbackLoop {
      effectiveLayoutEnvironment.console(ConsoleMessage(loop.description, category: .layoutFeedbackLoop))
    }
  }

  private func layoutSubtree(_ recorder: FeedbackRecorder?) {
    if isPropertyUpdateNeeded { updatePropertiesNow() }
    if isLayoutNeeded {
      isLayoutNeeded = false
      recorder?.note(self)
      // A view without rare state has no controller, no layer and nothing that stands before it.
      if rare == nil {
        layoutSubviews()
      } else {
        if let controller { layoutWithController(controller) } else { layOutOwnSubviews() }
        holdSafeAreaUnderTransform()
      }
    }
    guard isLayoutNeededBelow else { return }
    isLayoutNeededBelow = false
    visitPendingSubviews { subview in
      if subview.isPassNeeded { subview.layoutSubtree(recorder) }
      // Afterwards: what it asks for meanwhile finds it in the list.
      if !subview.isPassNeeded && !subview.isPlacementStale && subview.superviewReference.refers(to: self) {
        pendingSubviews.remove(subview)
      }
    }
  }

  /// The engine of this root; made when something in the tree uses constraints.
  @discardableResult
  func engage() -> LayoutContext? {
    if let layoutContext { return layoutContext }
    guard usesConstraints else { return nil }
    let context = LayoutContext(root: self, purpose: .hosting)
    layoutContext = context
    context.build()
    return context
  }

  func markUsesConstraints() {
    Unretained(wrappedValue: self).climb { view in
      if view.usesConstraints { return false }
      view.usesConstraints = true
      return true
    }
  }

  func setTranslatesMask(_ value: Bool) {
    guard value != storedTranslatesMask else { return }
    storedTranslatesMask = value
    if !value { markUsesConstraints() }
    if item >= 0 {
      itemContext?.placementDidChange(of: self)
    } else if !value {
      engagedContext?.include(self)
    }
    markLayoutNeeded()
  }

  /// Notes that the rows of the given frame have changed.
  func givenFrameDidChange() {
    if item >= 0, storedTranslatesMask { itemContext?.placementDidChange(of: self) }
    markLayoutNeeded()
  }

  /// Copies the engine's answers to the subviews that have an item, rounded to pixels. Only to those whose answer or
  /// frame changed since the last time.
  func applyEngineFramesToSubviews() {
    guard pendingSubviews.count > 0 else { return }
    let shift = subviewShift
    let block = AnimationBlock.current
    let countsUpwards = facade?.hasOriginAtBottom ?? false
    visitPendingSubviews { subview in
      guard subview.isPlacementStale, subview.superviewReference.refers(to: self) else { return }
      subview.takeEngineFrame(shiftedBy: shift, countsUpwards: countsUpwards, in: block)
      if !subview.isPlacementStale && !subview.isPassNeeded { pendingSubviews.remove(subview) }
    }
  }

  private func takeEngineFrame(shiftedBy shift: CGPoint, countsUpwards: Bool, in block: AnimationBlock?) {
    guard item >= 0, !itemContextReference.isEmpty else {
      isPlacementStale = false
      return
    }
    // Asked for everything before a subclass has a say.
    let answer = itemContextReference.ask { context -> EngineAnswer? in
      guard context.hasAnswer(for: self) else { return nil }
      var answer = EngineAnswer(rect: context.alignmentRect(of: self), scale: context.scale)
      if yieldsGivenWidth || yieldsGivenHeight { answer.refused = context.refusedLengths(of: self) }
      return answer
    }
    guard let answer = answer ?? nil else { return }
    isPlacementStale = false
    var frame = frameInLayout(forAlignmentRect: answer.rect)
    frame.origin.x += shift.x
    frame.origin.y += shift.y
    // What is inside is laid out in the room that it asks for; who gave the frame decides what to make of that.
    if answer.refused.width { frame.size.width = storedBounds.width }
    if answer.refused.height { frame.size.height = storedBounds.height }
    let zoom = zoomShift(of: frame.size)
    frame.origin.x += zoom.x
    frame.origin.y += zoom.y
    // A frame that was given stays as it is; the engine repeats it with a rounding of its own.
    if storedTranslatesMask && isPlaced(at: frame) { return }
    setEngineFrame(
      countsUpwards
        ? frame.roundedToPixelsFromBelow(scale: answer.scale) : frame.roundedToPixels(scale: answer.scale),
      in: block)
  }

  /// Whether a rectangle of the engine differs from the view's frame.
  func isElsewhere(than rect: CGRect, scale: CGFloat) -> Bool {
    guard let superview = storedSuperview else { return false }
    let shift = superview.subviewShift
    var frame = frameInLayout(forAlignmentRect: rect).offsetBy(dx: shift.x, dy: shift.y)
    let zoom = zoomShift(of: frame.size)
    frame.origin.x += zoom.x
    frame.origin.y += zoom.y
    if storedTranslatesMask && isPlaced(at: frame) { return false }
    let countsUpwards = superview.facade?.hasOriginAtBottom ?? false
    let rounded =
      countsUpwards ? frame.roundedToPixelsFromBelow(scale: scale) : frame.roundedToPixels(scale: scale)
    return rounded.origin != origin || rounded.size != storedBounds.size
  }

  /// The engine's answer for the frame of a view.
  private struct EngineAnswer {
    var rect: CGRect
    /// Pixels a point.
    var scale: CGFloat
    /// The lengths of the given frame that had to give way.
    var refused = (width: false, height: false)
  }

  private func isPlaced(at frame: CGRect) -> Bool {
    let tolerance: CGFloat = 1e-4
    return abs(frame.minX - origin.x) < tolerance && abs(frame.minY - origin.y) < tolerance
      && abs(frame.width - min(storedBounds.width, LayoutContext.limit)) < tolerance
      && abs(frame.height - min(storedBounds.height, LayoutContext.limit)) < tolerance
  }
}
