// From constraints of views and guides to rows of the engine.

import Foundation
import LayoutEngine

extension LayoutContext {
  /// Gives an active constraint its row. One whose items are not below its holder yet waits.
  func add(_ constraint: NSLayoutConstraint) {
    recorder?.note(constraint)
    guard let holder = constraint.holder, let space = item(for: holder),
      let terms = terms(of: constraint, holder)
    else {
      if purpose == .hosting { unprepared.append(constraint) }
      return
    }
    do throws(LayoutEngineError) {
      let row = try engine.addRow(
        terms, LayoutEngine.RowRelation(constraint.relation), Double(constraint.storedConstant),
        priority: constraint.storedPriority.rawValue, precedence: constraint.precedence, holder: space)
      while constraintOfRow.count <= Int(row.index) { constraintOfRow.append(nil) }
      constraintOfRow[Int(row.index)] = constraint
      if purpose == .hosting { constraint.row = row.index }
    } catch .noCommonSpace {
      if purpose == .hosting { unprepared.append(constraint) }
    } catch {
      if failure == nil { failure = error }
    }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    let row = constraint.row
    guard row >= 0 else { return }
    recorder?.note(constraint)
    constraint.row = -1
    constraintOfRow[Int(row)] = nil
    attempt { () throws(LayoutEngineError) in try engine.removeRow(LayoutEngine.Row(index: row)) }
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard constraint.row >= 0 else { return }
    recorder?.note(constraint)
    attempt { () throws(LayoutEngineError) in
      try engine.setConstant(Double(constraint.storedConstant), of: LayoutEngine.Row(index: constraint.row))
    }
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard constraint.row >= 0 else { return }
    recorder?.note(constraint)
    attempt { () throws(LayoutEngineError) in
      try engine.setPriority(constraint.storedPriority.rawValue, of: LayoutEngine.Row(index: constraint.row))
    }
  }

  private func terms(of constraint: NSLayoutConstraint, _ holder: UIView) -> [LayoutEngine.Term]? {
    let first = constraint.firstSide
    let second = constraint.secondSide
    guard var result = terms(of: first, 1, beside: second?.item ?? holder) else { return nil }
    if let second {
      guard let others = terms(of: second, -Double(constraint.multiplier), beside: first.item ?? holder)
      else {
        return nil
      }
      result += others
    }
    return result
  }

  private func terms(
    of side: AnchorSide, _ coefficient: Double, beside other: AnyObject
  ) -> [LayoutEngine.Term]? {
    guard let distance = side.distance else {
      return term(side.item, side.attribute, coefficient, beside: other).map { [$0] }
    }
    guard let to = term(distance.toItem, distance.toAttribute, coefficient, beside: other),
      let from = term(distance.fromItem, distance.fromAttribute, -coefficient, beside: other)
    else { return nil }
    return [to, from]
  }

  private func term(
    _ named: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ coefficient: Double,
    beside other: AnyObject
  ) -> LayoutEngine.Term? {
    guard let named, let engineAttribute = LayoutEngine.Attribute(attribute) else { return nil }
    if let guide = named as? UILayoutGuide {
      return item(for: guide).map { LayoutEngine.Term(coefficient, $0, engineAttribute) }
    }
    guard var view = named as? UIView else { return nil }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      view = view.baselineView(first: attribute == .firstBaseline)
      guard let item = item(for: view) else { return nil }
      if !notes[Int(item.index)].usesBaselines {
        notes[Int(item.index)].usesBaselines = true
        updateBaselines(of: view, item)
      }
      return LayoutEngine.Term(coefficient, item, engineAttribute)
    }
    guard let item = item(for: view) else { return nil }
    if attribute.isMargin && !notes[Int(item.index)].usesMargins {
      notes[Int(item.index)].usesMargins = true
      marginsDidChange(of: view)
    }
    let stand = view.layoutItem(for: attribute, fromDescendant: Self.isContent(other, of: view))
    guard let content = stand as? UILayoutGuide else {
      return LayoutEngine.Term(coefficient, item, engineAttribute)
    }
    guard let contentItem = self.item(for: content) else { return nil }
    if attribute.isMargin { setMargins(view.layoutMargins, of: contentItem) }
    return LayoutEngine.Term(coefficient, contentItem, engineAttribute)
  }

  /// Whether an item lies inside of a view, for a scroll view in its content.
  private static func isContent(_ item: AnyObject, of view: UIView) -> Bool {
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.storedOwner else { return false }
      if owner === view { return guide.role == .custom }
      return owner.isDescendant(of: view)
    }
    guard let other = item as? UIView, other !== view else { return false }
    return other.isDescendant(of: view)
  }

  // MARK: Figures of items

  func updateBaselines(of view: UIView, _ item: LayoutEngine.Item) {
    let offsets = view.baselineOffsets
    attempt { () throws(LayoutEngineError) in
      try engine.setBaselines(
        firstFromTop: Double(offsets?.firstFromTop ?? 0),
        lastFromBottom: Double(offsets?.lastFromBottom ?? 0),
        centeredIn: offsets?.centeredHeight.map { Double($0) }, of: item)
    }
  }

  private func setMargins(_ margins: UIEdgeInsets, of item: LayoutEngine.Item) {
    attempt { () throws(LayoutEngineError) in
      try engine.setMargins(LayoutEngine.Edges(margins), of: item)
    }
  }

  func marginsDidChange(of view: UIView) {
    guard notes[Int(view.item)].usesMargins else { return }
    setMargins(view.layoutMargins, of: LayoutEngine.Item(index: view.item))
    if let content = view.systemGuides?.scrollContent, content.item >= 0, content.itemContext === self {
      setMargins(view.layoutMargins, of: LayoutEngine.Item(index: content.item))
    }
  }

  func insetsDidChange(of guide: UILayoutGuide) {
    if let keyboard = guide as? UIKeyboardLayoutGuide {
      updateKeyboardRows(of: keyboard)
      guide.storedOwner?.markLayoutNeeded()
      return
    }
    attempt { () throws(LayoutEngineError) in
      try engine.setInsets(LayoutEngine.Edges(guide.derivedInsets), of: LayoutEngine.Item(index: guide.item))
    }
    guide.storedOwner?.markLayoutNeeded()
  }

  func directionDidChange(of view: UIView) {
    attempt { () throws(LayoutEngineError) in
      try engine.setRightToLeft(view.isRightToLeft, of: LayoutEngine.Item(index: view.item))
    }
  }

  func contentSizeDidChange(of view: UIView) {
    guard !notes[Int(view.item)].isContentStale else { return }
    notes[Int(view.item)].isContentStale = true
    staleContent.append(view)
  }

  func frameDidChange(of view: UIView) {
    guard view === root || view.storedTranslatesMask, !notes[Int(view.item)].isFrameStale else { return }
    notes[Int(view.item)].isFrameStale = true
    staleFrames.append(view)
  }

  /// A scroll view's visible frame moves over the content; a plain view's mask-placed subviews stay where they are.
  func boundsOriginDidChange(of view: UIView) {
    if let frame = view.systemGuides?.scrollFrame, frame.item >= 0 { insetsDidChange(of: frame) }
    guard !(view is UIScrollView) else { return }
    for subview in view.storedSubviews where subview.item >= 0 && subview.itemContext === self {
      frameDidChange(of: subview)
    }
  }
}

extension UIView {
  /// The view whose baseline counts, through as many views as name another (spec 05 §3).
  func baselineView(first: Bool) -> UIView {
    var view = self
    while true {
      let next = first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view || !next.isDescendant(of: view) { return view }
      view = next
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var isMargin: Bool {
    rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
  }
}

extension LayoutEngine.Attribute {
  init?(_ attribute: NSLayoutConstraint.Attribute) {
    self.init(rawValue: UInt8(attribute.rawValue))
  }
}

extension LayoutEngine.RowRelation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
