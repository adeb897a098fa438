// nested: boxes in boxes, four in each, side by side and below one another in turn.

import Peers

/// A tree of n boxes, filled breadth first with four children each: 2 points between siblings, all equally long, filling
/// their parent; across, as long as the parent. The axis turns from level to level.
struct NestedScene: WorkloadScene {
  private static let fanOut = 4
  private static let gap = 2.0
  private static let side = 4096.0
  private let size: Int

  init(size: Int) { self.size = size }

  func width(step: Int) -> Double { Self.side + 4 * wave(step, to: 50) }
  func detail(step: Int) -> Double { Self.gap + wave(step, to: 3) }
  func shift(step: Int) -> Double { Self.gap + 4 * wave(step, to: 7) }

  private func children(of box: Int) -> Range<Int> {
    let first = min(size, Self.fanOut * box + 1)
    return first..<min(size, first + Self.fanOut)
  }

  /// The middle one among the boxes with four children that have none; its first gap is the detail.
  private var detailParent: Int {
    let lastFull = (size - 1 - Self.fanOut) / Self.fanOut
    // The children of the first such box have no children: their first would be number `size` or above.
    let grandchild = Self.fanOut * Self.fanOut
    let first = size <= Self.fanOut + 1 ? 0 : (size - Self.fanOut - 1 + grandchild - 1) / grandchild
    return first <= lastFull ? (first + lastFull) / 2 : lastFull
  }

  /// The gap before a child, counted from 0 among its siblings.
  private func gap(before place: Int, in parent: Int, _ state: PictureState) -> Double {
    if place == 0 { return 0 }
    if parent == detailParent && place == 1 { return state.detail }
    if parent == 0 && place == 2 { return state.shift }
    return Self.gap
  }

  var picture: Picture {
    var picture = Picture(boxes: size, relationships: 5 * size + 2)
    var flexbox = FlexboxPicture(capacity: size)
    let state = initialState
    picture.fixRootWidth(state.width)
    picture.fixRootHeight(Self.side)
    var isHorizontal = [true]
    isHorizontal.reserveCapacity(size)
    var root = FlexNode.row
    root.width = Float(state.width)
    root.height = Float(Self.side)
    flexbox.addNode(root, in: -1)
    var leaves: [Int32] = []
    for parent in 0..<size {
      let children = children(of: parent)
      if children.isEmpty {
        leaves.append(Int32(parent))
        continue
      }
      let horizontal = isHorizontal[parent]
      addChildren(children, of: Int32(parent), horizontal, to: &picture)
      for child in children {
        isHorizontal.append(!horizontal)
        let gap = child == children.lowerBound ? 0 : Self.gap
        let node = horizontal ? FlexNode.column.margin(left: gap) : FlexNode.row.margin(top: gap)
        flexbox.addNode(node.flexible(), in: Int32(parent))
      }
    }
    let detailChild = children(of: detailParent).lowerBound + 1
    flexbox.detail = FlexboxPicture.Margin(
      node: Int32(detailChild), edge: isHorizontal[detailParent] ? FlexEdgeLeft : FlexEdgeTop)
    flexbox.shift = FlexboxPicture.Margin(node: 3, edge: FlexEdgeLeft)
    flexbox.chooseRemovable(among: leaves)
    picture.flexbox = flexbox
    return picture
  }

  private func addChildren(
    _ children: Range<Int>, of parent: Int32, _ horizontal: Bool, to picture: inout Picture
  ) {
    let (near, far, length): (Picture.Part, Picture.Part, Picture.Part) =
      horizontal ? (.left, .right, .width) : (.top, .bottom, .height)
    let (crossNear, crossFar): (Picture.Part, Picture.Part) = horizontal ? (.top, .bottom) : (.left, .right)
    var first: Int32 = 0
    var previous: Int32 = 0
    for (place, _) in children.enumerated() {
      let child = picture.addBox(in: parent)
      if place == 0 {
        first = child
        picture.relate(child, near, to: parent, near)
      } else {
        let pin = picture.relate(child, near, to: previous, far, Self.gap)
        picture.relate(child, length, to: first, length)
        if parent == detailParent && place == 1 { picture.detailRelationship = pin }
        if parent == 0 && place == 2 { picture.shiftRelationship = pin }
      }
      picture.relate(child, crossNear, to: parent, crossNear)
      picture.relate(child, crossFar, to: parent, crossFar)
      previous = child
    }
    picture.relate(previous, far, to: parent, far)
  }

  func boxes(in state: PictureState) -> [Box] {
    var boxes = [Box.root(width: state.width, height: Self.side)]
    boxes.reserveCapacity(size)
    var isHorizontal = [true]
    isHorizontal.reserveCapacity(size)
    for parent in 0..<size {
      let children = children(of: parent)
      let gaps = children.indices.reduce(0.0) {
        $0 + gap(before: $1 - children.lowerBound, in: parent, state)
      }
      let horizontal = isHorizontal[parent]
      let available = (horizontal ? boxes[parent].width : boxes[parent].height) - gaps
      let length = available / Double(max(1, children.count))
      var position = 0.0
      for child in children {
        position += gap(before: child - children.lowerBound, in: parent, state)
        boxes.append(
          horizontal
            ? Box(x: position, y: 0, width: length, height: boxes[parent].height)
            : Box(x: 0, y: position, width: boxes[parent].width, height: length))
        isHorizontal.append(!horizontal)
        position += length
      }
    }
    return boxes
  }
}
