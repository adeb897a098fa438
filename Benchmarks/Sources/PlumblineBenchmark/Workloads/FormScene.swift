// form: rows of a label and a field, all labels as wide as the widest.

/// n rows: labels equally wide with content sizes, fields that fill what is left, centred on each other. Flexbox cannot
/// say it: its rows do not know of each other's labels.
struct FormScene: WorkloadScene {
  private static let margin = 16.0
  private static let gap = 8.0
  private static let top = 20.0
  private static let labelHeight = 20.0
  private static let field = (width: 96.0, height: 34.0)
  private let size: Int
  private var middle: Int { size / 2 }

  init(size: Int) { self.size = size }

  func width(step: Int) -> Double { 360 + 4 * wave(step, to: 25) }
  func detail(step: Int) -> Double { Self.gap + 4 * wave(step, to: 7) }
  func shift(step: Int) -> Double { Self.gap + 4 * wave(step, to: 7) }

  private func labelWidth(_ i: Int) -> Double { 60 + 4 * Double(scattered(i, 4, below: 24)) }

  var picture: Picture {
    var picture = Picture(boxes: 2 * size + 1, relationships: 15 * size + 2)
    picture.fixRootWidth(initialState.width)
    for i in 0..<size {
      let label = picture.addBox(in: 0)
      picture.fill(label, width: labelWidth(i), height: Self.labelHeight, hugging: 251)
      let field = picture.addBox(in: 0)
      picture.fill(field, width: Self.field.width, height: Self.field.height, hugging: 250)
      picture.relate(label, .left, to: 0, .left, Self.margin)
      if i > 0 { picture.relate(label, .width, to: label - 2, .width) }
      let gap = picture.relate(field, .left, to: label, .right, Self.gap)
      picture.relate(field, .right, to: 0, .right, -Self.margin)
      picture.relate(label, .centerY, to: field, .centerY)
      let top =
        i == 0
        ? picture.relate(field, .top, to: 0, .top, Self.top)
        : picture.relate(field, .top, to: field - 2, .bottom, Self.gap)
      if i == middle {
        picture.detailRelationship = gap
        picture.shiftRelationship = top
      }
    }
    return picture
  }

  func boxes(in state: PictureState) -> [Box] {
    // Resistance (750) keeps every label from being clipped; hugging (251, above the fields' 250) allows no more.
    let widest = (0..<size).reduce(0.0) { max($0, labelWidth($1)) }
    var boxes = [Box.root(width: state.width)]
    boxes.reserveCapacity(2 * size + 1)
    for i in 0..<size {
      let y =
        Self.top + Double(i) * (Self.field.height + Self.gap) + (i >= middle ? state.shift - Self.gap : 0)
      let left = Self.margin + widest + (i == middle ? state.detail : Self.gap)
      boxes.append(
        Box(
          x: Self.margin, y: y + (Self.field.height - Self.labelHeight) / 2, width: widest,
          height: Self.labelHeight))
      boxes.append(Box(x: left, y: y, width: state.width - Self.margin - left, height: Self.field.height))
    }
    return boxes
  }
}
