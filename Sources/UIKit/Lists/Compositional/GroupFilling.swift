// Filling groups with items: the number of items follows from the sizes of the description, their positions from the
// sizes that they have.

import Foundation
import Plumbline

/// A part of a compositional layout with its frame.
struct PlacedPart {
  var frame: CGRect
  var indexPath: IndexPath
  /// The kind of a header or the like; nil for an item.
  var kind: String?
  var isDecoration = false
  var zIndex = 0
  var estimatedAxes: Set<NSLayoutConstraint.Axis> = []

  func moved(by offset: CGPoint) -> PlacedPart {
    var part = self
    part.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    return part
  }
}

/// The identity of a part whose size depends on its content.
struct SizedPart: Hashable {
  var kind: String?
  var indexPath: IndexPath
}

extension NSDirectionalEdgeInsets {
  /// Apple's page of `NSCollectionLayoutItem.contentInsets`: insets are ignored along axes with an estimated length.
  func without(_ axes: Set<NSLayoutConstraint.Axis>) -> NSDirectionalEdgeInsets {
    var insets = self
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// A filled group: its size, and its parts in its own space.
struct FilledGroup {
  var size: CGSize
  var parts: [PlacedPart]
}

/// Fills groups of a section with its items, one after the other.
@MainActor
struct GroupFilling {
  let section: Int
  let itemCount: Int
  let askedSizes: [SizedPart: CGSize]
  let traits: UITraitCollection
  private(set) var nextItem = 0

  var hasItems: Bool { nextItem < itemCount }

  /// A length that a group gives its items in place of their own.
  private struct Share {
    var isRow: Bool
    var length: CGFloat

    func applied(to size: CGSize) -> CGSize {
      isRow ? CGSize(width: length, height: size.height) : CGSize(width: size.width, height: length)
    }
  }

  mutating func fill(_ group: NSCollectionLayoutGroup, in container: CGSize) -> FilledGroup {
    fill(group, in: container, share: nil)
  }

  private mutating func fill(
    _ group: NSCollectionLayoutGroup, in container: CGSize, share: Share?
  ) -> FilledGroup {
    let first = nextItem
    var filled = fillItems(of: group, in: container, share: share)
    guard first < nextItem, !group.supplementaryItems.isEmpty else { return filled }
    let insets = group.contentInsets.without(group.layoutSize.estimatedAxes)
    let box = CGRect(
      x: insets.leading, y: insets.top, width: max(0, filled.size.width - insets.leading - insets.trailing),
      height: max(0, filled.size.height - insets.top - insets.bottom))
    // What lies at a group's edges is named by the first item of the group.
    filled.parts += badges(
      group.supplementaryItems, beside: box, at: IndexPath(item: first, section: section))
    return filled
  }

  /// The supplementary items at the edges of an item or group.
  private func badges(
    _ items: [NSCollectionLayoutSupplementaryItem], beside box: CGRect, at path: IndexPath
  ) -> [PlacedPart] {
    items.map { badge in
      var size = badge.layoutSize.size(in: box.size)
      let axes = badge.layoutSize.estimatedAxes
      if let asked = askedSizes[SizedPart(kind: badge.elementKind, indexPath: path)] {
        if axes.contains(.horizontal) { size.width = asked.width }
        if axes.contains(.vertical) { size.height = asked.height }
      }
      return PlacedPart(
        frame: badge.frame(of: size, beside: box), indexPath: path, kind: badge.elementKind,
        zIndex: badge.zIndex, estimatedAxes: axes)
    }
  }

  private mutating func fillItems(
    of group: NSCollectionLayoutGroup, in container: CGSize, share: Share?
  ) -> FilledGroup {
    var size = group.layoutSize.size(in: container)
    if let share { size = share.applied(to: size) }
    let insets = group.contentInsets.without(group.layoutSize.estimatedAxes)
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let corner = CGPoint(x: insets.leading, y: insets.top)
    switch group.arrangement {
    case .custom(let provider):
      let surroundings = LayoutSurroundings(room: LayoutRoom(contentSize: room), traitCollection: traits)
      var parts: [PlacedPart] = []
      for place in provider(surroundings) where hasItems {
        parts.append(
          PlacedPart(
            frame: place.frame.offsetBy(dx: corner.x, dy: corner.y), indexPath: takeItem(),
            zIndex: place.zIndex))
      }
      return FilledGroup(size: size, parts: parts)
    case .row: return line(group, isRow: true, size: size, room: room, corner: corner)
    case .column: return line(group, isRow: false, size: size, room: room, corner: corner)
    }
  }

  private mutating func takeItem() -> IndexPath {
    defer { nextItem += 1 }
    return IndexPath(item: nextItem, section: section)
  }

  /// Places subitems; where they have a dimension in common, once to measure it and once with it.
  private mutating func line(
    _ group: NSCollectionLayoutGroup, isRow: Bool, size: CGSize, room: CGSize, corner: CGPoint
  ) -> FilledGroup {
    let start = self
    let natural = line(group, isRow: isRow, size: size, room: room, corner: corner, common: nil)
    guard
      group.subitems.contains(where: { !($0 is NSCollectionLayoutGroup) && $0.layoutSize.isUniform })
    else { return natural }
    let sizes = natural.parts.filter { $0.kind == nil }.map(\.frame.size)
    let common = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    self = start
    return line(group, isRow: isRow, size: size, room: room, corner: corner, common: common)
  }

  /// Places subitems again and again while there is room; at least one.
  private mutating func line(
    _ group: NSCollectionLayoutGroup, isRow: Bool, size: CGSize, room: CGSize, corner: CGPoint,
    common: CGSize?
  ) -> FilledGroup {
    let length = isRow ? room.width : room.height
    let spacing = group.interItemSpacing?.spacing ?? 0
    let isEstimated =
      isRow
      ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    let share = group.count.map {
      Share(isRow: isRow, length: max(0, (length - spacing * CGFloat($0 - 1)) / CGFloat($0)))
    }
    var children: [FilledGroup] = []
    var used: CGFloat = 0
    while hasItems, !group.subitems.isEmpty {
      if let count = group.count, children.count == count { break }
      // A group that is as long as its items has each subitem once.
      if isEstimated, group.count == nil, children.count == group.subitems.count { break }
      let subitem = group.subitems[children.count % group.subitems.count]
      let around = subitem.edgeSpacing?.insets ?? .zero
      var described = subitem.layoutSize.size(in: room)
      // A line takes as many items as fit with the sizes that they asked for.
      if !(subitem is NSCollectionLayoutGroup),
        let asked = askedSizes[
          SizedPart(kind: nil, indexPath: IndexPath(item: nextItem, section: section))]
      {
        let axes = subitem.layoutSize.estimatedAxes
        if axes.contains(.horizontal) { described.width = asked.width }
        if axes.contains(.vertical) { described.height = asked.height }
      }
      described = subitem.layoutSize.uniform(described, common)
      if let share { described = share.applied(to: described) }
      let own =
        isRow
        ? described.width + around.leading + around.trailing : described.height + around.top + around.bottom
      let needed = children.isEmpty ? own : used + spacing + own
      // A third and a third and a third are a whole.
      if !children.isEmpty, !isEstimated, needed > length + 0.01 { break }
      used = needed
      children.append(place(subitem, in: room, share: share, around: around, common: common))
    }
    return arranged(
      children, group, isRow: isRow, size: size, length: length, corner: corner, isEstimated: isEstimated)
  }

  private func arranged(
    _ children: [FilledGroup], _ group: NSCollectionLayoutGroup, isRow: Bool, size: CGSize, length: CGFloat,
    corner: CGPoint, isEstimated: Bool
  ) -> FilledGroup {
    let total = children.reduce(0) { $0 + (isRow ? $1.size.width : $1.size.height) }
    var gap = group.interItemSpacing?.spacing ?? 0
    if group.interItemSpacing?.isFlexibleSpacing == true, children.count > 1 {
      gap = max(gap, (length - total) / CGFloat(children.count - 1))
    }
    var parts: [PlacedPart] = []
    var along: CGFloat = 0
    var across: CGFloat = 0
    for child in children {
      let offset =
        isRow
        ? CGPoint(x: corner.x + along, y: corner.y) : CGPoint(x: corner.x, y: corner.y + along)
      parts += child.parts.map { $0.moved(by: offset) }
      along += (isRow ? child.size.width : child.size.height) + gap
      across = max(across, isRow ? child.size.height : child.size.width)
    }
    along = max(0, along - (children.isEmpty ? 0 : gap))
    let insets = group.contentInsets.without(group.layoutSize.estimatedAxes)
    var actual = size
    if isRow {
      if isEstimated { actual.width = along + insets.leading + insets.trailing }
      if group.layoutSize.heightDimension.isEstimated { actual.height = across + insets.top + insets.bottom }
    } else {
      if isEstimated { actual.height = along + insets.top + insets.bottom }
      if group.layoutSize.widthDimension.isEstimated {
        actual.width = across + insets.leading + insets.trailing
      }
    }
    return FilledGroup(size: actual, parts: parts)
  }

  /// One subitem: an item with its badges, or a group.
  private mutating func place(
    _ subitem: NSCollectionLayoutItem, in room: CGSize, share: Share?, around: NSDirectionalEdgeInsets,
    common: CGSize?
  ) -> FilledGroup {
    let offset = CGPoint(x: around.leading, y: around.top)
    func enclosing(_ size: CGSize) -> CGSize {
      CGSize(
        width: size.width + around.leading + around.trailing, height: size.height + around.top + around.bottom
      )
    }
    if let group = subitem as? NSCollectionLayoutGroup {
      let filled = fill(group, in: room, share: share)
      return FilledGroup(size: enclosing(filled.size), parts: filled.parts.map { $0.moved(by: offset) })
    }
    let path = takeItem()
    var size = subitem.layoutSize.size(in: room)
    var axes = subitem.layoutSize.estimatedAxes
    if let share {
      size = share.applied(to: size)
      axes.remove(share.isRow ? .horizontal : .vertical)
    }
    let insets = subitem.contentInsets.without(axes)
    if let asked = askedSizes[SizedPart(kind: nil, indexPath: path)] {
      if axes.contains(.horizontal) { size.width = asked.width }
      if axes.contains(.vertical) { size.height = asked.height }
    }
    let own = size
    size = subitem.layoutSize.uniform(size, common)
    // What a group shares out among its items is not theirs to agree on.
    if let share {
      size =
        share.isRow
        ? CGSize(width: own.width, height: size.height) : CGSize(width: size.width, height: own.height)
    }
    let box = CGRect(
      x: offset.x + insets.leading, y: offset.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let parts =
      [PlacedPart(frame: box, indexPath: path, estimatedAxes: axes)]
      + badges(subitem.supplementaryItems, beside: box, at: path)
    return FilledGroup(size: enclosing(size), parts: parts)
  }
}
