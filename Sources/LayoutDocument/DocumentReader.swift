// From a document's bytes to its model: keys, values and names, with every mistake on the way.

import Foundation
import Plumbline
import Yams

/// Reads a document; goes on after a mistake as far as there is something to read.
struct DocumentReader {
  let text: DocumentText
  var mistakes: [LayoutDocumentMistake] = []
  var model = DocumentModel()
  /// The lines of the names that views and guides have.
  private var nameLines: [String: Int] = [:]
  private var identifierLines: [String: Int] = [:]
  /// The number of times that a text has served as an id.
  private var textCounts: [String: Int] = [:]
  private var elementsLeft = LayoutDocument.elementLimit

  static let reservedNames: Set = ["super", "safeArea", "margins"]
  private static let deepestView = 400
  private static let longestIdentifier = 200
  /// A format has a constraint for each view, each list of predicates and each predicate behind the first, if not fewer.
  private static let partMarks: [UInt8] = Array("[(,".utf8)

  init(text: DocumentText) { self.text = text }

  mutating func read(_ root: Node) {
    guard !isNothing(root) else { return report(.emptyDocument, at: root) }
    let fields = fields(
      of: root, key: "document",
      allowed: [
        "name", "size", "scale", "direction", "safeArea", "margins", "metrics", "views", "guides",
        "constraints",
      ])
    if let name = fields["name"].flatMap({ string($0, key: "name") }), !name.isEmpty {
      model.title = name
      model.boxes[0].name = name
    }
    model.boxes[0].place = Self.place(of: root)
    nameLines[model.boxes[0].name] = model.boxes[0].place.line
    if let size = fields["size"] {
      if let size = self.size(size, key: "size") { model.size = size }
    } else {
      report(.missingKey("size", example: "size: [320, 480]"), at: root)
    }
    if let node = fields["scale"], let scale = number(node, key: "scale") {
      if scale > 0, scale <= 16 {
        model.scale = scale
      } else {
        reportUnexpected("scale", "a number above 0 and up to 16", node)
      }
    }
    if let node = fields["direction"] {
      switch node.scalar?.string {
      case "ltr": model.isRightToLeft = false
      case "rtl": model.isRightToLeft = true
      default: reportUnexpected("direction", "ltr or rtl", node)
      }
    }
    if let node = fields["safeArea"] { model.safeArea = edges(node, key: "safeArea") }
    if let node = fields["margins"] { model.boxes[0].margins = edges(node, key: "margins") }
    if let node = fields["metrics"] { readMetrics(node) }
    if let node = fields["guides"] { readGuides(node, owner: 0) }
    if let node = fields["views"] { readViews(node, parent: 0, depth: 1) }
    if let node = fields["constraints"] { readConstraints(node) }
  }

  private static func place(of node: Node) -> DocumentModel.Place {
    node.mark.map { DocumentModel.Place(line: $0.line, column: $0.column) } ?? .beginning
  }

  // MARK: Metrics, views and guides

  private mutating func readMetrics(_ node: Node) {
    for (name, value, keyNode) in entries(of: node, key: "metrics") {
      guard EquationParser.isName(name) else {
        report(.illegalName(name), at: keyNode)
        continue
      }
      if let number = number(value, key: name) { model.metrics[name] = number }
    }
  }

  private mutating func readViews(_ node: Node, parent: Int, depth: Int) {
    guard depth <= Self.deepestView else {
      return report(.nestedTooDeeply(limit: Self.deepestView), at: node)
    }
    for (name, value, keyNode) in entries(of: node, key: "views") where register(name, at: keyNode) {
      readView(name, value, at: Self.place(of: keyNode), parent: parent, depth: depth)
    }
  }

  private mutating func readView(
    _ name: String, _ node: Node, at place: DocumentModel.Place, parent: Int, depth: Int
  ) {
    let index = model.boxes.count
    model.boxes.append(DocumentModel.Box(name: name, parent: parent, place: place))
    guard !isNothing(node) else { return }
    let fields = fields(
      of: node, key: name,
      allowed: [
        "intrinsic", "hugging", "compression", "margins", "insets", "frame", "hidden", "clips",
        "views", "guides",
      ])
    var box = model.boxes[index]
    if let node = fields["intrinsic"] { (box.intrinsicWidth, box.intrinsicHeight) = intrinsicSize(node) }
    if let node = fields["hugging"] { box.hugging = priorities(node, key: "hugging") }
    if let node = fields["compression"] { box.compression = priorities(node, key: "compression") }
    if let node = fields["margins"] { box.margins = edges(node, key: "margins") }
    if let node = fields["insets"] { box.alignmentInsets = edges(node, key: "insets") }
    if let node = fields["frame"], let frame = numbers(node, key: "frame", count: 4) {
      box.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    if let node = fields["hidden"] { box.isHidden = boolean(node, key: "hidden") ?? false }
    if let node = fields["clips"] { box.clips = boolean(node, key: "clips") ?? false }
    model.boxes[index] = box
    if let node = fields["guides"] { readGuides(node, owner: index) }
    if let node = fields["views"] { readViews(node, parent: index, depth: depth + 1) }
  }

  private mutating func readGuides(_ node: Node, owner: Int) {
    guard !isNothing(node) else { return }
    guard let sequence = node.sequence else { return reportUnexpected("guides", "a list of names", node) }
    for item in sequence {
      guard let name = item.scalar?.string else {
        reportUnexpected("guides", "a list of names", item)
        continue
      }
      if register(name, at: item) {
        model.guides.append(DocumentModel.Guide(name: name, owner: owner, place: Self.place(of: item)))
      }
    }
  }

  /// Whether a name can be given to a view or guide.
  private mutating func register(_ name: String, at node: Node) -> Bool {
    guard takes(1, at: node) else { return false }
    if !EquationParser.isName(name) {
      report(.illegalName(name), at: node)
    } else if Self.reservedNames.contains(name) {
      report(.reservedName(name), at: node)
    } else if let line = nameLines[name] {
      report(.duplicateName(name, firstLine: line), at: node)
    } else {
      nameLines[name] = node.mark?.line ?? 1
      return true
    }
    return false
  }

  /// Whether a document of so many elements more is read; the first one beyond the limit is reported.
  private mutating func takes(_ count: Int, at node: Node) -> Bool {
    let had = elementsLeft
    elementsLeft -= count
    if had >= 0, elementsLeft < 0 { report(.tooManyElements(LayoutDocument.elementLimit), at: node) }
    return elementsLeft >= 0
  }

  // MARK: Constraints

  private mutating func readConstraints(_ node: Node) {
    guard !isNothing(node) else { return }
    guard let sequence = node.sequence else { return reportUnexpected("constraints", "a list", node) }
    for item in sequence {
      if let scalar = item.scalar {
        readConstraint(scalar, at: item, idNode: nil, options: [])
      } else if item.mapping != nil {
        readConstraintObject(item)
      } else {
        reportUnexpected("constraints", "a list of texts, or of mappings with the key 'constraint'", item)
      }
    }
  }

  private mutating func readConstraintObject(_ node: Node) {
    let fields = fields(of: node, key: "constraint", allowed: ["constraint", "id", "options"])
    guard let constraint = fields["constraint"] else {
      return report(.missingKey("constraint", example: "constraint: title.width == 100"), at: node)
    }
    guard let scalar = constraint.scalar else { return reportUnexpected("constraint", "a text", constraint) }
    var options: NSLayoutConstraint.FormatOptions = []
    if let node = fields["options"] { options = formatOptions(node) }
    readConstraint(scalar, at: constraint, idNode: fields["id"], options: options)
  }

  private mutating func readConstraint(
    _ scalar: Node.Scalar, at node: Node, idNode: Node?, options: NSLayoutConstraint.FormatOptions
  ) {
    guard takes(max(1, scalar.string.utf8.count { Self.partMarks.contains($0) }), at: node) else { return }
    let place = Self.place(of: node)
    var id = scalar.string.trimmingCharacters(in: .whitespacesAndNewlines)
    if let idNode {
      guard let given = string(idNode, key: "id") else { return }
      if let line = identifierLines[given] {
        report(.duplicateIdentifier(given, firstLine: line), at: idNode)
      }
      id = given
    } else {
      // The text serves as the id, as far as people read it: one format may stand for thousands of constraints. A number
      // tells equal ones apart.
      if id.utf8.count > Self.longestIdentifier { id = String(id.prefix(Self.longestIdentifier)) + "…" }
      let text = id
      var count = textCounts[text] ?? 1
      while identifierLines[id] != nil {
        count += 1
        id = "\(text) (\(count))"
      }
      textCounts[text] = count
    }
    identifierLines[id] = place.line
    let content: DocumentModel.Entry.Content
    if Self.isVisualFormat(scalar.string) {
      content = .format(scalar.string)
    } else {
      do throws(EquationError) {
        content = .equation(try EquationParser.parse(scalar.string))
      } catch {
        return mistakes.count < LayoutDocumentError.limit
          ? report(error.kind, at: text.place(in: scalar, at: error.offset)) : report(error.kind, at: node)
      }
    }
    model.constraints.append(
      DocumentModel.Entry(content: content, scalar: scalar, place: place, id: id, options: options))
  }

  /// Equations have no brackets and no bars, visual formats always do; a lone `H:` is a format, too.
  private static func isVisualFormat(_ text: String) -> Bool {
    text.contains { $0 == "[" || $0 == "|" } || text.hasPrefix("H:") || text.hasPrefix("V:")
  }

  private static let formatOptionNames: KeyValuePairs<String, NSLayoutConstraint.FormatOptions> = [
    "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop,
    "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading,
    "alignAllTrailing": .alignAllTrailing, "alignAllCenterX": .alignAllCenterX,
    "alignAllCenterY": .alignAllCenterY, "alignAllLastBaseline": .alignAllLastBaseline,
    "alignAllFirstBaseline": .alignAllFirstBaseline, "alignAllBaseline": .alignAllBaseline,
    "directionLeadingToTrailing": .directionLeadingToTrailing, "directionLeftToRight": .directionLeftToRight,
    "directionRightToLeft": .directionRightToLeft, "spacingEdgeToEdge": .spacingEdgeToEdge,
    "spacingBaselineToBaseline": .spacingBaselineToBaseline,
  ]

  private mutating func formatOptions(_ node: Node) -> NSLayoutConstraint.FormatOptions {
    var options: NSLayoutConstraint.FormatOptions = []
    let items = node.sequence.map(Array.init) ?? [node]
    for item in items {
      guard let name = item.scalar?.string else {
        reportUnexpected("options", "a name or a list of names", item)
        continue
      }
      if let option = Self.formatOptionNames.first(where: { $0.key == name })?.value {
        options.formUnion(option)
      } else {
        let names = Self.formatOptionNames.map(\.key)
        report(.unknownKey(name, suggestion: NameSuggestion.closest(to: name, among: names)), at: item)
      }
    }
    return options
  }
}
