// Reads Apple's notation of constraints, that of iOS 10 and later as well as older ones and those of libraries.

import Foundation
import Plumbline

extension NotedConstraint {
  /// Reads one description, from `<` to `>`, on one line.
  public init(_ text: String) throws(NotationMistake) {
    // Where people write a constraint down, as `print` writes other objects.
    var heading = NotationCursor(
      text.replacingOccurrences(of: ": 0x", with: ":0x").replacing(/^< +/, with: "<"))
    guard heading.take("<"), let className = heading.takeClassName(), heading.take(":") else {
      throw .noHeading
    }
    guard let address = heading.takeAddress() ?? heading.takeWord() else { throw .noHeading }
    var source: String?
    if heading.take("@") { source = heading.take(upTo: " ") }
    // Libraries print the objects as `print` does: `<Layout:0x1> <UIView:0x2>.top == <UIView:0x3>.bottom>`.
    let hasBrackets = heading.take("> <")
    heading.skipSpaces()
    var rest = heading.rest
    if hasBrackets { rest.replace(/<(?=[\w.$]+:0x)|>(?=\.[a-z])/, with: "") }
    let isWhole = rest.hasSuffix(">") && !rest.hasSuffix("\\>")
    // Two blanks stand in front of the tail alone.
    let isAtTail = ["  …", "  ..."].contains(where: rest.hasSuffix)
    if isWhole { rest.removeLast() }
    Self.removeEllipsis(from: &rest)
    let tail = NotationTail(&rest)
    // Without the end of its list, a name or an address may be half of one, and so may a number; a body is whole where its
    // tail has begun, or where nothing but that can follow.
    guard isWhole || tail.isOpened || isAtTail || rest.hasSuffix("]") || rest.hasSuffix("|") else {
      throw .cutOff
    }
    var springs: Springs?
    if rest.hasPrefix("h="), let match = rest.prefixMatch(of: /h=([-&]{3}) v=([-&]{3}) ?/) {
      springs = Springs(horizontal: String(match.1), vertical: String(match.2))
      rest.removeSubrange(match.range)
    }
    self = try Self.reading(rest, tail) { body throws(NotationMistake) in
      var reader = BodyReader(
        body, names: tail.names, container: tail.container, isExplained: tail.isOpened || !isWhole)
      return try reader.constraint(text: text, className: className, address: address)
    }
    self.source = source
    self.springs = springs
    isActive = tail.isActive
    container = container ?? (springs == nil ? nil : tail.container)
    lacksContainer = !isWhole && !tail.isClosed && container?.name == "|"
  }

  /// Removes the ellipsis with which consoles and people truncate a line.
  private static func removeEllipsis(from text: inout String) {
    for mark in ["…", "..."] where text.hasSuffix(mark) { text.removeLast(mark.count) }
    while text.hasSuffix(" ") { text.removeLast() }
  }

  /// The identifier may hold quotes: it ends where the rest makes sense.
  private static func reading(
    _ text: String, _ tail: NotationTail, _ body: (String) throws(NotationMistake) -> NotedConstraint
  ) throws(NotationMistake) -> NotedConstraint {
    guard text.hasPrefix("'") else { return try body(text) }
    var failure = NotationMistake.expected("the end of the identifier", found: "")
    var start = text.index(after: text.startIndex)
    while let quote = text[start...].range(of: "' ") {
      do throws(NotationMistake) {
        var constraint = try body(String(text[quote.upperBound...].drop { $0 == " " }))
        constraint.identifier = String(text[text.index(after: text.startIndex)..<quote.lowerBound])
        return constraint
      } catch { failure = error }
      start = text.index(after: quote.lowerBound)
    }
    throw failure
  }
}

/// The parentheses at the end: the state, and the meanings of names and `|`.
struct NotationTail {
  /// Whether it is there to its parenthesis.
  var isClosed = false
  /// Whether its beginning is there, so that the body before it is whole.
  var isOpened = false
  var isActive: Bool?
  var names: [NotedConstraint.Item] = []
  var container: NotedConstraint.Item?

  /// Parses and removes the tail of a description without its last `>`.
  init(_ text: inout String) {
    let openings = [" (active", " (inactive", " (Names:", " (names:"]
    let found = openings.compactMap { text.range(of: $0, options: .backwards) }
    guard let opening = found.max(by: { $0.lowerBound < $1.lowerBound }) else {
      takeBeginning(off: &text)
      return
    }
    let tail = text[opening.lowerBound...]
    isOpened = true
    isClosed = tail.hasSuffix(")")
    defer { if !isClosed { (names, container) = ([], nil) } }
    if tail.hasPrefix(" (active") { isActive = true }
    if tail.hasPrefix(" (inactive") { isActive = false }
    if let list = tail.range(of: "names:", options: .caseInsensitive) {
      readNames(tail[list.upperBound...])
    }
    text = String(text[..<opening.lowerBound])
    while text.hasSuffix(" ") { text.removeLast() }
  }

  /// `(acti`, where the text is cut off.
  private mutating func takeBeginning(off text: inout String) {
    guard let opening = text.range(of: " (", options: .backwards) else { return }
    let word = text[opening.upperBound...]
    guard !word.isEmpty, ["active", "inactive", "names:", "Names:"].contains(where: { $0.hasPrefix(word) })
    else {
      return
    }
    isOpened = true
    text = String(text[..<opening.lowerBound])
    while text.hasSuffix(" ") { text.removeLast() }
  }

  /// `name:0x…, '|':Class:0x…'text' )`.
  private mutating func readNames(_ list: Substring) {
    var rest = list.drop { $0 == " " }
    while let colon = rest.firstMatch(of: /:(0x[0-9A-Fa-f]+|\(nil\))/) {
      var name = rest[..<colon.range.lowerBound]
      let address = colon.1.lowercased()
      rest = rest[colon.range.upperBound...]
      var text: String?
      if rest.hasPrefix("'"), let end = rest.dropFirst().firstRange(of: /'(, |\s*\)|$)/) {
        text = String(rest[rest.index(after: rest.startIndex)..<end.lowerBound])
        rest = rest[rest.index(after: end.lowerBound)...]
      }
      if name.hasPrefix("'|':") {
        name = name.dropFirst(4)
        let isNamed = names.contains { $0.address == address }
        container = NotedConstraint.Item(
          className: isNamed ? nil : String(name), address: address, name: isNamed ? String(name) : nil,
          text: text)
      } else {
        names.append(NotedConstraint.Item(address: address, name: String(name)))
      }
      rest = rest.drop { $0 == "," || $0 == " " }
    }
    // The longest first: a name may begin as another one does.
    names.sort { ($0.name?.count ?? 0) > ($1.name?.count ?? 0) }
  }
}

/// Parses the body of a constraint's description.
private struct BodyReader {
  typealias Item = NotedConstraint.Item
  typealias Place = NotedConstraint.Place
  typealias Side = NotedConstraint.Side

  private var cursor: NotationCursor
  private let names: [Item]
  private let container: Item?
  /// Whether every name is among `names`.
  private let isExplained: Bool

  init(_ body: String, names: [Item], container: Item?, isExplained: Bool) {
    cursor = NotationCursor(body)
    self.names = names
    self.container = container
    self.isExplained = isExplained
  }

  mutating func constraint(text: String, className: String, address: String) throws(NotationMistake)
    -> NotedConstraint
  {
    guard !cursor.isAtEnd else { throw .cutOff }
    let isVertical = cursor.starts(with: "V:")
    var result: NotedConstraint
    if isVertical || cursor.starts(with: "H:") {
      cursor.skip(2)
      result = try visualFormat(
        isVertical, NotedConstraint(text: text, className: className, address: address))
    } else {
      result = try equation(NotedConstraint(text: text, className: className, address: address))
    }
    try readEnd(&result)
    return result
  }

  // MARK: Items

  /// The object whose name stands here, with the place behind it.
  private func named(endsAt isEnd: (NotationCursor) -> Bool) -> (item: Item, end: NotationCursor)? {
    for known in names {
      var ahead = cursor
      if let name = known.name, ahead.take(name), isEnd(ahead) { return (known, ahead) }
    }
    return nil
  }

  /// Names may begin with digits: what is one is no number.
  private var isAtName: Bool { named(endsAt: Self.startsWithAttribute) != nil }

  private mutating func item(endsAt isEnd: (NotationCursor) -> Bool) throws(NotationMistake) -> Item {
    if let known = named(endsAt: isEnd) {
      cursor = known.end
      return known.item
    }
    if cursor.starts(with: "(null)") {
      cursor.skip(6)
      return Item(name: "(null)")
    }
    if let className = cursor.takeClassNameBeforeAddress(), cursor.take(":"),
      let address = cursor.takeAddress()
    {
      var item = Item(className: className, address: address)
      if cursor.starts(with: "'") { item.text = try quoted(endsAt: isEnd) }
      return item
    }
    // A name that nothing explains, because the end is missing or a library wrote the text.
    guard !isExplained, let name = cursor.take(until: isEnd), !name.isEmpty, !name.contains(":0x") else {
      throw .expected("a view", found: cursor.excerpt)
    }
    return Item(name: name)
  }

  /// A text may hold quotes: it ends at the first one after which the item ends.
  private mutating func quoted(endsAt isEnd: (NotationCursor) -> Bool) throws(NotationMistake) -> String {
    var ahead = cursor
    ahead.skip(1)
    var text = ""
    while let character = ahead.next() {
      if character == "'", isEnd(ahead) {
        cursor = ahead
        return text
      }
      text.append(character)
    }
    throw .expected("the end of a text", found: cursor.excerpt)
  }

  private static func startsWithAttribute(_ cursor: NotationCursor) -> Bool {
    var ahead = cursor
    guard ahead.take(".") else { return false }
    return ahead.takeAttribute() != nil || ["row-b", "column-b"].contains(where: ahead.starts)
  }

  private mutating func place() throws(NotationMistake) -> Place {
    let item = try item(endsAt: Self.startsWithAttribute)
    guard cursor.take(".") else { throw .expected("an attribute", found: cursor.excerpt) }
    for (line, attribute) in [("row", NotedConstraint.Attribute.top), ("column", .leading)]
    where cursor.take(line + "-boundary") {
      return Place(
        item: Item(className: "NSGrid\(line.capitalized)", address: "\(line) of \(item.key)"),
        attribute: attribute)
    }
    guard let attribute = cursor.takeAttribute() else {
      throw .expected("an attribute", found: cursor.excerpt)
    }
    return Place(item: item, attribute: attribute)
  }

  /// A side, with the number that an anchor is offset by: `(a.right - b.left)`, `(a.leading+0.5*a.width-8)`, which may hold
  /// one another.
  private mutating func side() throws(NotationMistake) -> (Side, constant: Double) {
    var addends: [NotedConstraint.Addend] = []
    var constant = 0.0
    try addSum(1, to: &addends, &constant)
    guard var first = addends.first else { throw .expected("a view", found: cursor.excerpt) }
    addends.removeFirst()
    // A factor of what comes first is a second addend of the same place.
    if first.factor != 1 {
      first.factor -= 1
      addends.insert(first, at: 0)
    }
    return (Side(place: first.place, others: addends), constant)
  }

  /// AppKit's sums are two deep.
  private static let depthLimit = 16

  private mutating func addSum(
    _ factor: Double, to addends: inout [NotedConstraint.Addend], _ constant: inout Double, depth: Int = 0
  ) throws(NotationMistake) {
    guard cursor.starts(with: "("), !cursor.starts(with: "(null)") else {
      addends.append(NotedConstraint.Addend(factor: factor, place: try place()))
      return
    }
    guard depth < Self.depthLimit else { throw .expected("a view", found: cursor.excerpt) }
    let start = addends.count
    cursor.skip(1)
    repeat {
      cursor.skipSpaces()
      let sign = factor * (cursor.takeSign() ?? 1)
      cursor.skipSpaces()
      let scale = sign * ((isAtName ? nil : cursor.takeFactor()) ?? 1)
      if !isAtName, let number = cursor.takeNumber() {
        constant += scale * number
      } else {
        try addSum(scale, to: &addends, &constant, depth: depth + 1)
      }
      cursor.skipSpaces()
    } while !cursor.take(")")
    // Where a row or a column is measured, the first boundary is its end.
    if addends.count == start + 2, addends[start].factor == -addends[start + 1].factor {
      addends[start].place = addends[start].place.asEndOfGridLine
    }
  }

  // MARK: Equations

  private mutating func equation(_ draft: NotedConstraint) throws(NotationMistake) -> NotedConstraint {
    var result = draft
    let (first, offset) = try side()
    result.first = first
    cursor.skipSpaces()
    guard let relation = cursor.takeRelation() else {
      throw cursor.isAtEnd ? .cutOff : .expected("==, <= or >=", found: cursor.excerpt)
    }
    result.relation = relation
    cursor.skipSpaces()
    let isName = isAtName
    if !isName, let number = cursor.takeNumberAlone() {
      result.constant = number - offset
      return result
    }
    if !isName, let factor = cursor.takeFactor() { result.multiplier = factor }
    var (second, constant) = try side()
    if first.place.attribute.isFarEdge { second.place = second.place.asEndOfGridLine }
    // SnapKit and AppKit's old form write the factor behind.
    if cursor.take(" * ") {
      guard let factor = cursor.takeNumber() else { throw .expected("a number", found: cursor.excerpt) }
      result.multiplier = factor
    }
    cursor.skipSpaces()
    if let symbol = cursor.takeSymbol() {
      (result.symbol, result.constant) = symbol
    } else if let sign = cursor.takeSign() {
      cursor.skipSpaces()
      guard let number = cursor.takeNumber() else { throw .expected("a number", found: cursor.excerpt) }
      result.constant = sign * number
    }
    result.constant += result.multiplier * constant - offset
    if second.others.count == 1, second.others[0].place == second.place {
      result.multiplier *= 1 + second.others[0].factor
      second.others = []
    }
    result.second = second
    return result
  }

  // MARK: Visual formats

  private static func endsInFormat(_ cursor: NotationCursor) -> Bool {
    cursor.starts(with: "]") || cursor.starts(with: "(") || cursor.starts(with: "}")
  }

  /// `|-(8)-[a]`, `[a]-(8)-|`, `[a]-(8)-[b]`, or the old form of a length, `[a(8)]`.
  private mutating func visualFormat(_ isVertical: Bool, _ draft: NotedConstraint) throws(NotationMistake)
    -> NotedConstraint
  {
    var result = draft
    let begin = try end()
    // What a content size adds, `Hug:250 CompressionResistance:750`, and a priority stand behind.
    if cursor.isAtEnd || cursor.starts(with: " "), let begin, case .length(let gap) = begin.rest {
      apply(gap, to: &result)
      let attribute: NotedConstraint.Attribute = isVertical ? .height : .width
      result.first = Side(place: Place(item: begin.item, attribute: attribute))
      result.second = gap.item.map { Side(place: Place(item: $0, attribute: attribute)) }
      return result
    }
    try readGap(&result)
    let finish = try end()
    let isAbsolute = cursor.take("(LTR)") || cursor.take("(RTL)")
    let near: NotedConstraint.Attribute = isVertical ? .top : isAbsolute ? .left : .leading
    let far: NotedConstraint.Attribute = isVertical ? .bottom : isAbsolute ? .right : .trailing
    let outer = container ?? Item(name: "|")
    switch (begin, finish) {
    case (nil, let inner?):
      result.first = Side(place: Place(item: inner.item, attribute: near))
      result.second = Side(place: Place(item: outer, attribute: near))
      result.container = outer
    case (let inner?, nil):
      result.first = Side(place: Place(item: outer, attribute: far))
      result.second = Side(place: Place(item: inner.item, attribute: far))
      result.container = outer
    case (let before?, let after?):
      result.first = Side(place: Place(item: after.item, attribute: near))
      result.second = Side(place: Place(item: before.item, attribute: far))
    case (nil, nil): throw .expected("a view", found: cursor.excerpt)
    }
    return result
  }

  private struct Gap {
    var relation = NotedConstraint.Relation.equal
    var constant = 0.0
    var symbol: NotedConstraint.Symbol?
    var priority: Double?
    /// The view whose length it is.
    var item: Item?
  }

  private struct End {
    enum Rest {
      case none
      case length(Gap)
    }
    var item: Item
    var rest = Rest.none
  }

  /// `|`, which is nil, or `[item]`.
  private mutating func end() throws(NotationMistake) -> End? {
    if cursor.take("|") { return nil }
    guard cursor.take("[") || cursor.take("{") else {
      guard !cursor.isAtEnd else { throw .cutOff }
      throw .expected("| or [", found: cursor.excerpt)
    }
    var end = End(item: try item(endsAt: Self.endsInFormat))
    if cursor.take("(") { end.rest = .length(try gap()) }
    guard cursor.take("]") || cursor.take("}") else { throw .expected("]", found: cursor.excerpt) }
    return end
  }

  /// `-(>=8@750)-`, or nothing for a gap of 0.
  private mutating func readGap(_ result: inout NotedConstraint) throws(NotationMistake) {
    guard cursor.take("-") else {
      if cursor.isAtEnd { throw .cutOff }
      return
    }
    guard cursor.take("(") else { throw .expected("(", found: cursor.excerpt) }
    apply(try gap(), to: &result)
    guard cursor.take("-") else {
      if cursor.isAtEnd { throw .cutOff }
      throw .expected("-", found: cursor.excerpt)
    }
  }

  private mutating func gap() throws(NotationMistake) -> Gap {
    var gap = Gap()
    if let relation = cursor.takeRelation() { gap.relation = relation }
    if let symbol = cursor.takeSymbol() {
      (gap.symbol, gap.constant) = symbol
    } else if let number = cursor.takeNumber() {
      gap.constant = number
    } else if let item = try? item(endsAt: { $0.starts(with: ")") || $0.starts(with: "@") }) {
      gap.item = item
    } else {
      throw .expected("a number", found: cursor.excerpt)
    }
    if cursor.take("@") {
      guard let priority = cursor.takeNumber() else { throw .expected("a priority", found: cursor.excerpt) }
      gap.priority = priority
    }
    guard cursor.take(")") else { throw .expected(")", found: cursor.excerpt) }
    return gap
  }

  private func apply(_ gap: Gap, to result: inout NotedConstraint) {
    result.relation = gap.relation
    result.constant = gap.constant
    result.symbol = gap.symbol
    if let priority = gap.priority { result.priority = priority }
  }

  // MARK: The end

  private mutating func readEnd(_ result: inout NotedConstraint) throws(NotationMistake) {
    cursor.skipSpaces()
    // The direction of a length is no more than repeated.
    if cursor.take("(LTR)") || cursor.take("(RTL)") { cursor.skipSpaces() }
    if cursor.take("Hug:") {
      guard let hugging = cursor.takeNumber() else { throw .expected("a priority", found: cursor.excerpt) }
      cursor.skipSpaces()
      guard cursor.take("CompressionResistance:"), let resistance = cursor.takeNumber() else {
        throw .expected("CompressionResistance:", found: cursor.excerpt)
      }
      result.contentPriorities = NotedConstraint.ContentPriorities(hugging: hugging, resistance: resistance)
    }
    cursor.skipSpaces()
    for mark in ["priority:", "^", "@"] where cursor.take(mark) {
      guard let priority = cursor.takeNumber() else { throw .expected("a priority", found: cursor.excerpt) }
      result.priority = priority
    }
    cursor.skipSpaces()
    guard cursor.isAtEnd else { throw .expected("the end", found: cursor.excerpt) }
  }
}

extension NotedConstraint {
  /// A draft that is filled while it is read.
  fileprivate init(text: String, className: String, address: String) {
    self.text = text
    self.className = className
    self.address = address
    first = Side(place: Place(item: Item(), attribute: .notAnAttribute))
  }
}
