// Attributes as linear combinations of variables and a constant, in the space of a row's holder.

import ConstraintSolver

extension LayoutEngine {
  @inline(__always)
  func variable(of item: Int32, _ component: Component) -> Int32 {
    let known = items.records[item].variables[component.rawValue]
    return known >= 0 ? known : makeVariable(of: item, component)
  }

  private func makeVariable(of item: Int32, _ component: Component) -> Int32 {
    // Every width and height is implicitly required not to be negative (spec 02 §1).
    let isSize = component == .width || component == .height
    let variable = solver.makeVariable(isSize: isSize)
    items.records[item].variables[component.rawValue] = variable
    let place = item * 4 + Int32(component.rawValue)
    // The solver numbers its variables one after the other.
    if Int(variable) < placeOfVariable.count {
      placeOfVariable[variable] = place
    } else {
      placeOfVariable.append(place)
    }
    return variable
  }

  private func add(_ factor: Double, _ item: Int32, _ component: Component) {
    let variable = variable(of: item, component)
    guard factor != 0 else { return }
    for k in 0..<sum.count where sum[k].variable == variable {
      sum[k].coefficient += factor
      return
    }
    sum.append(RowTerm(coefficient: factor, variable: variable))
  }

  /// Adds a variable that is not in the sum yet.
  @inline(__always)
  private func addNew(_ factor: Double, _ item: Int32, _ component: Component) {
    let variable = variable(of: item, component)
    if factor != 0 { sum.appendReserved(RowTerm(coefficient: factor, variable: variable)) }
  }

  /// Adds an attribute of a child of the holder, or of the holder, without insets, margins and baselines: nearly all are so.
  /// - Precondition: no variable of the item is in the sum.
  /// - Returns: whether the item is such a one; if not, nothing was added.
  @inline(__always)
  func addPlainAttribute(_ attribute: Attribute, _ factor: Double, _ item: Int32, holder: Int32) -> Bool {
    guard items.records[item].metrics < 0, items.records[item].shape == .box else { return false }
    let isHolder = item == holder
    guard isHolder || items.records[item].parent == holder else { return false }
    let parts = attribute.plainParts
    if !isHolder, parts.hasPosition { addNew(factor, item, parts.isVertical ? .y : .x) }
    if parts.hasSize {
      addNew(parts.isHalf ? factor / 2 : factor, item, parts.isVertical ? .height : .width)
    }
    return true
  }

  /// Adds `factor · width` of an item's alignment rectangle.
  private func addWidth(_ factor: Double, _ item: Int32) {
    guard items.records[item].shape == .derived else { return add(factor, item, .width) }
    let insets = items.metrics(of: item).insets
    addFrameWidth(factor, items.records[item].parent)
    sumConstant -= factor * (insets.left + insets.right)
  }

  private func addHeight(_ factor: Double, _ item: Int32) {
    guard items.records[item].shape == .derived else { return add(factor, item, .height) }
    let insets = items.metrics(of: item).insets
    addFrameHeight(factor, items.records[item].parent)
    sumConstant -= factor * (insets.top + insets.bottom)
  }

  private func addFrameWidth(_ factor: Double, _ item: Int32) {
    addWidth(factor, item)
    if items.records[item].metrics >= 0 {
      let alignment = items.metrics(of: item).alignment
      sumConstant += factor * (alignment.left + alignment.right)
    }
  }

  private func addFrameHeight(_ factor: Double, _ item: Int32) {
    addHeight(factor, item)
    if items.records[item].metrics >= 0 {
      let alignment = items.metrics(of: item).alignment
      sumConstant += factor * (alignment.top + alignment.bottom)
    }
  }

  /// Adds the left edge of an item's alignment rectangle in the holder's space: the way up through the frames' origins.
  /// The holder's own space begins at its frame's corner (spec 01 §1).
  private func addLeft(_ factor: Double, _ item: Int32, holder: Int32) {
    if item == holder {
      if items.records[item].metrics >= 0 { sumConstant += factor * items.metrics(of: item).alignment.left }
      return
    }
    var current = item
    while true {
      if items.records[current].shape == .box {
        add(factor, current, .x)
      } else {
        sumConstant += factor * items.metrics(of: current).insets.left
      }
      current = items.records[current].parent
      if current == holder || current < 0 { return }
      if items.records[current].metrics >= 0 {
        sumConstant -= factor * items.metrics(of: current).alignment.left
      }
    }
  }

  private func addTop(_ factor: Double, _ item: Int32, holder: Int32) {
    if item == holder {
      if items.records[item].metrics >= 0 { sumConstant += factor * items.metrics(of: item).alignment.top }
      return
    }
    var current = item
    while true {
      if items.records[current].shape == .box {
        add(factor, current, .y)
      } else {
        sumConstant += factor * items.metrics(of: current).insets.top
      }
      current = items.records[current].parent
      if current == holder || current < 0 { return }
      if items.records[current].metrics >= 0 {
        sumConstant -= factor * items.metrics(of: current).alignment.top
      }
    }
  }

  /// Adds `factor · item.attribute` in the holder's space.
  /// - Parameter isMirrored: positions are those of the opposite edge, and grow towards the left.
  func addAttribute(_ attribute: Attribute, _ factor: Double, _ item: Int32, holder: Int32, isMirrored: Bool)
  {
    var factor = factor
    var side = attribute.leftToRight
    if isMirrored && attribute.isHorizontalLocation {
      factor = -factor
      side = attribute.rightToLeft
    }
    let metrics = items.records[item].metrics >= 0 ? items.metrics(of: item) : nil
    if side.isHorizontalLocation {
      addLeft(factor, item, holder: holder)
    } else if side.isVerticalLocation {
      addTop(factor, item, holder: holder)
    }
    switch side {
    case .left, .leading, .top: break
    case .width: addWidth(factor, item)
    case .height: addHeight(factor, item)
    case .right, .trailing: addWidth(factor, item)
    case .bottom: addHeight(factor, item)
    case .centerX: addWidth(factor / 2, item)
    case .centerY: addHeight(factor / 2, item)
    case .firstBaseline:
      if metrics?.centersBaselines == true { addHeight(factor / 2, item) }
      sumConstant += factor * (metrics?.firstBaseline ?? 0)
    case .lastBaseline:
      addHeight(metrics?.centersBaselines == true ? factor / 2 : factor, item)
      sumConstant -= factor * (metrics?.lastBaseline ?? 0)
    case .leftMargin, .leadingMargin: sumConstant += factor * (metrics?.margins.left ?? 0)
    case .topMargin: sumConstant += factor * (metrics?.margins.top ?? 0)
    case .rightMargin, .trailingMargin:
      addWidth(factor, item)
      sumConstant -= factor * (metrics?.margins.right ?? 0)
    case .bottomMargin:
      addHeight(factor, item)
      sumConstant -= factor * (metrics?.margins.bottom ?? 0)
    case .centerXWithinMargins:
      addWidth(factor / 2, item)
      sumConstant += factor * ((metrics?.margins.left ?? 0) - (metrics?.margins.right ?? 0)) / 2
    case .centerYWithinMargins:
      addHeight(factor / 2, item)
      sumConstant += factor * ((metrics?.margins.top ?? 0) - (metrics?.margins.bottom ?? 0)) / 2
    case .frameLeft: sumConstant -= factor * (metrics?.alignment.left ?? 0)
    case .frameTop: sumConstant -= factor * (metrics?.alignment.top ?? 0)
    case .frameRight:
      addWidth(factor, item)
      sumConstant += factor * (metrics?.alignment.right ?? 0)
    case .frameBottom:
      addHeight(factor, item)
      sumConstant += factor * (metrics?.alignment.bottom ?? 0)
    case .frameWidth: addFrameWidth(factor, item)
    case .frameHeight: addFrameHeight(factor, item)
    }
  }
}
