// What places a box along one axis, and what it comes to by plain arithmetic.

import Plumbline

/// A place along an axis. `start` and `end` turn with the reading direction, `low` and `high` are left and right, or top
/// and bottom; margins are those of the container.
enum ReferenceEdge: CaseIterable {
  case low, high, start, end, center, marginStart, marginEnd

  var isDirectional: Bool { self == .start || self == .end || self == .marginStart || self == .marginEnd }

  func attribute(isVertical: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .low: isVertical ? .top : .left
    case .high: isVertical ? .bottom : .right
    case .start: isVertical ? .top : .leading
    case .end: isVertical ? .bottom : .trailing
    case .center: isVertical ? .centerY : .centerX
    case .marginStart: isVertical ? .topMargin : .leadingMargin
    case .marginEnd: isVertical ? .bottomMargin : .trailingMargin
    }
  }
}

/// A stretch of an axis: where it begins, and how long it is.
nonisolated struct ReferenceSpan: Hashable {
  var low = 0.0
  var length = 0.0
  var high: Double { low + length }
  var middle: Double { low + length / 2 }
}

/// The space of a container along an axis.
struct ReferenceSpace {
  var length: Double
  var (marginStart, marginEnd) = (0.0, 0.0)
  /// The axis is read from its high end.
  var isTurned = false

  /// Where an edge of a box lies, measured from the low end; `fromStart`, its edges turn with the reading direction.
  func place(of edge: ReferenceEdge, of box: ReferenceSpan, fromStart: Bool) -> Double {
    let turns = fromStart && isTurned
    return switch edge {
    case .low, .start: turns ? box.high : box.low
    case .high, .end: turns ? box.low : box.high
    case .center: box.middle
    case .marginStart: turns ? box.high - marginStart : box.low + marginStart
    case .marginEnd: turns ? box.low + marginEnd : box.high - marginEnd
    }
  }
}

/// `edge == multiplier · other.otherEdge + constant`, or the same of lengths.
struct ReferenceRule {
  enum Other {
    case nothing, container, marginsGuide
    /// An earlier box of the same container.
    case sibling(ReferenceBox)
    /// The box itself, along the other axis.
    case ownOtherLength
  }

  /// Nil for a length.
  var edge: ReferenceEdge?
  var other: Other
  var otherEdge = ReferenceEdge.low
  var multiplier = 1.0
  var constant: Double
  var constraint: NSLayoutConstraint?

  /// Where the constraint puts the low end, the high end or the middle.
  func place(in space: ReferenceSpace, isVertical: Bool) -> (edge: ReferenceEdge, value: Double)? {
    guard let edge else { return nil }
    let fromStart = edge.isDirectional || otherEdge.isDirectional
    let box =
      switch other {
      case .sibling(let box): box.span(isVertical: isVertical)
      case .marginsGuide:
        ReferenceSpan(
          low: space.isTurned ? space.marginEnd : space.marginStart,
          length: space.length - space.marginStart - space.marginEnd)
      default: ReferenceSpan(low: 0, length: space.length)
      }
    // From right to left the constant changes its sign, the multiplier stays (spec 07 §4).
    let turns = fromStart && space.isTurned
    let place = multiplier * space.place(of: otherEdge, of: box, fromStart: fromStart)
    let physical = turns ? place - constant : place + constant
    switch edge {
    case .center: return (.center, physical)
    case .low, .start, .marginStart: return (turns ? .high : .low, physical)
    case .high, .end, .marginEnd: return (turns ? .low : .high, physical)
    }
  }

  func length(in space: ReferenceSpace, isVertical: Bool, ownOther: Double) -> Double {
    switch other {
    case .nothing: constant
    case .container: multiplier * space.length + constant
    case .marginsGuide: multiplier * (space.length - space.marginStart - space.marginEnd) + constant
    case .sibling(let box): multiplier * box.span(isVertical: isVertical).length + constant
    case .ownOtherLength: multiplier * ownOther + constant
    }
  }
}
