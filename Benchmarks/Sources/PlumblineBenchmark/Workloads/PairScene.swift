// pair: rows of two texts that compete for the width of the root.

/// n rows: a text at each edge, at least 8 points between them. Where there is no room for both, the right one (749)
/// gives way before the left one (750). No value follows from one row: the two widths are decided together.
struct PairScene: WorkloadScene {
  private static let margin = 16.0
  private static let gap = 8.0
  private static let height = 20.0
  private let size: Int
  private var middle: Int { size / 2 }

  init(size: Int) { self.size = size }

  // From where hardly any two texts fit beside each other to where nearly all do.
  func width(step: Int) -> Double { 200 + 4 * wave(step, to: 50) }
  func detail(step: Int) -> Double { Self.gap + 4 * wave(step, to: 7) }
  func shift(step: Int) -> Double { Self.gap + 4 * wave(step, to: 7) }

  private func leftWidth(_ i: Int) -> Double { 40 + 4 * Double(scattered(i, 7, below: 26)) }
  private func rightWidth(_ i: Int) -> Double { 60 + 4 * Double(scattered(i, 8, below: 40)) }

  var picture: Picture {
    var picture = Picture(boxes: 2 * size + 1, relationships: 9 * size + 2)
    picture.fixRootWidth(initialState.width)
    for i in 0..<size {
      let left = picture.addBox(in: 0)
      picture.fill(left, width: leftWidth(i), height: Self.height, hugging: 251)
      let right = picture.addBox(in: 0)
      picture.fill(
        right, width: rightWidth(i), height: Self.height, hugging: 250, compressionResistance: 749)
      picture.relate(left, .left, to: 0, .left, Self.margin)
      let gap = picture.relate(right, .left, .greaterThanOrEqual, to: left, .right, Self.gap)
      picture.relate(right, .right, to: 0, .right, -Self.margin)
      picture.relate(right, .top, to: left, .top)
      let top =
        i == 0
        ? picture.relate(left, .top, to: 0, .top, Self.gap)
        : picture.relate(left, .top, to: left - 2, .bottom, Self.gap)
      if i == middle {
        picture.detailRelationship = gap
        picture.shiftRelationship = top
      }
    }
    return picture
  }

  func boxes(in state: PictureState) -> [Box] {
    var boxes = [Box.root(width: state.width)]
    boxes.reserveCapacity(2 * size + 1)
    var y = 0.0
    for i in 0..<size {
      y += i == middle ? state.shift : Self.gap
      let room = state.width - 2 * Self.margin - (i == middle ? state.detail : Self.gap)
      let left = min(leftWidth(i), room)
      let right = min(rightWidth(i), room - left)
      boxes.append(Box(x: Self.margin, y: y, width: left, height: Self.height))
      boxes.append(
        Box(x: state.width - Self.margin - right, y: y, width: right, height: Self.height))
      y += Self.height
    }
    return boxes
  }
}
