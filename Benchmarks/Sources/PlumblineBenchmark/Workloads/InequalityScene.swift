// inequalities, pulled: places of which each is at least 10 points behind the one before, and nothing else holds them.

/// n boxes of one height, `left >= previous.left + 10`. With wishes, each would like to be at the root's left edge: so the
/// one in the middle is there. Flexbox cannot say it.
struct InequalityScene: WorkloadScene {
  private static let margin = 16.0
  private static let step = 10.0
  private static let height = 20.0
  private let size: Int
  private let isPulled: Bool
  private var middle: Int { size / 2 }

  init(size: Int, isPulled: Bool) {
    self.size = size
    self.isPulled = isPulled
  }

  func width(step: Int) -> Double { 320 + 4 * wave(step, to: 25) }
  func detail(step: Int) -> Double { 4 * wave(step, to: 7) }
  func shift(step: Int) -> Double { Self.step + 4 * wave(step, to: 7) }

  var picture: Picture {
    var picture = Picture(boxes: size + 1, relationships: 5 * size + 2)
    picture.fixRootWidth(initialState.width)
    for i in 0..<size {
      let box = picture.addBox(in: 0)
      if i > 0 {
        let place = picture.relate(box, .left, .greaterThanOrEqual, to: box - 1, .left, Self.step)
        if i == middle { picture.shiftRelationship = place }
      } else if !isPulled {
        picture.relate(box, .left, .greaterThanOrEqual, to: 0, .left, Self.margin)
      }
      let top = picture.relate(box, .top, to: 0, .top)
      if i == middle { picture.detailRelationship = top }
      picture.relate(box, .width, to: 0, .width)
      picture.fix(box, .height, Self.height)
      guard isPulled else { continue }
      picture.relate(box, .left, to: 0, .left, priority: 2)
      // Of an even number, the first one's wish decides which of the two in the middle it is.
      if i == 0 { picture.relate(box, .left, to: 0, .left, priority: 1) }
    }
    return picture
  }

  func boxes(in state: PictureState) -> [Box] {
    func place(_ i: Int) -> Double { Double(i) * Self.step + (i >= middle ? state.shift - Self.step : 0) }
    let start = isPulled ? -place((size - 1) / 2) : Self.margin
    return [.root(width: state.width)]
      + (0..<size).map { i in
        Box(
          x: start + place(i), y: i == middle ? state.detail : 0, width: state.width, height: Self.height)
      }
  }
}
