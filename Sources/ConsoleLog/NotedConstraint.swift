// A constraint as Apple's logs write it down: the inverse of its description (spec 01 §6).

import Foundation
import Plumbline

/// A parsed description of a constraint. Views and guides are names and addresses.
public struct NotedConstraint: Hashable, Sendable {
  /// Apple's attributes.
  public typealias Attribute = NSLayoutConstraint.Attribute
  /// Apple's relations.
  public typealias Relation = NSLayoutConstraint.Relation

  /// A view or guide.
  public struct Item: Hashable, Sendable {
    /// `UILabel`, `Proto.HeaderView`; nil for one that is printed by its identifier.
    public var className: String?
    /// `0x7f83b8171210`; nil where the text that would tell is missing.
    public var address: String?
    /// The identifier that is printed instead of the class.
    public var name: String?
    /// The text in quotes beside the address: a view's text, cut to 25 characters, or a guide's identifier.
    public var text: String?

    /// The same for two mentions of one object.
    public var key: String { address ?? "name:\(name ?? className ?? "")" }
  }

  /// An attribute of an item.
  public struct Place: Hashable, Sendable {
    /// The item.
    public var item: Item
    /// The attribute; `minX` and its like are read as `left` and its like.
    public var attribute: Attribute

    /// A boundary of a grid view as the end of the line before it.
    var asEndOfGridLine: Place {
      guard item.isGridLine else { return self }
      return Place(
        item: item, attribute: attribute == .top ? .bottom : attribute == .leading ? .trailing : attribute)
    }
  }

  /// One side of the relation: an attribute, the distance between two, or what an anchor is offset by.
  public struct Side: Hashable, Sendable {
    /// The attribute, or the end of a distance.
    public var place: Place
    /// The other terms: -1 times the start of a distance, half of a width.
    public var others: [Addend] = []
  }

  /// Whether each side is one attribute, or a number.
  var isPlain: Bool { first.others.isEmpty && second?.others.isEmpty ?? true }

  /// An operand times a multiplier.
  public struct Addend: Hashable, Sendable {
    /// The factor.
    public var factor: Double
    /// The place.
    public var place: Place
  }

  /// The springs and struts of an autoresizing mask: `--&` for each axis.
  public struct Springs: Hashable, Sendable {
    /// The mask of the horizontal axis.
    public var horizontal: String
    /// The mask of the vertical axis.
    public var vertical: String
  }

  /// The names of symbolic constants.
  public enum Symbol: String, Hashable, Sendable {
    /// The standard space of visual formats and of Interface Builder.
    case standardSpace = "NSSpace"
    /// The spacing of `constraint(equalToSystemSpacingAfter:multiplier:)` and its variants.
    case anchorSystemSpacing = "NSLayoutAnchorConstraintSpace"
  }

  /// The description on one line, as it was read.
  public var text: String
  /// `NSLayoutConstraint`, or a subclass.
  public var className: String
  /// The constraint's own address, or the name that a library gives it.
  public var address: String
  /// `CCBaseCell.swift#88`, which SnapKit adds.
  public var source: String?
  /// The springs of a constraint of an autoresizing mask.
  public var springs: Springs?
  /// The constraint's identifier.
  public var identifier: String?
  /// The left side.
  public var first: Side
  /// The relation of the sides.
  public var relation = Relation.equal
  /// The right side; nil where that is a number.
  public var second: Side?
  /// The factor of the right side.
  public var multiplier = 1.0
  /// The constant added to the right side, in points.
  public var constant = 0.0
  /// The name of the constant, if it has one.
  public var symbol: Symbol?
  /// 1000 unless the description says otherwise.
  public var priority = 1000.0
  /// Content hugging and compression resistance, of content sizes.
  public var contentPriorities: ContentPriorities?
  /// Whether it is active; nil where that is not said, as before iOS 10.
  public var isActive: Bool?
  /// The item that `|` stands for.
  public var container: Item?
  /// Whether the text is cut off before it says what `|` stands for.
  var lacksContainer = false

  /// The two priorities of a content size.
  public struct ContentPriorities: Hashable, Sendable {
    /// Content hugging.
    public var hugging: Double
    /// Compression resistance.
    public var resistance: Double
  }

  /// The constraint with a view for `|`.
  func with(container new: Item) -> NotedConstraint {
    var result = self
    let isOuter = { (item: Item) in item.name == "|" && item.address == nil }
    if isOuter(first.place.item) { result.first.place.item = new }
    if let second, isOuter(second.place.item) { result.second?.place.item = new }
    result.container = new
    result.lacksContainer = false
    return result
  }

  /// Every boundary of a grid as the beginning of a row or a column.
  var withOneGridBoundary: NotedConstraint {
    func joined(_ place: Place) -> Place {
      guard place.item.isGridLine else { return place }
      return Place(item: place.item, attribute: place.attribute.isVertical ? .top : .leading)
    }
    func joined(_ side: Side) -> Side {
      Side(
        place: joined(side.place),
        others: side.others.map { Addend(factor: $0.factor, place: joined($0.place)) })
    }
    var result = self
    result.first = joined(first)
    result.second = second.map { joined($0) }
    return result
  }

  /// The view beside `|`.
  var inner: Item? { items.first { $0.key != container?.key } }

  /// The view whose autoresizing mask it is; the first one of other constraints.
  var masked: Item {
    guard let container, first.place.item.key == container.key, let second else { return first.place.item }
    return second.place.item
  }

  /// The places of both sides, as they are written.
  var places: [Place] {
    [first, second].compactMap { $0 }.flatMap { [$0.place] + $0.others.map(\.place) }
  }

  /// Every view and guide that is named, each once; the container last.
  public var items: [Item] {
    var seen: Set<String> = []
    return (places.map(\.item) + [container].compactMap { $0 }).filter { seen.insert($0.key).inserted }
  }
}

/// Why a text is no description of a constraint.
public enum NotationMistake: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text does not begin with `<Class:0x…`.
  case noHeading
  /// The text ends before the relation.
  case cutOff
  /// A text in place of an expected item, attribute, relation or number.
  case expected(String, found: String)

  /// The mistake as a part of a sentence.
  public var description: String {
    switch self {
    case .noHeading: "it does not begin with a class and an address"
    case .cutOff: "it is cut off"
    case .expected(let what, let found):
      found.isEmpty ? "it ends where \(what) is expected" : "'\(found)' stands where \(what) is expected"
    }
  }
}
