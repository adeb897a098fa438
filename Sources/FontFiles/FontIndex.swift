// Faces by their names, and the nearest of a family.

import Typography

/// A request for a font: a name, and a style for names of families.
struct FontRequest: Hashable {
  var name: String
  var weight: Int
  var isItalic: Bool

  /// Nil for the system's fonts, which are in no file.
  init?(_ font: FontDescription) {
    guard case .named(let name) = font.family else { return nil }
    self.name = name
    weight = font.weight.rawValue
    isItalic = font.isItalic
  }
}

/// Names are found whatever the size of their letters, as Core Text finds them.
struct FontIndex {
  private(set) var faces: [FontFace] = []
  private var byName: [String: Int] = [:]
  private var byFamily: [String: [Int]] = [:]

  /// Adds faces; of two of the same name the first is used.
  mutating func add(_ new: [FontFace]) {
    for face in new {
      let number = faces.count
      faces.append(face)
      for name in [face.postScriptName, face.fullName] where byName[name.lowercased()] == nil {
        byName[name.lowercased()] = number
      }
      for family in Set([face.familyName] + face.otherNames) {
        byFamily[family.lowercased(), default: []].append(number)
      }
    }
  }

  func face(for request: FontRequest) -> FontFace? {
    let name = request.name.lowercased()
    let family = byFamily[name]
    // A variable font may be called as its family is: then the weight decides too.
    if let number = byName[name], family == nil || (request.weight == 400 && !request.isItalic) {
      return faces[number]
    }
    guard let family = family?.map({ faces[$0] }) else { return nil }
    let best = family.enumerated().min {
      (Self.distance($0.element, request), $0.offset) < (Self.distance($1.element, request), $1.offset)
    }?.element
    return best?.weight == request.weight ? best : best?.withWeight(request.weight)
  }

  /// The distance of a face from a request: its slant counts before its width, its width before its weight.
  private static func distance(_ face: FontFace, _ request: FontRequest) -> Int {
    (face.isItalic == request.isItalic ? 0 : 100_000) + (face.isUsualWidth ? 0 : 10_000)
      + weightDistance(face.weight, wanted: request.weight)
  }

  /// CSS Fonts 4, §5.2: between 400 and 500 upwards to 500 first, then downwards; lighter weights look downwards first,
  /// heavier ones upwards.
  private static func weightDistance(_ weight: Int, wanted: Int) -> Int {
    let away = abs(weight - wanted)
    let isFirstChoice =
      switch wanted {
      case ..<400: weight <= wanted
      case 400...500: (wanted...500).contains(weight)
      default: weight >= wanted
      }
    if isFirstChoice || away == 0 { return away }
    return (400...500).contains(wanted) && weight > 500 ? 4000 + away : 2000 + away
  }
}
