// Distribution of a stack view's length: spacing, equal and proportional sizes, gaps (spec 06 §2), and which view gives
// way where priorities are equal (§4).

import Foundation

extension StackArrangement {
  mutating func addDistribution() {
    addSpacing()
    switch stack.distribution {
    case .fill: break
    case .fillEqually: addEqualSizes()
    case .fillProportionally: addProportionalSizes()
    case .equalSpacing, .equalCentering: addEqualGaps()
    }
  }

  private var hasFlexibleGaps: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  private mutating func addSpacing() {
    let relation: NSLayoutConstraint.Relation = hasFlexibleGaps ? .greaterThanOrEqual : .equal
    let isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (previous, next) in zip(visible, visible.dropFirst()) {
      add(
        next, isBaselineRelative ? .firstBaseline : axis.along.leading, relation, previous,
        isBaselineRelative ? .lastBaseline : axis.along.trailing, constant: gap(after: previous),
        named: Name.spacing)
    }
  }

  private mutating func addEqualSizes() {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      add(view, axis.along.size, .equal, first, axis.along.size, named: Name.fillEqually)
    }
  }

  /// Each view gets its natural share of the whole stack, spacings and margins included (a log has `UILabel.width ==
  /// UIStackView.width` beside connections to the margins); the last ones carry the difference, because priorities fall with
  /// the index. The total counts the spacing as declared: documents with the system's spacing show shares of the natural
  /// sizes alone.
  private mutating func addProportionalSizes() {
    let natural = naturalLengths()
    installed.naturalLengths = natural
    installed.areMeasured = visible.contains { !hasIntrinsicLength($0) }
    let gaps = visible.dropLast().reduce(0) { $0 + declaredGap(after: $1) }
    let total = natural.reduce(gaps, +)
    for (view, length) in zip(visible, natural) {
      guard length > 0, total > 0 else {
        // None of the canvas, and not a length of the view's own: what will be in it is measured without this.
        add(
          view, axis.along.size, .equal, stack, axis.along.size, multiplier: 0,
          named: Name.fillProportionally)
        continue
      }
      let index = arranged.firstIndex { $0 === view } ?? 0
      add(
        view, axis.along.size, .equal, stack, axis.along.size, multiplier: length / total,
        priority: visible.count == 1 ? 1000 : max(1, 999 - Float(index)), named: Name.fillProportionally)
    }
  }

  /// The natural lengths of the visible views: their content sizes, or the fitting sizes of their constraints.
  func naturalLengths() -> [CGFloat] {
    visible.map { view in
      hasIntrinsicLength(view)
        ? axis.length(of: view.contentSizeInLayout)
        : axis.length(of: view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    }
  }

  private func hasIntrinsicLength(_ view: UIView) -> Bool {
    axis.length(of: view.contentSizeInLayout) != UIView.noIntrinsicMetric
  }

  /// A guide in every gap, from edge to edge or from centre to centre; all gaps are equally long.
  private mutating func addEqualGaps() {
    let isCentering = stack.distribution == .equalCentering
    var firstGap: UILayoutGuide?
    for (previous, next) in zip(visible, visible.dropFirst()) {
      let gap = addGuide(Name.distributingEdge)
      add(
        gap, axis.along.leading, .equal, previous, isCentering ? axis.along.center : axis.along.trailing,
        named: Name.distributingEdge)
      add(
        gap, axis.along.trailing, .equal, next, isCentering ? axis.along.center : axis.along.leading,
        named: Name.distributingEdge)
      if let firstGap {
        let index = arranged.firstIndex { $0 === previous } ?? 0
        add(
          gap, axis.along.size, .equal, firstGap, axis.along.size,
          priority: isCentering ? max(1, 150 - Float(index)) : 1000, named: Name.fillEqually)
      } else {
        firstGap = gap
      }
    }
    add(canvas, axis.along.size, priority: 49, named: Name.canvasFit)
  }

  /// spec 06 §4: among equal priorities the earlier arranged view stretches and shrinks first. Stacks that share or space
  /// have no such order: two labels of 20.5 and 14.5 points in 32 of an equally spaced one are stored 20.5 and 11.5 high
  /// and marked as ambiguous (Delta's `Settings.storyboard`).
  func setTieOrder() {
    let hasOrder = stack.distribution == .fill || stack.distribution == .fillEqually
    for view in arranged { view.contentSizeTie = nil }
    guard hasOrder else { return }
    for (index, view) in visible.enumerated() where view.placeholderContentSize == nil {
      view.contentSizeTie = ContentSizeTie(axis: stack.axis, place: index)
    }
  }
}
