// chain: labels below one another that keep at least a distance and would like to keep just that.

import Peers

/// n labels with content sizes, `top >= previous.bottom + 8` and `top == previous.bottom + 8 @500`,
/// `right <= root.right - 16`.
struct ChainScene: WorkloadScene {
  private static let margin = 16.0
  private static let gap = 8.0
  private let size: Int
  private var middle: Int { size / 2 }

  init(size: Int) { self.size = size }

  // Some labels are longer than the root is wide.
  func width(step: Int) -> Double { 240 + 4 * wave(step, to: 32) }
  func detail(step: Int) -> Double { Self.margin + 4 * wave(step, to: 7) }
  /// The inequality asks for more than the wish, from 8 points on.
  func shift(step: Int) -> Double { Self.gap + 4 * wave(step, to: 7) }

  private func labelWidth(_ i: Int) -> Double { 40 + 4 * Double(scattered(i, 5, below: 80)) }
  private func labelHeight(_ i: Int) -> Double { 16 + 4 * Double(scattered(i, 6, below: 3)) }

  var picture: Picture {
    var picture = Picture(boxes: size + 1, relationships: 8 * size + 2)
    var flexbox = FlexboxPicture(capacity: size + 1)
    let state = initialState
    picture.fixRootWidth(state.width)
    var root = FlexNode.column.startingItems().padding(left: Self.margin, right: Self.margin)
    root.width = Float(state.width)
    flexbox.addNode(root, in: -1)
    for i in 0..<size {
      let label = picture.addBox(in: 0)
      let left = picture.relate(label, .left, to: 0, .left, Self.margin)
      picture.relate(label, .right, .lessThanOrEqual, to: 0, .right, -Self.margin)
      if i == 0 {
        picture.relate(label, .top, to: 0, .top, Self.gap)
      } else {
        let top = picture.relate(label, .top, .greaterThanOrEqual, to: label - 1, .bottom, Self.gap)
        picture.relate(label, .top, to: label - 1, .bottom, Self.gap, priority: 500)
        if i == middle {
          picture.detailRelationship = left
          picture.shiftRelationship = top
        }
      }
      // Before the constraints, contents would make kiwi twenty times slower.
      picture.fill(label, width: labelWidth(i), height: labelHeight(i), hugging: 250)
      flexbox.addNode(.content(width: labelWidth(i), height: labelHeight(i)).margin(top: Self.gap), in: 0)
    }
    let middleNode = Int32(middle + 1)
    flexbox.detail = FlexboxPicture.Margin(node: middleNode, edge: FlexEdgeLeft, offset: Self.margin)
    flexbox.shift = FlexboxPicture.Margin(node: middleNode, edge: FlexEdgeTop)
    flexbox.chooseRemovable(among: Array(1...Int32(size)))
    picture.flexbox = flexbox
    return picture
  }

  func boxes(in state: PictureState) -> [Box] {
    var boxes = [Box.root(width: state.width)]
    boxes.reserveCapacity(size + 1)
    var y = 0.0
    for i in 0..<size {
      y += i > 0 && i == middle ? state.shift : Self.gap
      let left = i == middle ? state.detail : Self.margin
      boxes.append(
        Box(
          x: left, y: y, width: min(labelWidth(i), state.width - Self.margin - left), height: labelHeight(i)))
      y += labelHeight(i)
    }
    return boxes
  }
}
