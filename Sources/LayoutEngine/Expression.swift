// A sum of variables and a constant, composed from attributes.

import ConstraintSolver

/// Σ coefficient · variable + constant. Equal variables are merged; the arrays are reused from row to row.
struct Expression {
  var terms: [Term] = []
  var constant = 0.0

  mutating func clear() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }

  mutating func add(_ coefficient: Double, _ variable: Variable) {
    guard coefficient != 0 else { return }
    for index in terms.indices where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      return
    }
    terms.append(Term(coefficient, variable))
  }
}

extension LayoutEngine {
  func variable(of item: Int32, _ component: Component) -> Variable {
    let known = items.variables[Int(item)][component.rawValue]
    if known >= 0 { return variables[Int(known)].handle }
    // Every width and height is implicitly required not to be negative (spec 02 §1).
    let isSize = component == .width || component == .height
    let variable = solver.makeVariable(nonNegative: isSize)
    items.variables[Int(item)][component.rawValue] = variable.index
    let place = VariablePlace(handle: variable, component: item * 4 + Int32(component.rawValue))
    if Int(variable.index) < variables.count {
      variables[Int(variable.index)] = place
    } else {
      // The solver numbers its variables one after the other.
      variables.append(place)
    }
    return variable
  }

  /// Adds `factor · width` of an item's alignment rectangle.
  private func addWidth(_ factor: Double, _ item: Int32) {
    guard items.shape[Int(item)] == .derived else {
      return expression.add(factor, variable(of: item, .width))
    }
    let insets = items.metrics(of: item).insets
    addFrameWidth(factor, items.parent[Int(item)])
    expression.constant -= factor * (insets.left + insets.right)
  }

  private func addHeight(_ factor: Double, _ item: Int32) {
    guard items.shape[Int(item)] == .derived else {
      return expression.add(factor, variable(of: item, .height))
    }
    let insets = items.metrics(of: item).insets
    addFrameHeight(factor, items.parent[Int(item)])
    expression.constant -= factor * (insets.top + insets.bottom)
  }

  private func addFrameWidth(_ factor: Double, _ item: Int32) {
    addWidth(factor, item)
    if items.metricsIndex[Int(item)] >= 0 {
      let alignment = items.metrics(of: item).alignment
      expression.constant += factor * (alignment.left + alignment.right)
    }
  }

  private func addFrameHeight(_ factor: Double, _ item: Int32) {
    addHeight(factor, item)
    if items.metricsIndex[Int(item)] >= 0 {
      let alignment = items.metrics(of: item).alignment
      expression.constant += factor * (alignment.top + alignment.bottom)
    }
  }

  /// Adds the left edge of an item's alignment rectangle in the holder's space: the way up through the frames' origins.
  /// The holder's own space begins at its frame's corner (spec 01 §1).
  private func addLeft(_ factor: Double, _ item: Int32, holder: Int32) {
    if item == holder {
      expression.constant += factor * items.metrics(of: item).alignment.left
      return
    }
    var current = item
    while true {
      if items.shape[Int(current)] == .box {
        expression.add(factor, variable(of: current, .x))
      } else {
        expression.constant += factor * items.metrics(of: current).insets.left
      }
      current = items.parent[Int(current)]
      if current == holder || current < 0 { return }
      expression.constant -= factor * items.metrics(of: current).alignment.left
    }
  }

  private func addTop(_ factor: Double, _ item: Int32, holder: Int32) {
    if item == holder {
      expression.constant += factor * items.metrics(of: item).alignment.top
      return
    }
    var current = item
    while true {
      if items.shape[Int(current)] == .box {
        expression.add(factor, variable(of: current, .y))
      } else {
        expression.constant += factor * items.metrics(of: current).insets.top
      }
      current = items.parent[Int(current)]
      if current == holder || current < 0 { return }
      expression.constant -= factor * items.metrics(of: current).alignment.top
    }
  }

  /// Adds `factor · item.attribute` in the holder's space.
  /// - Parameter isMirrored: positions are measured from the right edge of the holder, towards the left.
  func addAttribute(_ attribute: Attribute, _ factor: Double, _ item: Int32, holder: Int32, isMirrored: Bool)
  {
    var factor = factor
    var side = attribute.leftToRight
    if isMirrored && attribute.isHorizontalLocation {
      addFrameWidth(factor, holder)
      factor = -factor
      side = attribute.rightToLeft
    }
    let metrics = items.metricsIndex[Int(item)] >= 0 ? items.metrics(of: item) : nil
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
      expression.constant += factor * (metrics?.firstBaseline ?? 0)
    case .lastBaseline:
      addHeight(metrics?.centersBaselines == true ? factor / 2 : factor, item)
      expression.constant -= factor * (metrics?.lastBaseline ?? 0)
    case .leftMargin, .leadingMargin: expression.constant += factor * (metrics?.margins.left ?? 0)
    case .topMargin: expression.constant += factor * (metrics?.margins.top ?? 0)
    case .rightMargin, .trailingMargin:
      addWidth(factor, item)
      expression.constant -= factor * (metrics?.margins.right ?? 0)
    case .bottomMargin:
      addHeight(factor, item)
      expression.constant -= factor * (metrics?.margins.bottom ?? 0)
    case .centerXWithinMargins:
      addWidth(factor / 2, item)
      expression.constant += factor * ((metrics?.margins.left ?? 0) - (metrics?.margins.right ?? 0)) / 2
    case .centerYWithinMargins:
      addHeight(factor / 2, item)
      expression.constant += factor * ((metrics?.margins.top ?? 0) - (metrics?.margins.bottom ?? 0)) / 2
    case .frameLeft: expression.constant -= factor * (metrics?.alignment.left ?? 0)
    case .frameTop: expression.constant -= factor * (metrics?.alignment.top ?? 0)
    case .frameRight:
      addWidth(factor, item)
      expression.constant += factor * (metrics?.alignment.right ?? 0)
    case .frameBottom:
      addHeight(factor, item)
      expression.constant += factor * (metrics?.alignment.bottom ?? 0)
    case .frameWidth: addFrameWidth(factor, item)
    case .frameHeight: addFrameHeight(factor, item)
    }
  }
}
