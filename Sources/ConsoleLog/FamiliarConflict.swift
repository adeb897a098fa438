// Kinds of conflicts that come up again and again, each with the way out that people who know it give first.

import Foundation
import LayoutReport
import Plumbline

/// The familiar cause of a conflict. Each way that is offered was tried by solving the list with it, if it can be.
struct FamiliarConflict {
  /// The notices, told before anything else.
  private(set) var notices: [String] = []
  /// The ways out that come first.
  private(set) var ways: [LogExplanation.Way] = []
  /// The constraints whose priority a way lowers.
  private(set) var lowered: Set<Int> = []
  private(set) var remarks: [String] = []
  /// Whether a mask that was forgotten is likelier than what the ways are for.
  private(set) var comesAfterMasks = false
  /// Whether every view is one that only Apple's code makes.
  private(set) var isApples = false

  private let conflict: ConsoleLog.Conflict
  private let found: ConflictAnalysis?
  private let origins: [SystemOrigin?]
  private let names: LogNames
  private var constraints: [NotedConstraint] { conflict.constraints }
  private var core: [Int] { found?.core.members ?? [] }

  init(
    _ conflict: ConsoleLog.Conflict, _ found: ConflictAnalysis?, _ origins: [SystemOrigin?], _ names: LogNames
  ) {
    self.conflict = conflict
    self.found = found
    self.origins = origins
    self.names = names
    tellOfTwins()
    isApples = tellOfApples()
    if isApples || found == nil { return }
    if !tellOfHiding(), !tellOfGridLine() { tellOfGivenSize() }
  }

  // MARK: Rows and columns of grid views

  /// A row or a column that the program gives a length: `NSGridRow.height`.
  private mutating func tellOfGridLine() -> Bool {
    for index in core where constraints[index].second == nil {
      let first = constraints[index].first
      guard first.others.count == 1, let line = constraints[index].items.first(where: \.isGridLine) else {
        continue
      }
      let isRow = line.className == "NSGridRow"
      let length = isRow ? "height" : "width"
      ways.append(
        LogExplanation.Way(
          words: "Let the \(isRow ? "row" : "column") be as long as its contents need: set its \(length) to "
            + "NSGridView.sizeForContent, or to another length than \(points(constraints[index].constant)).",
          isTried: isSolved(ConflictSystem.Change(removed: [index]))))
      return true
    }
    return false
  }

  // MARK: The same twice

  /// Two constraints of one equation: most often one was added twice, or an old one was forgotten.
  private mutating func tellOfTwins() {
    var places: [NotedConstraint.Sides: Int] = [:]
    for (index, constraint) in constraints.enumerated() where origins[index] == nil {
      let sides = constraint.sides
      guard let twin = places[sides.key] else {
        places[sides.key] = index
        continue
      }
      let other = constraints[twin]
      guard constraint.priority == other.priority else { continue }
      let difference = abs(sides.constant - other.sides.constant)
      if difference < 1e-9 {
        tellOfEqualTwins(twin, index)
      } else if constraint.relation == .equal, core.contains(index), core.contains(twin) {
        tellOfUnequalTwins(twin, index)
      }
    }
  }

  private mutating func tellOfEqualTwins(_ first: Int, _ second: Int) {
    notices.append(
      "[\(first + 1)] and [\(second + 1)] are the same equation twice: it was added a second time while the first one "
        + "was still active.")
    ways.append(
      LogExplanation.Way(
        words: "Add \"\(words(first))\" once: look for code that runs again, such as updateConstraints, "
          + "layoutSubviews or the reuse of a cell, or for a second one in the document; keep the first, or deactivate "
          + "it before another is added.",
        isTried: isSolved(ConflictSystem.Change(removed: [second]))))
  }

  private mutating func tellOfUnequalTwins(_ first: Int, _ second: Int) {
    let place = constraints[first].first.place
    let subject = "the \(place.attribute.words) of \(names.phrase(for: place.item))"
    let isLength = constraints[first].second == nil
    let numbers = [first, second].map { points(abs(constraints[$0].constant)) }
    notices.append(
      isLength
        ? "[\(first + 1)] and [\(second + 1)] give \(subject) two values, \(numbers[0]) and \(numbers[1]): most often one "
          + "was added while the other was still active."
        : "[\(first + 1)] and [\(second + 1)] place \(subject) twice, at different distances: most often one was added "
          + "while the other was still active.")
    ways.append(
      LogExplanation.Way(
        words:
          "Keep one of [\(first + 1)] and [\(second + 1)] and change its constant, or deactivate the old one before "
          + "the new one is activated; a library's way to do so is updateConstraints or remakeConstraints.",
        isTried: isSolved(ConflictSystem.Change(removed: [first]))
          || isSolved(ConflictSystem.Change(removed: [second]))))
  }

  // MARK: Views of Apple's

  /// Whether all of the set, or of a list without one, is between views that only Apple's code makes.
  private mutating func tellOfApples() -> Bool {
    let set = core.isEmpty ? Array(constraints.indices) : core
    let items = set.flatMap { constraints[$0].items }
    func isApples(_ index: Int) -> Bool {
      origins[index]?.isApples ?? false || SystemOrigin.isAmongPrivateViews(constraints[index])
    }
    guard set.contains(where: isApples),
      set.allSatisfy({ isApples($0) || constraints[$0].items.allSatisfy(\.isGuide) })
    else { return false }
    remarks.append(
      "All of them are Apple's own. Your code cannot change them, and nothing needs to be done.")
    func holds(_ part: String) -> Bool { items.contains { $0.className?.contains(part) ?? false } }
    if holds("_UIToolbarContentView") {
      ways.append(
        LogExplanation.Way(
          words:
            "Give the toolbar a frame before it gets its items, such as UIToolbar(frame: CGRect(x: 0, y: 0, width: "
            + "320, height: 44)), or call sizeToFit() on it: its content is laid out while its frame is still empty.",
          isTried: false))
    } else if holds("_UINavigationBarContentView") {
      remarks.append(
        "A navigation bar is laid out once before it has its width; nothing is wrong with the result. In SwiftUI a "
          + "NavigationStack, .navigationViewStyle(.stack) or a shorter title of the back button avoids it.")
    }
    return true
  }

  // MARK: Hidden views of stack views

  private mutating func tellOfHiding() -> Bool {
    guard let hiding = core.first(where: { origins[$0] == .hiding }) else { return false }
    let place = constraints[hiding].first.place
    let hidden = names.phrase(for: place.item)
    let isVertical = place.attribute == .height
    let edge = isVertical ? "bottom" : "trailing"
    // What a hidden stack view keeps between its own views, and around them.
    let spaces = constraints.indices.filter { index in
      constraints[index].constant != 0 && constraints[index].isVertical == isVertical
        && (constraints[index].identifier == "UISV-spacing" || origins[index]?.isOfMargins ?? false)
    }
    let spacing = spaces.filter { constraints[$0].identifier == "UISV-spacing" }
    if !spaces.isEmpty, spaces.contains(where: core.contains) {
      var change = ConflictSystem.Change()
      for index in spaces { change.constants[index] = 0 }
      let what =
        spacing.isEmpty ? "layout margins" : spaces == spacing ? "spacing" : "spacing and layout margins"
      ways.append(
        LogExplanation.Way(
          words:
            "Set the \(what) of the hidden stack view\(place.item.isStackView ? ", \(hidden)," : "") to 0 while it is "
            + "hidden; or put it into a plain view with its \(edge) edge at priority 999, and hide that view.",
          isTried: isSolved(change)))
    }
    // The answer for sizes and distances within a hidden view.
    if let index = farthest(from: place.item, isVertical: isVertical, prefersSizes: true) {
      lower(
        index, because: "it gives way while the stack view makes \(hidden) 0 \(isVertical ? "high" : "wide")")
    }
    return true
  }

  // MARK: Sizes from outside

  /// A container has a size that its contents do not add up to, most often only for a moment.
  private mutating func tellOfGivenSize() {
    for index in core {
      guard let origin = origins[index], constraints[index].first.place.attribute.isSize,
        constraints[index].second == nil
      else { continue }
      let item = constraints[index].first.place.item
      let isVertical = constraints[index].first.place.attribute == .height
      let length = points(constraints[index].constant)
      guard let reason = reason(origin, item, length, isVertical, isEmpty: constraints[index].constant <= 1)
      else {
        continue
      }
      if origin == .autoresizing, item.className == "UIWindow" || !item.isCell && placesItself(item) {
        continue
      }
      guard
        let far = farthest(
          from: item, isVertical: isVertical, prefersSizes: false, prefersBroken: origin == .splitItem)
      else { continue }
      lower(far, because: reason)
      // A mask beside constraints for the same view was forgotten.
      let masked = core.filter { origins[$0] == .autoresizing }.map { constraints[$0].masked }
      let isForgotten = masked.contains { $0.key != item.key && placesItself($0) }
      comesAfterMasks =
        origin == .autoresizing && (isForgotten || constraints[index].constant <= 1 && !item.isSizedByFrames)
      return
    }
  }

  private func reason(
    _ origin: SystemOrigin, _ item: NotedConstraint.Item, _ length: String, _ isVertical: Bool, isEmpty: Bool
  ) -> String? {
    let name = names.phrase(for: item)
    let measure = isVertical ? "high" : "wide"
    switch origin {
    case .encapsulated where isEmpty || item.isCell && isVertical:
      return "\(name) is \(length) \(measure) only until its own \(isVertical ? "height" : "width") is known"
    case .fitting: return "\(name) is only measured at \(length)"
    case .temporary: return "\(name) is \(length) \(measure) only until it is in a window"
    case .splitItem:
      return
        "the split view makes its item this \(measure) while it is collapsed; or collapse it in code, not in the "
        + "document"
    case .autoresizing:
      let isMac = item.className?.hasPrefix("NS") ?? false
      return isEmpty
        ? "\(name) has an empty frame for the moment, such as before its first layout"
          + (isMac ? " or while its part of a split view is collapsed" : "")
        : "the frame of \(name) is too small for it, and its contents may be cut off"
    default: return nil
    }
  }

  /// Whether the program's constraints place a view from outside, rather than its contents within it.
  private func placesItself(_ item: NotedConstraint.Item) -> Bool {
    core.contains { index in
      guard origins[index] == nil else { return false }
      let constraint = constraints[index]
      let items = constraint.items
      guard items.contains(where: { $0.key == item.key }) else { return false }
      if items.count == 1 { return true }
      return !items.contains { isContent($0, of: item) }
    }
  }

  /// Whether a line says that an item lies in another: beside `|`, or as its guide.
  private func isContent(_ item: NotedConstraint.Item, of outer: NotedConstraint.Item) -> Bool {
    item.isGuide
      || constraints.contains { constraint in
        constraint.container?.key == outer.key && constraint.first.others.isEmpty
          && constraint.items.contains { $0.key == item.key } && item.key != outer.key
      }
  }

  /// The program's constraint that should give way: the one that ties the contents to the far edge of the container, or else
  /// one along it, the one that breaks, or a size.
  private func farthest(
    from item: NotedConstraint.Item, isVertical: Bool, prefersSizes: Bool, prefersBroken: Bool = false
  ) -> Int? {
    let own = core.filter {
      (origins[$0] == nil || origins[$0] == .prototyping) && constraints[$0].priority == 1000
    }
    func rank(_ index: Int) -> Int {
      let constraint = constraints[index]
      let isSizeOfItem =
        constraint.first.place.attribute.isSize && constraint.first.place.item.key == item.key
      if isSizeOfItem && prefersSizes || index == conflict.broken && prefersBroken { return 0 }
      let names = constraint.items.contains { $0.key == item.key || $0.isGuide }
      if constraint.isAtFarEdge { return names ? 1 : 2 }
      return index == conflict.broken ? 3 : constraint.first.place.attribute.isSize ? 4 : 5
    }
    return own.filter {
      constraints[$0].isVertical == isVertical || constraints[$0].first.place.attribute.isSize
    }
    .sorted { (rank($0), $0) < (rank($1), $1) }
    .first { isSolved(ConflictSystem.Change(lowered: [$0])) }
  }

  private mutating func lower(_ index: Int, because reason: String) {
    guard lowered.insert(index).inserted else { return }
    ways.append(
      LogExplanation.Way(
        words: "Lower the priority of \"\(words(index))\" to 999: \(reason).", isTried: true))
  }

  private func words(_ index: Int) -> String { LogWords(constraints[index], names).sentence }

  private func isSolved(_ change: ConflictSystem.Change) -> Bool {
    guard let found, let outcome = found.system.solve(change) else { return false }
    return outcome.conflicts.count < found.outcome.conflicts.count
  }
}

extension SystemOrigin {
  var isOfMargins: Bool {
    if case .guide(let reason) = self { reason.hasPrefix("layout margins") } else { false }
  }
}

extension NotedConstraint {
  /// The sides of a constraint, equal for two that relate the same items alike.
  struct Sides: Hashable {
    var first: Side
    var second: Side?
    var relation: Relation
    var multiplier: Double
  }

  /// The sides in an order of their own, with the constant that belongs to it: `a == b + 8` is `b == a - 8`.
  var sides: (key: Sides, constant: Double) {
    guard let second, multiplier == 1, name(of: second) < name(of: first) else {
      return (Sides(first: first, second: second, relation: relation, multiplier: multiplier), constant)
    }
    return (Sides(first: second, second: first, relation: relation.turned, multiplier: 1), -constant)
  }

  private func name(of side: Side) -> String {
    "\(side.place.item.key) \(side.place.attribute.rawValue) \(side.others.first?.place.item.key ?? "")"
  }

  var isVertical: Bool { first.place.attribute.isVertical }

  /// Whether it relates an item to a bottom or trailing edge.
  var isAtFarEdge: Bool {
    [first.place, second?.place].allSatisfy { $0?.attribute.isFarEdge ?? false }
  }
}

extension NotedConstraint.Attribute {
  /// Whether it lies at a bottom or trailing edge.
  var isFarEdge: Bool {
    [.bottom, .bottomMargin, .lastBaseline, .trailing, .trailingMargin, .right, .rightMargin].contains(self)
  }
}

extension NotedConstraint.Item {
  var isGuide: Bool { (className ?? "").hasSuffix("LayoutGuide") || className == "_UILayoutSpacer" }
  /// A cell, or a header or footer of a list.
  var isCell: Bool {
    let name = className.map(SwiftNames.readable) ?? name ?? ""
    return ["Cell", "HeaderFooter", "ReusableView", "RowView", "InputView"].contains { name.contains($0) }
  }
  /// Whether its class is one that tables, menus or the keyboard size by its frame, or one of AppKit's.
  var isSizedByFrames: Bool {
    let name = className.map(SwiftNames.readable) ?? name ?? ""
    return isCell || name.hasPrefix("NS")
      || ["Header", "Footer", "Accessory", "Background", "MenuItem", "Bar"].contains { name.contains($0) }
  }
  /// A row or a column of a grid view, of which logs know boundaries alone.
  var isGridLine: Bool { className == "NSGridRow" || className == "NSGridColumn" }
  var isStackView: Bool { className?.hasSuffix("StackView") ?? false }
}
