// Explanations of frames: the constraints behind each of a view's four numbers, and what each contributes.

import Foundation
import LayoutEngine

/// The explanation of a view's frame in the engine: x, y, width and height, each as a sum of what constraints and the
/// view's surroundings contribute, in points and before rounding to pixels. The links of each number lead from the
/// superview's edge, or for a length from the root's, to the number, and their values add up to it. Apple has nothing
/// like it; `constraintsAffectingLayout(for:)` names constraints without saying what they do.
@MainActor
package struct PlacementExplanation {
  @MainActor
  package enum Link {
    /// A constraint that holds exactly, the system's own among them: what it contributes, and how far the number moves
    /// when its constant grows by 1.
    case constraint(NSLayoutConstraint, value: CGFloat, multiplier: CGFloat)
    /// A row without a constraint, such as those of a keyboard.
    case unnamed(value: CGFloat)
    /// A number of a view or guide that is 0 because nothing makes it more, or because it cannot be less.
    case resting(AnyObject, NSLayoutConstraint.Attribute)
    /// The distance between the alignment rectangle, which constraints see, and the frame.
    case alignment(value: CGFloat)
    /// The origin of the superview's bounds.
    case scrolled(value: CGFloat)

    /// The contribution to the variable.
    package var value: CGFloat {
      switch self {
      case .constraint(_, let value, _), .unnamed(let value), .alignment(let value), .scrolled(let value):
        value
      case .resting: 0
      }
    }
  }

  /// From the superview's edge, and for lengths from the root's length, to the number.
  package var x: [Link] = []
  /// See `x`.
  package var y: [Link] = []
  /// See `x`.
  package var width: [Link] = []
  /// See `x`.
  package var height: [Link] = []
}

extension UIView {
  /// The explanation of the view's frame in the engine; nil for a view that is in no engine. Lays out first. The sums
  /// are those before rounding to pixels.
  /// - Parameter countsUpwards: whether y is asked for as the distance between the lower edges of view and superview.
  /// - Complexity: one solve of the systems that the view belongs to.
  package func placementExplanation(countsUpwards: Bool = false) -> PlacementExplanation? {
    rootView.placementExplanations(of: [(self, countsUpwards)])[0]
  }

  /// The explanations of many views of the tree that the view is the root of.
  /// - Parameter views: Each with whether y is asked for as the distance between lower edges.
  /// - Complexity: one solve of the systems that the views belong to, and the rows behind each view.
  package func placementExplanations(of views: [(view: UIView, countsUpwards: Bool)])
    -> [PlacementExplanation?]
  {
    layoutIfNeeded()
    var answers = [PlacementExplanation?](repeating: nil, count: views.count)
    // All of a tree have one context, but for those whose place no engine knows.
    var asked: [ObjectIdentifier: (context: LayoutContext, places: [Int])] = [:]
    for (place, (view, _)) in views.enumerated() {
      guard view.item >= 0, let context = view.itemContext, context.purpose == .hosting else { continue }
      asked[ObjectIdentifier(context), default: (context, [])].places.append(place)
    }
    for (context, places) in asked.values {
      let found = context.withoutExercise { context.explanations(of: places.map { views[$0] }) }
      for (place, explanation) in zip(places, found) { answers[place] = explanation }
    }
    return answers
  }
}

extension LayoutContext {
  fileprivate func explanations(of views: [(view: UIView, countsUpwards: Bool)]) -> [PlacementExplanation] {
    let sums = views.flatMap { self.sums(of: $0.view, countsUpwards: $0.countsUpwards) }
    guard
      let answers = attempt({ () throws(LayoutEngineError) in try engine.explanations(of: sums) }),
      answers.count == sums.count
    else { return [] }
    return views.enumerated().map { place, asked in
      explanation(
        of: asked.view, countsUpwards: asked.countsUpwards, Array(answers[4 * place..<4 * place + 4]))
    }
  }

  /// The item of the superview, where it has one.
  private func space(of view: UIView) -> UIView? {
    let superview = view === root ? nil : view.storedSuperview
    return superview.flatMap { $0.item >= 0 ? $0 : nil }
  }

  /// x, y, width and height.
  private func sums(of view: UIView, countsUpwards: Bool) -> [[LayoutEngine.Number]] {
    typealias Number = LayoutEngine.Number
    let item = LayoutEngine.Item(index: view.item)
    var y = [Number(1, item, .y)]
    if countsUpwards, let space = space(of: view) {
      y = [
        Number(1, LayoutEngine.Item(index: space.item), .height), Number(-1, item, .y),
        Number(-1, item, .height),
      ]
    }
    return [[Number(1, item, .x)], y, [Number(1, item, .width)], [Number(1, item, .height)]]
  }

  private func explanation(of view: UIView, countsUpwards: Bool, _ answers: [LayoutEngine.Explanation])
    -> PlacementExplanation
  {
    let space = space(of: view)
    var result = PlacementExplanation()
    // The root's place is nobody's: the engine never asks for it.
    if view !== root {
      result.x = answers[0].shares.map(link) + answers[0].resting.compactMap(resting)
      result.y = answers[1].shares.map(link) + answers[1].resting.compactMap(resting)
    }
    result.width = answers[2].shares.map(link) + answers[2].resting.compactMap(resting)
    result.height = answers[3].shares.map(link) + answers[3].resting.compactMap(resting)
    addInsets(of: view, in: space, countsUpwards: countsUpwards && space != nil, to: &result)
    return result
  }

  /// From the alignment rectangle to the frame.
  private func addInsets(
    of view: UIView, in space: UIView?, countsUpwards: Bool, to result: inout PlacementExplanation
  ) {
    let rect = alignmentRect(of: view)
    let frame = view.frameInLayout(forAlignmentRect: rect)
    func add(_ value: CGFloat, to links: inout [PlacementExplanation.Link]) {
      if abs(value) > 1e-9 { links.append(.alignment(value: value)) }
    }
    add(frame.width - rect.width, to: &result.width)
    add(frame.height - rect.height, to: &result.height)
    guard view !== root else { return }
    add(frame.minX - rect.minX, to: &result.x)
    let shift = space?.subviewShift ?? .zero
    if shift.x != 0 { result.x.append(.scrolled(value: shift.x)) }
    guard countsUpwards, let space else {
      add(frame.minY - rect.minY, to: &result.y)
      if shift.y != 0 { result.y.append(.scrolled(value: shift.y)) }
      return
    }
    let outer = alignmentRect(of: space)
    add(
      space.frameInLayout(forAlignmentRect: outer).height - outer.height + rect.maxY - frame.maxY,
      to: &result.y)
    if shift.y != 0 { result.y.append(.scrolled(value: -shift.y)) }
  }

  private func link(_ share: LayoutEngine.Share) -> PlacementExplanation.Link {
    guard let constraint = constraint(of: share.row) else { return .unnamed(value: CGFloat(share.value)) }
    return .constraint(constraint, value: CGFloat(share.value), multiplier: CGFloat(share.multiplier))
  }

  private func resting(_ size: LayoutEngine.Size) -> PlacementExplanation.Link? {
    let owner = owners[Int(size.item.index)]
    guard let item: AnyObject = owner.view ?? owner.guide else { return nil }
    let attribute: NSLayoutConstraint.Attribute =
      switch size.component {
      case .x: .left
      case .y: .top
      case .width: .width
      case .height: .height
      }
    return .resting(item, attribute)
  }
}
