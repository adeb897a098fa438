// Views of AppKit that arrange what lies in them: what a document says of them, and the constraints that follow.

import AppKitLayout
import Foundation
import Plumbline

extension SceneBuilder {
  /// Has every container arrange what lies in it; inner ones first, as shares follow from their sizes.
  func arrangeContainers() {
    for index in built.indices.reversed() {
      let item = built[index]
      switch item.element.name {
      case "stackView": arrangeStack(item, index)
      case "gridView": arrangeGrid(item, index)
      case "splitView": arrangeSplit(item, index)
      default: break
      }
    }
  }

  /// The views that one list of a container holds, in document order.
  private func views(in list: DocumentElement?, of parent: Int) -> [BuiltView] {
    guard let list else { return [] }
    return built.filter { $0.parent == parent && $0.element.element.parent == list }
  }

  private func arrangeStack(_ item: BuiltView, _ index: Int) {
    let element = item.element
    var arrangement = StackArrangement()
    arrangement.isRow = element["orientation"] != "vertical"
    arrangement.distribution =
      switch element["distribution"] {
      case "fill": .fill
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .gravityAreas
      }
    arrangement.alignment =
      element["alignment"].flatMap { NSLayoutConstraint.Attribute(name: $0) }
      ?? (arrangement.isRow ? .centerY : .centerX)
    arrangement.insets = element.first("edgeInsets", key: "edgeInsets")?.edgeInsets ?? .zero
    func priority(_ name: String, _ value: UILayoutPriority) -> UILayoutPriority {
      CommonAttributes.priority(element[name]) ?? value
    }
    arrangement.hugging = (
      priority("horizontalStackHuggingPriority", .defaultLow),
      priority("verticalStackHuggingPriority", .defaultLow)
    )
    arrangement.clipping = (
      priority("horizontalClippingResistancePriority", .required),
      priority("verticalClippingResistancePriority", .required)
    )
    arrangement.isMirrored = configuration.isRightToLeft
    var arranged: [(BuiltView, StackArrangement.Gravity)] = []
    for (name, gravity) in [
      ("subviews", StackArrangement.Gravity.leading), ("beginningViews", .leading), ("middleViews", .center),
      ("endViews", .trailing),
    ] {
      arranged += views(in: element.first(name), of: index).map { ($0, gravity) }
    }
    let spacing = element.number("spacing") ?? 8
    let gaps = (element.first("customSpacing")?.children).map { $0.map { $0.number("value") } } ?? []
    let visibility =
      (element.first("visibilityPriorities")?.children).map { $0.map { $0.number("value") } } ?? []
    let detaches = element.flag("detachesHiddenViews") ?? false
    var entries: [StackArrangement.Entry] = []
    for (place, (item, gravity)) in arranged.enumerated() {
      if item.element.flag("fixedFrame") ?? false { continue }
      if detaches && item.view.isHidden || place < visibility.count && visibility[place] == 0 { continue }
      // A gap that was not set is stored as the greatest number there is, which no layout can use.
      let gap = place < gaps.count ? gaps[place] : nil
      entries.append(StackArrangement.Entry(view: item.view, gravity: gravity, gap: gap ?? spacing))
    }
    var rows = StackRows(of: item.view, arrangement, entries)
    for constraint in rows.make().constraints { try? constraint.activate() }
  }

  /// Every cell's content lies in the room of its row and column; rows and columns are guides (spec 06 §6).
  private func arrangeGrid(_ item: BuiltView, _ index: Int) {
    let element = item.element
    func lines(_ list: String) -> [DocumentElement] { element.first(list).map { Array($0.children) } ?? [] }
    let rows = lines("rows")
    let columns = lines("columns")
    let rowGuides = guides(rows, spacing: element.number("rowSpacing") ?? 6, isRow: true, in: item.view)
    let columnGuides = guides(
      columns, spacing: element.number("columnSpacing") ?? 6, isRow: false, in: item.view)
    for cell in built where cell.parent == index {
      guard let place = cell.element.element.parent, place.name == "gridCell",
        let row = rows.firstIndex(where: { $0.id == place["row"] }),
        let column = columns.firstIndex(where: { $0.id == place["column"] })
      else { continue }
      func placement(_ name: String, _ line: DocumentElement) -> String? {
        place[name].flatMap { $0 == "inherited" ? nil : $0 } ?? line[name] ?? element[name]
      }
      settle(
        cell.view, in: columnGuides[column], .leading, .trailing, placement("xPlacement", columns[column]))
      settle(cell.view, in: rowGuides[row], .top, .bottom, placement("yPlacement", rows[row]))
    }
  }

  private func guides(
    _ lines: [DocumentElement], spacing: CGFloat, isRow: Bool, in grid: UIView
  ) -> [UILayoutGuide] {
    let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow ? (.top, .bottom) : (.leading, .trailing)
    let length: NSLayoutConstraint.Attribute = isRow ? .height : .width
    var guides: [UILayoutGuide] = []
    for line in lines {
      let guide = UILayoutGuide()
      grid.addLayoutGuide(guide)
      relate(guide, near, guides.last ?? grid, guides.isEmpty ? near : far, guides.isEmpty ? 0 : spacing)
      if let size = line.number(isRow ? "height" : "width"), size >= 0 {
        relate(guide, length, nil, .notAnAttribute, size)
      } else {
        // A line is no longer than what lies in it.
        relate(guide, length, nil, .notAnAttribute, 0, UILayoutPriority(249))
      }
      guides.append(guide)
    }
    if let last = guides.last { relate(grid, far, last, far, 0) }
    return guides
  }

  /// A cell's content on one axis of its line: at an end, in the middle, or filling it, and never beyond it.
  private func settle(
    _ view: UIView, in line: UILayoutGuide, _ near: NSLayoutConstraint.Attribute,
    _ far: NSLayoutConstraint.Attribute, _ placement: String?
  ) {
    relate(view, near, line, near, 0, relation: .greaterThanOrEqual)
    relate(line, far, view, far, 0, relation: .greaterThanOrEqual)
    switch placement {
    case "center":
      relate(view, near == .top ? .centerY : .centerX, line, near == .top ? .centerY : .centerX, 0)
    case "trailing", "bottom": relate(view, far, line, far, 0)
    case "fill":
      relate(view, near, line, near, 0)
      relate(view, far, line, far, 0)
    case "none": break
    default: relate(view, near, line, near, 0)
    }
  }

  /// The views of a split view fill it, one beside the other. Each keeps its stored length as its holding priority
  /// says; of equal ones the last gives way first, where AppKit would share.
  private func arrangeSplit(_ item: BuiltView, _ index: Int) {
    let isRow = item.element.flag("vertical") ?? false
    let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow ? (.leading, .trailing) : (.top, .bottom)
    let ends: [NSLayoutConstraint.Attribute] = isRow ? [.top, .bottom] : [.leading, .trailing]
    let divider: CGFloat = item.element["dividerStyle"] == "thin" ? 1 : 9
    let holding = item.element.first("holdingPriorities")?.children.map { $0["value"] } ?? []
    let parts = views(in: item.element.first("subviews"), of: index)
    var last: UIView?
    for (place, part) in parts.enumerated() {
      part.view.translatesAutoresizingMaskIntoConstraints = false
      relate(part.view, near, last ?? item.view, last == nil ? near : far, last == nil ? 0 : divider)
      for end in ends { relate(part.view, end, item.view, end, 0) }
      let stored = part.element.first("rect", key: "frame")?.frame.size ?? .zero
      let priority = place < holding.count ? CommonAttributes.priority(holding[place]) : nil
      let strength = (priority ?? .defaultLow).rawValue - Float(place) * 0.01
      relate(
        part.view, isRow ? .width : .height, nil, .notAnAttribute, isRow ? stored.width : stored.height,
        UILayoutPriority(max(1, strength)))
      last = part.view
    }
    if let last { relate(item.view, far, last, far, 0) }
  }

  private func relate(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: UILayoutPriority = .required,
    relation: NSLayoutConstraint.Relation = .equal
  ) {
    let constraint = try? NSLayoutConstraint.validated(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      constant: constant, priority: priority)
    try? constraint?.activate()
  }
}
