// column, overfull: views below one another that keep at least a distance; or exactly one, and too much for the root.

/// n views with content sizes, `top >= previous.bottom + 8`, clipped at the right.
struct ColumnScene: WorkloadScene {
  private static let margin = 16.0
  private static let gap = 8.0
  private let size: Int
  private var middle: Int { size / 2 }

  init(size: Int) { self.size = size }

  func width(step: Int) -> Double { 240 + 4 * wave(step, to: 32) }
  func detail(step: Int) -> Double { Self.margin + 4 * wave(step, to: 7) }
  func shift(step: Int) -> Double { Self.gap + 4 * wave(step, to: 7) }

  private func viewWidth(_ i: Int) -> Double { 40 + 4 * Double(scattered(i, 9, below: 80)) }
  private func viewHeight(_ i: Int) -> Double { 16 + 4 * Double(scattered(i, 10, below: 3)) }

  var picture: Picture {
    var picture = Picture(boxes: size + 1, relationships: 7 * size + 2)
    picture.fixRootWidth(initialState.width)
    for i in 0..<size {
      let view = picture.addBox(in: 0)
      let left = picture.relate(view, .left, to: 0, .left, Self.margin)
      picture.relate(view, .right, .lessThanOrEqual, to: 0, .right, -Self.margin)
      let top =
        i == 0
        ? picture.relate(view, .top, to: 0, .top, Self.gap)
        : picture.relate(view, .top, .greaterThanOrEqual, to: view - 1, .bottom, Self.gap)
      if i == middle {
        picture.detailRelationship = left
        picture.shiftRelationship = top
      }
      picture.fill(view, width: viewWidth(i), height: viewHeight(i), hugging: 250)
    }
    return picture
  }

  func boxes(in state: PictureState) -> [Box] {
    var boxes = [Box.root(width: state.width)]
    boxes.reserveCapacity(size + 1)
    var y = 0.0
    for i in 0..<size {
      y += i == middle ? state.shift : Self.gap
      let left = i == middle ? state.detail : Self.margin
      boxes.append(
        Box(
          x: left, y: y, width: min(viewWidth(i), state.width - Self.margin - left), height: viewHeight(i)))
      y += viewHeight(i)
    }
    return boxes
  }
}

/// n views of fixed heights, `top == previous.bottom + 8`, from the root's top to its bottom, which is elsewhere: all
/// constraints together make one conflict, and the last one gives way. kiwi refuses it; flexbox has no conflicts.
struct OverfullScene: WorkloadScene {
  private static let gap = 8.0
  private let size: Int
  private var middle: Int { size / 2 }

  init(size: Int) { self.size = size }

  var conflictCount: Int { 1 }
  func width(step: Int) -> Double { 240 + 4 * wave(step, to: 32) }
  func detail(step: Int) -> Double { 4 * wave(step, to: 7) }
  func shift(step: Int) -> Double { Self.gap + 4 * wave(step, to: 7) }

  private var rootHeight: Double { 12 * Double(size) }
  private func viewHeight(_ i: Int) -> Double { 16 + 4 * Double(scattered(i, 11, below: 3)) }

  var picture: Picture {
    var picture = Picture(boxes: size + 1, relationships: 4 * size + 3)
    picture.fixRootWidth(initialState.width)
    picture.fixRootHeight(rootHeight)
    picture.hasConflict = true
    for i in 0..<size {
      let view = picture.addBox(in: 0)
      let left = picture.relate(view, .left, to: 0, .left)
      picture.relate(view, .width, to: 0, .width)
      picture.fix(view, .height, viewHeight(i))
      let top =
        i == 0
        ? picture.relate(view, .top, to: 0, .top, Self.gap)
        : picture.relate(view, .top, to: view - 1, .bottom, Self.gap)
      if i == middle {
        picture.detailRelationship = left
        picture.shiftRelationship = top
      }
    }
    picture.relate(Int32(size), .bottom, to: 0, .bottom, -Self.gap)
    return picture
  }

  func boxes(in state: PictureState) -> [Box] {
    var boxes = [Box.root(width: state.width, height: rootHeight)]
    boxes.reserveCapacity(size + 1)
    var y = 0.0
    for i in 0..<size {
      y += i == middle ? state.shift : Self.gap
      boxes.append(
        Box(x: i == middle ? state.detail : 0, y: y, width: state.width, height: viewHeight(i)))
      y += viewHeight(i)
    }
    return boxes
  }
}
