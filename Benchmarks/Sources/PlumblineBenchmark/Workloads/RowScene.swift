// row: views side by side, equally wide, pinned to both ends.

import Peers

/// n views: `left == previous.right + 8`, all as wide as the first, the last one's right pinned.
struct RowScene: WorkloadScene {
  private static let gap = 8.0
  private static let height = 44.0
  private let size: Int
  private var middle: Int { size / 2 }

  init(size: Int) { self.size = size }

  func width(step: Int) -> Double {
    Double(size) * (52 - 4 * wave(step, to: 7)) + Self.gap * Double(size - 1)
  }
  func detail(step: Int) -> Double { wave(step, to: 7) }
  /// The gap in the middle takes 4 points from every view.
  func shift(step: Int) -> Double { Self.gap + 4 * Double(size) * wave(step, to: 7) }

  var picture: Picture {
    var picture = Picture(boxes: size + 1, relationships: 4 * size + 2)
    var flexbox = FlexboxPicture(capacity: size + 1)
    let state = initialState
    picture.fixRootWidth(state.width)
    var root = FlexNode.row.startingItems()
    root.width = Float(state.width)
    flexbox.addNode(root, in: -1)
    var previous: Int32 = 0
    for i in 0..<size {
      let view = picture.addBox(in: 0)
      let top = picture.relate(view, .top, to: 0, .top)
      picture.fix(view, .height, Self.height)
      if i == 0 {
        picture.relate(view, .left, to: 0, .left)
      } else {
        let left = picture.relate(view, .left, to: previous, .right, Self.gap)
        picture.relate(view, .width, to: 1, .width)
        if i == middle {
          picture.detailRelationship = top
          picture.shiftRelationship = left
        }
      }
      previous = view
      flexbox.addNode(
        .leaf(height: Self.height).flexible().margin(left: i == 0 ? 0 : Self.gap), in: 0)
    }
    picture.relate(previous, .right, to: 0, .right)
    let middleNode = Int32(middle + 1)
    flexbox.detail = FlexboxPicture.Margin(node: middleNode, edge: FlexEdgeTop)
    flexbox.shift = FlexboxPicture.Margin(node: middleNode, edge: FlexEdgeLeft)
    flexbox.chooseRemovable(among: Array(1...Int32(size)))
    picture.flexbox = flexbox
    return picture
  }

  func boxes(in state: PictureState) -> [Box] {
    let gaps = Self.gap * Double(size - 2) + state.shift
    let width = (state.width - gaps) / Double(size)
    var boxes = [Box.root(width: state.width)]
    boxes.reserveCapacity(size + 1)
    for i in 0..<size {
      let extra = i >= middle ? state.shift - Self.gap : 0
      boxes.append(
        Box(
          x: Double(i) * (width + Self.gap) + extra, y: i == middle ? state.detail : 0, width: width,
          height: Self.height))
    }
    return boxes
  }
}
