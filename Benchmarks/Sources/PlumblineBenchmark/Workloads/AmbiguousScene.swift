// ambiguous: a row that lost its pins, so that nothing decides where it is and how wide its views are.

/// n views: `left == previous.right + 8`, all as wide as the first; neither end is pinned. Where the row is, is a matter of
/// rules that other solvers do not have: only what is determined is compared.
struct AmbiguousScene: WorkloadScene {
  private static let gap = 8.0
  private static let height = 44.0
  private let size: Int
  private var middle: Int { size / 2 }

  init(size: Int) { self.size = size }

  func width(step: Int) -> Double { 320 + 4 * wave(step, to: 25) }
  func detail(step: Int) -> Double { 4 * wave(step, to: 7) }
  func shift(step: Int) -> Double { Self.gap + 4 * wave(step, to: 7) }

  var picture: Picture {
    var picture = Picture(boxes: size + 1, relationships: 4 * size + 2)
    picture.fixRootWidth(initialState.width)
    for i in 0..<size {
      let view = picture.addBox(in: 0)
      let top = picture.relate(view, .top, to: 0, .top)
      picture.fix(view, .height, Self.height)
      guard i > 0 else { continue }
      let left = picture.relate(view, .left, to: view - 1, .right, Self.gap)
      picture.relate(view, .width, to: 1, .width)
      if i == middle {
        picture.detailRelationship = top
        picture.shiftRelationship = left
      }
    }
    return picture
  }

  func boxes(in state: PictureState) -> [Box] {
    [.root(width: state.width)]
      + (0..<size).map { i in
        Box(x: .nan, y: i == middle ? state.detail : 0, width: .nan, height: Self.height)
      }
  }
}
