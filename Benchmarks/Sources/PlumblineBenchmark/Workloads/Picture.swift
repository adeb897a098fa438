// A layout as plain data: boxes, relations between their attributes, contents, and the same as a flexbox tree. Every
// contender is built from it.

import ConstraintSolver

/// A layout before anybody solved it. Boxes are numbered; box 0 is the root, and a parent comes before its children.
struct Picture {
  /// What a relation can name; the raw values are Apple's (`NSLayoutConstraint.Attribute`).
  enum Part: UInt8 {
    case left = 1, right, top, bottom
    case width = 7, height, centerX, centerY
    case none = 0
  }

  /// Where a relation comes from.
  enum Origin: UInt8 {
    /// Somebody wrote it.
    case given
    /// The root has the size of its host.
    case rootWidth, rootHeight
    /// A content size asks for it.
    case content
  }

  /// `first.part RELATION second.secondPart + constant`, between siblings, a parent and its child, or of one box.
  struct Relationship {
    var first: Int32
    /// -1 where there is none.
    var second: Int32 = -1
    var part: Part
    var secondPart = Part.none
    var relation = Relation.equal
    var origin = Origin.given
    var constant: Double
    var priority: Float = 1000
    /// The priority of not being below the constant, of a content size: `priority` is then that of not being above.
    var priorityBelow: Float = 0

    var isGoal: Bool { origin == .content }
  }

  /// A box that has a content.
  struct Content {
    var box: Int32
    var width: Double
    var height: Double
    var hugging: Float
    var compressionResistance: Float
  }

  private(set) var parents: [Int32] = [-1]
  private(set) var relationships: [Relationship] = []
  private(set) var contents: [Content] = []
  /// The relationship that fixes the root's width: its constant is the size that changes.
  private(set) var widthRelationship = 0
  /// The relationship whose constant changes in the edits of one middle view, and of the edits that move others.
  var detailRelationship = 0
  var shiftRelationship = 0
  /// Whether required relationships exclude each other.
  var hasConflict = false
  /// The flexbox form; nil where there is none.
  var flexbox: FlexboxPicture?

  var boxCount: Int { parents.count }

  init(boxes: Int, relationships: Int) {
    parents.reserveCapacity(boxes)
    self.relationships.reserveCapacity(relationships)
  }

  mutating func fixRootWidth(_ width: Double) {
    widthRelationship = relationships.count
    relationships.append(Relationship(first: 0, part: .width, origin: .rootWidth, constant: width))
  }

  mutating func fixRootHeight(_ height: Double) {
    relationships.append(Relationship(first: 0, part: .height, origin: .rootHeight, constant: height))
  }

  mutating func addBox(in parent: Int32) -> Int32 {
    parents.append(parent)
    return Int32(parents.count - 1)
  }

  /// Adds a relationship and returns its place.
  @discardableResult
  mutating func relate(
    _ first: Int32, _ part: Part, _ relation: Relation = .equal, to second: Int32,
    _ secondPart: Part, _ constant: Double = 0, priority: Float = 1000
  ) -> Int {
    relationships.append(
      Relationship(
        first: first, second: second, part: part, secondPart: secondPart, relation: relation,
        constant: constant, priority: priority))
    return relationships.count - 1
  }

  /// A length that is a number.
  mutating func fix(_ box: Int32, _ part: Part, _ constant: Double) {
    relationships.append(Relationship(first: box, part: part, constant: constant))
  }

  /// Gives a box a content: a goal an axis.
  mutating func fill(
    _ box: Int32, width: Double, height: Double, hugging: Float, compressionResistance: Float = 750
  ) {
    contents.append(
      Content(
        box: box, width: width, height: height, hugging: hugging,
        compressionResistance: compressionResistance))
    for (part, length) in [(Part.width, width), (Part.height, height)] {
      relationships.append(
        Relationship(
          first: box, part: part, origin: .content, constant: length, priority: hugging,
          priorityBelow: compressionResistance))
    }
  }
}

/// What changes while a picture is measured.
struct PictureState: Equatable {
  /// The root's width.
  var width: Double
  /// The constant of the detail relationship, and of the shift relationship.
  var detail: Double
  var shift: Double
}

/// A rectangle in the space of its parent; NaN where a picture says nothing.
struct Box: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// A root: only its width, and sometimes its height, is part of a picture.
  static func root(width: Double, height: Double = .nan) -> Box {
    Box(x: .nan, y: .nan, width: width, height: height)
  }
}
