// Alignment of a stack view's arranged views (spec 06 §3), and the width of wrapping text that would otherwise be
// undecided.

import Foundation

extension StackArrangement {
  /// A vertical stack has no baselines across; Apple's class treats them as the leading edge.
  private var alignment: UIStackView.Alignment {
    guard stack.axis == .vertical else { return stack.alignment }
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: return .leading
    default: return stack.alignment
    }
  }

  mutating func addAlignment() {
    guard let first = arranged.first else { return }
    addMutualAlignment(to: first)
    addSuppression()
    if alignment == .fill {
      add(canvas, axis.across.leading, .equal, first, axis.across.leading, named: Name.canvasConnection)
      add(canvas, axis.across.trailing, .equal, first, axis.across.trailing, named: Name.canvasConnection)
    } else if alignment == .center && arranged.count == 1 {
      add(
        canvas, axis.across.leading, .lessThanOrEqual, first, axis.across.leading,
        named: Name.canvasConnection)
      add(
        canvas, axis.across.trailing, .greaterThanOrEqual, first, axis.across.trailing,
        named: Name.canvasConnection)
      add(canvas, axis.across.center, .equal, first, axis.across.center, named: Name.canvasConnection)
      add(canvas, axis.across.size, priority: 49, named: Name.canvasFit)
    } else {
      addSpanner(with: first)
    }
  }

  /// What nothing sizes across has no size there; on the canvas a view that shows nothing takes what the stack has.
  private mutating func addSuppression() {
    let isCanvas = stack.effectiveLayoutEnvironment.isEditorCanvas
    for view in arranged {
      if isCanvas, alignment != .fill, view.subviews.isEmpty,
        axis.lengthAcross(of: view.contentSizeInLayout) == UIView.noIntrinsicMetric
      {
        add(
          view, axis.across.size, .equal, canvas, axis.across.size, priority: 25,
          named: Name.ambiguitySuppression)
      } else {
        add(view, axis.across.size, priority: 25, named: Name.ambiguitySuppression)
      }
    }
  }

  private mutating func addMutualAlignment(to first: UIView) {
    let attributes: [NSLayoutConstraint.Attribute] =
      switch alignment {
      case .fill: [axis.across.leading, axis.across.trailing]
      case .leading: [axis.across.leading]
      case .trailing: [axis.across.trailing]
      case .center: [axis.across.center]
      case .firstBaseline: [.firstBaseline]
      case .lastBaseline: [.lastBaseline]
      }
    for view in arranged.dropFirst() {
      for attribute in attributes { add(first, attribute, .equal, view, attribute, named: Name.alignment) }
    }
  }

  /// A guide as long across as the longest view that shows, which the canvas follows on the sides that the alignment leaves
  /// open. Hidden views do not count: a row of 14.33 points beside a hidden one of 16, a column 96 wide beside a hidden one
  /// of 346.
  private mutating func addSpanner(with first: UIView) {
    let (leading, trailing) = (axis.across.leading, axis.across.trailing)
    let spanner = addGuide(Name.alignmentSpanner)
    for view in visible.isEmpty ? arranged : visible {
      add(
        spanner, leading, alignment == .leading ? .equal : .lessThanOrEqual, view, leading,
        priority: alignment == .leading ? 999.5 : 1000, named: Name.spanningBoundary)
      add(
        spanner, trailing, alignment == .trailing ? .equal : .greaterThanOrEqual, view, trailing,
        priority: alignment == .trailing ? 999.5 : 1000, named: Name.spanningBoundary)
    }
    add(spanner, axis.across.size, priority: 51, named: Name.spanningFit)

    switch alignment {
    case .leading:
      add(canvas, leading, .equal, first, leading, named: Name.canvasConnection)
      add(canvas, trailing, .equal, spanner, trailing, named: Name.canvasConnection)
    case .trailing:
      add(canvas, leading, .equal, spanner, leading, named: Name.canvasConnection)
      add(canvas, trailing, .equal, first, trailing, named: Name.canvasConnection)
    case .center:
      add(canvas, leading, .equal, spanner, leading, named: Name.canvasConnection)
      add(canvas, trailing, .equal, spanner, trailing, named: Name.canvasConnection)
      add(canvas, axis.across.center, .equal, first, axis.across.center, named: Name.canvasConnection)
    case .firstBaseline:
      // Documents show the canvas at the first view's edge even where a later view reaches beyond it.
      add(canvas, leading, .lessThanOrEqual, first, leading, named: Name.canvasConnection)
      add(canvas, trailing, .equal, spanner, trailing, named: Name.canvasConnection)
      add(canvas, axis.across.size, priority: 49, named: Name.canvasFit)
    case .lastBaseline:
      add(canvas, leading, .equal, spanner, leading, named: Name.canvasConnection)
      add(canvas, trailing, .greaterThanOrEqual, first, trailing, named: Name.canvasConnection)
      add(canvas, axis.across.size, priority: 49, named: Name.canvasFit)
    case .fill: break
    }
  }

  /// Up to iOS 14, wrapping text in a row that is not stretched across wants an equal share of the width, by 10 above its own
  /// compression resistance (spec 06 §3): 759 for a text of 749, 760 in a dump of texts of 750. The system's spacing counts
  /// for nothing in it.
  mutating func addTextWidthDisambiguation() {
    guard stack.axis == .horizontal, stack.distribution == .fill, alignment != .fill, !visible.isEmpty,
      stack.effectiveLayoutEnvironment.generation.system < 15
    else { return }
    let share = 1 / CGFloat(visible.count)
    let gaps = visible.dropLast().reduce(0) { sum, view in
      let gap = declaredGap(after: view)
      return gap == UIStackView.spacingUseSystem ? sum : sum + gap
    }
    for label in visible where label.isWrappingText {
      let resistance = label.contentCompressionResistancePriority(for: .horizontal).rawValue
      add(
        label, .width, .equal, canvas, .width, multiplier: share, constant: -gaps * share,
        priority: min(1000, resistance + 10), named: Name.textWidthDisambiguation)
    }
  }
}

extension UIView {
  /// Whether the view is a text that may have several lines.
  var isWrappingText: Bool { (self as? UILabel).map { $0.numberOfLines != 1 } ?? false }
}
