// Rows without a constraint of the program: root size, frames under an autoresizing mask, content sizes.

import Foundation
import LayoutEngine

extension LayoutContext {
  /// The order in which equals give way (spec 02 §2, §4.1): the system's own rows hold longest; of content sizes, those
  /// of views that came in earlier give way first.
  private enum Precedence {
    static let rootSize: Int32 = -2_000_000
    static let autoresizing: Int32 = -1_000_000
    /// Lengths of given frames that give way to whatever is required.
    static let yieldingLength: Int32 = 2_000_000_000
    static let firstContentSize: Int32 = 1_000_000_000
  }

  func addSystemRows(of view: UIView, _ item: LayoutEngine.Item) {
    if view === root {
      if purpose == .measuring { addContentRows(of: view, item) } else { addRootRows(item) }
    } else if view.storedTranslatesMask {
      addMaskRows(of: view, item)
    } else {
      addContentRows(of: view, item)
    }
  }

  /// The number of rows of this kind.
  var systemRowCount: Int {
    systemRows.reduce(0) { count, rows in
      count - Int(SIMD4<Int32>(repeating: 0).replacing(with: -1, where: rows .>= 0).wrappedSum())
    }
  }

  private func dropSystemRows(_ item: LayoutEngine.Item) {
    let rows = systemRows[Int(item.index)]
    for slot in 0..<4 where rows[slot] >= 0 { removeRow(rows[slot]) }
    systemRows[Int(item.index)] = SIMD4(repeating: -1)
  }

  private func removeRow(_ row: Int32) {
    attempt { () throws(LayoutEngineError) in try engine.removeRow(LayoutEngine.Row(index: row)) }
  }

  private func makeRow(
    _ terms: [LayoutEngine.Term], relation: LayoutEngine.RowRelation = .equal, _ constant: CGFloat,
    priority: UILayoutPriority = .required, precedence: Int32, holder: LayoutEngine.Item
  ) -> Int32 {
    let row = attempt { () throws(LayoutEngineError) in
      try engine.addRow(
        terms, relation, limited(Double(constant)), priority: priority.rawValue, precedence: precedence,
        holder: holder)
    }
    return row?.index ?? -1
  }

  private func setConstant(_ constant: CGFloat, _ row: Int32) {
    guard row >= 0 else { return }
    attempt { () throws(LayoutEngineError) in
      try engine.setConstant(limited(Double(constant)), of: LayoutEngine.Row(index: row))
    }
  }

  // MARK: Root

  /// The host's size is a fact (`UIView-Encapsulated-Layout-Width` and `-Height`).
  private func addRootRows(_ item: LayoutEngine.Item) {
    let size = root.storedBounds.size
    var rows = SIMD4<Int32>(repeating: -1)
    rows[0] = makeRow(
      [LayoutEngine.Term(1, item, .frameWidth)], size.width, precedence: Precedence.rootSize, holder: item)
    rows[1] = makeRow(
      [LayoutEngine.Term(1, item, .frameHeight)], size.height, precedence: Precedence.rootSize, holder: item)
    systemRows[Int(item.index)] = rows
  }

  /// The wishes of a fitting size.
  func addFittingRows(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    guard let item = item(for: root) else { return }
    let wishes = [
      (target.width, horizontal, LayoutEngine.Attribute.frameWidth),
      (target.height, vertical, LayoutEngine.Attribute.frameHeight),
    ]
    for (length, priority, attribute) in wishes where length.isFinite && priority.isValid {
      _ = makeRow(
        [LayoutEngine.Term(1, item, attribute)], length, priority: priority, precedence: Precedence.rootSize,
        holder: item)
    }
  }

  // MARK: Keyboard

  /// Four rows place a keyboard guide: from the left, wider than the owner by so much, from the owner's lower edge, and a
  /// height. All but the height are differences to the owner, so that a new size of the owner leaves them right.
  func updateKeyboardRows(of guide: UIKeyboardLayoutGuide) {
    guard let owner = guide.storedOwner, owner.item >= 0 else { return }
    let frame = guide.keyboardFrame(in: owner)
    let space = owner.bounds
    let constants = [
      frame.minX - space.minX, frame.width - space.width, space.maxY - frame.maxY, frame.height,
    ]
    var rows = systemRows[Int(guide.item)]
    guard rows[0] < 0 else {
      for (slot, constant) in constants.enumerated() { setConstant(constant, rows[slot]) }
      return
    }
    let item = LayoutEngine.Item(index: guide.item)
    let parent = LayoutEngine.Item(index: owner.item)
    let terms: [[LayoutEngine.Term]] = [
      [.init(1, item, .left)], [.init(1, item, .width), .init(-1, parent, .frameWidth)],
      [.init(1, parent, .frameBottom), .init(-1, item, .bottom)], [.init(1, item, .height)],
    ]
    for (slot, constant) in constants.enumerated() {
      rows[slot] = makeRow(
        terms[slot], constant, precedence: Precedence.autoresizing, holder: parent)
    }
    systemRows[Int(guide.item)] = rows
  }

  // MARK: Autoresizing mask

  /// The indices of the rows of the given width and height among the four of a mask.
  private enum MaskSlot {
    static let width = 1
    static let height = 3
  }

  /// Whether the given width and height of a view's frame were violated in the last solve.
  func refusedLengths(of view: UIView) -> (width: Bool, height: Bool) {
    guard view.item >= 0, view.storedTranslatesMask else { return (false, false) }
    let rows = systemRows[Int(view.item)]
    func isRefused(_ slot: Int) -> Bool {
      rows[slot] >= 0 && engine.violation(of: LayoutEngine.Row(index: rows[slot])) > 1e-6
    }
    return (
      view.yieldsGivenWidth && isRefused(MaskSlot.width), view.yieldsGivenHeight && isRefused(MaskSlot.height)
    )
  }

  /// The row that holds the height of a view's frame; nil where constraints make it.
  func rowOfGivenHeight(of view: UIView) -> LayoutEngine.Row? {
    guard view.item >= 0, view.storedTranslatesMask, view !== root else { return nil }
    let row = systemRows[Int(view.item)][MaskSlot.height]
    return row >= 0 ? LayoutEngine.Row(index: row) : nil
  }

  /// Whether a row is a given length that had to give way.
  func isYieldingLength(_ row: LayoutEngine.Row) -> Bool {
    guard let terms = try? engine.terms(of: row) else { return false }
    return terms.contains { term in
      guard let view = owners[Int(term.item.index)].view else { return false }
      let rows = systemRows[Int(term.item.index)]
      let refused = refusedLengths(of: view)
      return refused.width && rows[MaskSlot.width] == row.index
        || refused.height && rows[MaskSlot.height] == row.index
    }
  }

  /// One of the rows that a mask makes of an axis: a position or gap, then a length (spec 05 §1).
  private struct MaskRow {
    var terms: [LayoutEngine.Term]
    var constant: CGFloat
  }

  private func addMaskRows(of view: UIView, _ item: LayoutEngine.Item) {
    guard let superview = view.storedSuperview, let parent = self.item(for: superview) else { return }
    var rows = SIMD4<Int32>(repeating: -1)
    for (slot, row) in maskRows(of: view, item, in: superview, parent).enumerated() {
      let yields =
        slot == MaskSlot.width && view.yieldsGivenWidth || slot == MaskSlot.height && view.yieldsGivenHeight
      let given = view.isEncapsulated ? Precedence.rootSize : Precedence.autoresizing
      rows[slot] = makeRow(
        row.terms, row.constant, precedence: yields ? Precedence.yieldingLength : given, holder: parent)
    }
    systemRows[Int(item.index)] = rows
    notes[Int(item.index)].mask = view.maskInLayout.bits
  }

  private func maskRows(
    of view: UIView, _ item: LayoutEngine.Item, in superview: UIView, _ parent: LayoutEngine.Item
  ) -> [MaskRow] {
    let total = view.autoresizingReferenceSize ?? superview.storedBounds.size
    let shift = superview.subviewShift
    let horizontal = AutoresizingAxis(
      view.maskInLayout, axis: .horizontal, origin: view.origin.x - shift.x,
      size: view.storedBounds.width,
      total: total.width)
    let vertical = AutoresizingAxis(
      view.maskInLayout, axis: .vertical, origin: view.origin.y - shift.y, size: view.storedBounds.height,
      total: total.height)
    return rows(
      of: horizontal, item, parent, near: .frameLeft, far: .frameRight, length: .frameWidth)
      + rows(of: vertical, item, parent, near: .frameTop, far: .frameBottom, length: .frameHeight)
  }

  /// The current recipe, which equals classic autoresizing (spec 05 §1); a part of no length cannot share in
  /// proportion and stays.
  private func rows(
    of axis: AutoresizingAxis, _ item: LayoutEngine.Item, _ parent: LayoutEngine.Item,
    near: LayoutEngine.Attribute, far: LayoutEngine.Attribute, length: LayoutEngine.Attribute
  ) -> [MaskRow] {
    let (o, s, a, total) = (axis.origin, axis.size, axis.after, axis.total)
    func position(_ constant: CGFloat, times multiplier: CGFloat = 0) -> MaskRow {
      row(item, near, multiplier, parent, length, constant)
    }
    func size(_ constant: CGFloat, times multiplier: CGFloat = 0) -> MaskRow {
      row(item, length, multiplier, parent, length, constant)
    }
    let farGap = MaskRow(
      terms: [LayoutEngine.Term(1, parent, far), LayoutEngine.Term(-1, item, far)], constant: a)
    switch (axis.isMinFlexible, axis.isSizeFlexible, axis.isMaxFlexible) {
    case (false, false, _): return [position(o), size(s)]
    case (true, false, false): return [farGap, size(s)]
    case (false, true, false): return [position(o), farGap]
    case (true, true, false):
      guard o + s != 0 else { return [farGap, size(s)] }
      let m = s / (o + s)
      return [farGap, size(-m * a, times: m)]
    case (false, true, true):
      guard s + a != 0 else { return [position(o), size(s)] }
      let m = s / (s + a)
      return [position(o), size(-m * o, times: m)]
    case (true, false, true):
      guard o + a != 0 else { return [position(o), size(s)] }
      let m = o / (o + a)
      return [position(-m * s, times: m), size(s)]
    case (true, true, true):
      guard total != 0 else { return [position(o), size(s)] }
      return [position(0, times: o / total), size(0, times: s / total)]
    }
  }

  private func row(
    _ item: LayoutEngine.Item, _ attribute: LayoutEngine.Attribute, _ multiplier: CGFloat,
    _ parent: LayoutEngine.Item, _ length: LayoutEngine.Attribute, _ constant: CGFloat
  ) -> MaskRow {
    var terms = [LayoutEngine.Term(1, item, attribute)]
    if multiplier != 0 { terms.append(LayoutEngine.Term(-Double(multiplier), parent, length)) }
    return MaskRow(terms: terms, constant: constant)
  }

  /// A frame or mask was set: new constants, or new rows where the proportions changed.
  func updateFrameRows(of view: UIView) {
    let item = LayoutEngine.Item(index: view.item)
    if view === root {
      guard purpose == .hosting else { return }
      let rows = systemRows[Int(item.index)]
      setConstant(view.storedBounds.width, rows[0])
      setConstant(view.storedBounds.height, rows[1])
      return
    }
    guard view.storedTranslatesMask, let superview = view.storedSuperview, superview.item >= 0 else { return }
    let rows = systemRows[Int(item.index)]
    let mask = view.maskInLayout
    if mask.bits == notes[Int(item.index)].mask && mask.keepsCoefficients && rows[0] >= 0 {
      let parent = LayoutEngine.Item(index: superview.item)
      for (slot, row) in maskRows(of: view, item, in: superview, parent).enumerated() {
        setConstant(row.constant, rows[slot])
      }
    } else {
      dropSystemRows(item)
      addMaskRows(of: view, item)
    }
  }

  /// The view is placed by constraints now, or by its mask again.
  func placementDidChange(of view: UIView) {
    if purpose == .measuring { postponedPlacements.append(view) }
    guard view !== root, view.item >= 0 else { return }
    let item = LayoutEngine.Item(index: view.item)
    dropSystemRows(item)
    addSystemRows(of: view, item)
    if purpose == .hosting { view.markPlacementStale() }
  }

  // MARK: Content size

  /// The rows of a content size among the four of a view: those that the diagnosis takes for the axes.
  private enum ContentSlot {
    static let width = 0
    static let height = 2
  }

  private func addContentRows(of view: UIView, _ item: LayoutEngine.Item) {
    systemRows[Int(item.index)] = SIMD4(repeating: -1)
    if purpose == .hosting && view.mayMeasureByLayout {
      contentSizeDidChange(of: view)
    } else {
      updateContentRows(of: view, item)
    }
  }

  /// A goal an axis: the two optional inequalities of spec 05 §2 in one row.
  private func updateContentRows(of view: UIView, _ item: LayoutEngine.Item) {
    let size = view.contentSizeInLayout
    notes[Int(item.index)].contentWidth = Float(size.width)
    if view.settledWidth == .infinity { notes[Int(item.index)].unwrappedWidth = Float(size.width) }
    var rows = systemRows[Int(item.index)]
    let known = rows
    rows[ContentSlot.width] = contentRow(
      rows[ContentSlot.width], of: view, item, size.width, .horizontal, .width)
    rows[ContentSlot.height] = contentRow(
      rows[ContentSlot.height], of: view, item, size.height, .vertical, .height)
    if rows != known { systemRows[Int(item.index)] = rows }
  }

  private func contentRow(
    _ known: Int32, of view: UIView, _ item: LayoutEngine.Item, _ length: CGFloat,
    _ axis: NSLayoutConstraint.Axis, _ attribute: LayoutEngine.Attribute
  ) -> Int32 {
    // AppKit takes it for no content.
    if length.isNaN, view.effectiveLayoutEnvironment.framework == .uiKit {
      LayoutConstraintError.contentNotFinite(Double(length)).stop()
    }
    // Without a content nobody is asked how important it is.
    let isAsked = length >= 0 && length.isFinite
    let hugging = isAsked ? view.contentHuggingPriority(for: axis).wish(view.contentSizeTie, axis) : 0
    let resistance =
      isAsked ? view.contentCompressionResistancePriority(for: axis).wish(view.contentSizeTie, axis) : 0
    guard hugging > 0 || resistance > 0 else {
      if known >= 0 { removeRow(known) }
      return -1
    }
    guard known >= 0 else {
      let precedence = Precedence.firstContentSize - notes[Int(item.index)].order
      let row = attempt { () throws(LayoutEngineError) in
        try engine.addGoal(
          item, attribute, constant: limited(Double(length)), above: hugging, below: resistance,
          precedence: precedence)
      }
      return row?.index ?? -1
    }
    let row = LayoutEngine.Row(index: known)
    attempt { () throws(LayoutEngineError) in
      try engine.setConstant(limited(Double(length)), of: row)
      try engine.setPriorities(above: hugging, below: resistance, of: row)
    }
    return known
  }

  /// Sets the priorities of a content size, with or without the order of the stack view around it.
  func setContentPriorities(of view: UIView, isOrdered: Bool) {
    let tie = isOrdered ? view.contentSizeTie : nil
    let rows = systemRows[Int(view.item)]
    for (slot, axis) in [
      (ContentSlot.width, NSLayoutConstraint.Axis.horizontal), (ContentSlot.height, .vertical),
    ] where rows[slot] >= 0 {
      let hugging = view.contentHuggingPriority(for: axis).wish(tie, axis)
      let resistance = view.contentCompressionResistancePriority(for: axis).wish(tie, axis)
      attempt { () throws(LayoutEngineError) in
        try engine.setPriorities(above: hugging, below: resistance, of: LayoutEngine.Row(index: rows[slot]))
      }
    }
  }

  /// Content size, alignment insets and baselines are read again.
  func updateContent(of view: UIView) {
    let item = LayoutEngine.Item(index: view.item)
    let areNew = attempt { () throws(LayoutEngineError) in
      try engine.setAlignmentInsets(view.measuredAlignmentInsets, of: item)
    }
    // The frame that belongs to the same alignment rectangle may be another one.
    if purpose == .hosting {
      view.markPlacementStale()
      if areNew == true { view.superviewReference.ask { $0.markLayoutNeeded() } }
    }
    if notes[Int(item.index)].usesBaselines { updateBaselines(of: view, item) }
    let hasContentRows = view === root ? purpose == .measuring : !view.storedTranslatesMask
    if hasContentRows { updateContentRows(of: view, item) }
  }
}

extension UIView {
  /// Whether the content size may be one that a subclass lays out its subviews for: it is asked when all rows are there.
  fileprivate var mayMeasureByLayout: Bool {
    !storedSubviews.isEmpty && type(of: self) != UIView.self && type(of: self) != UIStackView.self
  }

  /// The mask that becomes rows.
  fileprivate var maskInLayout: AutoresizingMask { isEncapsulated ? [] : autoresizingMask }
}

extension UIView.AutoresizingMask {
  /// Whether the rows' coefficients are the same for every frame.
  fileprivate var keepsCoefficients: Bool {
    let horizontal = intersection([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let vertical = intersection([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    return horizontal.hasFewerThanTwo && vertical.hasFewerThanTwo
  }

  private var hasFewerThanTwo: Bool { rawValue.nonzeroBitCount < 2 }
}

extension UILayoutPriority {
  /// The priority of one side of a content size; 0 for none. Content sizes are never required: where a required one
  /// cannot hold, documents store it held as far as possible (a label of resistance 1000 is 9 high, the slider of 999
  /// below it 0). A stack view's later views are a thousandth more important for each place.
  fileprivate func wish(_ tie: ContentSizeTie?, _ axis: NSLayoutConstraint.Axis) -> Float {
    guard isValid else { return 0 }
    guard self < .required else { return Float(1000).nextDown }
    guard let tie, tie.axis == axis, tie.place > 0 else { return rawValue }
    return min(rawValue + 0.001 * Float(tie.place), max(rawValue, 999.99))
  }
}
