// Constraints and priorities as Interface Builder writes them. The order of attributes and elements is read off the
// corpus.

import Foundation
import Plumbline

/// A constraint to be added to a document with ``DocumentEditor/add(_:to:line:)``: required, with a multiplier of 1.
///
/// Items are ids of the document and attributes have its spelling (`leading`, `centerX`). Its id is made of its content, so
/// that the same change to the same document gives the same bytes.
public struct NewConstraint: Hashable, Sendable {
  /// The id of the first item; nil for the view that holds the constraint.
  public var firstItem: String?
  /// The attribute as documents name it: `leading`, `top`, `width`, ….
  public var firstAttribute: String
  /// The relation as documents name it: `greaterThanOrEqual`, `lessThanOrEqual`; nil for an equality.
  public var relation: String?
  /// The id of the second item; nil for a constraint of a single attribute.
  public var secondItem: String?
  /// The second item's attribute as documents name it; nil without a second item.
  public var secondAttribute: String?
  /// The constant added to the second item's attribute, in points.
  public var constant: Double

  /// A required constraint; an equality unless a relation is given.
  public init(
    firstItem: String? = nil, firstAttribute: String, relation: String? = nil, secondItem: String? = nil,
    secondAttribute: String? = nil, constant: Double
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.constant = constant
  }
}

extension DocumentEditor {
  /// Sets the priority of a constraint.
  /// - Returns: Whether the document has the constraint.
  @discardableResult
  public mutating func setPriority(_ priority: Float, ofConstraint id: String, line: Int?) -> Bool {
    guard let constraint = element(id, line: line), constraint.name == "constraint" else { return false }
    set("priority", Self.priority(priority), of: constraint) { Self.precedesPriority.contains($0) }
    return true
  }

  /// Makes a constraint an inequality, as documents name it (`greaterThanOrEqual`, `lessThanOrEqual`), or an equality with nil.
  /// - Returns: Whether the document has the constraint.
  @discardableResult
  public mutating func setRelation(_ relation: String?, ofConstraint id: String, line: Int?) -> Bool {
    guard let constraint = element(id, line: line), constraint.name == "constraint" else { return false }
    if let relation {
      set("relation", relation, of: constraint) { $0 == "firstItem" || $0 == "firstAttribute" }
    } else {
      remove("relation", of: constraint)
    }
    return true
  }

  /// Sets the constant of a constraint, which then is no longer the system's spacing.
  /// - Returns: Whether the document has the constraint.
  @discardableResult
  public mutating func setConstant(_ constant: Double, ofConstraint id: String, line: Int?) -> Bool {
    guard let constraint = element(id, line: line), constraint.name == "constraint" else { return false }
    if constant == 0, constraint["symbolic"] == nil {
      remove("constant", of: constraint)
    } else {
      // In the corpus' 13,826 constraints with one, all of these precede it.
      set("constant", Self.number(constant, zero: "0"), of: constraint) {
        Self.precedesPriority.contains($0) && $0 != "identifier" || $0 == "priority"
      }
    }
    remove("symbolic", of: constraint)
    return true
  }

  /// Sets the multiplier of a constraint. Whether the document has the constraint.
  package mutating func setMultiplier(_ multiplier: Double, ofConstraint id: String, line: Int?) -> Bool {
    guard let constraint = element(id, line: line), constraint.name == "constraint" else { return false }
    if multiplier == 1 {
      remove("multiplier", of: constraint)
    } else {
      set("multiplier", Self.number(multiplier), of: constraint) {
        Self.precedesPriority.contains($0) && $0 != "identifier" && $0 != "multiplier"
      }
    }
    return true
  }

  /// Installs a constraint or leaves it out, as the box "Installed" does: the view that holds it names those that are
  /// left out in its default variation.
  /// - Returns: Whether the document has the constraint, in a view.
  @discardableResult
  public mutating func setInstalled(_ isInstalled: Bool, ofConstraint id: String, line: Int?) -> Bool {
    guard let constraint = element(id, line: line), constraint.name == "constraint",
      let holder = constraint.parent?.parent
    else { return false }
    let variation = holder.children.first { $0.name == "variation" && $0["key"] == "default" }
    let mask = variation?.children.first { $0.name == "mask" && $0["key"] == "constraints" }
    let exclusion = mask?.children.first { $0.name == "exclude" && $0["reference"] == id }
    guard isInstalled == (exclusion != nil) else { return true }
    if let exclusion {
      remove(exclusion, emptyingListNamed: "mask")
      return true
    }
    let text = "<exclude reference=\"\(Self.escaped(id))\"/>"
    if let mask, let last = mask.children.reduce(nil, { _, child in child }) {
      insert(text, behind: last)
      return true
    }
    guard let list = constraint.parent else { return false }
    let (outer, unit) = (indentation(of: list), indentationUnit(of: list))
    let inner = "<mask key=\"constraints\">\(outer)\(unit)\(unit)\(text)\(outer)\(unit)</mask>"
    if let last = variation?.children.reduce(nil, { _, child in child }) {
      insert(inner, behind: last)
      return true
    }
    // Variations follow all of a view but its connections.
    let others = holder.children.filter { !["variation", "connections", "point"].contains($0.name) }
    guard let sibling = others.reduce(nil, { _, child in child }) else { return false }
    insert("<variation key=\"default\">\(outer)\(unit)\(inner)\(outer)</variation>", behind: sibling)
    return true
  }

  /// Sets the hugging or compression resistance priority of a view.
  /// - Returns: Whether the document has the view.
  @discardableResult
  public mutating func setContentPriority(
    _ priority: Float, hugging isHugging: Bool, _ axis: NSLayoutConstraint.Axis, of id: String, line: Int?
  ) -> Bool {
    guard let view = element(id, line: line) else { return false }
    let name =
      (axis == .horizontal ? "horizontal" : "vertical") + (isHugging ? "Hugging" : "CompressionResistance")
      + "Priority"
    let earlier = Self.contentPriorities.prefix { $0 != name }
    set(name, Self.priority(priority), of: view) {
      Self.precedesContentPriorities.contains($0) || earlier.contains($0)
    }
    return true
  }

  /// Removes a constraint.
  /// - Returns: Whether the document has the constraint.
  @discardableResult
  public mutating func removeConstraint(_ id: String, line: Int?) -> Bool {
    guard let constraint = element(id, line: line), constraint.name == "constraint" else { return false }
    remove(constraint, emptyingListNamed: "constraints")
    return true
  }

  /// Adds constraints to those that a view holds, each with a new id, in the order of ids.
  /// - Returns: Whether the document has a place for them.
  @discardableResult
  public mutating func add(_ constraints: [NewConstraint], to id: String, line: Int?) -> Bool {
    let lines = constraints.map { constraint in
      let id = newID(for: constraint, in: id)
      return (id: id, text: Self.text(of: constraint, id: id))
    }
    return add(lines, to: id, line: line)
  }

  /// Adds elements of constraints to those that a view holds, in the order of ids.
  private mutating func add(_ new: [(id: String, text: String)], to id: String, line: Int?) -> Bool {
    guard let view = element(id, line: line) else { return false }
    let lines = new.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    if let list = view.first("constraints"), let first = list.first("constraint") {
      for line in lines {
        let earlier = list.children.filter { ($0.id ?? "").utf8.lexicographicallyPrecedes(line.id.utf8) }.last
        if let earlier {
          insert(line.text, behind: earlier)
        } else {
          insert(line.text, before: first)
        }
      }
      return true
    }
    // The list follows the frame, what is inside and the background, and precedes the rest.
    let leading = view.children.prefix { Self.precedesConstraints.contains($0.name) }
    guard let sibling = leading.last else { return false }
    let inner = lines.map { "\(indentation(of: sibling))\(indentationUnit(of: sibling))\($0.text)" }.joined()
    insert("<constraints>\(inner)\(indentation(of: sibling))</constraints>", behind: sibling)
    return true
  }

  /// Adds a constraint with attributes in the document's spelling. Whether it has a place there, and the id is new.
  package mutating func addConstraint(
    _ id: String, _ attributes: [(name: String, value: String)], to holder: String
  ) -> Bool {
    guard document.index.byID[id] == nil, newIDs.insert(id).inserted else { return false }
    let text = attributes.map { " \($0.name)=\"\(Self.escaped($0.value))\"" }.joined()
    return add([(id, "<constraint\(text) id=\"\(Self.escaped(id))\"/>")], to: holder, line: nil)
  }

  package static func priority(_ priority: Float) -> String {
    priority == priority.rounded() ? String(Int(priority)) : String(priority)
  }

  private static func text(of constraint: NewConstraint, id: String) -> String {
    var text = "<constraint"
    if let item = constraint.firstItem { text += " firstItem=\"\(escaped(item))\"" }
    text += " firstAttribute=\"\(constraint.firstAttribute)\""
    if let relation = constraint.relation { text += " relation=\"\(relation)\"" }
    if let item = constraint.secondItem { text += " secondItem=\"\(escaped(item))\"" }
    if let attribute = constraint.secondAttribute { text += " secondAttribute=\"\(attribute)\"" }
    if constraint.constant != 0 { text += " constant=\"\(number(constraint.constant))\"" }
    return text + " id=\"\(id)\"/>"
  }

  /// Three, two and three letters or digits, as in `8bC-Xf-vdC`; the same for the same document and constraint.
  private mutating func newID(for constraint: NewConstraint, in holder: String) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(holder) \(constraint)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    while true {
      var rest = hash
      var id = ""
      for place in 0..<10 {
        if place == 3 || place == 6 {
          id += "-"
        } else {
          id.append(letters[Int(rest % 62)])
          rest /= 62
        }
      }
      if document.index.byID[id] == nil, newIDs.insert(id).inserted { return id }
      hash = hash &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    }
  }

  private static let precedesPriority: Set<String> = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "identifier", "multiplier",
  ]
  static let contentPriorities = [
    "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority",
  ]
  static let precedesContentPriorities: Set<String> = [
    "key", "identifier", "wantsLayer", "focusRingType", "opaque", "hidden", "clipsSubviews",
    "multipleTouchEnabled",
    "userInteractionEnabled", "alpha", "tag", "contentMode", "semanticContentAttribute", "orientation",
    "alignment",
    "distribution", "autoresizesSubviews", "clearsContextBeforeDrawing", "clipsToBounds", "toolTip",
    "imageHugsTitle",
    "horizontalStackHuggingPriority", "verticalStackHuggingPriority",
  ]
  private static let precedesConstraints: Set<String> = [
    "rect", "autoresizingMask", "subviews", "viewLayoutGuide", "keyboardLayoutGuide", "userGuides", "color",
    "view",
    "clipView", "tableViewCellContentView", "accessibility", "gestureRecognizers", "animations", "buttonCell",
    "popUpButtonCell",
  ]
}
