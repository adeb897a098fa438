// A scene's layouts as a page carries them: what they have in common once, as compact JSON, compressed.

import Foundation

/// A text as base64 of its DEFLATE form; known by its hash.
struct PackedText: Equatable, Sendable {
  let hash: ContentHash
  let base64: String

  init(_ text: String) {
    let bytes = Array(text.utf8)
    hash = ContentHash(bytes)
    base64 = Data(Deflate.compressed(bytes)).base64EncodedString()
  }
}

struct SharedImage: Equatable, Sendable {
  let name: String
  /// The media type and the bytes, as in a data address.
  let data: String

  /// A picture with names in the place of its images, and these. Linear in the length of the picture.
  static func taken(from svg: String) -> (svg: String, images: [SharedImage]) {
    let parts = svg.components(separatedBy: "\"data:image/")
    var text = parts[0]
    let images = parts.dropFirst().map { part in
      let end = part.firstIndex(of: "\"") ?? part.endIndex
      let data = String(part[..<end])
      let hash = ContentHash(Array(data.utf8)).bytes.prefix(8)
      let name = "image-" + hash.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
      text += "\"\(name)" + part[end...]
      return SharedImage(name: name, data: data)
    }
    return (text, images)
  }
}

/// The data of a scene in a page, beside its findings.
package struct PackedScene: Equatable, Sendable {
  /// One layout: its configurations, of which there are several where nothing differs, and its picture.
  struct Layout: Equatable, Sendable {
    var configurations: [ReportConfiguration]
    var picture: PackedText
    var images: [SharedImage]
    var box: CGRect
    /// The origins of the views' superviews, by the views' ids.
    var superviewOrigins: [String: CGPoint]
  }

  private(set) var layouts: [Layout] = []
  /// The layout of every depiction that was given.
  private(set) var places: [Int] = []
  /// The index of a view or a constraint in the data, by its id.
  let viewPlaces: [String: Int]
  let constraintPlaces: [String: Int]
  /// Views, constraints, frames, lines and explanations; `report.js` says how they are read.
  let data: PackedText

  /// Packs the layouts of a scene. Linear in what they hold.
  package init(_ depictions: [SceneDepiction]) {
    var distinct: [SceneDepiction] = []
    var known: [SceneDepiction: Int] = [:]
    for depiction in depictions {
      var key = depiction
      key.configuration = ReportConfiguration()
      for index in key.explanations.indices { key.explanations[index].configuration = key.configuration }
      if let place = known[key] {
        places.append(place)
        layouts[place].configurations.append(depiction.configuration)
        continue
      }
      known[key] = layouts.count
      let (picture, images) = SharedImage.taken(from: depiction.picture)
      places.append(layouts.count)
      distinct.append(depiction)
      layouts.append(
        Layout(
          configurations: [depiction.configuration], picture: PackedText(picture), images: images,
          box: depiction.box,
          superviewOrigins: Dictionary(
            firstOf: depiction.views.compactMap { view in view.superviewOrigin.map { (view.id, $0) } })))
    }
    var tables = SceneTables()
    let packed = distinct.map { tables.layout($0) }
    viewPlaces = tables.viewPlaces
    constraintPlaces = tables.constraintPlaces
    data = PackedText(
      JSONValue.object([
        ("words", .array(tables.words.values.map { .string($0) })), ("views", .array(tables.views)),
        ("constraints", .array(tables.constraints)), ("layouts", .array(packed)),
      ]).text)
  }
}

/// Texts that are told once and named by their numbers.
private struct WordTable {
  private(set) var values: [String] = []
  private var places: [String: Int] = [:]

  mutating func place(of text: String) -> JSONValue {
    if let place = places[text] { return .number(Double(place)) }
    places[text] = values.count
    values.append(text)
    return .number(Double(values.count - 1))
  }
}

private struct SceneTables {
  var words = WordTable()
  /// `[id, heading, kind, superview or -1, line or 0]`.
  private(set) var views: [JSONValue] = []
  private(set) var viewPlaces: [String: Int] = [:]
  /// `[id, words, line or 0, 1 if required, views…]`.
  private(set) var constraints: [JSONValue] = []
  private(set) var constraintPlaces: [String: Int] = [:]

  /// - frames: view, 1 if hidden, x, y, width, height, and the four of where it is drawn in the scene, of each view;
  /// - stored: view, x, y, width, height in the scene;
  /// - lines: constraint, x, y, x, y;
  /// - why: for each view x, y, width, height as `[chain, changes]`, then what gave way. A chain is words, value,
  ///   constraint or -1 of each link; changes are constraint and points a point, or -1 and words; what gave way is words
  ///   and distance.
  mutating func layout(_ depiction: SceneDepiction) -> JSONValue {
    var frames: [JSONValue] = []
    var stored: [JSONValue] = []
    // Parents come first, as documents have them; a constraint's views may be those of others.
    for view in depiction.views { _ = place(of: view) }
    for view in depiction.views {
      let place = JSONValue.number(Double(self.place(of: view)))
      frames += [place, .number(view.isHidden ? 1 : 0)]
      frames += view.frame.numbers + view.frameInScene.numbers
      if let frame = view.stored { stored += [place] + frame.numbers }
    }
    var lines: [JSONValue] = []
    for constraint in depiction.constraints {
      let place = JSONValue.number(Double(self.place(of: constraint)))
      guard let ends = constraint.ends else { continue }
      lines += [place] + [ends.from.x, ends.from.y, ends.to.x, ends.to.y].map { .number($0) }
    }
    return .object([
      ("frames", .array(frames)), ("stored", .array(stored)), ("lines", .array(lines)),
      ("why", .array(depiction.explanations.map { why($0) })),
    ])
  }

  private mutating func place(of view: SceneDepiction.View) -> Int {
    if let place = viewPlaces[view.id] { return place }
    let parent = view.parent.flatMap { viewPlaces[$0] } ?? -1
    viewPlaces[view.id] = views.count
    views.append(
      .array([
        .string(view.id), .string(view.heading), .string(view.kind), .number(Double(parent)),
        .number(Double(view.line ?? 0)),
      ]))
    return views.count - 1
  }

  private mutating func place(of constraint: SceneDepiction.Constraint) -> Int {
    if let place = constraintPlaces[constraint.id] { return place }
    constraintPlaces[constraint.id] = constraints.count
    constraints.append(
      .array(
        [
          .string(constraint.id), words.place(of: constraint.words), .number(Double(constraint.line ?? 0)),
          .number(constraint.isRequired ? 1 : 0),
        ] + constraint.views.compactMap { viewPlaces[$0].map { .number(Double($0)) } }))
    return constraints.count - 1
  }

  private mutating func why(_ explanation: ViewExplanation) -> JSONValue {
    var parts: [JSONValue] = []
    for number in explanation.numbers {
      let chain = number.chain.flatMap { link in
        [words.place(of: link.words), .number(link.value), constraint(link.constraint)]
      }
      let changes = number.changes.flatMap { change -> [JSONValue] in
        if let id = change.constraint, constraintPlaces[id] != nil, let perPoint = change.perPoint {
          return [constraint(id), .number(perPoint)]
        }
        return [.number(-1), words.place(of: change.words)]
      }
      parts.append(.array([.array(chain), .array(changes)]))
    }
    let unsatisfied = explanation.unsatisfied.flatMap { entry in
      [words.place(of: entry.words), .number(entry.distance)]
    }
    return .array(parts + [.array(unsatisfied)])
  }

  private func constraint(_ id: String?) -> JSONValue {
    .number(Double(id.flatMap { constraintPlaces[$0] } ?? -1))
  }
}

extension CGRect {
  fileprivate var numbers: [JSONValue] {
    [.number(origin.x), .number(origin.y), .number(size.width), .number(size.height)]
  }
}
