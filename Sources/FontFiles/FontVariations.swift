// Variable fonts: the axes on which a font varies, and the places on them that have names (OpenType's table `fvar`).

/// The value of a variable font on one of its axes, such as `wght` at 650 (OpenType's table `fvar`).
public struct FontVariation: Hashable, Sendable {
  /// Four letters, such as `wght`.
  public let axis: String
  /// The coordinate in the axis's own unit.
  public let value: Double
}

/// The axes of a variable font and its named instances.
struct FontVariations {
  struct Axis {
    var tag: String
    var minimum: Double
    var normal: Double
    var maximum: Double
  }
  struct Instance {
    var styleName: Int
    /// Nil where the font leaves it to whoever reads it.
    var postScriptName: Int?
    var coordinates: [FontVariation]
  }
  var axes: [Axis] = []
  var instances: [Instance] = []

  /// Nil where the table is damaged.
  init?(_ table: FontTable) {
    guard let axesOffset = table.uint16(at: 4), let axisCount = table.uint16(at: 8),
      let axisSize = table.uint16(at: 10), let instanceCount = table.uint16(at: 12),
      let instanceSize = table.uint16(at: 14), axisSize >= 20, instanceSize >= 4 + 4 * axisCount
    else { return nil }
    for number in 0..<axisCount {
      let place = axesOffset + number * axisSize
      guard let tag = table.tag(at: place), let minimum = table.fixed(at: place + 4),
        let normal = table.fixed(at: place + 8), let maximum = table.fixed(at: place + 12)
      else { return nil }
      axes.append(Axis(tag: tag, minimum: minimum, normal: normal, maximum: maximum))
    }
    let holdsNames = instanceSize >= 6 + 4 * axisCount
    for number in 0..<instanceCount {
      let place = axesOffset + axisCount * axisSize + number * instanceSize
      guard let style = table.uint16(at: place) else { return nil }
      var coordinates: [FontVariation] = []
      for (axis, offset) in zip(axes, stride(from: place + 4, to: place + 4 + 4 * axisCount, by: 4)) {
        guard let value = table.fixed(at: offset) else { return nil }
        coordinates.append(FontVariation(axis: axis.tag, value: value))
      }
      let name = holdsNames ? table.uint16(at: place + 4 + 4 * axisCount) : nil
      instances.append(
        Instance(
          styleName: style, postScriptName: name == 0xFFFF ? nil : name, coordinates: coordinates))
    }
  }
}
