// `<constraint>` elements become active constraints, or problems that name what they miss (spec 09 §3).

import Foundation
import LayoutScene
import Plumbline

extension StoryboardSceneBuilder {
  /// Makes the scene's constraints in document order. Ids that do not resolve and combinations that Apple's classes
  /// refuse become problems; the other constraints stay.
  func buildConstraints() {
    for item in built where item.isPlaced && item.element.flag("fixedFrame") ?? false {
      // AppKit's stack views arrange these too (`WelcomeView.xib` of MacPass).
      if appKitFactory != nil, item.parent.map({ built[$0].element.name }) == "stackView" { continue }
      fixFrame(of: item)
    }
    var lists: [ConstraintList] = []
    var precedence = Self.firstPrecedence
    var sum = 0
    for item in built {
      guard let list = item.element.element.first("constraints") else { continue }
      let count = list.children.reduce(0) { count, _ in count + 1 }
      sum += count
      precedence += Int32(clamping: min(count, 1 << 16))
      lists.append(ConstraintList(element: list, owner: item, precedence: precedence))
    }
    scene.constraints.reserveCapacity(sum)
    // A view's constraints follow its subviews in the document.
    for list in lists.sorted(by: { $0.element.index < $1.element.index }) {
      let excluded = list.owner.element.excluded("constraints")
      var precedence = list.precedence
      for element in list.element.children where element.name == "constraint" {
        precedence -= 1
        if let id = element.id, excluded.contains(id) { continue }
        add(varied(element), owner: list.owner, precedence: precedence)
      }
    }
  }

  /// The constraints that one view lists. Where required constraints exclude each other, those with the lower
  /// precedence hold: the outer view's, and of one list the later ones (both documents of the corpus that show it: two
  /// distances from one edge).
  private struct ConstraintList {
    var element: DocumentElement
    var owner: BuiltView
    /// The precedence of the first constraint; each one after it has one less.
    var precedence: Int32
  }

  /// A fixed frame has no constraints in the document: building adds these (spec 09 §2).
  private func fixFrame(of item: BuiltView) {
    guard let stored = item.element.first("rect", key: "frame")?.frame, let superview = item.view.superview
    else { return }
    // Constraints place the alignment rectangle.
    let frame = item.view.alignmentRect(forFrame: item.parent.map { turned(stored, in: built[$0]) } ?? stored)
    let name = "NSIBPrototypingLayoutConstraint"
    addSystemConstraint(item.view, .left, superview, constant: frame.minX, identifier: name)
    addSystemConstraint(item.view, .top, superview, constant: frame.minY, identifier: name)
    addSystemConstraint(item.view, .width, nil, constant: frame.width, identifier: name)
    addSystemConstraint(item.view, .height, nil, constant: frame.height, identifier: name)
  }

  private func add(_ element: VariedElement, owner: BuiltView, precedence: Int32) {
    // Placeholders are removed when the document is built; the canvas uses them: all 6 of the corpus hold there. (spec
    // 09 §3 expects nothing of them.)
    let isPlaceholder = element.flag("placeholder") ?? false
    do throws(ConstraintFault) {
      guard let constraint = try makeConstraint(element, owner: owner) else { return }
      if isPlaceholder, !configuration.isCanvas {
        scene.placeholders.append(constraint)
        return
      }
      if constraint.priority == .required { constraint.precedence = precedence }
      do throws(LayoutConstraintError) { try constraint.activate() } catch { throw .refused(error) }
      noteBarAboveHomeIndicator(constraint)
      var entry = SceneConstraint(
        constraint: constraint, id: element.id ?? "", line: element.element.line,
        column: element.element.column)
      entry.isPlaceholder = isPlaceholder
      scene.constraints.append(entry)
    } catch {
      // All constraints that name what is missing are one problem.
      if case .unresolved(let missing, _) = error {
        if let (place, first) = unresolved[missing] {
          scene.problems[place].constraints += [element.id].compactMap { $0 }
          let others = scene.problems[place].constraints.count - 1
          let all = error.problem(of: first, owner: nil, others: others)
          (scene.problems[place].message, scene.problems[place].fix) = (all.message, all.fix)
          return
        }
        unresolved[missing] = (scene.problems.count, element)
      }
      scene.problems.append(error.problem(of: element, owner: owner.element.id))
    }
  }

  /// A toolbar whose bottom is the safe area's lies above the home indicator, if the device has one; a tab bar whose bottom
  /// is the root's reaches down behind it.
  private func noteBarAboveHomeIndicator(_ constraint: NSLayoutConstraint) {
    guard surroundings.safeArea.bottom > 0, constraint.relation == .equal, constraint.constant == 0 else {
      return
    }
    let sides = constraint.sides
    for (bar, guide) in [(sides[0], sides[1]), (sides[1], sides[0])] {
      if let tabBar = bar.0 as? UITabBar, bar.1 == .bottom, guide.0 === scene.rootView, guide.1 == .bottom {
        // The home indicator's place, without bars.
        tabBar.insetBelow = min(surroundings.safeArea.bottom, surroundings.around.hardware.bottom)
      }
      guard let toolbar = bar.0 as? UIToolbar, bar.1 == .bottom, let other = guide.0 as? UILayoutGuide else {
        continue
      }
      let isSafeArea = other === scene.rootView.safeAreaLayoutGuide && guide.1 == .bottom
      let isBottomGuide = other.identifier == Self.bottomGuideIdentifier && guide.1 == .top
      if isSafeArea || isBottomGuide { toolbar.isAboveHomeIndicator = true }
    }
  }

  /// nil for a constraint that touches a view left out by a variation.
  private func makeConstraint(
    _ element: VariedElement, owner: BuiltView
  ) throws(ConstraintFault) -> NSLayoutConstraint? {
    let first = try item(element["firstItem"], side: "first") ?? .found(owner.view)
    let second = try item(element["secondItem"], side: "second")
    if case .excluded = first { return nil }
    if case .excluded = second { return nil }
    return try ConstraintReader.constraint(
      element, first: first.object, second: second.map(\.object),
      standsAtZero: isStandardSpaceToSafeArea(element, first, second))
  }

  /// The canvas computes a standard space anew and finds none beside the safe area: all 7 such constraints of the
  /// corpus (with a constant of 20, in Apple's launch screen) hold with 0, 135 of 137 between views with their constant.
  /// AppKit keeps the constant there too: all 11 of `MultipleReplaceView.storyboard`, the one document that has any.
  private func isStandardSpaceToSafeArea(_ element: VariedElement, _ first: Item, _ second: Item?) -> Bool {
    guard appKitFactory == nil, configuration.isCanvas, element.flag("symbolic") ?? false else {
      return false
    }
    let guide = scene.rootView.safeAreaLayoutGuide
    return first.object === guide || second?.object === guide
  }

  /// Above the precedence of everything that the system adds.
  private static let firstPrecedence: Int32 = 1 << 24

  private enum Item {
    case found(AnyObject)
    case excluded
    var object: AnyObject? { if case .found(let object) = self { object } else { nil } }
  }

  private func item(_ id: String?, side: String) throws(ConstraintFault) -> Item? {
    guard let id else { return nil }
    if let view = viewsByID[id] { return .found(view) }
    if let guide = guidesByID[id] { return .found(guide) }
    if excludedIDs.contains(id) { return .excluded }
    throw .unresolved(id: id, elsewhere: document.index.byID[id])
  }
}
