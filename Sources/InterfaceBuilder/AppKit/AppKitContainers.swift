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
      case "gridView": arrangeGrid(item)
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

  private func arrangeGrid(_ item: BuiltView) {}

  private func arrangeSplit(_ item: BuiltView, _ index: Int) {}
}
