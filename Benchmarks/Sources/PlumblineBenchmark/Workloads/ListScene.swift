// list: cells below one another, each with a picture, two texts and an accessory.

import Peers

/// n cells, pinned left and wide as the root, stacked by `top == previous.bottom`. In each an avatar of 40x40 in the
/// middle, title and subtitle with content sizes that give way to the accessory; the subtitle's bottom pins the cell's.
struct ListScene: WorkloadScene {
  private static let avatar = 40.0
  private static let margin = 16.0
  private static let textMargin = 12.0
  private static let textGap = 8.0
  private static let lineGap = 4.0
  private static let inset = 10.0
  private static let accessory = (width: 12.0, height: 20.0)
  private static let subtitleHeight = 16.0
  private let size: Int
  private var middle: Int { size / 2 }

  init(size: Int) { self.size = size }

  func width(step: Int) -> Double { 320 + 4 * wave(step, to: 25) }
  func detail(step: Int) -> Double { Self.textMargin + 4 * wave(step, to: 7) }
  func shift(step: Int) -> Double { 4 * wave(step, to: 7) }

  // Some texts are longer than the room that they have, at some widths.
  private func titleWidth(_ i: Int) -> Double { 60 + 4 * Double(scattered(i, 1, below: 64)) }
  private func subtitleWidth(_ i: Int) -> Double { 80 + 4 * Double(scattered(i, 2, below: 50)) }
  private func titleHeight(_ i: Int) -> Double { 20 + 4 * Double(scattered(i, 3, below: 2)) }

  var picture: Picture {
    var picture = Picture(boxes: 5 * size + 1, relationships: 26 * size + 2)
    var flexbox = FlexboxPicture(capacity: 6 * size + 1)
    let state = initialState
    picture.fixRootWidth(state.width)
    var root = FlexNode.column
    root.width = Float(state.width)
    flexbox.addNode(root, in: -1)
    var cellNodes: [Int32] = []
    for i in 0..<size {
      let cell = Int32(5 * i + 1)
      addBoxes(i, to: &picture)
      picture.relate(cell, .left, to: 0, .left)
      picture.relate(cell, .width, to: 0, .width)
      let top =
        i == 0
        ? picture.relate(cell, .top, to: 0, .top) : picture.relate(cell, .top, to: cell - 5, .bottom)
      let leading = relateContents(of: cell, in: &picture)
      let (cellNode, avatarNode) = addCellNodes(i, to: &flexbox)
      cellNodes.append(cellNode)
      if i == middle {
        picture.shiftRelationship = top
        picture.detailRelationship = leading
        flexbox.shift = FlexboxPicture.Margin(node: cellNode, edge: FlexEdgeTop)
        flexbox.detail = FlexboxPicture.Margin(node: avatarNode, edge: FlexEdgeRight)
      }
    }
    flexbox.chooseRemovable(among: cellNodes)
    picture.flexbox = flexbox
    return picture
  }

  /// Cell, avatar, title, subtitle, accessory.
  private func addBoxes(_ i: Int, to picture: inout Picture) {
    let cell = picture.addBox(in: 0)
    _ = picture.addBox(in: cell)
    let title = picture.addBox(in: cell)
    picture.fill(title, width: titleWidth(i), height: titleHeight(i), hugging: 251)
    let subtitle = picture.addBox(in: cell)
    picture.fill(subtitle, width: subtitleWidth(i), height: Self.subtitleHeight, hugging: 250)
    _ = picture.addBox(in: cell)
  }

  /// Returns the title's pin to the avatar.
  private func relateContents(of cell: Int32, in picture: inout Picture) -> Int {
    let (avatar, title, subtitle, accessory) = (cell + 1, cell + 2, cell + 3, cell + 4)
    picture.fix(avatar, .width, Self.avatar)
    picture.fix(avatar, .height, Self.avatar)
    picture.relate(avatar, .left, to: cell, .left, Self.margin)
    picture.relate(avatar, .centerY, to: cell, .centerY)
    let leading = picture.relate(title, .left, to: avatar, .right, Self.textMargin)
    picture.relate(title, .top, to: cell, .top, Self.inset)
    picture.relate(title, .right, .lessThanOrEqual, to: accessory, .left, -Self.textGap)
    picture.relate(subtitle, .left, to: title, .left)
    picture.relate(subtitle, .top, to: title, .bottom, Self.lineGap)
    picture.relate(subtitle, .right, .lessThanOrEqual, to: accessory, .left, -Self.textGap)
    picture.relate(subtitle, .bottom, to: cell, .bottom, -Self.inset)
    picture.fix(accessory, .width, Self.accessory.width)
    picture.fix(accessory, .height, Self.accessory.height)
    picture.relate(accessory, .right, to: cell, .right, -Self.margin)
    picture.relate(accessory, .centerY, to: cell, .centerY)
    return leading
  }

  /// Returns the nodes of the cell and of its avatar.
  private func addCellNodes(_ i: Int, to flexbox: inout FlexboxPicture) -> (cell: Int32, avatar: Int32) {
    let cell = flexbox.addNode(
      .row.centeringItems().padding(left: Self.margin, right: Self.margin), in: 0)
    let avatar = flexbox.addNode(
      .leaf(width: Self.avatar, height: Self.avatar).margin(right: Self.textMargin), in: cell)
    let texts = flexbox.addWrapper(
      .column.startingItems().flexible().padding(top: Self.inset, bottom: Self.inset), in: cell)
    flexbox.addNode(.content(width: titleWidth(i), height: titleHeight(i)), in: texts, wrapper: texts)
    flexbox.addNode(
      .content(width: subtitleWidth(i), height: Self.subtitleHeight).margin(top: Self.lineGap), in: texts,
      wrapper: texts)
    flexbox.addNode(
      .leaf(width: Self.accessory.width, height: Self.accessory.height).margin(left: Self.textGap), in: cell)
    return (cell, avatar)
  }

  func boxes(in state: PictureState) -> [Box] {
    var boxes = [Box.root(width: state.width)]
    boxes.reserveCapacity(5 * size + 1)
    var y = 0.0
    for i in 0..<size {
      if i == middle { y += state.shift }
      let titleHeight = titleHeight(i)
      let height = Self.inset + titleHeight + Self.lineGap + Self.subtitleHeight + Self.inset
      let accessoryLeft = state.width - Self.margin - Self.accessory.width
      let left = Self.margin + Self.avatar + (i == middle ? state.detail : Self.textMargin)
      let room = accessoryLeft - Self.textGap - left
      boxes.append(Box(x: 0, y: y, width: state.width, height: height))
      boxes.append(
        Box(x: Self.margin, y: (height - Self.avatar) / 2, width: Self.avatar, height: Self.avatar))
      boxes.append(Box(x: left, y: Self.inset, width: min(titleWidth(i), room), height: titleHeight))
      boxes.append(
        Box(
          x: left, y: Self.inset + titleHeight + Self.lineGap, width: min(subtitleWidth(i), room),
          height: Self.subtitleHeight))
      boxes.append(
        Box(
          x: accessoryLeft, y: (height - Self.accessory.height) / 2, width: Self.accessory.width,
          height: Self.accessory.height))
      y += height
    }
    return boxes
  }
}
