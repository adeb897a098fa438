// Outlines as archives hold them: a letter for each element, and the numbers of all points.

#if !canImport(Darwin)
  import Foundation

  extension CGPath {
    /// A letter for each element, and the coordinates of the points, x and y alternating.
    var kindsAndNumbers: (kinds: String, numbers: [Double]) {
      var kinds = ""
      var points: [CGPoint] = []
      for element in elements {
        switch element {
        case .move(let point):
          kinds.append("M")
          points.append(point)
        case .line(let point):
          kinds.append("L")
          points.append(point)
        case .quadCurve(let point, let control):
          kinds.append("Q")
          points += [control, point]
        case .curve(let point, let first, let second):
          kinds.append("C")
          points += [first, second, point]
        case .close: kinds.append("Z")
        }
      }
      return (kinds, points.flatMap { [Double($0.x), Double($0.y)] })
    }
  }

  extension CGMutablePath {
    /// Appends elements as `kindsAndNumbers` encodes them; false for unknown letters, and for too few numbers.
    func append(kinds: String, numbers: [Double]) -> Bool {
      var points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }[...]
      for kind in kinds {
        let needed = ["M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0][kind]
        guard let needed, points.count >= needed else { return false }
        let own = Array(points.prefix(needed))
        points = points.dropFirst(needed)
        switch kind {
        case "M": move(to: own[0])
        case "L": addLine(to: own[0])
        case "Q": addQuadCurve(to: own[1], control: own[0])
        case "C": addCurve(to: own[2], control1: own[0], control2: own[1])
        default: closeSubpath()
        }
      }
      return true
    }
  }
#endif
